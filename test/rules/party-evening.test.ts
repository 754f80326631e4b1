import { describe, expect, test } from 'vitest';

import { begin, chgkGame, guessAttempt, hatAttempt, rounds, stageWith, withTeams } from '../helpers/games.ts';
import { ms, show, type Show } from '../helpers/show.ts';

const twoRooms = (ids = 'abcd'): Show => {
  const half = Math.ceil(ids.length / 2);
  return withTeams(ids).do('rooms.set', {
    rooms: [
      { id: 'red', name: 'Красный зал', teams: Array.from(ids.slice(0, half)) },
      { id: 'blue', name: 'Синий зал', teams: Array.from(ids.slice(half)) },
    ],
  });
};

/** Gives every team of the stage as many missed attempts. */
const attempts = (s: Show, counts: Readonly<Record<string, number>>): Show => {
  for (const [team, count] of Object.entries(counts))
    for (let i = 0; i < count; i++) guessAttempt(s, team, null);
  return s;
};

describe('an evening', () => {
  test('P-1 registration, forming of teams and the start of play are times that every page can count down to', () => {
    const items = [
      { label: 'Регистрация', at: '2026-03-01T19:00:00+03:00' },
      { label: 'Команды', at: '2026-03-01T19:15:00+03:00' },
      { label: 'Игра', at: '2026-03-01T19:30:00+03:00' },
    ];
    const s = show().do('schedule.set', { items });
    expect(s.view('public').show.schedule).toEqual(items);
    expect(s.refused('schedule.set', { items: [{ label: 'Игра', at: 'вечером' }] })).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('items.0.at') as string,
    });
  });

  test.each([
    '2026-03-01T19:00',
    '2026-03-01T19:00:00',
    '2026-03-01T16:00:00Z',
    '2026-03-01T19:00:00.000+03:00',
  ])('P-1 %s is a time of the schedule', (at) => {
    expect(
      show()
        .do('schedule.set', { items: [{ label: 'Игра', at }] })
        .view().show.schedule[0]?.at,
    ).toBe(at);
  });

  test('P-3 one game hour for each stage informs and never stops play', () => {
    const s = stageWith('hat', 'a', { from: 5_000 });
    expect(s.party.hour).toEqual({ since: 5_000, durationMs: ms('60:00') });
    hatAttempt(s.at('90:00'), 'a', '+');
    expect(s.totals).toEqual({ a: 3 });
  });

  test('P-3 the pace: how many more full rounds fit at the average length so far', () => {
    const s = stageWith('artist', 'ab');
    expect(s.party.rounds).toEqual({ planned: null, fit: null, averageMs: null });
    begin(s, 'a').wait('4:00').do('party.attempt.guessed');
    expect(s.party.rounds).toEqual({ planned: null, fit: 7, averageMs: 240_000 });
    begin(s, 'b').wait('2:00').do('party.attempt.guessed');
    // 54 minutes are left, a round of two teams takes 6
    expect(s.party.rounds).toMatchObject({ fit: 9, averageMs: 180_000 });
    expect(s.wait(1).party.rounds.fit).toBe(8);
    expect(s.at('75:00').party.rounds.fit).toBe(0);
  });

  test('P-3 preparation belongs to the length of an attempt, a disqualified team to no round', () => {
    const s = stageWith('artist', 'ab').do('party.attempt.start', { team: 'a' }).wait('2:00');
    s.do('party.attempt.go').wait('1:00').do('party.attempt.guessed');
    expect(s.party.rounds).toMatchObject({ averageMs: 180_000, fit: 9 });
    s.do('team.disqualify', { id: 'b', reason: 'дресс-код' });
    expect(s.party.rounds.fit).toBe(19);
  });

  test('P-3 the host sets the number of rounds', () => {
    const s = stageWith('hat', 'a').do('party.rounds', { rounds: 4 });
    expect(s.party.rounds.planned).toBe(4);
    expect(s.do('undo').party.rounds.planned).toBeNull();
    expect(s.refusal('party.rounds', { rounds: 0 })).toBe('invalid');
    expect(s.do('party.stage.end', { override: 'проба' }).refusal('party.rounds', { rounds: 3 })).toBe(
      'wrong-phase',
    );
  });
});

describe('the ending of a stage', () => {
  test('P-4 at least 3 attempts for each team, and the same number for all', () => {
    const s = stageWith('artist', 'ab');
    expect(s.refusal('party.stage.end')).toBe('attempts-too-few');
    attempts(s, { a: 3, b: 2 });
    expect(s.refusal('party.stage.end')).toBe('attempts-too-few');
    attempts(s, { b: 2 });
    expect(s.refusal('party.stage.end')).toBe('attempts-unequal');
    attempts(s, { a: 1 });
    expect(s.do('party.stage.end').party.stage).toBeNull();
  });

  test('P-4 unless the host overrides with a reason, which is journaled', () => {
    const s = stageWith('artist', 'ab').do('party.stage.end', { override: 'зал закрывают' });
    expect(s.events.at(-1)).toMatchObject({ type: 'party.stageEnded', override: 'зал закрывают' });
  });

  test('P-4 disqualified teams and teams of other rooms are not looked at', () => {
    const s = stageWith('artist', 'abc');
    attempts(s, { a: 3, b: 3 });
    expect(s.refusal('party.stage.end')).toBe('attempts-too-few');
    s.do('team.disqualify', { id: 'c', reason: 'дресс-код' }).do('party.stage.end');

    const rooms = twoRooms('ab').do('party.stage.start', { room: 'red', stage: 'artist' });
    for (let i = 0; i < 3; i++) {
      rooms.do('party.attempt.start', { room: 'red', team: 'a' }).do('party.attempt.go', { room: 'red' });
      rooms.do('party.attempt.missed', { room: 'red' });
    }
    expect(rooms.do('party.stage.end', { room: 'red' }).room('red').party?.stage).toBeNull();
  });

  test('P-4 X-10 the least number of attempts is an option', () => {
    const s = stageWith('artist', 'a').do('show.configure', { ruleset: { attemptsMin: 1 } });
    expect(s.refused('party.stage.end').message).toContain('1');
    attempts(s, { a: 1 }).do('party.stage.end');
    expect(
      stageWith('hat', 'a')
        .do('show.configure', { ruleset: { attemptsMin: 0 } })
        .do('party.stage.end').party.stage,
    ).toBeNull();
  });

  test('P-4 a stage started again goes on with its counts', () => {
    const s = attempts(stageWith('artist', 'a'), { a: 2 }).do('party.stage.end', { override: 'ужин' });
    s.do('party.stage.start', { stage: 'artist' });
    expect(s.party.attempts).toEqual({ a: 2 });
    attempts(s, { a: 1 }).do('party.stage.end');
  });

  test('X-20 no-teams: none that is not disqualified', () => {
    expect(show().refusal('party.stage.start', { stage: 'hat' })).toBe('no-teams');
    const s = withTeams('a').do('team.disqualify', { id: 'a', reason: 'дресс-код' });
    expect(s.refusal('party.stage.start', { stage: 'hat' })).toBe('no-teams');
    expect(
      twoRooms('ab')
        .do('rooms.set', {
          rooms: [
            { id: 'red', name: 'К', teams: [] },
            { id: 'blue', name: 'С', teams: ['a', 'b'] },
          ],
        })
        .refusal('party.stage.start', { room: 'red', stage: 'hat' }),
    ).toBe('no-teams');
  });

  test('X-20 a stage whose teams have all been disqualified can be ended', () => {
    const s = stageWith('hat', 'a').do('team.disqualify', { id: 'a', reason: 'дресс-код' });
    expect(s.do('party.stage.end').party.stage).toBeNull();
  });
});

describe('penalties', () => {
  test('P-5 a non-playing team that prompts loses 30 points, whatever the stage', () => {
    for (const stage of ['hat', 'artist', 'crocodile'] as const) {
      const s = begin(stageWith(stage, 'ab'), 'a').do('party.penalty', { team: 'b' });
      expect(s.view().standings.find((row) => row.team === 'b')?.stages[stage]).toBe(-30);
    }
  });

  test('P-5 the playing team can’t be charged with it, from attempt.start to the commit', () => {
    const s = stageWith('hat', 'a').do('party.attempt.start', { team: 'a' });
    expect(s.refusal('party.penalty', { team: 'a' })).toBe('team-is-playing');
    expect(s.do('party.attempt.go').refusal('party.penalty', { team: 'a' })).toBe('team-is-playing');
    expect(s.wait('1:00').refusal('party.penalty', { team: 'a' })).toBe('team-is-playing');
    expect(s.do('party.attempt.close').do('party.penalty', { team: 'a' }).totals).toEqual({ a: -30 });
  });

  test('D-1 P-5 the penalty belongs to the stage in which it was given, and is no attempt', () => {
    const s = stageWith('hat', 'ab').do('party.penalty', { team: 'b' });
    expect(s.party.attempts).toEqual({ a: 0, b: 0 });
    s.do('party.stage.end', { override: 'проба' });
    expect(s.refusal('party.penalty', { team: 'b' })).toBe('wrong-phase');
    s.do('party.stage.start', { stage: 'artist' }).do('party.penalty', { team: 'b' });
    expect(s.view().standings.at(-1)?.stages).toEqual({ hat: -30, artist: -30, crocodile: 0 });
  });

  test('P-5 X-10 the penalty is an option; a change holds from then on', () => {
    const s = stageWith('hat', 'ab').do('party.penalty', { team: 'b' });
    s.do('show.configure', { ruleset: { hintPenalty: 7.5 } });
    expect(s.totals['b']).toBe(-30);
    expect(s.do('party.penalty', { team: 'b' }).totals['b']).toBe(-37.5);
  });

  test('X-24 a penalty or an adjustment may name a team of any room, disqualified too, and the room’s undo takes it back', () => {
    const s = twoRooms('ab').do('party.stage.start', { room: 'red', stage: 'hat' });
    s.do('team.disqualify', { id: 'b', reason: 'дресс-код' }).do('party.penalty', { room: 'red', team: 'b' });
    s.do('score.adjust', { room: 'red', team: 'b', stage: 'artist', points: -0.5, reason: 'спор' });
    const row = () => s.view().standings.find((r) => r.team === 'b')?.stages;
    expect(row()).toEqual({ hat: -30, artist: -0.5, crocodile: 0 });
    expect(s.refusal('undo', { room: 'blue' })).toBe('nothing-to-undo');
    s.do('undo', { room: 'red' });
    expect(row()).toEqual({ hat: -30, artist: 0, crocodile: 0 });
    s.do('undo', { room: 'red' });
    expect(row()).toEqual({ hat: 0, artist: 0, crocodile: 0 });
  });

  test('X-24 an adjustment is possible always, with or without a stage, and during a game of ChGK', () => {
    const adjust = { team: 'a', stage: 'crocodile', points: 12.5, reason: 'пересчёт' };
    const s = withTeams('a').do('score.adjust', adjust);
    chgkGame({}, s).do('score.adjust', adjust);
    expect(s.totals).toEqual({ a: 25 });
    expect(s.refusal('score.adjust', { ...adjust, points: 0.25 })).toBe('invalid');
    expect(s.refusal('score.adjust', { ...adjust, team: 'zz' })).toBe('team-unknown');
    expect(s.refusal('score.adjust', { ...adjust, reason: '' })).toBe('invalid');
  });

  test('X-52 team-is-playing looks at the room of the command', () => {
    const s = twoRooms('ab').do('party.stage.start', { room: 'red', stage: 'hat' });
    s.do('party.stage.start', { room: 'blue', stage: 'hat' });
    s.do('party.attempt.start', { room: 'red', team: 'a' });
    expect(s.refusal('party.penalty', { room: 'red', team: 'a' })).toBe('team-is-playing');
    expect(s.do('party.penalty', { room: 'blue', team: 'a' }).totals['a']).toBe(-30);
  });
});

describe('an attempt begins', () => {
  test('P-6 with 2:00 of preparation, after which nothing starts by itself', () => {
    const s = stageWith('artist', 'a').do('party.attempt.start', { team: 'a', explainer: 'Лена' });
    expect([s.party.phase, s.digits, s.party.team, s.party.explainer]).toEqual(['prep', '2:00', 'a', 'Лена']);
    s.at('2:00');
    expect([s.party.phase, s.digits, s.clock?.ended]).toEqual(['prep', '0:00', true]);
    s.at('9:00').do('party.attempt.go');
    expect([s.party.phase, s.digits]).toEqual(['play', '5:00']);
  });

  test('P-6 it can be cut short', () => {
    expect(
      stageWith('hat', 'a').do('party.attempt.start', { team: 'a' }).at(1).do('party.attempt.go').digits,
    ).toBe('1:00');
  });

  test('P-6 only a team of this room that is not disqualified', () => {
    const s = twoRooms('ab').do('party.stage.start', { room: 'red', stage: 'hat' });
    expect(s.refusal('party.attempt.start', { room: 'red', team: 'zz' })).toBe('team-unknown');
    expect(s.refusal('party.attempt.start', { room: 'red', team: 'b' })).toBe('team-not-in-room');
    s.do('team.disqualify', { id: 'b', reason: 'дресс-код' });
    expect(s.refusal('party.attempt.start', { room: 'red', team: 'b' })).toBe('team-disqualified');
    expect(s.refusal('party.attempt.start', { room: 'blue', team: 'b' })).toBe('wrong-phase');
    s.do('team.reinstate', { id: 'b', reason: 'переоделись' });
    expect(s.refusal('party.attempt.start', { room: 'red', team: 'b' })).toBe('team-not-in-room');
  });

  test('X-25 disqualifying the playing team lets its attempt finish; twice replaces the reason', () => {
    const s = begin(stageWith('hat', 'ab'), 'a').do('party.word.guessed');
    s.do('team.disqualify', { id: 'a', reason: 'первая' }).do('team.disqualify', {
      id: 'a',
      reason: 'вторая',
    });
    s.do('party.word.guessed').wait('1:00').do('party.attempt.close');
    expect(s.party.last).toMatchObject({ team: 'a', points: 6 });
    expect(s.state.teams[0]?.disqualified).toBe('вторая');
    expect(s.view().standings.at(-1)).toMatchObject({ team: 'a', place: null, total: 6 });
  });
});

describe('rooms', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
    [10, [5, 5]],
    [11, [4, 4, 3]],
    [12, [4, 4, 4]],
    [16, [4, 4, 4, 4]],
    [21, [5, 4, 4, 4, 4]],
  ])('P-2 for %i teams rooms of %j are proposed', (count, sizes) => {
    const ids = Array.from({ length: count }, (_, i) => `t${String(i)}`);
    const s = show().doEach('team.add', ...ids.map((id) => ({ id, name: id })));
    const proposal = s.view().roomsProposal;
    expect(proposal.map((room) => room.teams.length)).toEqual(sizes);
    expect(proposal.flatMap((room) => room.teams)).toEqual(ids);
    expect(new Set(proposal.map((room) => room.id)).size).toBe(sizes.length);
  });

  test('P-2 a disqualified team is left out of the proposal', () => {
    const s = withTeams('abcdef').do('team.disqualify', { id: 'b', reason: 'дресс-код' });
    expect(s.view().roomsProposal).toEqual([{ id: 'main', teams: ['a', 'c', 'd', 'e', 'f'] }]);
  });

  test('P-2 each room has its own clock and play; the standings are one table over all rooms', () => {
    const s = twoRooms('abcd').do('party.stage.start', { room: 'red', stage: 'hat' });
    s.do('party.stage.start', { room: 'blue', stage: 'artist' }).do('party.attempt.start', {
      room: 'red',
      team: 'a',
    });
    s.at(10_000).do('party.attempt.start', { room: 'blue', team: 'c' });
    expect([s.room('red').clock?.digits, s.room('blue').clock?.digits]).toEqual(['1:50', '2:00']);
    s.do('party.attempt.go', { room: 'blue' }).do('party.attempt.guessed', { room: 'blue' });
    expect(s.room('red').party?.phase).toBe('prep');
    expect(s.totals).toEqual({ c: 50, a: 0, b: 0, d: 0 });
  });

  test('X-18 before rooms.set there is one room, main, and a new team belongs to it', () => {
    expect(withTeams('a').view()).toMatchObject({ teams: [{ id: 'a', room: 'main' }] });
    expect(Object.keys(show().view().rooms)).toEqual(['main']);
  });

  test('X-18 where there are several a new team belongs to none', () => {
    const s = twoRooms('ab').do('team.add', { id: 'c', name: 'В' });
    expect(s.view().teams.at(-1)).toMatchObject({ id: 'c', room: null });
    s.do('rooms.set', { rooms: [{ id: 'red', name: 'К', teams: ['a'] }] }).do('team.add', {
      id: 'd',
      name: 'Г',
    });
    expect(s.view().teams.map((t) => t.room)).toEqual(['red', null, null, 'red']);
  });

  test('X-19 room-busy where a room with a stage would vanish or its set of teams change', () => {
    const s = twoRooms('abcd').do('party.stage.start', { room: 'red', stage: 'hat' });
    const set = (red: string[], blue: string[]) => ({
      rooms: [
        { id: 'red', name: 'Красный', teams: red },
        { id: 'blue', name: 'Синий', teams: blue },
      ],
    });
    expect(s.refusal('rooms.set', set(['a'], ['b', 'c', 'd']))).toBe('room-busy');
    expect(s.refusal('rooms.set', set(['a', 'b', 'c'], ['d']))).toBe('room-busy');
    expect(s.refusal('rooms.set', set(['a', 'c'], ['b', 'd']))).toBe('room-busy');
    expect(s.refusal('rooms.set', { rooms: [{ id: 'blue', name: 'С', teams: ['a', 'b'] }] })).toBe(
      'room-busy',
    );
    // another order, another name, another free room: nobody is disturbed
    s.do('rooms.set', {
      rooms: [
        { id: 'green', name: 'Зелёный', teams: ['d'] },
        { id: 'red', name: 'Алый', teams: ['b', 'a'] },
      ],
    });
    expect([s.room('red').name, s.room('red').party?.stage]).toEqual(['Алый', 'hat']);
    expect(s.view().teams.map((t) => t.room)).toEqual(['red', 'red', null, 'green']);
  });

  test('X-19 a game that is not over makes a room busy, one that is over does not', () => {
    const s = chgkGame({}, withTeams('a'));
    const plan = { rooms: [{ id: 'main', name: 'Зал', teams: [] }] };
    expect(s.refusal('rooms.set', plan)).toBe('room-busy');
    rounds(s, 'EEEEEE').do('rooms.set', plan);
    expect(s.view().teams[0]?.room).toBeNull();
    s.do('rooms.set', { rooms: [{ id: 'other', name: 'Зал', teams: [] }] });
  });

  test('X-19 a kept room keeps everything; a removed room’s points and results stay', () => {
    const s = twoRooms('ab').do('party.stage.start', { room: 'red', stage: 'artist' });
    s.do('party.attempt.start', { room: 'red', team: 'a' }).do('party.attempt.go', { room: 'red' });
    s.do('party.attempt.guessed', { room: 'red' }).do('party.stage.end', { room: 'red', override: 'ужин' });
    const kept = s.room('red');
    s.do('rooms.set', { rooms: [{ id: 'red', name: 'Красный зал', teams: ['a', 'b'] }] });
    expect(s.room('red')).toEqual({ ...kept, revision: kept.revision });
    s.do('rooms.set', { rooms: [{ id: 'new', name: 'Новый', teams: ['a', 'b'] }] });
    expect(s.totals).toEqual({ a: 50, b: 0 });
    expect(s.room('new')).toMatchObject({ revision: 0, game: 'none', undo: { can: false } });

    chgkGame({}, s);
    s.do('undo', { room: 'new' });
    expect(s.room('new').game).toBe('none');
  });

  test('X-19 a moved team keeps its points, its attempts count anew in the new room', () => {
    const s = twoRooms('ab').do('party.stage.start', { room: 'red', stage: 'artist' });
    s.do('party.attempt.start', { room: 'red', team: 'a' }).do('party.attempt.go', { room: 'red' });
    s.do('party.attempt.guessed', { room: 'red' }).do('party.stage.end', {
      room: 'red',
      override: 'переезд',
    });
    s.do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: [] },
        { id: 'blue', name: 'С', teams: ['a', 'b'] },
      ],
    }).do('party.stage.start', { room: 'blue', stage: 'artist' });
    expect(s.room('blue').party?.attempts).toEqual({ a: 0, b: 0 });
    expect(s.totals).toEqual({ a: 50, b: 0 });

    // back in the old room it finds its count again
    s.do('party.stage.end', { room: 'blue', override: 'обратно' }).do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: ['a'] },
        { id: 'blue', name: 'С', teams: ['b'] },
      ],
    });
    s.do('party.stage.start', { room: 'red', stage: 'artist' });
    expect(s.room('red').party?.attempts).toEqual({ a: 1 });
  });

  test('X-52 a team in no listed room has none; a room id set again is a new room, the old one’s points stay counted', () => {
    const s = guessAttempt(stageWith('artist', 'ab'), 'a', '0:00').do('party.stage.end', {
      override: 'проба',
    });
    s.do('rooms.set', { rooms: [{ id: 'other', name: 'Другой', teams: ['b'] }] });
    expect(s.view().teams.map((t) => t.room)).toEqual([null, 'other']);
    s.do('rooms.set', { rooms: [{ id: 'main', name: 'Главный', teams: ['a', 'b'] }] });
    expect(s.room()).toMatchObject({ revision: 0, game: 'none', party: null, undo: { can: false } });
    s.do('party.stage.start', { stage: 'artist' });
    expect(s.party.attempts).toEqual({ a: 0, b: 0 });
    expect(s.totals).toEqual({ a: 50, b: 0 });
    expect(guessAttempt(s, 'a', '0:00').totals).toEqual({ a: 100, b: 0 });
  });
});

describe('teams', () => {
  test('X-26 team-has-played: an attempt open or committed, a penalty or an adjustment in the present state of any room', () => {
    const gone = (s: Show, id = 'a') => s.refusal('team.remove', { id });
    expect(gone(stageWith('hat', 'ab').do('party.attempt.start', { team: 'a' }))).toBe('team-has-played');
    expect(gone(hatAttempt(stageWith('hat', 'ab'), 'a', ''))).toBe('team-has-played');
    expect(gone(stageWith('hat', 'ab').do('party.penalty', { team: 'a' }))).toBe('team-has-played');
    const adjusted = withTeams('ab').do('score.adjust', {
      team: 'a',
      stage: 'hat',
      points: 0,
      reason: 'ноль',
    });
    expect(gone(adjusted)).toBe('team-has-played');
    expect(
      adjusted
        .do('undo')
        .do('team.remove', { id: 'a' })
        .view()
        .teams.map((t) => t.id),
    ).toEqual(['b']);
    expect(gone(withTeams('a'), 'zz')).toBe('team-unknown');
  });

  test('X-52 points from a removed room and attempts of 0 points there count for team-has-played', () => {
    const s = guessAttempt(stageWith('artist', 'ab'), 'a', null).do('party.stage.end', { override: 'проба' });
    s.do('rooms.set', { rooms: [{ id: 'other', name: 'Другой', teams: ['a', 'b'] }] });
    expect(s.refusal('team.remove', { id: 'a' })).toBe('team-has-played');
    s.do('team.remove', { id: 'b' });
  });

  test('X-52 a team removed meanwhile stays removed whatever a redo brings back; its attempt counts for nobody', () => {
    const s = begin(stageWith('artist', 'ab'), 'a').do('undo').do('undo').do('team.remove', { id: 'a' });
    s.do('redo').do('redo');
    expect([s.party.phase, s.party.team, s.party.attempts]).toEqual(['play', 'a', { b: 0 }]);
    s.do('party.attempt.guessed');
    expect(s.party.last).toMatchObject({ team: 'a', points: 50 });
    expect(s.totals).toEqual({ b: 0 });
    expect(s.refusal('party.penalty', { team: 'a' })).toBe('team-unknown');
    expect(s.refusal('party.stage.end')).toBe('attempts-too-few');
  });

  test('X-52 a removed id can be added again, as a new team at the end, and what a redo brings back under it is its own', () => {
    const s = guessAttempt(stageWith('artist', 'ab'), 'a', '0:00').do('undo').do('undo').do('undo');
    s.do('team.remove', { id: 'a' }).do('team.add', { id: 'a', name: 'Новая' });
    expect(s.view().teams.map((t) => [t.id, t.name])).toEqual([
      ['b', 'B'],
      ['a', 'Новая'],
    ]);
    s.do('redo').do('redo').do('redo');
    expect(s.totals).toEqual({ a: 50, b: 0 });
    expect(s.party.attempts).toEqual({ b: 0, a: 1 });
  });

  test('X-52 reinstating a team that is not disqualified has no effect', () => {
    const s = withTeams('a');
    const before = s.view().teams;
    expect(s.do('team.reinstate', { id: 'a', reason: 'на всякий случай' }).view().teams).toEqual(before);
    expect(s.refusal('team.reinstate', { id: 'zz', reason: 'нет' })).toBe('team-unknown');
  });

  test('F-9 a team can be disqualified with a reason, and reinstated', () => {
    const s = withTeams('ab');
    expect(s.refusal('team.disqualify', { id: 'a' })).toBe('invalid');
    expect(s.refusal('team.disqualify', { id: 'zz', reason: 'дресс-код' })).toBe('team-unknown');
    s.do('team.disqualify', { id: 'a', reason: 'дресс-код' });
    expect(s.view().teams[0]?.disqualified).toBe(true);
    expect(s.view().standings.map((row) => [row.team, row.place])).toEqual([
      ['b', 1],
      ['a', null],
    ]);
    expect(s.do('team.reinstate', { id: 'a', reason: 'переоделись' }).view().teams[0]?.disqualified).toBe(
      false,
    );
  });

  test('a team is edited field by field', () => {
    const s = withTeams('a').do('team.update', { id: 'a', color: '#ff0000', players: ['Лев'] });
    s.do('team.update', { id: 'a', name: 'Львы', color: null, players: null });
    expect(s.view().teams[0]).toMatchObject({ name: 'Львы', color: '#ff0000', players: ['Лев'] });
    expect(s.refusal('team.update', { id: 'zz', name: 'Нет' })).toBe('team-unknown');
    s.do('team.update', { id: 'a', color: 'red;position:fixed' });
    expect(s.view().teams[0]?.color, 'no page puts that into its styles').toBeNull();
    expect(s.refusal('team.add', { id: 'a', name: 'Ещё' })).toBe('team-exists');
  });
});

describe('what is null when', () => {
  test('X-54 party and chgk are null at first; without a stage attempts are null', () => {
    expect(show().room()).toMatchObject({ game: 'none', party: null, chgk: null, clock: null });
    const s = stageWith('hat', 'a').do('party.stage.end', { override: 'проба' });
    expect(s.party).toMatchObject({ stage: null, phase: null, attempts: null });
  });

  test('X-28 attempts are 0 from the stage’s start for every team of the room; team, pending and words null outside an attempt', () => {
    const s = stageWith('hat', 'ab');
    expect(s.party).toMatchObject({
      attempts: { a: 0, b: 0 },
      team: null,
      pending: null,
      words: null,
      points: null,
    });
    s.do('party.attempt.start', { team: 'b' });
    expect(s.party).toMatchObject({ team: 'b', pending: 0, words: { guessed: 0, skipped: 0 }, points: null });
    s.do('party.attempt.go').do('party.word.skipped').wait('1:00');
    expect(s.party).toMatchObject({
      team: 'b',
      pending: -1.5,
      words: { guessed: 0, skipped: 1 },
      points: null,
    });
    s.do('party.attempt.close');
    expect(s.party).toMatchObject({ attempts: { a: 0, b: 1 }, team: null, pending: null, words: null });
  });

  test('X-28 in the other stages words and pending stay null, points are given in play only', () => {
    const s = stageWith('crocodile', 'a').do('party.attempt.start', { team: 'a' });
    expect(s.party).toMatchObject({ team: 'a', pending: null, words: null, points: null });
    expect(s.do('party.attempt.go').party).toMatchObject({ pending: null, words: null, points: 50 });
    expect(s.wait(305_000).party).toMatchObject({ phase: 'review', points: null });
  });

  test('X-29 the clock in ready is that of the stage’s last attempt, null before the first and without a stage', () => {
    const s = stageWith('artist', 'a');
    expect(s.clock).toBeNull();
    guessAttempt(s, 'a', '0:10').wait('3:00');
    expect([s.digits, s.clock?.running]).toEqual(['4:50', false]);
    guessAttempt(s, 'a', null);
    expect(s.digits).toBe('5:00');
    expect(s.do('party.stage.end', { override: 'проба' }).clock).toBeNull();
  });

  test('X-48 ready of a stage started again: clock and last null until the first attempt since', () => {
    const s = guessAttempt(stageWith('artist', 'a'), 'a', '0:10').do('party.stage.end', { override: 'ужин' });
    s.do('party.stage.start', { stage: 'artist' });
    expect([s.clock, s.party.last, s.party.attempts]).toEqual([null, null, { a: 1 }]);
  });

  test('X-23 last is the last committed attempt since the stage was started, kept after its end', () => {
    const s = guessAttempt(stageWith('artist', 'ab'), 'a', '1:00');
    expect(s.party.last).toEqual({ team: 'a', points: 40, at: 60_000 });
    begin(s, 'b');
    expect(s.party.last).toMatchObject({ team: 'a', points: 40 });
    s.do('party.attempt.missed');
    expect(s.party.last).toMatchObject({ team: 'b', points: 0 });
    expect(s.do('party.stage.end', { override: 'проба' }).party.last).toMatchObject({ team: 'b', points: 0 });
  });

  test('X-30 game is what was started last; the other one’s object is null; after a stage’s end it stays party', () => {
    const s = stageWith('hat', 'a');
    expect(s.refusal('chgk.game.start', { experts: { name: 'З', players: [] } })).toBe('wrong-phase');
    expect(s.refusal('party.stage.start', { stage: 'artist' })).toBe('wrong-phase');
    s.do('party.stage.end', { override: 'финал' });
    expect([s.room().game, s.room().chgk]).toEqual(['party', null]);
    rounds(chgkGame({}, s), 'EEEEEE');
    expect([s.room().game, s.room().party]).toEqual(['chgk', null]);
    s.do('party.stage.start', { stage: 'hat' });
    expect([s.room().game, s.room().chgk, s.party.stage]).toEqual(['party', null, 'hat']);
    expect(s.do('party.stage.end', { override: 'проба' }).room().game).toBe('party');
  });
});
