import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { CHROMIUMS, launch, openPage, program, screenshot } from '../test/helpers/browsers.ts';
import { startServer } from '../test/helpers/server.ts';
import {
  boxOf,
  everyGraphic,
  fillsPicture,
  folderOf,
  pose,
  SHOTS,
  THEME_NAMES,
  whole,
  type Shot,
  type ThemeName,
} from '../test/visual/shots.ts';
import { CAMERAS, type Camera } from './contact-sheet.cameras.ts';
import { root } from './lib/sources.mjs';
import { tell, Trouble } from './lib/words.mjs';
import { fail } from './lib/run.mjs';

/*
 * `npm run contact-sheet`: one picture per graphic with all its states, named, in both themes and both languages, over
 * camera pictures that are hard to stand on. `npm run contact-sheet -- timer wheel` for some of them.
 */
const FOLDER = join(root, 'test-results', 'contact-sheets');
const SHEET_WIDTH = 3960;
/** A cell is as large as the graphic, if that is not larger than this. */
const CELL = { width: 960, height: 640 };
/** A sheet with many states of the whole picture. */
const MANY = { shots: 20, width: 480 };
/** Higher than this no browser paints a page. */
const HIGHEST = 16_000;
/** A sheet is a large picture for a slow computer. */
const PATIENCE_MS = 180_000;

interface Cell {
  readonly theme: ThemeName;
  readonly language: 'ru' | 'en';
  readonly camera: Camera;
}

/** The busy hall for every state; the bright and the dark one by turns. */
const cellsOf = (index: number): readonly Cell[] => [
  { theme: 'classic', language: 'ru', camera: 'hall' },
  { theme: 'party', language: 'ru', camera: 'hall' },
  { theme: 'classic', language: 'en', camera: index % 2 === 0 ? 'wedding' : 'dark' },
  { theme: 'party', language: 'en', camera: index % 2 === 0 ? 'dark' : 'wedding' },
];

/** A sheet's pictures, by their addresses. */
type Pictures = ReadonlyMap<string, Buffer>;
const HOST = 'http://pictures.invalid/';
const addressOf = (shot: Shot, { theme, language }: Cell): string =>
  `${HOST}${shot.name}/${theme}/${language}.png`;

async function take(page: Page, shots: readonly Shot[], tick: () => void): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  // What fills the picture is shown smaller: painted in a smaller window, it is sharp.
  const scale = shots.every(fillsPicture) ? 0.5 : 1;
  await page.setViewportSize({ width: 1920 * scale, height: 1080 * scale });
  for (const theme of THEME_NAMES) {
    for (const [index, shot] of shots.entries()) {
      for (const cell of cellsOf(index).filter((one) => one.theme === theme)) {
        await pose(page, shot, theme, cell.language);
        const part = scale === 1 ? boxOf(shot, theme) : undefined;
        pictures.set(addressOf(shot, cell), await screenshot(page, part));
      }
      tick();
    }
  }
  return pictures;
}

function sheetOf(title: string, shots: readonly Shot[]): string {
  const most = shots.length > MANY.shots ? MANY.width : CELL.width;
  const picture = (shot: Shot, cell: Cell, scale: number): string => {
    const box = boxOf(shot, cell.theme);
    const [width, height] = [box.width * scale, box.height * scale];
    const size = `${1920 * scale}px ${1080 * scale}px`;
    const place = `-${box.x * scale}px -${box.y * scale}px`;
    return `<div class="cell ${cell.camera}" style="width:${width}px;height:${height}px;background-size:${size};background-position:${place}">
      <img width="${width}" height="${height}" src="${addressOf(shot, cell)}">
    </div>`;
  };
  const blocks = shots.map((shot, index) => {
    const box = boxOf(shot, 'classic');
    const scale = Math.min(1, most / box.width, CELL.height / box.height);
    const cells = cellsOf(index).map((cell) => picture(shot, cell, scale));
    return `<figure style="width:${2 * box.width * scale + 8}px"><figcaption>${shot.name}</figcaption>${cells.join('')}</figure>`;
  });
  const cameras = Object.entries(CAMERAS).map(
    ([name, uri]) => `.${name} { background-image: url("${uri}") }`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 24px; background: #24262b; color: #fff; font: 22px sans-serif }
    h1 { margin: 0 0 16px; font-size: 34px }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px }
    figure { margin: 0; display: flex; flex-wrap: wrap; gap: 8px }
    figcaption { width: 100% }
    .cell { overflow: hidden }
    img { display: block }
    ${cameras.join('\n')}
  </style><h1>${title}</h1><main>${blocks.join('')}</main>`;
}

async function write(browser: Browser, name: string, html: string, pictures: Pictures): Promise<string> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  try {
    await page.route(`${HOST}**`, (route) =>
      route.fulfill({ contentType: 'image/png', body: pictures.get(route.request().url()) ?? '' }),
    );
    await page.setContent(html, { waitUntil: 'load' });
    const height = Math.min(HIGHEST, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width: SHEET_WIDTH, height });
    const file = join(FOLDER, `${name}.png`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, await page.screenshot({ timeout: PATIENCE_MS }));
    return relative(root, file);
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const all = [...new Set(SHOTS.map(folderOf))];
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    const [names, known] = [unknown.join(', '), all.join(', ')];
    throw new Trouble({
      ru: `Нет такой графики: ${names}. Есть: ${known}.`,
      en: `No such graphic: ${names}. There are: ${known}.`,
    });
  }
  const chromium = CHROMIUMS.find((name) => program(name) !== undefined);
  if (chromium === undefined) {
    throw new Trouble({
      ru: 'Нет браузера: установите chromium или запустите npm test, он принесёт браузеры OBS.',
      en: 'There is no browser: install chromium, or run npm test, which brings those of OBS.',
    });
  }
  const server = await startServer();
  const browser = await launch(chromium);
  try {
    const { page } = await openPage(browser, `${server.url}${everyGraphic}?link=off`);
    await whole(page);
    for (const name of wanted.length > 0 ? wanted : all) {
      const shots = SHOTS.filter((shot) => folderOf(shot) === name);
      const total = shots.length * THEME_NAMES.length;
      let done = 0;
      const pictures = await take(page, shots, () => {
        done += 1;
        if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${done}/${total} `);
      });
      const file = await write(browser, name, sheetOf(name, shots), pictures);
      if (process.stderr.isTTY) process.stderr.write('\r');
      tell({
        ru: `${name}: состояний ${shots.length}, ${file}`,
        en: `${name}: ${shots.length} states, ${file}`,
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

main().catch(fail);
