import { type Instant, instant } from '../rules/index.ts';

/** Where server time comes from. Whole ms, never going back. */
export interface Clock {
  now(): Instant;
}

/**
 * Wall time at the start and monotonic time since: a system clock that is set or jumps in the middle of a show moves
 * nothing.
 */
export function serverClock(wall = Date.now, elapsed = (): number => performance.now()): Clock {
  const start = wall() - elapsed();
  return { now: () => instant(Math.floor(start + elapsed())) };
}

/**
 * The same clock, put forward where it would begin before `floor`: a show goes on after its last event even where the
 * system clock was set back meanwhile, or where the file comes from a computer whose clock is ahead.
 */
export function notBefore(clock: Clock, floor: Instant): Clock {
  const ahead = Math.max(0, floor - clock.now());
  return ahead === 0 ? clock : { now: () => instant(clock.now() + ahead) };
}
