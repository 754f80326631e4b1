import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { classic } from '../../src/protocol/theme/classic.ts';
import { party } from '../../src/protocol/theme/party.ts';
import type { Theme } from '../../src/protocol/theme/theme.ts';
import type { PublicView } from '../../src/rules/views/types.ts';
import { CHROMIUMS, describeIn, launch, type OpenedPage, openPage, screenshot } from '../helpers/browsers.ts';
import { coverage, decode, identical, pixel } from '../helpers/images.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { frameAt, frameWindow, onItsOwn, show } from '../helpers/stage.ts';
import { at } from '../helpers/views.ts';
import { before, instantsOf, spinning, SPIN_MS, stood, WHEEL_SCENES } from './wheel-scenes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const address = (theme = 'classic'): string => server.page('/overlays/wheel/', 'public', onItsOwn(theme));

/** Whether the scene is there; else the drawing stands in. */
const isScene = (page: Page): Promise<boolean> =>
  page.evaluate(() => !!document.querySelector('volchok-wheel')?.shadowRoot?.querySelector('canvas.moving'));
const isDrawing = (page: Page): Promise<boolean> =>
  page.evaluate(() => !!document.querySelector('volchok-wheel')?.shadowRoot?.querySelector('svg.plate'));

const withoutWebGL = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');
    const get = own?.value as (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest);
      },
    });
  });
};

async function opened(
  browser: Browser,
  view: PublicView,
  ms: number,
  options: Parameters<typeof openPage>[2] = {},
) {
  const one = await openPage(browser, address(), options);
  await show(one.page, view, at(ms));
  return one;
}

describeIn(CHROMIUMS, 'the wheel', (name) => {
  const viewport = frameWindow(name);
  let browser: Browser;
  /** Has been through everything that came before. */
  let seasoned: OpenedPage;
  beforeAll(async () => {
    browser = await launch(name);
    seasoned = await openPage(browser, address(), { viewport });
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(WHEEL_SCENES.filter(({ instants }) => instants.length > 1))(
    '$name: the same to the last bit forwards, backwards, by a jump and in a page that has seen nothing else',
    async ({ view, instants }) => {
      const frames = [...instants].sort((a, b) => a - b).map(at);
      const { page, assertQuiet } = seasoned;
      await show(page, view, at(Math.min(...instants)));
      expect(await isScene(page)).toBe(true);
      const forwards = new Map<number, Buffer>();
      for (const t of frames) forwards.set(t, await frameAt(page, t));
      const backwards = [...frames].reverse().slice(1);
      const jumps = instants.slice(0, 2).map(at);
      const wrong: string[] = [];
      for (const t of [...backwards, ...jumps]) {
        const first = forwards.get(t);
        if (!first || !identical(first, await frameAt(page, t))) wrong.push(`at ${t}`);
      }
      assertQuiet();
      const fresh = await opened(browser, view, instants[0] ?? 0, { viewport });
      const first = forwards.get(at(instants[0] ?? 0));
      if (!first || !identical(first, await screenshot(fresh.page))) wrong.push('in a fresh page');
      await fresh.close();
      expect(wrong).toEqual([]);
    },
  );

  test('a page reloaded in the middle of a spin goes on with it', async () => {
    const first = await opened(browser, spinning(7), 5_000);
    const seen = await screenshot(first.page);
    await first.page.reload();
    await show(first.page, spinning(7), at(5_000));
    expect(identical(seen, await screenshot(first.page))).toBe(true);
    await first.close();
  });

  test('around the table the picture stays transparent enough to see the camera, off air it is empty', async () => {
    const { page, close } = await opened(browser, before(), 0);
    const onAir = decode(await screenshot(page));
    expect(pixel(onAir, 1900, 20)[3]).toBeLessThan(215);
    expect(pixel(onAir, 680, 700)[3]).toBe(255);
    await show(page, before({ air: { onAir: false, since: -10_000 } }), at(0));
    expect(coverage(decode(await screenshot(page)))).toBe(0);
    await close();
  });

  test('nothing that moves: no frame is asked for and none is drawn', async () => {
    const { page, close } = await openPage(browser, address(), {
      before: async (one) => {
        await one.addInitScript(() => {
          const counted = { frames: 0, draws: 0 };
          const frame = window.requestAnimationFrame.bind(window);
          /** So many frames of the browser itself, which are not counted. */
          const pass = (frames: number): Promise<void> =>
            new Promise((resolve) => {
              frame(() => {
                resolve(frames > 1 ? pass(frames - 1) : undefined);
              });
            });
          Object.assign(window, { counted, pass });
          window.requestAnimationFrame = (run) => {
            counted.frames += 1;
            return frame(run);
          };
          const { prototype } = WebGL2RenderingContext;
          const own = Object.getOwnPropertyDescriptor(prototype, 'drawElements');
          const draw = own?.value as (...args: unknown[]) => void;
          Object.assign(prototype, {
            drawElements(this: unknown, ...args: unknown[]) {
              counted.draws += 1;
              draw.apply(this, args);
            },
          });
        });
      },
    });
    type Counted = { frames: number; draws: number };
    const counted = (): Promise<Counted> =>
      page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }));
    const now = await page.evaluate(() => window.volchok?.now() ?? 0);
    const shifted = (view: PublicView): PublicView => {
      // The game's instants, moved to the page's own present, long past.
      const moved = JSON.stringify(view).replace(/\b1(79|80)\d{10}\b/g, (t) =>
        String(Number(t) - at(0) + now - 120_000),
      );
      return JSON.parse(moved) as PublicView;
    };
    await show(page, before(), at(0));
    expect((await counted()).draws).toBeGreaterThan(5);
    for (const view of [before(), stood(7), stood(5, 7)]) {
      await page.evaluate(async (given) => {
        await window.volchok?.seek(null);
        await window.volchok?.setView(given);
      }, shifted(view));
      expect(await page.evaluate(() => window.volchok?.still)).toBe(true);
      const then = await counted();
      await page.evaluate(() => (window as unknown as { pass(frames: number): Promise<void> }).pass(25));
      expect(await counted()).toEqual(then);
    }
    await close();
  });

  test('without WebGL the drawing shows the same state, and turns', async () => {
    const { page, errors, close } = await opened(browser, spinning(7), 5_000, { before: withoutWebGL });
    expect([await isScene(page), await isDrawing(page)]).toEqual([false, true]);
    const first = await frameAt(page, at(5_000));
    expect(coverage(decode(first))).toBe(1);
    expect(identical(first, await frameAt(page, at(5_040)))).toBe(false);
    expect(identical(first, await frameAt(page, at(5_000)))).toBe(true);
    await show(page, stood(5, 7), at(SPIN_MS + 20_000));
    const text = await page.evaluate(() =>
      Array.from(
        document.querySelector('volchok-wheel')?.shadowRoot?.querySelectorAll('svg.moving text') ?? [],
        (one) => one.textContent,
      ),
    );
    expect(text).toEqual(['7']);
    expect(errors).toEqual([]);
    await close();
  });

  test('until the scene has come the drawing stands in', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, close } = await openPage(browser, address(), {
      before: async (one) => {
        await one.route(/\/scene-[^/]*\.js$/, async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await page.waitForFunction(() => window.volchok !== undefined);
    const shown = page.evaluate(
      async ([view, t]) => {
        await window.volchok?.seek(t);
        await window.volchok?.setView(view);
      },
      [spinning(7), at(5_000)] as const,
    );
    await page.locator('volchok-wheel svg.plate').waitFor();
    expect(await isScene(page)).toBe(false);
    release();
    await shown;
    expect([await isScene(page), await isDrawing(page)]).toEqual([true, false]);
    await close();
  });

  test('a lost WebGL context is covered by the drawing; when it is back, so is the picture', async () => {
    const { page, close } = await opened(browser, spinning(7), 5_000);
    const whole = await screenshot(page);
    await page.evaluate(() => {
      const canvas = document.querySelector('volchok-wheel')?.shadowRoot?.querySelector('canvas.moving');
      const context = (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { context });
      context?.loseContext();
    });
    await page.locator('volchok-wheel svg.plate').waitFor();
    expect(coverage(decode(await screenshot(page)))).toBe(1);
    await page.evaluate(() => {
      (window as unknown as { context: WEBGL_lose_context }).context.restoreContext();
    });
    await page.locator('volchok-wheel canvas.moving').waitFor();
    await frameAt(page, at(5_000));
    expect(identical(whole, await screenshot(page))).toBe(true);
    await close();
  });

  test('other themes are put on while it stands on air, and nobody complains', async () => {
    const warnings: string[] = [];
    const { page, assertQuiet, close } = await openPage(browser, address(), {
      before: (one) => {
        one.on('console', (message) => {
          // Taking a picture of WebGL in software is slow, as the driver says each time.
          if (!message.text().includes('GL Driver Message')) warnings.push(message.text());
        });
        return Promise.resolve();
      },
    });
    await show(page, stood(5, 7), at(SPIN_MS + 2_600));
    const wear = (theme: Theme | null): Promise<void> =>
      page.evaluate((one) => window.volchok?.wear(one), theme);
    const seen = await screenshot(page);
    await wear(party);
    const other = await screenshot(page);
    expect(identical(seen, other)).toBe(false);
    // Back and forth, faster than a scene is built.
    await Promise.all([wear(classic), wear(party), wear(classic), wear(party)]);
    expect(identical(other, await screenshot(page))).toBe(true);
    await wear(null);
    expect(identical(seen, await screenshot(page))).toBe(true);
    expect(warnings).toEqual([]);
    assertQuiet();
    await close();
  });
});

test('every scene has instants in order of telling, none twice', () => {
  for (const scene of WHEEL_SCENES) {
    expect(new Set(instantsOf(scene)).size).toBe(scene.instants.length);
  }
});
