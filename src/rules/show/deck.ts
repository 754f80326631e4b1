import type { Chance } from '../kernel/types.ts';
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
  /** Texts drawn from earlier loads; of this one those that are no more fresh. */
  readonly shown: readonly string[];
}

/** An item taken from a deck: which load of it, and its index there. */
export interface Draw {
  readonly deck: Stage;
  readonly load: number;
  readonly index: number;
}

/** Texts that have been on somebody's screen, in whichever load. */
function shownBy({ items, fresh, shown }: Deck): readonly string[] {
  const hidden = new Set(fresh.map((i) => items[i]!.text));
  const texts = items.map((item) => item.text).filter((text) => !hidden.has(text));
  return [...new Set([...shown, ...texts])];
}

export function loadDeck(old: Deck | null, items: readonly Item[]): Deck {
  const shown = old ? shownBy(old) : [];
  const known = new Set(shown);
  const fresh: number[] = [];
  const seen: number[] = [];
  for (const [i, { text }] of items.entries()) {
    // a text that stands in the deck twice is a repetition too
    (known.has(text) ? seen : fresh).push(i);
    known.add(text);
  }
  return { load: (old?.load ?? 0) + 1, items, fresh, seen, shown };
}

export const leftIn = (deck: Deck): number => deck.fresh.length + deck.seen.length;

/** Draws uniformly; null where the deck has run out. */
export function drawFrom(deck: Deck | null, stage: Stage, chance: Chance): Draw | null {
  if (deck === null) return null;
  const pool = deck.fresh.length > 0 ? deck.fresh : deck.seen;
  const index = pool[Math.floor(chance.number() * pool.length)];
  return index === undefined ? null : { deck: stage, load: deck.load, index };
}

const without = (indexes: readonly number[], index: number): readonly number[] => {
  const at = indexes.indexOf(index);
  return at < 0 ? indexes : [...indexes.slice(0, at), ...indexes.slice(at + 1)];
};

export function takeOut(deck: Deck | null, { load, index }: Draw): Deck | null {
  if (deck?.load !== load) return deck;
  return { ...deck, fresh: without(deck.fresh, index), seen: without(deck.seen, index) };
}

/** An undone drawing goes back into the deck, unless the deck has been loaded anew meanwhile. */
export function putBack(deck: Deck | null, draw: Draw): Deck | null {
  if (deck?.load !== draw.load) return deck;
  return { ...deck, seen: [...without(deck.seen, draw.index), draw.index] };
}

export function itemOf(deck: Deck | null, draw: Draw | null): ItemView | null {
  if (deck === null || draw === null) return null;
  return deck.items[draw.index] ?? null;
}
