import type { Instant } from '../../rules/time.ts';

/** Fields by name, as a renderer's form fills them in. */
export type Data = Readonly<Record<string, unknown>>;

export type Action =
  | { readonly type: 'load'; readonly data: Data }
  | { readonly type: 'update'; readonly data: Data }
  | { readonly type: 'play'; readonly delta?: number; readonly goto?: number }
  | { readonly type: 'stop' }
  | { readonly type: 'custom'; readonly id: string; readonly payload: Data };

/** What a renderer has asked for, and when on the graphic's own time. */
export interface Entry {
  readonly at: Instant;
  readonly action: Action;
  /** Without a move: as if it had been asked for long ago. */
  readonly skip: boolean;
}

export interface Custom {
  readonly id: string;
  readonly payload: Data;
  readonly at: Instant;
  /** Where its move begins: at once, or long ago for one that is to be skipped. */
  readonly since: Instant;
}

/** Where a graphic is at an instant. */
export interface Situation {
  readonly data: Data;
  /** The last update that is to be seen as a move. */
  readonly update: { readonly at: Instant; readonly before: Data } | null;
  /** −1 before it is played and after it has left. */
  readonly step: number;
  /** When it was played from step −1: a clock counts from here, whether its coming on air is a move or not. */
  readonly playedAt: Instant | null;
  /** Where the move to each step begins that has been reached: long ago for one that is to be skipped. */
  readonly reached: readonly Instant[];
  readonly onAir: boolean;
  /** When it came on air or left last, and the times before that, latest first. */
  readonly since: Instant | null;
  readonly earlier: readonly Instant[];
  readonly customs: readonly Custom[];
}

/** Longer than any move lasts, a slow spin of the wheel too. */
const LONG_AGO = 3_600_000;

export const nothingYet: Situation = {
  data: {},
  update: null,
  step: -1,
  playedAt: null,
  reached: [],
  onAir: false,
  since: null,
  earlier: [],
  customs: [],
};

/** The step that a play leads to; one past the last (or before the first) means that the graphic leaves. */
export function stepAfter(step: number, play: { delta?: number; goto?: number }, steps: number): number {
  const target = play.goto ?? step + (play.delta ?? 1);
  return target >= 0 && target < steps ? target : -1;
}

function toggled(now: Situation, onAir: boolean, at: Instant, skip: boolean): Situation {
  if (skip) return { ...now, onAir, since: (at - LONG_AGO) as Instant, earlier: [] };
  if (now.onAir === onAir) return now;
  const earlier = now.since === null ? [] : [now.since, ...now.earlier].slice(0, 8);
  return { ...now, onAir, since: at, earlier };
}

function afterEntry(now: Situation, { at, action, skip }: Entry, steps: number): Situation {
  const since = skip ? ((at - LONG_AGO) as Instant) : at;
  switch (action.type) {
    case 'load':
      return { ...now, data: action.data };
    case 'update':
      return {
        ...now,
        data: { ...now.data, ...action.data },
        update: skip || !now.onAir ? null : { at, before: now.data },
      };
    case 'play': {
      const step = stepAfter(now.step, action, steps);
      if (step < 0) return { ...toggled(now, false, at, skip), step };
      const reached = Array.from({ length: step + 1 }, (_, i) =>
        now.step >= 0 && i <= now.step ? (now.reached[i] ?? since) : since,
      );
      const playedAt = now.step < 0 ? at : now.playedAt;
      return { ...toggled(now, true, at, skip), step, playedAt, reached };
    }
    case 'stop':
      return { ...toggled(now, false, at, skip), step: -1 };
    case 'custom':
      return {
        ...now,
        customs: [...now.customs, { id: action.id, payload: action.payload, at, since }],
      };
  }
}

/**
 * Where a graphic is at an instant, from everything that had been asked for by then, after a situation that all of it follows. Pure: any
 * instant, in any order.
 */
export function situationAt(
  entries: readonly Entry[],
  t: Instant,
  steps: number,
  from: Situation = nothingYet,
): Situation {
  return entries.filter(({ at }) => at <= t).reduce((now, entry) => afterEntry(now, entry, steps), from);
}
