import type { LadderTable } from './ruleset.ts';

/** P-12: what a guess brings at the seconds shown; 0 below the last row, the first value above the first. */
export function ladderPoints(rows: LadderTable, seconds: number): number {
  return rows.find(([least]) => seconds >= least)?.[1] ?? 0;
}
