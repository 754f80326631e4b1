import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { type ENGINES, programOf } from '../../scripts/lib/test-browsers.mjs';
import { describeWith } from './needs.ts';

/** Chromium as inside OBS 28–30, OBS 31–32 and the next one, and Debian's own. */
export const CHROMIUMS = ['103', '127', '149', 'debian'] as const;
export type Chromium = (typeof CHROMIUMS)[number];

const DEBIAN = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'];

/** Without GPU compositing as OBS does without hardware acceleration, and quiet on the network. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu-compositing',
  '--autoplay-policy=no-user-gesture-required',
  '--hide-scrollbars',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a browser’s program lies, or undefined. */
export function program(name: Chromium): string | undefined {
  const places = name === 'debian' ? DEBIAN : [programOf(Number(name) as keyof typeof ENGINES)];
  return places.find((place) => existsSync(place));
}

/** Why a browser cannot be used here; null if it can. */
export function unavailable(name: Chromium): string | null {
  if (program(name) !== undefined) return null;
  return name === 'debian'
    ? 'Debian’s chromium is not installed.'
    : `Chromium ${name} is not unpacked: npm test brings it.`;
}

/** One `describe` for each browser, several at a time; see `describeWith` on missing ones. */
export function describeIn(
  names: readonly Chromium[],
  title: string,
  define: (name: Chromium) => void,
): void {
  for (const name of names) {
    describeWith(unavailable(name), `${title}, Chromium ${name}`, () => define(name), {
      beside: names.length > 1,
    });
  }
}

/** To be closed by the test. */
export async function launch(name: Chromium, args: readonly string[] = []): Promise<Browser> {
  const executablePath = program(name);
  if (executablePath === undefined) throw new Error(unavailable(name) ?? name);
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...args] });
}

/** Part of a window, px. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OpenedPage {
  readonly page: Page;
  /** Everything the console and the network complained about, in order. */
  readonly errors: readonly string[];
  /** Throws with the complaints if there was any. */
  assertQuiet(): void;
  close(): Promise<void>;
}

/** Opens a page of 1920×1080 in a context of its own and listens to its complaints from the first moment. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions & {
    /** Runs in the page before its own scripts. */
    readonly before?: (page: Page) => Promise<void>;
  } = {},
): Promise<OpenedPage> {
  const { before, ...context } = options;
  const own = await browser.newContext({ viewport: { width: 1920, height: 1080 }, ...context });
  const page = await own.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`page: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} ${why}`);
  });
  await before?.(page);
  await page.goto(url);
  return {
    page,
    errors,
    assertQuiet() {
      if (errors.length > 0) throw new Error(`The page complained:\n${errors.join('\n')}`);
    },
    close: () => own.close(),
  };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The session in which a page is photographed, its own background left out where it has none. */
async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  return session;
}

/**
 * A screenshot as a PNG, of a part in px or of the whole window. Packed less tightly than Playwright does it, which takes
 * a third of the time.
 */
export async function screenshot(page: Page, part?: Part): Promise<Buffer> {
  const session = sessions.get(page) ?? openSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(part && { clip: { ...part, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}
