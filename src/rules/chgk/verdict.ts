import type { Instant } from '../time.ts';
import type { Side } from '../views/types.ts';
import { type ChgkGame, freshQuestion, type Round, type Score } from './game.ts';

/** Questions in a blitz, all to be answered right (F-6.5.2). */
const BLITZ_QUESTIONS = 3;

/** F-6.8: the decisive round is worth the whole game; else a round is worth one point (F-6.2). */
function scoreAfter(game: ChgkGame, side: Side, gameTo: number): Score {
  return { ...game.score, [side]: game.decisive ? gameTo : game.score[side] + 1 };
}

/** F-6.3, X-51: the game goes to `gameTo`; a score above a lowered goal ends it with the next point. */
function winnerOf(score: Score, gameTo: number): Side | null {
  if (score.experts < gameTo && score.viewers < gameTo) return null;
  return score.experts >= gameTo ? 'experts' : 'viewers';
}

/** F-6.7.3: a round won with a credit leaves a debt; one answered wholly without the minute returns it. */
function debtAfter(game: ChgkGame, round: Round, won: boolean): ChgkGame['debt'] {
  if (!won) return game.debt;
  if (round.credit) return 'owed';
  return game.debt === 'owed' && round.allEarly ? 'returned' : game.debt;
}

/** F-6.2.4, D-4, D-7: a right early answer earns a minute, but not in a blitz and not while a debt stands. */
const earnsMinute = (game: ChgkGame, round: Round, correct: boolean): boolean =>
  correct && round.question.early && round.kind !== 'blitz' && game.debt !== 'owed';

/** The game after the host's verdict. Inside a blitz a right answer to question 1 or 2 leads to the next one. */
export function afterVerdict(game: ChgkGame, correct: boolean, gameTo: number, at: Instant): ChgkGame {
  const asked = game.round;
  if (!asked) return game;
  const round = { ...asked, allEarly: asked.allEarly && asked.question.early };
  const scoreBefore = game.score;

  if (correct && round.blitzQuestion !== null && round.blitzQuestion < BLITZ_QUESTIONS) {
    return {
      ...game,
      phase: 'reading',
      round: { ...round, blitzQuestion: round.blitzQuestion + 1, question: freshQuestion },
      verdict: { at, correct, point: null, scoreBefore },
    };
  }

  const point: Side = correct ? 'experts' : 'viewers';
  const score = scoreAfter(game, point, gameTo);
  const winner = winnerOf(score, gameTo);
  return {
    ...game,
    phase: winner ? 'over' : 'between',
    score,
    winner,
    round,
    debt: debtAfter(game, round, correct),
    extraMinutes: game.extraMinutes + (earnsMinute(game, round, correct) ? 1 : 0),
    verdict: { at, correct, point, scoreBefore },
  };
}
