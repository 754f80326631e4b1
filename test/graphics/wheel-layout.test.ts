import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AWAY_MS } from '../../overlays/wheel/after.ts';
import { CANVAS, floating, lens, lying, multiply, STILL, TILT, VIEW } from '../../overlays/wheel/camera.ts';
import { captionOf } from '../../overlays/wheel/captions.ts';
import { changeOf, createLook, endOf, type Look, lookAt, slotOf } from '../../overlays/wheel/layout.ts';
import { ENVELOPE, sectorMiddle } from '../../overlays/wheel/geometry.ts';
import {
  CARD,
  cardAt,
  cardRegion,
  HERO,
  movingRegion,
  NEAR,
  sectorsRegion,
  shadowOf,
  wholeRegion,
} from '../../overlays/wheel/regions.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { angleAt, SECTORS } from '../../src/rules/chgk/wheel.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { PublicView, RoomPublicView } from '../../src/rules/views/types.ts';
import { at, T0 } from '../helpers/views.ts';
import {
  before,
  setByHand,
  SPIN_MS,
  spinning,
  spinTo,
  stood,
  WHEEL_SCENES,
} from '../browser/wheel-scenes.ts';

function roomOf(view: PublicView): RoomPublicView {
  const room = Object.values(view.rooms)[0];
  if (!room) throw new Error('no room');
  return room;
}

function lookOf(view: PublicView, ms: number): Look {
  const look = createLook();
  lookAt(roomOf(view), at(ms), look);
  return look;
}

const change = (view: PublicView, ms: number): number | 'frame' | null => {
  const next = changeOf(roomOf(view), at(ms));
  return typeof next === 'number' ? next - T0 : next;
};

const sector = fc.integer({ min: 1, max: SECTORS });

/** How strongly each sector is lit, and the scale before it. */
function lightsOf(look: Look): readonly number[] {
  return Array.from({ length: SECTORS * 2 }, (_, index) => {
    const which = (index % SECTORS) + 1;
    if (index >= SECTORS) return look.underSector === which ? look.under : 0;
    const lit = look.litSector === which ? look.lit : 0;
    const pointed = look.pointedSector === which ? 0.5 * look.pointed : 0;
    return look.glow * Math.max(lit, pointed);
  });
}

/** The largest step that any light makes from one look to another. */
function stepOf(from: Look, to: Look): number {
  const lights = lightsOf(to);
  return Math.max(...lightsOf(from).map((light, index) => Math.abs(light - (lights[index] ?? 0))));
}

describe('the arrow', () => {
  test('F-6.5 is at every instant exactly where the rules have it', () => {
    fc.assert(
      fc.property(sector, fc.integer({ min: -2_000, max: SPIN_MS - 1 }), (to, ms) => {
        const spin = spinTo(to);
        const { angle } = lookOf(spinning(to), ms);
        expect(angle).toBe(ms < 0 ? angleAt(spin, at(ms)) % 360 : angleAt(spin, at(ms)));
      }),
    );
  });

  test('stands upright and still before a spin and after it', () => {
    for (const ms of [-1, 0, SPIN_MS, SPIN_MS + 1, SPIN_MS + 50_000]) {
      const { lean, speed, angle } = lookOf(spinning(7), ms);
      expect({ lean, speed }).toEqual({ lean: 0, speed: 0 });
      expect(angle).toBe(lookOf(spinning(7), ms < SPIN_MS ? 0 : SPIN_MS).angle);
    }
  });

  test('wobbles before it stands, wider than anywhere else, and leans smoothly throughout', () => {
    let [widest, widestAt, last] = [0, 0, 0];
    for (let ms = 0; ms <= SPIN_MS; ms += 1) {
      const { lean } = lookOf(spinning(7), ms);
      expect(Math.abs(lean - last)).toBeLessThan(0.1);
      last = lean;
      if (lean > widest) [widest, widestAt] = [lean, ms];
    }
    expect(widest).toBeGreaterThan(3);
    expect(widestAt / SPIN_MS).toBeGreaterThan(0.75);
  });

  test('of a real wheel is where it was set from the first moment and never turns', () => {
    const view = setByHand(3);
    const { restAngle } = roomOf(view).chgk ?? {};
    for (let ms = 0; ms < 6_000; ms += 40) {
      const { angle, speed, lean } = lookOf(view, ms);
      expect({ angle, speed, lean }).toEqual({ angle: restAngle, speed: 0, lean: 0 });
    }
    expect(lookOf(view, 0).arrow).toBe(0);
    expect(lookOf(view, 1_000).arrow).toBe(1);
  });
});

describe('once the arrow stands', () => {
  const settled = (view: PublicView): Look => lookOf(view, SPIN_MS + 60_000);

  test('F-6.5 the light walks clockwise from the pointed sector to the one that is played', () => {
    fc.assert(
      fc.property(sector, sector, (pointed, played) => {
        const view = stood(pointed, played);
        const lit: number[] = [];
        for (let ms = SPIN_MS + 700; ms < SPIN_MS + 10_000; ms += 20) {
          const look = lookOf(view, ms);
          if (look.lit > 0.3 && look.litSector !== lit.at(-1)) lit.push(look.litSector);
          expect(look.pointedSector).toBe(pointed);
        }
        const steps = (played - pointed + SECTORS) % SECTORS;
        const walk = Array.from({ length: steps }, (_, i) => ((pointed + i) % SECTORS) + 1);
        expect(lit).toEqual(steps === 0 ? [pointed] : walk);
        expect(settled(view)).toMatchObject({ lit: 1, push: 1, lift: 1, flip: 1, held: played });
      }),
    );
  });

  test('F-6.5 the caption names the pointed sector first, then the played one and where the arrow is', () => {
    const view = stood(5, 7);
    const { chgk } = roomOf(view);
    expect(captionOf(chgk, lookOf(view, SPIN_MS + 800), 'ru')).toMatchObject({
      number: '5',
      plate: 'Уже сыгран',
    });
    expect(captionOf(chgk, settled(view), 'ru')).toMatchObject({ number: '7', note: 'Стрелка на 5' });
    expect(captionOf(chgk, settled(view), 'en')).toMatchObject({ number: '7', note: 'The arrow stood at 5' });
  });

  test('F-6.5.1 the thirteenth asks for a number, then shows it; D-5 without questions it is passed over', () => {
    const asked = roomOf(stood(13)).chgk;
    const look = settled(stood(13));
    expect(captionOf(asked, look, 'ru')).toMatchObject({
      plate: '13-й сектор',
      note: 'Капитан называет номер: 1–40',
    });
    const named = roomOf(stood(13, 13, { phase: 'reading', internetNumber: 17 })).chgk;
    expect(captionOf(named, look, 'en')?.plate).toBe('Question no. 17');
    const none = stood(13, 1, { internetCount: 0 });
    expect(captionOf(roomOf(none).chgk, lookOf(none, SPIN_MS + 800), 'ru')?.plate).toBe('Вопросов нет');
  });

  test('F-6.5.2 a blitz says so and counts its questions', () => {
    const look = settled(stood(9));
    expect(captionOf(roomOf(stood(9)).chgk, look, 'ru')).toMatchObject({ plate: 'Блиц', special: true });
    const second = roomOf(stood(9, 9, { blitzQuestion: 2 })).chgk;
    expect(captionOf(second, look, 'ru')?.note).toBe('Вопрос 2 из 3');
  });

  test('the verdict puts the envelope back; a right answer inside a blitz does not', () => {
    const verdict = {
      at: at(SPIN_MS + 20_000),
      correct: true,
      scoreBefore: { experts: 3, viewers: 2 },
    } as const;
    const over = stood(9, 9, { phase: 'between', verdict: { ...verdict, point: 'experts' } });
    expect(lookOf(over, SPIN_MS + 20_000)).toMatchObject({ push: 1, lift: 1, held: 9 });
    expect(lookOf(over, SPIN_MS + 20_000 + AWAY_MS)).toMatchObject({ push: 0, lift: 0, held: 0, named: 0 });
    const goesOn = stood(9, 9, { phase: 'reading', blitzQuestion: 2, verdict: { ...verdict, point: null } });
    expect(lookOf(goesOn, SPIN_MS + 20_000 + AWAY_MS)).toMatchObject({ push: 1, lift: 1, held: 9 });
  });

  test('a verdict that comes before the envelope is up turns round where it is', () => {
    const verdict = { correct: true, point: 'experts', scoreBefore: { experts: 3, viewers: 2 } } as const;
    const early = SPIN_MS + 2_000;
    const view = stood(7, 7, { phase: 'between', verdict: { ...verdict, at: at(early) } });
    const [last, first] = [lookOf(stood(7), early), lookOf(view, early)];
    for (const part of ['push', 'lift', 'flip', 'lit'] as const) expect(first[part]).toBeCloseTo(last[part]);
  });
});

describe('the light on the table', () => {
  const verdict = { correct: true, point: 'experts', scoreBefore: { experts: 3, viewers: 2 } } as const;
  const over = (pointed: number, played: number, at_: number): PublicView =>
    stood(pointed, played, { phase: 'between', verdict: { ...verdict, at: at(at_) } });

  test('where the arrow has come to rest it stays, whoever knows of it first', () => {
    fc.assert(
      fc.property(sector, (to) => {
        const last = lookOf(spinning(to), SPIN_MS - 1);
        const late = lookOf(spinning(to), SPIN_MS + 80);
        const first = lookOf(stood(to), SPIN_MS);
        expect(last.angle % 360).toBeCloseTo(first.angle, 2);
        expect(late.angle).toBe(first.angle);
        expect(
          [stepOf(last, first), stepOf(last, late), stepOf(late, first)].every((step) => step < 0.01),
        ).toBe(true);
        expect(first).toMatchObject({ underSector: to, under: 0.75 });
      }),
    );
  });

  test('between rounds the sector that the arrow was left at is lit softly, until the top is pushed', () => {
    const rested = lookOf(over(7, 7, SPIN_MS + 20_000), SPIN_MS + 40_000);
    expect(rested).toMatchObject({ litSector: 7, lit: 1, settled: true, held: 0 });
    expect(rested.glow).toBeGreaterThan(0.3);
    expect(rested.glow).toBeLessThan(0.6);
    const shifted = lookOf(over(5, 7, SPIN_MS + 20_000), SPIN_MS + 40_000);
    expect(shifted).toMatchObject({ litSector: 5, glow: rested.glow });
    expect(lookOf(spinning(7), 0)).toMatchObject({ litSector: 4, glow: rested.glow });
    expect(lookOf(spinning(7), 1_000)).toMatchObject({ lit: 0, under: 0 });
    const first = { pointed: null, sector: null, sectorKind: null, pointedAt: null, played: [] } as const;
    expect(lightsOf(lookOf(before(first), 0)).every((light) => light === 0)).toBe(true);
    expect(lightsOf(lookOf(spinning(7, first), 100)).every((light) => light === 0)).toBe(true);
  });

  test('goes over from every move to the next without a jump', () => {
    for (const [pointed, played] of [
      [7, 7],
      [5, 7],
      [13, 2],
    ] as const) {
      for (const after of [400, 1_500, 2_600, 20_000]) {
        const said = SPIN_MS + after;
        const view = over(pointed, played, said);
        let last = lookOf(stood(pointed, played), said);
        for (let ms = said; ms < said + AWAY_MS + 100; ms += 4) {
          const look = lookOf(view, ms);
          expect(stepOf(last, look), `${pointed} to ${played}, ${after}, at ${ms - said}`).toBeLessThan(0.03);
          last = look;
        }
      }
    }
    let last = lookOf(before(), 0);
    for (let ms = 0; ms < SPIN_MS; ms += 4) {
      const look = lookOf(spinning(7), ms);
      // The light under the arrow goes over from sector to sector.
      if (look.underSector === last.underSector) expect(stepOf(last, look), `at ${ms}`).toBeLessThan(0.03);
      last = look;
    }
  });
});

test('what lies in the sectors: played, blitz, the thirteenth with questions and without (D-5)', () => {
  const { chgk } = roomOf(before());
  if (!chgk) throw new Error('no game');
  const slots = Array.from({ length: SECTORS }, (_, i) => slotOf(chgk, i + 1));
  expect(slots.map((slot, i) => (slot === 'spent' ? i + 1 : 0)).filter(Boolean)).toEqual([2, 4, 5, 6, 11]);
  expect([slots[8], slots[12]]).toEqual(['blitz', 'internet']);
  expect(slotOf({ ...chgk, internetCount: 0 }, 13)).toBe('empty');
  const played = { ...chgk, played: [9, 13] };
  expect([slotOf(played, 9), slotOf(played, 13)]).toEqual(['spentBlitz', 'spentInternet']);
});

describe('time', () => {
  const all = WHEEL_SCENES.flatMap(({ name, view, instants }) => instants.map((ms) => ({ name, view, ms })));

  test('every instant looks the same however it is reached', () => {
    const look = createLook();
    const read = ({ view, ms }: (typeof all)[number]): string => {
      lookAt(roomOf(view), at(ms), look);
      const { moved: _, ...seen } = look;
      return JSON.stringify(seen);
    };
    const forwards = all.map(read);
    const backwards = [...all].reverse().map(read).reverse();
    expect(backwards).toEqual(forwards);
    fc.assert(
      fc.property(fc.shuffledSubarray(all.map((_, i) => i)), (order) => {
        for (const i of order) {
          const one = all[i];
          if (one) expect(read(one)).toBe(forwards[i]);
        }
      }),
    );
  });

  test('moves have no jumps', () => {
    const parts = [
      'presence',
      'dusk',
      'alpha',
      'pointed',
      'push',
      'lift',
      'flip',
      'caption',
      'arrow',
    ] as const;
    for (const { name, view, instants } of WHEEL_SCENES) {
      const [from, to] = [Math.min(...instants) - 50, Math.max(...instants) + 3_000];
      let last: Look | null = null;
      for (let ms = from; ms < to; ms += 4) {
        const look = lookOf(view, ms);
        if (last && look.held === last.held) {
          for (const part of parts)
            expect(Math.abs(look[part] - last[part]), `${name} ${part} ${ms}`).toBeLessThan(0.05);
          expect(Math.abs(look.zoom.scale - last.zoom.scale)).toBeLessThan(0.01);
          expect(Math.abs(look.stand.y - last.stand.y)).toBeLessThan(4);
        }
        last = look;
      }
    }
  });

  test('frames are asked for exactly while something moves', () => {
    expect(change(before(), 0)).toBeNull();
    expect(change(spinning(7), -500)).toBe(0);
    expect(change(spinning(7), 0)).toBe('frame');
    expect(change(spinning(7), SPIN_MS - 1)).toBe('frame');
    expect(change(spinning(7), SPIN_MS)).toBeNull();
    expect(change(stood(7), SPIN_MS + 100)).toBe('frame');
    expect(change(stood(7), SPIN_MS + 20_000)).toBeNull();
    expect(endOf(spinTo(7))).toBe(at(SPIN_MS));
  });

  test('whatever looks different from the moment before has been announced', () => {
    for (const { name, view, instants } of WHEEL_SCENES) {
      const [from, to] = [Math.min(...instants) - 300, Math.max(...instants) + 3_000];
      for (let ms = from; ms < to; ms += 33) {
        const next = change(view, ms);
        if (next === 'frame' || (next !== null && next <= ms + 33)) continue;
        expect(lookOf(view, ms + 33), `${name} at ${ms}`).toEqual(lookOf(view, ms));
      }
    }
  });

  test('off air it asks for nothing, whatever the game does', () => {
    const away = { air: { onAir: false, since: -5_000 } } as const;
    expect(change(spinning(7, away), 3_000)).toBeNull();
    expect(lookOf(spinning(7, away), 3_000).presence).toBe(0);
  });

  test('a clear in the middle of a take begins where that stood, and a take in that again', () => {
    const taken = lookOf(before({ air: { since: 0 } }), 400).presence;
    expect(taken).toBeCloseTo(400 / TIMES.inWheel);
    const cleared = { onAir: false, since: 400, earlier: [0] };
    expect(lookOf(before({ air: cleared }), 400).presence).toBeCloseTo(taken);
    const left = lookOf(before({ air: cleared }), 500).presence;
    expect(left).toBeCloseTo(taken - 100 / TIMES.outWheel);
    expect(lookOf(before({ air: { onAir: true, since: 500, earlier: [400, 0] } }), 500).presence).toBeCloseTo(
      left,
    );
  });
});

describe('the canvas', () => {
  test('covers what moves and stays within the table’s part of the picture', () => {
    for (let pointed = 1; pointed <= SECTORS; pointed += 1) {
      for (let played = 1; played <= SECTORS; played += 1) {
        for (const { x, y, width, height } of [
          sectorsRegion(pointed, played),
          wholeRegion(pointed, played),
        ]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(CANVAS.width);
          expect(y + height).toBeLessThanOrEqual(CANVAS.height);
        }
        const all = wholeRegion(pointed, played);
        expect(all.x).toBeLessThanOrEqual(Math.min(NEAR.x, HERO.x - HERO.width / 2));
        expect(all.y + all.height).toBeGreaterThanOrEqual(
          Math.max(NEAR.y + NEAR.height, HERO.y + HERO.height / 2),
        );
      }
    }
  });

  /** How far a rectangle of the size reaches beyond the canvas at most, in halves of the canvas. */
  function beyond(matrix: Float32Array, halfWidth: number, halfHeight: number): number {
    let most = 0;
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const [x, y] = [sx * halfWidth, sy * halfHeight];
      const along = (row: number): number => matrix[row]! * x + matrix[row + 4]! * y + matrix[row + 12]!;
      const w = along(3);
      most = Math.max(most, Math.abs(along(0) / w), Math.abs(along(1) / w));
    }
    return most;
  }

  test('goes along with the envelope, which never leaves it', () => {
    const [glass, model, matrix] = [new Float32Array(16), new Float32Array(16), new Float32Array(16)];
    for (let played = 1; played <= SECTORS; played += 1) {
      const view = stood(played);
      for (let ms = SPIN_MS + 1_160; ms < SPIN_MS + 3_200; ms += 10) {
        const look = lookOf(view, ms);
        const region = cardRegion(look);
        expect(movingRegion(look)).toEqual(region);
        expect([region.width, region.height]).toEqual([CARD.width, CARD.height]);
        const { x, y, radius } = cardAt(look);
        const angle = sectorMiddle(played);
        const [up, over] = [look.lift, 180 * (1 - look.flip)];
        floating(model, x, y, radius, TILT * (1 - up), (angle > 180 ? angle - 360 : angle) * (1 - up), over);
        lens(glass, STILL, region);
        multiply(matrix, glass, model);
        const half = ENVELOPE.width / 2;
        const reach = beyond(matrix, half * 1.06, ENVELOPE.height / 2 + half * 0.06);
        expect(reach, `${played} at ${ms - SPIN_MS}`).toBeLessThanOrEqual(1);
        // Its shadow stays on the table; where it leaves the canvas nobody sees it any more.
        if (shadowOf(look) < 0.03) continue;
        const scale = 1 + up * 0.5;
        const a = (angle * Math.PI) / 180;
        lying(model, angle, Math.sin(a) * ENVELOPE.at, Math.cos(a) * ENVELOPE.at, 0, scale);
        lens(glass, look.zoom, region);
        const world = new Float32Array(16);
        multiply(world, glass, VIEW);
        multiply(matrix, world, model);
        expect(
          beyond(matrix, half * 1.2, ENVELOPE.height / 2 + half * 0.2),
          `shadow of ${played}`,
        ).toBeLessThan(1);
      }
    }
  });
});

test('no view, no room, no game: nothing to show and nothing to come', () => {
  const look = createLook();
  lookAt(null, 0 as Instant, look);
  expect(look.presence).toBe(0);
  expect(changeOf(null, 0 as Instant)).toBeNull();
  const party = { ...roomOf(before()), chgk: null };
  lookAt(party, at(0), look);
  expect(look.held).toBe(0);
  expect(changeOf(party, at(0))).toBeNull();
});
