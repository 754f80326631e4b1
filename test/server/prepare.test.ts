import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

import { alone } from '../../scripts/lib/alone.mjs';
import { howToInstall } from '../../scripts/lib/debian.mjs';
import { isInstalled } from '../../scripts/lib/run.mjs';
import { root } from '../../scripts/lib/sources.mjs';
import { newFolder } from '../helpers/folder.ts';

const WORDS = { ru: 'Сборка', en: 'The build' };

describe('what is done before the first start', () => {
  test('several at once do it one after another', async () => {
    const folder = newFolder();
    const diary = join(folder, 'diary');
    const program = `
      import { appendFileSync } from 'node:fs';
      import { setImmediate } from 'node:timers/promises';
      import { alone } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/lib/alone.mjs')).href)};
      await alone(${JSON.stringify(WORDS)}, async () => {
        appendFileSync(${JSON.stringify(diary)}, 'in ');
        for (let i = 0; i < 50; i += 1) await setImmediate();
        appendFileSync(${JSON.stringify(diary)}, 'out ');
      }, ${JSON.stringify(folder)});
    `;
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
        const [code] = (await once(child, 'exit')) as [number | null];
        return code;
      }),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(readFileSync(diary, 'utf8')).toBe('in out '.repeat(4));
    expect(existsSync(join(folder, '.busy'))).toBe(false);
  });

  test('one that was killed in the middle is not waited for', async () => {
    const folder = newFolder();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, '.busy'), String(pid));
    expect(await alone(WORDS, () => Promise.resolve('done'), folder)).toBe('done');
    expect(existsSync(join(folder, '.busy'))).toBe(false);
  });

  test('one from before the computer was started is not waited for, whoever has its number now', async () => {
    const folder = newFolder();
    const lock = join(folder, '.busy');
    writeFileSync(lock, String(process.pid));
    const before = Date.now() / 1_000 - uptime() - 60;
    utimesSync(lock, before, before);
    expect(await alone(WORDS, () => Promise.resolve('done'), folder)).toBe('done');
  });

  test('where no lock can be made the work itself says what is wrong', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(
      alone(WORDS, () => Promise.reject(new Error('no space')), join(file, 'dist')),
    ).rejects.toThrow('no space');
  });

  test('what was installed by halves, or is not what the lock file names, is installed anew', () => {
    const folder = newFolder();
    const lock = (packages: object): string => JSON.stringify({ packages: { '': {}, ...packages } });
    const wanted = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };
    writeFileSync(join(folder, 'package-lock.json'), lock(wanted));
    expect(isInstalled(folder)).toBe(false);
    mkdirSync(join(folder, 'node_modules'));
    // npm writes this file last.
    const installed = join(folder, 'node_modules', '.package-lock.json');
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(installed, lock(wanted).slice(0, 40));
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(installed, lock({ 'node_modules/a': { version: '0.9.0', integrity: 'sha512-b' } }));
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(installed, lock(wanted));
    expect(isInstalled(folder)).toBe(true);
  });

  test('missing programs are named with what brings them', () => {
    const { ru, en } = howToInstall(['ffmpeg', 'xvfb']);
    for (const text of [ru, en]) expect(text).toContain('ffmpeg xvfb');
  });
});
