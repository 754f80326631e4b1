import type { Answer } from '../../src/rules/index.ts';
import type { Journal, Recorded, Snapshot } from '../../src/server/journal/journal.ts';

/** A journal that forgets everything with the process, for tests of what stands on a journal. */
export class MemoryJournal implements Journal {
  readonly #events: Recorded[] = [];
  readonly #answers = new Map<string, string>();
  #snapshot: (Snapshot & { program: string }) | null = null;
  /** Thrown by the next calls that write, as a full disk would. */
  fault: Error | null = null;
  /** How many events each `append` brought. */
  readonly appends: number[] = [];

  get head(): number {
    return this.#events.length;
  }

  append(events: Parameters<Journal['append']>[0], spent: Parameters<Journal['append']>[1]): void {
    if (this.fault) throw this.fault;
    for (const { id } of spent) if (this.#answers.has(id)) throw new Error(`spent twice: ${id}`);
    for (const event of events) this.#events.push({ seq: this.head + 1, event: structuredClone(event) });
    for (const { id, answer } of spent) this.#answers.set(id, JSON.stringify(answer));
    if (events.length > 0 || spent.length > 0) this.appends.push(events.length);
  }

  answerTo(id: string): Answer | undefined {
    const text = this.#answers.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as Answer);
  }

  read(after: number, limit: number): readonly Recorded[] {
    return this.#events.slice(after, after + limit);
  }

  snapshot(program: string): Snapshot | null {
    return this.#snapshot?.program === program ? this.#snapshot : null;
  }

  keepSnapshot(program: string, { seq, body }: Snapshot): void {
    if (this.fault) throw this.fault;
    this.#snapshot = { program, seq, body: Uint8Array.from(body) };
  }

  settle(): void {
    return undefined;
  }

  copyTo(): void {
    throw new Error('a journal in memory has no file to copy');
  }

  close(): void {
    return undefined;
  }
}
