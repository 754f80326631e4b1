import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  advance,
  type Answer,
  describe as tell,
  evolve,
  execute,
  initialState,
  instant,
  nextDue,
  project,
  ROLES,
  type State,
} from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { chanceOf, type Game, isPlain, playPlan, plans } from './random-game.ts';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function everyView(state: State, at: number): void {
  for (const role of ROLES) {
    for (const room of role === 'explainer' ? [undefined, ...state.rooms.map((r) => r.id)] : [undefined]) {
      expect(isPlain(project(state, role, instant(at), room)), role).toBe(true);
    }
  }
}

/** What holds in every state, whatever led to it. */
function isValid(state: State): void {
  expect(state.rooms.length).toBeGreaterThan(0);
  expect(new Set(state.teams.map((t) => t.id)).size).toBe(state.teams.length);
  for (const { id, play, done } of state.rooms) {
    const { party, chgk, clock } = play;
    expect([id, party !== null && chgk !== null]).toEqual([id, false]);
    expect(play.game).toBe(chgk ? 'chgk' : party ? 'party' : 'none');
    if (party) {
      const open = party.phase === 'prep' || party.phase === 'play' || party.phase === 'review';
      expect(party.attempt !== null).toBe(open);
      expect(party.run !== null).toBe(party.phase !== null);
      if (open) expect(clock).not.toBeNull();
      if (party.phase === 'review') expect(clock?.status).toBe('ended');
      if (party.phase === 'play') expect(clock?.status).toMatch(/running|paused/);
    }
    if (chgk) {
      const running = ['discussion', 'extra', 'club', 'credit'].includes(chgk.phase);
      if (running)
        expect([clock?.kind, clock?.status]).toEqual([chgk.phase, expect.stringMatching(/running|paused/)]);
      if (['between', 'decisiveAsked', 'spinning', 'internetPick', 'reading'].includes(chgk.phase))
        expect(clock).toBeNull();
      if (chgk.phase === 'deciding') expect(clock?.status).toBe('ended');
      expect(chgk.winner !== null).toBe(chgk.phase === 'over');
      expect(chgk.extraMinutes).toBeGreaterThanOrEqual(0);
    }
    expect(done?.depth ?? 0).toBeLessThan(500);
  }
  const due = nextDue(state);
  if (due !== null) expect(Number.isSafeInteger(due)).toBe(true);
}

const forEveryGame = (length: number, numRuns: number, check: (game: Game) => void) =>
  fc.assert(
    fc.property(plans(length), (plan) => {
      check(playPlan(plan));
    }),
    { numRuns },
  );

describe('a journal is the show', () => {
  test('U-1 replay equals live: the events alone give the state', () => {
    forEveryGame(120, 100, ({ events, state }) => {
      expect(events.reduce(evolve, initialState())).toEqual(state);
    });
  });

  test('every prefix of a journal is a valid state, with a view for everybody and a line for every event', () => {
    forEveryGame(80, 60, ({ events }) => {
      let state = initialState();
      for (const event of events) {
        state = evolve(state, event);
        isValid(state);
        expect(isPlain(state)).toBe(true);
        everyView(state, state.at);
        expect(tell(event, 'ru', state)).not.toMatch(/undefined|NaN/);
      }
      const later = state.at + 1_000_000;
      everyView(advance(state, instant(later)).state, later);
    });
  });

  test('state and events survive a round trip through JSON', () => {
    forEveryGame(80, 60, ({ events, state }) => {
      expect(overTheWire(state)).toEqual(state);
      expect(overTheWire(events)).toEqual(events);
      expect(overTheWire(events).reduce(evolve, initialState())).toEqual(state);
    });
  });

  test('after a round trip of the state the show goes on the same', () => {
    fc.assert(
      fc.property(plans(60), fc.double({ min: 0, max: 1, noNaN: true }), (plan, part) => {
        const { steps, state } = playPlan(plan);
        const cut = Math.floor(steps.length * part);
        const answers = new Map<string, Answer>();
        let reborn = overTheWire(steps[cut]?.before ?? state);
        for (const [i, step] of steps.entries()) {
          if (i < cut) {
            if (step.done.commandId !== null) answers.set(step.done.commandId, step.done.answer);
            continue;
          }
          const done = execute(reborn, step.input, {
            at: step.at,
            chance: chanceOf(plan, i),
            answered: (id) => answers.get(id),
            by: 'operator',
          });
          if (done.commandId !== null) answers.set(done.commandId, done.answer);
          expect([done.answer, done.events]).toEqual([step.done.answer, step.done.events]);
          reborn = overTheWire(done.state);
        }
        expect(reborn).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });

  test('C-3 X-11 catching up in many steps or in one gives the same events', () => {
    fc.assert(
      fc.property(plans(50), fc.array(fc.nat({ max: 200_000 }), { maxLength: 12 }), (plan, waits) => {
        const { state, at } = playPlan(plan);
        const end = instant(at + waits.reduce((sum, wait) => sum + wait, 0));
        const whole = advance(state, end);
        let now = state;
        let t: number = at;
        const events = waits.flatMap((wait) => {
          t += wait;
          const step = advance(now, instant(t));
          now = step.state;
          return step.events;
        });
        expect(events).toEqual(whole.events);
        expect(now).toEqual(whole.state);
        expect(nextDue(whole.state) ?? Infinity).toBeGreaterThan(end);
      }),
      { numRuns: 60 },
    );
  });

  test('events are dated in order, and nothing is dated before what has been written', () => {
    forEveryGame(100, 60, ({ events }) => {
      for (const [i, event] of events.entries()) {
        if (i > 0) expect(event.at).toBeGreaterThanOrEqual(events[i - 1]!.at);
      }
    });
  });
});

describe('a command is carried out whole or not at all', () => {
  test('a refused command changes nothing, an accepted one is exactly one event', () => {
    forEveryGame(100, 60, ({ steps }) => {
      for (const { before, at, done } of steps) {
        const due = advance(before, at);
        const own = done.events.filter((event) => event.command !== null);
        if (done.answer.ok && done.commandId === null && own.length === 0) {
          // the answer to a spent id, once more
          expect(done.state).toEqual(due.state);
        } else if (done.answer.ok) {
          expect(own).toHaveLength(1);
          expect(done.events.slice(0, due.events.length)).toEqual(due.events);
        } else {
          expect([done.state, done.events]).toEqual([due.state, due.events]);
        }
      }
    });
  });

  test('X-3 a spent commandId is answered as the first time and changes nothing', () => {
    forEveryGame(100, 60, ({ steps }) => {
      const first = new Map<string, Answer>();
      for (const { before, at, input, done } of steps) {
        const id = (input as { commandId?: string }).commandId;
        if (id === undefined) continue;
        const known = first.get(id);
        if (known) {
          expect(done.answer).toEqual(known);
          expect(done.state).toEqual(advance(before, at).state);
        } else if (done.answer.ok || done.answer.code !== 'invalid') {
          first.set(id, done.answer);
        }
      }
    });
  });

  test('X-4 a room’s revision counts its accepted commands, and nothing else', () => {
    forEveryGame(80, 60, ({ events, state }) => {
      for (const room of state.rooms) {
        // a room id that vanished and was set again is a new room
        const born = events.findLastIndex(
          (e, i) =>
            e.type === 'rooms.set' &&
            e.rooms.some((r) => r.id === room.id) &&
            !events
              .slice(0, i)
              .reduce(evolve, initialState())
              .rooms.some((r) => r.id === room.id),
        );
        const own = events.slice(born + 1).filter((e) => e.room === room.id && e.command !== null);
        expect(room.revision).toBe(own.length);
      }
    });
  });

  test('the views of host and operator say truly what is allowed and why not', () => {
    const commands = {
      early: 'chgk.answer.early',
      extra: 'chgk.extra.use',
      club: 'chgk.club.take',
      credit: 'chgk.credit.request',
      decisive: 'chgk.decisive.request',
    } as const;
    forEveryGame(100, 40, ({ steps }) => {
      for (const [i, { done, at }] of steps.entries()) {
        for (const room of Object.values(project(done.state, 'operator', at).rooms)) {
          if (!room.chgk) continue;
          for (const [resource, type] of Object.entries(commands)) {
            const context = { at, chance: seededChance(i), answered: () => undefined };
            const { answer } = execute(done.state, { type, room: room.id }, context);
            expect(room.chgk.can[resource as keyof typeof commands]).toBe(answer.ok ? true : answer.code);
          }
        }
      }
    });
  });
});
