import type { Geometry, Texture } from 'pixi.js';

import type { Matrix4 } from '../camera.ts';
import type { Rgb } from '../palette.ts';
import { FLAT, LIT, SOLID, type Kind } from './programs.ts';

/** One thing that is drawn by one call. What it is told is written in place, so that a frame makes no garbage. */
export interface Thing {
  readonly kind: Kind;
  readonly geometry: Geometry;
  picture: Texture;
  /** What a solid mirrors. */
  readonly mirror: Texture | null;
  visible: boolean;
  /** All that the program is told; the parts below lie in it. */
  readonly told: Float32Array;
  /** From its own measure to the canvas. */
  readonly matrix: Matrix4;
}

function thing(kind: Kind, geometry: Geometry, picture: Texture, mirror: Texture | null = null): Thing {
  const told = new Float32Array(kind.vectors * 4);
  return { kind, geometry, picture, mirror, visible: true, told, matrix: told.subarray(0, 16) };
}

export interface Flat extends Thing {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function flat(geometry: Geometry, picture: Texture): Flat {
  const made = thing(FLAT, geometry, picture);
  return Object.assign(made, { left: made.told.subarray(16, 20), right: made.told.subarray(20, 24) });
}

export interface Lit extends Thing {
  readonly turn: Float32Array;
  readonly light: Float32Array;
}

export function lit(geometry: Geometry, table: Texture): Lit {
  const made = thing(LIT, geometry, table);
  return Object.assign(made, { turn: made.told.subarray(16, 20), light: made.told.subarray(20, 24) });
}

export interface Solid extends Thing {
  /** To camera space. */
  readonly toCamera: Matrix4;
  readonly look: Float32Array;
}

export function solid(geometry: Geometry, skin: Texture, mirror: Texture): Solid {
  const made = thing(SOLID, geometry, skin, mirror);
  const look = made.told.subarray(32, 36);
  look[0] = look[2] = 1;
  return Object.assign(made, { toCamera: made.told.subarray(16, 32), look });
}

export function tint(colour: Float32Array, red: number, green: number, blue: number, alpha: number): void {
  colour[0] = red * alpha;
  colour[1] = green * alpha;
  colour[2] = blue * alpha;
  colour[3] = alpha;
}

/** Both halves as they are painted. */
export function fade(of: Flat, alpha: number): void {
  of.left.fill(alpha);
  of.right.fill(alpha);
}

/** Both halves multiplied by a colour (0–255) and a level. */
export function colour(of: Flat, by: Rgb, level: number): void {
  const factor = level / 255;
  tint(of.left, by[0] * factor, by[1] * factor, by[2] * factor, 1);
  of.right.set(of.left);
}
