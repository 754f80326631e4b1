import type { Step } from './steps/step.ts';

/** A double click of a tired hand lasts up to half a second; the next wanted press of another button does not come so soon. */
const CALM_MS = 400;
/** Nobody guesses five words in a second, but a worn mouse button clicks twice within a tenth. */
const RAPID_MS = 180;
/** How long a person goes on hitting what has just changed under the finger. */
const SURPRISE_MS = 900;

/**
 * Keeps one press from counting twice: a double click on the big button must neither send its command again nor press the button that
 * stands in its place a moment later.
 */
export class PressGuard {
  readonly #now: () => number;
  readonly #changed: () => void;
  #until = 0;
  #last: Step | null = null;

  /** `changed` is called when buttons are live again. */
  constructor(now: () => number, changed: () => void) {
    this.#now = now;
    this.#changed = changed;
  }

  /** Whether a press of this step would count now. */
  isLive(step: Step): boolean {
    const left = this.#until - this.#now();
    if (left <= 0) return true;
    return step.rapid && this.#last?.id === step.id && left <= CALM_MS - RAPID_MS;
  }

  /** The big button has become another one by itself, under a hand that may be coming down: nothing counts for a while. */
  hold(): void {
    this.#last = null;
    this.#until = Math.max(this.#until, this.#now() + SURPRISE_MS);
    setTimeout(this.#changed, SURPRISE_MS + 5);
  }

  accepts(step: Step): boolean {
    if (!this.isLive(step)) return false;
    this.#last = step;
    this.#until = this.#now() + CALM_MS;
    if (step.rapid) setTimeout(this.#changed, RAPID_MS + 5);
    setTimeout(this.#changed, CALM_MS + 5);
    return true;
  }
}
