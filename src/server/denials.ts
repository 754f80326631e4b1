import type { Answer, Denial, DenialCode, Words } from '../protocol/messages.ts';
import type { Language } from '../rules/index.ts';

const SENTENCES = {
  unauthorized: {
    ru: 'Ссылка не подходит: её ключ неизвестен этому серверу. Возьмите ссылку в пульте или в окне, где запущен Волчок.',
    en: 'This link does not fit: its token is unknown to this server. Take the link from the panel or from the window in which Volchok runs.',
  },
  forbidden: {
    ru: 'С этой ссылкой так нельзя: это может оператор.',
    en: 'Not with this link: the operator can do this.',
  },
  'not-found': { ru: 'Такого адреса нет.', en: 'There is no such address.' },
  invalid: { ru: 'Это не JSON.', en: 'This is not JSON.' },
  'too-large': {
    ru: 'Слишком большой запрос: не больше 8 МБ.',
    en: 'The request is too large: 8 MB at most.',
  },
  'show-exists': {
    ru: 'Шоу с таким именем уже есть. Выберите другое имя.',
    en: 'There is a show of that name already. Choose another one.',
  },
  'show-open': {
    ru: 'Это шоу сейчас открыто. Сначала откройте другое.',
    en: 'This show is open now. Open another one first.',
  },
  'show-unusable': { ru: 'Такого шоу нет.', en: 'There is no such show.' },
  'other-show': {
    ru: 'Тем временем открыли другое шоу. Команда была для прежнего, в этом она не выполнена.',
    en: 'Another show has been opened meanwhile. The command was meant for the one before and was not carried out in this one.',
  },
  'not-stored': {
    ru: 'Команда не принята: журнал не записывается. Проверьте, есть ли место на диске, и повторите.',
    en: 'The command was not taken: the journal cannot be written. Check the free space on the disk and repeat it.',
  },
  internal: {
    ru: 'Внутренняя ошибка: команда не принята. Подробности в окне, где запущен Волчок.',
    en: 'An internal error: the command was not taken. See the window in which Volchok runs.',
  },
} as const satisfies Record<DenialCode, Words>;

export const denialCodes = Object.keys(SENTENCES);

/** A denial with its sentence, or with one of its own. */
export const deny = (code: DenialCode, language: Language, words: Words = SENTENCES[code]): Denial => ({
  ok: false,
  code,
  message: words[language],
});

const STATUS: Readonly<Record<DenialCode, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'show-exists': 409,
  'show-open': 409,
  'show-unusable': 409,
  'other-show': 409,
  'too-large': 413,
  internal: 500,
  'not-stored': 503,
};

/** HTTP status of an answer: a command that the rules refused is a conflict, one they could not read is a bad request. */
export function statusOf(answer: Answer): number {
  if (answer.ok) return 200;
  return Object.hasOwn(STATUS, answer.code) ? STATUS[answer.code as DenialCode] : 409;
}
