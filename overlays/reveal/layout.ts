import { progress } from '../../src/graphics/motion.ts';
import { fit, type Fitted, type Measure } from '../../src/graphics/text-fit.ts';
import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { Language, PartyView, WordResult } from '../../src/rules/views/types.ts';

export const REVEAL_MS = 1_600;
const PADDING = 40;

export interface RevealedWord {
  readonly set: Fitted;
  readonly result: WordResult;
}

export interface RevealLayout {
  readonly heading: string;
  readonly team: Fitted;
  readonly points: number;
  /** What was in the envelope. */
  readonly item: {
    readonly word: Fitted;
    readonly image: string | null;
  } | null;
  /** The words of a hat attempt in one column or two. */
  readonly words: readonly RevealedWord[];
  readonly columns: 1 | 2;
  readonly size: number;
  /** How far the reveal itself is, 0–1. */
  readonly share: number;
}

const ITEM: Words = { ru: 'Загадано было', en: 'It was' };
const WORDS: Words = { ru: 'Слова из шляпы', en: 'Out of the hat' };
/** More words than this take two columns. */
const ONE_COLUMN = 10;

export function layOut(
  view: GraphicsView,
  party: PartyView,
  t: Instant,
  width: number,
  language: Language,
  measures: { readonly heading: Measure; readonly text: Measure },
): RevealLayout | null {
  const { reveal } = party;
  if (!reveal) return null;
  const inner = width - 2 * PADDING;
  const team = view.teams.find((one) => one.id === reveal.team)?.name ?? '';
  const known = reveal.words.filter((word): word is typeof word & { text: string } => word.text !== null);
  const columns = known.length > ONE_COLUMN ? 2 : 1;
  const size = columns === 1 ? 34 : 27;
  const text = reveal.item?.text ?? null;
  return {
    heading: (known.length > 0 ? WORDS : ITEM)[language],
    team: fit(team, { width: inner - 150, size: 28, least: 23, small: 21, lines: 2 }, measures.text),
    points: reveal.points,
    item:
      text === null
        ? null
        : {
            word: fit(text, { width: inner, size: 76, least: 46, small: 44, lines: 4 }, measures.heading),
            image: reveal.item?.image ?? null,
          },
    words: known.map((word) => ({
      set: fit(word.text, { width: inner / columns - 60, size, least: 14 }, measures.text),
      result: word.result,
    })),
    columns,
    size,
    share: progress(t, reveal.at, REVEAL_MS),
  };
}
