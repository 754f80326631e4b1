import type { Words } from '../../src/protocol/messages.ts';

export const WORDS = {
  notExplainer: { ru: 'Это телефон объясняющего', en: 'This is the explainer’s phone' },
  takeLink: {
    ru: 'Возьмите ссылку или QR-код у оператора: у каждой комнаты свои.',
    en: 'Ask the operator for the link or the QR code: each room has its own.',
  },
  lost: {
    ru: 'Нет связи: нажатия дойдут, когда она вернётся',
    en: 'No connection: presses arrive when it is back',
  },
  unheard: {
    ru: 'Нажатие не дошло: скажите ведущему',
    en: 'A press did not arrive: tell the host',
  },
  wait: { ru: 'Ждём начала', en: 'Waiting for the start' },
  waitText: {
    ru: 'Слово появится, когда ведущий пустит время.',
    en: 'The word appears when the host starts the clock.',
  },
  prep: { ru: 'Готовьтесь', en: 'Get ready' },
  guessed: { ru: 'Отгадано', en: 'Guessed' },
  skip: { ru: 'Пропустить', en: 'Skip' },
  over: { ru: 'Время!', en: 'Time!' },
  onPaper: { ru: 'Слова на бумаге или кончились', en: 'The words are on paper or have run out' },
  itemOnPaper: { ru: 'Задание на бумаге', en: 'The item is on paper' },
  counts: { ru: 'Отгадано / пропущено', en: 'Guessed / skipped' },
  secret: { ru: 'Никому не показывайте', en: 'Show it to nobody' },
} as const satisfies Readonly<Record<string, Words>>;
