import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { tell } from './words.mjs';

/** What the tests want from the system, with a program or package of Debian for each. */
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

/** Whether packages may be installed here without asking anybody: Debian (or a child of it) and root. */
function mayInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
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

/**
 * Installs what is missing where that is allowed.
 * @returns {Promise<string[]>} what is still missing
 */
export async function ensurePackages() {
  const missing = missingPackages();
  if (missing.length === 0 || !mayInstall()) return missing;
  tell({
    ru: `Устанавливаю пакеты Debian: ${missing.join(', ')} …`,
    en: `Installing Debian packages: ${missing.join(', ')} …`,
  });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
  return missingPackages();
}
