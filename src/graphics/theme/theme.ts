import type { Theme } from '../../protocol/theme/theme.ts';
import { familyOf, loadFont } from './fonts.ts';
import { PACE_PROPERTIES } from './pace.ts';
import { SCALE_PROPERTIES } from './scale.ts';

export const loadFontsOf = (theme: Theme): Promise<unknown> =>
  Promise.all([loadFont(theme.display), loadFont(theme.text)]);

/** The theme as CSS custom properties. */
export function propertiesOf(theme: Theme): readonly (readonly [name: string, value: string])[] {
  return [
    ...SCALE_PROPERTIES,
    ...PACE_PROPERTIES,
    ...Object.entries(theme.tokens).map(([name, value]) => [`--v-${name}`, value] as const),
    ['--v-font-display', `'${familyOf(theme.display)}', '${familyOf(theme.text)}', serif`],
    ['--v-font-text', `'${familyOf(theme.text)}', sans-serif`],
    // Not for CSS: graphics that fill the picture leave this side to clock and ladder.
    ['--v-corner', theme.corner],
    ['--v-logo-display', theme.logo === null ? 'none' : 'block'],
    ['--v-logo', theme.logo === null ? 'none' : `url("${theme.logo.replaceAll('"', '%22')}")`],
  ];
}

/** Dresses an element and everything in it. */
export function applyTheme(theme: Theme, to: HTMLElement): void {
  for (const [name, value] of propertiesOf(theme)) to.style.setProperty(name, value);
  to.dataset['theme'] = theme.id;
}
