import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunning } from './lib/alone.mjs';
import { ENTRIES, hashOf, pages, root } from './lib/sources.mjs';
import { tell } from './lib/words.mjs';

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
 * What a part cannot be built without and is not there; null if all is well.
 * @param {Part} part
 * @returns {string | null}
 */
export function missingSource(part) {
  if (part === 'pages') return pages().length === 0 ? 'overlays/*/index.html' : null;
  return existsSync(join(root, ENTRIES[part])) ? null : ENTRIES[part];
}

/**
 * Built beside its place and moved there whole, so that a server that is running never serves half of a build.
 * @param {Part} part
 */
async function build(part) {
  const started = performance.now();
  tell({ ru: `Собираю: ${part} …`, en: `Building ${part} …` });
  // Started from a test, the builder would otherwise take the libraries' development versions.
  process.env['NODE_ENV'] = 'production';
  const { build: viteBuild } = await import('vite');
  const hash = hashOf(part);
  const fresh = join(root, 'dist', `.${part}-${process.pid}`);
  const old = join(root, 'dist', `.${part}-${process.pid}-old`);
  const place = join(root, 'dist', part);
  clearLeftovers();
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

/** Of builds that were interrupted. */
function clearLeftovers() {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist)) {
    const pid = /^\.[a-z]+-(\d+)(-old)?$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const force = process.argv.includes('--force');
  try {
    for (const part of /** @type {Part[]} */ (named.length > 0 ? named : ['pages', 'server', 'transcript'])) {
      const missing = missingSource(part);
      if (missing) throw new Error(`${part}: ${missing} is missing`);
      if (force || !isBuilt(part)) await build(part);
    }
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
