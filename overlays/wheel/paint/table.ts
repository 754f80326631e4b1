import { SECTOR_DEGREES, SECTORS } from '../../../src/rules/chgk/wheel.ts';
import { RADIANS, sectorBegins, sectorMiddle, TABLE } from '../geometry.ts';
import { css, darker, lighter, mixed, type Palette, type Rgb } from '../palette.ts';
import { facing, grain, LAMP, metal, overlay, piece, ring, round, scatter, sheet, TURN } from './canvas.ts';

/** Half the width of the table's picture in its own measure: a little air round the edge keeps it smooth. */
export const TABLE_HALF = 1.18;

/** The bare table seen from straight above, without envelopes and without the top. */
export function paintTable(palette: Palette, size: number): HTMLCanvasElement {
  const { canvas, context } = sheet(size, size, TABLE_HALF);
  const pixel = (TABLE_HALF * 2) / size;
  context.save();
  ring(context, 0, TABLE.edge);
  context.clip();
  paintRim(context, palette, pixel);
  paintSectors(context, palette, pixel);
  paintNumeralBand(context, palette, pixel);
  paintScale(context, palette, pixel);
  paintField(context, palette, pixel);
  paintLight(context, palette);
  context.restore();
  return canvas;
}

type Context = CanvasRenderingContext2D;

function paintRim(context: Context, palette: Palette, pixel: number): void {
  const { rim, edge } = TABLE;
  const wood = palette.rim;
  context.fillStyle = css(wood);
  ring(context, rim - 0.02, edge);
  context.fill();

  if (palette.dark) {
    // Grain: the rim is joined from 13 pieces, in each the years run straight across the joint's bisector.
    const random = scatter(11);
    for (let sector = 1; sector <= SECTORS; sector += 1) {
      context.save();
      piece(context, rim - 0.02, edge, sectorBegins(sector), sectorBegins(sector + 1));
      context.clip();
      context.rotate(sectorMiddle(sector) * RADIANS);
      const tone = random() * 0.16 - 0.08;
      context.fillStyle = tone > 0 ? css(lighter(wood, tone)) : css(darker(wood, -tone * 2));
      context.fillRect(-0.4, -edge, 0.8, 0.3);
      for (let i = 0; i < 46; i += 1) {
        const y = -edge + random() * 0.24;
        const bend = (random() - 0.5) * 0.03;
        context.strokeStyle = random() < 0.6 ? css(darker(wood, 0.6), 0.3) : css(lighter(wood, 0.35), 0.14);
        context.lineWidth = pixel * (0.6 + random() * 1.6);
        context.beginPath();
        context.moveTo(-0.4, y);
        context.bezierCurveTo(-0.15, y + bend, 0.15, y - bend, 0.4, y + bend * 0.5);
        context.stroke();
      }
      context.restore();
      joint(context, sectorBegins(sector), rim, edge, css(darker(wood, 0.75), 0.7), pixel * 1.6);
    }
  }

  // The turned profile: a hollow beside the inlay, a round bead, the fall to the edge.
  bevel(context, rim, rim + 0.02, -0.7);
  bevel(context, rim + 0.02, rim + 0.05, -0.35);
  bevel(context, edge - 0.055, edge - 0.02, 0.3);
  bevel(context, edge - 0.02, edge, 0.85);
  const crest = (rim + edge) / 2;
  const gleam = round(context, (degrees) => {
    const shine = Math.max(0, facing(degrees)) ** 5 + 0.35 * Math.max(0, -facing(degrees)) ** 9;
    return `rgba(255, 244, 224, ${String((palette.dark ? 0.42 : 0.65) * shine)})`;
  });
  context.fillStyle = gleam;
  ring(context, crest - 0.012, crest + 0.008);
  context.fill();
  context.globalAlpha = 0.45;
  ring(context, crest - 0.03, crest + 0.026);
  context.fill();
  context.globalAlpha = 1;

  inlay(context, palette.metal, rim - 0.012, rim + 0.006, pixel);
  inlay(context, palette.metal, edge - 0.03, edge - 0.022, pixel);
}

/** A slope from one radius to another; positive looks outwards, negative inwards. */
function bevel(context: Context, from: number, to: number, slope: number): void {
  context.fillStyle = round(context, (degrees) => {
    const light = facing(degrees) * slope;
    return light > 0
      ? `rgba(255, 240, 215, ${String(light * 0.4)})`
      : `rgba(0, 0, 0, ${String(-light * 0.62)})`;
  });
  ring(context, from, to);
  context.fill();
}

function joint(
  context: Context,
  degrees: number,
  from: number,
  to: number,
  style: string,
  width: number,
): void {
  const x = Math.sin(degrees * RADIANS);
  const y = -Math.cos(degrees * RADIANS);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x * from, y * from);
  context.lineTo(x * to, y * to);
  context.stroke();
}

/** A strip of metal let into the table: its edges cast a hair of shadow and catch a hair of light. */
function inlay(context: Context, colour: Rgb, from: number, to: number, pixel: number): void {
  context.fillStyle = 'rgba(0, 0, 0, 0.55)';
  ring(context, from - pixel * 1.4, to + pixel * 1.4);
  context.fill();
  context.fillStyle = metal(context, colour);
  ring(context, from, to);
  context.fill();
}

function paintSectors(context: Context, palette: Palette, pixel: number): void {
  const { from, to } = TABLE.sectors;
  context.save();
  ring(context, from - 0.02, to + 0.02);
  context.clip();
  for (let sector = 1; sector <= SECTORS; sector += 1) {
    const colour = leatherOf(palette, sector);
    const deep = palette.dark ? 0.42 : 0.22;
    const fill = context.createRadialGradient(0, 0, from, 0, 0, to);
    fill.addColorStop(0, css(darker(colour, deep)));
    fill.addColorStop(0.22, css(darker(colour, deep * 0.3)));
    fill.addColorStop(0.6, css(lighter(colour, palette.dark ? 0.1 : 0.12)));
    fill.addColorStop(0.88, css(darker(colour, deep * 0.25)));
    fill.addColorStop(1, css(darker(colour, deep)));
    context.fillStyle = fill;
    piece(context, from - 0.02, to + 0.02, sectorBegins(sector) - 0.2, sectorBegins(sector + 1) + 0.2);
    context.fill();
  }
  if (palette.dark) {
    overlay(context, grain(5, 256, 3, 0.42, 0.3), pixel * 0.9, 0.5, 'soft-light');
    overlay(context, grain(6, 256, 32, 0.7, 0), pixel * 1.7, 0.5, 'soft-light');
  }
  // Padded: every sector swells a little between its seams.
  for (let sector = 1; sector <= SECTORS; sector += 1) {
    const begin = sectorBegins(sector);
    for (const [a, b, strength] of [
      [begin, begin + 2.4, 0.34],
      [begin + SECTOR_DEGREES - 2.4, begin + SECTOR_DEGREES, 0.34],
    ] as const) {
      const fade = context.createConicGradient((a - 90) * RADIANS, 0, 0);
      const span = (b - a) / 360;
      const rising = a === begin;
      fade.addColorStop(0, `rgba(0, 0, 0, ${String(rising ? strength : 0)})`);
      fade.addColorStop(span, `rgba(0, 0, 0, ${String(rising ? 0 : strength)})`);
      context.fillStyle = fade;
      piece(context, from, to, a, b);
      context.fill();
    }
  }
  for (let sector = 1; sector <= SECTORS; sector += 1) {
    const degrees = sectorBegins(sector);
    joint(context, degrees, from, to, 'rgba(0, 0, 0, 0.6)', pixel * 6);
    const across = degrees + 90;
    const shine = Math.abs(facing(across));
    joint(
      context,
      degrees,
      from,
      to,
      css(mixed(darker(palette.metal, 0.5), lighter(palette.metal, 0.35), shine)),
      pixel * 3,
    );
  }
  if (palette.dark) stitches(context, palette, pixel);
  context.restore();
  inlay(context, palette.metal, to - 0.004, to + 0.006, pixel);
}

function stitches(context: Context, palette: Palette, pixel: number): void {
  const { from, to } = TABLE.sectors;
  context.strokeStyle = css(lighter(palette.leather[0] ?? palette.leather13, 0.45), 0.42);
  context.lineWidth = pixel * 1.5;
  context.setLineDash([pixel * 6, pixel * 5]);
  for (let sector = 1; sector <= SECTORS; sector += 1) {
    const inset = 0.021;
    const a = sectorBegins(sector);
    const b = sectorBegins(sector + 1);
    const outer = Math.asin(inset / (to - inset)) / RADIANS;
    const inner = Math.asin(inset / (from + inset)) / RADIANS;
    context.beginPath();
    context.arc(0, 0, to - inset, (a + outer - 90) * RADIANS, (b - outer - 90) * RADIANS);
    context.arc(0, 0, from + inset, (b - inner - 90) * RADIANS, (a + inner - 90) * RADIANS, true);
    context.closePath();
    context.stroke();
  }
  context.setLineDash([]);
}

export function leatherOf(palette: Palette, sector: number): Rgb {
  if (sector === SECTORS) return palette.leather13;
  const { leather } = palette;
  const only = leather[0] ?? palette.leather13;
  if (leather.length === 1) return sector % 2 === 0 ? darker(only, 0.14) : only;
  const place = ((sector - 1) / (SECTORS - 2)) * (leather.length - 1);
  const index = Math.min(leather.length - 2, Math.floor(place));
  return mixed(leather[index] ?? only, leather[index + 1] ?? only, place - index);
}

function paintNumeralBand(context: Context, palette: Palette, pixel: number): void {
  const { from, to, at, size } = TABLE.numerals;
  const base = palette.lacquer;
  const fill = context.createRadialGradient(0, 0, from - 0.01, 0, 0, to + 0.02);
  fill.addColorStop(0, css(darker(base, 0.5)));
  fill.addColorStop(0.18, css(lighter(base, 0.05)));
  fill.addColorStop(0.8, css(lighter(base, 0.08)));
  fill.addColorStop(1, css(darker(base, 0.5)));
  context.fillStyle = fill;
  ring(context, from - 0.01, to + 0.014);
  context.fill();
  // Lacquer mirrors the lamp in two broad streaks.
  context.fillStyle = round(context, (degrees) => {
    const shine = Math.max(0, facing(degrees)) ** 4 * 0.2 + Math.max(0, -facing(degrees)) ** 8 * 0.08;
    return `rgba(255, 246, 230, ${String(shine)})`;
  });
  context.fill();
  inlay(context, palette.metal, from - 0.012, from - 0.006, pixel);

  for (let sector = 1; sector <= SECTORS; sector += 1) {
    joint(context, sectorBegins(sector), from, to + 0.01, css(darker(palette.metal, 0.25), 0.75), pixel * 2);
    const middle = sectorMiddle(sector);
    context.save();
    context.rotate(middle * RADIANS);
    context.translate(0, -at);
    // In the lower half numerals stand on their feet for the viewer, not for the table's centre.
    if (middle > 95 && middle < 265) context.rotate(Math.PI);
    numeral(context, palette, String(sector), size, pixel);
    context.restore();
  }
}

function numeral(context: Context, palette: Palette, text: string, size: number, pixel: number): void {
  // Fonts are set in whole pixels and scaled down: browsers refuse sizes below one.
  const scale = size / 100;
  context.scale(scale, scale);
  context.font = `${palette.weight} 100px ${palette.display}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const metrics = context.measureText(text);
  const y = (metrics.actualBoundingBoxAscent - metrics.actualBoundingBoxDescent) / 2;
  const hair = pixel / scale;
  context.fillStyle = 'rgba(0, 0, 0, 0.85)';
  context.fillText(text, hair * 1.6, y + hair * 2);
  const fill = context.createLinearGradient(0, -y, 0, y);
  fill.addColorStop(0, css(lighter(palette.numeral, 0.45)));
  fill.addColorStop(0.5, css(palette.numeral));
  fill.addColorStop(1, css(darker(palette.numeral, palette.dark ? 0.28 : 0.06)));
  context.fillStyle = fill;
  context.fillText(text, 0, y);
}

function paintScale(context: Context, palette: Palette, pixel: number): void {
  const { from, to } = TABLE.scale;
  inlay(context, palette.metal, from, to + 0.008, pixel);
  context.fillStyle = css(darker(palette.metal, 0.35), palette.dark ? 0.55 : 0.25);
  ring(context, from + 0.008, to);
  context.fill();
  const parts = SECTORS * 10;
  for (let i = 0; i < parts; i += 1) {
    const long = i % 10 === 0;
    const half = i % 5 === 0;
    joint(
      context,
      (i / parts) * 360,
      long ? from + 0.004 : half ? from + 0.012 : from + 0.02,
      to,
      css(darker(palette.metal, 0.88), long ? 0.95 : 0.75),
      pixel * (long ? 3.4 : half ? 2 : 1.4),
    );
  }
}

/** The dark mirror in the middle, with the figure that the top stands on. */
function paintField(context: Context, palette: Palette, pixel: number): void {
  const radius = TABLE.scale.from;
  const base = palette.lacquer;
  const fill = context.createRadialGradient(-0.08, -0.12, 0.02, 0, 0, radius);
  fill.addColorStop(0, css(lighter(base, palette.dark ? 0.13 : 0.22)));
  fill.addColorStop(0.55, css(lighter(base, palette.dark ? 0.03 : 0.08)));
  fill.addColorStop(1, css(darker(base, 0.35)));
  context.fillStyle = fill;
  ring(context, 0, radius);
  context.fill();

  // Guilloché: a curve that closes after 13 petals, drawn thirteen times over.
  context.strokeStyle = css(palette.metal, palette.dark ? 0.2 : 0.3);
  context.lineWidth = pixel * 1.1;
  for (let layer = 0; layer < 4; layer += 1) {
    context.beginPath();
    const depth = 0.055 + layer * 0.022;
    const middle = radius * 0.73;
    for (let i = 0; i <= 1560; i += 1) {
      const a = (i / 1560) * TURN;
      const r = middle + depth * Math.cos(SECTORS * 2 * a + layer * 0.5);
      context.lineTo(Math.sin(a) * r, -Math.cos(a) * r);
    }
    context.closePath();
    context.stroke();
  }
  star(context, palette, radius * 0.98, pixel);
  inlay(context, palette.metal, radius * 0.455, radius * 0.475, pixel);
}

/** A wind rose with a ray for every sector, each half of a ray lit from its own side. */
function star(context: Context, palette: Palette, radius: number, pixel: number): void {
  const inner = radius * 0.4;
  for (let sector = 1; sector <= SECTORS; sector += 1) {
    const middle = sectorMiddle(sector);
    for (const side of [-1, 1]) {
      const light = facing(middle + side * 75);
      context.fillStyle =
        light > 0
          ? css(lighter(palette.metal, 0.2 * light), 0.16 + 0.34 * light)
          : css(darker(palette.metal, 0.75), 0.3 - 0.15 * light);
      context.beginPath();
      const tip = middle * RADIANS;
      const foot = (middle + (side * SECTOR_DEGREES) / 2) * RADIANS;
      context.moveTo(Math.sin(tip) * radius * 0.93, -Math.cos(tip) * radius * 0.93);
      context.lineTo(Math.sin(foot) * inner, -Math.cos(foot) * inner);
      context.lineTo(Math.sin(tip) * inner * 0.5, -Math.cos(tip) * inner * 0.5);
      context.closePath();
      context.fill();
    }
  }
  context.fillStyle = css(darker(palette.lacquer, 0.2));
  ring(context, 0, radius * 0.46);
  context.fill();
  context.fillStyle = round(context, (degrees) => {
    const shine = Math.abs(facing(degrees)) ** 3;
    return css(mixed(palette.lacquer, palette.metal, 0.1 + shine * 0.35), 0.8);
  });
  ring(context, 0, radius * 0.46);
  context.fill();
  context.lineWidth = pixel;
  context.strokeStyle = 'rgba(0, 0, 0, 0.35)';
  for (let i = 1; i < 9; i += 1) {
    ring(context, 0, (radius * 0.46 * i) / 9);
    context.stroke();
  }
}

/** Middle of the pool of light: one lamp above, a little to the left. */
const POOL = { x: Math.sin(LAMP * RADIANS) * 0.4, y: -Math.cos(LAMP * RADIANS) * 0.4 } as const;
const POOL_REACH = { from: 0.2, to: 1.7 } as const;

/** What the lamp leaves of a colour, by multiplication: all in its pool, little at the far edge. */
const dusk = (palette: Palette): readonly (readonly [share: number, colour: Rgb])[] =>
  palette.dark
    ? [
        [0, [255, 255, 255]],
        [0.3, [255, 240, 220]],
        [0.62, [206, 176, 160]],
        [1, [84, 58, 66]],
      ]
    : [
        [0, [255, 255, 255]],
        [0.3, [255, 252, 248]],
        [0.62, [236, 226, 236]],
        [1, [190, 172, 200]],
      ];

function paintLight(context: Context, palette: Palette): void {
  const { from, to } = POOL_REACH;
  const fall = context.createRadialGradient(POOL.x, POOL.y, from, POOL.x, POOL.y, to);
  for (const [share, colour] of dusk(palette)) fall.addColorStop(share, css(colour));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = fall;
  context.fillRect(-2, -2, 4, 4);
  context.globalCompositeOperation = 'screen';
  const pool = context.createRadialGradient(POOL.x, POOL.y, 0, POOL.x, POOL.y, 0.95);
  pool.addColorStop(0, css(palette.light, palette.dark ? 0.17 : 0.1));
  pool.addColorStop(1, css(palette.light, 0));
  context.fillStyle = pool;
  context.fillRect(-2, -2, 4, 4);
  context.globalCompositeOperation = 'source-over';
}

/** The lamp's light at a place of the table (x right, y away), for what lies there. */
export function lightAt(palette: Palette, x: number, y: number): Rgb {
  const { from, to } = POOL_REACH;
  const share = (Math.hypot(x - POOL.x, -y - POOL.y) - from) / (to - from);
  const stops = dusk(palette);
  let last = stops[0]!;
  for (const stop of stops) {
    if (share <= stop[0]) {
      return mixed(
        last[1],
        stop[1],
        stop[0] === last[0] ? 1 : (Math.max(0, share) - last[0]) / (stop[0] - last[0]),
      );
    }
    last = stop;
  }
  return last[1];
}

/** The side of the table top, which is all of one colour: its roundness comes from the light. */
export function paintSide(palette: Palette): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.fillStyle = css(darker(palette.rim, 0.2));
  context.fillRect(0, 0, 8, 8);
  return canvas;
}
