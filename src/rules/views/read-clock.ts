import { digitsOf, secondsShown } from '../digits.ts';
import type { Instant } from '../time.ts';
import type { ClockView } from './types.ts';

export interface ClockReading {
  readonly remainingMs: number;
  readonly seconds: number;
  readonly digits: string;
}

/** C-1, C-2: what a page shows of a clock at an instant, whichever view it came with. */
export function readClock(
  clock: Pick<ClockView, 'running' | 'reserveMs' | 'anchor'>,
  t: Instant,
): ClockReading {
  const fallen = clock.running ? Math.max(0, t - clock.anchor.at) : 0;
  const remainingMs = Math.max(-clock.reserveMs, clock.anchor.remainingMs - fallen) + 0;
  const seconds = secondsShown(remainingMs);
  return { remainingMs, seconds, digits: digitsOf(seconds) };
}
