import { progress } from '../../src/graphics/motion.ts';
import { fit, type Fitted, type Measure } from '../../src/graphics/text-fit.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { Language, PartyView, WordResult } from '../../src/rules/views/types.ts';

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
  /** The words of a hat attempt, in one column or row by row in two. */
  readonly words: readonly RevealedWord[];
  /** Widths of the columns, px: the one with the longer words is the wider one. */
  readonly columns: readonly number[];
  readonly dense: boolean;
  /** How far the reveal itself is, 0–1. */
  readonly share: number;
}

const ITEM: Words = { ru: 'Загадано было', en: 'It was' };
const WORDS: Words = { ru: 'Слова из шляпы', en: 'Out of the hat' };
/** So many words stand in one column, with more than `ROOMY` of them closer together; more take two columns. */
const ROOMY = 10;
const ONE_COLUMN = 13;
const SIZES = { one: TYPE.m, dense: TYPE.m, two: TYPE.s } as const;
/** Between two columns, and a word's sign with the space after it. */
const GAP = 16;
const SIGN = 46;

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
  const list = layOutWords(
    known.map(({ text }) => measures.text(text) / 100),
    inner,
  );
  const text = reveal.item?.text ?? null;
  return {
    heading: (known.length > 0 ? WORDS : ITEM)[language],
    team: fit(
      team,
      { width: inner - 150, size: TYPE.s, least: TYPE.s, small: TYPE.xs, lines: 2 },
      measures.text,
    ),
    points: reveal.points,
    item:
      text === null
        ? null
        : {
            word: fit(
              text,
              { width: inner, size: TYPE.big, least: TYPE.xl, small: TYPE.xl, lines: 4 },
              measures.heading,
            ),
            image: reveal.item?.image ?? null,
          },
    words: known.map(({ text, result }, index) => ({
      set: fit(
        text,
        { width: (list.columns[index % list.columns.length] ?? inner) - SIGN, size: list.size, least: 14 },
        measures.text,
      ),
      result,
    })),
    columns: list.columns,
    dense: list.dense,
    share: progress(t, reveal.at, TIMES.words),
  };
}

interface WordList {
  readonly columns: readonly number[];
  readonly size: number;
  readonly dense: boolean;
}

/** @param widths of the words at 1 px */
function layOutWords(widths: readonly number[], inner: number): WordList {
  const dense = widths.length > ROOMY;
  if (widths.length <= ONE_COLUMN) {
    return { columns: [inner], size: dense ? SIZES.dense : SIZES.one, dense };
  }
  const widest = (column: number): number =>
    Math.max(0, ...widths.filter((_, index) => index % 2 === column)) * SIZES.two;
  const [left, right] = [widest(0), widest(1)];
  const room = inner - GAP - 2 * SIGN;
  // All words in one size, so a long one makes its column wider first.
  const scale = Math.min(1, room / (left + right));
  const half = room / 2;
  const first =
    Math.max(left, right) <= half ? half : left * scale + Math.max(0, (room - (left + right) * scale) / 2);
  return { columns: [SIGN + first, SIGN + room - first], size: Math.floor(SIZES.two * scale), dense };
}
