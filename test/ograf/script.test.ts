import { describe, expect, it } from 'vitest';

import { type Entry, situationAt, stepAfter } from '../../src/graphics/ograf/script.ts';
import type { Instant } from '../../src/rules/index.ts';

const entry = (at: number, action: Entry['action'], skip = false): Entry => ({
  at: at as Instant,
  action,
  skip,
});
const at = (entries: readonly Entry[], t: number, steps = 1) => situationAt(entries, t as Instant, steps);

describe('what a renderer asked for, at any instant', () => {
  const script = [
    entry(0, { type: 'load', data: { title: 'А', text: 'б' } }, true),
    entry(1000, { type: 'play' }),
    entry(3000, { type: 'update', data: { title: 'В' } }),
    entry(5000, { type: 'stop' }),
  ];

  it('before it is played it is off air at step −1', () => {
    expect(at(script, 999)).toMatchObject({ step: -1, onAir: false, since: null });
  });

  it('an update is partial and keeps what was before it for the move', () => {
    const now = at(script, 3000);
    expect(now.data).toEqual({ title: 'В', text: 'б' });
    expect(now.update).toEqual({ at: 3000, before: { title: 'А', text: 'б' } });
  });

  it('leaves at the stop, and the same instant is the same whatever was asked for first', () => {
    expect(at(script, 5000)).toMatchObject({ step: -1, onAir: false, since: 5000, earlier: [1000] });
    const backwards = [6000, 4000, 2000, 0].map((t) => at(script, t));
    const forwards = [0, 2000, 4000, 6000].map((t) => at(script, t));
    expect(backwards.reverse()).toEqual(forwards);
  });

  it('skipAnimation: the move lies long before', () => {
    const now = at([script[0]!, entry(1000, { type: 'play' }, true)], 1000);
    expect(now.onAir).toBe(true);
    expect(now.since!).toBeLessThan(1000 - 10_000);
  });

  it('what skipAnimation skips is the move alone: a clock counts from when it was asked for', () => {
    const now = at(
      [
        entry(1000, { type: 'play' }, true),
        entry(1500, { type: 'custom', id: 'pause', payload: {} }, true),
        entry(2000, { type: 'play' }, true),
      ],
      2000,
      2,
    );
    expect(now).toMatchObject({ step: 1, playedAt: 1000, customs: [{ id: 'pause', at: 1500 }] });
    expect(now.customs[0]!.since).toBeLessThan(1500 - 10_000);
  });

  it('what has happened can be summed up: the rest goes on from there', () => {
    for (const cut of [0, 1, 2, 3, 4]) {
      const past = at(script.slice(0, cut), 9000);
      expect(situationAt(script.slice(cut), 9000 as Instant, 1, past)).toEqual(at(script, 9000));
    }
  });

  it.each([
    [-1, {}, 3, 0],
    [0, {}, 3, 1],
    [2, {}, 3, -1],
    [0, {}, 1, -1],
    [0, { delta: 2 }, 3, 2],
    [2, { delta: -1 }, 3, 1],
    [0, { delta: -1 }, 3, -1],
    [2, { goto: 0 }, 3, 0],
    [0, { goto: 9 }, 3, -1],
    [1, { goto: 2, delta: 5 }, 3, 2],
  ])('from step %i a play of %o among %i steps leads to %i', (step, play, steps, to) => {
    expect(stepAfter(step, play, steps)).toBe(to);
  });

  it('remembers when each step was reached', () => {
    const now = at(
      [entry(100, { type: 'play' }), entry(200, { type: 'play' }), entry(300, { type: 'play' })],
      400,
      3,
    );
    expect(now).toMatchObject({ step: 2, reached: [100, 200, 300] });
  });
});
