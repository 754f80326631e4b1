import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectTcp, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';

import { PROTOCOL } from '../../src/protocol/messages.ts';
import { initialState, project, type OperatorView, type PublicView } from '../../src/rules/index.ts';
import { CLOSE, createSockets, type Game, type Sockets } from '../../src/server/sync/sockets.ts';
import { serverInside } from '../helpers/server-inside.ts';
import { openPage } from '../helpers/socket.ts';
import { TestTime } from '../helpers/times.ts';

describe('/ws', () => {
  test('welcomes a page and shows it the view of its role at once', async () => {
    const server = await serverInside();
    for (const [token, role] of [
      [null, 'public'],
      [server.tokens.host, 'host'],
      [server.tokens.operator, 'operator'],
      [server.tokens.explainer('main'), 'explainer'],
    ] as const) {
      const page = await openPage(server.url, token);
      const welcome = await page.next('welcome');
      expect(welcome).toMatchObject({ protocol: PROTOCOL, role });
      expect(welcome.now).toBeGreaterThan(Date.now() - 10_000);
      expect((await page.next('view')).view.role).toBe(role);
      expect(page.heard[0]?.type).toBe('welcome');
    }
  });

  test('shows every change to everybody, with a place that grows', async () => {
    const server = await serverInside();
    const pages = await Promise.all(
      [null, null, server.tokens.host].map((token) => openPage(server.url, token)),
    );
    await server.send({ type: 'team.add', id: 'a', name: 'Ять' });
    for (const page of pages) {
      const first = await page.next('view');
      const second = await page.next('view');
      expect(second.seq).toBeGreaterThan(first.seq);
      expect((second.view as PublicView).teams).toMatchObject([{ name: 'Ять' }]);
    }
  });

  test('takes commands and answers them, the refused ones too', async () => {
    const server = await serverInside();
    const page = await openPage(server.url, server.tokens.operator);
    page.say({ type: 'command', ref: 7, command: { type: 'team.add', id: 'a', name: 'Ять' } });
    expect(await page.next('answer')).toEqual({ type: 'answer', ref: 7, answer: { ok: true, revision: 1 } });
    await page.see<OperatorView>(({ teams }) => teams.length === 1);
    page.say({ type: 'command', ref: 8, command: { type: 'chgk.verdict', correct: true } });
    expect(await page.next('answer')).toMatchObject({ ref: 8, answer: { ok: false, code: 'wrong-phase' } });
    page.say({ type: 'command', ref: 9, command: 'nonsense' });
    expect(await page.next('answer')).toMatchObject({ ref: 9, answer: { ok: false, code: 'invalid' } });
  });

  test('who may not send a command is told so', async () => {
    const server = await serverInside();
    const page = await openPage(server.url);
    page.say({ type: 'command', ref: 1, command: { type: 'graphic.take', graphic: 'timer' } });
    expect(await page.next('answer')).toMatchObject({ ref: 1, answer: { ok: false, code: 'forbidden' } });
  });

  test('answers a ping with the server\u2019s time', async () => {
    const server = await serverInside();
    const page = await openPage(server.url);
    const before = server.shows.current.session.now();
    page.say({ type: 'ping', ref: 3 });
    const pong = await page.next('pong');
    expect(pong.ref).toBe(3);
    expect(pong.now).toBeGreaterThanOrEqual(before);
    expect(pong.now).toBeLessThanOrEqual(server.shows.current.session.now());
  });

  test('tells OBS to the operator alone', async () => {
    const server = await serverInside();
    const operator = await openPage(server.url, server.tokens.operator);
    const host = await openPage(server.url, server.tokens.host);
    expect((await operator.next('obs')).status).toMatchObject({ connection: 'off' });
    await server.ask('/api/obs', { method: 'PUT', body: '{"table":{"spin":"Волчок"}}' });
    expect((await operator.next('obs')).status.table).toEqual({ spin: 'Волчок' });
    host.say({ type: 'ping', ref: 1 });
    await host.next('pong');
    expect(host.heard.some(({ type }) => type === 'obs')).toBe(false);
  });

  test('every page connects anew when another show is opened, and sees that one', async () => {
    const server = await serverInside();
    await server.send({ type: 'team.add', id: 'a', name: 'Ять' });
    const page = await openPage(server.url);
    await page.next('view');
    await server.ask('/api/shows', { method: 'POST', body: '{"name":"Другой"}' });
    expect(await page.closed).toBe(CLOSE.otherShow);
    const again = await openPage(server.url);
    expect(((await again.next('view')).view as PublicView).teams).toEqual([]);
  });

  test('says goodbye when the server stops', async () => {
    const server = await serverInside();
    const page = await openPage(server.url);
    await server.stop();
    expect(await page.closed).toBe(CLOSE.goingAway);
  });

  test('a command that was meant for another show is refused: one from a page that waited, and one that was on its way', async () => {
    const server = await serverInside();
    const onItsWay = await openPage(server.url, server.tokens.operator);
    const { show } = await onItsWay.next('welcome');
    const before = server.shows.current;
    // Both in one piece of work: the page cannot have heard of the other show yet.
    server.shows.create('Другой');
    onItsWay.say({ type: 'command', ref: 1, command: { type: 'team.add', id: 'a', name: 'Ять' } });
    await onItsWay.closed;
    const again = await openPage(server.url, server.tokens.operator);
    expect((await again.next('welcome')).show).not.toBe(show);
    again.say({ type: 'command', ref: 2, command: { type: 'team.add', id: 'a', name: 'Ять' }, show });
    expect((await again.next('answer')).answer).toEqual({
      ok: false,
      code: 'other-show',
      message: 'Тем временем открыли другое шоу. Команда была для прежнего, в этом она не выполнена.',
    });
    const { current } = server.shows;
    expect([before.file === current.file, current.session.seq, current.session.state.teams]).toEqual([
      false,
      0,
      [],
    ]);
    server.shows.open(before.file);
    const home = await openPage(server.url, server.tokens.operator);
    expect((await home.next('welcome')).show).toBe(show);
    home.say({ type: 'command', ref: 3, command: { type: 'team.add', id: 'a', name: 'Ять' }, show });
    expect((await home.next('answer')).answer).toMatchObject({ ok: true });
  });

  test('a show keeps its name over a restart, so that what waited meanwhile is carried out', async () => {
    const first = await serverInside();
    const { show } = await (await openPage(first.url)).next('welcome');
    await first.stop();
    const second = await serverInside({ data: first.data });
    expect((await (await openPage(second.url)).next('welcome')).show).toBe(show);
  });

  test('401 with an unknown token', async () => {
    const server = await serverInside();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws?token=made-up`);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    expect(response.statusCode).toBe(401);
  });

  test('with a key of another evening a page is the public\u2019s, unless it is of another site', async () => {
    const server = await serverInside();
    const page = await openPage(server.url, 'made-up&else=public');
    expect((await page.next('welcome')).role).toBe('public');
    expect((await page.next('view')).view.role).toBe('public');
    page.say({ type: 'command', ref: 1, command: { type: 'graphic.take', graphic: 'timer' } });
    expect((await page.next('answer')).answer).toMatchObject({ ok: false, code: 'forbidden' });
    const foreign = await openPage(server.url, 'made-up&else=public', { origin: 'http://evil.example' });
    expect(await foreign.closed).toBe(CLOSE.foreignPage);
    expect(foreign.heard).toEqual([]);
  });

  test('404 for another path', async () => {
    const server = await serverInside();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    expect(response.statusCode).toBe(404);
  });

  test('a page that comes while the server says goodbye to a deaf one does not keep it from stopping', async () => {
    const server = await serverInside();
    await deafPage(server.url);
    const stopped = server.stop();
    const late = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    onTestFinished(() => late.terminate());
    await Promise.race([once(late, 'open'), once(late, 'error')]).catch(() => undefined);
    await stopped;
  });

  test('what was wrong with one show\u2019s file is not said of the next', async () => {
    const server = await serverInside();
    server.sockets.tellTrouble('диск полон');
    server.shows.create('Другой');
    const page = await openPage(server.url, server.tokens.operator);
    page.say({ type: 'ping', ref: 1 });
    await page.next('pong');
    expect(page.heard.some(({ type }) => type === 'trouble')).toBe(false);
  });

  test('a page of another site may find the server but is told nothing', async () => {
    const server = await serverInside();
    for (const origin of ['http://evil.example', 'null', 'file://']) {
      const page = await openPage(server.url, null, { origin });
      expect(await page.closed).toBe(CLOSE.foreignPage);
      expect(page.heard).toEqual([]);
    }
    const own = await openPage(server.url, null, { origin: server.url });
    await own.next('view');
  });

  test.each([
    ['an unknown token', '/ws?token=made-up', ''],
    ['a page with an unknown token', '/ws?token=made-up&else=public', ''],
    ['another path', '/elsewhere', ''],
    ['a page of another site', '/ws', 'Origin: http://evil.example\r\n'],
    ['a page', '/ws', ''],
  ])(
    '%s that talks nonsense or cuts the line ends its own connection, not the server',
    async (_who, path, more) => {
      const server = await serverInside();
      const upgrade = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
      for (let i = 0; i < 20; i += 1) {
        const line = connectTcp(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
        await once(line, 'connect');
        line.write(upgrade);
        if (i % 2 === 0) line.write(Buffer.alloc(50_000, 0xff));
        line.resetAndDestroy();
      }
      const before = connectTcp(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
      before.write(upgrade);
      before.write(Buffer.alloc(50_000, 0xff));
      await once(before.resume(), 'close');
      expect((await server.ask('/api/health')).status).toBe(200);
    },
  );

  test.each(['no JSON', '[]', '{"type":"ping"}', '{"type":"ping","ref":"1"}', '{"type":"dance","ref":1}'])(
    'what is not a message of the protocol closes the connection: %s',
    async (text) => {
      const server = await serverInside();
      const page = await openPage(server.url, server.tokens.operator);
      page.socket.send(text);
      expect(await page.closed).toBe(CLOSE.notUnderstood);
    },
  );

  test('the public has nothing long to say', async () => {
    const server = await serverInside();
    const page = await openPage(server.url);
    page.socket.on('error', () => undefined);
    page.socket.send('x'.repeat(100_000));
    expect(await page.closed).toBe(1009);
    const operator = await openPage(server.url, server.tokens.operator);
    const items = Array.from({ length: 5000 }, (_, i) => ({ text: `слово ${i}` }));
    operator.say({ type: 'command', ref: 1, command: { type: 'deck.load', deck: 'hat', items } });
    expect(await operator.next('answer')).toMatchObject({ answer: { ok: true } });
  });
});

/** Sockets on a game that does nothing, in a time of their own. */
async function idle(
  game: Partial<Game> = {},
): Promise<{ sockets: Sockets; time: TestTime; url: string; server: Server; looks: () => number }> {
  const time = new TestTime();
  let looked = 0;
  const view = project(initialState(), 'public', time.now());
  let seq = 0;
  const sockets = createSockets(
    {
      now: () => time.now(),
      seq: () => (seq += 1),
      view: () => view,
      show: () => 'a',
      submit: () => Promise.resolve({ ok: true, revision: 0 }),
      obs: () => null,
      ...game,
    },
    () => {
      looked += 1;
      return time.now();
    },
    time,
  );
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    const role = request.url?.startsWith('/operator') ? 'operator' : 'public';
    sockets.take(request, socket, head, { role, room: null });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    const stopping = sockets.stop();
    time.pass(1000);
    await stopping;
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { sockets, time, url: `http://127.0.0.1:${port}`, server, looks: () => looked };
}

/** A connection that opens and then neither reads nor answers. */
async function deafPage(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connectTcp(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(socket, 'data');
  socket.pause();
  return socket;
}

describe('connections that are not what they should be', () => {
  test('a half-open one is noticed within 5 s and let go', async () => {
    const { sockets, time, url } = await idle();
    await deafPage(url);
    expect(sockets.count).toBe(1);
    time.pass(4_000);
    expect(sockets.count).toBe(1);
    time.pass(1_000);
    await expect.poll(() => sockets.count).toBe(0);
  });

  test('one that answers pings stays', async () => {
    const { sockets, time, url, looks } = await idle();
    const page = await openPage(url);
    for (let round = 0; round < 10; round += 1) {
      const pinged = once(page.socket, 'ping');
      time.pass(2_000);
      // The server looks at its clock when it hears the answer.
      const before = looks();
      await pinged;
      await expect.poll(looks).toBeGreaterThan(before);
    }
    expect(sockets.count).toBe(1);
  });

  test('one that asks for ever and never reads is cut off before it fills the memory', async () => {
    const { sockets, url } = await idle({ now: () => 'ы'.repeat(500_000) as never });
    const deaf = await deafPage(url);
    const text = Buffer.from('{"type":"ping","ref":1}');
    const ping = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
    for (let i = 0; i < 100; i += 1) deaf.write(ping);
    await expect.poll(() => sockets.count).toBe(0);
  });

  test('a slow one costs the others nothing: they see every change, and it is sent the newest one later', async () => {
    let current = 0;
    const filler = 'ы'.repeat(200_000);
    const { sockets, url, server } = await idle({
      view: () => ({ ...project(initialState(), 'public', 0 as never), filler, current }) as PublicView,
    });
    const slow = await deafPage(url);
    const quick = await openPage(url);
    const changes = 100;
    for (current = 1; current <= changes; current += 1) {
      sockets.changed();
      await quick.see((view) => (view as PublicView & { current: number }).current === current);
    }
    current = changes;
    const connections = await new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
    expect(connections).toBe(2);

    let text = '';
    slow.on('data', (bytes: Buffer) => (text += bytes.toString('utf8')));
    slow.resume();
    await expect.poll(() => text.includes(`"current":${changes}}`), { timeout: 10_000 }).toBe(true);
    expect(text.match(/"type":"view"/g)!.length).toBeLessThan(changes);
  }, 20_000);
});

test('the operator\u2019s pages hear that the journal cannot be written, those that come later too, and nobody else', async () => {
  const { sockets, url } = await idle();
  const before = await openPage(`${url}/operator`);
  const other = await openPage(url);
  await other.next('view');
  sockets.tellTrouble('диск полон');
  expect((await before.next('trouble')).text).toBe('диск полон');
  expect((await (await openPage(`${url}/operator`)).next('trouble')).text).toBe('диск полон');
  sockets.tellTrouble(null);
  expect((await before.next('trouble')).text).toBeNull();
  other.say({ type: 'ping', ref: 1 });
  await other.next('pong');
  expect(other.heard.map(({ type }) => type)).toEqual(['welcome', 'view', 'pong']);
  const later = await openPage(`${url}/operator`);
  later.say({ type: 'ping', ref: 1 });
  await later.next('pong');
  expect(later.heard.some(({ type }) => type === 'trouble')).toBe(false);
});
