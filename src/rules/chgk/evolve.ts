import { startClock, stopClock } from '../clock.ts';
import type { ChgkFact, FactOf } from '../kernel/events.ts';
import type { Play } from '../kernel/state.ts';
import { duration, type Instant } from '../time.ts';
import type { ChgkPhase, ClockKind } from '../views/types.ts';
import { type ChgkGame, freshQuestion, type QuestionRun, type Round } from './game.ts';
import { kindOf } from './sectors.ts';
import { afterVerdict } from './verdict.ts';
import { middleOf } from './wheel.ts';

type Change<T extends ChgkFact['type']> = (play: Play, fact: FactOf<T>, at: Instant) => Play;

const withGame = (play: Play, change: (game: ChgkGame) => Partial<ChgkGame>): Play =>
  play.chgk ? { ...play, chgk: { ...play.chgk, ...change(play.chgk) } } : play;

const toPhase = (play: Play, phase: ChgkPhase): Play => withGame(play, () => ({ phase }));

const withRound = (play: Play, change: (round: Round) => Partial<Round>): Play =>
  withGame(play, ({ round }) => (round ? { round: { ...round, ...change(round) } } : {}));

const withQuestion = (play: Play, change: Partial<QuestionRun>): Play =>
  withRound(play, ({ question }) => ({ question: { ...question, ...change } }));

/** A clock of the question begins: the main one, an extra minute, the club's, the credit. */
function startMinute(
  play: Play,
  kind: Exclude<ClockKind, 'prep' | 'attempt'>,
  length: number,
  at: Instant,
): Play {
  return {
    ...withQuestion(toPhase(play, kind), { used: kind === 'discussion' ? 'main' : kind }),
    clock: startClock(kind, duration(length), duration(0), at),
  };
}

/** F-6.5, X-31: a pointing is one more round; the sector counts as played from the moment it is chosen. */
function point(play: Play, pointed: number, sector: number, restAngle: number, at: Instant): Play {
  return withGame(play, (game) => {
    const kind = kindOf(game, sector);
    return {
      phase: kind === 'internet' ? 'internetPick' : 'reading',
      rounds: game.rounds + 1,
      played: [...game.played, sector],
      restAngle,
      round: {
        pointed,
        sector,
        kind,
        pointedAt: at,
        blitzQuestion: kind === 'blitz' ? 1 : null,
        internetNumber: null,
        allEarly: true,
        credit: false,
        question: freshQuestion,
      },
    };
  });
}

export const chgkChanges: { readonly [T in ChgkFact['type']]: Change<T> } = {
  'chgk.gameStarted': (play, fact) => ({
    ...play,
    game: 'chgk',
    party: null,
    clock: null,
    chgk: {
      phase: 'between',
      experts: fact.experts,
      viewers: fact.viewers,
      blitz: fact.blitz,
      internetCount: fact.internetCount,
      score: { experts: 0, viewers: 0 },
      rounds: 0,
      round: null,
      played: [],
      extraMinutes: 0,
      clubUsed: false,
      debt: 'none',
      creditsGranted: 0,
      decisive: null,
      winner: null,
      awards: { player: null, question: null },
      seal: fact.seal,
      nextSeal: null,
      opened: null,
      spin: null,
      restAngle: middleOf(1),
      verdict: null,
    },
  }),
  'chgk.internetCounted': (play, fact) => withGame(play, () => ({ internetCount: fact.count })),
  'chgk.wheelSpun': (play, fact) =>
    withGame(play, () => ({ phase: 'spinning', spin: fact.spin, nextSeal: fact.nextSeal })),
  'chgk.wheelStood': (play, fact, at) => {
    const opened = withGame(play, (game) => ({
      opened: game.seal,
      seal: game.nextSeal ?? game.seal,
      nextSeal: null,
      restAngle: game.seal.angle,
    }));
    return fact.sector === null
      ? toPhase(opened, 'between')
      : point(opened, fact.pointed, fact.sector, opened.chgk?.restAngle ?? 0, at);
  },
  'chgk.wheelPointed': (play, fact, at) =>
    point(
      withGame(play, () => ({ spin: null })),
      fact.pointed,
      fact.sector,
      middleOf(fact.pointed),
      at,
    ),
  'chgk.internetPicked': (play, fact) =>
    withRound(toPhase(play, 'reading'), () => ({ internetNumber: fact.number })),
  'chgk.discussionStarted': (play, fact, at) => startMinute(play, 'discussion', fact.length, at),
  'chgk.answeredEarly': (play) => withQuestion(toPhase(play, 'answering'), { early: true }),
  'chgk.answerGiven': (play, _, at) => ({
    ...toPhase(play, 'answering'),
    clock: play.clock && play.clock.status !== 'ended' ? stopClock(play.clock, at) : play.clock,
  }),
  'chgk.extraUsed': (play, fact, at) =>
    withGame(startMinute(play, 'extra', fact.length, at), (game) => ({
      extraMinutes: game.extraMinutes - 1,
    })),
  'chgk.clubTaken': (play, fact, at) =>
    withGame(startMinute(play, 'club', fact.length, at), () => ({ clubUsed: true })),
  'chgk.creditRequested': (play) => toPhase(play, 'creditAsked'),
  'chgk.creditGranted': (play, fact, at) =>
    withGame(
      withRound(startMinute(play, 'credit', fact.length, at), () => ({ credit: true })),
      (game) => ({ creditsGranted: game.creditsGranted + 1 }),
    ),
  'chgk.creditRefused': (play) => toPhase(play, 'deciding'),
  'chgk.verdictGiven': (play, fact, at) => {
    if (!play.chgk) return play;
    const chgk = afterVerdict(play.chgk, fact.correct, fact.gameTo, at);
    // over, the clock stays as it stood; between rounds and before the next question of a blitz there is none
    return { ...play, chgk, clock: chgk.phase === 'over' ? play.clock : null };
  },
  'chgk.questionRevealed': (play, fact, at) =>
    withRound(play, ({ question }) => ({
      question: {
        ...question,
        revealed: { ...question.revealed, [fact.what]: question.revealed[fact.what] ?? at },
      },
    })),
  'chgk.decisiveRequested': (play) => toPhase(play, 'decisiveAsked'),
  'chgk.decisiveGranted': (play, fact) =>
    withGame(play, () => ({
      phase: 'between',
      score: { experts: 0, viewers: 0 },
      decisive: { player: fact.player },
    })),
  'chgk.decisiveRefused': (play) => toPhase(play, 'between'),
  'chgk.playerAwarded': (play, fact) =>
    withGame(play, (game) => ({ awards: { ...game.awards, player: fact.name } })),
  'chgk.questionAwarded': (play, fact) =>
    withGame(play, (game) => ({ awards: { ...game.awards, question: fact.sector } })),
};
