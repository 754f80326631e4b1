import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import {
  angleAt,
  degreesOf,
  middleOf,
  SECTOR_DEGREES,
  sectorAt,
  wayCovered,
} from '../../src/rules/chgk/wheel.ts';
import { instant, type PublicView } from '../../src/rules/index.ts';
import { duration } from '../../src/rules/time.ts';
import { chgkGame, rounds } from '../helpers/games.ts';
import { loadedChance, show, type Show } from '../helpers/show.ts';

const spin = (s: Show) => s.do('chgk.wheel.spin');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** What a page gets: the public view after its way over the wire. */
const publicGame = (s: Show) => {
  const view = JSON.parse(JSON.stringify(s.view('public'))) as PublicView;
  return view.rooms['main']!.chgk!;
};

describe('where the arrow points', () => {
  test('F-6.4 sector k lies from (k − 1) to k thirteenths of the circle, clockwise', () => {
    for (let sector = 1; sector <= 13; sector++) {
      expect(sectorAt((sector - 1) * SECTOR_DEGREES + 1e-9)).toBe(sector);
      expect(sectorAt(middleOf(sector))).toBe(sector);
      expect(sectorAt(sector * SECTOR_DEGREES - 1e-9)).toBe(sector);
      expect(sectorAt(middleOf(sector) + 720)).toBe(sector);
      expect(sectorAt(middleOf(sector) - 360)).toBe(sector);
    }
    expect([sectorAt(0), sectorAt(360), sectorAt(359.999999), sectorAt(-1e-9)]).toEqual([1, 1, 13, 13]);
  });

  /** Angles of many spins, each the first of a game. */
  const angles = (count: number, prepare: (s: Show) => Show): number[] => {
    const s = show({ seed: 20_171_222 });
    return Array.from({ length: count }, () => {
      prepare(s);
      spin(s);
      const { endAngle } = s.chgk.spin!;
      while (s.room().undo.can) s.do('undo');
      return endAngle;
    });
  };
  const chiSquare = (values: readonly number[], bins: number): number => {
    const counts = new Array<number>(bins).fill(0);
    for (const value of values) counts[Math.floor((value / 360) * bins)]! += 1;
    const expected = values.length / bins;
    return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  };

  test('F-6.5 the angle is uniform over the circle', () => {
    const values = angles(6_000, (s) => chgkGame({}, s));
    expect(values.every((angle) => angle >= 0 && angle < 360)).toBe(true);
    // 0.1 % of honest wheels exceed 32.9 with 13 sectors and 112.3 with 72 slices
    expect(chiSquare(values, 13)).toBeLessThan(32.9);
    expect(chiSquare(values, 72)).toBeLessThan(112.3);
  });

  test('F-6.5 … not over the sectors that are left', () => {
    const values = angles(600, (s) => rounds(chgkGame({}, s), 'EVEVEVEVEV'));
    expect(chiSquare(values, 13)).toBeLessThan(32.9);
  });

  test.each([
    [0, 1, 1],
    [0.5, 7, 7],
    [0.99999, 13, 1],
  ])('F-6.5 D-5 a chance of %d points at %i and plays %i', (number, pointed, sector) => {
    const s = spin(chgkGame({}, show({ chance: loadedChance(number) }))).wait('0:12');
    expect(s.chgk).toMatchObject({ pointed, sector, phase: 'reading', restAngle: number * 360 });
  });

  test('F-6.5 a played sector passes the turn on clockwise', () => {
    const s = chgkGame({}, show({ chance: loadedChance(0.01, 0.01) }));
    spin(s).wait('0:12').do('chgk.answer.early').do('chgk.verdict', { correct: true });
    spin(s).wait('0:12');
    expect(s.chgk).toMatchObject({ pointed: 1, sector: 2, played: [1, 2] });
  });
});

describe('a spin in time', () => {
  test('F-6.5 it lasts 12 s, or as the ruleset has it; a spin that is on keeps its length', () => {
    const s = spin(chgkGame());
    s.do('show.configure', { ruleset: { wheelSeconds: 5 } });
    expect(s.at(11_999).chgk.phase).toBe('spinning');
    expect(s.at(12_000).chgk.phase).toBe('reading');
    s.do('chgk.answer.early').do('chgk.verdict', { correct: true });
    expect(spin(s).chgk.spin?.durationMs).toBe(5_000);
    expect(s.wait(5_000).chgk.phase).not.toBe('spinning');
  });

  test('F-6.5 C-3 the arrow comes to stand at its due instant, whenever somebody looks', () => {
    const s = spin(chgkGame({}, show({ from: 700 }))).at(99_000);
    expect(s.events.at(-1)).toMatchObject({ type: 'chgk.wheelStood', at: 12_700, command: null });
    expect(s.chgk.pointedAt).toBe(12_700);
  });

  test('X-31 while the arrow spins the motion is public, pointed and sector change only when it stands', () => {
    const s = spin(rounds(chgkGame(), 'E'));
    const game = publicGame(s);
    expect(game.spin).toEqual({ ...s.chgk.spin, startedAt: s.now });
    expect([game.pointed, game.sector, game.round]).toEqual([1, 1, 1]);
    s.wait('0:12');
    expect(publicGame(s).pointed).toBe(sectorAt(game.spin!.endAngle));
  });

  test('nothing but undo stops a spinning top', () => {
    const s = spin(chgkGame());
    for (const type of [
      'chgk.wheel.spin',
      'chgk.discussion.start',
      'chgk.answer.early',
      'chgk.decisive.request',
    ]) {
      expect(s.refusal(type)).toBe('wrong-phase');
    }
    expect(s.refusal('chgk.wheel.point', { sector: 3 })).toBe('wrong-phase');
    expect(s.do('undo').wait('1:00').chgk).toMatchObject({ phase: 'between', round: 0 });
  });

  test('a real wheel’s result is shown without pretending to spin', () => {
    const s = spin(chgkGame()).wait('0:12').do('chgk.answer.early').do('chgk.verdict', { correct: true });
    const sector = s.chgk.sector === 9 ? 10 : 9;
    s.wait(500).do('chgk.wheel.point', { sector });
    expect(s.chgk).toMatchObject({
      spin: null,
      restAngle: middleOf(sector),
      pointed: sector,
      pointedAt: s.now,
    });
    expect(spin(s.do('chgk.answer.early').do('chgk.verdict', { correct: true })).chgk.spin?.startAngle).toBe(
      middleOf(sector),
    );
  });
});

describe('nobody steers the wheel', () => {
  test('before a spin its commitment is public, after it everything to check it with', () => {
    const s = chgkGame();
    for (let round = 1; round <= 4; round++) {
      const { commitment } = publicGame(s);
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
      spin(s);
      expect(publicGame(s).commitment).toBe(commitment);
      s.wait('0:12');
      const { opened, pointed, commitment: next } = publicGame(s);
      expect(opened?.commitment).toBe(commitment);
      expect(sha256(`${opened!.nonce}:${String(opened!.angle)}`)).toBe(commitment);
      expect(sectorAt(opened!.angle)).toBe(pointed);
      expect(next).not.toBe(commitment);
      s.do('chgk.answer.early').do('chgk.verdict', { correct: true });
    }
  });

  test('neither nonce nor angle is on any page before the spin', () => {
    const s = chgkGame();
    const { nonce, angle } = s.state.rooms[0]!.play.chgk!.seal;
    for (const role of ['operator', 'host', 'public'] as const) {
      expect(JSON.stringify(s.view(role))).not.toContain(nonce);
      expect(JSON.stringify(s.view(role))).not.toContain(String(angle));
    }
    expect(JSON.stringify(spin(s).view())).not.toContain(nonce);
  });

  test('what has been played, the count of questions or the options do not change a sealed spin', () => {
    const s = chgkGame({ internetCount: 0 });
    const { angle } = s.state.rooms[0]!.play.chgk!.seal;
    rounds(s.do('chgk.internet.count', { count: 5 }), 'EV').do('show.configure', {
      ruleset: { wheelSeconds: 30 },
    });
    expect(spin(s).chgk.spin?.endAngle).toBe(angle);
  });

  test('each game begins with a seal of its own', () => {
    const s = rounds(chgkGame(), 'EEEEEE');
    const { commitment } = s.chgk;
    expect(chgkGame({}, s).chgk.commitment).not.toBe(commitment);
  });
});

describe('the motion', () => {
  const spins = [
    { startAngle: 0, endAngle: 0, turns: 3, durationMs: 5_000 },
    { startAngle: 350, endAngle: 10, turns: 13, durationMs: 12_000 },
    { startAngle: 10, endAngle: 350, turns: 13, durationMs: 12_000 },
    { startAngle: 123.4, endAngle: 123.3, turns: 33, durationMs: 30_000 },
  ].map((s) => ({ ...s, startedAt: instant(1_000), durationMs: duration(s.durationMs) }));

  test.each(spins)(
    'begins at $startAngle°, ends at $endAngle° after $turns turns, and stands before and after',
    (s) => {
      const end = instant(s.startedAt + s.durationMs);
      expect(angleAt(s, s.startedAt)).toBe(s.startAngle);
      expect(angleAt(s, instant(0))).toBe(s.startAngle);
      expect((((angleAt(s, end) - s.endAngle) % 360) + 360) % 360).toBeCloseTo(0, 9);
      expect(angleAt(s, instant(end + 9_999))).toBe(angleAt(s, end));
      expect(angleAt(s, end) - s.startAngle).toBeGreaterThanOrEqual(s.turns * 360);
      expect(angleAt(s, end) - s.startAngle).toBe(degreesOf(s));
    },
  );

  test.each(spins)('never turns back ($turns turns)', (s) => {
    for (let t = 0; t < s.durationMs; t += 10) {
      expect(angleAt(s, instant(s.startedAt + t + 10))).toBeGreaterThan(angleAt(s, instant(s.startedAt + t)));
    }
  });

  test('the speed has no jump, is zero at both ends, rises once and then only falls', () => {
    const steps = 20_000;
    const speeds = Array.from(
      { length: steps },
      (_, i) => (wayCovered((i + 1) / steps) - wayCovered(i / steps)) * steps,
    );
    const top = Math.max(...speeds);
    const peak = speeds.indexOf(top);
    expect(speeds[0]).toBeLessThan(top * 0.001);
    expect(speeds.at(-1)).toBeLessThan(top * 0.001);
    for (const [i, speed] of speeds.entries()) {
      if (i === 0) continue;
      const change = speed - speeds[i - 1]!;
      expect(Math.abs(change)).toBeLessThan(top * 0.003);
      if (i <= peak) expect(change).toBeGreaterThanOrEqual(-1e-9);
      else expect(change).toBeLessThanOrEqual(1e-9);
    }
  });

  test('friction: three quarters of the way are behind it at half the time', () => {
    expect(wayCovered(0.5)).toBeGreaterThan(0.7);
    expect(wayCovered(0)).toBe(0);
    expect(wayCovered(1)).toBe(1);
  });

  test('a longer spin turns more often, a short one still three times', () => {
    const turns = (wheelSeconds: number) =>
      spin(chgkGame().do('show.configure', { ruleset: { wheelSeconds } })).chgk.spin!.turns;
    expect([turns(1), turns(5), turns(12), turns(30)]).toEqual([3, 6, 13, 33]);
  });
});
