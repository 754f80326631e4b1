export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * How long to wait after so many failures in a row, ms: doubling up to the longest, then scattered by a quarter either
 * way. `chance` is uniform in [0, 1).
 */
export function backoff({ firstMs, longestMs }: Backoff, failures: number, chance: number): number {
  const wait = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(wait * (0.75 + chance / 2));
}
