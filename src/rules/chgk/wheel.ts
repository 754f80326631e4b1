import type { Instant } from '../time.ts';
import type { SpinView } from '../views/types.ts';

/** F-6.4: sectors on the table, numbered clockwise. */
export const SECTORS = 13;
export const SECTOR_DEGREES = 360 / SECTORS;

/** The sector (1–13) an arrow standing at an angle points at; sector 1 begins at 0°. */
export function sectorAt(angle: number): number {
  return Math.min(SECTORS, Math.floor((((angle % 360) + 360) % 360) / SECTOR_DEGREES) + 1);
}

/** Degrees of the middle of a sector: where the arrow is shown after a real wheel's result. */
export const middleOf = (sector: number): number => (sector - 0.5) * SECTOR_DEGREES;

/** Part of a spin in which the hand speeds the top up; the rest is friction. */
const PUSH = 0.08;
/** How much the air brakes beside the dry friction: the speed falls as (e^(−kx) − e^(−k)) / (1 − e^(−k)). */
const DRAG = 2.6;

const FLOOR = Math.exp(-DRAG);
const slide = (x: number): number => ((1 - Math.exp(-DRAG * x)) / DRAG - x * FLOOR) / (1 - FLOOR);
/** Ways of the two parts at top speed 1: smoothstep from 0 to 1 has the area ½. */
const PUSH_WAY = PUSH / 2;
const SLIDE_WAY = slide(1) * (1 - PUSH);

/**
 * Share of the whole way (0–1) covered after a share of the time (0–1): speeds up smoothly from rest, then slows down by dry friction
 * and drag together until it stands. Closed form; the speed is continuous and zero at both ends.
 */
export function wayCovered(time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  const whole = PUSH_WAY + SLIDE_WAY;
  if (time < PUSH) {
    const u = time / PUSH;
    return (PUSH * (u ** 3 - u ** 4 / 2)) / whole;
  }
  return (PUSH_WAY + slide((time - PUSH) / (1 - PUSH)) * (1 - PUSH)) / whole;
}

/** Degrees turned from the start of a spin to its end: its whole turns and the way to the end angle. */
export const degreesOf = (spin: SpinView): number =>
  spin.turns * 360 + ((((spin.endAngle - spin.startAngle) % 360) + 360) % 360);

/** F-6.5: where the arrow is at an instant, degrees clockwise, growing over 360 while it turns. A pure function of the spin. */
export function angleAt(spin: SpinView, t: Instant): number {
  const time = (t - spin.startedAt) / spin.durationMs;
  return spin.startAngle + degreesOf(spin) * wayCovered(time);
}

/** Whole turns of a spin: the longer it lasts the more, at about 1.1 turns a second on average. */
export const turnsFor = (durationMs: number): number => Math.max(3, Math.round((durationMs / 1000) * 1.1));
