import type { Words } from '../../src/protocol/messages.ts';
import type { Stage } from '../../src/rules/views/types.ts';

/** What is drawn over a rule. */
export type Picture =
  | 'root'
  | 'translation'
  | 'pointing'
  | 'mimicry'
  | 'letters'
  | 'digits'
  | 'sounds'
  | 'spelling'
  | 'number'
  | 'again'
  | 'near'
  | 'word';

export interface Rule {
  readonly picture: Picture;
  readonly text: Words;
}

export interface StageRules {
  readonly aim: Words;
  readonly forbidden: readonly Rule[];
  readonly gestures: readonly Rule[];
}

/** P-10, P-17: what the hall should know of a stage. */
export const STAGE_RULES: Readonly<Record<Stage, StageRules>> = {
  hat: {
    aim: {
      ru: 'Объясни словами как можно больше слов, пока идёт минута',
      en: 'Explain as many words as you can while the minute runs',
    },
    forbidden: [
      { picture: 'root', text: { ru: 'Однокоренные слова', en: 'Words of the same root' } },
      { picture: 'translation', text: { ru: 'Прямой перевод с других языков', en: 'Direct translations' } },
      { picture: 'pointing', text: { ru: 'Указывать на предметы', en: 'Pointing at things' } },
      { picture: 'mimicry', text: { ru: 'Жесты и мимика', en: 'Gestures and mimicry' } },
    ],
    gestures: [],
  },
  artist: {
    aim: {
      ru: 'Нарисуй так, чтобы команда узнала; чем раньше, тем больше очков',
      en: 'Draw so that your team gets it; the sooner, the more points',
    },
    forbidden: [
      { picture: 'letters', text: { ru: 'Буквы', en: 'Letters' } },
      { picture: 'digits', text: { ru: 'Цифры', en: 'Digits' } },
    ],
    gestures: [],
  },
  crocodile: {
    aim: {
      ru: 'Покажи без слов; чем раньше отгадают, тем больше очков',
      en: 'Show it without a word; the sooner it is guessed, the more points',
    },
    forbidden: [
      { picture: 'sounds', text: { ru: 'Звуки', en: 'Sounds' } },
      { picture: 'spelling', text: { ru: 'Показывать по буквам', en: 'Spelling' } },
    ],
    gestures: [
      { picture: 'number', text: { ru: 'Пальцы: какое по счёту слово', en: 'Fingers: which word it is' } },
      {
        picture: 'again',
        text: { ru: 'Руки крестом: начинаю сначала', en: 'Crossed arms: starting again' },
      },
      { picture: 'near', text: { ru: '«Веретено»: близко', en: 'Spindle: nearly there' } },
      {
        picture: 'word',
        text: { ru: 'Рука к игроку: слово верное', en: 'Pointing at a player: that word' },
      },
    ],
  },
};

/** P-14: the second variant of `artist`. */
export const COPY_AIM: Words = {
  ru: 'Художник копирует репродукцию, команда называет автора и картину',
  en: 'The artist copies a reproduction, the team names author and title',
};
export const THEME: Words = { ru: 'Тема', en: 'Theme' };
export const FORBIDDEN: Words = { ru: 'Нельзя', en: 'Not allowed' };
export const GESTURES: Words = { ru: 'Служебные жесты', en: 'Service gestures' };
export const RULES: Words = { ru: 'Правила', en: 'Rules' };
