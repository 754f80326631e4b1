import { describe, expect, test } from 'vitest';

import {
  commandSchemas,
  commandWords,
  type CommandType,
  describe as tell,
  type Event,
} from '../../src/rules/index.ts';
import {
  chgkGame,
  creditRound,
  guessAttempt,
  hatAttempt,
  rounds,
  stageWith,
  toReading,
} from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

const lines = (s: Show, language: 'ru' | 'en') => s.events.map((event) => tell(event, language, s.state));
const last = (s: Show) =>
  (['ru', 'en'] as const).map((language) => tell(s.events.at(-1)!, language, s.state));

/** A show in which nearly every kind of event happens. */
function fullShow(): Show {
  const s = stageWith('hat', 'ab').do('deck.load', { deck: 'artist', items: [{ text: 'Ночной дозор' }] });
  s.do('team.update', { id: 'a', name: 'Львы' })
    .do('team.move', { id: 'a', to: 0 })
    .do('schedule.set', { items: [] })
    .do('party.rounds', { rounds: 3 });
  hatAttempt(s, 'a', '+-')
    .do('party.penalty', { team: 'b' })
    .do('undo')
    .do('redo')
    .do('party.stage.end', { override: 'ужин' });
  s.do('party.stage.start', { stage: 'artist' })
    .do('graphic.take', { graphic: 'ladder' })
    .do('graphic.clear', { graphic: 'ladder' });
  guessAttempt(s, 'b', '0:10').do('score.adjust', { team: 'a', stage: 'hat', points: -0.5, reason: 'спор' });
  s.do('team.disqualify', { id: 'b', reason: 'дресс-код' }).do('team.reinstate', {
    id: 'b',
    reason: 'ошибка',
  });
  s.do('party.stage.end', { override: 'финал' }).do('series.result', {
    team: 'Совы',
    experts: 6,
    viewers: 5,
  });
  s.do('package.receive', { team: 'Совы', questions: 11 }).do('series.rating', { teams: [] });
  chgkGame({ blitz: 12, internetCount: 2 }, s)
    .do('questions.load', { questions: [] })
    .do('chgk.wheel.spin')
    .wait('0:12');
  if (s.chgk.phase === 'internetPick') s.do('chgk.internet.pick', { number: 1 });
  s.do('chgk.discussion.start')
    .do('clock.pause')
    .do('clock.adjust', { deltaMs: -1_500 })
    .do('clock.resume')
    .wait('1:00');
  s.do('chgk.verdict', { correct: false }).do('chgk.internet.count', { count: 4 });
  creditRound(rounds(s, 'VVVV'))
    .do('chgk.award.player', { name: 'Ася' })
    .do('chgk.award.question', { sector: s.chgk.played[0] });
  return s;
}

describe('the journal in words', () => {
  test.each(['ru', 'en'] as const)('every event has a line, %s', (language) => {
    for (const [i, line] of lines(fullShow(), language).entries()) {
      expect(line, String(i)).not.toMatch(/undefined|null|NaN|\[object|^$|: $/);
      expect(line, String(i)).toMatch(language === 'ru' ? /[а-яё]/i : /^[a-z]/i);
    }
  });

  test('it says what happened to whom', () => {
    const s = stageWith('hat', 'ab').do('team.update', { id: 'a', name: 'Львы' });
    expect(last(hatAttempt(s, 'a', '-'))).toEqual(['закрытие подхода: −1,5', 'attempt closed: −1.5']);
    expect(last(s.do('party.penalty', { team: 'a' }))).toEqual(['штраф: Львы −30', 'penalty: Львы −30']);
    expect(last(s.do('undo'))).toEqual(['отмена: штраф', 'undo: penalty']);
    expect(last(s.do('score.adjust', { team: 'a', stage: 'hat', points: 2, reason: 'спор' }))).toEqual([
      'поправка счёта: Львы +2, спор',
      'score adjustment: Львы +2, спор',
    ]);
    const game = toReading(chgkGame(), 5);
    expect(last(game)).toEqual([
      'сектор настоящего волчка: стрелка 5, играет 5',
      'real wheel’s sector: points at 5, 5 is played',
    ]);
    expect(last(game.do('chgk.discussion.start').do('clock.adjust', { deltaMs: -1_500 }))).toEqual([
      'поправка часов: −1,5 с',
      'clock adjustment: −1.5 s',
    ]);
    expect(last(game.wait('1:00'))).toEqual(['время вышло', 'time is up']);
  });

  test('an id that nobody knows stands for itself', () => {
    const event = {
      type: 'team.removed',
      id: 'zz',
      at: 0,
      room: null,
      command: 'team.remove',
    } as unknown as Event;
    expect(tell(event, 'ru')).toBe('удаление команды: zz');
  });

  test('names as odd as __proto__ are names', () => {
    const s = show()
      .do('team.add', { id: '__proto__', name: 'constructor' })
      .do('team.remove', { id: '__proto__' });
    expect(lines(s, 'en')).toEqual(['new team: constructor', 'team removal: __proto__']);
  });
});

test.each(Object.keys(commandSchemas) as CommandType[])('%s has words in both languages', (type) => {
  expect(commandWords(type, 'ru')).toMatch(/^[а-яё]/i);
  expect(commandWords(type, 'en')).toMatch(/^[a-z]/i);
});
