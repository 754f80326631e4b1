import type { Change } from '../../src/graphics/graphic-element.ts';
import { moving, progress } from '../../src/graphics/motion.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ChgkPhase, ChgkView } from '../../src/rules/views/types.ts';

/** F-6.5.2: three questions, the first wrong one loses the round. */
const QUESTIONS = 3;
const OVER: ReadonlySet<ChgkPhase> = new Set(['between', 'decisiveAsked', 'spinning', 'over']);

export type BlitzState = 'ahead' | 'now' | 'right' | 'wrong' | 'void';

export interface BlitzTile {
  readonly number: number;
  readonly state: BlitzState;
  /** How far the mark is stamped, 0–1; 1 for old ones. */
  readonly mark: number;
}

export interface BlitzLayout {
  readonly tiles: readonly BlitzTile[];
  readonly change: Change;
}

/** Null where the round is no blitz. */
export function layOut(chgk: ChgkView, t: Instant): BlitzLayout | null {
  const current = chgk.blitzQuestion;
  if (chgk.sectorKind !== 'blitz' || current === null) return null;
  const { verdict } = chgk;
  // The round is over once its point has been given; the tiles stay as they were until the next pointing.
  const over = OVER.has(chgk.phase);
  const won = over && verdict?.correct === true;
  // The verdict that has just been given is the one on the question before the current one, or the last.
  const judged = verdict === null ? null : over ? current : current - 1;
  const tiles = Array.from({ length: QUESTIONS }, (_, index): BlitzTile => {
    const number = index + 1;
    return {
      number,
      state: stateOf(number, current, over, won),
      mark: number === judged ? progress(t, verdict?.at ?? null, TIMES.mark) : 1,
    };
  });
  const isFresh = judged !== null && judged > 0;
  return { tiles, change: isFresh ? moving(t, verdict?.at ?? null, TIMES.mark) : null };
}

function stateOf(number: number, current: number, over: boolean, won: boolean): BlitzState {
  if (number < current) return 'right';
  if (number > current) return over ? 'void' : 'ahead';
  if (!over) return 'now';
  return won ? 'right' : 'wrong';
}
