import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

import { codeOf, Fault } from './faults.ts';

/** In plain sight in the user's home: shows are found there, copied to a stick, and outlive the program's own folder. */
export const usualFolder = (): string => join(homedir(), 'Volchok');

/**
 * Makes the folder where it is missing; gives the folders that were made, the innermost first. Throws a `Fault` where it
 * can't be used. (Node's own recursive `mkdir` never comes back where a folder can't be made in `/proc`.)
 */
export function makeFolder(folder: string): readonly string[] {
  const made: string[] = [];
  try {
    const missing: string[] = [];
    for (let at = folder; !isThere(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
    for (const one of missing) if (makeOne(one)) made.unshift(one);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return made;
  } catch (error) {
    removeEmpty(made);
    throw unusable(folder, error);
  }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** False where somebody else has made it meanwhile. */
function makeOne(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isThere(folder)) return false;
    throw error;
  }
}

/** Removes folders, the innermost first, up to one that is not empty. */
export function removeEmpty(folders: readonly string[]): void {
  try {
    for (const one of folders) rmdirSync(one);
  } catch {
    // What somebody has put something into stays.
  }
}

export function unusable(folder: string, cause: unknown): Fault {
  const code = codeOf(cause) ?? String(cause);
  return new Fault(
    'folder',
    {
      ru: `В папку данных «${folder}» не удаётся писать (${code}): проверьте права и место на диске или укажите другую (--data).`,
      en: `The data folder "${folder}" cannot be written to (${code}): check its permissions and the free space, or name another one (--data).`,
    },
    cause,
  );
}

/** The text of a small file of the data folder, null where there is none. */
export function readSmall(folder: string, name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw unusable(folder, error);
  }
}

/** Written beside its place, for this user only, and moved there whole once it is on the disk. */
export function writeSmall(folder: string, name: string, content: string | Uint8Array): void {
  const fresh = join(folder, `${name}.${process.pid}`);
  try {
    writeFileSync(fresh, content, { mode: 0o600, flush: true });
    renameSync(fresh, join(folder, name));
  } catch (error) {
    discard(fresh);
    throw unusable(folder, error);
  }
}

/** Half of a file on a full disk is of no use and takes its place. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The first fault is the one to be told.
  }
}
