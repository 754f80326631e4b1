import { lens, multiply, STILL, VIEW, type Matrix4, type Region, type Zoom } from '../camera.ts';
import type { Thing } from './things.ts';

/** From where a frame is seen, and a matrix to work with: both are filled anew for every thing. */
export interface Eye {
  /** Where the thing at hand stands in the world; or in camera space. */
  readonly model: Matrix4;
  /** Looks at the table through a zoom, onto a canvas that covers a region. */
  aim(zoom: Zoom, region: Region): void;
  /** Puts a thing where `model` says it stands in the world. */
  place(thing: Thing): void;
  /** Puts a thing where `model` says it stands before the camera, whatever the zoom. */
  placeBefore(thing: Thing): void;
}

export function createEye(): Eye {
  const model = new Float32Array(16);
  const glass = new Float32Array(16);
  const still = new Float32Array(16);
  const world = new Float32Array(16);
  return {
    model,
    aim(zoom, region) {
      lens(glass, zoom, region);
      lens(still, STILL, region);
      multiply(world, glass, VIEW);
    },
    place(thing) {
      multiply(thing.matrix, world, model);
    },
    placeBefore(thing) {
      multiply(thing.matrix, still, model);
    },
  };
}
