/** Numbers that something was made of, so that it is made anew only where one of them has changed. Nothing is allocated by asking. */
export class Memory {
  readonly #values: Float64Array;
  #at = 0;
  #changed = false;

  constructor(size: number) {
    this.#values = new Float64Array(size).fill(NaN);
  }

  /** The next `changed` is true whatever comes. */
  forget(): void {
    this.#values.fill(NaN);
  }

  begin(): void {
    this.#at = 0;
    this.#changed = false;
  }

  /** The numbers one after another, always in the same order. */
  see(value: number): void {
    if (this.#values[this.#at] !== value) {
      this.#values[this.#at] = value;
      this.#changed = true;
    }
    this.#at += 1;
  }

  /** Whether one of the numbers seen since `begin` is another one than the time before. */
  get changed(): boolean {
    return this.#changed;
  }
}
