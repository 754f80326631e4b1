import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { layOut as layOutLadder } from '../../overlays/ladder/layout.ts';
import { layOut as layOutTimer } from '../../overlays/timer/layout.ts';
import { layOutTable } from '../../overlays/scoreboard/party-layout.ts';
import { layOut as layOutBlitz } from '../../overlays/blitz/layout.ts';
import { nextDigit, presence, presenceChange } from '../../src/graphics/motion.ts';
import { countdownTo, nextItem, scheduleOf } from '../../src/graphics/schedule.ts';
import { fit } from '../../src/graphics/text-fit.ts';
import { readTheme } from '../../src/protocol/theme/theme.ts';
import { classic } from '../../src/protocol/theme/classic.ts';
import { party } from '../../src/protocol/theme/party.ts';
import { plural, pointsText } from '../../src/graphics/words.ts';
import { LADDER_15S, LADDER_TABLE, ladderPoints } from '../../src/rules/ladder.ts';
import { instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import { GRAPHICS, type OnAirView } from '../../src/rules/views/types.ts';
import { placeOf } from '../../src/graphics/places.ts';
import { at, chgkGame, clock, onAir, partyGame, room, standings, T0, teams, view } from '../helpers/views.ts';

const rowsOf = (table: readonly (readonly [number, number])[]) =>
  table.map(([seconds, points]) => ({ seconds, points }));
const attempt = (remainingMs: number, state: 'running' | 'paused' | 'ended' | 'stopped' = 'running') =>
  clock('attempt', { durationMs: 300_000, remainingMs, reserveMs: 5_000, state });

describe('ladder on air', () => {
  const custom = [
    [200, 12.5],
    [100, 7],
    [-5, 1.5],
  ] as const;

  it.each([
    ['the table', LADDER_TABLE],
    ['15 s', LADDER_15S],
    ['three steps', custom],
  ])(
    'P-12, P-13: %s: the step that is lit is the one that is scored, every tenth of a second',
    (_, table) => {
      const fields = { game: 'party', onAir: onAir(['ladder']) } as const;
      const ladder = partyGame({ phase: 'play', ladder: rowsOf(table) });
      for (let left = 300_000; left > -5_000; left -= 100) {
        const running = attempt(left);
        const seen = layOutLadder(room({ ...fields, party: ladder, clock: running }), T0);
        const lit = seen?.now == null ? 0 : seen.steps[seen.now]?.points;
        expect(lit, running.digits).toBe(ladderPoints(table, running.seconds));
      }
    },
  );

  it('lets the bar run down to the drop and begin anew after it', () => {
    const party_ = partyGame({ phase: 'play' });
    const left = (ms: number) =>
      layOutLadder(room({ party: party_, clock: attempt(ms), onAir: onAir([]) }), T0)?.left;
    expect(left(300_000)).toEqual({ share: 1, seconds: 30 });
    expect(left(270_001)).toEqual({ share: 1 / 30, seconds: 1 });
    expect(left(270_000)).toEqual({ share: 1, seconds: 30 });
    expect(left(-4_999)?.seconds).toBe(1);
  });

  it('keeps its height whatever step counts and however far a drop is', () => {
    const foot = (ms: number): number => {
      const steps = layOutLadder(
        room({ party: partyGame({ phase: 'play' }), clock: attempt(ms), onAir: onAir([]) }),
        T0,
      )?.steps;
      const last = steps?.at(-1);
      return last ? Math.round((last.y + last.height) * 10) : 0;
    };
    const heights = new Set([300_000, 270_000, 269_800, 269_500, 268_000, 1_000, -4_000].map(foot));
    expect(heights.size).toBe(1);
  });

  it('finishes a drop in the middle of which the clock was paused', () => {
    const paused = room({
      party: partyGame({ phase: 'play' }),
      clock: attempt(269_700, 'paused'),
      onAir: onAir([]),
    });
    expect(layOutLadder(paused, T0)?.dropChange).toBe('frame');
    expect(layOutLadder(paused, at(2_000))?.dropChange).toBeNull();
  });

  it('lights the step that was won and none after a miss', () => {
    const won = partyGame({ phase: 'ready', last: { team: 't0', points: 40, at: T0 } });
    const seen = layOutLadder(room({ party: won, clock: attempt(224_500, 'stopped'), onAir: onAir([]) }), T0);
    expect(seen?.steps.filter((step) => step.won).map((step) => step.points)).toEqual([40]);
    const missed = partyGame({ phase: 'ready', last: { team: 't0', points: 0, at: T0 } });
    const over = room({ party: missed, clock: attempt(-5_000, 'ended'), onAir: onAir([]) });
    expect(layOutLadder(over, T0)).toMatchObject({ dropChange: 'frame', missed: { shown: 0 } });
    const none = layOutLadder(over, at(2_000));
    expect(none?.steps.every((step) => !step.won && step.lost === 1)).toBe(true);
    expect(none).toMatchObject({ dropChange: null, missed: { shown: 1 } });
  });
});

describe('timer on air', () => {
  const state = (clock_: ReturnType<typeof clock>, t = T0) =>
    layOutTimer(room({ game: 'chgk', chgk: chgkGame({}), clock: clock_, onAir: onAir([]) }), t, 'ru')?.state;
  const minute = (remainingMs: number, how: 'running' | 'paused' | 'ended' | 'stopped' = 'running') =>
    clock('discussion', { durationMs: 60_000, remainingMs, state: how });

  it('tells its states apart', () => {
    expect(state(minute(60_000))).toBe('running');
    expect(state(minute(10_001))).toBe('running');
    expect(state(minute(10_000))).toBe('last');
    expect(state(minute(10_000, 'paused'))).toBe('paused');
    expect(state(minute(10_000, 'stopped'))).toBe('stopped');
    expect(state(minute(0, 'ended'))).toBe('ended');
    expect(state(clock('prep', { durationMs: 120_000, remainingMs: 60_000 }))).toBe('prep');
    expect(state(attempt(1))).toBe('last');
    expect(state(attempt(0))).toBe('reserve');
    expect(state(attempt(-5_000, 'ended'))).toBe('ended');
  });

  it('C-3: has ended at its end, also while no new view has come', () => {
    expect(state(minute(1_000), at(999))).toBe('last');
    expect(state(minute(1_000), at(1_000))).toBe('ended');
    expect(state(attempt(1_000), at(6_000))).toBe('ended');
  });

  it('C-2: announces the very millisecond of its next digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4_999, max: 300_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        (left, gone) => {
          const running = attempt(left);
          const t = at(gone);
          const change = nextDigit(running, t);
          const digits = readClock(running, t).digits;
          if (change === null) return readClock(running, at(10_000_000)).digits === digits;
          return (
            change > t &&
            readClock(running, instant(change - 1)).digits === digits &&
            (readClock(running, change).digits !== digits ||
              readClock(running, change).remainingMs === -5_000)
          );
        },
      ),
    );
  });
});

describe('take and clear', () => {
  const toggled = (gaps: readonly number[], on: boolean): OnAirView => {
    let time = 0;
    const times = gaps.map((gap) => at((time += gap)));
    const [since, ...earlier] = times.reverse();
    return { onAir: on, since: since ?? null, earlier, content: null };
  };

  it('move evenly however fast they follow each other, and come to rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 7 }),
        fc.boolean(),
        (gaps, on) => {
          // Each prefix is what a page knew at that time: the picture must not jump when the next toggle arrives.
          for (let known = 1; known < gaps.length; known += 1) {
            const before = toggled(gaps.slice(0, known), (gaps.length - known) % 2 === 0 ? on : !on);
            const after = toggled(gaps.slice(0, known + 1), (gaps.length - known - 1) % 2 === 0 ? on : !on);
            const then = after.since ?? T0;
            if (Math.abs(presence(before, then) - presence(after, then)) > 1e-9) return false;
          }
          const last = toggled(gaps, on);
          const end = instant((last.since ?? T0) + 1_000);
          return presence(last, end) === Number(on) && presenceChange(last, end) === null;
        },
      ),
    );
  });

  it('is off before its first take and asks for frames only while it moves', () => {
    const taken: OnAirView = { onAir: true, since: at(100), content: null };
    expect(presence(taken, T0)).toBe(0);
    expect(presenceChange(taken, T0)).toBe(at(100));
    expect(presenceChange(taken, at(200))).toBe('frame');
    expect(presenceChange(taken, at(900))).toBeNull();
  });
});

describe('places in the picture', () => {
  const overlap = (a: ReturnType<typeof placeOf>, b: ReturnType<typeof placeOf>): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const together = [
    { game: 'party', graphics: ['timer', 'ladder', 'scoreboard', 'lowerThird', 'reveal'] },
    { game: 'chgk', graphics: ['timer', 'blitz', 'scoreboard', 'question', 'lowerThird'] },
    { game: 'chgk', graphics: ['timer', 'scoreboard', 'question', 'award'] },
    { game: 'chgk', graphics: ['timer', 'scoreboard', 'lowerThird', 'award'] },
  ] as const;

  it.each(together)(
    '$game, $graphics: what is shown together never covers each other',
    ({ game, graphics }) => {
      for (const corner of ['left', 'right'] as const) {
        const one = room({ game, onAir: onAir(graphics) });
        for (const a of graphics) {
          for (const b of graphics) {
            if (a === b) continue;
            const places = [placeOf(a, one, T0, corner), placeOf(b, one, T0, corner)] as const;
            expect(overlap(...places), `${a} and ${b}, ${corner}`).toBe(false);
          }
        }
      }
    },
  );

  it('all of them stay inside the safe area or fill the picture', () => {
    for (const graphic of GRAPHICS) {
      const { x, y, width, height } = placeOf(
        graphic,
        room({ game: 'party', onAir: onAir([]) }),
        T0,
        'right',
      );
      const whole = width === 1920 && height === 1080;
      expect(whole || (x >= 96 && y >= 54 && x + width <= 1824 && y + height <= 1026), graphic).toBe(true);
    }
  });
});

describe('table of the party', () => {
  it('moves a row from its old place to its new one and counts its points on the way', () => {
    const before = [
      { team: 't0', place: 1, total: 40 },
      { team: 't1', place: 2, total: 10 },
    ];
    const now = view(
      {
        teams: teams(2),
        standings: standings([55, 40]).map((row, index) => ({ ...row, team: index === 0 ? 't1' : 't0' })),
        standingsMove: { at: T0, cause: 'attempt', team: 't1', points: 45, before },
      },
      room({ game: 'party', party: partyGame({}), onAir: onAir([]) }),
    );
    const rowAt = (ms: number) =>
      layOutTable(now, now.rooms['main']!, at(ms)).rows.find(({ team }) => team.id === 't1');
    expect(rowAt(0)).toMatchObject({ total: 10, place: 2 });
    expect(rowAt(0)?.gain?.points).toBe(45);
    expect(rowAt(3_000)).toMatchObject({ total: 55, place: 1, gain: null });
    expect(rowAt(3_000)?.y).toBeLessThan(rowAt(0)?.y ?? 0);
  });
});

describe('blitz tracker', () => {
  const states = (fields: Parameters<typeof chgkGame>[0]) =>
    layOutBlitz(chgkGame({ sectorKind: 'blitz', ...fields }), at(5_000))?.tiles.map((tile) => tile.state);
  const verdict = { at: T0, correct: true, point: null, scoreBefore: { experts: 0, viewers: 0 } } as const;

  it('F-6.5.2: marks what was right, what is played and what lost the round', () => {
    expect(states({ blitzQuestion: 1, phase: 'reading' })).toEqual(['now', 'ahead', 'ahead']);
    expect(states({ blitzQuestion: 2, phase: 'discussion', verdict })).toEqual(['right', 'now', 'ahead']);
    const lost = { ...verdict, correct: false, point: 'viewers' } as const;
    expect(states({ blitzQuestion: 2, phase: 'between', verdict: lost })).toEqual(['right', 'wrong', 'void']);
    const won = { ...verdict, point: 'experts' } as const;
    expect(states({ blitzQuestion: 3, phase: 'over', verdict: won })).toEqual(['right', 'right', 'right']);
    expect(layOutBlitz(chgkGame({ sectorKind: 'question' }), T0)).toBeNull();
  });
});

describe('texts', () => {
  /** Every letter is half as wide as it is high. */
  const measure = (text: string): number => Array.from(text).length * 50;

  it('keep inside their width, whole wherever they can be', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 14, unit: 'grapheme-ascii' }), {
          minLength: 1,
          maxLength: 9,
        }),
        fc.integer({ min: 120, max: 900 }),
        (words, width) => {
          const { size, lines } = fit(
            words.join(' '),
            { width, size: 40, least: 28, small: 24, lines: 3 },
            measure,
          );
          return lines.length <= 3 && lines.every((line) => (measure(line) * size) / 100 <= width + 0.5);
        },
      ),
    );
    const name = 'Сборная факультета радиоэлектроники и лазерной техники';
    const { lines } = fit(name, { width: 430, size: 32, least: 26, small: 22, lines: 2 }, measure);
    expect(lines.join(' ').replaceAll('\u00a0', ' ')).toBe(name);
    expect(fit('Ять', { width: 430, size: 32, least: 26 }, measure)).toEqual({ size: 32, lines: ['Ять'] });
    expect(fit('', { width: 430, size: 32, least: 26 }, measure)).toEqual({ size: 32, lines: [''] });
  });

  it('never end a line with a preposition, but may do so after the hyphen of a double name', () => {
    const narrow = { width: 200, size: 40, least: 40, small: 20, lines: 3 };
    expect(fit('Чай и сахар в шампанском', narrow, measure).lines).not.toContainEqual(
      expect.stringMatching(/ \S$/),
    );
    expect(fit('Преображенский-Задунайский', narrow, measure).lines).toEqual([
      'Преображенский-',
      'Задунайский',
    ]);
  });

  it('write half and negative points as the language does', () => {
    expect([pointsText(-1.5, 'ru'), pointsText(-1.5, 'en')]).toEqual(['−1,5', '−1.5']);
    expect([pointsText(45, 'ru', true), pointsText(0, 'ru', true), pointsText(-30, 'en', true)]).toEqual([
      '+45',
      '0',
      '−30',
    ]);
  });

  it('count in Russian and English', () => {
    const forms = { ru: ['балл', 'балла', 'баллов'], en: ['point', 'points'] } as const;
    const ru = [1, 2, 5, 11, 14, 21, 22, 25, 111, 1.5].map((n) => plural(n, 'ru', forms));
    expect(ru).toEqual([
      'балл',
      'балла',
      'баллов',
      'баллов',
      'баллов',
      'балл',
      'балла',
      'баллов',
      'баллов',
      'балла',
    ]);
    expect([1, 2].map((n) => plural(n, 'en', forms))).toEqual(['point', 'points']);
  });
});

describe('countdown', () => {
  const show = {
    ...view({}).show,
    schedule: [
      { label: 'Игра', at: '2026-10-03T19:30:00+05:00' },
      { label: 'Регистрация', at: '2026-10-03T19:00:00+05:00' },
      { label: 'Сбой', at: 'завтра' },
    ],
  };

  it("P-1: follows the schedule in its order, in the club's time of day", () => {
    const items = scheduleOf(show);
    expect(items.map(({ label, clock: time }) => `${time} ${label}`)).toEqual([
      '19:00 Регистрация',
      '19:30 Игра',
    ]);
    const before = instant(Date.parse('2026-10-03T13:59:00Z'));
    expect(nextItem(items, before)?.label).toBe('Регистрация');
    expect(nextItem(items, instant(Date.parse('2026-10-03T14:00:00Z')))?.label).toBe('Игра');
    expect(nextItem(items, instant(Date.parse('2026-10-03T15:00:00Z')))).toBeNull();
  });

  it('counts hours where there are any', () => {
    const left = (ms: number) => countdownTo(at(ms), T0);
    expect(left(59_000).digits).toBe('0:59');
    expect(left(3_600_000).digits).toBe('1:00:00');
    expect(left(3_599_001).digits).toBe('1:00:00');
    expect(left(3_599_000).digits).toBe('59:59');
    expect(left(10_000 * 1_000 + 1).change).toBe(at(1));
  });
});

describe('themes', () => {
  it('the own ones are what a theme has to be', () => {
    for (const theme of [classic, party]) {
      const { id: _, ...rest } = theme;
      expect(readTheme({ ...rest, id: theme.id }, classic)).toEqual({ theme });
    }
  });

  it('may be as short as one colour', () => {
    const read = readTheme({ id: 'club', name: 'Наш клуб', tokens: { accent: '#00ff88' } }, classic);
    expect(read).toMatchObject({
      theme: {
        id: 'club',
        name: { ru: 'Наш клуб', en: 'Наш клуб' },
        tokens: { accent: '#00ff88', ink: classic.tokens.ink },
      },
    });
  });

  it.each([
    ['theme', []],
    ['theme', null],
    ['id', { id: '../x' }],
    ['name', { name: 7 }],
    ['display', { display: 'Comic Sans' }],
    ['corner', { corner: 'middle' }],
    ['logo', { logo: 'https://elsewhere.example/logo.png' }],
    ['tokens', { tokens: 'red' }],
    ['tokens.accent', { tokens: { accent: 'url(https://elsewhere.example/x)' } }],
    ['tokens.accent', { tokens: { accent: 'red; } body { display: none' } }],
    ['tokens.shade', { tokens: { shade: 'url(https://elsewhere.example/x) 1px' } }],
    ['tokens.radius', { tokens: { radius: '1furlong' } }],
    ['tokens.toString', { tokens: { toString: '1px' } }],
  ])('name %s as the first thing that is wrong', (wrong, given) => {
    expect(readTheme(given, classic)).toEqual({ wrong });
  });
});
