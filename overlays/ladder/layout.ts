import { clamp, ease, mix, part, progress } from '../../src/graphics/motion.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ClockView, LadderRowView, PartyView, RoomPublicView } from '../../src/rules/views/types.ts';

/** Size of the graphic, px. */
export const LADDER = { width: 400, height: 632 } as const;

/** So many seconds before a drop the bar warns. */
export const WARNING_SECONDS = 5;

const GAP = 6;
/** The step that counts is so many times as high as the others, but never higher than `HIGHEST`. */
const FOCUS = 2.3;
const HIGHEST = 132;
const ROW_MOST = 54;
/** The steps narrow from the first to the last; a lost one is only a stub. */
const NARROWEST = 0.46;
const STUB = 112;

export interface Step {
  readonly points: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
  /** 1 for the step that counts now, 0 for the others, between them during a drop. */
  readonly focus: number;
  /** 0 for a step that can still count, 1 for a lost one. */
  readonly lost: number;
  /** Won with a guess. */
  readonly won: boolean;
}

export interface LadderLayout {
  readonly steps: readonly Step[];
  /** Index of the step that counts, null where none does. */
  readonly now: number | null;
  /** Share of the step's time that is left, 0–1, and its seconds; null where no clock runs the steps down. */
  readonly left: { readonly share: number; readonly seconds: number } | null;
  /** Height of the step that counts, px. */
  readonly highest: number;
  /** How far the last drop is, 0–1. */
  readonly drop: number;
  readonly dropChange: 'frame' | null;
  /** Below the last step, once nobody has guessed; null before. */
  readonly missed: { readonly y: number; readonly height: number; readonly shown: number } | null;
}

export const GUESSED: Words = { ru: 'Отгадано!', en: 'Guessed!' };
export const MISSED: Words = { ru: 'Не отгадано', en: 'Not guessed' };

/** Remaining time (ms) at which a row begins to count and that at which it no longer does. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A row counts as long as its seconds are shown; the last one until the clock's end, where the table goes down to it. */
export function spans(rows: readonly LadderRowView[], clock: ClockView): readonly Span[] {
  const end = -clock.reserveMs;
  const edges = rows.map((row) => Math.max(end, (row.seconds - 1) * 1000));
  const last = rows.at(-1);
  if (last && last.seconds * 1000 <= end) edges[edges.length - 1] = end;
  return edges.map((to, index) => ({ from: index === 0 ? clock.durationMs : (edges[index - 1] ?? 0), to }));
}

export function layOut(room: RoomPublicView, t: Instant): LadderLayout | null {
  const { party, clock } = room;
  if (!party || party.ladder.length === 0) return null;
  const rows = party.ladder;
  const { highest } = heights(rows.length);
  const still = { highest, now: null, left: null, drop: 1, dropChange: null, missed: null };

  // The minute of the hat is none of the ladder's.
  if (clock?.kind !== 'attempt' || party.stage === 'hat') return { ...still, steps: place(rows, {}) };

  const { remainingMs, seconds } = readClock(clock, t);
  const all = spans(rows, clock);
  const at = rows.findIndex((row) => seconds >= row.seconds);
  if (party.phase !== 'play' || at < 0 || (remainingMs <= -clock.reserveMs && !clock.running)) {
    const won = wonStep(party, at);
    if (won !== null) {
      const steps = place(rows, {
        focus: (index) => Number(index === won),
        lost: (index) => Number(index < won),
        won,
      });
      return { ...still, steps };
    }
    return { ...still, ...missedAll(rows, missedAt(party, clock), t) };
  }

  const span = all[at] ?? { from: 0, to: 0 };
  // Time since the drop in the clock's own time; while it is paused the move is finished all the same.
  const since =
    at === 0 ? TIMES.drop : span.from - remainingMs + (clock.running ? 0 : Math.max(0, t - clock.anchor.at));
  const drop = clamp(since / TIMES.drop);
  const moved = movedBy(drop);
  const steps = place(rows, {
    focus: (index) => (index === at ? moved : index === at - 1 ? 1 - moved : 0),
    lost: (index) => (index === at - 1 ? part(drop, 0.1, 0.3) : Number(index < at)),
  });
  const length = Math.max(1, span.from - span.to);
  // In whole seconds, as the digits: the bar moves when they do.
  const secondsLeft = seconds - Math.round(span.to / 1000);
  return {
    ...still,
    steps,
    now: at,
    left: { share: clamp((secondsLeft * 1000) / length), seconds: secondsLeft },
    drop,
    dropChange: drop < 1 ? 'frame' : null,
  };
}

/** How far the weight has passed from the lost step to the next one. */
const movedBy = (drop: number): number => ease('spring')(clamp((drop - 0.18) / 0.62));

/** When an attempt became one that nobody guessed: the clock's end, or the host's word before it; null where that is not known. */
function missedAt(party: PartyView, clock: ClockView): Instant | null {
  if (clock.ended) return clock.anchor.at;
  if (clock.running) return (clock.anchor.at + clock.anchor.remainingMs + clock.reserveMs) as Instant;
  return party.phase === 'ready' ? (party.last?.at ?? null) : null;
}

/** The last step falls as the others did, and what is under it says so. */
function missedAll(
  rows: readonly LadderRowView[],
  since: Instant | null,
  t: Instant,
): Pick<LadderLayout, 'steps' | 'drop' | 'dropChange' | 'missed'> {
  const drop = progress(t, since, TIMES.drop);
  const moved = movedBy(drop);
  const last = rows.length - 1;
  const steps = place(rows, {
    focus: (index) => (index === last ? 1 - moved : 0),
    lost: (index) => (index === last ? part(drop, 0.1, 0.3) : 1),
    below: moved,
  });
  const end = steps[last];
  const y = end ? end.y + end.height + GAP : 0;
  return {
    steps,
    drop,
    dropChange: drop < 1 ? 'frame' : null,
    missed: { y, height: heights(rows.length + 1).highest, shown: part(drop, 0.2, 0.7, 'settle') },
  };
}

/** The step that a guess has brought: the clock stands at it until the next attempt. */
function wonStep(party: PartyView, at: number): number | null {
  if (party.phase !== 'ready' || !party.last || party.last.points <= 0 || at < 0) return null;
  return party.ladder[at]?.points === party.last.points ? at : null;
}

function heights(count: number): { readonly row: number; readonly highest: number } {
  const free = LADDER.height - GAP * (count - 1);
  const row = Math.min(ROW_MOST, free / (count - 1 + FOCUS));
  return { row, highest: Math.min(HIGHEST, row * FOCUS) };
}

interface Placing {
  /** 1 for the step that counts. */
  readonly focus?: (index: number) => number;
  readonly lost?: (index: number) => number;
  readonly won?: number;
  /** How much room is made for one more, high plate below the steps. */
  readonly below?: number;
}

const nothing = (): number => 0;

function place(
  rows: readonly LadderRowView[],
  { focus: focusOf = nothing, lost: lostOf = nothing, won, below = 0 }: Placing,
): readonly Step[] {
  const count = rows.length;
  const [alone, above] = [heights(count), heights(count + 1)];
  const row = mix(alone.row, above.row, below);
  const big = mix(alone.highest, above.highest, below);
  let y = 0;
  return rows.map(({ points }, index) => {
    const focus = focusOf(index);
    const lost = lostOf(index);
    const height = mix(row, big, focus);
    const share = mix(1, NARROWEST, count === 1 ? 0 : index / (count - 1));
    const step: Step = {
      points,
      y,
      height,
      width: mix(mix(share, 1, clamp(focus)) * LADDER.width, STUB, lost * (1 - clamp(focus))),
      focus,
      lost,
      won: index === won,
    };
    y += height + GAP;
    return step;
  });
}
