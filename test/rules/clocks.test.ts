import { describe, expect, test } from 'vitest';

import { instant } from '../../src/rules/index.ts';
import { endsAt, remainingAt, startClock } from '../../src/rules/clock.ts';
import { digitsOf, secondsShown } from '../../src/rules/digits.ts';
import { duration } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import { begin, chgkGame, hatAttempt, stageWith, toReading } from '../helpers/games.ts';
import { ms, type Show } from '../helpers/show.ts';

const minute = (s: Show) => toReading(s).do('chgk.discussion.start');

describe('a clock is a value', () => {
  test('C-1 what remains is a function of the clock and an instant; nothing ticks', () => {
    const clock = startClock('attempt', duration(300_000), duration(5_000), instant(1_000));
    expect(remainingAt(clock, instant(1_000))).toBe(300_000);
    expect(remainingAt(clock, instant(61_001))).toBe(239_999);
    expect(remainingAt(clock, instant(305_000))).toBe(-4_000);
    expect(endsAt(clock)).toBe(306_000);
  });

  test('C-1 looking at a clock changes nothing, in whatever order one looks', () => {
    const s = minute(chgkGame());
    const before = s.state;
    const readings = [0, 30_000, 59_999, 10_000, 0].map((t) => s.at(t).clock?.remainingMs);
    expect(readings).toEqual([60_000, 30_000, 1, 50_000, 60_000]);
    expect(s.state).toBe(before);
  });

  test('C-1 a page reads the same off the anchor of an old view as the rules at that instant', () => {
    const s = begin(stageWith('artist', 'a', { from: 77 }), 'a');
    const old = s.clock!;
    for (const t of [77, 78, 1_077, 299_999, 300_077, 300_078, 305_076, 305_077, 900_000]) {
      const { remainingMs, seconds, digits } = s.at(t).clock!;
      expect(readClock(old, instant(t))).toEqual({ remainingMs, seconds, digits });
    }
  });
});

describe('digits', () => {
  test.each([
    [300_000, '5:00'],
    [299_999, '5:00'],
    [299_000, '4:59'],
    [60_001, '1:01'],
    [60_000, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-1, '0:00'],
    [-999, '0:00'],
    [-1_000, '−0:01'],
    [-4_999, '−0:04'],
    [-5_000, '−0:05'],
    [3_600_000, '60:00'],
  ])('C-2 X-15 with %i ms left the clock shows %s, a minus being U+2212', (left, digits) => {
    expect(digitsOf(secondsShown(left))).toBe(digits);
  });

  test('C-2 minus zero is zero', () => {
    expect(Object.is(secondsShown(-1), 0)).toBe(true);
    expect(Object.is(secondsShown(-0), 0)).toBe(true);
  });

  test('C-2 what the audience sees is what is scored', () => {
    const s = begin(stageWith('crocodile', 'a'), 'a').at(29_999);
    expect([s.digits, s.party.points]).toEqual(['4:31', 50]);
    expect([s.at(30_000).digits, s.party.points]).toEqual(['4:30', 45]);
    expect(s.do('party.attempt.guessed').party.last?.points).toBe(45);
  });

  test('X-15 running is false for a paused, a stopped and an ended clock', () => {
    const s = minute(chgkGame());
    expect(s.clock?.running).toBe(true);
    expect(s.do('clock.pause').clock?.running).toBe(false);
    expect(s.do('clock.resume').do('chgk.answer.give').clock?.running).toBe(false);
    expect(minute(chgkGame()).wait('1:00').clock?.running).toBe(false);
  });
});

describe('a clock ends by itself', () => {
  test('C-3 without a reserve at 0, and stands there', () => {
    const s = minute(chgkGame());
    expect(s.at(59_999).chgk.phase).toBe('discussion');
    expect(s.at(60_000).chgk.phase).toBe('deciding');
    expect([s.digits, s.clock?.remainingMs, s.clock?.ended]).toEqual(['0:00', 0, true]);
    expect(s.at(999_999).clock?.remainingMs).toBe(0);
  });

  test('C-3 with the reserve at exactly −5.000 s, and stands there', () => {
    const s = begin(stageWith('crocodile', 'a'), 'a');
    expect(s.at(304_999).party.phase).toBe('play');
    expect(s.at(305_000).party.phase).toBe('review');
    expect([s.digits, s.clock?.remainingMs]).toEqual(['−0:05', -5_000]);
    expect(s.at(999_999).clock?.remainingMs).toBe(-5_000);
  });

  test('C-3 the end is an event dated at the due instant, not when somebody noticed', () => {
    const s = minute(chgkGame()).at(3_600_000);
    expect(s.events.at(-1)).toMatchObject({ type: 'clock.ended', at: 60_000, command: null });
  });

  test('X-11 what is due up to and including an instant happens before the command of that instant', () => {
    const s = minute(chgkGame());
    s.now = 60_000;
    expect(s.refusal('chgk.answer.early')).toBe('wrong-phase');
    expect(s.do('chgk.verdict', { correct: false }).score).toBe('0:1');
    expect(s.events.map((e) => [e.type, e.at]).slice(-2)).toEqual([
      ['clock.ended', 60_000],
      ['chgk.verdictGiven', 60_000],
    ]);
  });

  test('X-11 ends of several rooms are caught up in the order of their instants', () => {
    const s = stageWith('hat', 'ab').do('party.stage.end', { override: 'проба' });
    s.do('rooms.set', {
      rooms: [
        { id: 'red', name: 'Красный зал', teams: ['a'] },
        { id: 'blue', name: 'Синий зал', teams: ['b'] },
      ],
    });
    for (const [room, team] of [
      ['red', 'a'],
      ['blue', 'b'],
    ] as const) {
      s.do('party.stage.start', { room, stage: 'hat' }).do('party.attempt.start', { room, team });
    }
    s.at(1_000).do('party.attempt.go', { room: 'red' });
    s.at(500_000);
    expect(s.events.filter((e) => e.type === 'clock.ended').map((e) => [e.room, e.at])).toEqual([
      ['red', 61_000],
      ['blue', 120_000],
    ]);
  });
});

describe('the host stops and mends a clock', () => {
  test('C-4 pause, resume and adjust are carried out and journaled', () => {
    const s = minute(chgkGame()).at(10_000).do('clock.pause').at(25_000);
    expect([s.digits, s.clock?.paused]).toEqual(['0:50', true]);
    s.do('clock.adjust', { deltaMs: 5_000 }).do('clock.resume');
    expect(s.at(30_000).digits).toBe('0:50');
    expect(s.at(80_000).chgk.phase).toBe('deciding');
    expect(s.events.map((e) => e.type).filter((type) => type.startsWith('clock.'))).toEqual([
      'clock.paused',
      'clock.adjusted',
      'clock.resumed',
      'clock.ended',
    ]);
  });

  test('C-4 a paused clock never ends by itself', () => {
    const s = minute(chgkGame()).at(59_999).do('clock.pause').at(9_000_000);
    expect([s.chgk.phase, s.clock?.remainingMs]).toEqual(['discussion', 1]);
  });

  test.each([
    ['nothing on', () => stageWith('hat', 'a').do('undo')],
    ['ready', () => stageWith('hat', 'a')],
    ['prep, ended', () => stageWith('hat', 'a').do('party.attempt.start', { team: 'a' }).at('2:00')],
    ['review', () => begin(stageWith('hat', 'a'), 'a').at('1:00')],
    ['ready after an attempt', () => hatAttempt(stageWith('hat', 'a'), 'a', '+')],
    ['between', () => chgkGame()],
    ['spinning', () => chgkGame().do('chgk.wheel.spin')],
    ['reading', () => toReading(chgkGame())],
    ['deciding', () => minute(chgkGame()).at('1:00')],
    ['answering', () => minute(chgkGame()).do('chgk.answer.give')],
  ])('X-12 X-55 clock.* are no-clock, never wrong-phase, in %s', (_, made) => {
    const s = made();
    expect(s.refusal('clock.pause')).toBe('no-clock');
    expect(s.refusal('clock.resume')).toBe('no-clock');
    expect(s.refusal('clock.adjust', { deltaMs: 1_000 })).toBe('no-clock');
  });

  test('X-12 pausing a paused and resuming a running clock are no-clock too', () => {
    const s = minute(chgkGame());
    expect(s.refusal('clock.resume')).toBe('no-clock');
    expect(s.do('clock.pause').refusal('clock.pause')).toBe('no-clock');
  });

  test('X-13 time is added running or paused, without an upper limit', () => {
    const s = minute(chgkGame()).do('clock.adjust', { deltaMs: ms('90:00') });
    expect(s.digits).toBe('91:00');
    expect(s.do('clock.pause').do('clock.adjust', { deltaMs: 1 }).clock?.remainingMs).toBe(ms('91:00') + 1);
    s.do('clock.resume').wait(ms('91:00'));
    expect([s.chgk.phase, s.clock?.remainingMs]).toEqual(['discussion', 1]);
    expect(s.wait(1).chgk.phase).toBe('deciding');
  });

  test.each([
    ['running', 0],
    ['running', 1],
    ['paused', 0],
    ['paused', 1_000_000],
  ])(
    'X-13 to the end or below ends a %s clock at that instant, as part of the command (%i ms below)',
    (how, below) => {
      const s = begin(stageWith('artist', 'a'), 'a').at(100_000);
      if (how === 'paused') s.do('clock.pause');
      const written = s.events.length;
      s.do('clock.adjust', { deltaMs: -205_000 - below });
      expect([s.party.phase, s.clock?.remainingMs, s.clock?.ended]).toEqual(['review', -5_000, true]);
      expect(s.events.slice(written).map((e) => e.type)).toEqual(['clock.adjusted']);
      expect(s.do('undo').party.phase).toBe('play');
    },
  );

  test('X-13 a minute taken to its end leads on like one that ran out', () => {
    const s = minute(chgkGame()).do('clock.adjust', { deltaMs: -60_000 });
    expect([s.chgk.phase, s.refusal('clock.resume')]).toEqual(['deciding', 'no-clock']);
  });

  test('X-13 P-6 a preparation taken to its end starts nothing', () => {
    const s = stageWith('hat', 'a').do('party.attempt.start', { team: 'a' });
    s.do('clock.adjust', { deltaMs: -120_000 });
    expect([s.party.phase, s.digits]).toEqual(['prep', '0:00']);
  });

  test('X-14 a paused clock changes nothing in what is allowed', () => {
    const hat = begin(stageWith('hat', 'a'), 'a').do('clock.pause').wait(5_000).do('party.word.guessed');
    expect(hat.party.words).toEqual({ guessed: 1, skipped: 0 });
    const artist = begin(stageWith('artist', 'a'), 'a').wait(60_000).do('clock.pause').wait(9_000);
    expect(artist.do('party.attempt.guessed').party.last?.points).toBe(40);
    const prep = stageWith('hat', 'a').do('party.attempt.start', { team: 'a' }).do('clock.pause');
    expect(prep.do('party.attempt.go').party.phase).toBe('play');
    const chgk = minute(chgkGame()).do('clock.pause').do('chgk.answer.give');
    expect(chgk.chgk.phase).toBe('answering');
  });
});

describe('a press counts by its moment', () => {
  const guessAt = (
    arrival: number,
    pressedAt: number | undefined,
    s = begin(stageWith('artist', 'a'), 'a'),
  ) =>
    s.at(arrival).do('party.attempt.guessed', pressedAt === undefined ? {} : { pressedAt }).clock
      ?.remainingMs;

  test.each([
    ['left out: the arrival', undefined, 250_000],
    ['100 ms before its arrival', 49_900, 250_100],
    ['2,000 ms before its arrival', 48_000, 252_000],
    ['longer before: clamped to 2,000 ms', 47_999, 252_000],
    ['in another age: clamped', -1_000_000_000, 252_000],
    ['in the future: clamped to the arrival', 50_001, 250_000],
    ['far in the future: clamped', 9_000_000_000, 250_000],
  ])('C-5 dated %s', (_, pressedAt, left) => {
    expect(guessAt(50_000, pressedAt)).toBe(left);
  });

  test('C-5 a button pressed 0.1 s before the end counts although the message came 0.3 s after it', () => {
    const s = begin(stageWith('hat', 'a'), 'a').at(60_300);
    expect(s.party.phase).toBe('review');
    expect(s.do('party.word.guessed', { pressedAt: 59_900 }).party.pending).toBe(3);
  });

  test('C-5 at the very end counts, a millisecond later does not', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(305_400);
    expect(s.refusal('party.attempt.guessed', { pressedAt: 305_001 })).toBe('time-is-up');
    expect(s.refusal('party.attempt.guessed')).toBe('time-is-up');
    expect(s.do('party.attempt.guessed', { pressedAt: 305_000 }).party.last?.points).toBe(5);
  });

  test('X-16 a press dated before the start of the clock is dated to it', () => {
    const s = stageWith('artist', 'a').at(10_000);
    expect(guessAt(10_500, 9_000, begin(s, 'a'))).toBe(300_000);
  });

  test('X-16 … before its pause', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(50_000).do('clock.pause');
    expect(guessAt(51_000, 49_500, s)).toBe(250_000);
  });

  test('X-16 … before it was resumed', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(50_000).do('clock.pause').at(80_000).do('clock.resume');
    expect(guessAt(81_000, 79_500, s)).toBe(250_000);
  });

  test('X-16 … before it was adjusted', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(50_000).do('clock.adjust', { deltaMs: -10_000 });
    expect(guessAt(51_000, 49_500, s)).toBe(240_000);
  });

  test('X-16 … before it was restored by an undo', () => {
    const s = begin(stageWith('artist', 'a'), 'a')
      .at(50_000)
      .do('party.attempt.guessed')
      .at(51_000)
      .do('undo');
    expect(guessAt(52_000, 50_100, s)).toBe(250_000);
  });

  test('X-17 the undone moment of a press is its arrival', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(50_000);
    s.do('party.attempt.guessed', { pressedAt: 49_000 });
    expect(s.clock?.remainingMs).toBe(251_000);
    expect(s.do('undo').clock?.remainingMs).toBe(250_000);
  });

  test('X-47 a clock that comes back ended by an undo keeps its end', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(305_500);
    s.do('party.attempt.close').at(306_000).do('undo');
    expect([s.party.phase, s.clock?.ended, s.clock?.remainingMs]).toEqual(['review', true, -5_000]);
    expect(s.refusal('party.attempt.guessed', { pressedAt: 305_001 })).toBe('time-is-up');
    expect(s.do('party.attempt.guessed', { pressedAt: 304_900 }).party.last?.points).toBe(5);
    expect(s.clock?.remainingMs).toBe(-4_900);
  });

  test('X-47 … and by a redo', () => {
    const s = begin(stageWith('hat', 'a'), 'a').do('party.word.guessed').at(60_000);
    s.do('party.word.review', { index: 0, result: 'skipped' }).do('undo').at(60_500).do('redo');
    expect(s.clock?.ended).toBe(true);
    expect(s.refusal('party.word.guessed', { pressedAt: 60_001 })).toBe('time-is-up');
    expect(s.do('party.word.guessed', { pressedAt: 59_999 }).party.words).toEqual({ guessed: 1, skipped: 1 });
  });
});

describe('options and running clocks', () => {
  test('X-49 a started clock keeps its length and reserve when an option changes', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(10_000);
    s.do('show.configure', { ruleset: { guessSeconds: 60, reserveSeconds: 0 } });
    expect(s.digits).toBe('4:50');
    expect(s.at(304_999).party.phase).toBe('play');
    s.at(305_000).do('party.attempt.close');
    expect(begin(s, 'a').digits).toBe('1:00');
    expect(s.wait(60_000).party.phase).toBe('review');
  });

  test('X-49 an open attempt counts by the values at its close', () => {
    const s = begin(stageWith('hat', 'a'), 'a').do('party.word.guessed').do('party.word.skipped');
    s.do('show.configure', { ruleset: { wordGuessed: 5, wordSkipped: -0.5 } });
    expect(s.party.pending).toBe(4.5);
    s.wait(60_000).do('party.attempt.close');
    s.do('show.configure', { ruleset: { wordGuessed: 100 } });
    expect(s.totals).toEqual({ a: 4.5 });
  });
});
