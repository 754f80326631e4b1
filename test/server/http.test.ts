import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

import type { Links, ShowInfo, ShowList } from '../../src/protocol/http.ts';
import type { ObsStatus } from '../../src/protocol/messages.ts';
import { commandSchemas, type OperatorView, type View } from '../../src/rules/index.ts';
import { contentsOf, newFolder } from '../helpers/folder.ts';
import { type InsideServer, serverInside } from '../helpers/server-inside.ts';

const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;
const id = '00000000-0000-4000-8000-000000000001';

/** `fetch` has its own mind about some headers. */
const statusWith = (server: InsideServer, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('POST /api/commands', () => {
  const post = (server: InsideServer, body: string, token?: string | null): Promise<Response> =>
    server.ask('/api/commands', { method: 'POST', body, ...(token === undefined ? {} : { token }) });

  test('200 with the revision', async () => {
    const server = await serverInside();
    const response = await server.send({ type: 'graphic.take', graphic: 'timer' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, revision: 1 });
  });

  test('409 with the code and a sentence for a person, where the rules refuse', async () => {
    const server = await serverInside();
    const response = await server.send({ type: 'chgk.verdict', correct: true });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      ok: false,
      code: 'wrong-phase',
      message: expect.stringMatching(/[а-я]/) as string,
    });
  });

  test.each([
    ['a field is missing', '{"type":"team.add","id":"a"}', 'name'],
    ['a field is ill-typed', '{"type":"chgk.verdict","correct":"yes"}', 'correct'],
    ['there is no such command', '{"type":"team.explode"}', 'type'],
    ['it is no object', '[1,2]', 'type'],
    ['its id is no UUID', '{"type":"undo","commandId":"7"}', 'commandId'],
  ])('400 invalid, naming the field: %s', async (_what, body, field) => {
    const response = await post(await serverInside(), body);
    expect(response.status).toBe(400);
    const answer = await jsonOf<{ code: string; message: string }>(response);
    expect(answer.code).toBe('invalid');
    expect(answer.message).toContain(`«${field}»`);
  });

  test.each(['{"type":', '', 'привет', '{"__proto__":{"type":"undo"}}'])(
    '400 invalid: no JSON, %j',
    async (body) => {
      const response = await post(await serverInside(), body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ ok: false, code: 'invalid' });
    },
  );

  test('the type of the body does not matter: a form of curl is JSON too', async () => {
    const server = await serverInside();
    const response = await server.ask('/api/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '{"type":"team.add","id":"a","name":"Ять"}',
    });
    expect(response.status).toBe(200);
  });

  test('413 with a sentence', async () => {
    const response = await post(await serverInside(), `{"type":"${'x'.repeat(9 * 1024 * 1024)}"}`);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ ok: false, code: 'too-large' });
  });

  test('413 reaches also one that hears nothing while it is sending', async () => {
    const server = await serverInside();
    const { hostname, port } = new URL(server.url);
    const body = Buffer.alloc(40 * 1024 * 1024, 'x');
    const heard = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
      socket.write(
        `POST /api/commands HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${server.tokens.operator}\r\n` +
          `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      );
      socket.write(body);
    });
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toContain('too-large');
  });

  test('401 an unknown token, 403 none at all or one that may not', async () => {
    const server = await serverInside();
    const take = '{"type":"graphic.take","graphic":"timer"}';
    expect((await post(server, take, 'made-up')).status).toBe(401);
    expect((await post(server, take, null)).status).toBe(403);
    expect((await post(server, take, server.tokens.host)).status).toBe(403);
    expect((await post(server, take, server.tokens.explainer('main'))).status).toBe(403);
    expect((await post(server, 'not even JSON', null)).status).toBe(403);
    const view = await jsonOf<View>(await server.ask('/api/view'));
    expect(view.rooms['main']?.revision).toBe(0);
  });

  test('X-3 the same id twice is answered twice the same, after a restart too', async () => {
    const data = newFolder();
    const before = await serverInside({ data });
    const add = { type: 'team.add', id: 'a', name: 'Ять', commandId: id };
    const first: unknown = await (await before.send(add)).json();
    await before.stop();
    const after = await serverInside({ data });
    const again = await after.send({ ...add, name: 'Ерь' });
    expect(await again.json()).toEqual(first);
    const view = await jsonOf<OperatorView>(await after.ask('/api/view'));
    expect(view.teams.map(({ name }) => name)).toEqual(['Ять']);
  });
});

describe('GET /api/view', () => {
  test('is the view of the caller: by header, by link, or of the public', async () => {
    const server = await serverInside();
    const { operator, host } = server.tokens;
    const roleOf = async (path: string, token: string | null): Promise<string> =>
      (await jsonOf<View>(await server.ask(path, { token }))).role;
    expect(await roleOf('/api/view', operator)).toBe('operator');
    expect(await roleOf(`/api/view?token=${host}`, null)).toBe('host');
    expect(await roleOf(`/api/view?room=main&token=${server.tokens.explainer('main')}`, null)).toBe(
      'explainer',
    );
    expect(await roleOf('/api/view', null)).toBe('public');
    expect((await server.ask('/api/view?token=wrong', { token: null })).status).toBe(401);
    expect(
      (await server.ask(`/api/view?token=${server.tokens.explainer('nowhere')}`, { token: null })).status,
    ).toBe(401);
  });

  test('of one room, and 404 for one that is not there', async () => {
    const server = await serverInside();
    await server.send({
      type: 'rooms.set',
      rooms: ['a', 'b', '__proto__'].map((room) => ({ id: room, name: room, teams: [] })),
    });
    const view = await jsonOf<View>(await server.ask('/api/view?room=b'));
    expect(Object.keys(view.rooms)).toEqual(['b']);
    expect((await server.ask('/api/view?room=main')).status).toBe(404);
    expect((await server.ask('/api/view?room=toString')).status).toBe(404);
    expect((await server.ask('/api/view?room=a&room=b')).status).toBe(400);
  });
});

describe('GET /api/journal', () => {
  const linesOf = async (response: Response): Promise<Record<string, unknown>[]> =>
    (await response.text())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('gives every event as a line of JSON, in words if wished', async () => {
    const server = await serverInside();
    await server.send({ type: 'team.add', id: 'a', name: 'Ять' });
    await server.send({ type: 'team.remove', id: 'a' });
    await server.send({ type: 'chgk.verdict', correct: true });
    const lines = await linesOf(await server.ask('/api/journal'));
    expect(lines.map(({ seq, type, by }) => [seq, type, by])).toEqual([
      [1, 'team.added', 'operator'],
      [2, 'team.removed', 'operator'],
    ]);
    const [russian] = await linesOf(await server.ask('/api/journal?lang=ru&last=2'));
    expect(russian?.['text']).toContain('Ять');
    expect(await linesOf(await server.ask('/api/journal?after=1&lang=en'))).toHaveLength(1);
    expect(await linesOf(await server.ask('/api/journal?last=1'))).toMatchObject([{ seq: 2 }]);
  });

  test('is the operator\u2019s', async () => {
    const server = await serverInside();
    for (const token of [null, server.tokens.host, server.tokens.explainer('main')])
      expect((await server.ask('/api/journal', { token })).status).toBe(403);
    expect((await server.ask('/api/journal?after=x')).status).toBe(400);
  });
});

describe('the rest of the interface', () => {
  test('health needs no token and can be asked from anywhere', async () => {
    const server = await serverInside();
    const response = await server.ask('/api/health', { token: null, headers: { origin: 'null' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ ok: true });
  });

  test('openapi.json describes every command by the schema it is checked with', async () => {
    const server = await serverInside();
    const api = await jsonOf<{
      openapi: string;
      paths: Record<string, unknown>;
      components: { schemas: Record<string, { title?: string }> };
    }>(await server.ask('/api/openapi.json', { token: null }));
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining([
        '/api/commands',
        '/api/view',
        '/api/journal',
        '/api/health',
        '/api/openapi.json',
      ]),
    );
    const titles = Object.values(api.components.schemas).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(Object.keys(commandSchemas)));

    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(api, 'api');
    const command = ajv.getSchema('api#/components/schemas/Command')!;
    expect(command({ type: 'team.add', id: 'a', name: 'Ять' })).toBe(true);
    expect(command({ type: 'team.add', id: 'a' })).toBe(false);
    expect(command({ type: 'chgk.verdict', correct: true, room: null, expectedRevision: 3 })).toBe(true);
  });

  test('unknown addresses: 404 in JSON under /api, else in words', async () => {
    const server = await serverInside();
    const api = await server.ask('/api/nothing');
    expect([api.status, await api.json()]).toMatchObject([404, { ok: false, code: 'not-found' }]);
    const page = await server.ask('/overlays/nothing/', { token: null });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('links: everything that the panel hands out', async () => {
    const server = await serverInside();
    const links = await jsonOf<Links>(await server.ask('/api/links'));
    expect(links).toEqual({
      origins: [server.url],
      pages: [],
      operator: server.tokens.operator,
      host: server.tokens.host,
      explainer: { main: server.tokens.explainer('main') },
    });
    expect((await server.ask('/api/links', { token: server.tokens.host })).status).toBe(403);
  });

  test('OBS: settings are kept for this user only and the password is never told', async () => {
    const server = await serverInside();
    const put = (body: object): Promise<Response> =>
      server.ask('/api/obs', { method: 'PUT', body: JSON.stringify(body) });
    expect((await put({ address: '127.0.0.1:1', password: 'тайна', table: { spin: 'Волчок' } })).status).toBe(
      200,
    );
    expect((await put({ address: 7 })).status).toBe(400);
    const text = await (await server.ask('/api/obs')).text();
    expect(text).not.toContain('тайна');
    expect(JSON.parse(text) as ObsStatus).toMatchObject({
      hasPassword: true,
      address: '127.0.0.1:1',
      table: { spin: 'Волчок' },
      situation: 'idle',
    });
    expect((await server.ask('/api/obs', { token: null })).status).toBe(403);
    const scene = await server.ask('/api/obs/scene', { method: 'POST', body: '{"scene":"Зал"}' });
    expect([scene.status, await scene.json()]).toMatchObject([409, { ok: false }]);
    expect((await server.ask('/api/obs/action', { method: 'POST', body: '{"action":"dance"}' })).status).toBe(
      400,
    );
  });

  test('the file for OBS that waits for the server leads to this server only', async () => {
    const server = await serverInside();
    const page = await server.ask('/api/obs/waiting-page?path=/overlays/timer/?room=a');
    expect(page.headers.get('content-disposition')).toContain('volchok-timer.html');
    expect(await page.text()).toContain(`${server.url}/overlays/timer/?room=a`);
    expect((await server.ask('/api/obs/waiting-page?path=//evil.example/')).status).toBe(400);
  });
});

describe('shows', () => {
  const post = (server: InsideServer, path: string, body?: object): Promise<Response> =>
    server.ask(path, { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) });
  const at = (file: string, what: string): string => `/api/shows/${encodeURIComponent(file)}/${what}`;

  test('are made, opened, duplicated, archived and taken out again, each a file of the data folder', async () => {
    const server = await serverInside();
    await server.send({ type: 'team.add', id: 'a', name: 'Ять' });
    const [first] = (await jsonOf<ShowList>(await server.ask('/api/shows'))).shows;
    expect(first).toMatchObject({ open: true, archived: false });

    const made = await post(server, '/api/shows', { name: 'Кубок «Совы» / осень' });
    expect(made.status).toBe(201);
    const cup = await jsonOf<ShowInfo>(made);
    expect(cup).toMatchObject({ file: 'Кубок Совы осень.volchok', open: true });
    expect((await jsonOf<OperatorView>(await server.ask('/api/view'))).teams).toEqual([]);

    const copy = await post(server, at(first!.file, 'duplicate'), { name: 'Второй' });
    expect(copy.status).toBe(201);
    expect((await post(server, at('Второй.volchok', 'open'))).status).toBe(200);
    expect((await jsonOf<OperatorView>(await server.ask('/api/view'))).teams).toMatchObject([
      { name: 'Ять' },
    ]);

    expect((await post(server, at(cup.file, 'archive'))).status).toBe(200);
    const { shows } = await jsonOf<ShowList>(await server.ask('/api/shows'));
    expect(shows.map(({ name, open, archived }) => [name, open, archived]).sort()).toEqual(
      [
        [first!.name, false, false],
        ['Второй', true, false],
        ['Кубок Совы осень', false, true],
      ].sort(),
    );
    expect((await post(server, at(cup.file, 'restore'))).status).toBe(200);
    expect((await post(server, at(cup.file, 'open'))).status).toBe(200);
  });

  test('the open one can be duplicated and copied as it is now', async () => {
    const server = await serverInside();
    await server.send({ type: 'team.add', id: 'a', name: 'Ять' });
    const { file } = server.shows.current;
    const copy = await server.ask(at(file, 'copy'));
    writeFileSync(join(server.data, 'Из копии.volchok'), Buffer.from(await copy.arrayBuffer()));
    await post(server, at(file, 'duplicate'), { name: 'Двойник' });
    for (const name of ['Из копии', 'Двойник']) {
      expect((await post(server, at(`${name}.volchok`, 'open'))).status).toBe(200);
      expect((await jsonOf<OperatorView>(await server.ask('/api/view'))).teams).toHaveLength(1);
    }
  });

  test('the one that was open last is gone on with after a restart', async () => {
    const data = newFolder();
    const before = await serverInside({ data });
    await post(before, '/api/shows', { name: 'Первый' });
    await post(before, '/api/shows', { name: 'Второй' });
    await post(before, at('Первый.volchok', 'open'));
    await before.stop();
    expect((await serverInside({ data })).shows.current.file).toBe('Первый.volchok');
  });

  test('a new show speaks the language of the one before', async () => {
    const server = await serverInside({ showLanguage: 'en' });
    await post(server, '/api/shows', { name: 'Second' });
    expect((await jsonOf<OperatorView>(await server.ask('/api/view'))).show.language).toBe('en');
  });

  test('what cannot be done is said, and the open show goes on', async () => {
    const server = await serverInside();
    const { file } = server.shows.current;
    writeFileSync(join(server.data, 'чужой.volchok'), 'заметки о кулинарии '.repeat(20));
    const before = contentsOf(server.data)['чужой.volchok'];
    const codeOf = async (response: Response): Promise<[number, string]> => [
      response.status,
      (await jsonOf<{ code: string }>(response)).code,
    ];
    expect(await codeOf(await post(server, at('чужой.volchok', 'open')))).toEqual([409, 'show-unusable']);
    expect(await codeOf(await post(server, at('нет такого.volchok', 'open')))).toEqual([
      409,
      'show-unusable',
    ]);
    expect(await codeOf(await post(server, at('../tokens.json', 'duplicate'), { name: 'x' }))).toEqual([
      409,
      'show-unusable',
    ]);
    expect(await codeOf(await post(server, at(file, 'archive')))).toEqual([409, 'show-open']);
    expect(await codeOf(await post(server, '/api/shows', { name: file.replace('.volchok', '') }))).toEqual([
      409,
      'show-exists',
    ]);
    expect(await codeOf(await post(server, '/api/shows', { name: '  ' }))).toEqual([400, 'invalid']);
    expect(contentsOf(server.data)['чужой.volchok']).toBe(before);
    expect((await server.send({ type: 'team.add', id: 'a', name: 'Ять' })).status).toBe(200);
  });
});

describe('pages of other sites', () => {
  test('are told nothing, whether they come by a name that points here or by the front door', async () => {
    const server = await serverInside();
    const { host } = new URL(server.url);
    expect(await statusWith(server, '/api/view', { host: `evil.example:1` })).toBe(403);
    expect(await statusWith(server, '/api/view', { host, origin: 'http://evil.example' })).toBe(403);
    expect(await statusWith(server, '/api/view', { host, origin: 'null' })).toBe(403);
    expect(await statusWith(server, '/api/view', { host, origin: `http://${host}` })).toBe(200);
    expect(await statusWith(server, '/api/view', { host: 'localhost:1' })).toBe(200);
    expect(await statusWith(server, '/api/view', { host: '[::1]:1' })).toBe(200);
  });

  test('with a token it does not matter by which name', async () => {
    const server = await serverInside();
    const path = `/api/view?token=${server.tokens.host}`;
    expect(await statusWith(server, path, { host: 'club.example', origin: 'https://club.example' })).toBe(
      200,
    );
  });
});

describe('pages', () => {
  function builtPages(): string {
    const dir = newFolder();
    for (const folder of ['assets', 'control-panel', 'overlays/timer', 'overlays/unfinished'])
      mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, 'control-panel/index.html'), '<!doctype html>пульт');
    writeFileSync(join(dir, 'overlays/timer/index.html'), '<!doctype html>часы');
    writeFileSync(join(dir, 'assets/timer-0123abcd.js'), 'export {};');
    writeFileSync(join(dir, '.built-from'), 'secret');
    return dir;
  }

  test('HTML is asked for each time, assets never again', async () => {
    const server = await serverInside({ pagesDir: builtPages() });
    const page = await server.ask('/overlays/timer/?room=main', { token: null });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('часы');
    const etag = page.headers.get('etag') ?? '';
    expect(await statusWith(server, '/overlays/timer/', { 'if-none-match': etag })).toBe(304);
    const asset = await server.ask('/assets/timer-0123abcd.js', { token: null });
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  test('scripts are ours alone, inline styles are allowed to OBS, sockets too', async () => {
    const server = await serverInside({ pagesDir: builtPages() });
    const page = await server.ask('/overlays/timer/', { token: null });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toMatch(/connect-src [^;]*ws:/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('the root leads to the panel, a folder gets its slash, nothing outside is given away', async () => {
    const server = await serverInside({ pagesDir: builtPages() });
    expect(await (await server.ask('/', { token: null })).text()).toContain('пульт');
    expect((await server.ask('/overlays/timer?room=a', { token: null })).url).toBe(
      `${server.url}/overlays/timer/?room=a`,
    );
    for (const path of ['/%00', '/overlays/timer/%00', '/%zz', '/overlays/nothing/']) {
      const nothing = await server.ask(path, { token: null });
      expect([path, nothing.status, await nothing.text()]).toEqual([
        path,
        404,
        'Такой страницы нет. Если нет ни одной, их нужно собрать: npm run build\n',
      ]);
      expect(nothing.headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const path of ['/api/%00', '/api/view%zz']) {
      const nothing = await server.ask(path);
      expect([path, nothing.status, await nothing.json()]).toMatchObject([path, 404, { code: 'not-found' }]);
    }
    for (const path of ['/.built-from', '/..%2ftokens.json', '/overlays/'])
      expect((await server.ask(path, { token: null })).status, path).toBeGreaterThanOrEqual(400);
    const links = await jsonOf<Links>(await server.ask('/api/links'));
    expect(links.pages).toEqual(['/control-panel/', '/overlays/timer/']);
  });
});
