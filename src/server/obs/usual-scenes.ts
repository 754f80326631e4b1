import type { ObsStatus, Situation } from '../../protocol/messages.ts';
import type { Language } from '../../rules/views/types.ts';

const NAMES = {
  title: { ru: 'Заставка', en: 'Title card' },
  wide: { ru: 'Общий план', en: 'Wide shot' },
  wheel: { ru: 'Волчок', en: 'Wheel' },
  host: { ru: 'Ведущий', en: 'Host' },
  experts: { ru: 'Знатоки', en: 'Experts' },
  stage: { ru: 'Сцена', en: 'Stage' },
} satisfies Record<string, Record<Language, string>>;

const SHOWN: Readonly<Record<Situation, keyof typeof NAMES>> = {
  idle: 'title',
  between: 'wide',
  spin: 'wheel',
  reading: 'host',
  discussion: 'experts',
  answer: 'experts',
  over: 'wide',
  ready: 'wide',
  preparation: 'stage',
  attempt: 'stage',
  review: 'wide',
  break: 'title',
};

/** The scenes that a club with a camera or two gets along with, and when each is on. */
export function usualScenes(language: Language): {
  readonly scenes: readonly string[];
  readonly table: ObsStatus['table'];
} {
  const table = Object.fromEntries(
    Object.entries(SHOWN).map(([situation, name]) => [situation, NAMES[name][language]]),
  );
  return { scenes: Object.values(NAMES).map((name) => name[language]), table };
}

export const graphicsSource: Readonly<Record<Language, string>> = {
  ru: 'Волчок: графика',
  en: 'Volchok graphics',
};
