import type { Page } from 'playwright-core';

import type {} from '../../src/graphics/page.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { PublicView } from '../../src/rules/views/types.ts';
import { type Chromium, screenshot } from './browsers.ts';

/** Query of a page that shows what a test gives it and asks no server. */
export const onItsOwn = (theme: string, language = 'ru'): Readonly<Record<string, string>> => ({
  link: 'off',
  theme,
  lang: language,
});

/**
 * Window in which many frames are compared: a quarter of the pixels in the older browsers. Newer ones paint a canvas that is
 * scaled down coarsely at first and finely later.
 */
export const frameWindow = (name: Chromium): { readonly width: number; readonly height: number } =>
  name === '103' || name === '127' ? { width: 960, height: 540 } : { width: 1920, height: 1080 };

/** Shows a view at an instant and waits until it is painted. */
export async function show(page: Page, view: PublicView, t: Instant): Promise<void> {
  await page.waitForFunction(() => window.volchok !== undefined);
  await page.evaluate(
    async ([given, at]) => {
      await window.volchok?.setView(given);
      await window.volchok?.seek(at);
    },
    [view, t] as const,
  );
}

/**
 * Stands at another instant of the view that is shown, and takes a picture of the whole: cut out by the browser, the same
 * frame comes with other roundings now and then.
 */
export async function frameAt(page: Page, t: Instant): Promise<Buffer> {
  await page.evaluate(async (at) => {
    await window.volchok?.seek(at);
  }, t);
  return screenshot(page);
}
