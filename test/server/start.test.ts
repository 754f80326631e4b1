import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { EXIT_CODES, Fault } from '../../src/server/faults.ts';
import { HELP, languageOf, readFlags, USUAL_PORT } from '../../src/server/flags.ts';
import { announcement, originsOf } from '../../src/server/links.ts';
import { openTokens } from '../../src/server/tokens.ts';
import { contentsOf, newFolder } from '../helpers/folder.ts';
import { type ServerOptions, startServer } from '../helpers/server.ts';

describe('flags', () => {
  test('what is usual: this computer only, a fixed port, shows in the home folder, Russian, the panel opened', () => {
    expect(readFlags([], { HOME: '/home/x' })).toMatchObject({
      port: USUAL_PORT,
      host: '127.0.0.1',
      lang: 'ru',
      showLang: 'ru',
      demo: false,
      open: true,
      json: false,
    });
    expect(readFlags([], {}).data).toMatch(/Volchok$/);
  });

  test('variables of the same names, which flags outweigh', () => {
    const env = {
      VOLCHOK_PORT: '8000',
      VOLCHOK_HOST: '10.0.0.1',
      VOLCHOK_DATA: '/srv/shows',
      VOLCHOK_LANG: 'en',
      VOLCHOK_DEMO: '1',
      VOLCHOK_OPEN: 'no',
    };
    expect(readFlags([], env)).toMatchObject({
      port: 8000,
      host: '10.0.0.1',
      data: '/srv/shows',
      lang: 'en',
      demo: true,
      open: false,
    });
    expect(readFlags(['--port', '9000', '--no-demo', '--open', '--lang=ru'], env)).toMatchObject({
      port: 9000,
      demo: false,
      open: true,
      lang: 'ru',
    });
    expect(readFlags([], { VOLCHOK_PORT: '', VOLCHOK_LAN: '' })).toMatchObject({
      port: USUAL_PORT,
      host: '127.0.0.1',
    });
  });

  test('--lan opens it to the network, --json keeps the browser closed', () => {
    expect(readFlags(['--lan'], {}).host).toBe('0.0.0.0');
    expect(readFlags([], { VOLCHOK_LAN: 'true' }).host).toBe('0.0.0.0');
    expect(readFlags(['--json'], {}).open).toBe(false);
  });

  test.each([
    [['--port', 'many'], {}, '--port'],
    [['--port', '70000'], {}, '70000'],
    [['--data', ''], {}, '--data'],
    [['--host='], {}, '--host'],
    [['--lang', 'fr'], {}, 'fr'],
    [['--colour'], {}, '--colour'],
    [['file.txt'], {}, 'file.txt'],
    [[], { VOLCHOK_DEMO: 'perhaps' }, 'VOLCHOK_DEMO'],
  ])('%j %j: named in a sentence', (args, env, named) => {
    let fault: unknown;
    try {
      readFlags(args, env);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(Fault);
    const { kind, words } = fault as Fault;
    expect(kind).toBe('usage');
    expect(words.ru).toContain(named);
    expect(words.en).toContain(named);
  });

  test('--help names every flag and every exit code in both languages', () => {
    for (const text of Object.values(HELP)) {
      for (const flag of ['port', 'lan', 'host', 'data', 'demo', 'lang', 'open', 'json'])
        expect(text).toMatch(new RegExp(`--(no-)?${flag}`));
      for (const code of [0, 1, ...Object.values(EXIT_CODES)])
        expect(text).toMatch(new RegExp(`^ +${String(code)}  `, 'm'));
    }
  });

  test('the language of the terminal is Russian unless the system speaks another one', () => {
    expect(languageOf([], {})).toBe('ru');
    expect(languageOf([], { LANG: 'ru_RU.UTF-8' })).toBe('ru');
    expect(languageOf([], { LANG: 'C.UTF-8' })).toBe('ru');
    expect(languageOf([], { LANG: 'en_GB.UTF-8' })).toBe('en');
    expect(languageOf(['--lang', 'ru'], { LANG: 'en_GB.UTF-8' })).toBe('ru');
    expect(languageOf(['--lang=en'], {})).toBe('en');
  });
});

describe('tokens', () => {
  test('survive a restart, differ by role and room, and are for this user only', () => {
    const folder = newFolder();
    const first = openTokens(folder);
    const again = openTokens(folder);
    const all = [first.operator, first.host, first.explainer('main'), first.explainer('b')];
    expect(new Set(all).size).toBe(4);
    expect([again.operator, again.host, again.explainer('main'), again.explainer('b')]).toEqual(all);
    expect(openTokens(newFolder()).operator).not.toBe(first.operator);
    expect(statSync(join(folder, 'tokens.json')).mode & 0o777).toBe(0o600);
  });

  test('an explainer\u2019s is good for its own room, while that room is there', () => {
    const tokens = openTokens(newFolder());
    expect(tokens.senderOf(tokens.explainer('b'), ['a', 'b'])).toEqual({ role: 'explainer', room: 'b' });
    expect(tokens.senderOf(tokens.explainer('b'), ['a'])).toBeNull();
    expect(tokens.senderOf('', ['a'])).toBeNull();
  });

  test('a damaged file is told of and left as it is', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'tokens.json'), '{"operator":');
    const before = contentsOf(folder);
    expect(() => openTokens(folder)).toThrow(Fault);
    expect(contentsOf(folder)).toEqual(before);
  });
});

describe('the links that are printed', () => {
  const tokens = openTokensOnce();
  const told = (language: 'ru' | 'en', origins: readonly string[]): string =>
    announcement({
      language,
      origins,
      tokens,
      pages: [
        '/control-panel/',
        '/screens/hall/',
        '/screens/explainer/',
        '/overlays/program/',
        '/overlays/timer/',
      ],
      rooms: [
        { id: 'a', name: 'Большой зал' },
        { id: 'b', name: 'Малый зал' },
      ],
      folder: '/home/club/Volchok',
      show: 'Вечер.volchok',
    });

  test('name every page, with its token where it needs one', () => {
    const text = told('ru', ['http://127.0.0.1:7700']);
    expect(text).toContain(`http://127.0.0.1:7700/control-panel/?token=${tokens.operator}`);
    expect(text).toContain(`/screens/explainer/?token=${tokens.explainer('b')}`);
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:7700\/overlays\/timer\/$/m);
    expect(text).toContain('Малый зал');
    expect(told('en', ['http://127.0.0.1:7700'])).not.toMatch(/Пульт/);
  });

  test('with --lan, for other devices too', () => {
    expect(originsOf('0.0.0.0', 7700, () => ['192.168.1.5'])).toEqual([
      'http://127.0.0.1:7700',
      'http://192.168.1.5:7700',
    ]);
    expect(originsOf('::1', 1)).toEqual(['http://[::1]:1']);
    expect(told('ru', ['http://127.0.0.1:7700', 'http://192.168.1.5:7700'])).toContain(
      `http://192.168.1.5:7700/control-panel/?token=${tokens.operator}`,
    );
  });
});

function openTokensOnce(): ReturnType<typeof openTokens> {
  return {
    operator: 'operators-token',
    host: 'hosts-token',
    explainer: (room) => `token-of-${room}`,
    senderOf: () => null,
  };
}

describe('the built server', () => {
  beforeAll(() => ensureBuilt(['pages', 'server']));

  async function started(options: ServerOptions = {}) {
    const server = await startServer(options);
    onTestFinished(() => server.kill());
    return server;
  }

  /** Runs it to its end: what it says on standard error, and its exit code. */
  async function fails(...args: string[]): Promise<{ said: string; code: number | null }> {
    const child = spawn(process.execPath, ['dist/server/main.js', '--json', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return { said, code };
  }

  test('--json prints one line once it listens, stops on a signal with 0, and tokens survive', async () => {
    const data = newFolder();
    const first = await started({ data });
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    expect(await first.view('explainer')).toMatchObject({ role: 'explainer' });
    const { operator, host, explainer } = first;
    expect(await first.stop()).toBe(0);
    expect(readdirSync(data).filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([]);
    const second = await started({ data });
    expect([second.operator, second.host, second.explainer]).toEqual([operator, host, explainer]);
  });

  test('a port that is taken: says so, offers the next, touches nothing', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    onTestFinished(() => {
      blocker.close();
    });
    const { port } = blocker.address() as AddressInfo;
    const data = join(newFolder(), 'never-made');
    const { said, code } = await fails('--port', String(port), '--data', data);
    expect(code).toBe(EXIT_CODES['port-taken']);
    expect(said).toContain(String(port));
    expect(said).toMatch(/--port \d+/);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(existsSync(data)).toBe(false);
  });

  test('a data folder that cannot be made, or written to', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    for (const folder of [join(file, 'shows'), '/proc']) {
      const { said, code } = await fails('--port', '0', '--data', folder);
      expect(code).toBe(EXIT_CODES.folder);
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(said).toContain(folder);
    }
  });

  test.each([
    ['not ours', 'foreign', (bytes: Buffer) => Buffer.concat([Buffer.from('привет'), bytes])],
    [
      'newer',
      'newer',
      (bytes: Buffer) => {
        bytes.writeUInt32BE(9999, 60);
        return bytes;
      },
    ],
    ['cut short', 'damaged', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000)],
  ] as const)(
    'a journal that is %s: one sentence, its own exit code, not a byte changed',
    async (_what, kind, spoil) => {
      const data = newFolder();
      const before = await started({ data });
      await before.play({ type: 'team.add', id: 'a', name: 'Ять' });
      await before.stop();
      const name = readdirSync(data).find((file) => file.endsWith('.volchok'))!;
      writeFileSync(join(data, name), spoil(readFileSync(join(data, name))));
      const contents = contentsOf(data);
      for (const lang of ['ru', 'en']) {
        const { said, code } = await fails('--port', '0', '--data', data, '--lang', lang);
        expect(code).toBe(EXIT_CODES[kind]);
        expect(said.trim().split('\n')).toHaveLength(1);
        expect(said).toContain(name);
        expect(/[а-я]{5}/.test(said.replaceAll(name, ''))).toBe(lang === 'ru');
      }
      expect(contentsOf(data)).toEqual(contents);
    },
  );

  test('a byte changed in what a killed server left beside its journal: refused, nothing touched, and whole again with the byte put back', async () => {
    const data = newFolder();
    const before = await started({ data });
    await before.play(
      { type: 'team.add', id: 'a', name: 'Ять' },
      { type: 'team.add', id: 'b', name: 'Ижица' },
    );
    await before.kill();
    const log = readdirSync(data).find((file) => file.endsWith('.volchok-wal'))!;
    const whole = readFileSync(join(data, log));
    const spoilt = Buffer.from(whole);
    const place = spoilt.indexOf(Buffer.from('Ижица'));
    expect(place).toBeGreaterThan(0);
    spoilt[place + 1] = (spoilt[place + 1] ?? 0) ^ 4;
    writeFileSync(join(data, log), spoilt);
    const contents = contentsOf(data);
    const { said, code } = await fails('--port', '0', '--data', data);
    expect(code).toBe(EXIT_CODES.damaged);
    expect(said.trim().split('\n')).toHaveLength(1);
    const withoutLock = (all: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
      Object.entries(all).filter(([name]) => !name.startsWith('server.'));
    expect(withoutLock(contentsOf(data))).toEqual(withoutLock(contents));
    writeFileSync(join(data, log), whole);
    expect((await (await started({ data })).view()).teams.map(({ name }) => name)).toEqual(['Ять', 'Ижица']);
  });

  test('a show that another server has open', async () => {
    const data = newFolder();
    const first = await started({ data });
    const { said, code } = await fails('--port', '0', '--data', data);
    expect(code).toBe(EXIT_CODES['in-use']);
    expect(said.trim().split('\n')).toHaveLength(1);
    await first.play({ type: 'team.add', id: 'a', name: 'Ять' });
  });

  test('killed in the middle of a minute it goes on with everything, the clock included', async () => {
    const data = newFolder();
    const first = await started({ data });
    await first.play(
      { type: 'chgk.game.start', experts: { name: 'Знатоки', players: [] } },
      { type: 'chgk.wheel.point', sector: 7 },
      { type: 'chgk.discussion.start' },
    );
    const before = (await first.view()).rooms['main']!.clock!;
    await first.kill();
    const second = await started({ data });
    const view = await second.view();
    const after = view.rooms['main']!.clock!;
    expect(after.anchor).toEqual(before.anchor);
    expect(after.remainingMs).toBe(60_000 - (view.at - after.anchor.at));
  });

  test('--demo shows a half-played evening on which everything moves, and leaves the other shows alone', async () => {
    const data = newFolder();
    const server = await started({ data, args: ['--demo'] });
    const view = await server.view();
    const [main, small] = Object.values(view.rooms);
    expect(view.teams).toHaveLength(6);
    expect(main?.chgk).toMatchObject({ phase: 'spinning', score: { experts: 3, viewers: 3 } });
    expect(main?.graphics).toMatchObject({ wheel: true, scoreboard: true });
    expect(small?.party).toMatchObject({ stage: 'artist', phase: 'play', points: 50 });
    expect(small?.clock?.running).toBe(true);
    expect(view.decks.artist?.left).toBeGreaterThan(3);
    await server.stop();
    expect((await (await started({ data })).view()).teams).toEqual([]);
    expect(readdirSync(data).filter((file) => file.endsWith('.volchok'))).toHaveLength(2);
  });

  test('--demo that nobody has touched begins anew, one that is being played goes on', async () => {
    const data = newFolder();
    const demo = async () => {
      const server = await started({ data, args: ['--demo'] });
      return { server, room: (await server.view()).rooms['main']! };
    };
    const first = await demo();
    await first.server.stop();
    const second = await demo();
    expect(second.room.chgk?.phase).toBe('spinning');
    expect(second.room.chgk?.spin?.startedAt).not.toBe(first.room.chgk?.spin?.startedAt);
    await second.server.play({ type: 'undo', room: 'main' });
    await second.server.kill();
    const third = await demo();
    expect(third.room.chgk?.phase).toBe('between');
  });

  test('--demo speaks English too', async () => {
    const server = await started({ args: ['--demo', '--lang', 'en'] });
    const view = await server.view('public');
    expect(view.show.language).toBe('en');
    expect(JSON.stringify(view)).not.toMatch(/[а-яё]/i);
  });
});
