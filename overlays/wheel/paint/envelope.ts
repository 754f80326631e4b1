import { ENVELOPE } from '../geometry.ts';
import { css, darker, lighter, lightness, mixed, toned, type Palette, type Rgb } from '../palette.ts';
import { grain, overlay, sheet, TURN, type Sheet } from './canvas.ts';

export type EnvelopeKind = 'question' | 'blitz' | 'internet';

/** Height of an envelope over half its width: the sheets below run from −1 to 1 across. */
const ASPECT = ENVELOPE.height / ENVELOPE.width;
type Context = CanvasRenderingContext2D;

export function paperOf(palette: Palette, kind: EnvelopeKind): Rgb {
  if (kind === 'blitz') return toned(palette.wax, palette.dark ? 0.3 : 0.38);
  if (kind === 'internet') return mixed(palette.leather13, [96, 120, 184], palette.dark ? 0.42 : 0.3);
  return palette.paper;
}

/** Paper of an envelope that has been opened: special ones are told by their colour even in the shade. */
export const openPaperOf = (palette: Palette, kind: EnvelopeKind): Rgb =>
  kind === 'question' ? palette.paper : brightened(paperOf(palette, kind));

const brightened = (paper: Rgb): Rgb => toned(paper, lightness(paper) + 0.13);

export const inkOf = (palette: Palette, kind: EnvelopeKind): Rgb =>
  kind === 'question' ? palette.paperInk : lighter(palette.metal, 0.25);

/** `margin` is the air on each side, in halves of the envelope's width: where there is enough the envelope casts a soft shadow into it. */
const SHADOW_LEAST = 0.05;

function envelopeSheet(width: number, margin: number): Sheet & { readonly pixel: number } {
  const made = sheet(width, Math.round((width * (ASPECT + margin)) / (1 + margin)), 1 + margin);
  const pixel = (2 * (1 + margin)) / width;
  if (margin > SHADOW_LEAST) {
    const { context } = made;
    context.save();
    context.shadowColor = 'rgba(0, 0, 0, 0.9)';
    context.shadowBlur = (margin * 0.75) / pixel;
    context.shadowOffsetY = (margin * 0.18) / pixel;
    outline(context, 0.01);
    context.fill();
    context.restore();
  }
  return { ...made, pixel };
}

function paper(context: Context, base: Rgb, pixel: number): void {
  const fill = context.createLinearGradient(-1, -ASPECT, 0.6, ASPECT);
  fill.addColorStop(0, css(lighter(base, 0.22)));
  fill.addColorStop(0.55, css(base));
  fill.addColorStop(1, css(darker(base, 0.13)));
  context.fillStyle = fill;
  outline(context);
  context.fill();
  context.save();
  outline(context);
  context.clip();
  overlay(context, grain(21, 128, 2, 0.3, 0.4), pixel, 0.3, 'soft-light');
  context.restore();
}

function outline(context: Context, inset = 0): void {
  context.beginPath();
  context.roundRect(-1 + inset, -ASPECT + inset, 2 - inset * 2, (ASPECT - inset) * 2, 0.03);
}

/** The side with the flap: sealed, or slit open and spent. */
export function paintBack(
  palette: Palette,
  kind: EnvelopeKind,
  open: boolean,
  width: number,
  margin = 0,
): HTMLCanvasElement {
  const { canvas, context, pixel } = envelopeSheet(width, margin);
  const base = open ? openPaperOf(palette, kind) : paperOf(palette, kind);
  paper(context, base, pixel);
  context.save();
  outline(context);
  context.clip();

  // Side and bottom flaps meet in a shallow V.
  const seam = (path: () => void, tone: string, shade: number): void => {
    context.save();
    context.shadowColor = `rgba(0, 0, 0, ${String(shade)})`;
    context.shadowBlur = 0.09 / pixel;
    context.shadowOffsetY = 0.02 / pixel;
    context.fillStyle = tone;
    context.beginPath();
    path();
    context.closePath();
    context.fill();
    context.restore();
  };
  if (open) {
    // Slit open: one looks into it, and there is nothing left.
    const inside = context.createLinearGradient(0, -ASPECT, 0, 0.1);
    inside.addColorStop(0, css(darker(base, 0.45)));
    inside.addColorStop(1, css(darker(base, 0.82)));
    context.fillStyle = inside;
    context.fillRect(-1, -ASPECT, 2, ASPECT * 1.1);
  }
  seam(
    () => {
      context.moveTo(-1, -ASPECT);
      context.lineTo(-0.08, 0.06);
      context.lineTo(-1, ASPECT);
    },
    css(darker(base, 0.035)),
    0.35,
  );
  seam(
    () => {
      context.moveTo(1, -ASPECT);
      context.lineTo(0.08, 0.06);
      context.lineTo(1, ASPECT);
    },
    css(darker(base, 0.075)),
    0.35,
  );
  seam(
    () => {
      context.moveTo(-1, ASPECT);
      context.lineTo(-0.1, -0.02);
      context.quadraticCurveTo(0, -0.08, 0.1, -0.02);
      context.lineTo(1, ASPECT);
    },
    css(lighter(base, 0.05)),
    0.4,
  );
  if (!open) {
    const flap = context.createLinearGradient(0, -ASPECT, 0, 0.2);
    flap.addColorStop(0, css(lighter(base, 0.16)));
    flap.addColorStop(1, css(lighter(base, 0.02)));
    context.save();
    context.shadowColor = 'rgba(0, 0, 0, 0.55)';
    context.shadowBlur = 0.12 / pixel;
    context.shadowOffsetY = 0.03 / pixel;
    context.fillStyle = flap;
    context.beginPath();
    context.moveTo(-1.02, -ASPECT - 0.02);
    context.lineTo(-0.12, 0.12);
    context.quadraticCurveTo(0, 0.22, 0.12, 0.12);
    context.lineTo(1.02, -ASPECT - 0.02);
    context.closePath();
    context.fill();
    context.restore();
    context.strokeStyle = css(lighter(base, 0.5), 0.6);
    context.lineWidth = pixel * 1.2;
    context.beginPath();
    context.moveTo(-1, -ASPECT + 0.01);
    context.lineTo(-0.12, 0.11);
    context.quadraticCurveTo(0, 0.21, 0.12, 0.11);
    context.lineTo(1, -ASPECT + 0.01);
    context.stroke();
  }
  context.restore();
  edge(context, base, pixel);
  if (!open) seal(context, palette, kind, 0, 0.1, 0.2, pixel);
  else if (kind !== 'question') mark(context, palette, kind, pixel);
  return canvas;
}

/** What tells a special envelope once its seal is gone: the seal's figure, printed on the paper. */
function mark(context: Context, palette: Palette, kind: EnvelopeKind, pixel: number): void {
  const ink = inkOf(palette, kind);
  context.save();
  context.translate(0, 0.34);
  context.fillStyle = css(ink);
  context.strokeStyle = css(ink);
  context.lineWidth = Math.max(pixel * 1.6, 0.035);
  context.beginPath();
  context.arc(0, 0, 0.25, 0, TURN);
  context.stroke();
  if (kind === 'blitz') bolt(context, 0.18);
  else emblem(context, 0.17);
  context.fill();
  context.restore();
}

function edge(context: Context, base: Rgb, pixel: number): void {
  context.strokeStyle = css(lighter(base, 0.55), 0.75);
  context.lineWidth = pixel * 1.6;
  outline(context, pixel);
  context.stroke();
}

/** Wax, pressed with a spinning top seen from the side. */
function seal(
  context: Context,
  palette: Palette,
  kind: EnvelopeKind,
  x: number,
  y: number,
  radius: number,
  pixel: number,
): void {
  const wax = kind === 'question' ? palette.wax : palette.metal;
  context.save();
  context.translate(x, y);
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.6)';
  context.shadowBlur = 0.08 / pixel;
  context.shadowOffsetX = 0.02 / pixel;
  context.shadowOffsetY = 0.035 / pixel;
  const fill = context.createRadialGradient(
    -radius * 0.4,
    -radius * 0.45,
    radius * 0.05,
    0,
    0,
    radius * 1.15,
  );
  fill.addColorStop(0, css(lighter(wax, 0.5)));
  fill.addColorStop(0.35, css(wax));
  fill.addColorStop(1, css(darker(wax, 0.5)));
  context.fillStyle = fill;
  context.beginPath();
  for (let i = 0; i <= 72; i += 1) {
    const a = (i / 72) * TURN;
    const r = radius * (1 + 0.045 * Math.sin(a * 5 + 0.7) + 0.03 * Math.sin(a * 9 + 2));
    context.lineTo(Math.cos(a) * r, Math.sin(a) * r);
  }
  context.closePath();
  context.fill();
  context.restore();
  context.strokeStyle = css(darker(wax, 0.5), 0.8);
  context.lineWidth = Math.max(pixel, radius * 0.07);
  context.beginPath();
  context.arc(0, 0, radius * 0.7, 0, TURN);
  context.stroke();
  context.strokeStyle = css(lighter(wax, 0.5), 0.5);
  context.lineWidth = Math.max(pixel, radius * 0.03);
  context.beginPath();
  context.arc(radius * 0.02, radius * 0.03, radius * 0.7, 0.3, 1.9);
  context.stroke();
  if (kind === 'blitz') bolt(context, radius * 0.52);
  else emblem(context, radius * 0.5);
  context.fillStyle = css(darker(wax, 0.58), 0.9);
  context.fill();
  context.restore();
}

/** The path of a spinning top seen from the side, `size` high above and below the middle. */
export function emblem(context: Context, size: number): void {
  context.beginPath();
  context.moveTo(0, size);
  context.quadraticCurveTo(-size * 0.25, size * 0.45, -size * 0.9, size * 0.1);
  context.quadraticCurveTo(-size, -size * 0.12, -size * 0.82, -size * 0.22);
  context.quadraticCurveTo(-size * 0.2, -size * 0.34, -size * 0.13, -size * 0.62);
  context.lineTo(-size * 0.2, -size);
  context.lineTo(size * 0.2, -size);
  context.lineTo(size * 0.13, -size * 0.62);
  context.quadraticCurveTo(size * 0.2, -size * 0.34, size * 0.82, -size * 0.22);
  context.quadraticCurveTo(size, -size * 0.12, size * 0.9, size * 0.1);
  context.quadraticCurveTo(size * 0.25, size * 0.45, 0, size);
  context.closePath();
}

/** The path of a flash of lightning. */
export function bolt(context: Context, size: number): void {
  context.beginPath();
  context.moveTo(size * 0.28, -size * 1.05);
  context.lineTo(-size * 0.62, size * 0.14);
  context.lineTo(-size * 0.04, size * 0.14);
  context.lineTo(-size * 0.28, size * 1.05);
  context.lineTo(size * 0.62, -size * 0.22);
  context.lineTo(size * 0.06, -size * 0.22);
  context.closePath();
}

/** The side with the address: the sector's number, a stamp, a postmark. */
export function paintFront(
  palette: Palette,
  kind: EnvelopeKind,
  sector: number,
  width: number,
  margin = 0,
): HTMLCanvasElement {
  const { canvas, context, pixel } = envelopeSheet(width, margin);
  const base = paperOf(palette, kind);
  const ink = inkOf(palette, kind);
  paper(context, base, pixel);
  border(context, palette, kind);

  const scale = 1 / 100;
  context.save();
  context.translate(-0.42, 0);
  context.scale(scale, scale);
  context.font = `${palette.weight} 88px ${palette.display}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const text = String(sector);
  const metrics = context.measureText(text);
  const y = (metrics.actualBoundingBoxAscent - metrics.actualBoundingBoxDescent) / 2;
  context.fillStyle = css(lighter(base, 0.6), 0.8);
  context.fillText(text, 0.8, y + 0.9);
  const fill = context.createLinearGradient(0, -y, 0, y);
  const strong = kind === 'question' ? palette.wax : ink;
  fill.addColorStop(0, css(lighter(strong, 0.1)));
  fill.addColorStop(1, css(darker(strong, 0.35)));
  context.fillStyle = fill;
  context.fillText(text, 0, y);
  context.restore();

  context.strokeStyle = css(ink, 0.4);
  context.lineWidth = pixel * 2;
  for (let i = 0; i < 3; i += 1) {
    context.beginPath();
    context.moveTo(0.16, 0.16 + i * 0.13);
    context.lineTo(i === 2 ? 0.6 : 0.82, 0.16 + i * 0.13);
    context.stroke();
  }
  stamp(context, palette, kind, pixel);
  edge(context, base, pixel);
  return canvas;
}

/** Slanting stripes round the edge, as airmail has them. */
function border(context: Context, palette: Palette, kind: EnvelopeKind): void {
  const width = 0.055;
  context.save();
  outline(context, 0.012);
  context.rect(-1 + width, -ASPECT + width, 2 - width * 2, (ASPECT - width) * 2);
  context.clip('evenodd');
  const colours: readonly Rgb[] =
    kind === 'question'
      ? [palette.wax, mixed(palette.leather13, [70, 95, 160], 0.5)]
      : [palette.metal, lighter(paperOf(palette, kind), 0.3)];
  const step = 0.11;
  for (let i = -24; i < 24; i += 1) {
    context.fillStyle = css(colours[Math.abs(i) % 2] ?? palette.wax, 0.9);
    context.beginPath();
    const x = i * step;
    context.moveTo(x, -ASPECT);
    context.lineTo(x + step * 0.55, -ASPECT);
    context.lineTo(x + step * 0.55 - ASPECT * 1.2, ASPECT);
    context.lineTo(x - ASPECT * 1.2, ASPECT);
    context.closePath();
    context.fill();
  }
  context.restore();
}

function stamp(context: Context, palette: Palette, kind: EnvelopeKind, pixel: number): void {
  const width = 0.34;
  const height = 0.4;
  context.save();
  context.translate(0.68, -0.34);
  context.rotate(0.035);
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.35)';
  context.shadowBlur = 0.03 / pixel;
  context.shadowOffsetY = 0.012 / pixel;
  context.fillStyle = css(lighter(palette.paper, 0.6));
  context.beginPath();
  // Perforation: teeth along each side.
  const teeth = (from: number, to: number, at: (along: number, out: number) => void): void => {
    const count = 9;
    for (let i = 0; i < count * 2; i += 1)
      at(from + ((to - from) * (i + 0.5)) / (count * 2), i % 2 === 0 ? 0.012 : -0.008);
  };
  teeth(-width / 2, width / 2, (x, out) => context.lineTo(x, -height / 2 - out));
  teeth(-height / 2, height / 2, (y, out) => context.lineTo(width / 2 + out, y));
  teeth(width / 2, -width / 2, (x, out) => context.lineTo(x, height / 2 + out));
  teeth(height / 2, -height / 2, (y, out) => context.lineTo(-width / 2 - out, y));
  context.closePath();
  context.fill();
  context.restore();
  const picture = context.createLinearGradient(0, -height / 2, 0, height / 2);
  const tone =
    kind === 'question'
      ? (palette.leather[0] ?? palette.wax)
      : kind === 'blitz'
        ? palette.wax
        : palette.leather13;
  picture.addColorStop(0, css(lighter(tone, 0.3)));
  picture.addColorStop(1, css(darker(tone, 0.15)));
  context.fillStyle = picture;
  context.fillRect(-width / 2 + 0.03, -height / 2 + 0.03, width - 0.06, height - 0.06);
  if (kind === 'blitz') bolt(context, 0.12);
  else emblem(context, 0.11);
  context.fillStyle = css(lighter(palette.metal, 0.2));
  context.fill();
  context.restore();

  // The postmark strikes across stamp and paper.
  context.save();
  context.translate(0.4, -0.34);
  context.rotate(-0.2);
  context.strokeStyle = css(
    kind === 'question' ? darker(palette.paperInk, 0.1) : lighter(palette.metal, 0.4),
    0.55,
  );
  context.lineWidth = pixel * 2.4;
  for (const radius of [0.155, 0.125]) {
    context.beginPath();
    context.arc(0, 0, radius, 0, TURN);
    context.stroke();
  }
  for (let i = -1; i <= 1; i += 1) {
    context.beginPath();
    for (let k = 0; k <= 24; k += 1) {
      context.lineTo(0.17 + (k / 24) * 0.36, i * 0.06 + Math.sin((k / 24) * TURN * 2) * 0.014);
    }
    context.stroke();
  }
  emblem(context, 0.07);
  context.fillStyle = context.strokeStyle;
  context.fill();
  context.restore();
}

/** What an envelope that was taken up leaves: a shallow bed of its own shape. */
export function paintBed(width: number, margin: number): HTMLCanvasElement {
  const { canvas, context } = sheet(
    width,
    Math.round((width * (ASPECT + margin)) / (1 + margin)),
    1 + margin,
  );
  const fill = context.createLinearGradient(-0.5, -ASPECT, 0.5, ASPECT);
  fill.addColorStop(0, 'rgba(0, 0, 0, 0.62)');
  fill.addColorStop(1, 'rgba(0, 0, 0, 0.3)');
  context.fillStyle = fill;
  outline(context, 0.02);
  context.fill();
  context.strokeStyle = 'rgba(255, 236, 200, 0.28)';
  context.lineWidth = 0.02;
  outline(context, 0.02);
  context.stroke();
  return canvas;
}

/** A soft shadow of the envelope's shape; the sheet is half as wide again. */
export function paintShadow(width: number): HTMLCanvasElement {
  const height = Math.round((width * (ASPECT + 0.5)) / 1.5);
  const { canvas, context } = sheet(width, height, 1.5);
  const pixel = 3 / width;
  context.shadowColor = 'rgba(0, 0, 0, 0.85)';
  context.shadowBlur = 0.32 / pixel;
  context.shadowOffsetX = 8 / pixel;
  context.fillStyle = '#000';
  context.fillRect(-9, -ASPECT, 2, ASPECT * 2);
  return canvas;
}
