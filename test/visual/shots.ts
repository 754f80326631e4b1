import type { Page } from 'playwright-core';

import { roomOf } from '../../src/graphics/graphic-element.ts';
import { placeOf } from '../../src/graphics/places.ts';
import { classic } from '../../src/protocol/theme/classic.ts';
import { party } from '../../src/protocol/theme/party.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { Graphic, Language, PublicView } from '../../src/rules/views/types.ts';
import { WHEEL_SCENES } from '../browser/wheel-scenes.ts';
import type { Part } from '../helpers/browsers.ts';
import { pageOf, SCENES } from '../helpers/scenes.ts';
import { at } from '../helpers/views.ts';

/** A graphic at a named instant, in whatever theme and language. */
export interface Shot {
  readonly graphic: Graphic;
  readonly name: string;
  readonly view: PublicView;
  readonly t: Instant;
}

export const THEMES = { classic, party } as const;
export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = ['classic', 'party'] as const satisfies readonly ThemeName[];

const PICTURE = { width: 1920, height: 1080 } as const;
/** Shadows, waves and what slides in are painted so far around a graphic's place, px. */
const AROUND = 72;

/** A graphic's place in the picture and what it paints around it. */
export function boxOf({ graphic, view, t }: Shot, theme: ThemeName): Part {
  const place = placeOf(graphic, roomOf(view, null), t, THEMES[theme].corner);
  const [left, top] = [Math.max(0, place.x - AROUND), Math.max(0, place.y - AROUND)];
  return {
    x: left,
    y: top,
    width: Math.min(PICTURE.width, place.x + place.width + AROUND) - left,
    height: Math.min(PICTURE.height, place.y + place.height + AROUND) - top,
  };
}

export function fillsPicture(shot: Shot): boolean {
  const { width, height } = boxOf(shot, 'classic');
  return width === PICTURE.width && height === PICTURE.height;
}

const wheel: readonly Shot[] = WHEEL_SCENES.flatMap(({ name, view, instants }) =>
  instants.map((ms) => ({
    graphic: 'wheel' as const,
    name: `${name.replaceAll(' ', '-')}-${ms}`,
    view,
    t: at(ms),
  })),
);
/** Every state of every graphic, and of the wheel its moves too. */
export const SHOTS: readonly Shot[] = [...SCENES, ...wheel];

/** The ones that are kept as baselines: of the wheel's moves the telling instants. */
export const KEPT: readonly Shot[] = [
  ...SCENES,
  ...WHEEL_SCENES.flatMap(({ view }) => wheel.filter((shot) => shot.view === view).slice(0, 1)),
];

/** Folder of a graphic's page: the name of its sheet and of its baselines. */
export const folderOf = ({ graphic }: Shot): string => pageOf(graphic);

/** Shows a shot on a page without a theme or a language of its own, and waits until it is painted. */
export async function pose(page: Page, shot: Shot, theme: ThemeName, language: Language): Promise<void> {
  const show = { ...shot.view.show, language, look: { theme, stamp: 0 } };
  await page.evaluate(
    async ([view, t]) => {
      await window.volchok?.setView(view);
      await window.volchok?.seek(t);
    },
    [{ ...shot.view, show }, shot.t] as const,
  );
}

/** Address and waiting for a page that has every graphic on it. */
export const everyGraphic = '/overlays/program/';
export async function whole(page: Page): Promise<void> {
  await page.locator('volchok-wheel').waitFor({ state: 'attached' });
}
