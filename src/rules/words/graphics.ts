import type { Graphic, Language } from '../views/types.ts';

/** What the graphics are called: on the panel's buttons and in the journal. */
export const GRAPHIC_WORDS: Readonly<Record<Graphic, Readonly<Record<Language, string>>>> = {
  timer: { ru: 'Часы', en: 'Timer' },
  ladder: { ru: 'Лестница', en: 'Ladder' },
  scoreboard: { ru: 'Счёт', en: 'Score' },
  wheel: { ru: 'Волчок', en: 'Wheel' },
  question: { ru: 'Вопрос', en: 'Question' },
  blitz: { ru: 'Блиц', en: 'Blitz' },
  lowerThird: { ru: 'Титр', en: 'Name' },
  award: { ru: 'Награда', en: 'Award' },
  standings: { ru: 'Таблица', en: 'Standings' },
  countdown: { ru: 'До начала', en: 'Countdown' },
  break: { ru: 'Перерыв', en: 'Break' },
  rules: { ru: 'Правила', en: 'Rules' },
  reveal: { ru: 'Разгадка', en: 'Reveal' },
};
