import { describe, expect, test } from 'vitest';

import { show, type Show } from '../helpers/show.ts';

const four = (): Show =>
  ['Совы', 'Лоси', 'Рыси', 'Ежи'].reduce(
    (s, name, i) => s.do('team.add', { id: 'abcd'.charAt(i), name }),
    show(),
  );
const order = (s: Show): string =>
  s
    .view()
    .teams.map((team) => team.id)
    .join('');

describe('order of the teams', () => {
  test('X-18 is that of being added, until a team is moved: up, down, to the end', () => {
    const s = four();
    expect(order(s)).toBe('abcd');
    expect(order(s.do('team.move', { id: 'd', to: 0 }))).toBe('dabc');
    expect(order(s.do('team.move', { id: 'd', to: 2 }))).toBe('abdc');
    expect(order(s.do('team.move', { id: 'a', to: 3 }))).toBe('bdca');
    expect(order(s.do('team.move', { id: 'a', to: 3 }))).toBe('bdca');
  });

  test('X-1 a place beyond the last team is invalid, an unknown team is told first', () => {
    const s = four();
    expect(s.send({ type: 'team.move', id: 'a', to: 4 })).toMatchObject({ code: 'invalid' });
    expect(s.send({ type: 'team.move', id: 'a', to: -1 })).toMatchObject({ code: 'invalid' });
    expect(s.refusal('team.move', { id: 'zz', to: 9 })).toBe('team-unknown');
  });

  test('P-18 teams that share a place are listed in it; places do not change', () => {
    const s = four().do('score.adjust', { team: 'c', stage: 'hat', points: 3, reason: 'бумага' });
    s.do('team.move', { id: 'd', to: 0 });
    expect(s.view().standings.map(({ team, place }) => `${team}${String(place)}`)).toEqual([
      'c1',
      'd2',
      'a2',
      'b2',
    ]);
  });

  test('P-2 rooms are proposed in it', () => {
    const s = four().do('team.add', { id: 'e', name: 'Ужи' }).do('team.add', { id: 'f', name: 'Чижи' });
    s.do('team.move', { id: 'f', to: 0 });
    expect(s.view().roomsProposal.map(({ teams }) => teams.join(''))).toEqual(['fab', 'cde']);
  });

  test('X-19 it may change in the middle of a stage; rooms, points and what can be undone stay', () => {
    const s = four().do('party.stage.start', { stage: 'artist' }).do('party.attempt.start', { team: 'b' });
    const before = s.room();
    s.do('team.move', { id: 'b', to: 3 });
    expect(s.room()).toEqual(before);
    expect(s.view().teams.every((team) => team.room === 'main')).toBe(true);
    s.do('undo');
    expect(order(s)).toBe('acdb');
  });
});
