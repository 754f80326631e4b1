import { clamp, ease, type Ease, mix } from '../../src/graphics/motion.ts';
import { SECTORS } from '../../src/rules/chgk/wheel.ts';

/** What happens on the table once the arrow stands, as shares from 0 to 1 unless said otherwise. */
export interface Pose {
  /** The real wheel's arrow comes into the picture at its place. */
  arrow: number;
  /** Light on the sector the arrow points at. */
  pointed: number;
  /** Steps that the light has gone on from the pointed sector. */
  step: number;
  /** Light on the sector that is played. */
  lit: number;
  /** The camera has moved in. */
  push: number;
  /** The envelope is up from its bed; and turned over to its address. */
  lift: number;
  flip: number;
  /** The caption has come in. */
  caption: number;
}

/** A part of the pose goes from one value to another; ms. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly duration: number;
  readonly ease: Ease;
}

/** The moves of each part one after another: a timeline that can be sought without leaving anything behind. */
export interface Sequence {
  readonly moves: Readonly<Record<keyof Pose, readonly Move[]>>;
  readonly durationMs: number;
}

const even: Ease = (share) => share;

const STEP_MS = 240;
const STEPS_MOST_MS = 1700;

/**
 * The arrow stands: its sector lights up; where that one has been played, the light walks on to the next that has not; the
 * camera moves in and the envelope comes up. `steps` is how far the light walks, `real` whether a real wheel was set by hand.
 */
function build(steps: number, real: boolean): Sequence {
  const moves = {
    arrow: [] as Move[],
    pointed: [] as Move[],
    step: [] as Move[],
    lit: [] as Move[],
    push: [] as Move[],
    lift: [] as Move[],
    flip: [] as Move[],
    caption: [] as Move[],
  };
  const move = (
    part: keyof Pose,
    from: number,
    to: number,
    at: number,
    duration: number,
    easing?: Parameters<typeof ease>[0],
  ): void => {
    moves[part].push({ from, to, at, duration, ease: easing ? ease(easing) : even });
  };
  let at = 0;
  if (real) {
    move('arrow', 0, 1, 50, 500, 'power2.out');
    at = 300;
  }
  move('caption', 0, 1, at + 100, 600, 'power3.out');
  move('pointed', 0, 1, at, 500, 'power2.out');
  if (steps === 0) {
    move('lit', 0, 1, at, 700, 'power2.out');
    at += 1150;
  } else {
    const walk = Math.min(STEPS_MOST_MS, steps * STEP_MS);
    at += 1050;
    move('step', 0, steps, at, walk);
    move('pointed', 1, 0.3, at, 500, 'power1.out');
    at += walk;
    move('lit', 0, 1, at, 550, 'power2.out');
    at += 750;
  }
  move('push', 0, 1, at, 1700, 'power2.inOut');
  move('lift', 0, 1, at + 200, 1500, 'power2.inOut');
  move('flip', 0, 1, at + 750, 900, 'power2.inOut');
  const ends = Object.values(moves).flatMap((all) => all.map((one) => one.at + one.duration));
  return { moves, durationMs: Math.max(...ends) };
}

const SEQUENCES = [false, true].map((real) =>
  Array.from({ length: SECTORS }, (_, steps) => build(steps, real)),
);

/** What follows a spin, or a real wheel's result. */
export function afterStanding(steps: number, real: boolean): Sequence {
  return SEQUENCES[Number(real)]![steps]!;
}

/** Fills a pose with how it stands so many ms after the beginning. */
export function poseAt({ moves }: Sequence, ms: number, pose: Pose): void {
  pose.arrow = valueAt(moves.arrow, ms, 1);
  pose.pointed = valueAt(moves.pointed, ms, 0);
  pose.step = valueAt(moves.step, ms, 0);
  pose.lit = valueAt(moves.lit, ms, 0);
  pose.push = valueAt(moves.push, ms, 0);
  pose.lift = valueAt(moves.lift, ms, 0);
  pose.flip = valueAt(moves.flip, ms, 0);
  pose.caption = valueAt(moves.caption, ms, 0);
}

/** Value of a part that moves so, or `still` if it never does. */
function valueAt(moves: readonly Move[], ms: number, still: number): number {
  let value = still;
  for (let i = 0; i < moves.length; i += 1) {
    const { from, to, at, duration, ease: eased } = moves[i]!;
    if (ms > at || i === 0) value = mix(from, to, eased(clamp((ms - at) / duration)));
  }
  return value;
}

/** How long it takes after the verdict until the table lies there as a whole again, ms. */
export const AWAY_MS = 1500;
