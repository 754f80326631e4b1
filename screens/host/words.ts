import type { Words } from '../../src/protocol/messages.ts';
import type { CanView, ChgkPhase, PartyView } from '../../src/rules/views/types.ts';

export const WORDS = {
  notHost: { ru: 'Это экран ведущего', en: 'This is the host’s screen' },
  takeLink: {
    ru: 'Откройте его по ссылке из раздела «Ссылки» пульта: в ней есть ключ.',
    en: 'Open it by the link from “Links” on the control panel: the key is in it.',
  },
  lost: {
    ru: 'Нет связи. Показано последнее, что известно.',
    en: 'No connection. This is the last that is known.',
  },
  waiting: { ru: 'Игра ещё не идёт', en: 'No game yet' },
  waitingText: {
    ru: 'Когда оператор начнёт, здесь появятся вопрос, ответ, слово и время.',
    en: 'Once the operator starts, question, answer, word and time appear here.',
  },
  sector: { ru: 'Сектор', en: 'Sector' },
  pointed: { ru: 'волчок показал', en: 'the arrow points at' },
  answer: { ru: 'Ответ', en: 'Answer' },
  comment: { ru: 'Комментарий', en: 'Comment' },
  onPaper: { ru: 'Вопрос на бумаге', en: 'The question is on paper' },
  word: { ru: 'Слово', en: 'Word' },
  item: { ru: 'Загадано', en: 'The item' },
  deckOut: { ru: 'Слова кончились', en: 'No more words' },
  itemOnPaper: { ru: 'На бумаге', en: 'On paper' },
  worth: { ru: 'Сейчас стоит', en: 'Worth now' },
  guessed: { ru: 'отгадано', en: 'guessed' },
  skipped: { ru: 'пропущено', en: 'skipped' },
  points: { ru: 'очки', en: 'points' },
  allowed: { ru: 'Знатоки могут', en: 'The experts may' },
  debt: { ru: 'За знатоками долг: отвечают без минуты', en: 'A debt is open: an answer without the minute' },
  standings: { ru: 'Таблица', en: 'Standings' },
  extraLeft: { ru: 'Дополнительных минут', en: 'Extra minutes' },
  blitz: { ru: 'Блиц, вопрос', en: 'Blitz, question' },
  hidden: { ru: 'зал этого не видит', en: 'hidden from the hall' },
  seen: { ru: 'показано залу', en: 'shown to the hall' },
} as const satisfies Readonly<Record<string, Words>>;

export const CAN: Readonly<Record<keyof CanView, Words>> = {
  early: { ru: 'ответить досрочно', en: 'answer early' },
  extra: { ru: 'взять дополнительную минуту', en: 'use an extra minute' },
  club: { ru: 'взять помощь клуба', en: 'take the club’s help' },
  credit: { ru: 'просить минуту в кредит', en: 'ask for a minute on credit' },
  decisive: { ru: 'просить решающий раунд', en: 'ask for the decisive round' },
};

export const CHGK_PHASES: Readonly<Record<ChgkPhase, Words>> = {
  between: { ru: 'Между раундами', en: 'Between rounds' },
  decisiveAsked: { ru: 'Просят решающий раунд', en: 'Decisive round asked for' },
  spinning: { ru: 'Волчок крутится', en: 'The top is spinning' },
  internetPick: { ru: '13-й сектор: капитан называет номер', en: 'Sector 13: the captain names a number' },
  reading: { ru: 'Читайте вопрос', en: 'Read the question' },
  discussion: { ru: 'Обсуждение', en: 'Discussion' },
  deciding: { ru: 'Время вышло', en: 'Time is up' },
  extra: { ru: 'Дополнительная минута', en: 'Extra minute' },
  club: { ru: 'Помощь клуба', en: 'Club help' },
  creditAsked: {
    ru: 'Просят минуту в кредит: согласны?',
    en: 'A minute on credit is asked for: do you agree?',
  },
  credit: { ru: 'Минута в кредит', en: 'Minute on credit' },
  answering: { ru: 'Слушайте ответ', en: 'Listen to the answer' },
  over: { ru: 'Игра окончена', en: 'Game over' },
};

export const PARTY_PHASES: Readonly<Record<NonNullable<PartyView['phase']>, Words>> = {
  ready: { ru: 'Вызывайте команду', en: 'Call a team' },
  prep: { ru: 'Подготовка', en: 'Preparation' },
  play: { ru: 'Играют', en: 'Playing' },
  review: { ru: 'Проверка', en: 'Review' },
};
