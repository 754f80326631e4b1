import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ClockView } from '../../src/rules/views/types.ts';
import { CLOCKS, WORDS } from './words.ts';

export type ClockLook = 'prep' | 'running' | 'last' | 'reserve' | 'paused' | 'stopped' | 'ended';

const LAST_SECONDS = 10;

export interface ClockFace {
  readonly look: ClockLook;
  readonly digits: string;
  /** Of the whole length that is left, by whole seconds as the digits; of the reserve once it runs. */
  readonly share: number;
  readonly what: Words;
}

/** A clock as the hall reads it from afar. */
export function faceOf(clock: ClockView, t: Instant): ClockFace {
  const { seconds, digits, remainingMs } = readClock(clock, t);
  const isOver = clock.ended || (clock.running && remainingMs <= -clock.reserveMs);
  const look: ClockLook = isOver
    ? 'ended'
    : clock.paused
      ? 'paused'
      : !clock.running
        ? 'stopped'
        : seconds < 0
          ? 'reserve'
          : seconds <= LAST_SECONDS
            ? 'last'
            : clock.kind === 'prep'
              ? 'prep'
              : 'running';
  const whole = seconds < 0 ? clock.reserveMs : clock.durationMs;
  const left = seconds < 0 ? seconds * 1000 + clock.reserveMs : seconds * 1000;
  return {
    look,
    digits,
    share: isOver ? 0 : Math.max(0, Math.min(1, left / Math.max(1, whole))),
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
