import { createHash, randomBytes } from 'node:crypto';

import type { Chance } from '../rules/index.ts';

const BITS = 48;

/** Randomness of the system: nobody foresees a spin of the wheel. */
export const systemChance: Chance = {
  number: () => randomBytes(BITS / 8).readUIntBE(0, BITS / 8) / 2 ** BITS,
  nonce: () => randomBytes(16).toString('hex'),
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
};
