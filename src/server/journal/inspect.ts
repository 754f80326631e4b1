import Database from 'libsql';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { codeOf, Fault } from '../faults.ts';
import { answerSum, CHAIN_START, chained } from './chain.ts';
import { APPLICATION_ID, VERSION } from './schema.ts';
import { walDamage } from './wal.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;

/** What SQLite may have left beside a file whose program was killed. */
const LOG = '-wal';
export const SIDECARS = [LOG, '-journal'] as const;

/**
 * Looks at a journal without touching it: whose it is, of which version, and whether every byte that matters is as it
 * was written. Throws a `Fault` (`foreign`, `newer`, `damaged`, `in-use`, `folder`); returns the version otherwise.
 */
export function inspect(path: string): number {
  const version = versionOf(path);
  const leftovers = SIDECARS.filter((end) => existsSync(path + end) && statSync(path + end).size > 0);
  if (leftovers.length === 0) {
    check(path, `${pathToFileURL(path).href}?immutable=1`);
    return version;
  }
  // SQLite has to put such a file in order before it can be read; that is first tried on a copy.
  const place = mkdtempSync(join(tmpdir(), 'volchok-check-'));
  try {
    const copy = join(place, 'copy');
    copyFileSync(path, copy);
    for (const end of leftovers) copyFileSync(path + end, copy + end);
    const wrong = leftovers.includes(LOG) ? walDamage(readFileSync(copy + LOG)) : null;
    if (wrong !== null) throw damaged(path, new Error(wrong));
    check(path, copy);
    return version;
  } catch (error) {
    // A journal that another program is writing to looks torn.
    throw isOpenElsewhere(path) ? inUse(path) : error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function versionOf(path: string): number {
  const header = Buffer.alloc(HEADER_BYTES);
  let read: number;
  try {
    const file = openSync(path, 'r');
    try {
      read = readSync(file, header, 0, HEADER_BYTES, 0);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  if (read < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw foreign(path);
  if (header.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID) throw foreign(path);
  const version = header.readUInt32BE(USER_VERSION_AT);
  if (version > VERSION) throw newer(path);
  return version;
}

function check(path: string, address: string): void {
  let db: Database.Database;
  try {
    db = new Database(address);
  } catch (error) {
    throw damaged(path, error);
  }
  try {
    const verdict = db.prepare('PRAGMA quick_check(1)').raw().get() as [string];
    if (verdict[0] !== 'ok') throw new Error(verdict[0]);
    checkEvents(db);
    checkAnswers(db);
  } catch (error) {
    throw damaged(path, error);
  } finally {
    db.close();
  }
}

function checkEvents(db: Database.Database): void {
  let seq = 0;
  let sum = CHAIN_START;
  const rows = db.prepare('SELECT seq, body, sum FROM event ORDER BY seq').raw().iterate();
  for (const row of rows as Iterable<[number, string, number]>) {
    seq += 1;
    sum = chained(row[1], sum);
    if (row[0] !== seq || row[2] !== sum) throw new Error(`event ${row[0]} is not as it was written`);
  }
}

function checkAnswers(db: Database.Database): void {
  const rows = db.prepare('SELECT command, body, sum FROM answer').raw().iterate();
  for (const row of rows as Iterable<[string, string, number]>) {
    if (answerSum(row[0], row[1]) !== row[2])
      throw new Error(`the answer to ${row[0]} is not as it was written`);
  }
}

function isOpenElsewhere(path: string): boolean {
  const index = `${path}-shm`;
  const had = existsSync(index);
  try {
    const db = new Database(`${pathToFileURL(path).href}?mode=ro`);
    try {
      db.prepare('SELECT 1 FROM sqlite_master').raw().get();
      return false;
    } finally {
      db.close();
    }
  } catch (error) {
    return codeOf(error) === 'SQLITE_BUSY';
  } finally {
    if (!had) rmSync(index, { force: true });
  }
}

const unreadable = (path: string, cause: unknown): Fault =>
  new Fault(
    'folder',
    {
      ru: `Журнал «${path}» не удаётся прочитать (${codeOf(cause) ?? String(cause)}).`,
      en: `The journal "${path}" cannot be read (${codeOf(cause) ?? String(cause)}).`,
    },
    cause,
  );

const foreign = (path: string): Fault =>
  new Fault('foreign', {
    ru: `Файл «${path}» не журнал Волчка; он оставлен как есть: переложите его или укажите другую папку (--data).`,
    en: `The file "${path}" is not a journal of Volchok; it has been left as it is: move it away or name another folder (--data).`,
  });

const newer = (path: string): Fault =>
  new Fault('newer', {
    ru: `Журнал «${path}» записан более новой версией Волчка; он оставлен как есть: обновите программу.`,
    en: `The journal "${path}" was written by a newer version of Volchok; it has been left as it is: update the program.`,
  });

/** Names what lies beside the file too: a copy put in its place would be judged by it. */
export function damaged(path: string, cause: unknown): Fault {
  const all = [path, ...SIDECARS.map((end) => path + end).filter((one) => existsSync(one))].map((one) =>
    basename(one),
  );
  const ru = all.map((one) => `«${one}»`).join(' и ');
  const en = all.map((one) => `"${one}"`).join(' and ');
  return new Fault(
    'damaged',
    {
      ru: `Журнал «${path}» повреждён; он оставлен как есть: уберите ${ru} из папки и положите на их место копию или начните новый.`,
      en: `The journal "${path}" is damaged; it has been left as it is: move ${en} away and put a backup there, or begin a new one.`,
    },
    cause,
  );
}

export const inUse = (path: string): Fault =>
  new Fault('in-use', {
    ru: `Журнал «${path}» уже открыт другим запущенным Волчком; закройте его или укажите другую папку (--data).`,
    en: `The journal "${path}" is already open in another running Volchok; stop that one or name another folder (--data).`,
  });
