import { lying, multiply, raise, standing, VIEW } from '../camera.ts';
import { RADIANS, TOP } from '../geometry.ts';
import type { Look } from '../layout.ts';
import { LAMP } from '../paint/canvas.ts';
import { ARROW_HALF, ARROW_SPAN } from '../paint/top.ts';
import type { Eye } from './eye.ts';
import type { Pictures } from './pictures.ts';
import { rectangle, revolved, type Run } from './shapes.ts';
import { fade, flat, solid, tint, type Flat, type Solid, type Thing } from './things.ts';

const BELOW: readonly Run[] = [
  {
    points: [
      [0, 0, 0.02, 1],
      [0.014, 0.022, 0.05, 1],
      [0.026, 0.045, 0.09, 1],
    ],
  },
  {
    points: [
      [0.026, 0.045, 0.11, 1],
      [0.04, 0.052, 0.16, 1],
    ],
  },
  {
    points: [
      [0.04, 0.052, 0.18, 0],
      [0.092, 0.066, 0.24, 0],
      [0.14, 0.088, 0.3, 0],
      [0.172, 0.116, 0.38, 0],
    ],
  },
  {
    points: [
      [0.172, 0.116, 0.42, 1],
      [0.182, 0.122, 0.46, 1],
      [0.186, 0.134, 0.5, 1],
    ],
  },
];
const ABOVE: readonly Run[] = [
  {
    points: [
      [0.186, 0.134, 0.5, 1],
      [0.183, 0.146, 0.55, 1],
      [0.172, 0.153, 0.6, 1],
      [0.166, 0.151, 0.61, 1],
    ],
  },
  {
    onTop: true,
    points: [
      [0.1715, 0.1515, 0.625, 0],
      [0.15, 0.158, 0.67, 0],
      [0.11, 0.166, 0.72, 0],
      [0.066, 0.177, 0.775, 0],
      [0.06, 0.1785, 0.78, 0],
    ],
  },
  {
    onTop: true,
    points: [
      [0.066, 0.179, 0.82, 1],
      [0.052, 0.188, 0.84, 1],
      [0.034, 0.204, 0.86, 1],
      [0.024, 0.232, 0.88, 1],
      [0.021, 0.27, 0.9, 1],
      [0.024, 0.292, 0.91, 1],
    ],
  },
  {
    points: [
      [0.024, 0.292, 0.91, 1],
      [0.04, 0.302, 0.92, 1],
      [0.047, 0.318, 0.94, 1],
      [0.043, 0.336, 0.96, 1],
      [0.026, 0.349, 0.98, 1],
      [0, 0.354, 0.99, 1],
    ],
  },
];

/** The top with its arrow, its shadow and its picture in the polished table. */
export interface TopModel {
  readonly things: readonly Thing[];
  /** Its arrow once more, to be painted over light that is put on a picture of it. */
  readonly arrow: readonly Thing[];
  pose(eye: Eye, now: Look): void;
}

export function topModel(pictures: Pictures): TopModel {
  const belowShape = revolved(BELOW, 64);
  const arrowShape = rectangle(-ARROW_HALF, ARROW_SPAN.from, ARROW_HALF, ARROW_SPAN.to);
  const shadow = flat(rectangle(-0.3, -0.3, 0.3, 0.3), pictures.blot);
  const arrowShadow = flat(arrowShape, pictures.arrowShadow);
  const mirrored = solid(belowShape, pictures.skin, pictures.mirror);
  const trail = flat(rectangle(-TOP.arrow, 0, 0, TOP.arrow), pictures.trail);
  const below = solid(belowShape, pictures.skin, pictures.mirror);
  const arrow = flat(arrowShape, pictures.arrow);
  const above = solid(revolved(ABOVE, 64), pictures.skin, pictures.mirror);
  fade(shadow, 0.9);
  mirrored.look[0] = 0.42;
  mirrored.look[2] = 0.7;
  mirrored.look[3] = 7.5;

  const stand = (eye: Eye, body: Solid, speed: number): void => {
    multiply(body.toCamera, VIEW, eye.model);
    eye.place(body);
    body.look[1] = Math.min(1, speed * 2.2);
  };

  return {
    things: [shadow, mirrored, trail, arrowShadow, below, arrow, above],
    arrow: [arrow],
    pose(eye, now) {
      const { angle, lean, leanTo, speed } = now;
      const leaning = lean * RADIANS * 0.15;
      const x = 0.035 + Math.sin(leanTo * RADIANS) * leaning;
      const y = -0.05 + Math.cos(leanTo * RADIANS) * leaning;
      lying(eye.model, 0, x, y, 0);
      eye.place(shadow);
      lying(eye.model, angle, x * 1.2, y * 1.2, 0);
      eye.place(arrowShadow);
      fade(arrowShadow, (0.75 - 0.45 * speed) * now.arrow);
      trail.visible = speed > 0.02;
      if (trail.visible) {
        lying(eye.model, angle, 0, 0, TOP.arrowHeight);
        eye.place(trail);
        fade(trail, speed ** 1.4);
      }
      standing(eye.model, angle, lean, leanTo, true);
      stand(eye, mirrored, speed);
      standing(eye.model, angle, lean, leanTo, false);
      stand(eye, below, speed);
      stand(eye, above, speed);
      raise(eye.model, TOP.arrowHeight);
      eye.place(arrow);
      slopes(arrow, angle, now.arrow * (1 - 0.5 * speed));
    },
  };
}

/** The arrow has a ridge: each slope is as bright as it faces the lamp. */
function slopes(arrow: Flat, angle: number, alpha: number): void {
  const facing = Math.cos((angle - 90 - LAMP) * RADIANS);
  slope(arrow.left, facing, alpha);
  slope(arrow.right, -facing, alpha);
}

function slope(colour: Float32Array, facing: number, alpha: number): void {
  const shine = Math.max(0, facing) ** 3;
  const tone = 0.72 + 0.28 * facing + 0.55 * shine;
  tint(colour, tone * 1.02, tone, tone * 0.96 + 0.06 * shine, alpha);
}
