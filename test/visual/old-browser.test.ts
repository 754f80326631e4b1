import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';

import { pages } from '../../scripts/lib/sources.mjs';
import { describeIn, launch, openPage } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await server.play(
    { type: 'team.add', id: 'a', name: 'Шестое чувство' },
    { type: 'team.add', id: 'b', name: 'Неспроста' },
    { type: 'party.stage.start', stage: 'crocodile' },
    { type: 'graphic.take', graphic: 'timer' },
    { type: 'graphic.take', graphic: 'scoreboard' },
  );
});
afterAll(async () => {
  await server.stop();
});

const PAGES = pages().map((file) => `/${file.replace(/index\.html$/, '')}`);

/** Whose link a page is opened by. */
const roleOf = (page: string) =>
  page.startsWith('/overlays') || page.includes('/hall')
    ? 'public'
    : page.includes('/host')
      ? 'host'
      : page.includes('/explainer')
        ? 'explainer'
        : 'operator';

// A dock of OBS is that old browser too.
describeIn(['103'], 'every page', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(name);
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(PAGES)('%s opens, connects and has nothing to complain about', async (path) => {
    const opened = await openPage(browser, 'about:blank');
    const connected = opened.page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived'));
    await opened.page.goto(server.page(path, roleOf(path)));
    await connected;
    await opened.page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    opened.assertQuiet();
    await opened.close();
  });
});
