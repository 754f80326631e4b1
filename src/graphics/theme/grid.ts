/** The same in every theme: the unit of distances and the safe area, px of 1920×1080. */
const SPACE = 8;
export const SAFE = { x: 96, y: 54 } as const;
/** Type scale, px: one step is a factor of 1.25. */
const TYPE = { xs: 20, s: 24, m: 30, l: 38, xl: 47, xxl: 59, huge: 92, giant: 144 } as const;

/** The grid as CSS custom properties: `--v-space`, `--v-safe-x`, `--v-safe-y`, `--v-type-xs` … `--v-type-giant`. */
export const GRID_PROPERTIES: readonly (readonly [name: string, value: string])[] = [
  ['--v-space', `${String(SPACE)}px`],
  ['--v-safe-x', `${String(SAFE.x)}px`],
  ['--v-safe-y', `${String(SAFE.y)}px`],
  ...Object.entries(TYPE).map(([name, size]) => [`--v-type-${name}`, `${String(size)}px`] as const),
];
