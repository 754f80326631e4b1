import { endsAt } from '../clock.ts';
import { sectorAt } from '../chgk/wheel.ts';
import { sectorToPlay } from '../chgk/sectors.ts';
import { type Instant, instant, later } from '../time.ts';
import { evolve } from './evolve.ts';
import type { Event, Fact } from './events.ts';
import type { Room, State } from './state.ts';

interface Due {
  readonly at: Instant;
  readonly room: string;
  readonly fact: Fact;
}

/** C-3, F-6.5: what will happen in a room by itself: the end of its clock, or the arrow comes to stand. */
function dueIn({ id, play }: Room): Due | null {
  const game = play.chgk;
  if (game?.phase === 'spinning' && game.spin) {
    const pointed = sectorAt(game.spin.endAngle);
    return {
      at: later(game.spin.startedAt, game.spin.durationMs),
      room: id,
      fact: { type: 'chgk.wheelStood', pointed, sector: sectorToPlay(game, pointed) },
    };
  }
  const end = play.clock && endsAt(play.clock);
  return end === null ? null : { at: end, room: id, fact: { type: 'clock.ended' } };
}

function earliest(state: State): Due | null {
  let first: Due | null = null;
  for (const room of state.rooms) {
    const due = dueIn(room);
    if (due && (!first || due.at < first.at)) first = due;
  }
  return first;
}

/** When something will happen by time alone; null while nothing will. */
export const nextDue = (state: State): Instant | null => earliest(state)?.at ?? null;

/** everything due up to and including an instant, in order, each dated at its due instant. */
export function advance(state: State, at: Instant): { state: State; events: readonly Event[] } {
  const events: Event[] = [];
  let now = state;
  for (let due = earliest(now); due && due.at <= at; due = earliest(now)) {
    // a spin that an undo has brought back may be overdue already: nothing is dated before what has been written
    const event: Event = {
      ...due.fact,
      at: instant(Math.max(due.at, now.at)),
      room: due.room,
      command: null,
    };
    events.push(event);
    now = evolve(now, event);
  }
  return { state: now, events };
}
