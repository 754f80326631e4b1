// The core alone declares its timelines in the types of the whole.
import type {} from 'gsap';
import { gsap } from 'gsap/gsap-core';

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

export interface Sought {
  /** How it stands so many ms after the beginning. The same object every time. */
  at(ms: number): Readonly<Pose>;
  readonly durationMs: number;
}

const NOTHING: Readonly<Pose> = {
  arrow: 0,
  pointed: 0,
  step: 0,
  lit: 0,
  push: 0,
  lift: 0,
  flip: 0,
  caption: 0,
};

const STEP_S = 0.24;
const STEPS_MOST_S = 1.7;

/**
 * The arrow stands: its sector lights up; where that one has been played, the light walks on to the next that has not; the
 * camera moves in and the envelope comes up. `steps` is how far the light walks, `real` whether a real wheel was set by hand.
 */
function build(steps: number, real: boolean): Sought {
  const pose: Pose = { ...NOTHING, arrow: real ? 0 : 1 };
  const timeline = gsap.timeline({ paused: true, defaults: { lazy: false, immediateRender: false } });
  const move = (
    part: keyof Pose,
    from: number,
    to: number,
    at: number,
    duration: number,
    ease: string,
  ): void => {
    timeline.fromTo(pose, { [part]: from }, { [part]: to, duration, ease }, at);
  };
  let at = 0;
  if (real) {
    move('arrow', 0, 1, 0.05, 0.5, 'power2.out');
    at = 0.3;
  }
  move('caption', 0, 1, at + 0.1, 0.6, 'power3.out');
  move('pointed', 0, 1, at, 0.5, 'power2.out');
  if (steps === 0) {
    move('lit', 0, 1, at, 0.7, 'power2.out');
    at += 1.15;
  } else {
    const walk = Math.min(STEPS_MOST_S, steps * STEP_S);
    at += 1.05;
    move('step', 0, steps, at, walk, 'none');
    move('pointed', 1, 0.3, at, 0.5, 'power1.out');
    at += walk;
    move('lit', 0, 1, at, 0.55, 'power2.out');
    at += 0.75;
  }
  move('push', 0, 1, at, 1.7, 'power2.inOut');
  move('lift', 0, 1, at + 0.2, 1.5, 'power2.inOut');
  move('flip', 0, 1, at + 0.75, 0.9, 'power2.inOut');
  return sought(timeline, pose);
}

function sought(timeline: ReturnType<typeof gsap.timeline>, pose: Pose): Sought {
  const durationMs = Math.ceil(timeline.duration() * 1000);
  let now = NaN;
  const at = (ms: number): Readonly<Pose> => {
    const wanted = Math.min(durationMs, Math.max(0, ms));
    if (wanted !== now) {
      now = wanted;
      timeline.time(wanted / 1000, true);
      // Being sought has woken gsap's ticker, which would go on asking for frames.
      gsap.ticker.sleep();
    }
    return pose;
  };
  at(0);
  return { durationMs, at };
}

const built = new Map<string, Sought>();

/** The timeline after a spin or after a real wheel's result. */
export function afterStanding(steps: number, real: boolean): Sought {
  const key = `${String(steps)}${real ? 'r' : ''}`;
  let found = built.get(key);
  if (!found) {
    found = build(steps, real);
    built.set(key, found);
  }
  return found;
}

/** How long it takes after the verdict until the table lies there as a whole again, ms. */
export const AWAY_MS = 1500;
