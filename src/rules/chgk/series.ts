import type { SeriesView } from '../views/types.ts';

/** D-9: a game is compared by the difference experts − viewers, higher is better. */
export const differenceOf = (result: Pick<SeriesView, 'experts' | 'viewers'>): number =>
  result.experts - result.viewers;

/** D-9, F-6.8: with `gameTo − 1` points, winning now at `gameTo : viewers` would not be strictly better than the best so far. */
export function cannotWinSeries(series: readonly SeriesView[], gameTo: number, viewers: number): boolean {
  return series.some((result) => differenceOf(result) >= gameTo - viewers);
}
