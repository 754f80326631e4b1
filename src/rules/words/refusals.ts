import type { Refusal } from '../kernel/refusal.ts';
import type { Room } from '../kernel/state.ts';
import type { RefusalCode } from '../kernel/types.ts';
import type { Language } from '../views/types.ts';
import { commandWords } from './commands.ts';
import { phaseCard } from './phases.ts';

type Detail = NonNullable<Refusal['detail']>;
type Sentence = (detail: Detail) => string;
type Sentences = Readonly<Record<Language, Sentence>>;

const say = (ru: string, en: string): Sentences => {
  const fill =
    (text: string): Sentence =>
    (detail) =>
      text.replace(/\{(\w+)\}/g, (_, key: string) =>
        Object.hasOwn(detail, key) ? String(detail[key]) : '…',
      );
  return { ru: fill(ru), en: fill(en) };
};

/** For a person: what is wrong, and what to do. */
const SENTENCES: Readonly<Record<Exclude<RefusalCode, 'wrong-phase'>, Sentences>> = {
  invalid: say(
    'Поле «{field}» не заполнено или заполнено неверно. Исправьте его и повторите.',
    'The field “{field}” is missing or wrong. Correct it and try again.',
  ),
  'room-unknown': say(
    'Комнаты «{room}» нет. Выберите другую.',
    'There is no room “{room}”. Choose another one.',
  ),
  stale: say(
    'Пока вы нажимали, игра ушла вперёд. Посмотрите на экран и повторите, если ещё нужно.',
    'The game has moved on meanwhile. Look at the screen and try again if it is still needed.',
  ),
  'team-exists': say(
    'Команда с кодом «{team}» уже есть. Выберите другой код.',
    'There is a team with the id “{team}” already. Choose another id.',
  ),
  'team-unknown': say(
    'Команды «{team}» нет. Добавьте её или выберите другую.',
    'There is no team “{team}”. Add it or choose another one.',
  ),
  'team-has-played': say(
    'Команда «{team}» уже играла, её нельзя удалить. Её можно дисквалифицировать.',
    'The team “{team}” has played and can’t be removed. It can be disqualified.',
  ),
  'team-twice': say(
    'Команда «{team}» записана дважды. Оставьте её в одной комнате.',
    'The team “{team}” is listed twice. Leave it in one room.',
  ),
  'room-busy': say(
    'В комнате «{room}» идёт игра. Сначала закончите этап или игру.',
    'A game is on in the room “{room}”. End the stage or the game first.',
  ),
  'deck-empty': say(
    'В колоде нет ни одной карточки. Добавьте хотя бы одну.',
    'The deck has no items. Add at least one.',
  ),
  'no-teams': say(
    'Здесь нет команд, которые могут играть. Добавьте команду.',
    'No team can play here. Add a team.',
  ),
  'attempts-too-few': say(
    'Не у всех команд по {least} подхода. Доиграйте или завершите этап с указанием причины.',
    'Not every team has had {least} attempts. Play on, or end the stage giving a reason.',
  ),
  'attempts-unequal': say(
    'У команд разное число подходов. Уравняйте или завершите этап с указанием причины.',
    'The teams have had different numbers of attempts. Even them out, or end the stage giving a reason.',
  ),
  'team-disqualified': say(
    'Команда «{team}» дисквалифицирована. Выберите другую или верните её.',
    'The team “{team}” is disqualified. Choose another one or reinstate it.',
  ),
  'team-not-in-room': say(
    'Команда «{team}» играет в другой комнате. Выберите команду отсюда.',
    'The team “{team}” plays in another room. Choose a team of this room.',
  ),
  'time-is-up': say(
    'Время вышло: нажатие было после конца.',
    'Time is up: the button was pressed after the end.',
  ),
  'no-word': say(
    'Такого слова нет или колода кончилась. Загрузите новую колоду.',
    'There is no such word, or the deck has run out. Load a new deck.',
  ),
  'team-is-playing': say(
    'Команда «{team}» сейчас играет, штраф за подсказку не для неё. Выберите ту, что подсказала.',
    'The team “{team}” is playing and can’t be charged for prompting. Choose the team that prompted.',
  ),
  'number-out-of-range': say(
    'Номер должен быть от 1 до {count}. Назовите другой.',
    'The number must be from 1 to {count}. Name another one.',
  ),
  'credit-must-be-repaid': say(
    'Минута взята в кредит и возвращается сейчас: обсуждения нет, знатоки отвечают сразу.',
    'The credit minute is collected now: no discussion, the experts answer at once.',
  ),
  'minute-running': say(
    'Идёт минута. Дождитесь её конца или ответа.',
    'The minute is running. Wait for its end or for the answer.',
  ),
  'no-extra-minute': say('Дополнительных минут нет.', 'There is no extra minute.'),
  order: say(
    'На этом вопросе уже взято то, что идёт позже: сначала дополнительные минуты, потом клуб, потом кредит.',
    'Something later in the order has been used on this question: extra minutes first, then the club, then the credit.',
  ),
  'decisive-round': say('В решающем раунде этого нет.', 'Not in the decisive round.'),
  blitz: say('В блице помощи клуба нет.', 'No club help in a blitz.'),
  'club-used': say('Помощь клуба в этой игре уже взята.', 'The club has helped in this game already.'),
  'not-losing': say(
    'Помощь клуба берут, только уступая в счёте.',
    'The club helps only while the experts are behind.',
  ),
  'score-not-x5': say(
    'Минуту в кредит просят, только когда зрителям остаётся одно очко, а знатокам больше одного.',
    'A credit minute may be asked for only when the viewers need one point more and the experts more than one.',
  ),
  'debt-open': say(
    'Прошлая минута в кредит ещё не возвращена.',
    'The last credit minute has not been returned yet.',
  ),
  'credit-used-in-blitz': say(
    'В этом блице минута в кредит уже взята.',
    'The credit minute has been used in this blitz.',
  ),
  'credit-limit': say('Больше минут в кредит в этой игре нет.', 'No more credit minutes in this game.'),
  'consent-missing': say(
    'Нужно согласие и ведущего, и защитника интересов зрителей.',
    'Both the host and the viewers’ advocate have to agree.',
  ),
  'needs-five-points': say(
    'Решающий раунд просят, когда до победы одно очко.',
    'The decisive round may be asked for with one point to go.',
  ),
  'can-still-win-series': say(
    'Знатоки ещё могут обойти лучших в серии и без решающего раунда.',
    'The experts can still get ahead in the series without the decisive round.',
  ),
  'player-unknown': say(
    'Знатока «{player}» за столом нет. Выберите из списка.',
    'There is no “{player}” among the experts. Choose from the list.',
  ),
  'sector-not-played': say(
    'Сектор {sector} ещё не играл. Выберите сыгранный.',
    'Sector {sector} has not been played. Choose a played one.',
  ),
  'no-clock': say('Часы сейчас не идут и не стоят на паузе.', 'There is no clock that runs or is paused.'),
  'graphic-unknown': say('Графики «{graphic}» нет.', 'There is no graphic “{graphic}”.'),
  'nothing-to-undo': say('Отменять нечего.', 'There is nothing to undo.'),
  'nothing-to-redo': say('Возвращать нечего.', 'There is nothing to redo.'),
  'package-too-small': say(
    'В пакете вопросов: {count}, а нужно не меньше {least}. Попросите дополнить.',
    'The package has {count} questions, at least {least} are needed. Ask for more.',
  ),
  'package-unknown': say(
    'Пакета вопросов от команды «{team}» нет. Сначала примите его.',
    'There is no question package from “{team}”. Receive it first.',
  ),
};

/** Names the phase and what can be done instead. */
function wrongPhase(room: Room | undefined, detail: Detail, language: Language): string {
  if (detail['sectors'] === 0) {
    return language === 'ru'
      ? 'Несыгранных секторов не осталось. Если пришли вопросы 13-го сектора, укажите их число.'
      : 'No unplayed sector is left. If questions for sector 13 have come in, set their number.';
  }
  if (!room) return language === 'ru' ? 'Сейчас этого сделать нельзя.' : 'This can’t be done now.';
  const card = phaseCard(room.play);
  const next = card.next.map((type) => commandWords(type, language)).join(', ');
  if (language === 'ru') {
    return `Сейчас этого сделать нельзя: ${card.name.ru}. ${next ? `Можно: ${next}.` : 'Подождите.'}`;
  }
  return `This can’t be done now: ${card.name.en}. ${next ? `Possible: ${next}.` : 'Wait.'}`;
}

export function refusalMessage(refusal: Refusal, language: Language, room?: Room): string {
  const detail = refusal.detail ?? {};
  return refusal.refuse === 'wrong-phase'
    ? wrongPhase(room, detail, language)
    : SENTENCES[refusal.refuse][language](detail);
}
