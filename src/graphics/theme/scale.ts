/*
 * The measures that every theme shares. What a theme decides for itself (colours, radii, weights …) are the tokens in
 * `src/protocol/theme/tokens.ts`; how things move is in `pace.ts`.
 */

/** The unit of distances, px of 1920×1080: paddings, gaps and margins are multiples of it, or halves. */
const SPACE = 8;

/** What has to be seen keeps this far from the edges of the picture, px. */
export const SAFE = { x: 96, y: 54 } as const;

/** Type scale, px: one step is a factor of 1.25. Less than `xs` nobody reads on a television. */
export const TYPE = {
  xs: 20,
  s: 24,
  m: 30,
  l: 38,
  xl: 47,
  xxl: 59,
  big: 74,
  huge: 92,
  vast: 115,
  giant: 144,
  titan: 180,
  clock: 281,
  dial: 352,
} as const;

/** The measures as CSS custom properties: `--v-space`, `--v-safe-x`, `--v-type-xs` … `--v-type-dial`, `--v-radius-pill`. */
export const SCALE_PROPERTIES: readonly (readonly [name: string, value: string])[] = [
  ['--v-space', `${String(SPACE)}px`],
  ['--v-safe-x', `${String(SAFE.x)}px`],
  ['--v-safe-y', `${String(SAFE.y)}px`],
  // Bars and dots are round in every theme.
  ['--v-radius-pill', '999px'],
  ...Object.entries(TYPE).map(([name, size]) => [`--v-type-${name}`, `${String(size)}px`] as const),
];
