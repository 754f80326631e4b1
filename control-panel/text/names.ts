import { STAGE_NAMES } from '../../src/graphics/words.ts';
import type { CommandType } from '../../src/rules/commands.ts';
import { COMMAND_WORDS, commandWords } from '../../src/rules/words/commands.ts';
import type { ChgkPhase, ClockKind, PartyView, Stage } from '../../src/rules/views/types.ts';
import { tables } from './tables.ts';

type PartyPhase = NonNullable<PartyView['phase']>;

export const stageNames = tables<Record<Stage, string>>(
  { hat: STAGE_NAMES.hat.ru, artist: STAGE_NAMES.artist.ru, crocodile: STAGE_NAMES.crocodile.ru },
  { hat: STAGE_NAMES.hat.en, artist: STAGE_NAMES.artist.en, crocodile: STAGE_NAMES.crocodile.en },
);

export const partyPhases = tables<Record<PartyPhase, string>>(
  { ready: 'Ждём команду', prep: 'Подготовка', play: 'Играют', review: 'Проверка' },
  { ready: 'Waiting for a team', prep: 'Preparation', play: 'Playing', review: 'Review' },
);

export const chgkPhases = tables<Record<ChgkPhase, string>>(
  {
    between: 'Между раундами',
    decisiveAsked: 'Просят решающий раунд',
    spinning: 'Волчок крутится',
    internetPick: '13-й сектор: номер вопроса',
    reading: 'Вопрос',
    discussion: 'Обсуждение',
    deciding: 'Время вышло',
    extra: 'Дополнительная минута',
    club: 'Помощь клуба',
    creditAsked: 'Просят минуту в кредит',
    credit: 'Минута в кредит',
    answering: 'Ответ',
    over: 'Игра окончена',
  },
  {
    between: 'Between rounds',
    decisiveAsked: 'Decisive round asked for',
    spinning: 'The top is spinning',
    internetPick: 'Sector 13: number of the question',
    reading: 'Question',
    discussion: 'Discussion',
    deciding: 'Time is up',
    extra: 'Extra minute',
    club: 'Club help',
    creditAsked: 'Minute on credit asked for',
    credit: 'Minute on credit',
    answering: 'Answer',
    over: 'Game over',
  },
);

export const clockNames = tables<Record<ClockKind, string>>(
  {
    prep: 'Подготовка',
    attempt: 'Подход',
    discussion: 'Обсуждение',
    extra: 'Дополнительная минута',
    club: 'Помощь клуба',
    credit: 'Минута в кредит',
  },
  {
    prep: 'Preparation',
    attempt: 'Attempt',
    discussion: 'Discussion',
    extra: 'Extra minute',
    club: 'Club help',
    credit: 'Minute on credit',
  },
);

/** What a command did, in the words of the journal. */
export { commandWords };

export const isCommandType = (type: string): type is CommandType => Object.hasOwn(COMMAND_WORDS, type);
