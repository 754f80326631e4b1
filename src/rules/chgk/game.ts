import type { Instant } from '../time.ts';
import type { ChgkPhase, SectorKind, Side, SpinView } from '../views/types.ts';

/** A spin decided in advance: its angle is secret until the arrow stands, its commitment is public from the start. */
export interface Seal {
  readonly angle: number;
  readonly nonce: string;
  /** SHA-256 of `${nonce}:${angle}`. */
  readonly commitment: string;
}

/** What has been used on the question so far; each step only after those before it (D-8). */
export const ORDER = ['none', 'main', 'extra', 'club', 'credit'] as const;
export type Used = (typeof ORDER)[number];

export interface Score {
  readonly experts: number;
  readonly viewers: number;
}

/** The question being played: one of three in a blitz. */
export interface QuestionRun {
  readonly used: Used;
  /** F-6.2.4: answered without the minute. */
  readonly early: boolean;
  /** When the text and the answer were shown to everybody; null before. */
  readonly revealed: { readonly text: Instant | null; readonly answer: Instant | null };
}

/** A round from the pointing to the verdict that gives a point; kept until the next pointing. */
export interface Round {
  readonly pointed: number;
  readonly sector: number;
  readonly kind: SectorKind;
  readonly pointedAt: Instant;
  /** 1–3 in a blitz, else null. */
  readonly blitzQuestion: number | null;
  readonly internetNumber: number | null;
  /** F-6.7.3: every question of the round so far was answered early. */
  readonly allEarly: boolean;
  /** F-6.7.2, X-32: a credit minute ran in this round. */
  readonly credit: boolean;
  readonly question: QuestionRun;
}

export interface ChgkGame {
  readonly phase: ChgkPhase;
  readonly experts: { readonly name: string; readonly players: readonly string[] };
  readonly viewers: { readonly name: string };
  readonly blitz: number | null;
  readonly internetCount: number;
  readonly score: Score;
  readonly rounds: number;
  readonly round: Round | null;
  /** F-6.5: sectors in the order in which they were chosen. */
  readonly played: readonly number[];
  readonly extraMinutes: number;
  readonly clubUsed: boolean;
  /** F-6.7.3: what is left of earlier credits. */
  readonly debt: 'none' | 'owed' | 'returned';
  readonly creditsGranted: number;
  readonly decisive: { readonly player: string } | null;
  readonly winner: Side | null;
  readonly awards: { readonly player: string | null; readonly question: number | null };
  /** The spin to come, or the one going on. */
  readonly seal: Seal;
  /** What follows it, drawn when the wheel was spun. */
  readonly nextSeal: Seal | null;
  readonly opened: Seal | null;
  readonly spin: SpinView | null;
  /** Degrees at which the arrow stands. */
  readonly restAngle: number;
  readonly verdict: {
    readonly at: Instant;
    readonly correct: boolean;
    readonly point: Side | null;
    readonly scoreBefore: Score;
  } | null;
}

export const freshQuestion: QuestionRun = {
  used: 'none',
  early: false,
  revealed: { text: null, answer: null },
};

/** D-8: something later in the order has been used on this question. */
export const isPast = (used: Used, step: Used): boolean => ORDER.indexOf(used) > ORDER.indexOf(step);
