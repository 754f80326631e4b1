import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { tell } from './words.mjs';

/** What the tests want from the system, as packages of Debian. */
export const PACKAGES = [
  'obs-studio',
  'xvfb',
  'ffmpeg',
  'chromium',
  'libnss3',
  'libnspr4',
  'libexpat1',
  'fonts-dejavu-core',
];

const HAS_APT = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
const IS_ROOT = process.getuid?.() === 0;

/** Whether packages may be installed here without asking anybody: Debian (or a child of it) and root. */
function mayInstall() {
  if (!HAS_APT || !IS_ROOT) return false;
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Packages that are not installed; all of them on a system without dpkg. */
function missingPackages() {
  return PACKAGES.filter((name) => {
    const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
    return status !== 0 || !stdout.endsWith(' installed');
  });
}

/** Another apt, one of the system's own perhaps, is waited for rather than failed at. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/**
 * Installs what is missing where that is allowed.
 * @returns {Promise<string[]>} what is still missing
 */
export async function ensurePackages() {
  const missing = missingPackages();
  if (missing.length === 0 || !mayInstall()) return missing;
  tell({
    ru: `Устанавливаю пакеты Debian: ${missing.join(', ')}. Это нужно один раз и занимает несколько минут …`,
    en: `Installing Debian packages: ${missing.join(', ')}. Once, for some minutes …`,
  });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', [...PATIENT, 'update', '-qq'], { env });
  const code = await run(
    'apt-get',
    [...PATIENT, 'install', '-y', '-qq', '--no-install-recommends', ...missing],
    { env },
  );
  if (code !== 0) {
    tell({
      ru: `apt-get install закончился с кодом ${code}${updated === 0 ? '' : `, apt-get update с кодом ${updated}`}; причина выше.`,
      en: `apt-get install ended with code ${code}${updated === 0 ? '' : `, apt-get update with ${updated}`}; the reason is above.`,
    });
  }
  return missingPackages();
}

/**
 * What a person can do about packages that are missing.
 * @param {readonly string[]} missing
 * @returns {import('./words.mjs').Words}
 */
export function howToInstall(missing) {
  const list = missing.join(' ');
  if (!HAS_APT) {
    return {
      ru: `Здесь нет apt, а тестам нужны программы из пакетов Debian: ${list}. Запустите их в Debian или в контейнере с ним.`,
      en: `There is no apt here, and the tests need programs of these Debian packages: ${list}. Run them on Debian or in a container with it.`,
    };
  }
  const command = `${IS_ROOT ? '' : 'sudo '}apt-get install --no-install-recommends ${list}`;
  return {
    ru: `Нет пакетов: ${list}. Поставить: ${command}`,
    en: `Packages missing: ${list}. To install them: ${command}`,
  };
}
