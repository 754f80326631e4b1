import type { RefusalCode } from '../../src/rules/kernel/types.ts';
import type { Language } from '../../src/rules/views/types.ts';
import { HINDRANCES, type Hindrance, type Step } from '../steps/step.ts';
import { tables } from './tables.ts';

/** Why something is refused, one sentence for a person in the middle of a show. */
export const refusals = tables<Record<RefusalCode, string>>(
  {
    invalid: 'Не хватает чего-то в данных команды',
    'room-unknown': 'Такой комнаты больше нет',
    stale: 'Пока вы нажимали, всё изменилось: посмотрите ещё раз',
    'wrong-phase': 'Сейчас так нельзя',
    'team-exists': 'Такая команда уже есть',
    'team-unknown': 'Такой команды нет',
    'team-has-played': 'Команда уже играла: её можно только дисквалифицировать',
    'team-twice': 'Команда указана дважды',
    'room-busy': 'В комнате идёт игра: её состав пока не изменить',
    'deck-empty': 'Список пуст',
    'no-teams': 'Нет ни одной команды, которая может играть',
    'attempts-too-few': 'Не у всех команд набралось положенное число подходов',
    'attempts-unequal': 'У команд разное число подходов',
    'team-disqualified': 'Команда дисквалифицирована',
    'team-not-in-room': 'Эта команда играет в другой комнате',
    'time-is-up': 'Время вышло раньше',
    'no-word': 'Колода кончилась: загрузите слова в разделе «Задания»',
    'team-is-playing': 'Сейчас играет эта команда: штраф за подсказку ей не дать',
    'number-out-of-range': 'Вопроса с таким номером нет',
    'credit-must-be-repaid': 'Долг: на этот вопрос отвечают без минуты',
    'minute-running': 'Пока идёт время, нельзя',
    'no-extra-minute': 'Дополнительных минут нет',
    order: 'По очереди уже поздно: на этом вопросе взято то, что идёт позже',
    'decisive-round': 'В решающем раунде нельзя',
    blitz: 'В блице нельзя',
    'club-used': 'Помощь клуба уже взята',
    'not-losing': 'Только когда знатоки проигрывают',
    'score-not-x5': 'Только когда зрителям осталось одно очко, а знатокам больше',
    'debt-open': 'Сначала нужно вернуть долг',
    'credit-used-in-blitz': 'В этом блице кредит уже взят',
    'credit-limit': 'Кредиты на эту игру кончились',
    'consent-missing': 'Нужно согласие ведущего и адвоката зрителей',
    'needs-five-points': 'Нужно, чтобы знатокам осталось одно очко',
    'can-still-win-series': 'Знатоки и так могут выйти вперёд в серии',
    'player-unknown': 'Такого игрока за столом нет',
    'sector-not-played': 'Этот сектор ещё не играли',
    'no-clock': 'Сейчас нечего останавливать: часы не идут',
    'graphic-unknown': 'Такой графики нет',
    'nothing-to-undo': 'Отменять нечего',
    'nothing-to-redo': 'Возвращать нечего',
    'package-too-small': 'В пакете меньше десяти вопросов',
    'package-unknown': 'Пакета от этой команды нет',
  },
  {
    invalid: 'Something is missing in the command',
    'room-unknown': 'There is no such room any more',
    stale: 'Things changed while you were clicking: have another look',
    'wrong-phase': 'Not possible right now',
    'team-exists': 'There is such a team already',
    'team-unknown': 'There is no such team',
    'team-has-played': 'The team has played: it can only be disqualified',
    'team-twice': 'The team is listed twice',
    'room-busy': 'A game is on in the room: its teams cannot change now',
    'deck-empty': 'The list is empty',
    'no-teams': 'There is no team that can play',
    'attempts-too-few': 'Some teams have had too few attempts',
    'attempts-unequal': 'The teams have had different numbers of attempts',
    'team-disqualified': 'The team is disqualified',
    'team-not-in-room': 'This team plays in another room',
    'time-is-up': 'Time was up before that',
    'no-word': 'The deck has run out: load words under “Content”',
    'team-is-playing': 'This team is playing: it cannot be charged for prompting',
    'number-out-of-range': 'There is no question with this number',
    'credit-must-be-repaid': 'A debt is open: this question is answered without the minute',
    'minute-running': 'Not while time is running',
    'no-extra-minute': 'No extra minutes left',
    order: 'Too late in the order: something that comes later has been used on this question',
    'decisive-round': 'Not in the decisive round',
    blitz: 'Not in a blitz',
    'club-used': 'The club’s help has been used',
    'not-losing': 'Only while the experts are losing',
    'score-not-x5': 'Only while the viewers need one more point and the experts need more',
    'debt-open': 'The debt has to be returned first',
    'credit-used-in-blitz': 'The credit has been used in this blitz',
    'credit-limit': 'No credits left in this game',
    'consent-missing': 'Both the host and the viewers’ advocate must agree',
    'needs-five-points': 'Only when the experts need one more point',
    'can-still-win-series': 'The experts can get ahead in the series without it',
    'player-unknown': 'There is no such player at the table',
    'sector-not-played': 'This sector has not been played',
    'no-clock': 'Nothing to stop: no clock is running',
    'graphic-unknown': 'There is no such graphic',
    'nothing-to-undo': 'Nothing to undo',
    'nothing-to-redo': 'Nothing to redo',
    'package-too-small': 'The package has fewer than ten questions',
    'package-unknown': 'There is no package from this team',
  },
);

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals.ru, code);

const hindrances = tables<Record<Hindrance, string>>(
  {
    'no-words': 'В колоде нет слов: отгадывать будет нечего',
    'no-word-yet': 'Нет слова, которое можно снять',
    'no-names': 'Имена знатоков не указаны',
    'no-sector-left': 'Все секторы сыграны',
  },
  {
    'no-words': 'No words in the deck: nothing can be guessed',
    'no-word-yet': 'There is no word to void',
    'no-names': 'The experts’ names are missing',
    'no-sector-left': 'All sectors have been played',
  },
);

const isHindrance = (code: string): code is Hindrance => (HINDRANCES as readonly string[]).includes(code);

/** Why a step is not, or not rightly, to be taken; null where nothing stands against it. */
export function whyNot({ why }: Pick<Step, 'why'>, language: Language): string | null {
  if (why === null) return null;
  return isHindrance(why) ? hindrances[language][why] : refusals[language][why];
}
