/** Told apart from each other and from the panel's own red and amber, on dark and on light grounds. */
export const TEAM_COLOURS = [
  '#4aa3ff',
  '#ff7a45',
  '#3ecf8e',
  '#b57bff',
  '#ffd23f',
  '#ff5fa2',
  '#2dd4d4',
  '#a3d93b',
  '#8a9bff',
  '#e08a5b',
  '#f2f2f2',
  '#c23b6b',
] as const;

/** The first that nobody has; after twelve teams they come round again. */
export function freeColour(taken: readonly (string | null)[]): string {
  const free = TEAM_COLOURS.find((colour) => !taken.includes(colour));
  return free ?? TEAM_COLOURS[taken.length % TEAM_COLOURS.length] ?? TEAM_COLOURS[0];
}
