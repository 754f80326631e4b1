import type { Browser, ViewportSize } from 'playwright-core';
import type { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Language } from '../../src/rules/views/types.ts';
import {
  type Chromium,
  CHROMIUMS,
  describeIn,
  launch,
  type OpenedPage,
  openPage,
  type Part,
  screenshot,
} from '../helpers/browsers.ts';
import { compact, decode, halved, matchBaseline, type Tolerance } from '../helpers/images.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import {
  boxOf,
  everyGraphic,
  fillsPicture,
  folderOf,
  KEPT,
  pose,
  whole,
  type Shot,
  type ThemeName,
} from './shots.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const FOLDERS = [...new Set(KEPT.map(folderOf))];

/** A camera picture of one colour: shadows and glass show on it, and it weighs nothing. */
const CAMERA = 'html { background: #74848c !important }';
/** The wheel is drawn by WebGL in software, whose rounding is its machine's. */
const toleranceOf = ({ graphic }: Shot): Tolerance =>
  graphic === 'wheel' ? { far: 0.0005, near: 0.05 } : { far: 0.00001, near: 0.005 };

interface Take {
  readonly shot: Shot;
  readonly theme: ThemeName;
  readonly language: Language;
}

/** So many of the wheel's pictures, which are slow and large, in the theme that is not its game's. */
const WHEEL_IN_PARTY = 2;

/** Every state in both themes, and a graphic's first state in English. */
function takesOf(folder: string): readonly Take[] {
  const shots = KEPT.filter((shot) => folderOf(shot) === folder);
  const inParty = folder === 'wheel' ? shots.slice(0, WHEEL_IN_PARTY) : shots;
  return [
    ...shots.map((shot) => ({ shot, theme: 'classic' as const, language: 'ru' as const })),
    ...inParty.map((shot) => ({ shot, theme: 'party' as const, language: 'ru' as const })),
    ...shots.slice(0, 1).map((shot) => ({ shot, theme: 'party' as const, language: 'en' as const })),
  ];
}

const nameOf = ({ shot, theme, language }: Take): string =>
  `${folderOf(shot)}/${shot.name}.${theme}${language === 'en' ? '.en' : ''}`;

/** The stage is scaled into any window; smaller ones make smaller baselines. */
const WINDOW = { width: 1280, height: 720 } as const;
const WINDOW_FOR_WHOLE = { width: 960, height: 540 } as const;
/**
 * Its canvas goes from pixel to pixel and the picture is made smaller here: newer browsers paint a canvas that is scaled down
 * coarsely at first and finely later.
 */
const WINDOW_FOR_WHEEL = { width: 1920, height: 1080 } as const;

const windowFor = (folder: string, takes: readonly Take[]): ViewportSize => {
  if (folder === 'wheel') return WINDOW_FOR_WHEEL;
  return takes.every(({ shot }) => fillsPicture(shot)) ? WINDOW_FOR_WHOLE : WINDOW;
};

async function takePicture({ page }: OpenedPage, { shot, theme, language }: Take): Promise<PNG> {
  await pose(page, shot, theme, language);
  const part = fillsPicture(shot) ? undefined : scaled(boxOf(shot, theme), WINDOW.width / 1920);
  const picture = decode(await screenshot(page, part));
  return compact(shot.graphic === 'wheel' ? halved(picture) : picture);
}

const scaled = ({ x, y, width, height }: Part, by: number): Part => ({
  x: Math.floor(x * by),
  y: Math.floor(y * by),
  width: Math.ceil(width * by),
  height: Math.ceil(height * by),
});

async function mismatches(opened: OpenedPage, folder: string, name: Chromium): Promise<readonly string[]> {
  const takes = takesOf(folder);
  await opened.page.setViewportSize(windowFor(folder, takes));
  const wrong: string[] = [];
  for (const take of takes) {
    const picture = await takePicture(opened, take);
    try {
      matchBaseline(nameOf(take), name, picture, toleranceOf(take.shot));
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
  }
  return wrong;
}

describeIn(CHROMIUMS, 'looks', (name) => {
  let browser: Browser;
  let opened: OpenedPage;
  beforeAll(async () => {
    browser = await launch(name);
    opened = await openPage(browser, `${server.url}${everyGraphic}?link=off`);
    await whole(opened.page);
    await opened.page.addStyleTag({ content: CAMERA });
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(FOLDERS)('%s as it was when it was last looked at', async (folder) => {
    expect(await mismatches(opened, folder, name)).toEqual([]);
    opened.assertQuiet();
  });
});
