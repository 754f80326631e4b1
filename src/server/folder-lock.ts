import Database from 'libsql';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { makeFolder, readSmall, removeEmpty, unusable, writeSmall } from './data-folder.ts';
import { codeOf, Fault } from './faults.ts';
import { nextFree } from './port.ts';

const LOCK = 'server.lock';
const HOLDER = 'server.json';
/** Whoever has just got the folder needs a moment to write down who it is. */
const ASK_AGAIN_MS = 20;
const TAKE_TIMES = 1_000;
const ASK_TIMES = 100;

/** A data folder that belongs to this process until it lets go of it, or ends in whatever way. */
export interface FolderLock {
  /** For whoever comes second: where this one is found. */
  announce(url: string): void;
  /** Leaves no trace of the lock, nor of a folder that was made for it and holds nothing else. */
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** Null until it listens. */
  readonly url: string | null;
}

/** Where the server is to listen. */
interface Asked {
  readonly port: number;
  readonly host: string;
}

/**
 * Makes the folder where it is missing and takes it for this process alone. Of several that come at once exactly one
 * gets it. Throws a `Fault`: `in-use`, or `folder` where it can't be used.
 */
export async function lockFolder(folder: string, asked: Asked): Promise<FolderLock> {
  const made = makeFolder(folder);
  const path = join(folder, LOCK);
  let db: Database.Database;
  try {
    db = take(path);
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') throw await inUse(folder, await holderOf(folder), asked);
    removeEmpty(made);
    throw unusable(folder, error);
  }
  const release = (): void => {
    try {
      rmSync(join(folder, HOLDER), { force: true });
      // While it is still held: who waits for this very file notices that it is no longer there.
      rmSync(path, { force: true });
    } catch {
      // Windows keeps a file that is open, a disk may have become read-only: what is left does no harm.
    }
    db.exec('ROLLBACK');
    db.close();
    removeEmpty(made);
  };
  const tell = (url: string | null): void =>
    writeSmall(folder, HOLDER, `${JSON.stringify({ pid: process.pid, url } satisfies Holder)}\n`);
  try {
    tell(null);
  } catch (error) {
    release();
    throw error;
  }
  return { announce: tell, release };
}

/**
 * The system's own lock on an empty database, which goes when its process goes. One that is got on a file that its
 * holder has just thrown away is worth nothing and is asked for again.
 */
function take(path: string): Database.Database {
  for (let i = 0; i < TAKE_TIMES; i += 1) {
    const before = numberOf(path);
    const db = new Database(path);
    let isHeld = false;
    try {
      db.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      isHeld = before !== null && numberOf(path) === before;
      if (isHeld) return db;
    } finally {
      if (!isHeld) db.close();
    }
  }
  throw new Error(`${path} is another file each time it is looked at.`);
}

/** The file system's number of a file; null where there is none. */
const numberOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.ino ?? null;

async function holderOf(folder: string): Promise<Holder | null> {
  for (let i = 0; i < ASK_TIMES; i += 1) {
    const holder = parsed(readSmall(folder, HOLDER));
    if (holder !== null && isRunning(holder.pid)) return holder;
    await setTimeout(ASK_AGAIN_MS);
  }
  return null;
}

function parsed(text: string | null): Holder | null {
  try {
    const { pid, url } = JSON.parse(text ?? '{}') as { pid?: unknown; url?: unknown };
    if (!Number.isSafeInteger(pid)) return null;
    return { pid: pid as number, url: typeof url === 'string' ? url : null };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function inUse(folder: string, holder: Holder | null, { port, host }: Asked): Promise<Fault> {
  const url = holder?.url ?? null;
  const who = holder === null ? '' : ` (${url === null ? '' : `${url}, `}PID ${String(holder.pid)})`;
  const portToo = url !== null && port !== 0 && new URL(url).port === String(port);
  const other = portToo ? await nextFree(port, host) : null;
  if (portToo) {
    const free = other === null ? '--port N' : `--port ${String(other)}`;
    return new Fault('in-use', {
      ru: `Порт ${String(port)} и папка «${folder}» уже заняты другим запущенным Волчком${who}: закройте его или запустите с другими (${free} --data ПАПКА).`,
      en: `Port ${String(port)} and the folder "${folder}" are already taken by another running Volchok${who}: stop that one or start with others (${free} --data DIR).`,
    });
  }
  return new Fault('in-use', {
    ru: `Папка «${folder}» уже занята другим запущенным Волчком${who}: закройте его или укажите другую папку (--data).`,
    en: `The folder "${folder}" is already taken by another running Volchok${who}: stop that one or name another folder (--data).`,
  });
}
