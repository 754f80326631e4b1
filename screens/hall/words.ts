import type { Words } from '../../src/protocol/messages.ts';
import type { ChgkPhase, ClockKind, SectorKind, Stage } from '../../src/rules/views/types.ts';

export const WORDS = {
  welcome: { ru: 'Добро пожаловать', en: 'Welcome' },
  stage: { ru: 'Этап', en: 'Stage' },
  attempt: { ru: 'Подход', en: 'Attempt' },
  of: { ru: 'из', en: 'of' },
  ready: { ru: 'Готовится', en: 'Getting ready' },
  guessed: { ru: 'Отгадано', en: 'Guessed' },
  skipped: { ru: 'Пропущено', en: 'Skipped' },
  points: { ru: 'Очки', en: 'Points' },
  worth: { ru: 'Сейчас', en: 'Now' },
  it: { ru: 'Загадано было', en: 'It was' },
  notGuessed: { ru: 'Не отгадано', en: 'Not guessed' },
  paused: { ru: 'Пауза', en: 'Paused' },
  over: { ru: 'Время!', en: 'Time!' },
  prepOver: { ru: 'Пора!', en: 'Ready!' },
  reserve: { ru: 'Последние секунды', en: 'Last seconds' },
  experts: { ru: 'Знатоки', en: 'Experts' },
  viewers: { ru: 'Зрители', en: 'Viewers' },
  round: { ru: 'Раунд', en: 'Round' },
  to: { ru: 'до', en: 'to' },
  sector: { ru: 'Сектор', en: 'Sector' },
  attention: { ru: 'Внимание, вопрос!', en: 'Listen to the question' },
  answer: { ru: 'Ответ', en: 'Answer' },
  expertsAnswer: { ru: 'Отвечают знатоки', en: 'The experts answer' },
  decisive: { ru: 'Решающий раунд', en: 'Decisive round' },
  extra: { ru: 'Дополнительные минуты', en: 'Extra minutes' },
  club: { ru: 'Помощь клуба', en: 'Club help' },
  debt: { ru: 'Долг: ответ без минуты', en: 'Debt: an answer without the minute' },
  expertsWon: { ru: 'Победа знатоков', en: 'The experts win' },
  viewersWon: { ru: 'Победа зрителей', en: 'The viewers win' },
  bestPlayer: { ru: 'Лучший игрок', en: 'Best player' },
  bestQuestion: { ru: 'Лучший вопрос', en: 'Best question' },
  blitzOf: { ru: 'Блиц · вопрос', en: 'Blitz · question' },
  theme: { ru: 'Тема', en: 'Theme' },
} as const satisfies Readonly<Record<string, Words>>;

export const EXPLAINS: Readonly<Record<Stage, Words>> = {
  hat: { ru: 'Объясняет', en: 'Explains' },
  artist: { ru: 'Рисует', en: 'Draws' },
  crocodile: { ru: 'Показывает', en: 'Mimes' },
};

export const FORBIDDEN: Words = { ru: 'Нельзя', en: 'Not allowed' };

export const KINDS: Readonly<Record<SectorKind, Words | null>> = {
  question: null,
  blitz: { ru: 'Блиц', en: 'Blitz' },
  internet: { ru: 'Вопрос из сети', en: 'From the net' },
};

export const CLOCKS: Readonly<Record<ClockKind, Words>> = {
  prep: { ru: 'Подготовка', en: 'Preparation' },
  attempt: { ru: 'Подход', en: 'Attempt' },
  discussion: { ru: 'Обсуждение', en: 'Discussion' },
  extra: { ru: 'Дополнительная минута', en: 'Extra minute' },
  club: { ru: 'Помощь клуба', en: 'Club help' },
  credit: { ru: 'Минута в кредит', en: 'Minute on credit' },
};

/** What stands over the clock where it is not the clock's own name. */
export const PHASES: Readonly<Partial<Record<ChgkPhase, Words>>> = {
  deciding: { ru: 'Время!', en: 'Time!' },
  creditAsked: { ru: 'Знатоки просят минуту в кредит', en: 'The experts ask for a minute on credit' },
  answering: WORDS.expertsAnswer,
};
