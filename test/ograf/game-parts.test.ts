import { describe, expect, it } from 'vitest';

import { fieldsOf } from '../../src/graphics/ograf/fields.ts';
import { chgkFrom, clockFrom, sectorsOf, spinOf } from '../../src/graphics/ograf/game-parts.ts';
import { type Action, type Data, type Entry, situationAt } from '../../src/graphics/ograf/script.ts';
import { sectorAt } from '../../src/rules/chgk/wheel.ts';
import type { Instant } from '../../src/rules/index.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';

const digits = (
  actions: readonly (readonly [at: number, action: Action, skip?: boolean])[],
  t: number,
): string => {
  const entries = actions.map(([at, action, skip = false]): Entry => ({ at: at as Instant, action, skip }));
  const clock = clockFrom(fieldsOf({}), situationAt(entries, t as Instant, 1), 'discussion', 60);
  return readClock(clock, t as Instant).digits;
};
const custom = (id: string, payload: Data = {}): Action => ({ type: 'custom', id, payload });

describe('a clock in another renderer', () => {
  it.each([false, true])('counts from the play, also without its move (skipAnimation %o)', (skip) => {
    expect(digits([[1000, { type: 'play' }, skip]], 11_000)).toBe('0:50');
  });

  it.each([false, true])(
    'is paused, adjusted and started when it was asked for (skipAnimation %o)',
    (skip) => {
      const actions = [
        [0, { type: 'play' }],
        [10_000, custom('pause'), skip],
        [15_000, custom('adjust', { seconds: 5 }), skip],
        [20_000, custom('start'), skip],
      ] as const;
      expect(digits(actions, 18_000)).toBe('0:55');
      expect(digits(actions, 25_000)).toBe('0:50');
    },
  );

  it('is not led astray by what is no number', () => {
    const play = [0, { type: 'play' }] as const;
    expect(digits([play, [0, custom('adjust', { seconds: 'ten' })]], 1000)).toBe('0:59');
  });

  it('played again after it has left begins anew', () => {
    const actions = [
      [0, { type: 'play' }],
      [5000, custom('pause')],
      [9000, { type: 'stop' }],
      [20_000, { type: 'play' }],
    ] as const;
    expect(digits(actions, 21_000)).toBe('0:59');
  });
});

describe('the wheel in another renderer', () => {
  it('spins to the sector that a form names; 0 as the played one, as forms have it at first, means the same', () => {
    for (let sector = 1; sector <= 13; sector += 1) {
      const payload = { sector, played: 0, seconds: 12 };
      expect(sectorAt(spinOf(payload, 0 as Instant, 100).endAngle)).toBe(sector);
      expect(sectorsOf(payload)).toEqual({ pointed: sector, sector });
    }
    expect(sectorsOf({ sector: 4, played: 6 })).toEqual({ pointed: 4, sector: 6 });
  });

  it.each([{}, { sector: 'x', played: null }, { sector: 99, played: -4 }, { sector: 2.4, played: 1e300 }])(
    'knows a sector whatever is sent: %o',
    (payload) => {
      for (const sector of Object.values(sectorsOf(payload))) {
        expect(Number.isInteger(sector)).toBe(true);
        expect(sector).toBeGreaterThanOrEqual(1);
        expect(sector).toBeLessThanOrEqual(13);
      }
    },
  );
});

it('a score beyond any board is held to what a board can show', () => {
  const game = chgkFrom(fieldsOf({ expertsScore: 1e12, viewersScore: -3, gameTo: 0 }));
  expect(game).toMatchObject({ score: { experts: 99, viewers: 0 }, gameTo: 1 });
});
