import { clamp, ease, mix, part } from '../../src/graphics/motion.ts';
import type { Instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ClockView, LadderRowView, PartyView, RoomPublicView } from '../../src/rules/views/types.ts';

/** Size of the graphic, px. */
export const LADDER = { width: 400, height: 632 } as const;

/** How long a drop is shown. */
export const DROP_MS = 1_100;
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
}

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
  const base = { steps: [], highest, now: null, left: null, drop: 1, dropChange: null };

  if (!clock || clock.kind !== 'attempt') {
    return {
      ...base,
      steps: place(
        rows,
        () => 0,
        () => 0,
        null,
      ),
    };
  }
  const { remainingMs, seconds } = readClock(clock, t);
  const all = spans(rows, clock);
  const at = rows.findIndex((row) => seconds >= row.seconds);
  const over = remainingMs <= -clock.reserveMs && !clock.running;
  const counts = party.phase === 'play' && at >= 0;

  if (!counts) {
    const won = wonStep(party, at);
    const lostAll = won === null && (over || party.phase === 'review' || at < 0);
    return {
      ...base,
      steps: place(
        rows,
        (index) => Number(index === won),
        (index) => Number(lostAll || (won !== null && index < won) || (won === null && index < at)),
        won,
      ),
    };
  }

  const span = all[at] ?? { from: 0, to: 0 };
  // Time since the drop in the clock's own time; while it is paused the move is finished all the same.
  const since =
    at === 0 ? DROP_MS : span.from - remainingMs + (clock.running ? 0 : Math.max(0, t - clock.anchor.at));
  const drop = clamp(since / DROP_MS);
  const moved = ease('back.out(1.4)')(clamp((drop - 0.18) / 0.62));
  const steps = place(
    rows,
    (index) => (index === at ? moved : index === at - 1 ? 1 - moved : 0),
    (index) => (index === at - 1 ? part(drop, 0.1, 0.3) : Number(index < at)),
    null,
  );
  const length = Math.max(1, span.from - span.to);
  // In whole seconds, as the digits: the bar moves when they do.
  const secondsLeft = seconds - Math.round(span.to / 1000);
  return {
    steps,
    now: at,
    left: { share: clamp((secondsLeft * 1000) / length), seconds: secondsLeft },
    highest,
    drop,
    dropChange: drop < 1 ? 'frame' : null,
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

function place(
  rows: readonly LadderRowView[],
  focusOf: (index: number) => number,
  lostOf: (index: number) => number,
  won: number | null,
): readonly Step[] {
  const count = rows.length;
  const { row, highest: big } = heights(count);
  let y = 0;
  return rows.map(({ points }, index) => {
    const focus = focusOf(index);
    const height = mix(row, big, focus);
    const share = mix(1, NARROWEST, count === 1 ? 0 : index / (count - 1));
    const step: Step = {
      points,
      y,
      height,
      width: mix(mix(share, 1, clamp(focus)) * LADDER.width, STUB, lostOf(index) * (1 - clamp(focus))),
      focus,
      lost: lostOf(index),
      won: index === won,
    };
    y += height + GAP;
    return step;
  });
}
