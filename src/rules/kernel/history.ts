import { restoreClock } from '../clock.ts';
import { putBack, takeOut } from '../show/deck.ts';
import type { Instant } from '../time.ts';
import type { History, HistoryEntry, Play, Room, State } from './state.ts';

/** Steps that can be taken back at least, where there are so many; much older ones are forgotten (they stay in the journal). */
const DEPTH = 250;

const onTop = (below: History | null, entry: HistoryEntry): History => ({
  entry,
  below,
  depth: (below?.depth ?? 0) + 1,
});

function forgetOld(history: History): History {
  if (history.depth < 2 * DEPTH) return history;
  const kept: HistoryEntry[] = [];
  for (let step: History | null = history; step && kept.length < DEPTH; step = step.below)
    kept.push(step.entry);
  return kept.reduceRight<History | null>(onTop, null) ?? history;
}

export const remember = (room: Room, entry: HistoryEntry): Room => ({
  ...room,
  done: forgetOld(onTop(room.done, entry)),
  undone: null,
});

/** U-1: exactly the earlier play, but for a clock that was running: it comes back paused, at its reading of that moment. */
const restored = (play: Play, moment: Instant, at: Instant): Play => ({
  ...play,
  clock: play.clock && restoreClock(play.clock, moment, at),
});

export interface Step {
  readonly state: State;
  readonly room: Room;
}

/** Takes back the last undoable command of a room with all that followed from it by time alone, what it drew and its result included. */
export function takeBack(state: State, room: Room, at: Instant): Step {
  if (!room.done) return { state, room };
  const { entry, below } = room.done;
  const { draw, result } = entry;
  // a result that was taken out by hand meanwhile stays out, whatever is redone
  const stillThere = result !== null && state.series.some((r) => r.id === result.id);
  return {
    state: {
      ...state,
      series: stillThere ? state.series.filter((r) => r.id !== result.id) : state.series,
      decks: draw ? { ...state.decks, [draw.deck]: putBack(state.decks[draw.deck], draw) } : state.decks,
    },
    room: {
      ...room,
      play: restored(entry.before, entry.at, at),
      done: below,
      undone: onTop(room.undone, stillThere ? entry : { ...entry, result: null }),
    },
  };
}

/** the play as it was right after the undone command; nothing is carried out again. */
export function bringBack(state: State, room: Room, at: Instant): Step {
  if (!room.undone) return { state, room };
  const { entry, below } = room.undone;
  const { draw, result } = entry;
  return {
    state: {
      ...state,
      series: result ? [...state.series, result] : state.series,
      decks: draw ? { ...state.decks, [draw.deck]: takeOut(state.decks[draw.deck], draw) } : state.decks,
    },
    room: {
      ...room,
      play: restored(entry.after, entry.at, at),
      done: onTop(room.done, entry),
      undone: below,
    },
  };
}
