import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { WebSocket as Socket, WebSocketServer } from 'ws';

import { launch, openPage } from '../test/helpers/browsers.ts';
import { startServer, type TestServer } from '../test/helpers/server.ts';

/*
 * `npx tsx bench/pages.ts`: what OBS's pages cost, in Debian's Chromium without a GPU.
 * From a click (a command on an operator's WebSocket, durable commit included) to the painted overlay, in turns with a bare page that
 * repaints on a bare WebSocket message in the same run, with 1 and with 20 pages; size and first paint of each overlay; two pages
 * whose computers' clocks differ by minutes; CPU of a page with a running timer and of one where nothing moves.
 */
const ROUNDS = 60;
const FEW_ROUNDS = 20;
/** What the questions to the pages have stirred up is over by then. */
const SETTLE_MS = 100;
const PAINTED_MS = 250;
/** Rounds before the counted ones: code is compiled and letters are drawn for the first time in them. */
const WARM_UP = 3;

/** What is changed in turn: a text, which is repainted, as on the bare page; the score, whose first frame begins a move. */
const CHANGES = {
  'a name changes': (n: number) => ({
    type: 'team.update',
    id: 'a',
    name: n % 2 === 0 ? 'Седьмое небо' : 'Шестое чувство',
  }),
  'points fly in': (n: number) => ({
    type: 'score.adjust',
    team: 'a',
    stage: 'hat',
    points: n % 2 === 0 ? 1 : -1,
    reason: 'bench',
  }),
} as const satisfies Readonly<Record<string, (n: number) => object>>;
type Change = keyof typeof CHANGES;

const sorted = (times: readonly number[]): readonly number[] => [...times].sort((a, b) => a - b);
const at = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
const figures = (times: readonly number[]): string =>
  `median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms (${String(times.length)})`;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const epoch = (): number => performance.timeOrigin + performance.now();

declare global {
  interface Window {
    painted: number[];
    changes: Record<string, number>;
    firstPaint?: number;
  }
}

/** Runs in the page before its own scripts; the loader of this file names functions by a helper that pages lack. */
const before =
  <A>(script: (argument: A) => void, argument: A) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript('globalThis.__name ??= (f) => f');
    await page.addInitScript(script as (argument: unknown) => void, argument);
  };

/** Notes in the page, for each message that brings a change, when the frame that shows it has been painted. */
function watchPaints(): void {
  window.painted = [];
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!data.startsWith('{"type":"view"')) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.painted.push(performance.timeOrigin + performance.now());
          port2.postMessage(null);
        });
      });
    }
  };
}

const BARE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><h1 id="n" style="font:120px sans-serif"></h1>
<script>new WebSocket(location.href.replace('http', 'ws')).onmessage = ({ data }) => { n.textContent = JSON.parse(data).n; };</script>`;

async function startBare() {
  const http = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BARE));
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      for (const client of sockets.clients) if (client !== socket) client.send((data as Buffer).toString());
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}/`,
    stop: () => {
      for (const client of sockets.clients) client.terminate();
      http.close();
    },
  };
}

async function openSocket(url: string): Promise<Socket> {
  const socket = new Socket(url);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

/** Sends one change and gives the times until each page has painted it. */
async function round(pages: readonly Page[], send: () => void): Promise<readonly number[]> {
  await Promise.all(pages.map((page) => page.evaluate(() => (window.painted.length = 0))));
  await pause(SETTLE_MS);
  const sent = epoch();
  send();
  // Nobody is asked before it has had the time: questions are work as well.
  await pause(PAINTED_MS);
  const done = await Promise.all(
    pages.map((page) =>
      page
        .waitForFunction(() => window.painted[0], undefined, { polling: 20 })
        .then((handle) => handle.jsonValue()),
    ),
  );
  return done.map((painted) => Number(painted) - sent);
}

async function clickToPaint(browser: Browser, server: TestServer, count: number): Promise<void> {
  const bare = await startBare();
  const open = (url: string) =>
    Promise.all(
      Array.from({ length: count }, () => openPage(browser, url, { before: before(watchPaints, null) })),
    );
  const ours = await open(server.page('/overlays/scoreboard/'));
  const others = await open(bare.url);
  const operator = await openSocket(`${server.url.replace('http', 'ws')}/ws?token=${server.operator}`);
  const clicker = await openSocket(bare.url.replace('http', 'ws'));
  await pause(1_500);
  const rounds = count === 1 ? ROUNDS : FEW_ROUNDS;
  for (const change of Object.keys(CHANGES) as Change[]) {
    const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let n = -WARM_UP; n < rounds; n++) {
      const own = await round(
        ours.map(({ page }) => page),
        () => operator.send(JSON.stringify({ type: 'command', ref: n, command: CHANGES[change](n) })),
      );
      // the points' flight has to be over before the next change
      await Promise.all(
        ours.map(({ page }) =>
          page.waitForFunction(() => window.volchok?.still, undefined, { polling: 100 }),
        ),
      );
      const other = await round(
        others.map(({ page }) => page),
        () => clicker.send(JSON.stringify({ type: 'view', n })),
      );
      if (n < 0) continue;
      times.ours.push(...own);
      times.bare.push(...other);
    }
    console.log(
      `click to painted overlay, ${String(count)} page(s), ${change}: ours ${figures(times.ours)}; bare ${figures(times.bare)}`,
    );
  }
  operator.close();
  clicker.close();
  await Promise.all([...ours, ...others].map((page) => page.close()));
  bare.stop();
}

/** JavaScript that a page loads, gzipped, in KB; and its first paint. */
async function sizeAndPaint(browser: Browser, server: TestServer, overlay: string): Promise<void> {
  const paints: number[] = [];
  let bytes = 0;
  for (let n = 0; n < 5; n++) {
    const scripts: string[] = [];
    const opened = await openPage(browser, server.page(`/overlays/${overlay}/`), {
      before: async (page) => {
        page.on('response', (response) => {
          if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
        });
        await before(() => {
          const look = (): void => {
            if ((window.volchok?.paints ?? 0) > 0 && document.querySelector('main')?.firstElementChild)
              window.firstPaint = performance.now();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }, null)(page);
      },
    });
    const first = await opened.page.waitForFunction(() => window.firstPaint);
    paints.push(Number(await first.jsonValue()));
    await opened.page.waitForLoadState('networkidle');
    bytes = [...new Set(scripts)].reduce(
      (sum, path) => sum + gzipSync(readFileSync(`dist/pages${path}`)).length,
      0,
    );
    await opened.close();
  }
  console.log(
    `${overlay}: ${(bytes / 1024).toFixed(1)} KB of JavaScript gzipped, first paint ${at(paints, 0.5).toFixed(0)} ms`,
  );
}

/** How far apart two pages change their digit, the clock of the second one's computer being minutes ahead. */
async function clocksApart(browser: Browser, server: TestServer): Promise<void> {
  const watchDigits = (ahead: number): void => {
    const real = performance.timeOrigin;
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
    Object.defineProperty(performance, 'timeOrigin', { value: real + ahead });
    window.changes = {};
    const look = (): void => {
      const digits = document
        .querySelector('volchok-timer')
        ?.shadowRoot?.querySelector('.digits')
        ?.textContent.trim();
      if (digits) window.changes[digits] ??= real + performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  await server.play({ type: 'party.attempt.start', team: 'a' }, { type: 'party.attempt.go' });
  const open = (ahead: number) =>
    openPage(browser, server.page('/overlays/timer/'), {
      before: before(watchDigits, ahead),
    });
  const [one, two] = await Promise.all([open(0), open(7 * 60_000)]);
  await pause(14_000);
  const [first, second] = await Promise.all(
    [one, two].map(({ page }) => page.evaluate(() => window.changes)),
  );
  const apart = Object.entries(first!)
    .filter(([digits]) => second![digits] !== undefined)
    .slice(2)
    .map(([digits, when]) => Math.abs(when - second![digits]!));
  console.log(`the same digit on two pages whose clocks are 7 minutes apart: ${figures(apart)}`);
  await Promise.all([one.close(), two.close()]);
}

/** CPU seconds of a page's process and frames it painted over some seconds. */
async function idleCost(browser: Browser, server: TestServer, overlay: string, what: string): Promise<void> {
  const opened = await openPage(browser, server.page(`/overlays/${overlay}/`));
  await pause(3_000);
  const session = await opened.page.context().newCDPSession(opened.page);
  await session.send('Performance.enable');
  const cost = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  const paints = (): Promise<number> => opened.page.evaluate(() => window.volchok?.paints ?? NaN);
  const SECONDS = 10;
  const [cpu, painted] = [await cost(), await paints()];
  await pause(SECONDS * 1000);
  const share = (((await cost()) - cpu) / SECONDS) * 100;
  console.log(
    `${what}: ${share.toFixed(2)} % of a core, ${String((await paints()) - painted)} paints in ${String(SECONDS)} s`,
  );
  await opened.close();
}

const server = await startServer();
const browser = await launch('debian');
try {
  await server.play(
    { type: 'team.add', id: 'a', name: 'Шестое чувство' },
    { type: 'team.add', id: 'b', name: 'Ять' },
    { type: 'party.stage.start', stage: 'artist' },
    ...['timer', 'scoreboard', 'ladder'].map((graphic) => ({ type: 'graphic.take', graphic })),
  );
  await clickToPaint(browser, server, 1);
  await clickToPaint(browser, server, 20);
  for (const overlay of ['timer', 'ladder', 'scoreboard', 'wheel'])
    await sizeAndPaint(browser, server, overlay);
  await idleCost(browser, server, 'scoreboard', 'a scoreboard where nothing moves');
  await clocksApart(browser, server);
  await idleCost(browser, server, 'timer', 'a running timer');
} finally {
  await browser.close();
  await server.stop();
}
