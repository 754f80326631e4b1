import type { Cancel, LocalTime } from '../../src/graphics/frame-clock.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

const FRAME_MS = 1000 / 60;

/** A page's time that stands still until it is told to pass: timers and frames come in their order. */
export class VirtualTime implements LocalTime {
  #now = 5_000;
  #due: Due[] = [];
  frames = 0;
  timers = 0;

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): Cancel {
    this.timers += 1;
    return this.#at(this.#now + Math.max(0, ms), run);
  }

  frame(run: (now: number) => void): Cancel {
    this.frames += 1;
    const at = (Math.floor(this.#now / FRAME_MS) + 1) * FRAME_MS;
    return this.#at(at, () => {
      run(this.#now);
    });
  }

  /** How many timers and frames wait. */
  get waiting(): number {
    return this.#due.length;
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.reduce<Due | null>((a, b) => (a === null || b.at < a.at ? b : a), null);
      if (next === null || next.at > end) break;
      this.#now = Math.max(this.#now, next.at);
      this.#drop(next);
      next.run();
    }
    this.#now = end;
  }

  #at(at: number, run: () => void): Cancel {
    const due = { at, run };
    this.#due.push(due);
    return () => {
      this.#drop(due);
    };
  }

  #drop(due: Due): void {
    this.#due = this.#due.filter((one) => one !== due);
  }
}
