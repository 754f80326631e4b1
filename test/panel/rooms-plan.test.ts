import { describe, expect, test } from 'vitest';

import {
  disturbed,
  isBusy,
  presentRooms,
  withAnotherRoom,
  withoutRoom,
  withTeamIn,
} from '../../control-panel/sections/teams/rooms-plan.ts';
import { show, type Show } from '../helpers/show.ts';

/** Three rooms, `red` with a stage on. */
const three = (): Show => {
  const game = show().doEach('team.add', ...['a', 'b', 'c'].map((id) => ({ id, name: id })));
  game.do('rooms.set', {
    rooms: [
      { id: 'red', name: 'Красная', teams: ['a'] },
      { id: 'blue', name: 'Синяя', teams: ['b'] },
      { id: 'room4', name: 'Малая', teams: ['c'] },
    ],
  });
  return game.do('party.stage.start', { room: 'red', stage: 'artist' });
};
const brief = (rooms: ReturnType<typeof presentRooms>): string =>
  rooms.map(({ id, teams }) => `${id}:${teams.join('')}`).join(' ');

describe('rooms', () => {
  test('what the panel foresees is what the rules refuse', () => {
    const game = three();
    const view = game.view();
    const rooms = presentRooms(view);
    const plans = [
      rooms,
      withTeamIn(rooms, 'a', 'blue'),
      withTeamIn(rooms, 'b', 'red'),
      withTeamIn(rooms, 'b', 'room4'),
      withoutRoom(view, 'red'),
      withoutRoom(view, 'blue'),
      withAnotherRoom(rooms, String),
    ];
    const foreseen = plans.map((plan) => disturbed(view, plan).map(({ id }) => id));
    expect(foreseen).toEqual([[], ['red'], ['red'], [], ['red'], [], []]);
    for (const [i, plan] of plans.entries()) {
      const answer = three().send({ type: 'rooms.set', rooms: plan });
      expect(answer.ok).toBe(foreseen[i]?.length === 0);
    }
  });

  test('the teams of a room that goes find one in which no game is on', () => {
    const view = three().view();
    expect(brief(withoutRoom(view, 'blue'))).toBe('red:a room4:cb');
    expect(brief(withTeamIn(presentRooms(view), 'c', 'blue'))).toBe('red:a blue:bc room4:');
    expect(Object.values(view.rooms).map(isBusy)).toEqual([true, false, false]);
  });

  test('another room has an id and a name that none has', () => {
    const rooms = withAnotherRoom(presentRooms(three().view()), (n) => `Комната ${String(n)}`);
    expect(rooms.at(-1)).toEqual({ id: 'room5', name: 'Комната 5', teams: [] });
  });
});
