import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { EXIT_CODES } from '../../src/server/faults.ts';
import { newFolder } from '../helpers/folder.ts';
import { startServer } from '../helpers/server.ts';

/** What became of one that was started: where it listens, or what it said and its exit code. */
type Outcome =
  { readonly url: string; readonly pid: number } | { readonly said: string; readonly code: number | null };

function start(port: number, data: string): { outcome: Promise<Outcome>; end: () => Promise<unknown> } {
  const child = spawn(
    process.execPath,
    ['dist/server/main.js', '--json', '--lang', 'ru', '--port', String(port), '--data', data],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const outcome = new Promise<Outcome>((resolve) => {
    createInterface(child.stdout).once('line', (line) => {
      const { url } = JSON.parse(line) as { url: string };
      resolve({ url, pid: child.pid ?? 0 });
    });
    void closed.then(([code]) => resolve({ said: said.trim(), code }));
  });
  return {
    outcome,
    end: () => {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('several servers started at one moment', () => {
  beforeAll(() => ensureBuilt(['pages', 'server']));

  test.each(['any free port', 'one and the same port'])(
    'on one folder, on %s: exactly one gets it, the others say who has it',
    { timeout: 60_000 },
    async (which) => {
      for (let round = 0; round < 4; round += 1) {
        const data = join(newFolder(), 'made', 'by whoever comes first');
        const port = which === 'any free port' ? 0 : await freePort();
        const started = Array.from({ length: 4 }, () => start(port, data));
        const outcomes = await Promise.all(started.map(({ outcome }) => outcome));
        const winners = outcomes.filter((one) => 'url' in one);
        expect(winners, JSON.stringify(outcomes)).toHaveLength(1);
        for (const outcome of outcomes) {
          if ('url' in outcome) continue;
          expect(outcome.code).toBe(EXIT_CODES['in-use']);
          expect(outcome.said.split('\n')).toHaveLength(1);
          expect(outcome.said).toContain(data);
          expect(outcome.said).toContain(`PID ${String(winners[0]?.pid)}`);
        }
        await Promise.all(started.map(({ end }) => end()));
        expect(readdirSync(data).filter((name) => !/\.volchok$|^tokens|^open-show/.test(name))).toEqual([]);
      }
    },
  );

  test('on one port, each on its own folder: exactly one gets it', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const port = await freePort();
      const folder = newFolder();
      const started = ['a', 'b', 'c'].map((name) => start(port, join(folder, name)));
      const outcomes = await Promise.all(started.map(({ outcome }) => outcome));
      expect(
        outcomes.filter((one) => 'url' in one),
        JSON.stringify(outcomes),
      ).toHaveLength(1);
      for (const one of outcomes) if ('code' in one) expect(one.code).toBe(EXIT_CODES['port-taken']);
      await Promise.all(started.map(({ end }) => end()));
      expect(readdirSync(folder)).toHaveLength(1);
    }
  });

  test('a second one later is told the address of the first, and other ports and folders', async () => {
    const first = await startServer();
    onTestFinished(() => first.kill());
    const port = Number(new URL(first.url).port);
    const second = await start(port, first.data).outcome;
    expect(second).toMatchObject({ code: EXIT_CODES['in-use'] });
    const { said } = second as { said: string };
    for (const part of [first.url, `PID ${String(first.process.pid)}`, first.data, '--data']) {
      expect(said).toContain(part);
    }
    expect(said).toMatch(new RegExp(`--port (?!${String(port)})\\d+`));
  });
});

describe('a folder in which nothing can be kept', () => {
  beforeAll(() => ensureBuilt(['pages', 'server']));

  const folder = (): string => newFolder();
  test.each([
    ['/proc', () => '/proc'],
    ['a new one in /proc', () => '/proc/volchok'],
    ['deep in /proc', () => '/proc/volchok/a/b'],
    ['a new one in /sys', () => '/sys/volchok'],
    ['below a device', () => '/dev/null/volchok'],
    ['a device', () => '/dev/null'],
    ['a name that is too long', () => join(folder(), 'x'.repeat(300))],
    [
      'a link to nowhere',
      () => {
        const link = join(folder(), 'link');
        symlinkSync('/nowhere/at/all', link);
        return link;
      },
    ],
    [
      'a link to itself',
      () => {
        const link = join(folder(), 'link');
        symlinkSync(link, link);
        return link;
      },
    ],
    [
      'one whose lock is a folder',
      () => {
        const data = folder();
        mkdirSync(join(data, 'server.lock'));
        return data;
      },
    ],
  ])('%s: one sentence and its exit code', async (_what, where) => {
    const data = where();
    const outcome = await start(0, data).outcome;
    expect(outcome).toMatchObject({ code: EXIT_CODES.folder });
    const { said } = outcome as { said: string };
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain(data);
  });

  test('a file of OBS settings that cannot be read keeps nobody from starting', async () => {
    const data = folder();
    mkdirSync(join(data, 'obs.json'));
    const server = await startServer({ data });
    onTestFinished(() => server.kill());
    expect(await server.stop()).toBe(0);
    expect(server.log()).toContain('Настройки OBS не удалось прочитать');
    expect(existsSync(join(data, 'server.lock'))).toBe(false);
  });
});
