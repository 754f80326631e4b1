import { digitsOf, secondsShown } from './digits.ts';
import { between, duration, type Duration, instant, type Instant, later } from './time.ts';
import type { ClockKind } from './views/types.ts';

/**
 * C-1: a clock is a value; what remains is a function of it and an instant, nothing ticks.
 * `stopped` is a clock frozen by an answer or a guess: it can't be resumed, unlike a `paused` one.
 */
export interface Clock {
  readonly kind: ClockKind;
  readonly duration: Duration;
  /** How far below zero it runs before it ends (C-3). */
  readonly reserve: Duration;
  readonly status: 'running' | 'paused' | 'stopped' | 'ended';
  /** Last start, pause, resume, adjustment or restoration: no press is dated before it. */
  readonly anchor: Instant;
  /** Run so far at the anchor; below zero where the host has added time. */
  readonly elapsed: Duration;
  /** The instant of the end of an ended clock: a press dated up to it still counts (C-5). */
  readonly endedAt: Instant | null;
}

export const startClock = (kind: ClockKind, length: Duration, reserve: Duration, at: Instant): Clock => ({
  kind,
  duration: length,
  reserve,
  status: 'running',
  anchor: at,
  elapsed: duration(0),
  endedAt: null,
});

const runAt = (clock: Clock, at: Instant): Duration => {
  if (clock.status !== 'running') return clock.elapsed;
  return duration(clock.elapsed + Math.max(0, between(clock.anchor, at)));
};

/** Milliseconds left at an instant, below zero in the reserve; an ended clock stands at its end (C-3). */
export function remainingAt(clock: Clock, at: Instant): number {
  const left = clock.status === 'ended' ? -clock.reserve : clock.duration - runAt(clock, at);
  return Math.max(left, -clock.reserve) + 0;
}

/** The reading at the moment of a press, also of a press that reached us after the clock had ended. */
export function remainingAtPress(clock: Clock, pressed: Instant): number {
  if (clock.status !== 'ended') return remainingAt(clock, pressed);
  return Math.max(
    clock.duration - clock.elapsed - Math.max(0, between(clock.anchor, pressed)),
    -clock.reserve,
  );
}

/** C-3: when a running clock ends by itself; null for one that stands. */
export function endsAt(clock: Clock): Instant | null {
  if (clock.status !== 'running') return null;
  return later(clock.anchor, clock.duration + clock.reserve - clock.elapsed);
}

/** The anchor stays, so that a press before the end can still be read off the run that led to it. */
export const endClock = (clock: Clock, at: Instant): Clock => ({ ...clock, status: 'ended', endedAt: at });

/** running or paused, and not at its end. */
export const isLive = (clock: Clock | null): clock is Clock =>
  clock !== null && (clock.status === 'running' || clock.status === 'paused');

export const pauseClock = (clock: Clock, at: Instant): Clock => ({
  ...clock,
  elapsed: runAt(clock, at),
  status: 'paused',
  anchor: at,
});

export const resumeClock = (clock: Clock, at: Instant): Clock => ({
  ...clock,
  status: 'running',
  anchor: at,
});

/** added to what remains, running or paused; to the end or below ends the clock at that instant. */
export function adjustClock(clock: Clock, delta: number, at: Instant): Clock {
  const elapsed = duration(runAt(clock, at) - delta);
  const moved = { ...clock, elapsed, anchor: at };
  return elapsed >= clock.duration + clock.reserve
    ? endClock({ ...moved, elapsed: duration(clock.duration + clock.reserve) }, at)
    : moved;
}

/** An answer or a guess freezes the clock at the moment of the press. */
export const stopClock = (clock: Clock, pressed: Instant): Clock => ({
  ...clock,
  elapsed: duration(clock.duration - remainingAtPress(clock, pressed)),
  status: 'stopped',
  anchor: pressed,
  endedAt: null,
});

/** U-1: a clock that was running comes back paused at its reading of the moment restored; an ended one keeps its end. */
export const restoreClock = (clock: Clock, moment: Instant, at: Instant): Clock =>
  isLive(clock) ? { ...pauseClock(clock, moment), anchor: at } : clock;

/** How far back a press may be dated before its arrival (C-5). */
const PRESS_WINDOW = 2000;

/** C-5, X-16: the moment that counts for a press. */
export function pressMoment(clock: Clock, pressedAt: number | null | undefined, arrival: Instant): Instant {
  const claimed = Math.min(arrival, Math.max(arrival - PRESS_WINDOW, pressedAt ?? arrival));
  return instant(Math.max(claimed, clock.anchor));
}

/** C-5: pressed at or before the end. */
export const isInTime = (clock: Clock, pressed: Instant): boolean =>
  clock.endedAt === null || pressed <= clock.endedAt;

export function readingAt(
  clock: Clock,
  at: Instant,
): { remainingMs: number; seconds: number; digits: string } {
  const remainingMs = remainingAt(clock, at);
  const seconds = secondsShown(remainingMs);
  return { remainingMs, seconds, digits: digitsOf(seconds) };
}
