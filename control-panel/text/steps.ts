import type { Language, OperatorView, RoomOperatorView, Stage } from '../../src/rules/views/types.ts';
import type { Drafts } from '../drafts.ts';
import { calledTeam } from '../steps/party.ts';
import { plannedExperts, suggestedStage } from '../steps/start.ts';
import type { StepId } from '../steps/step.ts';
import { stageNames } from './names.ts';
import { signed } from './numbers.ts';
import { enForm, ruForm, tables } from './tables.ts';

/** What a label may speak of. */
export interface StepContext {
  readonly view: OperatorView;
  readonly room: RoomOperatorView;
  readonly drafts: Drafts;
  readonly language: Language;
  /** What a guess brings at this instant, or null. */
  readonly pointsNow: number | null;
  /** Digits of the wheel's remaining way, `0:07`; null while it stands. */
  readonly spinLeft: string | null;
}

export interface StepText {
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string;
}

type StepTexts = Record<StepId, (c: StepContext) => StepText>;

const teamName = (c: StepContext): string => {
  const id = c.room.party?.team ?? calledTeam(c.view, c.room, c.drafts)?.id;
  return c.view.teams.find((team) => team.id === id)?.name ?? '';
};
const stage = (c: StepContext): Stage => c.drafts.stage.stage ?? suggestedStage(c.view);
const expertsName = (c: StepContext): string => plannedExperts(c.view, c.drafts);
/** The deck is empty and its last word on the screen: what comes after the press is said before it. */
const isLastWord = (c: StepContext): boolean => c.room.party?.deck?.left === 0;
const isHat = (c: StepContext): boolean => c.room.party?.stage === 'hat';
const seconds = (c: StepContext, option: string): number => Number(c.view.ruleset[option] ?? 0);
const minutes = (total: number): string =>
  `${String(Math.floor(total / 60))}:${String(total % 60).padStart(2, '0')}`;
const inBlitz = (c: StepContext): number | null => c.room.chgk?.blitzQuestion ?? null;
const isBlitzGoingOn = (c: StepContext): boolean => (inBlitz(c) ?? 3) < 3;
const discussion = (c: StepContext): string =>
  minutes(seconds(c, inBlitz(c) === null ? 'discussionSeconds' : 'blitzSeconds'));
const pending = (c: StepContext): number => c.room.party?.pending ?? 0;
const gain = (c: StepContext, language: Language): string =>
  c.pointsNow === null ? '' : signed(c.pointsNow, language);

export const stepTexts = tables<StepTexts>(
  {
    'teams.add': () => ({ label: 'Добавить команды', note: 'с них всё начинается' }),
    'stage.start': (c) => ({ label: 'Начать этап', note: `«${stageNames.ru[stage(c)]}»` }),
    'stage.end': (c) => ({
      label: 'Закончить этап',
      note: c.room.party?.stage ? `«${stageNames.ru[c.room.party.stage]}»` : '',
    }),
    'attempt.start': (c) => ({ label: 'Выходит команда', note: teamName(c) }),
    'deck.load': (c) => ({
      label: 'Колода кончилась',
      note: isHat(c) ? 'загрузить слова: без них не отгадать' : 'загрузить задания; можно и с бумаги',
    }),
    'attempt.end': () => ({ label: 'Закончить минуту', note: 'без новых слов: к проверке' }),
    'attempt.go': (c) => ({
      label: 'Время пошло',
      note: minutes(seconds(c, c.room.party?.stage === 'hat' ? 'hatSeconds' : 'guessSeconds')),
    }),
    'word.guessed': (c) => ({
      label: 'Отгадано',
      note: signed(seconds(c, 'wordGuessed'), 'ru') + (isLastWord(c) ? ' · последнее слово колоды' : ''),
    }),
    'word.skipped': (c) => ({ label: 'Пропущено', note: signed(seconds(c, 'wordSkipped'), 'ru') }),
    'word.void': () => ({ label: 'Снять слово', note: 'нарушение' }),
    'attempt.guessed': (c) => ({ label: 'Отгадано', note: gain(c, 'ru') }),
    'attempt.missed': () => ({ label: 'Не отгадано', note: '0 очков' }),
    'attempt.close': (c) => {
      const n = pending(c);
      const words = ruForm(n, 'очко', 'очка', 'очков');
      return { label: 'Закрыть подход', note: `${signed(n, 'ru')} ${words} · ${teamName(c)}` };
    },
    'game.start': (c) => {
      const name = expertsName(c);
      return name === ''
        ? { label: 'Что? Где? Когда?', note: 'новая игра' }
        : { label: 'Начать игру', note: `${name} против зрителей` };
    },
    'game.next': () => ({ label: 'Следующая игра', note: 'выбрать команду' }),
    'wheel.spin': () => ({ label: 'Крутить волчок' }),
    'wheel.point': () => ({ label: 'Какой сектор?', note: 'куда показал волчок' }),
    'wheel.turns': (c) => ({ label: 'Волчок крутится', note: c.spinLeft ?? '' }),
    'internet.pick': (c) =>
      c.drafts.internetNumber === null
        ? { label: 'Какой номер?', note: 'капитан называет номер вопроса' }
        : { label: `Вопрос номер ${String(c.drafts.internetNumber)}` },
    'internet.count': () => ({ label: 'Вопросы 13-го сектора', note: 'сколько их пришло?' }),
    'discussion.start': (c) => {
      const question = inBlitz(c);
      const note = discussion(c);
      return question === null
        ? { label: 'Обсуждение', note }
        : { label: `Обсуждение, вопрос ${String(question)} из 3`, note };
    },
    'answer.early': () => ({ label: 'Досрочный ответ', note: 'без минуты' }),
    'answer.give': () => ({ label: 'Отвечают', note: 'остановить время' }),
    'answer.none': () => ({ label: 'Ответа нет', note: 'очко зрителям' }),
    'extra.use': (c) => ({
      label: 'Дополнительная минута',
      note: `есть: ${String(c.room.chgk?.extraMinutes ?? 0)}`,
    }),
    'club.take': (c) => ({ label: 'Помощь клуба', note: minutes(seconds(c, 'clubSeconds')) }),
    'credit.request': () => ({ label: 'Минута в кредит', note: 'спросить согласия' }),
    'credit.grant': () => ({ label: 'Дать кредит', note: 'время пойдёт сразу' }),
    'credit.refuse': () => ({ label: 'Отказать' }),
    'verdict.right': (c) => ({
      label: 'Верно',
      note: isBlitzGoingOn(c) ? 'дальше следующий вопрос блица' : 'очко знатокам',
    }),
    'verdict.wrong': () => ({ label: 'Неверно', note: 'очко зрителям' }),
    'decisive.request': () => ({ label: 'Решающий раунд', note: 'знатоки просят' }),
    'decisive.grant': (c) =>
      c.drafts.decisivePlayer === null
        ? { label: 'Кто остаётся?', note: 'выберите знатока' }
        : { label: 'Решающий раунд', note: `за столом ${c.drafts.decisivePlayer}` },
    'decisive.refuse': () => ({ label: 'Отказать' }),
    'award.player': () => ({ label: 'Лучший игрок', note: 'кого назвал адвокат знатоков' }),
    'clock.resume': () => ({ label: 'Пустить время', note: 'часы на паузе' }),
  },
  {
    'teams.add': () => ({ label: 'Add teams', note: 'everything starts with them' }),
    'stage.start': (c) => ({ label: 'Start the stage', note: stageNames.en[stage(c)] }),
    'stage.end': (c) => ({
      label: 'End the stage',
      note: c.room.party?.stage ? stageNames.en[c.room.party.stage] : '',
    }),
    'attempt.start': (c) => ({ label: 'Next to play', note: teamName(c) }),
    'deck.load': (c) => ({
      label: 'The deck has run out',
      note: isHat(c) ? 'load words: none can be guessed without' : 'load items; paper will do, too',
    }),
    'attempt.end': () => ({ label: 'End the minute', note: 'no more words: to the review' }),
    'attempt.go': (c) => ({
      label: 'Start the clock',
      note: minutes(seconds(c, c.room.party?.stage === 'hat' ? 'hatSeconds' : 'guessSeconds')),
    }),
    'word.guessed': (c) => ({
      label: 'Guessed',
      note: signed(seconds(c, 'wordGuessed'), 'en') + (isLastWord(c) ? ' · the last word of the deck' : ''),
    }),
    'word.skipped': (c) => ({ label: 'Skipped', note: signed(seconds(c, 'wordSkipped'), 'en') }),
    'word.void': () => ({ label: 'Void the word', note: 'rule broken' }),
    'attempt.guessed': (c) => ({ label: 'Guessed', note: gain(c, 'en') }),
    'attempt.missed': () => ({ label: 'Not guessed', note: '0 points' }),
    'attempt.close': (c) => {
      const n = pending(c);
      return {
        label: 'Close the attempt',
        note: `${signed(n, 'en')} ${enForm(n, 'point', 'points')} · ${teamName(c)}`,
      };
    },
    'game.start': (c) => {
      const name = expertsName(c);
      return name === ''
        ? { label: 'What? Where? When?', note: 'a new game' }
        : { label: 'Start the game', note: `${name} against the viewers` };
    },
    'game.next': () => ({ label: 'Next game', note: 'choose the team' }),
    'wheel.spin': () => ({ label: 'Spin the wheel' }),
    'wheel.point': () => ({ label: 'Which sector?', note: 'where the arrow points' }),
    'wheel.turns': (c) => ({ label: 'The top is spinning', note: c.spinLeft ?? '' }),
    'internet.pick': (c) =>
      c.drafts.internetNumber === null
        ? { label: 'Which number?', note: 'the captain names a question' }
        : { label: `Question number ${String(c.drafts.internetNumber)}` },
    'internet.count': () => ({ label: 'Questions of sector 13', note: 'how many have come in?' }),
    'discussion.start': (c) => {
      const question = inBlitz(c);
      const note = discussion(c);
      return question === null
        ? { label: 'Discussion', note }
        : { label: `Discussion, question ${String(question)} of 3`, note };
    },
    'answer.early': () => ({ label: 'Early answer', note: 'without the minute' }),
    'answer.give': () => ({ label: 'They answer', note: 'stop the clock' }),
    'answer.none': () => ({ label: 'No answer', note: 'the viewers’ point' }),
    'extra.use': (c) => ({ label: 'Extra minute', note: `left: ${String(c.room.chgk?.extraMinutes ?? 0)}` }),
    'club.take': (c) => ({ label: 'Club help', note: minutes(seconds(c, 'clubSeconds')) }),
    'credit.request': () => ({ label: 'Minute on credit', note: 'ask for consent' }),
    'credit.grant': () => ({ label: 'Grant the credit', note: 'the clock starts at once' }),
    'credit.refuse': () => ({ label: 'Refuse' }),
    'verdict.right': (c) => ({
      label: 'Right',
      note: isBlitzGoingOn(c) ? 'the next question of the blitz follows' : 'the experts’ point',
    }),
    'verdict.wrong': () => ({ label: 'Wrong', note: 'the viewers’ point' }),
    'decisive.request': () => ({ label: 'Decisive round', note: 'the experts ask' }),
    'decisive.grant': (c) =>
      c.drafts.decisivePlayer === null
        ? { label: 'Who stays?', note: 'choose an expert' }
        : { label: 'Decisive round', note: `${c.drafts.decisivePlayer} at the table` },
    'decisive.refuse': () => ({ label: 'Refuse' }),
    'award.player': () => ({ label: 'Best player', note: 'named by the experts’ advocate' }),
    'clock.resume': () => ({ label: 'Resume the clock', note: 'it is paused' }),
  },
);
