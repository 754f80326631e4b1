import { describe, expect, test } from 'vitest';

import { type Answer, commandSchemas, DEFAULT_RULESET, roomCommands } from '../../src/rules/index.ts';
import { begin, chgkGame, hatAttempt, stageWith, withTeams } from '../helpers/games.ts';
import { type Fields, show, type Show } from '../helpers/show.ts';

const uuid = (n: number) => `6f1c1c56-36a1-4c4b-8f0e-${String(n).padStart(12, '0')}`;
const configure = (ruleset: Fields) => show().do('show.configure', { ruleset }).view().ruleset;

describe('what is a well-formed command', () => {
  test('X-1 unknown fields are ignored', () => {
    expect(show().do('team.add', { id: 'a', name: 'А', shoeSize: 46, then: [] }).view().teams).toHaveLength(
      1,
    );
  });

  test('X-1 null for an optional field means left out', () => {
    const s = show().do('team.add', { id: 'a', name: 'А', color: null, players: null, commandId: null });
    s.do('party.stage.start', {
      stage: 'hat',
      variant: null,
      theme: null,
      series: null,
      room: null,
      expectedRevision: null,
    });
    begin(s, 'a').at(100).do('party.word.guessed', { pressedAt: null });
    expect(s.party).toMatchObject({ variant: null, theme: null, series: null, words: { guessed: 1 } });
    s.do('show.configure', { title: null, language: null, ruleset: null });
  });

  test.each<[string, Fields, string]>([
    ['team.add', { id: null, name: 'А' }, 'id'],
    ['team.add', { id: 'a', name: null }, 'name'],
    ['team.add', { id: 'a' }, 'name'],
    ['chgk.verdict', { correct: null }, 'correct'],
    ['party.word.review', { index: null, result: 'void' }, 'index'],
    ['rooms.set', { rooms: null }, 'rooms'],
    ['rooms.set', { rooms: [{ id: 'a', name: 'А', teams: null }] }, 'rooms.0.teams'],
    ['chgk.game.start', { experts: { name: 'З', players: null } }, 'experts.players'],
  ])('X-1 null or nothing for a field that is needed is invalid: %s %j names %s', (type, fields, field) => {
    const refused = show().refused(type, fields);
    expect(refused.code).toBe('invalid');
    expect(refused.message).toContain(`«${field}»`);
  });

  test.each<[string, Fields, string]>([
    ['team.add', { id: '', name: 'А' }, 'id'],
    ['team.add', { id: 'a', name: '' }, 'name'],
    ['team.add', { id: 'a', name: 'А', color: '' }, 'color'],
    ['team.add', { id: 'a', name: 'А', players: ['Лев', ''] }, 'players.1'],
    ['team.disqualify', { id: 'a', reason: '' }, 'reason'],
    ['show.configure', { title: '' }, 'title'],
    ['party.stage.end', { override: '' }, 'override'],
    ['party.attempt.start', { team: 'a', explainer: '' }, 'explainer'],
    ['party.attempt.go', { room: '' }, 'room'],
    ['graphic.take', { graphic: '' }, 'graphic'],
    ['schedule.set', { items: [{ label: '', at: '2026-03-01T19:00:00Z' }] }, 'items.0.label'],
    ['series.result', { team: '', experts: 6, viewers: 0 }, 'team'],
    ['chgk.decisive.grant', { player: '' }, 'player'],
  ])('X-1 an empty string is no value: %s %j names %s', (type, fields, field) => {
    const refused = show().refused(type, fields);
    expect([refused.code, refused.message.includes(`«${field}»`)]).toEqual(['invalid', true]);
  });

  test.each<[string, Fields]>([
    ['party.word.review', { index: -1, result: 'void' }],
    ['party.word.review', { index: 0.5, result: 'void' }],
    ['party.word.guessed', { pressedAt: 99.5 }],
    ['party.word.guessed', { pressedAt: '99' }],
    ['clock.adjust', { deltaMs: 0.5 }],
    ['clock.adjust', { deltaMs: '5' }],
    ['clock.adjust', {}],
    ['chgk.internet.count', { count: -1 }],
    ['chgk.internet.count', { count: 2.5 }],
    ['chgk.game.start', { experts: { name: 'З', players: [] }, internetCount: -1 }],
    ['chgk.wheel.point', { sector: 1.5 }],
    ['series.remove', { index: -1 }],
    ['party.attempt.go', { expectedRevision: 0.5 }],
  ])('X-1 times, counts and indexes are integers, counts and indexes not negative: %s %j', (type, fields) => {
    expect(stageWith('hat', 'a').refusal(type, fields)).toBe('invalid');
  });

  test.each([
    null,
    undefined,
    7,
    'team.add',
    true,
    [],
    [{ type: 'undo' }],
    {},
    { type: null },
    { type: 'party.dance' },
    { type: 'toString' },
  ])('whatever is no command at all is invalid and names the type: %j', (input) => {
    const answer = show().send(input);
    expect(answer).toMatchObject({
      ok: false,
      code: 'invalid',
      message: expect.stringContaining('«type»') as string,
    });
  });

  test('X-2 the room may be left out where there is one; where there are several it is invalid', () => {
    const s = withTeams('a').do('party.stage.start', { stage: 'hat' }).do('undo');
    s.do('party.stage.start', { stage: 'hat', room: 'main' }).do('undo');
    s.do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: ['a'] },
        { id: 'blue', name: 'С', teams: [] },
      ],
    });
    expect(s.refused('party.stage.start', { stage: 'hat' })).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('«room»') as string,
    });
    expect(s.refusal('party.stage.start', { stage: 'hat', room: 'main' })).toBe('room-unknown');
    s.do('party.stage.start', { stage: 'hat', room: 'red' });
  });

  test('X-2 show-wide commands ignore room and expectedRevision', () => {
    const s = show().do('team.add', { id: 'a', name: 'А', room: 'nowhere', expectedRevision: 99 });
    expect(
      s.do('rooms.set', { room: 7, rooms: [{ id: 'x', name: 'Х', teams: [] }] }).view().teams,
    ).toHaveLength(1);
  });

  test('X-7 rooms.set with no room or one id twice is invalid; a team listed twice, in one room or two, is team-twice', () => {
    const s = withTeams('ab');
    const room = (id: string, ...teams: string[]) => ({ id, name: id, teams });
    expect(s.refusal('rooms.set', { rooms: [] })).toBe('invalid');
    expect(s.refusal('rooms.set', { rooms: [room('x'), room('x')] })).toBe('invalid');
    expect(s.refusal('rooms.set', { rooms: [room('x', 'a', 'a')] })).toBe('team-twice');
    expect(s.refusal('rooms.set', { rooms: [room('x', 'a'), room('y', 'b', 'a')] })).toBe('team-twice');
    expect(s.refusal('rooms.set', { rooms: [room('x', 'zz', 'zz')] })).toBe('team-unknown');
    expect(s.refusal('rooms.set', { rooms: [room('x', 'a', 'a'), room('x', 'zz')] })).toBe('invalid');
  });

  test('ids such as __proto__ or constructor are ids like others', () => {
    const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const s = show();
    for (const id of ids) s.do('team.add', { id, name: id });
    s.do('rooms.set', { rooms: ids.map((id) => ({ id, name: id, teams: [id] })) });
    for (const room of ids) {
      s.do('party.stage.start', { room, stage: 'artist' }).do('party.attempt.start', { room, team: room });
      s.do('party.attempt.go', { room }).do('party.attempt.guessed', { room });
      const view = s.view();
      expect(Object.hasOwn(view.rooms, room)).toBe(true);
      expect(Object.entries(s.room(room).party!.attempts!)).toEqual([[room, 1]]);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
    expect(s.view().standings.map((row) => row.total)).toEqual([50, 50, 50, 50]);
    expect(s.refusal('graphic.take', { room: 'toString', graphic: 'toString' })).toBe('graphic-unknown');
  });
});

describe('a command id is spent once', () => {
  const guess = (s: Show, n: number, fields: Fields = {}) =>
    s.send({ type: 'party.word.guessed', commandId: uuid(n), ...fields });

  test('X-3 the same command twice is carried out once and answered twice the same', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    const first = guess(s, 1);
    expect(guess(s.wait(5_000), 1)).toEqual(first);
    expect([s.party.words?.guessed, s.room().revision]).toEqual([1, 4]);
  });

  test('X-3 whatever else the second one says, it gets the first answer', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    const first = guess(s, 1);
    for (const other of [
      { type: 'team.add', id: 'b', name: 'Б' },
      { type: 'party.dance' },
      { type: null },
      { room: 'nowhere' },
      {},
    ]) {
      expect(s.send({ ...other, commandId: uuid(1) })).toEqual(first);
    }
    expect(s.view().teams).toHaveLength(1);
  });

  test('X-3 ids are those of the whole show', () => {
    const s = withTeams('ab').do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: ['a'] },
        { id: 'blue', name: 'С', teams: ['b'] },
      ],
    });
    const first = s.send({ type: 'party.stage.start', room: 'red', stage: 'hat', commandId: uuid(1) });
    expect(s.send({ type: 'party.stage.start', room: 'blue', stage: 'hat', commandId: uuid(1) })).toEqual(
      first,
    );
    expect(s.room('blue').game).toBe('none');
  });

  test('X-3 a refusal is repeated too, only invalid is not remembered', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    const close = { type: 'party.attempt.close', commandId: uuid(1) };
    const first = s.send(close);
    expect(first).toMatchObject({ ok: false, code: 'wrong-phase' });
    expect(s.wait('1:00').send(close)).toEqual(first);
    const review = { type: 'party.word.review', index: 0, commandId: uuid(2) };
    expect(s.send(review)).toMatchObject({ code: 'invalid' });
    expect(s.send({ ...review, result: 'void' })).toMatchObject({ code: 'no-word' });
    // invalid for its value, not for its shape: not remembered either
    expect(s.send({ type: 'series.remove', index: 0, commandId: uuid(3) })).toMatchObject({
      code: 'invalid',
    });
    expect(s.send({ type: 'team.add', id: 'b', name: 'Б', commandId: uuid(3) })).toMatchObject({ ok: true });
  });

  test('X-3 an undone command’s id stays spent', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    const first = guess(s, 1);
    s.do('undo');
    expect(guess(s, 1)).toEqual(first);
    expect(s.party.words?.guessed).toBe(0);
  });

  test('the journal keeps who sent a command and under which id', () => {
    const s = show();
    s.send({ type: 'team.add', id: 'a', name: 'А', commandId: uuid(1).toUpperCase() }, 'operator');
    s.send({ type: 'party.stage.start', stage: 'hat' }, 'host');
    expect(s.events).toMatchObject([
      { type: 'team.added', room: null, command: 'team.add', commandId: uuid(1), by: 'operator' },
      { type: 'party.stageStarted', room: 'main', command: 'party.stage.start', by: 'host' },
    ]);
    expect(s.events[1]).not.toHaveProperty('commandId');
  });

  test.each(['', 'не UUID', '6f1c1c56', 7, {}, [uuid(1)]])('X-3 no UUID is invalid: %j', (commandId) => {
    const refused = show().refused('team.add', { id: 'a', name: 'А', commandId });
    expect([refused.code, refused.message.includes('«commandId»')]).toEqual(['invalid', true]);
  });

  test('X-3 capital letters make no other id', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    const id = 'ABCDEF12-36a1-4c4b-8f0e-3a3a5d1b0001';
    s.send({ type: 'party.word.guessed', commandId: id });
    s.send({ type: 'party.word.guessed', commandId: id.toLowerCase() });
    expect(s.party.words?.guessed).toBe(1);
  });
});

describe('revisions', () => {
  const revision = (answer: Answer) => (answer.ok ? answer.revision : answer.code);

  test('X-4 a room’s revision starts at 0 and grows by one with every accepted command of that room', () => {
    const s = withTeams('a');
    expect(s.room().revision).toBe(0);
    const commands = [
      { type: 'party.stage.start', stage: 'hat' },
      { type: 'graphic.take', graphic: 'timer' },
      { type: 'graphic.clear', graphic: 'timer' },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'questions.load', questions: [] },
    ];
    expect(commands.map((command) => revision(s.send(command)))).toEqual([1, 2, 3, 4, 5, 6]);
    s.refusal('party.attempt.go');
    s.do('team.add', { id: 'b', name: 'Б' });
    expect(s.room().revision).toBe(6);
  });

  test('X-4 what happens by time alone is no command', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    const before = s.room().revision;
    expect([s.wait('1:00').party.phase, s.room().revision]).toEqual(['review', before]);
  });

  test('a command for another revision than the room’s is stale', () => {
    const s = stageWith('hat', 'a');
    expect(s.refusal('party.attempt.start', { team: 'a', expectedRevision: 0 })).toBe('stale');
    expect(s.refusal('party.attempt.start', { team: 'a', expectedRevision: 2 })).toBe('stale');
    expect(s.do('party.attempt.start', { team: 'a', expectedRevision: 1 }).room().revision).toBe(2);
  });
});

describe('the order of codes', () => {
  test('invalid, room-unknown, stale, an unknown team, wrong-phase, then the command’s own', () => {
    const s = withTeams('ab').do('graphic.take', { graphic: 'timer' });
    const start = (fields: Fields) => s.refusal('party.attempt.start', fields);
    expect(start({ team: 7, room: 'nowhere', expectedRevision: 0 })).toBe('invalid');
    expect(start({ team: 'zz', room: 'nowhere', expectedRevision: 0 })).toBe('room-unknown');
    expect(start({ team: 'zz', expectedRevision: 0 })).toBe('stale');
    expect(start({ team: 'zz' })).toBe('team-unknown');
    s.do('team.disqualify', { id: 'b', reason: 'дресс-код' });
    expect(start({ team: 'b' })).toBe('wrong-phase');
    s.do('party.stage.start', { stage: 'hat' });
    expect(start({ team: 'b' })).toBe('team-disqualified');
  });

  test('two unknown things: the team before the phase, the phase before the rest', () => {
    const s = withTeams('a');
    expect(s.refusal('party.penalty', { team: 'zz' })).toBe('team-unknown');
    expect(s.refusal('party.penalty', { team: 'a' })).toBe('wrong-phase');
    expect(s.refusal('party.word.guessed', { pressedAt: 0 })).toBe('wrong-phase');
    expect(chgkGame().refusal('chgk.internet.pick', { number: 0 })).toBe('wrong-phase');
    expect(chgkGame().refusal('chgk.decisive.grant', { player: 'никто' })).toBe('wrong-phase');
  });

  test('attempts-too-few before attempts-unequal, team-disqualified before team-not-in-room', () => {
    const s = hatAttempt(stageWith('hat', 'ab'), 'a', '');
    expect(s.refusal('party.stage.end')).toBe('attempts-too-few');
    const rooms = withTeams('ab').do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: ['a'] },
        { id: 'blue', name: 'С', teams: ['b'] },
      ],
    });
    rooms.do('party.stage.start', { room: 'red', stage: 'hat' });
    rooms.do('team.disqualify', { id: 'b', reason: 'дресс-код' });
    expect(rooms.refusal('party.attempt.start', { room: 'red', team: 'b' })).toBe('team-disqualified');
  });
});

describe('ruleset', () => {
  test('X-10 the options and their defaults', () => {
    expect(show().view().ruleset).toEqual({
      ladder: 'table',
      clubHelpInBlitz: false,
      creditsPerGame: null,
      prepSeconds: 120,
      hatSeconds: 60,
      guessSeconds: 300,
      reserveSeconds: 5,
      wordGuessed: 3,
      wordSkipped: -1.5,
      hintPenalty: 30,
      attemptsMin: 3,
      discussionSeconds: 60,
      blitzSeconds: 20,
      extraSeconds: 60,
      clubSeconds: 20,
      creditSeconds: 60,
      gameTo: 6,
      wheelSeconds: 12,
    });
  });

  test('X-10 they are flat and optional: what a patch leaves out or sets to null stays', () => {
    const s = show().do('show.configure', { ruleset: { gameTo: 3, clubSeconds: 30 } });
    s.do('show.configure', { ruleset: { gameTo: null, hatSeconds: 45 } }).do('show.configure', {
      title: 'Кубок',
    });
    expect(s.view().ruleset).toEqual({ ...DEFAULT_RULESET, gameTo: 3, clubSeconds: 30, hatSeconds: 45 });
  });

  test('X-10 an unknown option is invalid, and nothing of the command is carried out', () => {
    const s = show();
    const refused = s.refused('show.configure', { title: 'Кубок', ruleset: { gameTo: 3, speed: 9 } });
    expect([refused.code, refused.message.includes('«ruleset.speed»')]).toEqual(['invalid', true]);
    expect(s.view().show.title).toBe('');
  });

  test('X-50 creditsPerGame null lifts the limit', () => {
    const s = show().do('show.configure', { ruleset: { creditsPerGame: 2 } });
    expect(s.view().ruleset['creditsPerGame']).toBe(2);
    expect(
      s.do('show.configure', { ruleset: { creditsPerGame: null } }).view().ruleset['creditsPerGame'],
    ).toBeNull();
  });

  const SECONDS = Object.keys(DEFAULT_RULESET).filter((key) => key.endsWith('Seconds'));

  test.each(SECONDS)('X-50 %s is a whole number of seconds, at least 1 (reserveSeconds 0)', (option) => {
    const least = option === 'reserveSeconds' ? 0 : 1;
    expect(configure({ [option]: least })[option]).toBe(least);
    for (const value of [least - 1, 1.5, '60', true, [], Number.NaN]) {
      expect(show().refusal('show.configure', { ruleset: { [option]: value } })).toBe('invalid');
    }
  });

  test.each<[string, unknown, unknown[]]>([
    ['attemptsMin', 0, [-1, 0.5]],
    ['creditsPerGame', 0, [-1, 0.5, '1']],
    ['gameTo', 1, [0, 1.5]],
    ['wordGuessed', 2.5, [0.25, '3', Infinity]],
    ['wordSkipped', 0, [-0.75]],
    ['hintPenalty', -10.5, [0.1]],
    ['clubHelpInBlitz', true, [0, 'да']],
  ])('X-50 %s may be %j, but none of %j', (option, good, bad) => {
    expect(configure({ [option]: good })[option]).toBe(good);
    for (const value of bad)
      expect(show().refusal('show.configure', { ruleset: { [option]: value } })).toBe('invalid');
  });

  test('X-50 a negative hintPenalty is a gift: subtracted like a positive one', () => {
    const s = stageWith('hat', 'a').do('show.configure', { ruleset: { hintPenalty: -2.5 } });
    expect(s.do('party.penalty', { team: 'a' }).totals).toEqual({ a: 2.5 });
  });

  test('X-10 a change holds from then on, for running games too; nothing committed changes', () => {
    const s = hatAttempt(stageWith('hat', 'a'), 'a', '++').do('show.configure', {
      ruleset: { wordGuessed: 10 },
    });
    expect(s.totals).toEqual({ a: 6 });
    expect(hatAttempt(s, 'a', '+').totals).toEqual({ a: 16 });
  });
});

describe('the language of the show', () => {
  test('messages are in the show’s language', () => {
    const s = show();
    expect(s.refused('undo').message).toBe('Отменять нечего.');
    expect(s.do('show.configure', { language: 'en' }).refused('undo').message).toBe(
      'There is nothing to undo.',
    );
    expect(s.refusal('show.configure', { language: 'de' })).toBe('invalid');
  });
});

test('every command takes a commandId, every command of a room a room and expectedRevision', () => {
  for (const [type, schema] of Object.entries(commandSchemas)) {
    expect(Object.keys(schema.shape), type).toContain('commandId');
  }
  for (const [type, schema] of Object.entries(roomCommands)) {
    expect(Object.keys(schema.shape), type).toEqual(expect.arrayContaining(['room', 'expectedRevision']));
  }
});
