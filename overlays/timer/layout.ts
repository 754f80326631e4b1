import { readClock } from '../../src/rules/views/read-clock.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ClockView } from '../../src/rules/views/types.ts';

/** Size of the graphic, px. */
export const TIMER = { width: 400, height: 200 } as const;

/** How a clock looks: each of these is told apart at a glance. */
export type TimerState = 'prep' | 'running' | 'last' | 'reserve' | 'paused' | 'ended';

export const LAST_SECONDS = 10;

export interface TimerLayout {
  readonly state: TimerState;
  readonly digits: string;
  /** Share of the time that is left, 0–1. */
  readonly left: number;
}

export function layOut(clock: ClockView, t: Instant): TimerLayout {
  const { remainingMs, seconds, digits } = readClock(clock, t);
  return {
    state: stateOf(clock, remainingMs, seconds),
    digits,
    left: Math.max(0, remainingMs / clock.durationMs),
  };
}

function stateOf(clock: ClockView, remainingMs: number, seconds: number): TimerState {
  if (clock.paused) return 'paused';
  if (clock.ended || remainingMs <= -clock.reserveMs) return 'ended';
  if (!clock.running) return 'ended';
  if (remainingMs <= 0) return 'reserve';
  if (clock.kind === 'prep') return 'prep';
  return seconds <= LAST_SECONDS ? 'last' : 'running';
}
