import { restoreClock } from '../clock.ts';
import { putBack, takeOut } from '../show/deck.ts';
import type { Instant } from '../time.ts';
import type { HistoryEntry, Play, Room, State } from './state.ts';

/** Steps that can be taken back; older ones are forgotten (they stay in the journal). */
const DEPTH = 300;

export const remember = (room: Room, entry: HistoryEntry): Room => ({
  ...room,
  done: [...room.done.slice(-DEPTH + 1), entry],
  undone: [],
});

/** U-1: exactly the earlier play, but for a clock that was running: it comes back paused. */
const restored = (play: Play, at: Instant): Play => ({
  ...play,
  clock: play.clock && restoreClock(play.clock, at),
});

interface Step {
  readonly state: State;
  readonly room: Room;
}

/** Takes back the last undoable command of a room with all that followed from it by time alone, what it drew and its result included. */
export function takeBack(state: State, room: Room, at: Instant): Step {
  const entry = room.done.at(-1);
  if (!entry) return { state, room };
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
      play: restored(entry.before, at),
      done: room.done.slice(0, -1),
      undone: [...room.undone, stillThere ? entry : { ...entry, result: null }],
    },
  };
}

/** the play as it was right after the undone command; nothing is carried out again. */
export function bringBack(state: State, room: Room, at: Instant): Step {
  const entry = room.undone.at(-1);
  if (!entry) return { state, room };
  const { draw, result } = entry;
  return {
    state: {
      ...state,
      series: result ? [...state.series, result] : state.series,
      decks: draw ? { ...state.decks, [draw.deck]: takeOut(state.decks[draw.deck], draw) } : state.decks,
    },
    room: {
      ...room,
      play: restored(entry.after, at),
      done: [...room.done, entry],
      undone: room.undone.slice(0, -1),
    },
  };
}
