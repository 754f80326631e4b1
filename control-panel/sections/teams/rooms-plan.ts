import type { OperatorView, RoomOperatorView } from '../../../src/rules/views/types.ts';

/** From more than so many the source asks for another room (P-2). */
export const ROOM_SIZE = 5;

/** A room as `rooms.set` takes it. */
export interface PlannedRoom {
  readonly id: string;
  readonly name: string;
  readonly teams: readonly string[];
}

/** a stage is on, or a game that is not over: the room and its teams stay as they are. */
export const isBusy = (room: RoomOperatorView): boolean =>
  (room.party?.stage ?? null) !== null || (room.chgk !== null && room.chgk.phase !== 'over');

const isBusyIn = (view: OperatorView, id: string): boolean => {
  const room = view.rooms[id];
  return room !== undefined && isBusy(room);
};

const teamsIn = (view: OperatorView, room: string): readonly string[] =>
  view.teams.filter((team) => team.room === room).map((team) => team.id);

/** The rooms as they are. */
export const presentRooms = (view: OperatorView): readonly PlannedRoom[] =>
  Object.values(view.rooms).map(({ id, name }) => ({ id, name, teams: teamsIn(view, id) }));

export const withTeamIn = (rooms: readonly PlannedRoom[], team: string, to: string): readonly PlannedRoom[] =>
  rooms.map((room) => ({
    ...room,
    teams: [...room.teams.filter((id) => id !== team), ...(room.id === to ? [team] : [])],
  }));

/** Its teams go to the first of those that stay, to one without a game if there is one. */
export function withoutRoom(view: OperatorView, gone: string): readonly PlannedRoom[] {
  const rooms = presentRooms(view);
  const left = rooms.filter((room) => room.id !== gone);
  const teams = rooms.find((room) => room.id === gone)?.teams ?? [];
  const free = left.find(({ id }) => !isBusyIn(view, id)) ?? left[0];
  return left.map((room) => (room === free ? { ...room, teams: [...room.teams, ...teams] } : room));
}

export function withAnotherRoom(
  rooms: readonly PlannedRoom[],
  nameOf: (n: number) => string,
): readonly PlannedRoom[] {
  let n = rooms.length + 1;
  while (rooms.some(({ id }) => id === `room${String(n)}`)) n += 1;
  return [...rooms, { id: `room${String(n)}`, name: nameOf(n), teams: [] }];
}

/** The rooms with a game on that a plan would take away or give other teams, for which it would be refused. */
export const disturbed = (view: OperatorView, plan: readonly PlannedRoom[]): readonly RoomOperatorView[] =>
  Object.values(view.rooms).filter((room) => {
    if (!isBusy(room)) return false;
    const planned = plan.find(({ id }) => id === room.id)?.teams;
    const teams = teamsIn(view, room.id);
    return planned?.length !== teams.length || teams.some((id) => !planned.includes(id));
  });
