import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';

import { Fault, type FaultKind } from '../../src/server/faults.ts';
import type { Journal } from '../../src/server/journal/journal.ts';
import { MIGRATIONS, migrate, VERSION } from '../../src/server/journal/schema.ts';
import { createJournal, openJournal } from '../../src/server/journal/sqlite-journal.ts';
import { contentsOf, newFolder } from '../helpers/folder.ts';
import { MemoryJournal } from '../helpers/memory-journal.ts';
import { journalContract } from './contract.ts';
import { event, id } from './contract-events.ts';

function opened(path: string): Journal {
  const journal = openJournal(path);
  onTestFinished(() => {
    try {
      journal.close();
    } catch {
      // closed by the test itself
    }
  });
  return journal;
}

function newJournal(path = join(newFolder(), 'show.volchok')): Journal {
  createJournal(path);
  return opened(path);
}

journalContract('SQLite', () => newJournal());
journalContract('in memory', () => new MemoryJournal());

const accepted = { ok: true, revision: 1 } as const;

/** A show with a hundred events, closed. */
function filled(path: string): void {
  const journal = newJournal(path);
  journal.append(
    Array.from({ length: 100 }, (_, i) => event(i + 1)),
    [{ id: id(1), answer: accepted }],
  );
  journal.close();
}

/** A program that opens the journal, adds event 101, and is killed before it can close anything. */
function killedAfterAppend(path: string): void {
  const program = `
    import { openJournal } from './src/server/journal/sqlite-journal.ts';
    import { event } from './test/journal/contract-events.ts';
    const journal = openJournal(process.argv[1]);
    journal.append([event(101)], []);
    process.kill(process.pid, 'SIGKILL');
  `;
  try {
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, path], {
      stdio: 'pipe',
    });
  } catch (error) {
    if ((error as { signal?: string }).signal !== 'SIGKILL') throw error;
  }
}

function faultOf(run: () => unknown): FaultKind | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.kind;
    throw error;
  }
}

describe('the file of a journal', () => {
  test('everything is there after closing and opening, and one plain file is left', () => {
    const path = join(newFolder(), 'show.volchok');
    filled(path);
    expect(readdirSync(join(path, '..'))).toEqual(['show.volchok']);
    const again = opened(path);
    expect(again.head).toBe(100);
    expect(again.read(99, 1)).toEqual([{ seq: 100, event: event(100) }]);
    expect(again.answerTo(id(1))).toEqual(accepted);
  });

  test('what was appended is there after SIGKILL', () => {
    const path = join(newFolder(), 'show.volchok');
    filled(path);
    killedAfterAppend(path);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    const again = opened(path);
    expect(again.read(100, 10)).toEqual([{ seq: 101, event: event(101) }]);
  });

  test('in a quiet moment copying the one file is a backup', () => {
    const path = join(newFolder(), 'show.volchok');
    const journal = newJournal(path);
    journal.append([event(1)], []);
    journal.settle();
    const copy = join(newFolder(), 'copy.volchok');
    copyFileSync(path, copy);
    journal.append([event(2)], []);
    expect(opened(copy).read(0, 10)).toEqual([{ seq: 1, event: event(1) }]);
  });

  test('a copy made while it is open is whole', () => {
    const journal = newJournal();
    journal.append([event(1), event(2)], []);
    const copy = join(newFolder(), 'copy.volchok');
    journal.copyTo(copy);
    expect(opened(copy).head).toBe(2);
  });

  test('a snapshot whose bytes have changed is not used', () => {
    const path = join(newFolder(), 'show.volchok');
    const journal = newJournal(path);
    journal.append([event(1)], []);
    journal.keepSnapshot('this', { seq: 1, body: Buffer.from('the state after event one') });
    journal.close();
    writeFileSync(
      path,
      Buffer.from(readFileSync(path).toString('latin1').replace('after event', 'aftEr event'), 'latin1'),
    );
    expect(opened(path).snapshot('this')).toBeNull();
  });

  test('a journal is never made over a file that is there', () => {
    const folder = newFolder();
    const path = join(folder, 'show.volchok');
    writeFileSync(path, 'мои заметки');
    const before = contentsOf(folder);
    expect(faultOf(() => createJournal(path))).toBe('folder');
    expect(contentsOf(folder)).toEqual(before);
  });
});

describe('a file that cannot be used is refused by its kind and left byte for byte as it was', () => {
  const refused = (kind: FaultKind, spoil: (path: string) => void) => {
    const folder = newFolder();
    const path = join(folder, 'show.volchok');
    filled(path);
    spoil(path);
    const before = contentsOf(folder);
    expect(faultOf(() => openJournal(path))).toBe(kind);
    expect(contentsOf(folder)).toEqual(before);
  };
  const rewrite = (path: string, change: (bytes: Buffer) => void): void => {
    const bytes = readFileSync(path);
    change(bytes);
    writeFileSync(path, bytes);
  };
  const sql = (path: string, statements: string): void => {
    const db = new Database(path);
    db.exec(statements);
    db.close();
  };

  test('text', () => refused('foreign', (path) => writeFileSync(path, 'не журнал\n'.repeat(50))));
  test('nothing at all', () => refused('foreign', (path) => truncateSync(path, 0)));
  test('a database of another program', () =>
    refused('foreign', (path) => sql(path, 'PRAGMA application_id = 42')));
  test('a newer version', () =>
    refused('newer', (path) => sql(path, `PRAGMA user_version = ${VERSION + 1}`)));
  test('cut off', () => refused('damaged', (path) => truncateSync(path, statSync(path).size - 4096)));
  test('a page overwritten', () =>
    refused('damaged', (path) => rewrite(path, (bytes) => bytes.fill(0xa5, 8192, 8192 + 512))));
  test('one letter of one event changed', () =>
    refused('damaged', (path) =>
      rewrite(path, (bytes) => {
        const place = bytes.indexOf(Buffer.from('Команда 57'));
        expect(place).toBeGreaterThan(0);
        bytes[place + 1] = (bytes[place + 1] ?? 0) ^ 1;
      }),
    ));
  test('an event taken out', () =>
    refused('damaged', (path) => sql(path, 'DELETE FROM event WHERE seq = 50')));
  test('two events in each other\u2019s place', () =>
    refused('damaged', (path) =>
      sql(
        path,
        `UPDATE event SET seq = -1 WHERE seq = 7; UPDATE event SET seq = 7 WHERE seq = 8;
         UPDATE event SET seq = 8 WHERE seq = -1`,
      ),
    ));
  test('an answer changed', () =>
    refused('damaged', (path) => sql(path, `UPDATE answer SET body = replace(body, '1', '2')`)));
  test('damaged, with what a killed program left beside it', () =>
    refused('damaged', (path) => {
      killedAfterAppend(path);
      rewrite(path, (bytes) => bytes.fill(0xa5, 8192, 8192 + 512));
    }));

  test('one that another program has open', () => {
    const folder = newFolder();
    const path = join(folder, 'show.volchok');
    filled(path);
    const journal = opened(path);
    journal.append([event(101)], []);
    const program = `
      import { openJournal } from './src/server/journal/sqlite-journal.ts';
      try { openJournal(process.argv[1]); } catch (error) { console.log(error.kind); }
    `;
    const said = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program, path],
      { encoding: 'utf8' },
    );
    expect(said.trim()).toBe('in-use');
    journal.append([event(102)], []);
    expect(journal.head).toBe(102);
    expect(existsSync(`${path}-shm`)).toBe(false);
  });
});

describe('what a killed program has left', () => {
  test('beside a file that is gone is put aside: the new one is empty', () => {
    const folder = newFolder();
    const path = join(folder, 'show.volchok');
    filled(path);
    killedAfterAppend(path);
    rmSync(path);
    const log = readFileSync(`${path}-wal`);
    expect(newJournal(path).head).toBe(0);
    expect(readFileSync(`${path}-wal.old-1`)).toEqual(log);
  });

  test('is named where the journal is damaged, for a copy in its place would be judged by it', () => {
    const path = join(newFolder(), 'show.volchok');
    filled(path);
    killedAfterAppend(path);
    writeFileSync(path, readFileSync(path).fill(0xa5, 8192, 8192 + 512));
    try {
      openJournal(path);
      expect.unreachable();
    } catch (error) {
      expect((error as Fault).words.ru).toContain('«show.volchok» и «show.volchok-wal»');
    }
  });
});

test('a snapshot counts only for the events it was made from', () => {
  const folder = newFolder();
  const [one, other] = ['one', 'other'].map((name) => newJournal(join(folder, name)));
  one!.append([event(1)], []);
  other!.append([event(2)], []);
  one!.keepSnapshot('program', { seq: 1, body: new Uint8Array([1, 2, 3]) });
  expect(one!.snapshot('program')?.seq).toBe(1);
  one!.close();
  // The same place in another game: its snapshot row, moved there.
  const db = new Database(join(folder, 'one'));
  const row = db.prepare('SELECT seq, program, body, sum FROM snapshot').raw().get() as unknown[];
  db.close();
  other!.close();
  const there = new Database(join(folder, 'other'));
  there.prepare('INSERT INTO snapshot (seq, program, body, sum) VALUES (?, ?, ?, ?)').run(...row);
  there.close();
  expect(opened(join(folder, 'other')).snapshot('program')).toBeNull();
});

describe('migrations', () => {
  test('bring an older file to the newest version and keep what is in it', () => {
    const path = join(newFolder(), 'old.volchok');
    filled(path);
    const db = new Database(path);
    onTestFinished(() => {
      db.close();
    });
    migrate(db, VERSION, [...MIGRATIONS, "ALTER TABLE event ADD COLUMN note TEXT NOT NULL DEFAULT ''"]);
    expect(db.prepare('PRAGMA user_version').raw().get()).toEqual([VERSION + 1]);
    expect(db.prepare("SELECT count(*) FROM event WHERE note = ''").raw().get()).toEqual([100]);
  });

  test('one that fails leaves the old version', () => {
    const path = join(newFolder(), 'old.volchok');
    filled(path);
    const db = new Database(path);
    onTestFinished(() => {
      db.close();
    });
    expect(() =>
      migrate(db, VERSION, [...MIGRATIONS, 'DROP TABLE snapshot', 'DROP TABLE nowhere']),
    ).toThrow();
    expect(db.prepare('PRAGMA user_version').raw().get()).toEqual([VERSION]);
    expect(db.prepare('SELECT count(*) FROM snapshot').raw().get()).toEqual([0]);
  });
});
