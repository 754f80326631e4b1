import { Geometry } from 'pixi.js';

import { RADIANS } from '../geometry.ts';

/** A rectangle lying in the plane z = 0: x and y from corner to corner, its picture upright for who looks along y. */
export function rectangle(
  left: number,
  bottom: number,
  right: number,
  top: number,
  turned = false,
): Geometry {
  return new Geometry({
    attributes: {
      aPosition: {
        buffer: new Float32Array([left, top, 0, right, top, 0, right, bottom, 0, left, bottom, 0]),
        format: 'float32x3',
      },
      aUV: {
        buffer: new Float32Array(turned ? [0, 1, 1, 1, 1, 0, 0, 0] : [0, 0, 1, 0, 1, 1, 0, 1]),
        format: 'float32x2',
      },
    },
    indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
  });
}

/** A piece of a ring round the middle line y, `degrees` wide. */
export function piece(from: number, to: number, degrees: number, steps: number): Geometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const a = (i / steps - 0.5) * degrees * RADIANS;
    for (const radius of [from, to]) positions.push(Math.sin(a) * radius, Math.cos(a) * radius, 0);
    if (i < steps) indices.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 2, i * 2 + 1, i * 2 + 3);
  }
  return new Geometry({
    attributes: { aPosition: { buffer: new Float32Array(positions), format: 'float32x3' } },
    indexBuffer: new Uint16Array(indices),
  });
}

/** A point of a profile: radius, height, place on the skin, and how much metal it is. */
export type ProfilePoint = readonly [radius: number, height: number, skin: number, metal: number];

/** A smooth run of a profile. */
export interface Run {
  readonly points: readonly ProfilePoint[];
  /** It begins on top of the run before: its first edge is smoothed. What it lies on has to reach a little beneath it. */
  readonly onTop?: boolean;
}

/**
 * A solid of revolution from runs of a profile that goes from below upwards and outwards first. Rings are ordered from below
 * upwards, so that seen from above what lies higher is painted over what lies lower.
 */
export function revolved(runs: readonly Run[], segments: number): Geometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const skins: number[] = [];
  const indices: number[] = [];
  for (const { points, onTop = false } of runs) {
    const start = positions.length / 3;
    points.forEach(([radius, height, skin, metal], index) => {
      const before = points[Math.max(0, index - 1)]!;
      const after = points[Math.min(points.length - 1, index + 1)]!;
      const dr = after[0] - before[0];
      const dz = after[1] - before[1];
      const length = Math.hypot(dr, dz) || 1;
      for (let i = 0; i <= segments; i += 1) {
        const a = (i / segments) * Math.PI * 2;
        const x = Math.sin(a);
        const y = Math.cos(a);
        positions.push(x * radius, y * radius, height);
        normals.push((x * dz) / length, (y * dz) / length, -dr / length);
        skins.push(i / segments, skin, metal, onTop && index === 0 ? 0 : 1);
      }
    });
    for (let row = 0; row < points.length - 1; row += 1) {
      for (let i = 0; i < segments; i += 1) {
        const a = start + row * (segments + 1) + i;
        const b = a + segments + 1;
        indices.push(a, b, a + 1, a + 1, b, b + 1);
      }
    }
  }
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array(positions), format: 'float32x3' },
      aNormal: { buffer: new Float32Array(normals), format: 'float32x3' },
      aSkin: { buffer: new Float32Array(skins), format: 'float32x4' },
    },
    indexBuffer: new Uint16Array(indices),
  });
}
