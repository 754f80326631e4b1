import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { codeOf, Fault } from './faults.ts';

/** In plain sight in the user's home: shows are found there, copied to a stick, and outlive the program's own folder. */
export const usualFolder = (): string => join(homedir(), 'Volchok');

/** Makes the folder where it is missing. Throws a `Fault` where it can't be used. */
export function ensureFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(folder, error);
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
    throw unusable(folder, error);
  }
}
