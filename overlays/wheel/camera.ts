import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import { ENVELOPE, RADIANS, sectorMiddle } from './geometry.ts';

/** 4×4 by columns, as WebGL takes it. Everything here writes into what it is given, so that a frame makes no garbage. */
export type Matrix4 = Float32Array;

/** The part of the picture that the table is drawn on, px of 1920×1080. */
export const CANVAS = { width: 1360, height: 1080 } as const;
/** Where in it the table's centre is seen, px. */
export const MIDDLE = { x: 680, y: 470 } as const;

/** The camera hangs over the near side: distance in table radii, degrees off the vertical, px that a radius measures at that distance. */
const CAMERA = { distance: 5, tilt: 36, radius: 505 } as const;
/** Px that one radius measures at the distance of one radius. */
export const FOCAL = CAMERA.distance * CAMERA.radius;
export const TILT: number = CAMERA.tilt;
const SIN = Math.sin(TILT * RADIANS);
const COS = Math.cos(TILT * RADIANS);

/** World (x right, y away, z up, the table's centre in the middle) to camera space (x right, y up, z towards the viewer, from the eye). */
export const VIEW: Matrix4 = new Float32Array([
  1,
  0,
  0,
  0,
  0,
  COS,
  -SIN,
  0,
  0,
  SIN,
  COS,
  0,
  0,
  0,
  -CAMERA.distance,
  1,
]);

/** A place on the canvas, px, and how large a radius is there. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a point of the world is seen by the camera at rest. */
export function seen(x: number, y: number, z = 0): Seen {
  const depth = CAMERA.distance + y * SIN - z * COS;
  const radius = FOCAL / depth;
  return { x: MIDDLE.x + x * radius, y: MIDDLE.y - (y * COS + z * SIN) * radius, radius };
}

/** Where the envelopes' beds are seen by the camera at rest; index 0 is sector 1. */
export const BEDS: readonly Seen[] = Array.from({ length: SECTORS }, (_, index) => {
  const angle = sectorMiddle(index + 1) * RADIANS;
  return seen(Math.sin(angle) * ENVELOPE.at, Math.cos(angle) * ENVELOPE.at);
});

/** A flat move of the whole picture: canvas px times `scale`, plus an offset. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** No move. */
export const STILL: Readonly<Zoom> = { scale: 1, x: 0, y: 0 };

/** Scales by `scale` about the table's centre and shifts, after what `zoom` already does. */
export function zoomBy(zoom: Zoom, scale: number, x: number, y: number): void {
  zoom.scale *= scale;
  zoom.x = MIDDLE.x + (zoom.x - MIDDLE.x) * scale + x;
  zoom.y = MIDDLE.y + (zoom.y - MIDDLE.y) * scale + y;
}

/** A piece of the table's part of the picture, whole px. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Region = { x: 0, y: 0, ...CANVAS };

/** out = from camera space through the lens and the zoom to a canvas that covers a region. */
export function lens(out: Matrix4, zoom: Zoom, region: Region): void {
  const { scale } = zoom;
  // Clip space is 2 wide and 2 high and grows upwards from the middle of the canvas.
  const across = 2 / region.width;
  const up = 2 / region.height;
  out.fill(0);
  out[0] = FOCAL * scale * across;
  out[5] = FOCAL * scale * up;
  out[8] = 1 - (MIDDLE.x * scale + zoom.x - region.x) * across;
  out[9] = (MIDDLE.y * scale + zoom.y - region.y) * up - 1;
  out[11] = -1;
}

/** out = a · b; `out` must be neither. */
export function multiply(out: Matrix4, a: Matrix4, b: Matrix4): void {
  for (let column = 0; column < 16; column += 4) {
    const b0 = b[column]!;
    const b1 = b[column + 1]!;
    const b2 = b[column + 2]!;
    const b3 = b[column + 3]!;
    for (let row = 0; row < 4; row += 1) {
      out[column + row] = a[row]! * b0 + a[row + 4]! * b1 + a[row + 8]! * b2 + a[row + 12]! * b3;
    }
  }
}

/** Flat things lie at a height and are turned clockwise seen from above. */
export function lying(out: Matrix4, degrees: number, x: number, y: number, z: number, scale = 1): void {
  const sin = Math.sin(degrees * RADIANS) * scale;
  const cos = Math.cos(degrees * RADIANS) * scale;
  out.fill(0);
  out[0] = cos;
  out[1] = -sin;
  out[4] = sin;
  out[5] = cos;
  out[10] = scale;
  out[12] = x;
  out[13] = y;
  out[14] = z;
  out[15] = 1;
}

/** The top stands on its tip: it leans by `lean` degrees towards `leanTo` and is turned by `degrees`. `mirror` is its picture in the polished table. */
export function standing(out: Matrix4, degrees: number, lean: number, leanTo: number, mirror: boolean): void {
  const sin = Math.sin(degrees * RADIANS);
  const cos = Math.cos(degrees * RADIANS);
  const dx = Math.sin(leanTo * RADIANS);
  const dy = Math.cos(leanTo * RADIANS);
  const s = Math.sin(lean * RADIANS);
  const c = Math.cos(lean * RADIANS);
  // What points towards (dx, dy) sinks, what points up moves there.
  const a = 1 - dx * dx * (1 - c);
  const b = -dx * dy * (1 - c);
  const d = 1 - dy * dy * (1 - c);
  const flip = mirror ? -1 : 1;
  out.fill(0);
  out[0] = a * cos - b * sin;
  out[1] = b * cos - d * sin;
  out[2] = flip * (-dx * s * cos + dy * s * sin);
  out[4] = a * sin + b * cos;
  out[5] = b * sin + d * cos;
  out[6] = flip * (-dx * s * sin - dy * s * cos);
  out[8] = dx * s;
  out[9] = dy * s;
  out[10] = flip * c;
  out[15] = 1;
}

/** Lifts what a matrix places along its own axis. */
export function raise(matrix: Matrix4, by: number): void {
  matrix[12]! += matrix[8]! * by;
  matrix[13]! += matrix[9]! * by;
  matrix[14]! += matrix[10]! * by;
}

/** A card in camera space, seen at a place on the canvas at a size: turned clockwise, laid back and turned over, degrees. */
export function floating(
  out: Matrix4,
  x: number,
  y: number,
  radius: number,
  back: number,
  turn: number,
  over: number,
): void {
  const sb = Math.sin(back * RADIANS);
  const cb = Math.cos(back * RADIANS);
  const st = Math.sin(turn * RADIANS);
  const ct = Math.cos(turn * RADIANS);
  const so = Math.sin(over * RADIANS);
  const co = Math.cos(over * RADIANS);
  out.fill(0);
  // Laying back after turning after turning over.
  out[0] = ct;
  out[1] = -st * cb;
  out[2] = st * sb;
  out[4] = st * co;
  out[5] = ct * co * cb + so * sb;
  out[6] = -ct * co * sb + so * cb;
  out[8] = -st * so;
  out[9] = -ct * so * cb + co * sb;
  out[10] = ct * so * sb + co * cb;
  out[12] = (x - MIDDLE.x) / radius;
  out[13] = (MIDDLE.y - y) / radius;
  out[14] = -FOCAL / radius;
  out[15] = 1;
}
