import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES, hashOf, pages, root } from './lib/sources.mjs';
import { say, tell } from './lib/words.mjs';

/** @typedef {import('./lib/sources.mjs').Part} Part */

const STAMP = '.built-from';

/**
 * Whether a part in `dist` was made from exactly the sources that lie here now.
 * @param {Part} part
 */
export function isBuilt(part) {
  const stamp = join(root, 'dist', part, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(part);
}

/**
 * Builds the parts whose sources have changed since they were built last.
 * @param {readonly Part[]} parts
 * @param {{ force?: boolean }} [options]
 */
export async function build(parts, { force = false } = {}) {
  for (const part of parts) {
    if (!force && isBuilt(part)) continue;
    const missing = part === 'pages' ? pages().length === 0 : !existsSync(join(root, ENTRIES[part]));
    if (missing) {
      throw new Error(
        say({
          ru: `Собрать «${part}» не из чего: нет ${part === 'pages' ? 'ни одной страницы' : ENTRIES[part]}. Скачайте проект заново целиком.`,
          en: `Nothing to build "${part}" from: ${part === 'pages' ? 'no page' : ENTRIES[part]} is there. Download the whole project again.`,
        }),
      );
    }
    await buildOne(part);
  }
}

/**
 * Built beside its place and moved there whole, so that a server that is running never serves half of a build.
 * @param {Part} part
 */
async function buildOne(part) {
  const started = performance.now();
  tell({ ru: `Собираю: ${part} …`, en: `Building ${part} …` });
  const { build: viteBuild } = await import('vite');
  const hash = hashOf(part);
  const fresh = join(root, 'dist', `.${part}-${process.pid}`);
  const old = join(root, 'dist', `.${part}-${process.pid}-old`);
  const place = join(root, 'dist', part);
  try {
    await viteBuild({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: part,
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    });
    writeFileSync(join(fresh, STAMP), hash);
    mkdirSync(join(root, 'dist'), { recursive: true });
    if (existsSync(place)) renameSync(place, old);
    renameSync(fresh, place);
  } finally {
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  tell({ ru: `Готово: dist/${part}, ${seconds} с`, en: `Built dist/${part} in ${seconds} s` });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const parts = /** @type {Part[]} */ (named.length > 0 ? named : ['pages', 'server', 'transcript']);
  try {
    await build(parts, { force: process.argv.includes('--force') });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
