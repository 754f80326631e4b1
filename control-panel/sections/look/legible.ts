import type { TokenName, Tokens } from '../../../src/protocol/theme/tokens.ts';
import { contrast, over, type Rgba, stopsOf } from './colours.ts';

/** Ordinary text needs 4.5 : 1, large digits and headings 3 : 1. */
const TEXT = 4.5;
const LARGE = 3;

interface Pair {
  readonly ink: TokenName;
  /** Layers under it, the upper one first. The last one lies on the camera's picture. */
  readonly on: readonly TokenName[];
  readonly least: number;
}

const pair = (ink: TokenName, least: number, ...on: readonly TokenName[]): Pair => ({ ink, on, least });

const PAIRS: readonly Pair[] = [
  pair('ink', TEXT, 'surface'),
  pair('ink', TEXT, 'surface-raised', 'surface'),
  pair('ink-soft', TEXT, 'surface'),
  pair('digits', LARGE, 'surface'),
  pair('alarm', LARGE, 'surface'),
  pair('on-plate', TEXT, 'plate', 'surface'),
  pair('on-accent', TEXT, 'accent-fill', 'surface'),
  pair('on-calm', LARGE, 'calm'),
  pair('on-alarm', LARGE, 'alarm-fill'),
  pair('on-good', LARGE, 'good'),
  pair('on-experts', LARGE, 'experts'),
  pair('on-viewers', LARGE, 'viewers'),
  pair('on-backdrop', LARGE, 'backdrop'),
  pair('on-backdrop-soft', LARGE, 'backdrop'),
  pair('digits-backdrop', LARGE, 'backdrop'),
];

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Text that can't be read well somewhere: which, on what, over which picture, and how bad it is. */
export interface Illegible {
  readonly ink: TokenName;
  readonly on: TokenName;
  readonly ratio: number;
  readonly least: number;
  /** Where it is worst; null where the picture does not matter. */
  readonly picture: 'white' | 'black' | null;
}

/** What of a theme is hard to read over a white or a black picture, the worst first. Paints with colours by unknown names are passed over. */
export function illegible(tokens: Tokens): readonly Illegible[] {
  return PAIRS.flatMap((one) => {
    const white = worst(tokens, one, WHITE);
    const black = worst(tokens, one, BLACK);
    if (white === null || black === null) return [];
    const ratio = Math.min(white, black);
    if (ratio >= one.least) return [];
    const picture = Math.abs(white - black) < 0.05 ? null : white < black ? 'white' : 'black';
    return [{ ink: one.ink, on: one.on[0] ?? one.ink, ratio, least: one.least, picture } as const];
  }).sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

function worst(tokens: Tokens, { ink, on }: Pair, picture: Rgba): number | null {
  let grounds: readonly Rgba[] = [picture];
  for (const layer of [...on].reverse()) {
    const stops = stopsOf(tokens[layer]);
    if (stops === null) return null;
    grounds = grounds.flatMap((ground) => stops.map((stop) => over(stop, ground)));
  }
  const inks = stopsOf(tokens[ink]);
  if (inks === null) return null;
  return Math.min(...grounds.flatMap((ground) => inks.map((one) => contrast(over(one, ground), ground))));
}
