import { describe, expect, test } from 'vitest';

import { guessAttempt, hatAttempt, stageWith, withTeams } from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

/** Points by stage: hat, artist, crocodile. */
type Points = readonly [hat: number, artist: number, crocodile?: number];

function tableOf(points: Readonly<Record<string, Points>>): Show {
  const s = withTeams(Object.keys(points).join(''));
  for (const [team, [hat, artist, crocodile = 0]] of Object.entries(points)) {
    for (const [stage, value] of Object.entries({ hat, artist, crocodile })) {
      if (value !== 0) s.do('score.adjust', { team, stage, points: value, reason: 'таблица' });
    }
  }
  return s;
}

const places = (s: Show) => s.view().standings.map((row) => [row.team, row.place, row.tieBreak]);

describe('the winner', () => {
  test('P-18 the most points over the three stages', () => {
    expect(places(tableOf({ a: [10, 10], b: [0, 0, 21], c: [30, 0, -5.5] }))).toEqual([
      ['c', 1, null],
      ['b', 2, null],
      ['a', 3, null],
    ]);
  });

  test('P-18 half a point decides', () => {
    expect(places(tableOf({ a: [10, 0], b: [10.5, 0] }))).toEqual([
      ['b', 1, null],
      ['a', 2, null],
    ]);
  });

  test('P-18 equal: more points in artist', () => {
    expect(places(tableOf({ a: [50, 0], b: [0, 50], c: [60, 0] }))).toEqual([
      ['c', 1, null],
      ['b', 2, 'artist'],
      ['a', 3, 'artist'],
    ]);
  });

  test('P-18 still equal: the place is shared, places as in sport (1, 2, 2, 4)', () => {
    expect(places(tableOf({ a: [5, 5], b: [20, 5], c: [0, 5, 5], d: [0, 0] }))).toEqual([
      ['b', 1, null],
      ['a', 2, 'shared'],
      ['c', 2, 'shared'],
      ['d', 4, null],
    ]);
  });

  test('X-27 shared for those who share their place, artist for the others of the equal total', () => {
    expect(places(tableOf({ a: [30, 0], b: [10, 20], c: [30, 0], d: [0, 30], e: [29.5, 0] }))).toEqual([
      ['d', 1, 'artist'],
      ['b', 2, 'artist'],
      ['a', 3, 'shared'],
      ['c', 3, 'shared'],
      ['e', 5, null],
    ]);
  });

  test('P-18 the table is ordered by place, then by when the team was added; all with 0 from the start', () => {
    expect(places(withTeams('cab'))).toEqual([
      ['c', 1, 'shared'],
      ['a', 1, 'shared'],
      ['b', 1, 'shared'],
    ]);
    expect(show().view().standings).toEqual([]);
    expect(places(withTeams('a'))).toEqual([['a', 1, null]]);
  });

  test('P-18 F-9 disqualified teams stand last, without a place, and leave no gap', () => {
    const s = tableOf({ a: [50, 0], b: [40, 0], c: [30, 0], d: [40, 0] });
    s.do('team.disqualify', { id: 'a', reason: 'дресс-код' }).do('team.disqualify', {
      id: 'b',
      reason: 'дресс-код',
    });
    expect(places(s)).toEqual([
      ['d', 1, null],
      ['c', 2, null],
      ['a', null, null],
      ['b', null, null],
    ]);
  });

  test('P-18 with negative points too', () => {
    expect(places(tableOf({ a: [-30, 0], b: [0, -30], c: [0, -1.5, -30] }))).toEqual([
      ['a', 1, 'artist'],
      ['b', 2, 'artist'],
      ['c', 3, null],
    ]);
  });
});

describe('how the table moves', () => {
  test('every change of the standings says what it was and how the table stood before', () => {
    const s = guessAttempt(stageWith('artist', 'ab', { from: 1_000 }), 'b', '0:00');
    expect(s.view('public').standingsMove).toEqual({
      at: 1_000,
      cause: 'attempt',
      team: 'b',
      points: 50,
      before: [
        { team: 'a', place: 1, total: 0 },
        { team: 'b', place: 1, total: 0 },
      ],
    });
    s.at(2_000).do('party.penalty', { team: 'a' });
    expect(s.view().standingsMove).toMatchObject({ at: 2_000, cause: 'penalty', team: 'a', points: -30 });
    s.do('score.adjust', { team: 'a', stage: 'hat', points: 0.5, reason: 'спор' });
    expect(s.view().standingsMove).toMatchObject({ cause: 'adjustment', points: 0.5 });
    s.at(3_000).do('undo');
    expect(s.view().standingsMove).toMatchObject({ at: 3_000, cause: 'undo', team: null, points: null });
    expect(s.do('redo').view().standingsMove).toMatchObject({ cause: 'redo' });
  });

  test('an undo that changes no total moves no table', () => {
    const s = hatAttempt(stageWith('hat', 'ab'), 'a', '+')
      .at('2:00')
      .do('party.attempt.start', { team: 'b' });
    const move = s.view().standingsMove;
    expect(s.do('undo').view().standingsMove).toEqual(move);
  });
});
