import type { ChgkView, Language } from '../../src/rules/views/types.ts';
import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Look } from './layout.ts';

/** What is written beside the table. */
export interface Caption {
  readonly label: string;
  readonly number: string;
  /** Band under the number; null for none. */
  readonly plate: string | null;
  readonly note: string | null;
  /** The plate stands for something out of the ordinary. */
  readonly special: boolean;
}

const WORDS = {
  sector: { ru: 'Сектор', en: 'Sector' },
  played: { ru: 'Уже сыгран', en: 'Already played' },
  empty: { ru: 'Вопросов нет', en: 'No questions' },
  next: { ru: 'играет следующий', en: 'on to the next one' },
  blitz: { ru: 'Блиц', en: 'Blitz' },
  three: { ru: 'Три вопроса подряд', en: 'Three questions in a row' },
  thirteenth: { ru: '13-й сектор', en: '13th sector' },
  came: { ru: 'Вопросы, пришедшие во время игры', en: 'Questions that came during the game' },
} as const satisfies Readonly<Record<string, Words>>;

const round = (n: number): Words => ({ ru: `Раунд ${String(n)}`, en: `Round ${String(n)}` });
const arrowAt = (n: number): Words => ({
  ru: `Стрелка на ${String(n)}`,
  en: `The arrow stood at ${String(n)}`,
});
const choice = (count: number): Words => ({
  ru: count === 1 ? 'Пришёл один вопрос' : `Капитан называет номер: 1–${String(count)}`,
  en: count === 1 ? 'One question came' : `The captain names a number: 1–${String(count)}`,
});
const numbered = (n: number): Words => ({ ru: `Вопрос № ${String(n)}`, en: `Question no. ${String(n)}` });
const ofThree = (n: number): Words => ({ ru: `Вопрос ${String(n)} из 3`, en: `Question ${String(n)} of 3` });

/** F-6.5: both where the arrow points and which sector is played are shown. Null while nothing is named. */
export function captionOf(chgk: ChgkView | null, look: Look, language: Language): Caption | null {
  if (chgk === null || look.named === 0 || chgk.pointed === null) return null;
  const say = (words: Words): string => words[language];
  const named = { label: say(WORDS.sector), number: String(look.named) };
  if (look.named !== chgk.sector) {
    const why = look.named === SECTORS && !chgk.played.includes(SECTORS) ? WORDS.empty : WORDS.played;
    return { ...named, plate: say(why), note: say(WORDS.next), special: false };
  }
  const shifted = chgk.pointed === chgk.sector ? null : say(arrowAt(chgk.pointed));
  switch (chgk.sectorKind) {
    case 'blitz':
      return {
        ...named,
        plate: say(WORDS.blitz),
        note:
          (chgk.blitzQuestion ?? 1) > 1
            ? say(ofThree(chgk.blitzQuestion ?? 1))
            : (shifted ?? say(WORDS.three)),
        special: true,
      };
    case 'internet':
      return {
        ...named,
        plate: say(chgk.internetNumber === null ? WORDS.thirteenth : numbered(chgk.internetNumber)),
        note: chgk.phase === 'internetPick' ? say(choice(chgk.internetCount)) : (shifted ?? say(WORDS.came)),
        special: true,
      };
    case 'question':
    case null:
      return { ...named, plate: say(round(chgk.round)), note: shifted, special: false };
  }
}
