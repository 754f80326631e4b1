/** P-12: the falling table of both stage 2 and stage 3 (D-2): seconds shown at least, points. */
export const LADDER_TABLE = [
  [271, 50],
  [241, 45],
  [211, 40],
  [181, 35],
  [151, 30],
  [121, 25],
  [91, 20],
  [61, 15],
  [31, 10],
  [-5, 5],
] as const satisfies LadderTable;

/** P-13: the preset that follows the 15-second steps of stage 2's text. */
export const LADDER_15S = [
  [286, 50],
  [271, 45],
  [256, 40],
  [241, 35],
  [226, 30],
  [211, 25],
  [196, 20],
  [181, 15],
  [166, 10],
  [-5, 5],
] as const satisfies LadderTable;

/** Rows of [least seconds shown, points], both strictly falling. Below the last row a guess brings nothing. */
export type LadderTable = readonly (readonly [seconds: number, points: number])[];

/** P-12: what a guess brings at the seconds shown; 0 below the last row, the first value above the first. */
export function ladderPoints(rows: LadderTable, seconds: number): number {
  return rows.find(([least]) => seconds >= least)?.[1] ?? 0;
}
