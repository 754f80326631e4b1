import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  adjustClock,
  type Clock,
  endClock,
  endsAt,
  isInTime,
  pauseClock,
  pressMoment,
  readingAt,
  remainingAt,
  remainingAtPress,
  resumeClock,
  startClock,
} from '../../src/rules/clock.ts';
import {
  type Event,
  evolve,
  initialState,
  instant,
  type OperatorView,
  project,
  type State,
} from '../../src/rules/index.ts';
import { ladderPoints } from '../../src/rules/ladder.ts';
import { duration } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import { angleAt, degreesOf } from '../../src/rules/chgk/wheel.ts';
import { playPlan, plans } from './random-game.ts';

const ladders = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -20, max: 400 }), fc.integer({ min: -40, max: 400 })), {
    minLength: 1,
    maxLength: 15,
    selector: ([seconds]) => seconds,
  })
  .map((rows) => {
    const seconds = rows.map(([s]) => s).sort((a, b) => b - a);
    const points = [...new Set(rows.map(([, p]) => p))].sort((a, b) => b - a);
    return seconds.slice(0, points.length).map((s, i) => [s, points[i]! / 2] as const);
  });

type Act = {
  readonly wait: number;
  readonly what: 'pause' | 'resume' | 'adjust' | 'look';
  readonly delta: number;
};
const acts = fc.array(
  fc.record<Act>({
    wait: fc.oneof(fc.nat({ max: 1_500 }), fc.nat({ max: 90_000 })),
    what: fc.constantFrom('pause', 'resume', 'adjust', 'look'),
    delta: fc.integer({ min: -40_000, max: 40_000 }),
  }),
  { maxLength: 25 },
);

describe('the ladder', () => {
  test('P-12 P-13 it never rises while the clock falls', () => {
    fc.assert(
      fc.property(
        ladders.filter((rows) => rows.every(([, points]) => points >= 0)),
        fc.array(fc.integer({ min: -6_000, max: 400_000 }), { minLength: 2, maxLength: 60 }),
        (rows, times) => {
          const falling = times.sort((a, b) => b - a).map((ms) => ladderPoints(rows, Math.ceil(ms / 1000)));
          for (const [i, points] of falling.entries())
            if (i > 0) expect(points).toBeLessThanOrEqual(falling[i - 1]!);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('P-12 X-50 it is the points of the lowest row that the seconds still reach', () => {
    fc.assert(
      fc.property(ladders, fc.integer({ min: -30, max: 420 }), (rows, seconds) => {
        const reached = rows.filter(([least]) => seconds >= least);
        expect(ladderPoints(rows, seconds)).toBe(
          reached.length === 0 ? 0 : Math.max(...reached.map(([, points]) => points)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('a clock through pauses, resumes and adjustments', () => {
  /** The same clock kept as a plain countdown, ms by hand. */
  const countdown = (length: number, reserve: number) => ({
    left: length,
    reserve,
    running: true,
    over: false,
  });

  test('C-1 C-3 C-4 X-13 it reads what a countdown kept by hand reads, and ends when that does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120_000 }),
        fc.constantFrom(0, 5_000, 1),
        acts,
        (length, reserve, list) => {
          let clock: Clock = startClock('attempt', duration(length), duration(reserve), instant(0));
          const hand = countdown(length, reserve);
          let t = 0;
          for (const { wait, what, delta } of list) {
            const end = endsAt(clock);
            t += wait;
            if (hand.running) {
              hand.left -= wait;
              if (hand.left <= -reserve) {
                expect(end).toBe(t + hand.left + reserve);
                hand.left = -reserve;
                hand.running = false;
                hand.over = true;
                clock = endClock(clock, end!);
              } else expect(end).toBeGreaterThan(t);
            } else expect(end).toBeNull();
            const at = instant(t);
            if (!hand.over && what === 'pause' && hand.running) {
              clock = pauseClock(clock, at);
              hand.running = false;
            } else if (!hand.over && what === 'resume' && !hand.running) {
              clock = resumeClock(clock, at);
              hand.running = true;
            } else if (!hand.over && what === 'adjust') {
              clock = adjustClock(clock, delta, at);
              hand.left += delta;
              if (hand.left <= -reserve) {
                hand.left = -reserve;
                hand.running = false;
                hand.over = true;
              }
            }
            expect([remainingAt(clock, at), clock.status === 'ended']).toEqual([hand.left + 0, hand.over]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('C-5 X-16 a press lies within 2,000 ms before its arrival and not before the clock’s anchor, and reads what was shown then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(0, 5_000),
        fc.nat({ max: 30_000 }),
        fc.oneof(fc.constant(null), fc.integer({ min: -5_000, max: 40_000 }), fc.maxSafeInteger()),
        (length, reserve, arrival, pressedAt) => {
          const started = startClock('attempt', duration(length), duration(reserve), instant(1_000));
          const end = endsAt(started)!;
          const at = instant(1_000 + arrival);
          const clock = at >= end ? endClock(started, end) : started;
          const pressed = pressMoment(clock, pressedAt, at);
          expect(pressed).toBeLessThanOrEqual(at);
          expect(pressed).toBeGreaterThanOrEqual(Math.max(1_000, at - 2_000));
          const claimed = pressedAt ?? at;
          if (claimed >= Math.max(1_000, at - 2_000) && claimed <= at) expect(pressed).toBe(claimed);
          expect(isInTime(clock, pressed)).toBe(pressed <= end);
          if (pressed <= end) expect(remainingAtPress(clock, pressed)).toBe(remainingAt(started, pressed));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('clocks of random games', () => {
  test('C-3 a clock ends at most once for every start, at its due instant', () => {
    fc.assert(
      fc.property(plans(120), (plan) => {
        const { events } = playPlan(plan);
        /** When the running clock of a room is due, by its start, pauses and adjustments alone; null while none runs. */
        const due = new Map<string, number>();
        const left = new Map<string, number>();
        let state: State = initialState();
        const start = (event: Event, length: number) => due.set(event.room!, event.at + length);
        for (const event of events) {
          const { room, at } = event;
          state = evolve(state, event);
          if (event.type === 'rooms.set') {
            for (const id of due.keys()) if (!event.rooms.some((r) => r.id === id)) due.delete(id);
          }
          if (room === null) continue;
          switch (event.type) {
            case 'clock.ended':
              expect(due.get(room)).toBe(at);
              due.delete(room);
              break;
            case 'party.attemptStarted':
              start(event, event.preparation);
              break;
            case 'party.playStarted':
              start(event, event.length + event.reserve);
              break;
            case 'chgk.discussionStarted':
            case 'chgk.extraUsed':
            case 'chgk.clubTaken':
            case 'chgk.creditGranted':
              start(event, event.length);
              break;
            case 'clock.paused':
              left.set(room, due.get(room)! - at);
              due.delete(room);
              break;
            case 'clock.resumed':
              start(event, left.get(room)!);
              break;
            case 'clock.adjusted': {
              const running = due.get(room);
              if (running === undefined) left.set(room, left.get(room)! + event.delta);
              else if (running + event.delta <= at) due.delete(room);
              else due.set(room, running + event.delta);
              break;
            }
            case 'undone':
            case 'redone': {
              // whatever comes back stands still
              due.delete(room);
              const { clock } = state.rooms.find((r) => r.id === room)!.play;
              expect(clock?.status).not.toBe('running');
              if (clock) left.set(room, remainingAt(clock, at) + clock.reserve);
              break;
            }
            default:
              if (
                event.command !== null &&
                state.rooms.find((r) => r.id === room)?.play.clock?.status !== 'running'
              )
                due.delete(room);
          }
        }
        expect(due.size).toBe(state.rooms.filter((r) => r.play.clock?.status === 'running').length);
      }),
      { numRuns: 100 },
    );
  });

  test('C-1 C-2 a page reads every digit between two views off the anchor, as the rules do', () => {
    fc.assert(
      fc.property(plans(60), fc.nat({ max: 60_000 }), (plan, wait) => {
        for (const { done, at } of playPlan(plan).steps) {
          const t = instant(at + wait);
          for (const room of Object.values<OperatorView['rooms'][string]>(
            project(done.state, 'operator', at).rooms,
          )) {
            if (!room.clock) continue;
            const { clock } = done.state.rooms.find((r) => r.id === room.id)!.play;
            expect(readClock(room.clock, t)).toEqual(readingAt(clock!, t));
            expect(readClock(room.clock, at)).toEqual(readingAt(clock!, at));
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the wheel', () => {
  const spins = fc.record({
    startedAt: fc.nat().map(instant),
    durationMs: fc.integer({ min: 1_000, max: 60_000 }).map(duration),
    startAngle: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
    endAngle: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
    turns: fc.integer({ min: 3, max: 40 }),
  });

  test('F-6.5 at any instant its angle is a pure function that never falls, from the start angle to the end angle', () => {
    fc.assert(
      fc.property(
        spins,
        fc.array(fc.integer({ min: -2_000, max: 62_000 }), { minLength: 2 }),
        (spin, offsets) => {
          const whole = degreesOf(spin);
          expect(Math.abs(((spin.startAngle + whole - spin.endAngle + 180) % 360) - 180)).toBeLessThan(1e-6);
          let before = -Infinity;
          for (const offset of offsets.sort((a, b) => a - b)) {
            const angle = angleAt(spin, instant(spin.startedAt + offset));
            expect(angle).toBeGreaterThanOrEqual(before);
            expect(angle).toBeGreaterThanOrEqual(spin.startAngle);
            expect(angle).toBeLessThanOrEqual(spin.startAngle + whole);
            before = angle;
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
