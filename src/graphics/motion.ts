import { readClock } from '../rules/views/read-clock.ts';
import type { Instant } from '../rules/time.ts';
import type { ClockView, OnAirView } from '../rules/views/types.ts';
import type { Change } from './graphic-element.ts';
import { gsap } from './gsap.ts';
import { type CurveName, CURVES, TIMES } from './theme/pace.ts';

export type Ease = (progress: number) => number;

const eases = new Map<string, Ease>();

/** One of the house's curves; a scene with a physics of its own may name one of gsap's (`sine.inOut`). */
export type Easing = CurveName | `${string}.${string}`;

const isCurve = (name: Easing): name is CurveName => Object.hasOwn(CURVES, name);

export function ease(name: Easing): Ease {
  let found = eases.get(name);
  if (!found) {
    found = gsap.parseEase(isCurve(name) ? CURVES[name].gsap : name);
    eases.set(name, found);
  }
  return found;
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Share (0–1) of a move that began at `since` and lasts `duration` ms; 1 where there is no beginning. Eased if an ease is named. */
export function progress(t: Instant, since: Instant | null, duration: number, easing?: Easing): number {
  if (since === null) return 1;
  const share = duration <= 0 ? Number(t >= since) : clamp((t - since) / duration);
  return easing === undefined ? share : ease(easing)(share);
}

/** 'frame' while a move lasts, its beginning while it lies ahead, null afterwards. */
export function moving(t: Instant, since: Instant | null, duration: number): Change {
  if (since === null || t >= since + duration) return null;
  return t < since ? since : 'frame';
}

/** A part of a move: the share of `whole` between `from` and `to`, stretched to 0–1 and eased. */
export function part(whole: number, from: number, to: number, easing: Easing = 'even'): number {
  return ease(easing)(clamp((whole - from) / (to - from)));
}

/**
 * How far a graphic is on air at an instant, 0 (off) to 1, moving evenly: it comes in within `inMs` of the take and leaves
 * within `outMs` of the clear. Moves are run backwards on the way out, so that a clear in the middle of a take begins where that stood.
 */
export function presence(
  onAir: OnAirView | undefined,
  t: Instant,
  inMs: number = TIMES.inQuick,
  outMs: number = TIMES.outQuick,
): number {
  if (!onAir) return 0;
  if (onAir.since === null) return Number(onAir.onAir);
  const from = before(onAir, onAir.since, inMs, outMs);
  const gone = Math.max(0, t - onAir.since);
  return onAir.onAir ? clamp(from + gone / inMs) : clamp(from - gone / outMs);
}

/** Presence at the last take or clear, from the ones before it. Asked for in every frame of a move: it gathers nothing. */
function before({ onAir, earlier }: OnAirView, since: Instant, inMs: number, outMs: number): number {
  const count = earlier?.length ?? 0;
  // Which way the oldest known toggle went follows from the last one; before it the graphic was at rest.
  let on = count % 2 === 0 ? onAir : !onAir;
  let value = on ? 0 : 1;
  for (let i = count - 1; i >= 0; i -= 1) {
    const at = earlier![i]!;
    const next = i === 0 ? since : earlier![i - 1]!;
    value = clamp(on ? value + (next - at) / inMs : value - (next - at) / outMs);
    on = !on;
  }
  return value;
}

export function presenceChange(
  onAir: OnAirView | undefined,
  t: Instant,
  inMs: number = TIMES.inQuick,
  outMs: number = TIMES.outQuick,
): Change {
  if (!onAir || onAir.since === null) return null;
  const now = presence(onAir, t, inMs, outMs);
  if (t < onAir.since) return onAir.since;
  return now === (onAir.onAir ? 1 : 0) ? null : 'frame';
}

/** When the digits of a clock change next; null for one that stands. */
export function nextDigit(clock: ClockView | null, t: Instant): Instant | null {
  if (!clock?.running) return null;
  const { remainingMs, seconds } = readClock(clock, t);
  if (remainingMs <= -clock.reserveMs) return null;
  const change = Math.min(remainingMs - (seconds - 1) * 1000, remainingMs + clock.reserveMs);
  return (Math.max(t, clock.anchor.at) + change) as Instant;
}
