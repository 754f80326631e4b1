import { SECTORS } from '../../../src/rules/chgk/wheel.ts';
import { TABLE, TOP } from '../geometry.ts';
import { css, darker, lighter, mixed, type Palette } from '../palette.ts';
import { sheet, TURN } from './canvas.ts';

/** Half the width of the arrow's sheet, in table radii. */
export const ARROW_HALF = 0.075;
/** Length of the sheet: from the tip's end to the tail's, with some air. */
export const ARROW_SPAN = { from: -(TOP.tail + 0.02), to: TOP.arrow + 0.01 } as const;

function arrowPath(context: CanvasRenderingContext2D): void {
  const { arrow, tail } = TOP;
  context.beginPath();
  // Pointing up; y grows downwards on the sheet.
  context.moveTo(0, -arrow);
  context.lineTo(0.068, -arrow + 0.185);
  context.quadraticCurveTo(0.034, -arrow + 0.165, 0.02, -arrow + 0.19);
  context.lineTo(0.024, 0);
  context.lineTo(0.014, tail - 0.13);
  context.quadraticCurveTo(0.06, tail - 0.1, 0.052, tail - 0.045);
  context.quadraticCurveTo(0.04, tail, 0, tail);
  context.quadraticCurveTo(-0.04, tail, -0.052, tail - 0.045);
  context.quadraticCurveTo(-0.06, tail - 0.1, -0.014, tail - 0.13);
  context.lineTo(-0.024, 0);
  context.lineTo(-0.02, -arrow + 0.19);
  context.quadraticCurveTo(-0.034, -arrow + 0.165, -0.068, -arrow + 0.185);
  context.closePath();
}

function arrowSheet(length: number): ReturnType<typeof sheet> {
  const { from, to } = ARROW_SPAN;
  const width = Math.round((length * ARROW_HALF * 2) / (to - from));
  const made = sheet(width, length, ARROW_HALF);
  const scale = width / 2 / ARROW_HALF;
  made.context.setTransform(scale, 0, 0, scale, width / 2, to * scale);
  return made;
}

/** The arrow in the light of a lamp straight above; its two slopes are shaded while it turns. */
export function paintArrow(palette: Palette, length: number): HTMLCanvasElement {
  const { canvas, context } = arrowSheet(length);
  const { arrow, tail } = TOP;
  arrowPath(context);
  const along = context.createLinearGradient(0, -arrow, 0, tail);
  along.addColorStop(0, css(lighter(palette.metal, 0.5)));
  along.addColorStop(0.25, css(lighter(palette.metal, 0.15)));
  along.addColorStop(0.6, css(darker(palette.metal, 0.12)));
  along.addColorStop(1, css(lighter(palette.metal, 0.2)));
  context.fillStyle = along;
  context.fill();
  context.save();
  arrowPath(context);
  context.clip();
  context.strokeStyle = css(darker(palette.metal, 0.6), 0.9);
  context.lineWidth = 0.008;
  arrowPath(context);
  context.stroke();
  context.strokeStyle = css(lighter(palette.metal, 0.75), 0.9);
  context.lineWidth = 0.004;
  context.beginPath();
  context.moveTo(0, -arrow);
  context.lineTo(0, tail);
  context.stroke();
  context.fillStyle = css(darker(palette.body, 0.15));
  context.beginPath();
  context.arc(0, tail - 0.06, 0.028, 0, TURN);
  context.fill();
  context.restore();
  return canvas;
}

export function paintArrowShadow(length: number): HTMLCanvasElement {
  const { canvas, context } = arrowSheet(length);
  context.shadowColor = 'rgba(0, 0, 0, 0.8)';
  context.shadowBlur = (0.016 * length) / (ARROW_SPAN.to - ARROW_SPAN.from);
  context.shadowOffsetX = 4 * canvas.width;
  context.translate(-(4 * canvas.width * ARROW_HALF * 2) / canvas.width, 0);
  arrowPath(context);
  context.fill();
  return canvas;
}

/** What the eye keeps of the arrow while it flies: a fan that trails it by a quarter turn, tip outwards. The sheet is the quarter. */
export function paintTrail(palette: Palette, size: number): HTMLCanvasElement {
  const { canvas, context } = sheet(size, size, 1);
  context.setTransform(size, 0, 0, size, size, size);
  const fan = context.createConicGradient(-Math.PI, 0, 0);
  for (let i = 0; i <= 16; i += 1) {
    const share = i / 16;
    fan.addColorStop(share * 0.25, css(lighter(palette.metal, 0.2), share ** 2.2 * 0.75));
  }
  fan.addColorStop(0.2501, css(palette.metal, 0));
  context.fillStyle = fan;
  context.fillRect(-1, -1, 1, 1);
  // The further out the faster, the brighter the head: only a veil is left near the body.
  context.globalCompositeOperation = 'destination-in';
  const reach = context.createRadialGradient(0, 0, 0.3, 0, 0, 0.985);
  reach.addColorStop(0, 'rgba(0, 0, 0, 0.1)');
  reach.addColorStop(0.62, 'rgba(0, 0, 0, 0.3)');
  reach.addColorStop(0.8, 'rgba(0, 0, 0, 1)');
  reach.addColorStop(0.96, 'rgba(0, 0, 0, 0.9)');
  reach.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = reach;
  context.fillRect(-1, -1, 1, 1);
  return canvas;
}

/** Soft round shadow under the body. */
export function paintBlot(size: number): HTMLCanvasElement {
  const { canvas, context } = sheet(size, size, 1);
  const fill = context.createRadialGradient(0, 0, 0.15, 0, 0, 1);
  fill.addColorStop(0, 'rgba(0, 0, 0, 0.85)');
  fill.addColorStop(0.5, 'rgba(0, 0, 0, 0.5)');
  fill.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = fill;
  context.fillRect(-1, -1, 2, 2);
  return canvas;
}

/** The piece of the table, round the middle line of a sector, that the sheet of its outline shows. */
export const OUTLINE = { half: 0.26, from: 0.47, to: 1.02 } as const;

/** The bright line round a lit sector. */
export function paintOutline(palette: Palette, height: number): HTMLCanvasElement {
  const scale = height / (OUTLINE.to - OUTLINE.from);
  const { canvas, context } = sheet(Math.round(OUTLINE.half * 2 * scale), height, OUTLINE.half);
  const half = Math.PI / SECTORS;
  context.setTransform(scale, 0, 0, scale, canvas.width / 2, OUTLINE.to * scale);
  const { sectors, numerals } = TABLE;
  const path = (inset: number): void => {
    const outer = numerals.to - inset;
    const inner = sectors.from + inset;
    context.beginPath();
    context.arc(0, 0, outer, -Math.PI / 2 - half + inset / outer, -Math.PI / 2 + half - inset / outer);
    context.arc(0, 0, inner, -Math.PI / 2 + half - inset / inner, -Math.PI / 2 - half + inset / inner, true);
    context.closePath();
  };
  context.lineJoin = 'round';
  const colour = lighter(palette.metal, 0.5);
  // Strokes from broad to narrow, each adding a little: light that falls off evenly from the line.
  const STEPS = 18;
  for (let i = 0; i < STEPS; i += 1) {
    const share = (1 - i / STEPS) ** 1.5;
    context.strokeStyle = css(colour, 0.045);
    context.lineWidth = 0.008 + 0.052 * share;
    path(0.004 + 0.02 * share);
    context.stroke();
  }
  context.strokeStyle = css(colour);
  context.lineWidth = 0.006;
  path(0.004);
  context.stroke();
  return canvas;
}

/** The body's skin unrolled: left half sharp, right half as it looks at full speed; the alpha of a pixel says how much metal it is. */
export function paintSkin(palette: Palette, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const half = width / 2;
  const band = (from: number, to: number, style: string): void => {
    context.fillStyle = style;
    context.fillRect(0, from * height, width, (to - from) * height);
  };
  const gold = css(palette.metal);
  band(0, 1, css(palette.body));
  band(0, 0.1, css(lighter(mixed(palette.metal, [200, 205, 215], 0.7), 0.1)));
  band(0.1, 0.17, gold);
  band(0.4, 0.62, gold);
  band(0.62, 0.64, css(darker(palette.metal, 0.5)));
  band(0.8, 1, gold);
  const marks = 13;
  const line = css(lighter(palette.metal, 0.15));
  for (let i = 0; i < marks; i += 1) {
    const x = ((i + 0.5) / marks) * half;
    context.fillStyle = line;
    context.beginPath();
    context.moveTo(x, 0.65 * height);
    context.lineTo(x + half / marks / 3.2, 0.715 * height);
    context.lineTo(x, 0.78 * height);
    context.lineTo(x - half / marks / 3.2, 0.715 * height);
    context.closePath();
    context.fill();
  }
  context.fillStyle = css(mixed(palette.body, palette.metal, 0.4));
  const blur = context.createLinearGradient(0, 0.65 * height, 0, 0.78 * height);
  blur.addColorStop(0, css(palette.body));
  blur.addColorStop(0.5, css(mixed(palette.body, palette.metal, 0.55)));
  blur.addColorStop(1, css(palette.body));
  context.fillStyle = blur;
  // Not up to where the halves meet: there the sharp one would show a seam.
  context.fillRect(half * 1.2, 0.65 * height, half * 0.6, 0.13 * height);
  return canvas;
}

/** What polished metal (left) and lacquer (right) throw back for each direction they face. */
export function paintMirrorBalls(palette: Palette, size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size * 2;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const sky = context.createLinearGradient(0, 0, 0, size);
  for (const [at, level] of [
    [0, 90],
    [0.16, 235],
    [0.3, 255],
    [0.44, 170],
    [0.52, 60],
    [0.58, 40],
    [0.7, 105],
    [0.86, 150],
    [1, 70],
  ] as const) {
    sky.addColorStop(at, `rgb(${String(level)}, ${String(level)}, ${String(level)})`);
  }
  context.fillStyle = sky;
  context.fillRect(0, 0, size, size);
  const lamp = context.createRadialGradient(
    size * 0.34,
    size * 0.26,
    0,
    size * 0.34,
    size * 0.26,
    size * 0.24,
  );
  lamp.addColorStop(0, 'rgba(255, 255, 255, 1)');
  lamp.addColorStop(0.4, 'rgba(255, 255, 255, 0.7)');
  lamp.addColorStop(1, 'rgba(255, 255, 255, 0)');
  context.fillStyle = lamp;
  context.fillRect(0, 0, size, size);

  context.save();
  context.beginPath();
  context.rect(size, 0, size, size);
  context.clip();
  context.translate(size, 0);
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  const gleam = context.createRadialGradient(
    size * 0.33,
    size * 0.27,
    0,
    size * 0.33,
    size * 0.27,
    size * 0.15,
  );
  gleam.addColorStop(0, css(lighter(palette.light, 0.5), 1));
  gleam.addColorStop(0.45, css(lighter(palette.light, 0.3), 0.75));
  gleam.addColorStop(1, css(palette.light, 0));
  context.fillStyle = gleam;
  context.fillRect(0, 0, size, size);
  const rim = context.createRadialGradient(size / 2, size / 2, size * 0.36, size / 2, size / 2, size * 0.52);
  rim.addColorStop(0, css(palette.light, 0));
  rim.addColorStop(1, css(palette.light, 0.42));
  context.fillStyle = rim;
  context.fillRect(0, 0, size, size);
  context.restore();
  return canvas;
}
