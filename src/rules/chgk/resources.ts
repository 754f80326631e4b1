import type { SeriesView } from '../views/types.ts';
import type { Ruleset } from '../ruleset.ts';
import { firstOf } from '../kernel/refusal.ts';
import type { RefusalCode } from '../kernel/types.ts';
import { type ChgkGame, isPast } from './game.ts';
import { cannotWinSeries } from './series.ts';

/** Why a resource can't be used now, or null where it can. */
type Check = (game: ChgkGame, ruleset: Ruleset) => RefusalCode | null;

const minuteRuns = (game: ChgkGame): boolean =>
  game.phase === 'discussion' || game.phase === 'extra' || game.phase === 'club' || game.phase === 'credit';

const isOutOfPhase = (game: ChgkGame): boolean => game.phase !== 'deciding' && !minuteRuns(game);
const inBlitz = (game: ChgkGame): boolean => game.round?.kind === 'blitz';
const used = (game: ChgkGame) => game.round?.question.used ?? 'none';

/** F-6.2.4: after the question, before the minute. */
export const whyNotEarly: Check = (game) => (game.phase === 'reading' ? null : 'wrong-phase');

/** F-6.2.4, D-3, D-8. */
export const whyNotExtra: Check = (game) =>
  firstOf([
    ['wrong-phase', isOutOfPhase(game)],
    ['minute-running', minuteRuns(game)],
    ['no-extra-minute', game.extraMinutes === 0],
    ['order', isPast(used(game), 'extra')],
  ]);

/** F-6.6, D-6. */
export const whyNotClub: Check = (game, ruleset) =>
  firstOf([
    ['wrong-phase', isOutOfPhase(game)],
    ['minute-running', minuteRuns(game)],
    ['decisive-round', game.decisive !== null],
    ['blitz', inBlitz(game) && !ruleset.clubHelpInBlitz],
    ['club-used', game.clubUsed],
    ['not-losing', game.score.experts >= game.score.viewers],
    ['order', isPast(used(game), 'club')],
  ]);

/** F-6.7: only at X:5 with X from 0 to 4; F-6.7.2, F-6.7.3, D-8. */
export const whyNotCredit: Check = (game, ruleset) =>
  firstOf([
    ['wrong-phase', isOutOfPhase(game)],
    ['minute-running', minuteRuns(game)],
    ['decisive-round', game.decisive !== null],
    ['score-not-x5', game.score.viewers !== ruleset.gameTo - 1 || game.score.experts >= ruleset.gameTo - 1],
    ['debt-open', game.debt === 'owed'],
    ['credit-used-in-blitz', inBlitz(game) && game.round?.credit === true],
    ['credit-limit', ruleset.creditsPerGame !== null && game.creditsGranted >= ruleset.creditsPerGame],
    ['order', used(game) === 'credit'],
  ]);

/** F-6.8, D-9. */
export const whyNotDecisive = (
  game: ChgkGame,
  ruleset: Ruleset,
  series: readonly SeriesView[],
): RefusalCode | null =>
  firstOf([
    ['wrong-phase', game.phase !== 'between'],
    ['needs-five-points', game.score.experts < ruleset.gameTo - 1],
    ['can-still-win-series', !cannotWinSeries(series, ruleset.gameTo, game.score.viewers)],
  ]);

/** F-6.7.4: at 5:5 the debt is collected by force; F-6.8: in the decisive round too. */
export function mustRepay(game: ChgkGame, ruleset: Ruleset): boolean {
  const goal = ruleset.gameTo - 1;
  const level = game.score.experts === goal && game.score.viewers === goal;
  return game.debt === 'owed' && (level || game.decisive !== null);
}
