import Database from 'libsql';
import { existsSync, renameSync, rmSync } from 'node:fs';

import type { Answer, Event } from '../../rules/index.ts';
import { codeOf, Fault } from '../faults.ts';
import { answerSum, bytesSum, CHAIN_START, chained } from './chain.ts';
import { inspect, inUse, SIDECARS } from './inspect.ts';
import type { Journal, Recorded, Snapshot, Spent } from './journal.ts';
import { migrate } from './schema.ts';

/**
 * Gives a whole journal its name. What a killed program has left beside a file of that name that is gone belongs to that
 * one and is put aside: SQLite would take it for this one's.
 */
export function nameJournal(fresh: string, path: string): void {
  for (const end of SIDECARS) {
    if (!existsSync(path + end)) continue;
    let n = 1;
    while (existsSync(`${path}${end}.old-${String(n)}`)) n += 1;
    renameSync(path + end, `${path}${end}.old-${String(n)}`);
  }
  renameSync(fresh, path);
}

/** Makes an empty journal where no file is. It gets its name only when it is whole. */
export function createJournal(path: string): void {
  const fresh = `${path}.new`;
  try {
    if (existsSync(path)) throw Object.assign(new Error('there is a file already'), { code: 'EEXIST' });
    rmSync(fresh, { force: true });
    const db = new Database(fresh);
    try {
      db.exec('PRAGMA synchronous = FULL');
      migrate(db, 0);
    } finally {
      db.close();
    }
    nameJournal(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw unwritable(path, error);
  }
}

/**
 * Opens a journal that exists, for this process alone. Throws a `Fault` and leaves the file as it is where it is not
 * ours, newer, damaged, open elsewhere, or can't be written.
 */
export function openJournal(path: string): Journal {
  const version = inspect(path);
  let db: Database.Database;
  try {
    db = new Database(path);
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    if (existsSync(`${path}-wal`)) db.exec('PRAGMA journal_mode = DELETE');
    migrate(db, version);
    // Power cuts: FULL waits for the disk at every commit; macOS waits for it only when asked to.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
    db.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    throw codeOf(error) === 'SQLITE_BUSY' ? inUse(path) : unwritable(path, error);
  }
  return new SqliteJournal(db);
}

class SqliteJournal implements Journal {
  readonly #db: Database.Database;
  readonly #addEvent;
  readonly #addAnswer;
  readonly #findAnswer;
  readonly #readEvents;
  #head = 0;
  #sum = CHAIN_START;
  #settled = true;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#addEvent = db.prepare('INSERT INTO event (seq, body, sum) VALUES (?, ?, ?)');
    this.#addAnswer = db.prepare('INSERT INTO answer (command, body, sum) VALUES (?, ?, ?)');
    this.#findAnswer = db.prepare('SELECT body FROM answer WHERE command = ?').raw();
    this.#readEvents = db.prepare('SELECT seq, body FROM event WHERE seq > ? ORDER BY seq LIMIT ?').raw();
    const last = db.prepare('SELECT seq, sum FROM event ORDER BY seq DESC LIMIT 1').raw().get();
    if (last !== undefined) [this.#head, this.#sum] = last as [number, number];
  }

  get head(): number {
    return this.#head;
  }

  append(events: readonly Event[], spent: readonly Spent[]): void {
    if (events.length === 0 && spent.length === 0) return;
    let head = this.#head;
    let sum = this.#sum;
    this.#inTransaction(() => {
      for (const event of events) {
        const body = JSON.stringify(event);
        head += 1;
        sum = chained(body, sum);
        this.#addEvent.run(head, body, sum);
      }
      for (const { id, answer } of spent) {
        const body = JSON.stringify(answer);
        this.#addAnswer.run(id, body, answerSum(id, body));
      }
    });
    this.#head = head;
    this.#sum = sum;
    this.#settled = false;
  }

  answerTo(id: string): Answer | undefined {
    const row = this.#findAnswer.get(id) as [string] | undefined;
    return row && (JSON.parse(row[0]) as Answer);
  }

  read(after: number, limit: number): readonly Recorded[] {
    const rows = this.#readEvents.all(after, limit) as [number, string][];
    return rows.map(([seq, body]) => ({ seq, event: JSON.parse(body) as Event }));
  }

  snapshot(program: string): Snapshot | null {
    const row = this.#db
      .prepare('SELECT seq, body, sum FROM snapshot WHERE program = ? AND seq <= ? ORDER BY seq DESC LIMIT 1')
      .raw()
      .get(program, this.#head) as [number, Uint8Array, number] | undefined;
    if (row === undefined) return null;
    const [seq, body, sum] = row;
    return this.#snapshotSum(seq, body) === sum ? { seq, body } : null;
  }

  keepSnapshot(program: string, { seq, body }: Snapshot): void {
    this.#inTransaction(() => {
      this.#db.exec('DELETE FROM snapshot');
      this.#db
        .prepare('INSERT INTO snapshot (seq, program, body, sum) VALUES (?, ?, ?, ?)')
        .run(seq, program, Buffer.from(body), this.#snapshotSum(seq, body));
    });
    this.#settled = false;
  }

  /** Of the state and of every event it was made from: a snapshot of other events is none. */
  #snapshotSum(seq: number, body: Uint8Array): number {
    const event = this.#db.prepare('SELECT sum FROM event WHERE seq = ?').raw().get(seq) as
      [number] | undefined;
    return chained(String(bytesSum(body)), event?.[0] ?? CHAIN_START);
  }

  settle(): void {
    if (this.#settled) return;
    this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').raw().get();
    this.#settled = true;
  }

  copyTo(path: string): void {
    this.#db.prepare('VACUUM INTO ?').run(path);
  }

  close(): void {
    // The binding lets go of the file only when its statements are collected; a file that is no longer locked and has
    // nothing beside it is as good as closed.
    this.#db.exec(
      'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM snapshot',
    );
    this.#db.close();
  }

  #inTransaction(work: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#db.exec('COMMIT');
    } catch (error) {
      // After a full disk SQLite has already taken the transaction back by itself.
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

const unwritable = (path: string, cause: unknown): Fault =>
  new Fault(
    'folder',
    {
      ru: `В журнал «${path}» не удаётся писать (${codeOf(cause) ?? String(cause)}): проверьте права на папку и место на диске.`,
      en: `The journal "${path}" cannot be written to (${codeOf(cause) ?? String(cause)}): check the folder's permissions and the free space.`,
    },
    cause,
  );
