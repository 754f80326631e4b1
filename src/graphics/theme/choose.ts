import type { RoomPublicView } from '../../rules/views/types.ts';
import { classic } from './classic.ts';
import { party } from './party.ts';
import { readTheme, type Theme } from './theme.ts';

export const THEMES: readonly Theme[] = [classic, party];

/** The theme of a game where the page's address names none. */
export function themeOf(room: RoomPublicView | null): Theme {
  return room?.game === 'party' ? party : classic;
}

/**
 * A theme by name: one of the program's own, or one saved with the shows, at `/themes/<name>.json`. Null where there is none or it
 * can't be read: the picture then keeps to the game's own theme.
 */
export async function findTheme(name: string): Promise<Theme | null> {
  const own = THEMES.find((theme) => theme.id === name);
  if (own) return own;
  try {
    const answer = await fetch(`/themes/${encodeURIComponent(name)}.json`);
    if (!answer.ok) return null;
    const read = readTheme(await answer.json(), classic);
    return 'theme' in read ? read.theme : null;
  } catch {
    return null;
  }
}
