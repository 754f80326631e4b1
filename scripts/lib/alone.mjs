import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './sources.mjs';
import { tell } from './words.mjs';

const LOOK_AGAIN_MS = 200;
/** Whoever makes the lock writes its number into it at once. */
const UNWRITTEN_MS = 5_000;

/**
 * Does something in the project's folder that two starts at once must not: the second one waits for the first and then
 * finds the work done. A lock whose process is gone counts for nothing.
 * @template T
 * @param {import('./words.mjs').Words} words what the other one is doing
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function alone(words, work, folder = join(root, 'dist')) {
  const lock = join(folder, '.busy');
  let told = false;
  for (;;) {
    const held = take(folder, lock);
    if (held !== 'other') {
      try {
        return await work();
      } finally {
        if (held === 'ours') rmSync(lock, { force: true });
      }
    }
    if (!told) {
      tell({
        ru: `${words.ru} уже идёт в другом окне, жду …`,
        en: `${words.en} is under way in another window, waiting …`,
      });
    }
    told = true;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

/**
 * @param {string} folder
 * @param {string} lock
 * @returns {'ours' | 'other' | 'none'} `none` where no lock can be made: then the work itself will say what is wrong
 */
function take(folder, lock) {
  for (;;) {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return 'ours';
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return 'none';
    }
    if (!isAbandoned(lock)) return 'other';
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const age = Date.now() - statSync(lock).mtimeMs;
    if (pid === 0) return age > UNWRITTEN_MS;
    // One from before the computer was started: its number may be somebody else's by now.
    return age > uptime() * 1_000 || !isRunning(pid);
  } catch {
    // It has just been given up.
    return false;
  }
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
