import { describe, expect, test } from 'vitest';

import {
  begin,
  chgkGame,
  guessAttempt,
  hatAttempt,
  rounds,
  stageWith,
  toDeciding,
  toReading,
  withTeams,
} from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

const play = (s: Show) => s.state.rooms[0]!.play;
const undoAll = (s: Show) => {
  while (s.room().undo.can) s.do('undo');
  return s;
};
const redoAll = (s: Show) => {
  while (s.room().redo.can) s.do('redo');
  return s;
};

describe('undo restores exactly the earlier state', () => {
  test('U-1 several steps deep, each as it was', () => {
    const s = stageWith('hat', 'ab');
    const steps = [play(s)];
    begin(s, 'a');
    steps.push(play(s));
    s.do('party.word.guessed');
    steps.push(play(s));
    s.do('party.word.void');
    s.wait('1:00').do('party.attempt.close');
    s.do('party.penalty', { team: 'b' });
    s.do('undo').do('undo').do('undo');
    expect({ ...play(s), clock: null }).toEqual({ ...steps[2], clock: null });
    s.do('undo').do('undo').do('undo');
    expect(play(s)).toEqual(steps[0]);
  });

  test('U-1 undo and redo name what they would take back or bring back', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    expect(s.room()).toMatchObject({
      undo: { can: true, what: 'party.attempt.go' },
      redo: { can: false, what: null },
    });
    s.do('undo');
    expect(s.room()).toMatchObject({
      undo: { what: 'party.attempt.start' },
      redo: { can: true, what: 'party.attempt.go' },
    });
    expect(undoAll(s).room().undo).toEqual({ can: false, what: null });
    expect(s.refusal('undo')).toBe('nothing-to-undo');
    expect(redoAll(s).refusal('redo')).toBe('nothing-to-redo');
  });

  test('U-1 a clock that was running comes back paused at its reading of the undone moment', () => {
    const s = toReading(chgkGame())
      .do('chgk.discussion.start')
      .at(12_300)
      .do('chgk.answer.give')
      .at(20_000)
      .do('undo');
    expect(s.chgk.phase).toBe('discussion');
    expect(s.clock).toMatchObject({ running: false, paused: true, remainingMs: 47_700 });
    s.at(90_000);
    expect(s.clock?.remainingMs).toBe(47_700);
    s.do('clock.resume').at(137_699);
    expect(s.chgk.phase).toBe('discussion');
    expect(s.at(137_700).chgk.phase).toBe('deciding');
  });

  test('U-1 after a redo it is paused at its reading right after the redone command', () => {
    const s = toReading(chgkGame()).at(5_000).do('chgk.discussion.start').at(30_000).do('undo');
    expect([s.chgk.phase, s.clock]).toEqual(['reading', null]);
    s.at(40_000).do('redo');
    expect(s.clock).toMatchObject({ running: false, paused: true, remainingMs: 60_000 });
  });

  test('U-1 what followed from a command by time alone is taken back with it', () => {
    const s = toDeciding(chgkGame()).wait('5:00').do('undo');
    expect([s.chgk.phase, s.clock]).toEqual(['reading', null]);
    const spun = chgkGame().do('chgk.wheel.spin').wait('1:00').do('undo');
    expect(spun.chgk).toMatchObject({ phase: 'between', round: 0, played: [], pointed: null });
  });

  test('U-1 undo never deletes: the journal keeps the decision, its undoing and who did it', () => {
    const s = stageWith('hat', 'a');
    s.send({ type: 'party.penalty', team: 'a' }, 'host');
    s.send({ type: 'undo' }, 'host');
    expect(s.events.map((e) => [e.type, e.by]).slice(-2)).toEqual([
      ['party.penalised', 'host'],
      ['undone', 'host'],
    ]);
    expect(s.events.at(-1)).toMatchObject({ what: 'party.penalty', command: 'undo' });
  });

  test('U-1 redo until something new happens', () => {
    const s = hatAttempt(stageWith('hat', 'ab'), 'a', '+').do('party.penalty', { team: 'b' }).do('undo');
    s.do('party.penalty', { team: 'a' });
    expect(s.refusal('redo')).toBe('nothing-to-redo');
  });

  test('U-1 hundreds of steps can be undone and redone; of thousands the latest hundreds', () => {
    const s = stageWith('hat', 'a');
    for (let i = 0; i < 1_200; i++) s.do('party.penalty', { team: 'a' });
    let steps = 0;
    for (; s.room().undo.can; steps++) s.do('undo');
    expect(steps).toBeGreaterThanOrEqual(250);
    expect(steps).toBeLessThanOrEqual(500);
    expect(s.totals).toEqual({ a: -30 * (1_200 - steps) });
    redoAll(s);
    expect(s.totals).toEqual({ a: -30 * 1_200 });
  });

  test('U-2 after the end of a game undo works too: a verdict overturned on appeal', () => {
    const s = rounds(chgkGame(), 'EEEEEVVVVVV');
    expect([s.score, s.chgk.winner]).toEqual(['5:6', 'viewers']);
    s.wait('20:00').do('undo').do('chgk.verdict', { correct: true });
    expect([s.score, s.chgk.winner, s.view().series]).toEqual([
      '6:5',
      'experts',
      [{ team: 'Знатоки', experts: 6, viewers: 5 }],
    ]);
  });

  test('U-2 with awards given meanwhile, which go first', () => {
    const s = rounds(chgkGame(), 'EEEEEE').do('chgk.award.player', { name: 'Ася' }).do('undo').do('undo');
    expect(s.chgk).toMatchObject({ phase: 'answering', awards: { player: null }, winner: null });
  });

  test('X-55 an undone pause leaves the clock paused', () => {
    const s = toReading(chgkGame())
      .do('chgk.discussion.start')
      .at(10_000)
      .do('clock.pause')
      .at(15_000)
      .do('undo');
    expect(s.clock).toMatchObject({ running: false, paused: true, remainingMs: 50_000 });
  });

  test('U-1 an undone adjustment gives the time back, an undone resume stays paused', () => {
    const s = toReading(chgkGame())
      .do('chgk.discussion.start')
      .at(10_000)
      .do('clock.adjust', { deltaMs: 7_000 });
    expect(s.at(12_000).do('undo').clock?.remainingMs).toBe(50_000);
    s.do('clock.resume').at(20_000).do('undo');
    expect(s.clock).toMatchObject({ paused: true, remainingMs: 50_000 });
  });
});

describe('redo', () => {
  test('X-43 restores the state as it was right after the command; it does not carry it out again', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(40_000).do('party.attempt.guessed').at(50_000);
    s.do('undo')
      .do('show.configure', { ruleset: { ladder: [[0, 1]] } })
      .at(60_000)
      .do('redo');
    expect(s.party.last).toMatchObject({ points: 45, at: 40_000 });
    expect(s.clock?.remainingMs).toBe(260_000);
  });

  test('X-43 a spin keeps its sector', () => {
    const s = chgkGame().do('chgk.wheel.spin').wait('0:12');
    const { pointed, sector } = s.chgk;
    s.do('undo').wait('1:00').do('redo');
    expect(s.chgk).toMatchObject({ phase: 'reading', pointed, sector });
  });

  test('X-43 a spin undone and redone while it still turns goes on to its end', () => {
    const s = chgkGame().do('chgk.wheel.spin').at(4_000).do('undo').at(6_000).do('redo');
    expect(s.chgk.phase).toBe('spinning');
    expect(s.at(11_999).chgk.phase).toBe('spinning');
    expect(s.at(12_000).chgk.phase).toBe('reading');
  });

  test('X-44 only an accepted undoable command of the room clears what could be redone', () => {
    const s = withTeams('abc').do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: ['a'] },
        { id: 'blue', name: 'С', teams: ['b'] },
      ],
    });
    s.do('party.stage.start', { room: 'red', stage: 'hat' }).do('undo', { room: 'red' });
    const can = () => s.room('red').redo.can;
    s.do('party.stage.start', { room: 'blue', stage: 'hat' });
    s.do('graphic.take', { room: 'red', graphic: 'timer' });
    s.do('team.add', { id: 'd', name: 'Г' }).do('deck.load', { deck: 'hat', items: [{ text: 'слово' }] });
    s.refusal('party.attempt.go', { room: 'red' });
    s.refusal('undo', { room: 'red' });
    expect(can()).toBe(true);
    s.do('score.adjust', { room: 'red', team: 'a', stage: 'hat', points: 1, reason: 'новое' });
    expect(can()).toBe(false);
  });

  test('X-42 undo and redo don’t look at what show-wide commands changed meanwhile', () => {
    const s = hatAttempt(stageWith('hat', 'ab'), 'a', '+').do('undo');
    s.do('team.disqualify', { id: 'a', reason: 'дресс-код' });
    s.do('show.configure', { ruleset: { wordGuessed: 100 } });
    s.do('redo');
    expect(s.totals).toEqual({ b: 0, a: 3 });
    expect(s.view().standings.at(-1)).toMatchObject({ team: 'a', place: null });
    undoAll(s);
    expect([s.room().game, s.totals]).toEqual(['none', { b: 0, a: 0 }]);
  });

  test('X-45 starting a stage or a game can be undone like everything else', () => {
    expect(stageWith('hat', 'a').do('undo').room()).toMatchObject({ game: 'none', party: null });
    expect(chgkGame().do('undo').room()).toMatchObject({ game: 'none', chgk: null });
    const s = rounds(chgkGame({}, show()), 'EEEEEE').do('chgk.award.player', { name: 'Вера' });
    chgkGame({}, s).do('undo');
    expect(s.chgk).toMatchObject({ phase: 'over', winner: 'experts', awards: { player: 'Вера' } });
  });

  test('X-45 U-1 a whole evening undone and redone is the same evening', () => {
    const s = guessAttempt(
      hatAttempt(stageWith('hat', 'ab'), 'a', '+-+')
        .do('party.stage.end', { override: 'дальше' })
        .do('party.stage.start', { stage: 'artist' }),
      'b',
      '1:00',
    ).do('party.stage.end', { override: 'финал' });
    toDeciding(rounds(chgkGame({}, s), 'eV'))
      .do('chgk.extra.use')
      .wait('0:10')
      .do('chgk.answer.give');
    const after = { play: play(s), totals: s.totals };
    undoAll(s);
    expect([play(s).game, s.totals]).toEqual(['none', { a: 0, b: 0 }]);
    redoAll(s);
    expect({ play: play(s), totals: s.totals }).toEqual(after);
  });
});

describe('what undo leaves alone', () => {
  test('graphics, teams, decks, ruleset and questions have their own counterparts', () => {
    const s = stageWith('hat', 'a')
      .do('graphic.take', { graphic: 'timer' })
      .do('team.add', { id: 'b', name: 'Б' });
    s.do('questions.load', { questions: [{ sector: 1, text: 'Вопрос', answer: 'Ответ' }] });
    s.do('show.configure', { title: 'Кубок', ruleset: { gameTo: 5 } });
    undoAll(s);
    expect(s.room()).toMatchObject({ game: 'none', graphics: { timer: true }, questions: 1 });
    expect(s.view()).toMatchObject({
      show: { title: 'Кубок' },
      ruleset: { gameTo: 5 },
      teams: [{ id: 'a' }, { id: 'b' }],
    });
  });

  test('X-4 undo and redo are commands of their room: the revision grows', () => {
    const s = stageWith('hat', 'a').do('undo').do('redo').do('graphic.take', { graphic: 'timer' });
    expect(s.room().revision).toBe(4);
  });
});
