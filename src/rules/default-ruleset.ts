import type { Ruleset } from './ruleset.ts';

/** X-10: what the games' texts prescribe. Apart from the checker of rulesets, which pages have no use for. */
export const DEFAULT_RULESET: Ruleset = {
  ladder: 'table',
  clubHelpInBlitz: false,
  creditsPerGame: null,
  prepSeconds: 120,
  hatSeconds: 60,
  guessSeconds: 300,
  reserveSeconds: 5,
  wordGuessed: 3,
  wordSkipped: -1.5,
  hintPenalty: 30,
  attemptsMin: 3,
  discussionSeconds: 60,
  blitzSeconds: 20,
  extraSeconds: 60,
  clubSeconds: 20,
  creditSeconds: 60,
  gameTo: 6,
  wheelSeconds: 12,
};
