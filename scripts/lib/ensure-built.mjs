import { isBuilt, missingSource } from '../build.mjs';
import { alone } from './alone.mjs';
import { run } from './run.mjs';
import { Trouble } from './words.mjs';

/** @typedef {import('./sources.mjs').Part} Part */

/**
 * Builds what has changed, in a process of its own: the builder's memory is given back before the server starts.
 * @param {readonly Part[]} parts
 */
export async function ensureBuilt(parts) {
  if (parts.every(isBuilt)) return;
  await alone({ ru: 'Сборка', en: 'The build' }, () => buildStale(parts));
}

/** @param {readonly Part[]} parts */
async function buildStale(parts) {
  const stale = parts.filter((part) => !isBuilt(part));
  if (stale.length === 0) return;
  const missing = stale.map(missingSource).find((source) => source !== null);
  if (missing) {
    throw new Trouble({
      ru: `Не хватает файлов проекта: ${missing}. Скачайте его заново целиком.`,
      en: `Files of the project are missing: ${missing}. Download the whole of it again.`,
    });
  }
  const code = await run(process.execPath, ['scripts/build.mjs', ...stale]);
  if (code !== 0) {
    throw new Trouble({
      ru: 'Сборка не удалась, причина выше. Если вы ничего не меняли в исходниках, удалите папки dist и node_modules и запустите снова.',
      en: 'The build failed, the reason is above. If you changed nothing in the sources, delete the folders dist and node_modules and start again.',
    });
  }
}
