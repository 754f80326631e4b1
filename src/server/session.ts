import { deserialize, serialize } from 'node:v8';

import type { Answer, Words } from '../protocol/messages.ts';
import {
  advance,
  type Answer as RulesAnswer,
  type Chance,
  type Event,
  evolve,
  execute,
  type Execution,
  initialState,
  type Instant,
  instant,
  nextDue,
  project,
  type State,
  type View,
} from '../rules/index.ts';
import { asSentFrom, maySend, type Sender } from './access.ts';
import { deny } from './denials.ts';
import { eventsAfter, type Journal, type Spent } from './journal/journal.ts';
import type { Log } from './log.ts';
import { type Clock, notBefore } from './time.ts';

export interface SessionOptions {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Names the program: a snapshot is used only by the one that made it. Null: no snapshots. */
  readonly program: string | null;
  readonly log: Log;
  /** Calls back once everything that has arrived by now is in; `setImmediate` if left out. */
  readonly soon?: (run: () => void) => void;
}

export interface SessionListener {
  /** The state has changed and is on disk. */
  changed?(): void;
  /** The journal can't be written (true), or can be again (false). */
  stuck?(stuck: boolean): void;
}

/** Events after which opening would take noticeably longer without a snapshot. */
const SNAPSHOT_EVERY = 5_000;

interface Waiting {
  readonly input: unknown;
  readonly sender: Sender;
  readonly resolve: (reply: Answer) => void;
}

/**
 * One show being played. Serial: what is due first, then one command after the other, each batch on disk before anyone
 * is told. Where the journal can't be written nothing has happened.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<SessionListener>();
  readonly #clock: Clock;
  #state: State;
  #waiting: Waiting[] = [];
  #snapshotAt: number;
  #stuck = false;
  /** When what could not be carried out was due. */
  #brokenAt: Instant | null = null;
  #closed = false;

  /** Goes on where the journal ends; what has fallen due meanwhile is caught up by the first `tick`. */
  constructor(options: SessionOptions) {
    this.#options = options;
    const { state, seq } = restore(options.journal, options.program);
    this.#state = state;
    this.#snapshotAt = seq;
    this.#clock = notBefore(options.clock, state.at);
  }

  get state(): State {
    return this.#state;
  }

  /** Place of the last event that everybody has been told about. */
  get seq(): number {
    return this.#options.journal.head;
  }

  now(): Instant {
    return this.#clock.now();
  }

  /** When something will happen by time alone. */
  nextDue(): Instant | null {
    return nextDue(this.#state);
  }

  /** What a role sees now. What is due by now is in it. */
  view({ role, room }: Sender): View {
    this.tick();
    const at = this.now();
    return role === 'explainer' ? project(this.#state, role, at, room ?? '') : project(this.#state, role, at);
  }

  listen(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the command and all that follows from it is on disk, or when it has been refused. Never rejects. */
  submit(input: unknown, sender: Sender): Promise<Answer> {
    if (!maySend(sender, input)) return Promise.resolve(deny('forbidden', this.#state.language));
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) (this.#options.soon ?? setImmediate)(() => this.#drain());
      this.#waiting.push({ input: asSentFrom(sender, input), sender, resolve });
    });
  }

  /** Carries out what has fallen due. False where the journal could not be written: it has to be tried again. */
  tick(): boolean {
    const due = this.nextDue();
    if (this.#closed || due === null || due > this.now()) return true;
    const done = this.#advance();
    if (done === null || !this.#store(done.events, [])) return false;
    this.#change(done.state);
    return true;
  }

  /** Null where the rules have a bug: what is due does not happen, and what there is can still be looked at. */
  #advance(): ReturnType<typeof advance> | null {
    try {
      return advance(this.#state, this.now());
    } catch (error) {
      // Tried again every second, told once.
      if (this.#brokenAt !== this.nextDue()) this.#options.log(LOG.notDue, error);
      this.#brokenAt = this.nextDue();
      return null;
    }
  }

  /** To be called in a quiet moment. */
  settle(): void {
    if (this.#closed) return;
    try {
      this.#options.journal.settle();
    } catch (error) {
      this.#options.log(LOG.notSettled, error);
    }
  }

  /** Answers what is waiting, keeps a snapshot and closes the journal. */
  close(): void {
    if (this.#closed) return;
    this.#drain();
    this.#listeners.clear();
    if (this.seq > this.#snapshotAt) this.#keepSnapshot();
    this.#closed = true;
    this.#options.journal.close();
  }

  /** Commands that came in together share one transaction: one wait for the disk. */
  #drain(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    const language = this.#state.language;
    if (this.#closed) {
      for (const { resolve } of batch) resolve(deny('not-stored', language));
      return;
    }
    let state = this.#state;
    const events: Event[] = [];
    const spent = new Map<string, RulesAnswer>();
    const replies: Answer[] = [];
    for (const { input, sender } of batch) {
      const done = this.#execute(state, input, sender, spent);
      if (done === null) {
        replies.push(deny('internal', language));
        continue;
      }
      state = done.state;
      events.push(...done.events);
      if (done.commandId !== null) spent.set(done.commandId, done.answer);
      replies.push(done.answer);
    }
    const stored = this.#store(
      events,
      Array.from(spent, ([id, answer]) => ({ id, answer })),
    );
    if (stored) this.#change(state);
    batch.forEach(({ resolve }, i) => resolve(stored ? replies[i]! : deny('not-stored', language)));
  }

  /**
   * Null where the rules have a bug: that command is as if it had never come. Where the bug is in something that is due,
   * the command is taken as of the moment before: what led there can be taken back, and the evening goes on.
   */
  #execute(
    state: State,
    input: unknown,
    { role }: Sender,
    spent: ReadonlyMap<string, RulesAnswer>,
  ): Execution | null {
    const { journal, chance } = this.#options;
    const carryOut = (at: Instant): Execution =>
      execute(state, input, {
        at,
        chance,
        by: role,
        answered: (id) => spent.get(id) ?? journal.answerTo(id),
      });
    try {
      return carryOut(this.now());
    } catch (error) {
      const due = nextDue(state);
      if (due !== null && due <= this.now()) {
        try {
          return carryOut(instant(due - 1));
        } catch {
          // The first error says what is wrong.
        }
      }
      this.#options.log(LOG.failed, error);
      return null;
    }
  }

  #store(events: readonly Event[], spent: readonly Spent[]): boolean {
    if (events.length === 0 && spent.length === 0) return true;
    try {
      this.#options.journal.append(events, spent);
    } catch (error) {
      if (!this.#stuck) this.#options.log(LOG.notStored, error);
      this.#tell(true);
      return false;
    }
    this.#tell(false);
    return true;
  }

  #tell(stuck: boolean): void {
    if (stuck === this.#stuck) return;
    this.#stuck = stuck;
    this.#tellAll((listener) => listener.stuck?.(stuck));
  }

  /** It has happened and is on disk: whoever cannot bear the news keeps neither the others nor the sender from theirs. */
  #tellAll(tell: (listener: SessionListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        tell(listener);
      } catch (error) {
        this.#options.log(LOG.notTold, error);
      }
    }
  }

  #change(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tellAll((listener) => listener.changed?.());
    if (this.seq - this.#snapshotAt >= SNAPSHOT_EVERY) {
      this.#snapshotAt = this.seq;
      setImmediate(() => this.#keepSnapshot());
    }
  }

  #keepSnapshot(): void {
    const { journal, program, log } = this.#options;
    if (program === null || this.#closed) return;
    try {
      // Keeps what is shared within a state shared, unlike JSON: the history holds the same play many times.
      journal.keepSnapshot(program, { seq: this.seq, body: serialize(this.#state) });
      this.#snapshotAt = this.seq;
    } catch (error) {
      log(LOG.noSnapshot, error);
    }
  }
}

/** The state at the end of a journal: its last snapshot and the events since. */
function restore(journal: Journal, program: string | null): { state: State; seq: number } {
  const start = startOf(journal, program);
  let state = start.state;
  for (const { event } of eventsAfter(journal, start.seq)) state = evolve(state, event);
  return { state, seq: start.seq };
}

function startOf(journal: Journal, program: string | null): { state: State; seq: number } {
  const snapshot = program === null ? null : journal.snapshot(program);
  if (snapshot === null) return { state: initialState(), seq: 0 };
  try {
    return { state: deserialize(snapshot.body) as State, seq: snapshot.seq };
  } catch {
    // Written by a newer Node: the events alone say the same.
    return { state: initialState(), seq: 0 };
  }
}

const LOG = {
  notSettled: {
    ru: 'Журнал не удаётся собрать в один файл; потом Волчок попробует снова.',
    en: 'The journal could not be brought into one file; Volchok will try again later.',
  },
  failed: {
    ru: 'Внутренняя ошибка: команда не выполнена, игра идёт дальше.',
    en: 'An internal error: the command was not carried out, the game goes on.',
  },
  notDue: {
    ru: 'Внутренняя ошибка: то, чему пришло время, не произошло; Волчок пробует ещё.',
    en: 'An internal error: what was due has not happened; Volchok keeps trying.',
  },
  notTold: {
    ru: 'Внутренняя ошибка: не всем показано, что изменилось; записано всё.',
    en: 'An internal error: not everybody was shown what has changed; everything is on disk.',
  },
  notStored: {
    ru: 'Журнал не записывается: команды не принимаются, пока на диске нет места.',
    en: 'The journal cannot be written: commands are not taken until there is space on the disk.',
  },
  noSnapshot: {
    ru: 'Снимок состояния не сохранён; в следующий раз шоу откроется чуть дольше.',
    en: 'No snapshot was kept; the show will take a little longer to open next time.',
  },
} as const satisfies Readonly<Record<string, Words>>;
