import { createHash } from 'node:crypto';

import type { Chance } from '../rules/index.ts';

/** Repeatable randomness for transcripts, rehearsals and tests (mulberry32): the same seed, the same game. */
export function seededChance(seed: number): Chance {
  let a = seed >>> 0;
  const number = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    number,
    nonce: () =>
      Array.from({ length: 4 }, () =>
        Math.floor(number() * 2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
  };
}
