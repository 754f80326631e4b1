import type { Instant } from '../time.ts';
import type { Role } from '../views/types.ts';

/** What a command is answered with. */
export type Answer =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly code: RefusalCode; readonly message: string };

/** Randomness and hashing, passed in: `decide` alone uses them, and what came out is written into the event. */
export interface Chance {
  /** Uniform in [0, 1). */
  number(): number;
  /** A fresh secret that nobody can guess, printable. */
  nonce(): string;
  /** SHA-256 of a text's UTF-8 bytes in lower-case hexadecimal digits. */
  sha256(text: string): string;
}

export interface Context {
  /** Server time of arrival. */
  readonly at: Instant;
  readonly chance: Chance;
  /** the first answer to a command id that has been spent. */
  answered(commandId: string): Answer | undefined;
  readonly by?: Role;
}

export const REFUSAL_CODES = [
  'invalid',
  'room-unknown',
  'stale',
  'wrong-phase',
  'team-exists',
  'team-unknown',
  'team-has-played',
  'team-twice',
  'room-busy',
  'deck-empty',
  'no-teams',
  'attempts-too-few',
  'attempts-unequal',
  'team-disqualified',
  'team-not-in-room',
  'time-is-up',
  'no-word',
  'team-is-playing',
  'number-out-of-range',
  'credit-must-be-repaid',
  'minute-running',
  'no-extra-minute',
  'order',
  'decisive-round',
  'blitz',
  'club-used',
  'not-losing',
  'score-not-x5',
  'debt-open',
  'credit-used-in-blitz',
  'credit-limit',
  'consent-missing',
  'needs-five-points',
  'can-still-win-series',
  'player-unknown',
  'sector-not-played',
  'no-clock',
  'graphic-unknown',
  'nothing-to-undo',
  'nothing-to-redo',
  'package-too-small',
  'package-unknown',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
