import { pointsText } from '../../src/graphics/words.ts';
import type { Language } from '../../src/rules/views/types.ts';

/** Points with half points, as people write them: «−1,5» and “−1.5”. */
export const points = (value: number, language: Language): string => pointsText(value, language);

/** With a plus in front of what was gained. */
export const signed = (value: number, language: Language): string => pointsText(value, language, true);

/** Reads what a person typed: a comma or a point, any minus; null if it is not a number. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/^[\u2212\u2013\u2014]/, '-');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** `19:05` of an instant on this computer's wall clock. */
export const timeOfDay = (at: number | string, language: Language): string =>
  new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
