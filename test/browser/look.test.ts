import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';

import type {} from '../../src/graphics/page.ts';
import type { SoundInfo } from '../../src/protocol/http.ts';
import type { PublicView } from '../../src/rules/views/types.ts';
import { describeIn, launch, openPage } from '../helpers/browsers.ts';
import { newFolder } from '../helpers/folder.ts';
import { startServer, type TestServer } from '../helpers/server.ts';

/** A theme's token as the page has it. */
const wears = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => document.documentElement.style.getPropertyValue(`--v-${name}`), token);

const until = (page: Page, token: string, value: string): Promise<unknown> =>
  page.waitForFunction(
    ([name, wanted]) => document.documentElement.style.getPropertyValue(`--v-${name}`) === wanted,
    [token, value] as const,
    { polling: 20 },
  );

/** Sets a field as a hand does: moves, then lets go. */
const choose = (page: Page, selector: string, value: string): Promise<void> =>
  page.locator(selector).evaluate((field: HTMLInputElement, chosen) => {
    field.value = chosen;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);

const WELL = '[data-token="ink"] input[type="color"]';

describeIn(['103', 'debian'], 'themes and sounds in the panel', (name) => {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    browser = await launch(name);
    server = await startServer();
  });
  afterAll(async () => {
    await browser.close();
    await server.kill();
  });

  test('a colour that is changed shows in the preview at once, on air once it is saved, without a reload', async ({
    expect,
  }) => {
    const air = await openPage(browser, server.page('/overlays/program/'));
    await air.page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const { page, close } = await openPage(browser, server.page('/control-panel/', 'operator'));
    await page.click('[data-section="look"]');
    await page.click('[data-theme-card="classic"]');
    await page.click('[data-copy]');
    await page.locator('[data-theme-card="klassika-kopiya"][aria-selected="true"]').waitFor();
    await page.click('[data-take]');
    await expect.poll(async () => (await server.view()).show.look.theme).toBe('klassika-kopiya');
    const before = await wears(air.page, 'ink');

    await page.click('[data-group="texts"] summary');
    await choose(page, WELL, '#ffeedd');
    const preview = page.frames().find((frame) => frame.url().includes('link=off'));
    await preview?.waitForFunction(
      () => document.documentElement.style.getPropertyValue('--v-ink') === '#ffeedd',
    );
    expect(await wears(air.page, 'ink')).toBe(before);

    await page.keyboard.press('Control+KeyZ');
    await expect.poll(() => page.locator('[data-save]').isDisabled()).toBe(true);
    expect((await server.view()).rooms['main']?.revision).toBe(0);
    await page.keyboard.press('Control+Shift+KeyZ');
    await page.click('[data-save]');
    await until(air.page, 'ink', '#ffeedd');
    expect(await air.page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.click('[data-corner="left"]');
    await page.click('[data-save]');
    await until(air.page, 'corner', 'left');

    await choose(page, WELL, '#403020');
    await page.locator('.illegible').waitFor();
    await page.click('[data-reset]');
    await page.locator('.fine').waitFor();

    await page.click('[data-delete]');
    await page.click('vp-dialogs button.bad');
    await until(air.page, 'ink', before);
    air.assertQuiet();
    await close();
    await air.close();
  });

  test('a theme file comes in and goes out; a broken one is refused, naming the field', async ({
    expect,
  }) => {
    const folder = newFolder();
    const file = (what: string, content: object): string => {
      const path = join(folder, `${what}.json`);
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    const { page, close } = await openPage(browser, server.page('/control-panel/', 'operator'));
    await page.click('[data-section="look"]');
    const load = page.locator('[data-import]');
    await load.setInputFiles(file('bad', { name: 'Клуб', tokens: { accent: 'нет' } }));
    const said = page.locator('vp-toasts .toast').last();
    await expect.poll(() => said.textContent()).toContain('«Акцентный цвет» (поле tokens.accent)');
    await load.setInputFiles(file('good', { name: 'Клуб', tokens: { accent: '#00ff88' } }));
    await page.locator('[data-theme-card="klub"][aria-selected="true"]').waitFor();
    const answer = await fetch(`${server.url}/themes/klub.json`);
    expect(await answer.json()).toMatchObject({ id: 'klub', tokens: { accent: '#00ff88' } });
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-export]')]);
    expect(download.suggestedFilename()).toBe('Клуб.volchok-theme.json');
    await close();
  });
});

/** A second of a tone of 16 bits. */
function wav(): Uint8Array<ArrayBuffer> {
  const count = 8_000;
  const bytes = new DataView(new ArrayBuffer(44 + count * 2));
  const put = (at: number, text: string): void => {
    for (let i = 0; i < text.length; i++) bytes.setUint8(at + i, text.charCodeAt(i));
  };
  put(0, 'RIFF');
  bytes.setUint32(4, 36 + count * 2, true);
  put(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, count, true);
  bytes.setUint32(28, count * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  put(36, 'data');
  bytes.setUint32(40, count * 2, true);
  for (let i = 0; i < count; i++) bytes.setInt16(44 + i * 2, Math.sin(i / 4) * 12_000, true);
  return new Uint8Array(bytes.buffer);
}

/** Sounds that were started in the page: how long each is and how loud. The hush that keeps the stream awake does not count. */
interface Started {
  readonly seconds: number;
  readonly gain: number;
}
declare global {
  interface Window {
    started: Started[];
    /** How many times the page has looked what there is to be heard. */
    looks: number;
    /** Revision of the room in the view that came last; −1 before. */
    seen: number;
  }
}
const listenIn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const started: { seconds: number; gain: number }[] = [];
    Object.assign(window, { started, looks: 0, seen: -1 });
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) =>
        later(() => {
          run();
          if (ms === 100) window.looks += 1;
        }, ms),
      WebSocket: class extends WebSocket {
        constructor(url: string | URL) {
          super(url);
          this.addEventListener('message', ({ data }) => {
            const message = JSON.parse(String(data)) as { type: string; view: PublicView };
            if (message.type === 'view') window.seen = message.view.rooms['main']?.revision ?? 0;
          });
        }
      },
    });
    const gains = new WeakMap<AudioNode, GainNode>();
    const { connect } = AudioNode.prototype as { connect: (...args: unknown[]) => unknown };
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, ...args: unknown[]) {
        if (args[0] instanceof GainNode) gains.set(this, args[0]);
        return connect.apply(this, args);
      },
    });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      if (!this.loop)
        started.push({ seconds: this.buffer?.duration ?? 0, gain: gains.get(this)?.gain.value ?? 1 });
      start.apply(this, args);
    };
  });
};
const started = (page: Page): Promise<readonly Started[]> => page.evaluate(() => window.started);
/** Waits until the page knows what the server knows, and has looked several times what there is to be heard. */
const look = async (page: Page, server: TestServer): Promise<void> => {
  const revision = (await server.view('public')).rooms['main']?.revision ?? 0;
  await page.waitForFunction((known) => window.seen === known, revision, { polling: 20 });
  const before = await page.evaluate(() => window.looks);
  await page.waitForFunction((from) => window.looks >= from + 3, before, { polling: 20 });
};

describeIn(['103', 'debian'], 'the sound page', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(name);
  });
  afterAll(async () => {
    await browser.close();
  });

  test('plays each cue once, none again after a reload or a reconnect, with the mixer’s volume and one’s own file', async ({
    expect,
  }) => {
    const data = newFolder();
    let server = await startServer({ data });
    const opened = await openPage(browser, server.page('/overlays/sound/'), { before: listenIn });
    const { page } = opened;
    await server.play({ type: 'chgk.game.start', experts: { name: 'Знатоки', players: [] } });
    await look(page, server);
    expect(await started(page)).toEqual([]);

    await server.play(
      { type: 'chgk.wheel.point', sector: 3 },
      { type: 'show.sound', volume: 0.5 },
      { type: 'chgk.discussion.start' },
    );
    await expect.poll(async () => (await started(page)).length).toBe(2);
    await look(page, server);
    const [gong, start] = await started(page);
    expect([gong?.gain, start?.gain]).toEqual([1, 0.5]);
    expect(await started(page)).toHaveLength(2);

    // what goes on is not begun again
    await server.play({ type: 'clock.pause' }, { type: 'clock.resume' });
    await page.reload();
    await look(page, server);
    expect(await started(page)).toEqual([]);

    const { port } = new URL(server.url);
    await server.kill();
    await page.evaluate(() => (window.seen = -1));
    server = await startServer({ data, args: ['--port', port] });
    await look(page, server);
    expect(await started(page)).toEqual([]);

    const kept = await fetch(`${server.url}/api/sounds?name=${encodeURIComponent('Верно!.wav')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.operator}` },
      body: wav(),
    });
    const { address } = (await kept.json()) as SoundInfo;
    const loaded = page.waitForResponse((response) => response.url().endsWith(address));
    await server.play({ type: 'show.sound', cue: 'right', file: address, volume: 0.8 });
    expect((await loaded).status()).toBe(200);
    await look(page, server);
    await server.play({ type: 'chgk.answer.give' }, { type: 'chgk.verdict', correct: true });
    await expect.poll(async () => (await started(page)).length).toBe(1);
    const [right] = await started(page);
    expect(right?.seconds).toBeCloseTo(1, 2);
    expect(right?.gain).toBeCloseTo(0.4, 5);

    await server.play({ type: 'show.sound', muted: true }, { type: 'chgk.wheel.point', sector: 5 });
    await look(page, server);
    expect(await started(page)).toHaveLength(1);
    await opened.close();
    await server.kill();
  });
});
