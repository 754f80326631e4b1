import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AWAY_MS } from '../../overlays/wheel/after.ts';
import { CANVAS } from '../../overlays/wheel/camera.ts';
import { captionOf } from '../../overlays/wheel/captions.ts';
import {
  changeOf,
  createLook,
  endOf,
  IN_MS,
  type Look,
  lookAt,
  OUT_MS,
  slotOf,
} from '../../overlays/wheel/layout.ts';
import { HERO, NEAR, regionOf } from '../../overlays/wheel/regions.ts';
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
      const { lean, speed, under, angle } = lookOf(spinning(7), ms);
      expect({ lean, speed, under }).toEqual({ lean: 0, speed: 0, under: 0 });
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

test('what lies in the sectors: played, blitz, the thirteenth with questions and without (D-5)', () => {
  const { chgk } = roomOf(before());
  if (!chgk) throw new Error('no game');
  const slots = Array.from({ length: SECTORS }, (_, i) => slotOf(chgk, i + 1));
  expect(slots.map((slot, i) => (slot === 'spent' ? i + 1 : 0)).filter(Boolean)).toEqual([2, 4, 5, 6, 11]);
  expect([slots[8], slots[12]]).toEqual(['blitz', 'internet']);
  expect(slotOf({ ...chgk, internetCount: 0 }, 13)).toBe('empty');
});

describe('time', () => {
  const all = WHEEL_SCENES.flatMap(({ name, view, instants }) => instants.map((ms) => ({ name, view, ms })));

  test('every instant looks the same however it is reached', () => {
    const look = createLook();
    const read = ({ view, ms }: (typeof all)[number]): string => {
      lookAt(roomOf(view), at(ms), look);
      return JSON.stringify(look);
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
    expect(taken).toBeCloseTo(400 / IN_MS);
    const cleared = { onAir: false, since: 400, earlier: [0] };
    expect(lookOf(before({ air: cleared }), 400).presence).toBeCloseTo(taken);
    const left = lookOf(before({ air: cleared }), 500).presence;
    expect(left).toBeCloseTo(taken - 100 / OUT_MS);
    expect(lookOf(before({ air: { onAir: true, since: 500, earlier: [400, 0] } }), 500).presence).toBeCloseTo(
      left,
    );
  });
});

test('the canvas covers what moves and stays within the table’s part of the picture', () => {
  for (let pointed = 1; pointed <= SECTORS; pointed += 1) {
    for (let played = 1; played <= SECTORS; played += 1) {
      const { x, y, width, height } = regionOf(pointed, played);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(CANVAS.width);
      expect(y + height).toBeLessThanOrEqual(CANVAS.height);
      expect(x).toBeLessThanOrEqual(Math.min(NEAR.x, HERO.x - HERO.width / 2));
      expect(y + height).toBeGreaterThanOrEqual(Math.max(NEAR.y + NEAR.height, HERO.y + HERO.height / 2));
    }
  }
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
