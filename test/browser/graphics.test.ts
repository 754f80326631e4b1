import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { CHROMIUMS, describeIn, launch, openPage, screenshot } from '../helpers/browsers.ts';
import { coverage, decode, identical } from '../helpers/images.ts';
import { SCENES, type Scene } from '../helpers/scenes.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { frameAt, frameWindow, onItsOwn, show } from '../helpers/stage.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const PAGES = [...new Set(SCENES.map((scene) => scene.page))];

/** Names of scenes whose frame at some instant depends on how it was reached. */
async function unsteady(page: Page, scenes: readonly Scene[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { name, view, frames } of scenes) {
    const [first] = frames;
    if (first === undefined) continue;
    await show(page, view, first);
    const forwards: Buffer[] = [];
    for (const t of frames) forwards.push(await frameAt(page, t));
    const backwards = new Map<number, Buffer>();
    for (const t of [...frames].reverse()) backwards.set(t, await frameAt(page, t));
    const jumps = [...frames.filter((_, index) => index % 2 === 1), first];
    for (const [index, t] of frames.entries()) {
      const one = forwards[index];
      const back = backwards.get(t);
      if (!one || !back || !identical(one, back)) wrong.push(`${name} at ${t} backwards`);
    }
    for (const t of jumps) {
      const one = forwards[frames.indexOf(t)];
      if (!one || !identical(one, await frameAt(page, t))) wrong.push(`${name} at ${t} by a jump`);
    }
  }
  return wrong;
}

describeIn(CHROMIUMS, 'frames of the graphics', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(name);
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(PAGES)('%s: the same pixels forwards, backwards and by a jump', async (folder) => {
    const scenes = SCENES.filter((scene) => scene.page === folder && scene.frames.length > 1);
    const opened = await openPage(
      browser,
      server.page(`/overlays/${folder}/`, 'public', onItsOwn('classic')),
      { viewport: frameWindow(name) },
    );
    expect(await unsteady(opened.page, scenes)).toEqual([]);
    opened.assertQuiet();
    await opened.close();
  });

  test('every state of every graphic shows something on the program page', async () => {
    const opened = await openPage(browser, server.page('/overlays/program/', 'public', onItsOwn('party')), {
      viewport: { width: 640, height: 360 },
    });
    const empty: string[] = [];
    for (const { graphic, name: state, view, t } of SCENES) {
      await show(opened.page, view, t);
      if (coverage(decode(await screenshot(opened.page))) < 0.003) empty.push(`${graphic} ${state}`);
    }
    expect(empty).toEqual([]);
    opened.assertQuiet();
    await opened.close();
  });

  test('a graphic that is not on air leaves the picture empty', async () => {
    const opened = await openPage(browser, server.page('/overlays/program/', 'public', onItsOwn('party')));
    const [scene] = SCENES;
    if (!scene) throw new Error('no scene');
    const off = { ...scene.view, rooms: {} };
    await show(opened.page, off, scene.t);
    expect(coverage(decode(await screenshot(opened.page)))).toBe(0);
    await opened.close();
  });
});
