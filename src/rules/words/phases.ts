import type { CommandType } from '../commands.ts';
import type { Play } from '../kernel/state.ts';
import type { ChgkPhase, Language, PartyView } from '../views/types.ts';

type Words = Readonly<Record<Language, string>>;
type PartyPhase = NonNullable<PartyView['phase']>;

interface PhaseCard {
  readonly name: Words;
  /** What leads on from here, the usual step first. */
  readonly next: readonly CommandType[];
}

const idle: PhaseCard = {
  name: { ru: 'ничего не идёт', en: 'nothing is on' },
  next: ['party.stage.start', 'chgk.game.start'],
};

const hatPlay: PhaseCard = {
  name: { ru: 'идёт подход', en: 'the attempt is on' },
  next: ['party.word.guessed', 'party.word.skipped', 'party.word.void'],
};
const hatReview: PhaseCard = {
  name: { ru: 'проверка подхода', en: 'the attempt is reviewed' },
  next: ['party.attempt.close', 'party.word.review'],
};

const PARTY: Readonly<Record<PartyPhase, PhaseCard>> = {
  ready: {
    name: { ru: 'ждём следующую команду', en: 'waiting for the next team' },
    next: ['party.attempt.start', 'party.stage.end'],
  },
  prep: {
    name: { ru: 'подготовка команды', en: 'a team prepares' },
    next: ['party.attempt.go'],
  },
  play: {
    name: { ru: 'идёт подход', en: 'the attempt is on' },
    next: ['party.attempt.guessed', 'party.attempt.missed'],
  },
  review: {
    name: { ru: 'проверка подхода', en: 'the attempt is reviewed' },
    next: ['party.attempt.close', 'party.attempt.guessed'],
  },
};

const clock: readonly CommandType[] = ['chgk.answer.give', 'clock.pause'];

const CHGK: Readonly<Record<ChgkPhase, PhaseCard>> = {
  between: {
    name: { ru: 'между раундами', en: 'between rounds' },
    next: ['chgk.wheel.spin', 'chgk.wheel.point', 'chgk.decisive.request'],
  },
  decisiveAsked: {
    name: { ru: 'знатоки просят решающий раунд', en: 'the experts ask for the decisive round' },
    next: ['chgk.decisive.grant', 'chgk.decisive.refuse'],
  },
  spinning: { name: { ru: 'крутится волчок', en: 'the wheel spins' }, next: [] },
  internetPick: {
    name: { ru: 'капитан называет номер вопроса', en: 'the captain names a number' },
    next: ['chgk.internet.pick', 'chgk.internet.count'],
  },
  reading: {
    name: { ru: 'ведущий читает вопрос', en: 'the question is read' },
    next: ['chgk.discussion.start', 'chgk.answer.early'],
  },
  discussion: { name: { ru: 'идёт обсуждение', en: 'the discussion is on' }, next: clock },
  deciding: {
    name: { ru: 'минута вышла', en: 'the minute is over' },
    next: ['chgk.answer.give', 'chgk.verdict', 'chgk.extra.use', 'chgk.club.take', 'chgk.credit.request'],
  },
  extra: { name: { ru: 'идёт дополнительная минута', en: 'an extra minute is on' }, next: clock },
  club: { name: { ru: 'помогает клуб', en: 'the club helps' }, next: clock },
  creditAsked: {
    name: { ru: 'знатоки просят минуту в кредит', en: 'the experts ask for a credit minute' },
    next: ['chgk.credit.grant', 'chgk.credit.refuse'],
  },
  credit: { name: { ru: 'идёт минута в кредит', en: 'a credit minute is on' }, next: clock },
  answering: { name: { ru: 'знатоки отвечают', en: 'the experts answer' }, next: ['chgk.verdict'] },
  over: {
    name: { ru: 'игра окончена', en: 'the game is over' },
    next: ['chgk.award.player', 'chgk.award.question', 'chgk.game.start', 'party.stage.start'],
  },
};

/** The phase of a room for a person, and what can be done in it. */
export function phaseCard(play: Play): PhaseCard {
  if (play.chgk) return CHGK[play.chgk.phase];
  const { phase, run } = play.party ?? {};
  if (!phase) return idle;
  if (run?.stage === 'hat' && phase === 'play') return hatPlay;
  return run?.stage === 'hat' && phase === 'review' ? hatReview : PARTY[phase];
}
