import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ClockView } from '../../src/rules/views/types.ts';
import { type ClockState, clockStateAt } from '../../src/graphics/clock-state.ts';
import { CLOCKS, WORDS } from './words.ts';

export interface ClockFace {
  readonly look: ClockState;
  readonly digits: string;
  /** Of the whole length that is left, by whole seconds as the digits; of the reserve once it runs. */
  readonly share: number;
  readonly what: Words;
}

/** A clock as the hall reads it from afar. */
export function faceOf(clock: ClockView, t: Instant): ClockFace {
  const { seconds, digits } = readClock(clock, t);
  const look = clockStateAt(clock, t);
  const inReserve = look === 'reserve' || seconds < 0;
  const whole = inReserve ? clock.reserveMs : clock.durationMs;
  const left = seconds * 1000 + (inReserve ? clock.reserveMs : 0);
  return {
    look,
    digits,
    share: look === 'ended' ? 0 : Math.max(0, Math.min(1, left / Math.max(1, whole))),
    what:
      look === 'ended'
        ? clock.kind === 'prep'
          ? WORDS.prepOver
          : WORDS.over
        : look === 'paused'
          ? WORDS.paused
          : look === 'reserve'
            ? WORDS.reserve
            : CLOCKS[clock.kind],
  };
}
