import { type HalfPoints, halves } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Duration, Instant } from '../time.ts';
import type { ItemView, PartyView, Stage, WordResult } from '../views/types.ts';

/** A word of a hat attempt, in order of arrival; its text is null where words are on paper. */
export interface Word {
  readonly text: string | null;
  readonly result: WordResult;
}

/** From `attempt.start` to the commit. */
export interface Attempt {
  readonly team: string;
  readonly explainer: string | null;
  readonly startedAt: Instant;
  /** The word on the explainer's screen, or the item from the envelope; null on paper. */
  readonly item: ItemView | null;
  /** Whether this attempt's items come from a loaded deck: then running out is a refusal (`no-word`). */
  readonly fromDeck: boolean;
  readonly words: readonly Word[];
}

export interface StageRun {
  readonly stage: Stage;
  readonly variant: 1 | 2 | null;
  readonly theme: string | null;
  readonly series: 'words' | 'combinations' | null;
  /** P-3: the beginning of the stage's hour. */
  readonly since: Instant;
  readonly rounds: number | null;
  /** P-3: attempts since then and their length together, for the pace. */
  readonly paceCount: number;
  readonly paceMs: Duration;
}

/** The party tournament in a room. Without a stage `run` and `phase` are null. */
export interface PartyRun {
  readonly run: StageRun | null;
  readonly phase: PartyView['phase'];
  readonly attempt: Attempt | null;
  /** the last attempt committed since the stage was started, kept after its end. */
  readonly last: { readonly team: string; readonly points: HalfPoints; readonly at: Instant } | null;
  readonly reveal: PartyView['reveal'];
}

/** P-7: what the words of a hat attempt bring; a void one counts neither way (P-10). */
export function wordPoints(words: readonly Word[], ruleset: Ruleset): HalfPoints {
  const worth = { guessed: halves(ruleset.wordGuessed), skipped: halves(ruleset.wordSkipped), void: 0 };
  return words.reduce((sum, word) => sum + worth[word.result], 0) as HalfPoints;
}

export const countWords = (words: readonly Word[], result: WordResult): number =>
  words.filter((w) => w.result === result).length;
