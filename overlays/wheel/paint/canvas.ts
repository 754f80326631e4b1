import { RADIANS } from '../geometry.ts';
import { css, darker, lighter, type Rgb } from '../palette.ts';

/** From where the lamp shines, degrees clockwise from 12 o'clock: shadows fall the other way. */
export const LAMP = -38;

export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** A canvas whose coordinates run from −`half` to `half` in both directions (half the width where it is not square). */
export function sheet(width: number, height: number, half: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const scale = width / 2 / half;
  context.setTransform(scale, 0, 0, scale, width / 2, height / 2);
  return { canvas, context };
}

export const TURN = Math.PI * 2;

/** The path of a ring, or of a disc with `from` 0. */
export function ring(context: CanvasRenderingContext2D, from: number, to: number): void {
  context.beginPath();
  context.arc(0, 0, to, 0, TURN);
  if (from > 0) context.arc(0, 0, from, TURN, 0, true);
  context.closePath();
}

/** The path of a piece of a ring between two angles, degrees clockwise from 12 o'clock. */
export function piece(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  begin: number,
  end: number,
): void {
  const a = (begin - 90) * RADIANS;
  const b = (end - 90) * RADIANS;
  context.beginPath();
  context.arc(0, 0, to, a, b);
  context.arc(0, 0, from, b, a, true);
  context.closePath();
}

/** A gradient round the centre, from a colour for each direction. */
export function round(
  context: CanvasRenderingContext2D,
  colour: (degrees: number) => string,
  steps = 36,
): CanvasGradient {
  const gradient = context.createConicGradient(-Math.PI / 2, 0, 0);
  for (let i = 0; i <= steps; i += 1) gradient.addColorStop(i / steps, colour((i / steps) * 360));
  return gradient;
}

/** How much a slope that faces outwards in this direction looks towards the lamp, −1 to 1. */
export const facing = (degrees: number): number => Math.cos((degrees - LAMP) * RADIANS);

/** Turned metal: streaks of light where its grooves throw the lamp back. */
export function metal(context: CanvasRenderingContext2D, colour: Rgb): CanvasGradient {
  return round(
    context,
    (degrees) => {
      const streak = Math.abs(facing(degrees)) ** 6;
      const second = Math.abs(facing(degrees + 62)) ** 14 * 0.55;
      const shine = Math.min(1, streak + second);
      return shine < 0.4
        ? css(darker(colour, 0.62 - shine * 1.2))
        : css(lighter(colour, (shine - 0.4) * 1.05));
    },
    72,
  );
}

/** Evenly spread numbers from 0 to 1 that are the same every time. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seamless tile of leather or paper grain: greys around the middle, to be laid over a colour by `overlay` or `soft-light`. */
export function grain(
  seed: number,
  size: number,
  coarse: number,
  contrast: number,
  speckle = 0.6,
): HTMLCanvasElement {
  const { canvas, context } = sheet(size, size, 1);
  const random = scatter(seed);
  const cells = Math.max(1, Math.round(size / coarse));
  const lattice = Float32Array.from({ length: cells * cells }, random);
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const u = (x / size) * cells;
      const v = (y / size) * cells;
      const x0 = Math.floor(u) % cells;
      const y0 = Math.floor(v) % cells;
      const x1 = (x0 + 1) % cells;
      const y1 = (y0 + 1) % cells;
      const fx = smooth(u % 1);
      const fy = smooth(v % 1);
      const above = lattice[y0 * cells + x0]! * (1 - fx) + lattice[y0 * cells + x1]! * fx;
      const below = lattice[y1 * cells + x0]! * (1 - fx) + lattice[y1 * cells + x1]! * fx;
      const value = above * (1 - fy) + below * fy;
      const grey = 128 + ((value - 0.5) * 1.4 + (random() - 0.5) * speckle) * 255 * contrast;
      const at = (y * size + x) * 4;
      image.data[at] = image.data[at + 1] = image.data[at + 2] = grey;
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const smooth = (x: number): number => x * x * (3 - 2 * x);

/** Lays a tile over everything inside the present clip. `scale` is the size of its pixels in the sheet's measure. */
export function overlay(
  context: CanvasRenderingContext2D,
  tile: HTMLCanvasElement,
  scale: number,
  alpha: number,
  mode: GlobalCompositeOperation = 'overlay',
): void {
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]));
  context.save();
  context.globalCompositeOperation = mode;
  context.globalAlpha = alpha;
  context.fillStyle = pattern;
  context.fillRect(-2, -2, 4, 4);
  context.restore();
}
