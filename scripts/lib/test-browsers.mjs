import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ensureInstalled } from './run.mjs';
import { root } from './sources.mjs';
import { tell, Trouble } from './words.mjs';

/** The engines of OBS 28–30, of OBS 31–32 and of the next one, with the npm package that carries each. */
export const ENGINES = { 103: 'sp103', 127: 'sp127', 149: 'sp149' };

const folder = join(root, 'test', 'browsers');
const cache = join(root, 'node_modules', '.cache', 'chromium');

/**
 * @param {keyof typeof ENGINES} version
 * @returns {string} where the engine's program lies once it has been installed
 */
export function programOf(version) {
  return join(cache, String(version), 'chromium');
}

/** These builds exist for one kind of machine. */
export const supported = process.platform === 'linux' && process.arch === 'x64';

/** Downloads and unpacks the engines that are not there yet. */
export async function ensureTestBrowsers() {
  const missing = /** @type {(keyof typeof ENGINES)[]} */ (Object.keys(ENGINES)).filter(
    (version) => !existsSync(programOf(version)),
  );
  if (missing.length === 0) return;
  await ensureInstalled(folder, DOWNLOADING);
  for (const version of missing) {
    tell({ ru: `Распаковываю Chromium ${version} …`, en: `Unpacking Chromium ${version} …` });
    try {
      await unpack(version);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new Trouble({
        ru: `Chromium ${version} не распаковался (${detail}). Проверьте свободное место на диске (нужно около 1 ГБ) и запустите снова; если не поможет, удалите папку test/browsers/node_modules.`,
        en: `Chromium ${version} could not be unpacked (${detail}). Check the free disk space (about 1 GB is needed) and start again; if that does not help, delete the folder test/browsers/node_modules.`,
      });
    }
  }
}

const DOWNLOADING = {
  ru: 'Скачиваю сборки Chromium (npm ci в test/browsers), это нужно один раз …',
  en: 'Downloading builds of Chromium (npm ci in test/browsers), once …',
};

/** Into a folder of its own that gets its name when it is whole: an interrupted unpacking leaves nothing half-done. */
async function unpack(version) {
  const { extract } = createRequire(join(folder, 'package.json'))('tar-fs');
  const packed = join(folder, 'node_modules', ENGINES[version], 'bin');
  const fresh = join(cache, `.${version}-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    const into = (/** @type {string} */ file, /** @type {NodeJS.WritableStream} */ sink) =>
      pipeline(createReadStream(join(packed, file)), createBrotliDecompress(), sink);
    await into('chromium.br', createWriteStream(join(fresh, 'chromium')));
    await into('swiftshader.tar.br', extract(fresh));
    chmodSync(join(fresh, 'chromium'), 0o755);
    rmSync(join(cache, String(version)), { recursive: true, force: true });
    renameSync(fresh, join(cache, String(version)));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
