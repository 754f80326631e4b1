import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { CHROMIUMS, describeIn, launch, openPage, screenshot } from '../helpers/browsers.ts';
import type {} from '../../src/graphics/page.ts';
import { instant } from '../../src/rules/time.ts';
import { coverage, decode, identical } from '../helpers/images.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { frameAt } from '../helpers/stage.ts';

/** A minute of discussion on air. */
async function startMinute(server: TestServer): Promise<void> {
  await server.play(
    { type: 'chgk.game.start', experts: { name: 'Знатоки', players: ['Ия Ким'] } },
    { type: 'graphic.take', graphic: 'timer' },
    { type: 'graphic.take', graphic: 'scoreboard' },
    { type: 'chgk.wheel.point', sector: 3 },
    { type: 'chgk.discussion.start' },
  );
}

const digits = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector('volchok-timer')?.shadowRoot?.querySelector('.digits')?.textContent ?? null,
  );
const appears = (page: Page, text: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (pattern) =>
      new RegExp(pattern).test(
        document.querySelector('volchok-timer')?.shadowRoot?.querySelector('.digits')?.textContent ?? '',
      ),
    text.source,
    { polling: 20 },
  );
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.volchok?.still === true, undefined, { polling: 50 });
const paints = (page: Page): Promise<number> => page.evaluate(() => window.volchok?.paints ?? -1);

/** Counts, in the page, the frames that are asked for. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { frames: 0 };
    Object.assign(window, { counted });
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => {
      counted.frames += 1;
      return frame(run);
    };
  });
}
const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: { frames: number } }).counted.frames);

/** Looks on for a while: that nothing happens takes time to be seen. */
const watchFor = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, time);
      }),
    ms,
  );

/** In the page: the server seems to have other pages than this one. */
function pretendNewBuild(): void {
  window.WebSocket = class extends WebSocket {
    override set onmessage(run: ((event: MessageEvent<string>) => void) | null) {
      super.onmessage = (event: MessageEvent<string>) => {
        const data = event.data.replace(/"build":"[^"]*"/, '"build":"another"');
        run?.(new MessageEvent('message', { data }));
      };
    }
  };
}

describeIn(CHROMIUMS, 'a page on air', (name) => {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    browser = await launch(name);
  });
  afterAll(async () => {
    await browser.close();
  });
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(async () => {
    await server.kill();
  });

  test('paints once a second while the clock runs, and not at all while it stands', async () => {
    const opened = await openPage(browser, server.page('/overlays/program/'), {
      before: countWork,
    });
    const { page } = opened;
    await startMinute(server);
    await appears(page, /0:5[0-8]/);
    const [before, asked] = [await paints(page), await framesAsked(page)];
    await watchFor(page, 3_000);
    const seen = (await paints(page)) - before;
    expect(seen).toBeGreaterThanOrEqual(2);
    expect(seen).toBeLessThanOrEqual(4);
    expect((await framesAsked(page)) - asked).toBe(0);

    await server.play({ type: 'clock.pause' });
    await still(page);
    const [rested, restedAsked] = [await paints(page), await framesAsked(page)];
    await watchFor(page, 2_500);
    expect([await paints(page), await framesAsked(page)]).toEqual([rested, restedAsked]);
    opened.assertQuiet();
    await opened.close();
  });

  test('paints nothing while its source is hidden, and is right at once when it is shown again', async () => {
    const opened = await openPage(browser, server.page('/overlays/timer/'));
    const { page } = opened;
    await startMinute(server);
    await appears(page, /0:5\d/);
    const tell = (visible: boolean): Promise<string | null> =>
      page.evaluate(async (is) => {
        window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', { detail: { visible: is } }));
        await Promise.resolve();
        return (
          document.querySelector('volchok-timer')?.shadowRoot?.querySelector('.digits')?.textContent ?? null
        );
      }, visible);
    const hidden = await tell(false);
    const before = await paints(page);
    await watchFor(page, 2_200);
    expect([await paints(page), await digits(page)]).toEqual([before, hidden]);
    expect(await tell(true)).not.toBe(hidden);
    await opened.close();
  });

  test('shows the same digit as a page whose clock is minutes off, at the same moment', async () => {
    const log = async (page: Page, offBy: number): Promise<void> => {
      await page.addInitScript((ms) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ms;
      }, offBy);
    };
    const pages = await Promise.all(
      [0, 7 * 60_000].map((offBy) =>
        openPage(browser, server.page('/overlays/timer/'), { before: (page) => log(page, offBy) }),
      ),
    );
    await startMinute(server);
    const seen = await Promise.all(
      pages.map(async ({ page }) => {
        await appears(page, /0:5[0-8]/);
        return page.evaluate(
          () =>
            new Promise<Readonly<Record<string, number>>>((resolve) => {
              const root = document.querySelector('volchok-timer')?.shadowRoot;
              const times: Record<string, number> = {};
              const look = (): void => {
                const text = root?.querySelector('.digits')?.textContent ?? '';
                times[text] ??= performance.timeOrigin + performance.now();
                if (Object.keys(times).length === 4) resolve(times);
              };
              if (root)
                new MutationObserver(look).observe(root, {
                  subtree: true,
                  childList: true,
                  characterData: true,
                });
            }),
        );
      }),
    );
    const [one = {}, other = {}] = seen;
    const shared = Object.keys(one).filter((text) => text in other);
    expect(shared.length).toBeGreaterThanOrEqual(2);
    for (const text of shared) expect(Math.abs((one[text] ?? 0) - (other[text] ?? 0))).toBeLessThan(60);
    await Promise.all(pages.map((opened) => opened.close()));
  });

  test('keeps its picture while the server is dead and goes on where the game is when it is back', async () => {
    const port = new URL(server.url).port;
    const opened = await openPage(browser, server.page('/overlays/timer/'));
    const { page } = opened;
    await startMinute(server);
    await appears(page, /0:5\d/);
    const journal = server.data;
    server.process.kill('SIGKILL');
    await watchFor(page, 1_500);
    expect(await digits(page)).toMatch(/0:5\d/);
    expect(coverage(decode(await screenshot(page)))).toBeGreaterThan(0.005);

    const back = await startServer({ data: journal, args: ['--port', port] });
    await back.play({ type: 'clock.pause' });
    // Lost, it may stand still as well: what it shows tells that it is back.
    await page.getByText('Пауза', { exact: true }).waitFor();
    await still(page);
    expect(await digits(page)).toBe((await back.view()).rooms['main']?.clock?.digits);
    expect(opened.errors.filter((error) => error.startsWith('page:'))).toEqual([]);
    await opened.close();
    await back.kill();
  });

  test('is the same picture on a page that saw the move begin and on one that was loaded in the middle of it', async () => {
    const early = await openPage(browser, server.page('/overlays/standings/'));
    await server.play(
      { type: 'team.add', id: 'a', name: 'Шестое чувство' },
      { type: 'team.add', id: 'b', name: 'Ять' },
      { type: 'party.stage.start', stage: 'artist' },
      { type: 'graphic.take', graphic: 'standings' },
    );
    const since = (await server.view()).rooms['main']?.onAir.standings.since;
    if (since == null) throw new Error('not on air');
    await early.page.waitForFunction(() => (window.volchok?.paints ?? 0) > 4);
    const late = await openPage(browser, server.page('/overlays/standings/'));
    const middle = instant(since + 1_300);
    expect(identical(await frameAt(early.page, middle), await frameAt(late.page, middle))).toBe(true);
    await Promise.all([early.close(), late.close()]);
  });

  test('loads the pages of a new build once nothing moves, and only once', async () => {
    let loads = 0;
    const opened = await openPage(browser, server.page('/overlays/timer/'), {
      before: async (target) => {
        await target.addInitScript(pretendNewBuild);
        target.on('load', () => (loads += 1));
      },
    });
    const { page } = opened;
    await startMinute(server);
    await appears(page, /0:5[0-7]/);
    expect(loads).toBe(1);
    await server.play({ type: 'clock.pause' });
    await page.waitForEvent('load');
    await still(page);
    await watchFor(page, 2_500);
    expect(loads).toBe(2);
    await opened.close();
  });
});
