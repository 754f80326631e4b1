import { progress } from '../../src/graphics/motion.ts';
import { fit, type Fitted, type Measure } from '../../src/graphics/text-fit.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ChgkView, Language } from '../../src/rules/views/types.ts';

/** The card, px; it grows upwards with what it says, its lower edge stays. */
export const CARD = { width: 1200, sector: 196, padding: 36 } as const;

export interface QuestionLayout {
  readonly number: string;
  /** What stands under the number: the sector, the blitz, the question from the net. */
  readonly kind: string;
  readonly asker: Fitted;
  readonly town: Fitted | null;
  readonly text: { readonly set: Fitted; readonly shown: number } | null;
  readonly answer: { readonly set: Fitted; readonly shown: number } | null;
}

const SECTOR: Words = { ru: 'сектор', en: 'sector' };
const BLITZ: Words = { ru: 'блиц', en: 'blitz' };
const NET: Words = { ru: '13-й сектор', en: 'sector 13' };
const AGAINST: Words = {
  ru: 'Против знатоков играют телезрители',
  en: 'The viewers play against the experts',
};
export const ANSWER: Words = { ru: 'Ответ', en: 'Answer' };

export interface Measures {
  readonly text: Measure;
  /** Of names and answers. */
  readonly heading: Measure;
  readonly label: Measure;
}

/** Between the asker and the town, px. */
const APART = 24;

export function layOut(
  chgk: ChgkView,
  t: Instant,
  language: Language,
  measures: Measures,
): QuestionLayout | null {
  const { question, sector } = chgk;
  if (sector === null) return null;
  const width = CARD.width - CARD.sector - 2 * CARD.padding;
  const answerWidth = width - 150;
  const textAt = question?.text == null ? null : question.revealed.text;
  const answerAt = question?.answer == null ? null : question.revealed.answer;
  const lines = question?.answer == null ? 5 : 4;
  const { asker, town } = whoIn(
    width,
    question?.author ?? AGAINST[language],
    question?.town ?? null,
    measures,
  );
  return {
    ...numberOf(chgk, sector, language),
    asker,
    town,
    text:
      question?.text == null
        ? null
        : {
            set: fit(
              question.text,
              { width, size: TYPE.m, least: TYPE.m, small: TYPE.m, lines },
              measures.text,
            ),
            shown: progress(t, textAt, TIMES.reveal),
          },
    answer:
      question?.answer == null
        ? null
        : {
            set: fit(
              question.answer,
              { width: answerWidth, size: TYPE.l, least: TYPE.m, small: TYPE.s, lines: 2 },
              measures.heading,
            ),
            shown: progress(t, answerAt, TIMES.reveal),
          },
  };
}

/** The town takes what it needs up to a third, the asker's name the rest. */
function whoIn(
  width: number,
  name: string,
  place: string | null,
  { heading, label }: Measures,
): Pick<QuestionLayout, 'asker' | 'town'> {
  const town = place === null ? null : fit(place, { width: width / 3, size: TYPE.xs, least: TYPE.xs }, label);
  const taken = town === null ? 0 : (label(town.lines[0] ?? '') * town.size) / 100 + APART;
  return {
    asker: fit(name, { width: width - taken, size: TYPE.l, least: TYPE.m, small: TYPE.m, lines: 2 }, heading),
    town,
  };
}

function numberOf(chgk: ChgkView, sector: number, language: Language): { number: string; kind: string } {
  switch (chgk.sectorKind) {
    case 'blitz':
      return {
        number: `${String(chgk.blitzQuestion ?? 1)}/3`,
        kind: `${BLITZ[language]} · ${String(sector)}`,
      };
    case 'internet':
      return {
        number: chgk.internetNumber === null ? '13' : `№${String(chgk.internetNumber)}`,
        kind: NET[language],
      };
    case 'question':
    case null:
      return { number: String(sector), kind: SECTOR[language] };
    default:
      return chgk.sectorKind satisfies never;
  }
}
