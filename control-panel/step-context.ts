import { digitsOf } from '../src/rules/digits.ts';
import { readClock } from '../src/rules/views/read-clock.ts';
import type { Instant } from '../src/rules/time.ts';
import type { RoomOperatorView } from '../src/rules/views/types.ts';
import type { Panel } from './panel.ts';
import type { StepContext } from './text/steps.ts';

/** What a guess brings at an instant, by the view's ladder; null where nothing can be guessed. */
export function pointsAt(room: RoomOperatorView, t: Instant): number | null {
  const { party, clock } = room;
  if (!party || party.phase !== 'play' || party.stage === 'hat' || !clock) return null;
  const { seconds } = readClock(clock, t);
  return party.ladder.find((row) => seconds >= row.seconds)?.points ?? 0;
}

/** The next fall of the ladder: seconds until the next lower row counts, and its points; null below the last row. */
export function nextFall(
  room: RoomOperatorView,
  t: Instant,
): { readonly inMs: number; readonly to: number } | null {
  const { party, clock } = room;
  if (!party || !clock) return null;
  const { seconds, remainingMs } = readClock(clock, t);
  const index = party.ladder.findIndex((row) => seconds >= row.seconds);
  const row = party.ladder[index];
  if (!row) return null;
  return {
    // The row counts while its seconds are shown, that is, until a whole second less remains.
    inMs: remainingMs - (row.seconds - 1) * 1000,
    to: party.ladder[index + 1]?.points ?? 0,
  };
}

/** The time until the arrow stands, as digits. */
export function spinLeft(room: RoomOperatorView, t: Instant): string | null {
  const chgk = room.chgk;
  if (chgk?.phase !== 'spinning' || !chgk.spin) return null;
  const left = chgk.spin.startedAt + chgk.spin.durationMs - t;
  return digitsOf(Math.max(0, Math.ceil(left / 1000)));
}

export function stepContext(panel: Panel): StepContext | null {
  const { view, room } = panel;
  if (!view || !room) return null;
  const t = panel.now();
  return {
    view,
    room,
    drafts: panel.drafts,
    language: panel.language,
    pointsNow: pointsAt(room, t),
    spinLeft: spinLeft(room, t),
  };
}
