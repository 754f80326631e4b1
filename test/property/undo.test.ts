import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { remainingAt } from '../../src/rules/clock.ts';
import {
  advance,
  type Event,
  evolve,
  execute,
  initialState,
  type Instant,
  instant,
  isUndoable,
  type State,
} from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { type Game, playPlan, plans } from './random-game.ts';

type Play = State['rooms'][number]['play'];

const replay = (events: readonly Event[], state = initialState()): State => events.reduce(evolve, state);
const playOf = (state: State, room: string): Play => state.rooms.find((r) => r.id === room)!.play;

/** A play with its clock as undo and redo bring it back (U-1): what ran stands paused at its reading; what stood, stands. */
function asRestored({ clock, ...play }: Play, moment: Instant) {
  if (!clock) return { ...play, clock: null };
  return {
    ...play,
    clock: {
      kind: clock.kind,
      duration: clock.duration,
      reserve: clock.reserve,
      remaining: remainingAt(clock, moment),
      status: clock.status === 'running' ? 'paused' : clock.status,
      endedAt: clock.endedAt,
    },
  };
}

/** The state right after an undo or redo, before what falls due at once (a spin that was brought back) hides what was restored. */
function step(state: State, type: 'undo' | 'redo', room: string, at: Instant): State {
  const caughtUp = advance(state, at).state;
  const { answer, events } = execute(
    caughtUp,
    { type, room },
    { at, chance: seededChance(1), answered: () => undefined },
  );
  expect(answer).toMatchObject({ ok: true });
  const own = events.findIndex((event) => event.command === type);
  return replay(events.slice(0, own + 1), caughtUp);
}

/** The undoable commands of a game that were carried out: the play right before and right after, and when. */
function decisions({ events }: Game) {
  let state = initialState();
  const found: { room: string; at: Instant; before: Play; after: Play; index: number }[] = [];
  for (const [index, event] of events.entries()) {
    const next = evolve(state, event);
    if (event.command !== null && event.room !== null && isUndoable(event.command)) {
      found.push({
        room: event.room,
        at: event.at,
        before: playOf(state, event.room),
        after: playOf(next, event.room),
        index,
      });
    }
    state = next;
  }
  return found;
}

const later = fc.nat({ max: 500_000 });

describe('undo and redo over random games', () => {
  test('U-1 undo restores exactly the play before the command, its clock paused at the reading of that moment', () => {
    fc.assert(
      fc.property(plans(60), later, (plan, wait) => {
        const game = playPlan(plan);
        for (const { room, at, before, index } of decisions(game)) {
          const state = replay(game.events.slice(0, index + 1));
          const moment = instant(at + wait);
          const undone = playOf(step(state, 'undo', room, moment), room);
          expect(asRestored(undone, moment)).toEqual(asRestored(before, at));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('U-1 X-43 undo then redo is the identity, the clock paused at the reading right after the command', () => {
    fc.assert(
      fc.property(plans(60), later, later, (plan, wait, pause) => {
        const game = playPlan(plan);
        for (const { room, at, after, index } of decisions(game)) {
          const state = replay(game.events.slice(0, index + 1));
          const undone = step(state, 'undo', room, instant(at + wait));
          const moment = instant(at + wait + pause);
          const redone = playOf(step(undone, 'redo', room, moment), room);
          expect(asRestored(redone, moment)).toEqual(asRestored(after, at));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('U-1 X-45 undone to the beginning every decision is met in reverse, redone to the end every one again', () => {
    fc.assert(
      fc.property(plans(80), (plan) => {
        const game = playPlan(plan);
        // decisions that stand, room by room, as far back as the last redo
        const standing = new Map<string, ReturnType<typeof decisions>>();
        let state = initialState();
        const all = decisions(game);
        for (const [index, event] of game.events.entries()) {
          const { room } = event;
          if (event.type === 'rooms.set') {
            for (const id of standing.keys()) if (!event.rooms.some((r) => r.id === id)) standing.delete(id);
          } else if (room !== null && event.type === 'undone') {
            standing.get(room)?.pop();
          } else if (room !== null && event.type === 'redone') {
            standing.set(room, []);
          } else {
            const decision = all.find((d) => d.index === index);
            if (decision && room !== null) standing.set(room, [...(standing.get(room) ?? []), decision]);
          }
          state = evolve(state, event);
        }
        const at = instant(game.at + 1_000_000);
        for (const { id } of state.rooms) {
          let now = state;
          const stack = [...(standing.get(id) ?? [])].reverse();
          for (const { before, at: moment } of stack) {
            now = step(now, 'undo', id, at);
            expect(asRestored(playOf(now, id), at)).toEqual(asRestored(before, moment));
          }
          for (const { after, at: moment } of stack.reverse()) {
            now = step(now, 'redo', id, at);
            expect(asRestored(playOf(now, id), at)).toEqual(asRestored(after, moment));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('undo touches nothing but the play of its room, what it drew and its result', () => {
    fc.assert(
      fc.property(plans(80), (plan) => {
        for (const { before, at, done } of playPlan(plan).steps) {
          const own = done.events.find((event) => event.command === 'undo' || event.command === 'redo');
          if (!own) continue;
          const then = advance(before, at).state;
          const now = done.state;
          const shared = ({
            title,
            language,
            ruleset,
            look,
            sound,
            schedule,
            teams,
            past,
            rating,
            packages,
          }: State) => ({ title, language, ruleset, look, sound, schedule, teams, past, rating, packages });
          expect(shared(now)).toEqual(shared(then));
          for (const room of then.rooms) {
            const same = now.rooms.find((r) => r.id === room.id)!;
            if (room.id !== own.room) expect(same).toEqual(room);
            else
              expect([same.onAir, same.questions, same.name]).toEqual([
                room.onAir,
                room.questions,
                room.name,
              ]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
