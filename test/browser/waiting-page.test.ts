import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { waitingPage } from '../../src/server/obs/waiting-page.ts';
import { CHROMIUMS, describeIn, launch } from '../helpers/browsers.ts';

/** As the next OBS starts its browser: of what Chromium forbids to local pages, it lets WebSockets through. */
const AS_OBS_DOES = '--disable-features=LocalNetworkAccessChecksWebSockets';

/** Answers as the real one does to a page of another origin: without letting it read anything. */
function listen(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/api/health') response.end('{"ok":true}');
    else response.setHeader('content-type', 'text/html').end('<title>On air</title>');
  });
  new WebSocketServer({ server, path: '/ws' });
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(() => server);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

async function freePort(): Promise<number> {
  const server = await listen(0);
  const { port } = server.address() as AddressInfo;
  await close(server);
  return port;
}

describeIn(CHROMIUMS, 'the waiting page', (name) => {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    browser = await launch(name, [AS_OBS_DOES]);
    folder = mkdtempSync(join(tmpdir(), 'volchok-waiting-'));
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  // OBS gives local files an address of its own kind.
  test.each(['file', 'http://absolute'])(
    'loaded from %s goes to the overlay once the server is there',
    async (from) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/overlays/program/?room=%D0%B7%D0%B0%D0%BB&lang=ru`;
      const file = join(folder, 'obs program.html');
      writeFileSync(file, waitingPage(url));
      const page = await browser.newPage();
      await page.route('http://absolute/**', (route) =>
        route.fulfill({ path: file, contentType: 'text/html' }),
      );
      const knocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
      await page.goto(from === 'file' ? pathToFileURL(file).href : `http://absolute${file}`);
      await knocked;
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgba(0, 0, 0, 0)',
      );
      expect(await page.evaluate(() => document.body.innerText)).toBe('');
      const server = await listen(port);
      await page.waitForURL(url, { timeout: 10_000 });
      expect(await page.title()).toBe('On air');
      await page.close();
      await close(server);
    },
  );
});
