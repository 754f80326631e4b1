import type { Page } from 'playwright-core';

import type {} from '../../src/graphics/page.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { PublicView } from '../../src/rules/views/types.ts';
import { screenshot } from './browsers.ts';

/** Query of a page that shows what a test gives it and asks no server. */
export const onItsOwn = (theme: string, language = 'ru'): Readonly<Record<string, string>> => ({
  link: 'off',
  theme,
  lang: language,
});

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

/** A part of the picture, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Stands at another instant of the view that is shown, and takes a picture of the whole or of a part. */
export async function frameAt(page: Page, t: Instant, clip?: Box): Promise<Buffer> {
  await page.evaluate(async (at) => {
    await window.volchok?.seek(at);
  }, t);
  return clip ? page.screenshot({ clip, omitBackground: true }) : screenshot(page);
}
