import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const EVERYWHERE = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib/sources.mjs',
];
const SHARED = ['src/rules', 'src/protocol'];

/** What each built part is made of; a change in any of these files makes the part be built again. */
const PARTS = {
  pages: ['overlays', 'screens', 'control-panel', 'src/graphics', ...SHARED],
  server: ['src/server', ...SHARED],
  transcript: ['src/transcript', ...SHARED],
};

/** @typedef {keyof typeof PARTS} Part */

/** The main module of each part that runs in Node. */
export const ENTRIES = { server: 'src/server/main.ts', transcript: 'src/transcript/main.ts' };

/**
 * One hash over the names and contents of everything a part is made of. The server carries the pages' hash, by which
 * open pages notice a new build, so a change of the pages makes a new server too.
 * @param {Part} part
 * @returns {string} 16 hexadecimal digits
 */
export function hashOf(part) {
  const hash = createHash('sha256');
  for (const file of [...EVERYWHERE, ...PARTS[part].flatMap(filesUnder)]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  if (part === 'server') hash.update(hashOf('pages'));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Files under a folder, in an order that is the same on every system; none where the folder does not exist.
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * Pages are the folders with an `index.html` that a browser opens.
 * @returns {string[]} paths of the HTML files from the root
 */
export function pages() {
  return ['overlays', 'screens', 'control-panel']
    .flatMap(filesUnder)
    .filter((file) => /^(overlays\/[^/]+|screens\/[^/]+|control-panel)\/index\.html$/.test(file));
}
