import type { Chance } from '../kernel/types.ts';
import type { Draw } from '../kernel/state.ts';
import type { ItemView, Stage } from '../views/types.ts';

export interface Item {
  readonly text: string;
  readonly note: string | null;
  readonly image: string | null;
}

/**
 * P-9, P-16: a deck, drawn without repetition over the whole show. `fresh` and `seen` are the indexes that can still be drawn;
 * an item whose drawing was undone, or that was on somebody's screen before the deck was loaded anew, is `seen`:
 * it is drawn only when nothing fresh is left.
 */
export interface Deck {
  readonly load: number;
  readonly items: readonly Item[];
  readonly fresh: readonly number[];
  readonly seen: readonly number[];
  /** Texts drawn so far over all loads. */
  readonly shown: readonly string[];
}

export function loadDeck(old: Deck | null, items: readonly Item[]): Deck {
  const shown = old?.shown ?? [];
  const known = new Set(shown);
  const indexes = items.map((_, i) => i);
  return {
    load: (old?.load ?? 0) + 1,
    items,
    fresh: indexes.filter((i) => !known.has(items[i]!.text)),
    seen: indexes.filter((i) => known.has(items[i]!.text)),
    shown,
  };
}

export const leftIn = (deck: Deck): number => deck.fresh.length + deck.seen.length;

/** Draws uniformly; null where the deck has run out. */
export function drawFrom(deck: Deck | null, stage: Stage, chance: Chance): Draw | null {
  if (deck === null) return null;
  const pool = deck.fresh.length > 0 ? deck.fresh : deck.seen;
  const index = pool[Math.floor(chance.number() * pool.length)];
  return index === undefined ? null : { deck: stage, load: deck.load, index };
}

export function takeOut(deck: Deck | null, draw: Draw): Deck | null {
  const item = deck?.load === draw.load ? deck.items[draw.index] : undefined;
  if (deck === null || item === undefined) return deck;
  return {
    ...deck,
    fresh: deck.fresh.filter((i) => i !== draw.index),
    seen: deck.seen.filter((i) => i !== draw.index),
    shown: deck.shown.includes(item.text) ? deck.shown : [...deck.shown, item.text],
  };
}

/** An undone drawing goes back into the deck, unless the deck has been loaded anew meanwhile. */
export function putBack(deck: Deck | null, draw: Draw): Deck | null {
  if (deck?.load !== draw.load) return deck;
  return { ...deck, seen: [...deck.seen.filter((i) => i !== draw.index), draw.index] };
}

export function itemOf(deck: Deck | null, draw: Draw | null): ItemView | null {
  if (deck === null || draw === null) return null;
  return deck.items[draw.index] ?? null;
}
