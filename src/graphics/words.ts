import type { Words } from '../protocol/messages.ts';
import type { Language, Stage } from '../rules/views/types.ts';

/** Points as the language writes them: `−1,5` and `−1.5`; with `signed` a plus too. The minus is U+2212. */
export function pointsText(points: number, language: Language, signed = false): string {
  const text = String(Math.abs(points)).replace('.', language === 'ru' ? ',' : '.');
  if (points < 0) return `−${text}`;
  return signed && points > 0 ? `+${text}` : text;
}

export const STAGE_NAMES: Readonly<Record<Stage, Words>> = {
  hat: { ru: 'Дело в шляпе', en: 'The Hat' },
  artist: { ru: 'Сам себе художник', en: 'Be Your Own Artist' },
  crocodile: { ru: 'Крокодил', en: 'Charades' },
};

/** Whole-word forms after a number: 1 балл, 2 балла, 5 баллов; 1 point, 2 points. Half points take the second form in Russian. */
export function plural(
  count: number,
  language: Language,
  forms: { readonly ru: readonly [string, string, string]; readonly en: readonly [string, string] },
): string {
  const n = Math.abs(count);
  if (language === 'en') return n === 1 ? forms.en[0] : forms.en[1];
  if (!Number.isInteger(n)) return forms.ru[1];
  const tens = n % 100;
  const ones = n % 10;
  if (tens > 10 && tens < 20) return forms.ru[2];
  if (ones === 1) return forms.ru[0];
  return ones > 1 && ones < 5 ? forms.ru[1] : forms.ru[2];
}
