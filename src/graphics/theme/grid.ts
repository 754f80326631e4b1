/** The same in every theme: the grid that the layouts are drawn on, px of 1920×1080. */
export const SPACE = 8;
export const SAFE = { x: 96, y: 54 } as const;
/** Type scale, px: one step is a factor of 1.25. */
export const TYPE = { xs: 20, s: 24, m: 30, l: 38, xl: 47, xxl: 59, huge: 92, giant: 144 } as const;
