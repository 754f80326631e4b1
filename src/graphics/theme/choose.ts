import { classic } from '../../protocol/theme/classic.ts';
import { party } from '../../protocol/theme/party.ts';
import { readTheme, type Theme } from '../../protocol/theme/theme.ts';
import type { RoomPublicView } from '../../rules/views/types.ts';

export const THEMES: readonly Theme[] = [classic, party];

/** The theme of a game where the page's address names none. */
export function themeOf(room: RoomPublicView | null): Theme {
  return room?.game === 'party' ? party : classic;
}

/**
 * A theme by name: one of the program's own, or one saved with the shows, at `/themes/<name>.json`. Null where there is none or it
 * can't be read: the picture then keeps to the game's own theme. `stamp` grows when a theme may have been saved anew.
 */
export async function findTheme(name: string, stamp = 0): Promise<Theme | null> {
  const own = THEMES.find((theme) => theme.id === name);
  if (own) return own;
  const address = `/themes/${encodeURIComponent(name)}.json?stamp=${String(stamp)}`;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const read = readTheme(await answer.json(), classic);
    return 'wrong' in read ? null : read.theme;
  } catch {
    return null;
  }
}
