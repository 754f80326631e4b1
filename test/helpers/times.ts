import { instant, type Instant } from '../../src/rules/index.ts';
import type { Timers } from '../../src/server/scheduler.ts';

/** Time that moves when it is told to, with timers that ring on the way. */
export class TestTime implements Timers {
  #now: number;
  #timers: { at: number; run: () => void }[] = [];

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): Instant {
    return instant(this.#now);
  }

  set(run: () => void, ms: number): unknown {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return timer;
  }

  clear(timer: unknown): void {
    this.#timers = this.#timers.filter((one) => one !== timer);
  }

  /** When the timers that are set will ring, from now. */
  get waits(): readonly number[] {
    return this.#timers.map(({ at }) => at - this.#now).sort((a, b) => a - b);
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#now = Math.max(this.#now, next.at);
      this.clear(next);
      next.run();
    }
    this.#now = end;
  }

  /** The clock goes on and no timer rings: the computer was off. */
  skip(ms: number): void {
    this.#now += ms;
    this.#timers = [];
  }
}
