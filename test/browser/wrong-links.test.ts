import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';

import { describeIn, launch, openPage } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';

describeIn(['debian'], 'a link that does not fit', (name) => {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    browser = await launch(name);
    server = await startServer();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

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
