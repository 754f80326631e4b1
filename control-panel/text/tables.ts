import type { Language } from '../../src/rules/views/types.ts';

export type Tables<T> = Readonly<Record<Language, T>>;

/** Text in both languages; what one of them lacks is a type error. */
export const tables = <T>(ru: T, en: NoInfer<T>): Tables<T> => ({ ru, en });

const RULES = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };

/** «1 слово, 2 слова, 5 слов»; a fraction takes the second form («1,5 слова»). */
export function ruForm(n: number, one: string, few: string, many: string): string {
  const rule = RULES.ru.select(Math.abs(n));
  return rule === 'one' ? one : rule === 'many' ? many : few;
}

export const enForm = (n: number, one: string, other: string): string =>
  RULES.en.select(Math.abs(n)) === 'one' ? one : other;
