import type { Instant } from '../rules/time.ts';
import type { Language } from '../rules/views/types.ts';
import type { Change, GraphicsView, Paintable } from './graphic-element.ts';

/** Ends what was scheduled; harmless once it has run. */
export type Cancel = () => void;

/** The page's own time and its two ways of being woken. Passed in, so that tests run on a virtual one. */
export interface LocalTime {
  /** Monotonic milliseconds with fractions; says nothing about the time of day. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
  frame(run: (now: number) => void): Cancel;
}

/** More than any frame lags behind a message, less than any jump that the clock's synchronisation makes. */
const STEP_BACK_MS = 2_000;
/** Longest delay a browser timer can hold. */
const LONGEST = 2_147_483_647;

export const browserTime: LocalTime = {
  now: () => performance.now(),
  after(ms, run) {
    const id = setTimeout(run, Math.min(LONGEST, Math.max(0, ms)));
    return () => {
      clearTimeout(id);
    };
  },
  frame(run) {
    const id = requestAnimationFrame(run);
    return () => {
      cancelAnimationFrame(id);
    };
  },
};

/** The computer's own time of day at a local instant: for pages without a server. */
export const wallTime = (local: number = browserTime.now()): Instant =>
  Math.floor(performance.timeOrigin + local) as Instant;

export interface FrameClockOptions {
  /** Server time at a local instant (`LocalTime.now()`), at the present one if left out. */
  readonly now: (local?: number) => Instant;
  readonly time?: LocalTime;
}

interface Entry {
  readonly element: Paintable;
  next: Change;
  stale: boolean;
}

/**
 * Decides when graphics are painted, and for which instant. An element is given a new `t` only when its view has changed
 * or when its own `nextChange` has come; with nothing to come the page schedules neither frames nor timers. While hidden
 * nothing is painted; shown again, everything is right at once.
 */
export class FrameClock {
  readonly #now: FrameClockOptions['now'];
  readonly #time: LocalTime;
  readonly #entries: Entry[] = [];
  readonly #quiet = new Set<() => void>();
  #view: GraphicsView | null = null;
  #language: Language | null = null;
  #frozen: Instant | null = null;
  #hidden = false;
  #last = -Infinity;
  #cancel: Cancel | null = null;
  #paints = 0;

  constructor(options: FrameClockOptions) {
    this.#now = options.now;
    this.#time = options.time ?? browserTime;
  }

  /** How many times elements have been given something new to paint. */
  get paints(): number {
    return this.#paints;
  }

  /** Nothing will look different by itself. */
  get still(): boolean {
    return this.#entries.every((entry) => entry.next === null && !entry.stale);
  }

  add(element: Paintable): void {
    this.#entries.push({ element, next: null, stale: true });
    this.#paint();
  }

  remove(element: Paintable): void {
    const index = this.#entries.findIndex((entry) => entry.element === element);
    if (index >= 0) this.#entries.splice(index, 1);
    this.#schedule();
  }

  /** Shows another view. `language` null follows the show's. */
  show(view: GraphicsView | null, language: Language | null = this.#language): void {
    this.#view = view;
    this.#language = language;
    for (const entry of this.#entries) entry.stale = true;
    this.#paint();
  }

  /** Everything is painted anew at the present instant, whatever was announced: after a jump of time or a change of theme. */
  refresh(): void {
    for (const entry of this.#entries) entry.stale = true;
    this.#paint();
  }

  /** Stands at an instant (`null`: goes with time again) until told otherwise; any order of instants is fine. */
  freeze(at: Instant | null): void {
    this.#frozen = at;
    this.#last = -Infinity;
    this.refresh();
  }

  hide(hidden: boolean): void {
    if (this.#hidden === hidden) return;
    this.#hidden = hidden;
    if (hidden) this.#stop();
    else this.refresh();
  }

  /** Calls back whenever the page has come to rest. */
  onQuiet(run: () => void): Cancel {
    this.#quiet.add(run);
    return () => {
      this.#quiet.delete(run);
    };
  }

  /** Resolves when what was set has reached the document. */
  async painted(): Promise<void> {
    await Promise.all(this.#entries.map((entry) => entry.element.painted()));
  }

  #paint(local?: number): void {
    if (this.#hidden) return;
    const t = this.#frozen ?? this.#forward(local);
    let painted = false;
    for (const entry of this.#entries) {
      const due = entry.stale || entry.next === 'frame' || (entry.next !== null && entry.next <= t);
      if (!due) continue;
      this.#give(entry, t);
      painted = true;
    }
    if (painted) this.#paints += 1;
    this.#schedule();
    if (painted && this.still) for (const run of this.#quiet) run();
  }

  /** One graphic that stumbles over a view must not freeze the others: it keeps its last picture until the next view. */
  #give(entry: Entry, t: Instant): void {
    const { element } = entry;
    try {
      if (entry.stale) {
        element.view = this.#view;
        element.language = this.#language ?? this.#view?.show.language ?? element.language;
      }
      element.t = t;
      entry.next = element.nextChange();
    } catch (error) {
      entry.next = null;
      reportError(error);
    }
    entry.stale = false;
  }

  /**
   * A frame's timestamp can lie before a message that came in the same frame: never paint an earlier instant after a later one. A larger
   * step back is the server's own (another show, its computer's clock set back), and standing still until it is made up would be a frozen picture.
   */
  #forward(local?: number): Instant {
    const now = this.#now(local);
    const t = now < this.#last - STEP_BACK_MS ? now : (Math.max(this.#last, now) as Instant);
    this.#last = t;
    return t;
  }

  #schedule(): void {
    this.#stop();
    if (this.#hidden || this.#frozen !== null) return;
    let soonest = Infinity;
    for (const { next } of this.#entries) {
      if (next === 'frame') {
        this.#cancel = this.#time.frame((local) => {
          this.#paint(local);
        });
        return;
      }
      if (next !== null) soonest = Math.min(soonest, next);
    }
    if (soonest === Infinity) return;
    this.#cancel = this.#time.after(Math.max(1, soonest - this.#now()), () => {
      this.#paint();
    });
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
