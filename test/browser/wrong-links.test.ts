import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, test } from 'vitest';

import { describeIn, launch, openPage } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';

describeIn(['debian'], 'a link that does not fit', (name) => {
  let browser: Browser;
  let server: TestServer;
  beforeEach(async () => {
    browser = await launch(name);
    server = await startServer();
  });
  afterEach(async () => {
    await browser.close();
    await server.stop();
  });

  test.each(['/overlays/scoreboard/', '/overlays/program/', '/screens/hall/'])(
    '%s needs none: with a key of another evening it shows the game',
    async (path) => {
      await server.play(
        { type: 'chgk.game.start', experts: { name: 'Команда Громова', players: [] } },
        { type: 'graphic.take', graphic: 'scoreboard' },
      );
      const { page, assertQuiet, close } = await openPage(
        browser,
        `${server.url}${path}?token=of-another-evening`,
      );
      await page
        .getByText(/Громова/)
        .first()
        .waitFor({ timeout: 10_000 });
      assertQuiet();
      await close();
    },
  );

  test.each([
    ['/screens/explainer/', 'Это телефон объясняющего'],
    ['/screens/host/', 'Это экран ведущего'],
  ])('%s says where the right one is got, with a key of another evening or none', async (path, says) => {
    for (const query of ['?token=of-another-evening', '']) {
      const { page, close } = await openPage(browser, `${server.url}${path}${query}`);
      await page.getByText(says).waitFor({ timeout: 10_000 });
      await close();
    }
  });
});
