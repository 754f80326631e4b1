import type { Answer, Event } from '../../rules/index.ts';

/** An event and its place in the show: 1, 2, 3 … without a gap. */
export interface Recorded {
  readonly seq: number;
  readonly event: Event;
}

/** a command id that has been spent, with the answer it got. */
export interface Spent {
  readonly id: string;
  readonly answer: Answer;
}

/** A state after event `seq`, as bytes. */
export interface Snapshot {
  readonly seq: number;
  readonly body: Uint8Array;
}

/**
 * The decisions of one show, on disk. All calls return when the work is done; an error thrown by `append` or
 * `keepSnapshot` means that nothing of that call was kept.
 */
export interface Journal {
  /** Place of the last event, 0 where there is none. */
  readonly head: number;
  /** All of it in one transaction, on the disk itself when this returns: neither a kill nor a power cut takes it back. */
  append(events: readonly Event[], spent: readonly Spent[]): void;
  /** The first answer to a command id that has been spent; also after a restart. */
  answerTo(id: string): Answer | undefined;
  /** Up to `limit` events that follow place `after`, in order. */
  read(after: number, limit: number): readonly Recorded[];
  /** The latest snapshot kept by this very program: another one may think of the state differently. */
  snapshot(program: string): Snapshot | null;
  /** Keeps a snapshot and forgets all older ones. */
  keepSnapshot(program: string, snapshot: Snapshot): void;
  /** Brings everything into the one file, so that copying it makes a backup. Cheap where nothing is new. */
  settle(): void;
  /** Writes a whole copy of the journal to a path where nothing is yet. */
  copyTo(path: string): void;
  /** Leaves one plain file behind. Nothing may be called afterwards. */
  close(): void;
}

/** Every event that follows place `after`, read a piece at a time. */
export function* eventsAfter(journal: Journal, after: number): Generator<Recorded> {
  const PIECE = 500;
  for (let last = after; ;) {
    const piece = journal.read(last, PIECE);
    yield* piece;
    if (piece.length < PIECE) return;
    last = piece.at(-1)!.seq;
  }
}
