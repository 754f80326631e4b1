import * as z from 'zod';

import { LADDER_15S, LADDER_TABLE, type LadderTable } from './ladder.ts';

/** Far beyond any game, and far from where sums of numbers lose halves. */
const POINTS_MAX = 1e9;

/** JSON knows no minus zero: what the journal gives back is what was decided on. */
export const anyNumber = z.number().overwrite((n) => n + 0);
export const whole = z.int().overwrite((n) => n + 0);

/** points are multiples of 0.5. */
export const points = anyNumber.multipleOf(0.5).min(-POINTS_MAX).max(POINTS_MAX);
const seconds = whole.min(1);

const ladderTable = z
  .array(z.tuple([whole, points]))
  .min(1)
  .refine(
    (rows) => rows.every((row, i) => i === 0 || (row[0] < rows[i - 1]![0] && row[1] < rows[i - 1]![1])),
    'seconds and points must fall strictly from row to row',
  );

const optionSchemas = {
  ladder: z.union([z.literal('table'), z.literal('15s'), ladderTable]),
  clubHelpInBlitz: z.boolean(),
  prepSeconds: seconds,
  hatSeconds: seconds,
  guessSeconds: seconds,
  reserveSeconds: whole.min(0),
  wordGuessed: points,
  wordSkipped: points,
  hintPenalty: points,
  attemptsMin: whole.min(0),
  discussionSeconds: seconds,
  blitzSeconds: seconds,
  extraSeconds: seconds,
  clubSeconds: seconds,
  creditSeconds: seconds,
  gameTo: seconds,
  wheelSeconds: seconds,
};

/** D-8: null lifts the limit, the one optional field in which null does not mean left out. */
const creditsPerGame = z.union([whole.min(0), z.null()]);

/**
 * options are flat, each may be left out (or null), an unknown one is refused. Times are whole seconds,
 * points multiples of 0.5; `hintPenalty` is subtracted, `wordSkipped` is added.
 */
export const rulesetPatch = z
  .strictObject({
    ...(Object.fromEntries(Object.entries(optionSchemas).map(([k, s]) => [k, s.nullish()])) as {
      [K in keyof typeof optionSchemas]: z.ZodOptional<z.ZodNullable<(typeof optionSchemas)[K]>>;
    }),
    creditsPerGame: creditsPerGame.optional(),
  })
  .describe('Ruleset options to change');

export type RulesetPatch = z.infer<typeof rulesetPatch>;

export type Ruleset = { readonly [K in keyof typeof optionSchemas]: z.infer<(typeof optionSchemas)[K]> } & {
  readonly creditsPerGame: number | null;
};

/** The ruleset with a patch laid over it; what the patch leaves out or sets to null stays. */
export function withPatch(ruleset: Ruleset, patch: RulesetPatch): Ruleset {
  const given = Object.entries(patch).filter(
    ([key, value]) => value !== undefined && (value !== null || key === 'creditsPerGame'),
  );
  return { ...ruleset, ...Object.fromEntries(given) };
}

export function ladderRows(ruleset: Ruleset): LadderTable {
  if (ruleset.ladder === 'table') return LADDER_TABLE;
  if (ruleset.ladder === '15s') return LADDER_15S;
  return ruleset.ladder;
}
