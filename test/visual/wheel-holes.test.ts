import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeIn, launch, openPage, screenshot } from '../helpers/browsers.ts';
import { decode } from '../helpers/images.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { everyGraphic, pose, SHOTS, whole } from './shots.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

/** Inside of the table wherever it stands whole, as shares of the picture: middle and half axes. */
const TABLE = { x: 0.34, y: 0.48, across: 0.22, down: 0.32 } as const;

/** Pixels of the table through which the camera would be seen. */
function holes(png: Buffer): number {
  const { data, width, height } = decode(png);
  let found = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside =
        ((x / width - TABLE.x) / TABLE.across) ** 2 + ((y / height - TABLE.y) / TABLE.down) ** 2 < 1;
      if (inside && data[(y * width + x) * 4 + 3] !== 255) found += 1;
    }
  }
  return found;
}

// Its software composes what is brighter than its alpha as a hole.
describeIn(['103'], 'the wheel', (name) => {
  test.each(['spinning', 'shifted', 'stood'])('%s: nothing shines through the table', async (scene) => {
    const browser = await launch(name);
    const { page } = await openPage(browser, `${server.url}${everyGraphic}?link=off`, {
      viewport: { width: 960, height: 540 },
    });
    await whole(page);
    const seen: Record<string, number> = {};
    for (const shot of SHOTS.filter((one) => one.graphic === 'wheel' && one.name.startsWith(scene))) {
      await pose(page, shot, 'party', 'ru');
      seen[shot.name] = holes(await screenshot(page));
    }
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((shot) => [shot, 0])));
    await browser.close();
  });
});
