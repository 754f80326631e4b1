import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import type { SoundInfo, ThemeInfo } from '../../src/protocol/http.ts';
import { classic } from '../../src/protocol/theme/classic.ts';
import type { Theme } from '../../src/protocol/theme/theme.ts';
import type { OperatorView } from '../../src/rules/index.ts';
import { type InsideServer, serverInside } from '../helpers/server-inside.ts';

const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;
const put = (server: InsideServer, id: string, theme: unknown, token?: string | null): Promise<Response> =>
  server.ask(`/api/themes/${id}`, {
    method: 'PUT',
    body: JSON.stringify(theme),
    ...(token === undefined ? {} : { token }),
  });
const remove = (server: InsideServer, path: string): Promise<Response> =>
  server.ask(path, { method: 'DELETE' });
const lookOf = async (server: InsideServer): Promise<OperatorView['show']['look']> =>
  (await jsonOf<OperatorView>(await server.ask('/api/view'))).show.look;

describe('themes', () => {
  test('are saved whole, listed, given to everybody and deleted', async () => {
    const server = await serverInside();
    const saved = await put(server, 'club', { name: 'Клуб', tokens: { accent: '#00ff88' } });
    expect(saved.status).toBe(201);
    const theme = await jsonOf<Theme>(saved);
    expect(theme).toEqual({
      ...classic,
      id: 'club',
      name: { ru: 'Клуб', en: 'Клуб' },
      tokens: { ...classic.tokens, accent: '#00ff88' },
    });
    expect(readdirSync(join(server.data, 'themes'))).toEqual(['club.json']);

    const page = await server.ask('/themes/club.json?stamp=3', { token: null });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.json()).toEqual(theme);
    expect(await jsonOf<Theme>(await server.ask('/api/themes/club'))).toEqual(theme);

    expect((await put(server, 'club', { ...theme, corner: 'left' })).status).toBe(200);
    const { themes } = await jsonOf<{ themes: ThemeInfo[] }>(await server.ask('/api/themes'));
    expect(themes).toEqual([
      { id: 'club', name: theme.name, changed: expect.any(String) as string, problem: null },
    ]);
    expect((await remove(server, '/api/themes/club')).status).toBe(200);
    expect((await server.ask('/themes/club.json', { token: null })).status).toBe(404);
    expect((await remove(server, '/api/themes/club')).status).toBe(404);
  });

  test.each([
    ['tokens.accent', { tokens: { accent: 'red; }' } }],
    ['tokens.surface', { tokens: { surface: 'url(http://example.org/x.png)' } }],
    ['tokens.shade', { tokens: { shade: '0 0 2px url(x)' } }],
    ['tokens.accent', { tokens: { accent: 'notacolour' } }],
    ['tokens.accent', { tokens: { accent: '#12345' } }],
    ['tokens.shade', { tokens: { shade: '0 0 2px rgb(0, 0, 0' } }],
    ['tokens.surface', { tokens: { surface: 'linear-gradient(var(--x), blue)' } }],
    ['tokens.weight-text', { tokens: { 'weight-text': '9999' } }],
    ['tokens.radius', { tokens: { radius: '99999999px' } }],
    ['tokens.glitter', { tokens: { glitter: '#fff' } }],
    ['display', { display: 'comic' }],
    ['corner', { corner: 'top' }],
    ['logo', { logo: 'https://example.org/logo.png' }],
    ['logo', { logo: `data:image/png;base64,${'A'.repeat(1_600_000)}` }],
    ['name', { name: '' }],
    ['name', { name: { ru: 'Клуб' } }],
    ['theme', []],
  ])('a broken file is refused, naming the field: %s', async (field, theme) => {
    const server = await serverInside();
    const response = await put(server, 'club', theme);
    expect(response.status).toBe(400);
    const { code, message } = await jsonOf<{ code: string; message: string }>(response);
    expect([code, message]).toEqual(['invalid', expect.stringContaining(`Неверное поле ${field}: `)]);
    await server.send({ type: 'show.configure', language: 'en' });
    expect((await jsonOf<{ message: string }>(await put(server, 'club', theme))).message).toContain(
      `Wrong field ${field}: `,
    );
    expect(existsSync(join(server.data, 'themes'))).toBe(false);
  });

  test('no id leads out of the folder, and none hides a theme of the program', async () => {
    const server = await serverInside();
    for (const id of ['..%2Ftokens', '%2e%2e%2fx', 'А', 'a'.repeat(41), 'a.b', 'auto', 'classic', 'party'])
      expect((await put(server, id, {})).status).toBe(400);
    for (const file of ['..%2Ftokens.json', '..%2f..%2fpackage.json', 'club', '.json', 'x%00.json'])
      expect((await server.ask(`/themes/${file}`, { token: null })).status).toBe(404);
    expect((await remove(server, '/api/themes/..%2Ftokens')).status).toBe(404);
    expect(readdirSync(server.data)).toContain('tokens.json');
  });

  test('a save is seen by the pages that wear it, and a deleted one gives way to the game’s own', async () => {
    const server = await serverInside();
    const stamp = async (): Promise<number> => (await lookOf(server)).stamp;
    const first = await stamp();
    await put(server, 'club', {});
    expect(await stamp()).toBe(first);
    await server.send({ type: 'show.look', theme: 'club' });
    const worn = await stamp();
    await put(server, 'club', { corner: 'left' });
    expect(await lookOf(server)).toEqual({ theme: 'club', stamp: expect.any(Number) as number });
    expect(await stamp()).toBeGreaterThan(worn);
    await remove(server, '/api/themes/club');
    expect((await lookOf(server)).theme).toBe('auto');
  });

  test('a file that was broken by hand is listed with what is wrong, and given to nobody', async () => {
    const server = await serverInside();
    mkdirSync(join(server.data, 'themes'));
    writeFileSync(join(server.data, 'themes', 'mine.json'), '{"tokens":{"ink":7}}');
    writeFileSync(join(server.data, 'themes', 'half.json'), '{"tokens":');
    writeFileSync(join(server.data, 'themes', 'readme.txt'), 'not one');
    const { themes } = await jsonOf<{ themes: ThemeInfo[] }>(await server.ask('/api/themes'));
    expect(themes.map(({ id, name, problem }) => [id, name, problem])).toEqual([
      ['half', null, 'Неверное поле theme: это не оформление.'],
      ['mine', null, 'Неверное поле tokens.ink: нужен цвет, например #f2c766.'],
    ]);
    expect((await server.ask('/themes/mine.json', { token: null })).status).toBe(400);
  });

  test('are the operator’s to change', async () => {
    const server = await serverInside();
    for (const token of [null, server.tokens.host, server.tokens.explainer('main')]) {
      expect((await put(server, 'club', {}, token)).status).toBe(403);
      expect((await server.ask('/api/themes', { token })).status).toBe(403);
      expect((await server.ask('/api/sounds', { method: 'POST', body: 'x', token })).status).toBe(403);
      expect((await server.ask('/api/sounds', { token })).status).toBe(403);
    }
  });

  test('a folder that cannot be used is named', async () => {
    const server = await serverInside();
    writeFileSync(join(server.data, 'themes'), 'in the way');
    const response = await put(server, 'club', {});
    expect(response.status).toBe(503);
    expect((await jsonOf<{ message: string }>(response)).message).toContain(server.data);
  });
});

/** First bytes of each kind, as its own programs write them. */
const wav = Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1');
const KINDS: readonly (readonly [string, string, Buffer<ArrayBuffer>])[] = [
  ['wav', 'audio/wav', wav],
  ['mp3', 'audio/mpeg', Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')],
  ['mp3', 'audio/mpeg', Buffer.from([0xff, 0xfb, 0x90, 0x64])],
  ['ogg', 'audio/ogg', Buffer.from('OggS\0\x02', 'latin1')],
  ['flac', 'audio/flac', Buffer.from('fLaC\0\0\0\x22', 'latin1')],
  ['webm', 'audio/webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f])],
];

describe('sounds', () => {
  const upload = (server: InsideServer, name: string, body: Buffer<ArrayBuffer>): Promise<Response> =>
    server.ask(`/api/sounds?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'audio/whatever' },
    });

  test.each(KINDS)('%s is known by its first bytes and given back as %s', async (ending, type, bytes) => {
    const server = await serverInside();
    const response = await upload(server, 'Гонг клуба.exe', bytes);
    expect(response.status).toBe(201);
    const info = await jsonOf<SoundInfo>(response);
    expect(info).toMatchObject({ bytes: bytes.length });
    expect(info.name).toMatch(new RegExp(`^Гонг-клуба-[0-9a-f]{8}\\.${ending}$`));
    const sound = await server.ask(info.address, { token: null });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, type]);
    expect(Buffer.from(await sound.arrayBuffer())).toEqual(bytes);
  });

  test('the same file twice is one; others of the same name stand beside it; one can be deleted', async () => {
    const server = await serverInside();
    const first = await jsonOf<SoundInfo>(await upload(server, 'bell.wav', wav));
    expect(await jsonOf<SoundInfo>(await upload(server, 'bell.wav', wav))).toEqual(first);
    const louder = Buffer.concat([wav, Buffer.from('louder')]);
    const second = await jsonOf<SoundInfo>(await upload(server, 'bell.wav', louder));
    expect(second.address).not.toBe(first.address);
    const list = async (): Promise<string[]> =>
      (await jsonOf<{ sounds: SoundInfo[] }>(await server.ask('/api/sounds'))).sounds.map(({ name }) => name);
    expect((await list()).sort()).toEqual([first.name, second.name].sort());
    const path = `/api/sounds/${encodeURIComponent(first.name)}`;
    expect((await remove(server, path)).status).toBe(200);
    expect((await remove(server, path)).status).toBe(404);
    expect(await list()).toEqual([second.name]);
    expect((await server.ask(first.address, { token: null })).status).toBe(404);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
    ['a video for phones', Buffer.from('\0\0\0\x20ftypisom', 'latin1')],
    ['AAC', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused and not kept', async (_what, bytes) => {
    const server = await serverInside();
    const response = await upload(server, 'bell.wav', bytes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('WAV') as string,
    });
    expect(existsSync(join(server.data, 'sounds'))).toBe(false);
  });

  test('413 for one that is too large', async () => {
    const server = await serverInside();
    const response = await upload(server, 'long.wav', Buffer.concat([wav, Buffer.alloc(9 * 1024 * 1024)]));
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'too-large' }]);
  });

  test('no name leads out of the folder or to what is no sound', async () => {
    const server = await serverInside();
    const names = [
      '../../tokens',
      '..\\..\\x',
      'CON',
      '',
      '.',
      '....',
      'a\0b',
      '\u202egnp',
      '🔔',
      'x'.repeat(290),
    ];
    for (const name of names) {
      const response = await upload(server, name || ' ', wav);
      expect([201, 400]).toContain(response.status);
    }
    expect(readdirSync(server.data).sort()).toContain('sounds');
    for (const name of readdirSync(join(server.data, 'sounds')))
      expect(name).toMatch(/^[\p{L}\p{N}-]{1,70}-[0-9a-f]{8}\.wav$/u);

    writeFileSync(join(server.data, 'sounds', 'page.html'), '<script>');
    writeFileSync(join(server.data, 'sounds', 'false.wav'), '<script>');
    for (const path of [
      'page.html',
      'false.wav',
      '..%2Ftokens.json',
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e',
    ])
      expect((await server.ask(`/sounds/${path}`, { token: null })).status).toBe(404);
    expect((await remove(server, '/api/sounds/..%2Ftokens.json')).status).toBe(404);
    expect(readdirSync(server.data)).toContain('tokens.json');
  });
});
