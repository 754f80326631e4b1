import type { Instant } from '../rules/time.ts';
import { readClock } from '../rules/views/read-clock.ts';
import type { ClockView } from '../rules/views/types.ts';

/** What a clock is doing, as everybody who reads it should see it. */
export type ClockState = 'prep' | 'running' | 'last' | 'reserve' | 'paused' | 'stopped' | 'ended';

/** From so many seconds down a running clock is about to end. */
export const LAST_SECONDS = 10;

/** Whether a clock's time and its reserve are over at an instant, also where the view does not say so yet. */
const isOver = (clock: ClockView, t: Instant): boolean =>
  clock.ended || readClock(clock, t).remainingMs <= -clock.reserveMs;

/** The reserve begins with the digits 0:00. */
export function clockStateAt(clock: ClockView, t: Instant): ClockState {
  const { seconds } = readClock(clock, t);
  if (isOver(clock, t)) return 'ended';
  if (clock.paused) return 'paused';
  if (!clock.running) return 'stopped';
  if (seconds <= 0 && clock.reserveMs > 0) return 'reserve';
  if (seconds <= LAST_SECONDS) return 'last';
  return clock.kind === 'prep' ? 'prep' : 'running';
}
