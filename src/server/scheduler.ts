import type { Instant } from '../rules/index.ts';
import type { Clock } from './time.ts';

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

export const systemTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

export interface Scheduler {
  /** To be called whenever what is due next may have changed. */
  arrange(): void;
  stop(): void;
}

/** Timers can't be set further ahead than 2³¹ ms; this one asks again every hour. */
const FURTHEST_MS = 3_600_000;
/** After a failure (a full disk) it is tried again. */
const RETRY_MS = 1_000;

/**
 * One timer for whatever falls due next. `fire` is called at or after the due instant and carries out all that is due;
 * it returns false where it could not.
 */
export function createScheduler(
  clock: Clock,
  due: () => Instant | null,
  fire: () => boolean,
  timers: Timers = systemTimers,
): Scheduler {
  let timer: unknown = null;

  const wait = (ms: number): void => {
    timer = timers.set(ring, Math.min(Math.max(0, ms), FURTHEST_MS));
  };
  const ring = (): void => {
    timer = null;
    const next = due();
    if (next === null) return;
    if (next <= clock.now() && !fire()) {
      if (timer !== null) timers.clear(timer);
      wait(RETRY_MS);
    } else if (timer === null) {
      arrange();
    }
  };
  const arrange = (): void => {
    if (timer !== null) timers.clear(timer);
    timer = null;
    const next = due();
    if (next !== null) wait(next - clock.now());
  };

  return {
    arrange,
    stop() {
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
