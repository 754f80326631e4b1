import { describe, expect, test } from 'vitest';

import { runTranscript, valueAt } from '../../src/transcript/run.ts';

const lines = (...parts: readonly unknown[]) =>
  parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('\n');
const problems = (...parts: readonly unknown[]) =>
  runTranscript(lines(...parts)).mismatches.map(({ line, text }) => `${String(line)}: ${text}`);

const team = { at: 0, do: { type: 'team.add', id: 'a', name: 'А' } };
const see = (at: number, paths: Readonly<Record<string, unknown>>) => ({ at, see: paths });

describe('what holds', () => {
  test('comments, empty lines and a last line end are no lines of the game', () => {
    expect(problems('// a game', '', '  // indented', team, see(0, { 'teams.0.id': 'a' }), '')).toEqual([]);
    expect(runTranscript(lines(team).replaceAll('\n', '\r\n') + '\r\n').mismatches).toEqual([]);
  });

  test('X-46 lines of one instant are carried out in their order', () => {
    const stage = { at: 0, do: { type: 'party.stage.start', stage: 'hat' } };
    expect(problems(team, stage)).toEqual([]);
    expect(problems({ ...stage, refuse: 'no-teams' }, team)).toEqual([]);
  });

  test('X-46 see compares numbers, strings, booleans and null, indexes count from 0', () => {
    const at0 = {
      'teams.0.name': 'А',
      'teams.0.disqualified': false,
      'standings.0.total': 0,
      'teams.0.color': null,
    };
    expect(problems(team, see(0, at0))).toEqual([]);
  });

  test('X-46 see compares the array played', () => {
    const game = { at: 0, do: { type: 'chgk.game.start', experts: { name: 'З', players: [] } } };
    const point = { at: 0, do: { type: 'chgk.wheel.point', sector: 4 } };
    expect(problems(game, point, see(0, { 'rooms.main.chgk.played': [4] }))).toEqual([]);
    expect(problems(game, point, see(0, { 'rooms.main.chgk.played': [] }))).toEqual([
      '3: expected rooms.main.chgk.played = [], saw [4]',
    ]);
  });

  test('a path that is absent equals null', () => {
    const paths = {
      'rooms.main.chgk.phase': null,
      'teams.7.name': null,
      'no.such.thing': null,
      'rooms.constructor.name': null,
    };
    expect(problems(see(0, paths))).toEqual([]);
  });

  test('the clock is virtual: hours pass at once, what is due has happened', () => {
    const start = { at: 0, do: { type: 'party.stage.start', stage: 'hat' } };
    const attempt = { at: 0, do: { type: 'party.attempt.start', team: 'a' } };
    const go = { at: 0, do: { type: 'party.attempt.go' } };
    expect(
      problems(team, start, attempt, go, see(86_400_000, { 'rooms.main.party.phase': 'review' })),
    ).toEqual([]);
  });

  test('a line may both do and see; refuse expects that code', () => {
    expect(problems({ ...team, see: { 'teams.0.id': 'a' } })).toEqual([]);
    expect(
      problems({ at: 5, do: { type: 'undo' }, refuse: 'nothing-to-undo', see: { 'rooms.main.revision': 0 } }),
    ).toEqual([]);
  });

  test('the seed is the source of randomness: the same one, the same game', () => {
    const spun = (seed: unknown) => {
      const game = { at: 0, do: { type: 'chgk.game.start', experts: { name: 'З', players: [] } } };
      const spin = { at: 0, do: { type: 'chgk.wheel.spin' } };
      const text = lines(...(seed === null ? [] : [{ seed }]), game, spin, see(20_000, {}));
      return runTranscript(text).state.rooms[0]?.play.chgk?.opened?.angle;
    };
    expect(spun(7)).toBe(spun(7));
    expect(spun(7)).not.toBe(spun(8));
    expect(spun(null)).toBe(spun(null));
  });

  test('a comment may stand before the seed', () => {
    expect(problems('// toss', { seed: 3 }, team)).toEqual([]);
  });

  test('the same commandId is answered twice the same', () => {
    const commandId = '6f1c1c56-36a1-4c4b-8f0e-3a3a5d1b0001';
    const twice = { at: 0, do: { ...team.do, commandId } };
    expect(problems(twice, twice, see(0, { 'teams.1': null }))).toEqual([]);
  });
});

describe('what does not hold', () => {
  test('a value that differs: the path, what was expected, what was seen', () => {
    expect(problems(team, see(0, { 'standings.0.total': 3, 'teams.0.name': 'Б' }))).toEqual([
      '2: expected standings.0.total = 3, saw 0',
      '2: expected teams.0.name = "Б", saw "А"',
    ]);
  });

  test('a number is no string, zero is not null', () => {
    expect(problems(team, see(0, { 'standings.0.total': '0', 'standings.0.place': null }))).toEqual([
      '2: expected standings.0.total = "0", saw 0',
      '2: expected standings.0.place = null, saw 1',
    ]);
  });

  test('a refusal that was not expected: its code and message', () => {
    expect(problems({ at: 0, do: { type: 'undo' } })).toEqual([
      '1: expected it to be accepted, saw it refused with nothing-to-undo (Отменять нечего.)',
    ]);
  });

  test('an acceptance that was not expected', () => {
    expect(problems({ ...team, refuse: 'team-exists' })).toEqual([
      '1: expected refusal "team-exists", saw it accepted',
    ]);
  });

  test('another refusal than the expected one', () => {
    expect(problems({ at: 0, do: { type: 'undo' }, refuse: 'nothing-to-redo' })).toEqual([
      '1: expected refusal "nothing-to-redo", saw it refused with nothing-to-undo (Отменять нечего.)',
    ]);
  });

  test('after a mismatch the game goes on', () => {
    expect(problems({ at: 0, do: { type: 'undo' } }, team, see(0, { 'teams.0.id': 'b' }))).toEqual([
      '1: expected it to be accepted, saw it refused with nothing-to-undo (Отменять нечего.)',
      '3: expected teams.0.id = "b", saw "a"',
    ]);
  });

  test('a broken line ends it, by its number in the file', () => {
    expect(problems('// a comment', team, '{"at": 0, "do"', team)).toEqual([
      '3: expected a line of JSON, saw something else',
    ]);
    expect(problems({ do: team.do })).toEqual(['1: expected an "at" in whole ms, saw none']);
    expect(problems({ at: 0.5, do: team.do })).toEqual(['1: expected an "at" in whole ms, saw none']);
    expect(problems('[]')).toEqual(['1: expected an "at" in whole ms, saw none']);
    expect(problems({ at: 0 })).toEqual(['1: expected "do" or "see", saw neither']);
    expect(problems({ at: 0, see: [] })).toEqual(['1: expected "do" or "see", saw neither']);
    expect(problems({ seed: 1 }, { seed: 2 })).toEqual(['2: expected an "at" in whole ms, saw none']);
  });

  test('time never goes back', () => {
    expect(problems({ ...team, at: 10 }, see(9, {}))).toEqual(['2: expected an "at" of 10 or later, saw 9']);
    expect(problems(see(-1, {}))).toEqual(['1: expected an "at" of 0 or later, saw -1']);
  });
});

describe('paths', () => {
  test.each([
    [{ a: { b: 1 } }, 'a.b', 1],
    [{ 'a.b': { c: 2 } }, 'a.b.c', 2],
    [{ a: [{ b: 3 }] }, 'a.0.b', 3],
    [{ a: null }, 'a.b', null],
    [{ a: 'text' }, 'a.length', null],
    [{}, 'toString', null],
    [{ a: {} }, 'a.__proto__', null],
  ])('in %j %s is %j', (view, path, value) => {
    expect(valueAt(view, path)).toBe(value);
  });
});
