import type { Instant } from '../rules/time.ts';

/** A question for the time: sent and answered at local ms, with what the server's clock said in between. */
export interface Sample {
  readonly sent: number;
  readonly received: number;
  readonly server: Instant;
}

const KEPT = 15;
const MEDIAN_OF = 5;
/** Share by which the page's time may run faster or slower while it is being put right. */
const SLEW = 0.1;
/** An error above this is no drift (sleep, another clock): it is put right at once, forwards and backwards. */
const JUMP_MS = 5_000;
/** Until so many samples are in, the estimate is taken as it is: nobody has seen a picture worth keeping steady. */
const SETTLED = 4;

/**
 * Server time on a page: the median offset of the samples with the shortest way, approached slowly, so that the time never
 * steps back and digits never flicker between two readings.
 */
export class ClockSync {
  #samples: Sample[] = [];
  #target: number | null = null;
  #offset = 0;
  /** Local time at which `#offset` held. */
  #at = 0;
  #last = -Infinity;

  /** Whether any time is known. */
  get known(): boolean {
    return this.#target !== null;
  }

  /** Samples so far, up to those kept. */
  get count(): number {
    return this.#samples.length;
  }

  add(sample: Sample): void {
    this.#samples = [...this.#samples, sample].slice(-KEPT);
    const best = [...this.#samples]
      .sort((a, b) => wayOf(a) - wayOf(b))
      .slice(0, MEDIAN_OF)
      .map((s) => s.server - (s.sent + s.received) / 2)
      .sort((a, b) => a - b);
    const median = best[Math.floor(best.length / 2)];
    if (median === undefined) return;
    const first = this.#target === null;
    this.#target = median;
    this.#settle(sample.received);
    const error = Math.abs(median - this.#offset);
    if (first || error > JUMP_MS) {
      this.#offset = median;
      this.#last = -Infinity;
    } else if (this.#samples.length < SETTLED) {
      this.#offset = median;
    }
  }

  /** A new server may have another clock: old samples say nothing about it. */
  forget(): void {
    this.#samples = [];
  }

  /** Server time at a local instant, whole ms. Never falls from call to call but for a jump of the server's clock. */
  now(local: number): Instant {
    this.#settle(local);
    this.#last = Math.max(this.#last, Math.floor(local + this.#offset));
    return this.#last as Instant;
  }

  #settle(local: number): void {
    const gone = Math.max(0, local - this.#at);
    this.#at = Math.max(this.#at, local);
    if (this.#target === null) return;
    const error = this.#target - this.#offset;
    this.#offset += Math.sign(error) * Math.min(Math.abs(error), gone * SLEW);
  }
}

const wayOf = (sample: Sample): number => sample.received - sample.sent;
