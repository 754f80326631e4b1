import { describe, expect, test } from 'vitest';

import { begin, guessAttempt, stageWith, withTeams } from '../helpers/games.ts';
import { ms, type Show } from '../helpers/show.ts';

const TABLE: readonly (readonly [reading: string, points: number])[] = [
  ['4:31', 50],
  ['4:01', 45],
  ['3:31', 40],
  ['3:01', 35],
  ['2:31', 30],
  ['2:01', 25],
  ['1:31', 20],
  ['1:01', 15],
  ['0:31', 10],
];
const BY_15S: readonly (readonly [reading: string, points: number])[] = [
  ['4:46', 50],
  ['4:31', 45],
  ['4:16', 40],
  ['4:01', 35],
  ['3:46', 30],
  ['3:31', 25],
  ['3:16', 20],
  ['3:01', 15],
  ['2:46', 10],
];

/** The points of a guess with so many milliseconds left, by the ladder on the screen and by the commit. */
function pointsWith(left: number, stage: string, ladder: unknown = 'table'): number {
  const s = stageWith(stage, 'a').do('show.configure', { ruleset: { ladder } });
  begin(s, 'a').at(300_000 - left);
  const shown = s.party.points;
  const { points } = s.do('party.attempt.guessed').party.last!;
  // at the very end the attempt is in review already, where the ladder is silent
  expect(shown).toBe(left === -5_000 ? null : points);
  return points;
}

describe.each(['artist', 'crocodile'])('P-12 D-2 the ladder of %s', (stage) => {
  test.each(TABLE)(
    'P-12 the last millisecond at which %s is shown brings %i, the next 5 less',
    (reading, points) => {
      const first = ms(reading) - 1_000 + 1;
      expect(pointsWith(first, stage)).toBe(points);
      expect(pointsWith(first - 1, stage)).toBe(points - 5);
    },
  );

  test('P-12 from 5:00 on 50, to the end of the reserve 5, at exactly −5,000 ms too', () => {
    expect(pointsWith(300_000, stage)).toBe(50);
    expect(pointsWith(0, stage)).toBe(5);
    expect(pointsWith(-4_999, stage)).toBe(5);
    expect(pointsWith(-5_000, stage)).toBe(5);
  });

  test('P-12 not guessed by −5.000 s: 0', () => {
    const s = begin(stageWith(stage, 'a'), 'a').at(305_001);
    expect(s.refusal('party.attempt.guessed')).toBe('time-is-up');
    s.do('party.attempt.close');
    expect([s.party.last, s.party.attempts, s.totals]).toEqual([
      { team: 'a', points: 0, at: 305_001 },
      { a: 1 },
      { a: 0 },
    ]);
  });

  test('P-12 the host can call it missed before that', () => {
    const s = begin(stageWith(stage, 'a'), 'a').at('2:00').do('party.attempt.missed');
    expect([s.party.phase, s.party.last?.points, s.digits]).toEqual(['ready', 0, '3:00']);
    const late = begin(stageWith(stage, 'a'), 'a').at('5:05');
    expect(late.refusal('party.attempt.missed')).toBe('wrong-phase');
  });
});

describe('ladders as options', () => {
  test.each(BY_15S)('P-13 by the preset 15s %s brings %i, the next second 5 less', (reading, points) => {
    const first = ms(reading) - 1_000 + 1;
    expect(pointsWith(first, 'artist', '15s')).toBe(points);
    expect(pointsWith(first - 1, 'crocodile', '15s')).toBe(points - 5);
  });

  test('P-13 by the preset 15s the last 5 points last to the end of the reserve', () => {
    expect(pointsWith(-5_000, 'artist', '15s')).toBe(5);
  });

  test('P-13 D-2 the default is the 30-second table, for both stages', () => {
    const rows = [
      ...TABLE.map(([reading, points]) => ({ seconds: ms(reading) / 1000, points })),
      { seconds: -5, points: 5 },
    ];
    expect(stageWith('artist', 'a').party.ladder).toEqual(rows);
    expect(stageWith('crocodile', 'a').party.ladder).toEqual(rows);
  });

  test('P-13 X-50 any falling table; below its last row 0 points, and the attempt goes on to the end of the reserve', () => {
    const ladder = [
      [240, 7.5],
      [100, 0],
      [10, -2],
    ];
    expect(pointsWith(ms('4:00'), 'artist', ladder)).toBe(7.5);
    expect(pointsWith(ms('3:59'), 'artist', ladder)).toBe(0);
    expect(pointsWith(ms('0:10'), 'artist', ladder)).toBe(-2);
    expect(pointsWith(ms('0:09'), 'artist', ladder)).toBe(0);
    const s = stageWith('artist', 'a').do('show.configure', { ruleset: { ladder } });
    expect([begin(s, 'a').at(304_999).party.phase, s.party.points]).toEqual(['play', 0]);
    expect(s.at(305_000).party.phase).toBe('review');
  });

  test.each([
    ['no row', []],
    [
      'equal seconds',
      [
        [10, 5],
        [10, 4],
      ],
    ],
    [
      'rising seconds',
      [
        [10, 5],
        [11, 4],
      ],
    ],
    [
      'equal points',
      [
        [10, 5],
        [9, 5],
      ],
    ],
    [
      'rising points',
      [
        [10, 5],
        [9, 6],
      ],
    ],
    ['half seconds', [[10.5, 5]]],
    ['quarter points', [[10, 0.25]]],
    ['a short row', [[10]]],
    ['a long row', [[10, 5, 1]]],
    ['a name nobody knows', '60s'],
    ['a number', 30],
  ])('X-50 a ladder with %s is invalid', (_, ladder) => {
    const refused = stageWith('artist', 'a').refused('show.configure', { ruleset: { ladder } });
    expect(refused.code).toBe('invalid');
    expect(refused.message).toContain('ruleset.ladder');
  });

  test('X-13 above the first row a guess brings the first value', () => {
    const s = begin(stageWith('artist', 'a'), 'a').do('clock.adjust', { deltaMs: 60_000 });
    expect([s.digits, s.party.points]).toEqual(['6:00', 50]);
  });
});

describe('a late guess', () => {
  test('X-22 in review it commits as in play, the clock going back to the press', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(306_000);
    expect(s.party.phase).toBe('review');
    s.do('party.attempt.guessed', { pressedAt: 304_100 });
    expect([s.party.phase, s.party.last?.points, s.clock?.remainingMs, s.digits]).toEqual([
      'ready',
      5,
      -4_100,
      '−0:04',
    ]);
  });

  test('X-22 without a reserve, across a step of the ladder', () => {
    const s = stageWith('artist', 'a').do('show.configure', {
      ruleset: {
        reserveSeconds: 0,
        ladder: [
          [1, 10],
          [0, 2],
        ],
      },
    });
    begin(s, 'a').at(301_000).do('party.attempt.guessed', { pressedAt: 299_500 });
    expect([s.party.last?.points, s.digits]).toEqual([10, '0:01']);
  });

  test('X-22 after a pause and an adjustment the reading at the press is that of the last run', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(10_000).do('clock.pause').at(20_000);
    s.do('clock.adjust', { deltaMs: -200_000 }).do('clock.resume');
    // 1:30 and the reserve from 20,000 on: ended at 115,000
    expect(s.at(114_999).party.phase).toBe('play');
    expect(s.at(116_000).party.phase).toBe('review');
    s.do('party.attempt.guessed', { pressedAt: 114_600 });
    expect(s.clock?.remainingMs).toBe(-4_600);
  });
});

describe('variants, series and rule cards', () => {
  test('P-14 stage 2 has two variants, set for the stage with the host’s theme', () => {
    const s = withTeams('a').do('party.stage.start', { stage: 'artist', variant: 1, theme: 'Кино' });
    expect([s.party.variant, s.party.theme]).toEqual([1, 'Кино']);
    s.do('party.stage.end', { override: 'проба' }).do('party.stage.start', { stage: 'artist', variant: 2 });
    expect([s.party.variant, s.party.theme]).toEqual([2, null]);
  });

  test('P-15 stage 3 is a series of words or of word combinations', () => {
    for (const series of ['words', 'combinations']) {
      expect(withTeams('a').do('party.stage.start', { stage: 'crocodile', series }).party.series).toBe(
        series,
      );
    }
  });

  test('X-9 variant, theme and series are accepted with any stage, with their own values', () => {
    const s = withTeams('a').do('party.stage.start', {
      stage: 'hat',
      variant: 2,
      theme: 'Море',
      series: 'combinations',
    });
    expect(s.party).toMatchObject({ variant: 2, theme: 'Море', series: 'combinations' });
    expect(withTeams('a').refusal('party.stage.start', { stage: 'hat', variant: 3 })).toBe('invalid');
    expect(withTeams('a').refusal('party.stage.start', { stage: 'hat', variant: '1' })).toBe('invalid');
    expect(withTeams('a').refusal('party.stage.start', { stage: 'hat', series: 'letters' })).toBe('invalid');
  });

  test('P-17 the rule card of the stage can be taken on air and cleared', () => {
    const s = stageWith('crocodile', 'a', { from: 500 }).do('graphic.take', { graphic: 'rules' });
    expect(s.view('public').rooms['main']).toMatchObject({
      graphics: { rules: true, timer: false },
      onAir: { rules: { onAir: true, since: 500 } },
      party: { stage: 'crocodile' },
    });
    expect(s.do('graphic.clear', { graphic: 'rules' }).room().graphics.rules).toBe(false);
  });
});

describe('envelopes', () => {
  const items = [
    { text: 'Девятый вал', note: 'Айвазовский', image: 'ninth.png' },
    { text: 'Незнакомка', note: 'Крамской' },
  ];
  const withDeck = (): Show =>
    withTeams('ab').do('deck.load', { deck: 'artist', items }).do('party.stage.start', { stage: 'artist' });
  const publicBytes = (s: Show): string => JSON.stringify(s.view('public'));

  test('P-16 items are drawn at random without repetition over the whole show', () => {
    const s = withDeck().do('party.attempt.start', { team: 'a' });
    const first = s.party.item?.text;
    s.do('party.attempt.go').do('party.attempt.missed').do('party.attempt.start', { team: 'b' });
    expect([first, s.party.item?.text].sort()).toEqual(['Девятый вал', 'Незнакомка']);
    s.do('party.attempt.go').do('party.attempt.missed').do('party.attempt.start', { team: 'a' });
    expect(s.party.item).toBeNull();
  });

  test('P-16 only the explainer’s and the host’s screens show the item, until the attempt has closed', () => {
    const s = withDeck().do('party.attempt.start', { team: 'a' });
    const { item } = s.party;
    expect(item?.text).toBeTruthy();
    expect(s.view('host').rooms['main']).toMatchObject({ party: { item } });
    expect(s.view('explainer', 'main').rooms['main']).toMatchObject({ party: { item } });
    for (const step of ['prep', 'play', 'review']) {
      expect(s.party.phase).toBe(step);
      for (const secret of [item?.text, item?.note]) expect(publicBytes(s)).not.toContain(secret);
      if (step === 'prep') s.do('party.attempt.go');
      else s.wait('5:05');
    }
    s.do('party.attempt.close');
    const revealed = s.view('public').rooms['main']?.party?.reveal;
    expect(revealed).toMatchObject({ team: 'a', points: 0, item: { text: item?.text, image: item?.image } });
    // a note is never the audience's
    expect(revealed?.item?.note).toBeNull();
    expect(publicBytes(s)).not.toContain(item?.note);
  });

  test('P-16 an undone close hides the item again', () => {
    const s = guessAttempt(withDeck(), 'a', '0:10');
    expect(publicBytes(s)).toContain(s.party.reveal?.item?.text);
    s.do('undo');
    expect(publicBytes(s)).not.toContain(s.party.item?.text);
  });

  test('P-16 with paper envelopes the item is not known to the program', () => {
    const s = guessAttempt(stageWith('artist', 'a'), 'a', '0:10');
    expect(s.party.reveal).toMatchObject({ item: null, team: 'a', points: 50 });
  });
});
