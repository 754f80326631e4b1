import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../scripts/lib/sources.mjs';
import type { PublicView } from '../src/rules/views/types.ts';
import { before, SPIN_MS, spinning, stood } from '../test/browser/wheel-scenes.ts';
import { type Chromium, launch, unavailable } from '../test/helpers/browsers.ts';
import { T0 } from '../test/helpers/views.ts';
import type { Counted } from './wheel-bare.ts';

/*
 * `npx tsx bench/wheel.ts [--chromium 103,127,149] [--rounds 5] [--seconds 3]`: frames a second of the wheel in each of its moves
 * and what each of them leaves for the garbage collector, beside a bare Pixi scene of 50 sprites at 1920×1080, in turns in the same
 * browser. Also: the size of the page's scripts and the first picture.
 */
const { values: options } = parseArgs({
  options: {
    chromium: { type: 'string', default: '103,127,149' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const ROUNDS = Number(options.rounds);
const MS = Number(options.seconds) * 1000;

/** Pages as they are shipped, held in memory. */
async function bundle(entry: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __BUILD__: '"bench"' },
    build: {
      write: false,
      target: 'chrome103',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, entry) },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  for (const output of Array.isArray(made) ? made : [made]) {
    if (!('output' in output)) continue;
    for (const file of output.output)
      files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }
  return files;
}

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const wheel = await bundle('overlays/wheel/index.html');
const bare = await bundle('bench/wheel-bare.ts');
const bareEntry = [...bare.keys()].find((name) => name.includes('wheel-bare')) ?? '';
const files = new Map([...wheel, ...bare]);
files.set('bare.html', `<!doctype html><body><script type="module" src="/${bareEntry}"></script>`);

const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://x').pathname.slice(1);
  const body = files.get(name);
  if (body === undefined) response.writeHead(404).end();
  else response.setHeader('content-type', KINDS[extname(name)] ?? 'application/octet-stream').end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

interface Move {
  readonly name: string;
  readonly view: PublicView;
  /** When it begins and ends, ms from T0. */
  readonly from: number;
  readonly to: number;
}

const MOVES: readonly Move[] = [
  { name: 'spin: full speed', view: spinning(7), from: 1_000, to: 1_000 + MS },
  { name: 'spin: wobble', view: spinning(7), from: SPIN_MS - 3_500, to: SPIN_MS - 100 },
  { name: 'stands, shift', view: stood(5, 7), from: SPIN_MS, to: SPIN_MS + 2_200 },
  { name: 'push-in', view: stood(7), from: SPIN_MS + 1_300, to: SPIN_MS + 2_800 },
  { name: 'coming on air', view: before({ air: { since: 0 } }), from: 0, to: 1_050 },
];

interface Pair {
  readonly wheel: Counted;
  readonly bare: Counted;
  /** Processor time of a frame over all processes, ms. What a change of view costs once is in it. */
  readonly wheelCost: number;
  readonly bareCost: number;
}

/** What the wheel's page does between two instants of a view, on its own clock. */
function framesOf(page: Page, { view, from, to }: Move): Promise<Counted> {
  return page.evaluate(
    async ([text, t0, begin, end]) => {
      const { volchok } = window;
      if (!volchok) throw new Error('not a page of graphics');
      // Some time for what a change of view costs once.
      const zero = volchok.now() - begin + 600;
      const moved = text.replace(/\b1(79|80)\d{10}\b/g, (one) => String(Math.round(Number(one) - t0 + zero)));
      await volchok.seek(null);
      await volchok.setView(JSON.parse(moved) as never);
      window.gc?.();
      const heap = (): number => performance.memory?.usedJSHeapSize ?? NaN;
      return await new Promise<Counted>((resolve) => {
        let [frames, began, painted, before] = [-1, 0, 0, 0];
        const frame = (now: number): void => {
          const t = volchok.now() - zero;
          if (t >= begin && frames < 0) [frames, began, painted, before] = [0, now, volchok.paints, heap()];
          else if (frames >= 0) frames = volchok.paints - painted;
          if (t < end) requestAnimationFrame(frame);
          else resolve({ perSecond: (frames * 1000) / (now - began), bytes: (heap() - before) / frames });
        };
        requestAnimationFrame(frame);
      });
    },
    [JSON.stringify(view), T0, from, to] as const,
  );
}

/** The loader of this script marks functions by a helper that pages do not have. */
const HELPER = 'globalThis.__name = (it) => it';

async function firstPicture(browser: Browser): Promise<{ drawing: number; scene: number }> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.addInitScript(HELPER);
  await page.goto(`${url}/overlays/wheel/index.html?link=off&theme=classic`);
  const times = await page.evaluate(async (text) => {
    while (!window.volchok) await new Promise((resolve) => setTimeout(resolve, 1));
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await window.volchok.seek(1_800_000_000_000);
    const painted = window.volchok.setView(JSON.parse(text) as never);
    const root = (): ShadowRoot | null | undefined => document.querySelector('volchok-wheel')?.shadowRoot;
    while (!root()?.querySelector('.plate')) await frame();
    await frame();
    const drawing = performance.now();
    await painted;
    await frame();
    await frame();
    return { drawing, scene: performance.now() };
  }, JSON.stringify(before()));
  await page.close();
  return times;
}

/** What the compiler has not seen often enough leaves boxed numbers behind, so moves are measured once they are warm. */
async function warmUp(ours: Page, theirs: Page): Promise<void> {
  const paints = (page: Page, does: boolean): Promise<void> =>
    page.evaluate((on) => {
      const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>;
      // Without the driver's work there are more frames in the same time.
      prototype['real'] ??= prototype['drawElements'];
      prototype['drawElements'] = on ? prototype['real'] : () => undefined;
    }, does);
  await paints(ours, false);
  await paints(theirs, false);
  for (let round = 0; round < 2; round += 1) {
    for (const move of MOVES) await framesOf(ours, move);
    await theirs.evaluate(() => window.bare?.(5_000));
  }
  await paints(ours, true);
  await paints(theirs, true);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const scripts = [...wheel].filter(([name]) => name.endsWith('.js') && !/browserAll|webworkerAll/.test(name));
const size = scripts.reduce((all, [, code]) => all + gzipSync(code, { level: 9 }).length, 0);
console.log(`scripts of the page: ${(size / 1000).toFixed(1)} KB gzipped`);

try {
  for (const name of options.chromium.split(',') as Chromium[]) {
    const missing = unavailable(name);
    if (missing !== null) {
      console.log(missing);
      continue;
    }
    const browser = await launch(name, ['--js-flags=--expose-gc', '--enable-precise-memory-info']);
    const first = await firstPicture(browser);
    const open = async (path: string): Promise<Page> => {
      const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
      const page = await context.newPage();
      await page.addInitScript(HELPER);
      await page.goto(`${url}/${path}`);
      return page;
    };
    const system = await browser.newBrowserCDPSession();
    /** Processor time of all the browser's processes so far, s. */
    const used = async (): Promise<number> => {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((all, one) => all + one.cpuTime, 0);
    };
    const ours = await open('overlays/wheel/index.html?link=off&theme=classic');
    await ours.waitForFunction(() => window.volchok !== undefined);
    const theirs = await open('bare.html');
    await theirs.waitForFunction(() => window.bare !== undefined);

    await warmUp(ours, theirs);
    const seen = MOVES.map((move) => ({ move, pairs: [] as Pair[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { move, pairs } of seen) {
        const ms = move.to - move.from;
        const started = await used();
        const reference = await theirs.evaluate((time) => window.bare?.(time), ms);
        if (!reference) throw new Error('no bare scene');
        const between = await used();
        const own = await framesOf(ours, move);
        const cost = (seconds: number, { perSecond }: Counted): number => (seconds * 1e6) / (perSecond * ms);
        pairs.push({
          wheel: own,
          bare: reference,
          wheelCost: cost((await used()) - between, own),
          bareCost: cost(between - started, reference),
        });
      }
    }
    console.log(`\nChromium ${name}`);
    console.log(
      `  first picture: drawing ${first.drawing.toFixed(0)} ms, scene ${first.scene.toFixed(0)} ms`,
    );
    console.log(
      `  medians of ${String(ROUNDS)} pairs    frames a second: wheel, bare, ratio   processor ms a frame: wheel, bare   bytes a frame: wheel, bare`,
    );
    for (const { move, pairs } of seen) {
      const of = (read: (pair: Pair) => number, digits = 1): string =>
        median(pairs.map(read).filter(Number.isFinite)).toFixed(digits).padStart(6);
      const ratio = median(pairs.map((one) => one.wheel.perSecond / one.bare.perSecond)).toFixed(2);
      const frames = `${of((one) => one.wheel.perSecond)} ${of((one) => one.bare.perSecond)}   ${ratio}`;
      const costs = `${of((one) => one.wheelCost)} ${of((one) => one.bareCost)}`;
      const bytes = `${of((one) => one.wheel.bytes, 0)} ${of((one) => one.bare.bytes, 0)}`;
      console.log(`  ${move.name.padEnd(18)} ${frames}   ${costs}   ${bytes}`);
    }
    await browser.close();
  }
} finally {
  server.close();
}
