import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { ARGUMENTS, program, unavailable } from './browsers.ts';
import type { RealObs } from './obs.ts';
import { startDisplay } from './x.ts';

/**
 * What shows through where a page is transparent, and what OBS takes out of its picture again. Taken narrowly, or a
 * green of the graphics would go with it.
 */
const KEY = {
  colour: { r: 0, g: 255, b: 0, a: 1 },
  filter: { key_color_type: 'green', similarity: 250, smoothness: 50, spill: 80 },
};

/** A display as large as the window alone makes Chromium leave out rows of it. */
const MARGIN = 8;

/** A page that fills a display of its own, to be captured into OBS's picture. */
export interface Screen {
  readonly page: Page;
  readonly display: string;
  /** Whether OBS has to make it transparent. */
  readonly keyed: boolean;
  close(): Promise<void>;
}

/** @param behind a picture (`data:…`) to be shown through the page, for a capture that keeps every shadow; by default OBS's own picture is */
export async function startScreen(
  url: string,
  {
    width,
    height,
    behind = null,
  }: { readonly width: number; readonly height: number; readonly behind?: string | null },
): Promise<Screen> {
  const executablePath = program('debian');
  if (executablePath === undefined) throw new Error(unavailable('debian') ?? '');
  const profile = mkdtempSync(join(tmpdir(), 'volchok-screen-'));
  const display = await startDisplay(width + MARGIN, height + MARGIN);
  let context: BrowserContext | undefined;
  const close = async (): Promise<void> => {
    await context?.close();
    await display.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: false,
      viewport: null,
      env: { ...process.env, DISPLAY: display.name },
      args: [...ARGUMENTS, '--kiosk', '--window-position=0,0', `--window-size=${width},${height}`],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDefaultBackgroundColorOverride', { color: KEY.colour });
    await page.goto(url);
    if (behind !== null) {
      const background = `#000 url("${behind}") center / cover no-repeat`;
      await page.addStyleTag({ content: `html { background: ${background} !important }` });
    }
    return { page, display: display.name, keyed: behind === null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Puts a screen's page above everything else in these scenes of OBS, as a browser source would be. */
export async function captureInto(obs: RealObs, screen: Screen, scenes: readonly string[]): Promise<void> {
  const [first, ...others] = scenes;
  if (first === undefined) return;
  const inputName = 'graphics';
  await obs.ask('CreateInput', {
    sceneName: first,
    inputName,
    inputKind: 'xshm_input',
    inputSettings: {
      screen: 0,
      show_cursor: false,
      advanced: true,
      server: screen.display,
      cut_right: MARGIN,
      cut_bot: MARGIN,
    },
  });
  if (screen.keyed) {
    await obs.ask('CreateSourceFilter', {
      sourceName: inputName,
      filterName: 'key',
      filterKind: 'chroma_key_filter_v2',
      filterSettings: KEY.filter,
    });
  }
  for (const sceneName of others) await obs.ask('CreateSceneItem', { sceneName, sourceName: inputName });
}
