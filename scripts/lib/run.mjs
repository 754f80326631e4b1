import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { root } from './sources.mjs';
import { tell, Trouble } from './words.mjs';

/**
 * Runs a program to its end. What it prints goes to standard error, so that standard output stays a script's own.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} the exit code; 127 if it could not be started
 */
export function run(program, args, { cwd = root, env = process.env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, shell, stdio: ['ignore', 2, 2] });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs npm: the one that started this script, else the one on the path.
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = root) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own)) return run(process.execPath, [own, ...args], { cwd });
  return run('npm', args, { cwd, shell: process.platform === 'win32' });
}

/**
 * Whether the packages in `node_modules` are those of the lock file. npm writes down what it installed, so nothing of
 * our own has to be remembered, and an installation by hand counts.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

function packagesIn(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

const PACKAGES = {
  ru: 'Устанавливаю зависимости (npm ci), это нужно один раз и занимает около минуты …',
  en: 'Installing dependencies (npm ci), once, for about a minute …',
};
/** A download that says nothing for long looks like one that hangs. */
const STILL_MS = 30_000;

/**
 * Installs what the lock file names, if it is not there already. What was interrupted is begun anew.
 * @param {string} [folder]
 * @param {import('./words.mjs').Words} [words] what is being done
 */
export async function ensureInstalled(folder = root, words = PACKAGES) {
  if (isInstalled(folder)) return;
  await alone({ ru: 'Установка', en: 'The installation' }, async () => {
    if (!isInstalled(folder)) await install(folder, words);
  });
}

/**
 * @param {string} folder
 * @param {import('./words.mjs').Words} words
 */
async function install(folder, words) {
  tell(words);
  const started = performance.now();
  const still = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    tell({
      ru: `  … всё ещё качаю, ${seconds} с. Прервать: Ctrl+C, потом можно запустить снова.`,
      en: `  … still downloading, ${seconds} s. Ctrl+C stops it; it can be started again later.`,
    });
  }, STILL_MS);
  const code = await npm(['ci', '--include=dev', '--loglevel=error'], folder);
  clearInterval(still);
  if (code === 0) return;
  if (code === 127) {
    throw new Trouble({
      ru: 'Не найден npm. Установите Node.js вместе с npm с сайта nodejs.org и запустите снова.',
      en: 'npm was not found. Install Node.js together with npm from nodejs.org and start again.',
    });
  }
  throw new Trouble({
    ru: `Не удалось установить зависимости (npm ci закончился с кодом ${code}, причина выше). Проверьте интернет, свободное место на диске и права на папку проекта и запустите снова: первый запуск качает пакеты, дальше интернет не нужен.`,
    en: `The dependencies could not be installed (npm ci ended with code ${code}, the reason is above). Check the internet connection, the free disk space and the permissions of the project's folder, and start again: the first start downloads packages, later ones need no internet.`,
  });
}

/**
 * Tells a failure so that a person can act on it, and leaves with its exit code.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  if (error instanceof Trouble) {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(error.exitCode);
  }
  console.error(error);
  process.exit(1);
}
