import type { Room, State } from '../kernel/state.ts';
import { newRoom, teamsOf } from '../kernel/state.ts';
import { mergeTallies } from '../party/tally.ts';

export interface RoomPlan {
  readonly id: string;
  readonly name: string;
  readonly teams: readonly string[];
}

/** P-2: teams of one room at most. */
const TEAMS_A_ROOM = 5;

/** P-2: `ceil(teams / 5)` rooms, sizes differing by at most one; ids as the contract has them for one room. */
export function proposeRooms(teams: readonly string[]): readonly { id: string; teams: readonly string[] }[] {
  const count = Math.max(1, Math.ceil(teams.length / TEAMS_A_ROOM));
  const least = Math.floor(teams.length / count);
  const larger = teams.length % count;
  let from = 0;
  return Array.from({ length: count }, (_, i) => {
    const size = least + (i < larger ? 1 : 0);
    const part = teams.slice(from, from + size);
    from += size;
    return { id: count === 1 ? 'main' : `room${String(i + 1)}`, teams: part };
  });
}

/** a stage is on, or a game that is not over. */
export const isBusy = ({ play }: Room): boolean =>
  (play.party?.run ?? null) !== null || (play.chgk !== null && play.chgk.phase !== 'over');

/** busy rooms that a plan would remove or give other teams. */
export function disturbedRooms(state: State, plan: readonly RoomPlan[]): readonly Room[] {
  return state.rooms.filter((room) => {
    if (!isBusy(room)) return false;
    const planned = plan.find((p) => p.id === room.id);
    const teams = teamsOf(state, room.id);
    return (
      !planned || planned.teams.length !== teams.length || teams.some((t) => !planned.teams.includes(t.id))
    );
  });
}

/** a kept room keeps everything; a removed room's points stay counted; a team in no listed room has none. */
export function setRooms(state: State, plan: readonly RoomPlan[]): State {
  const removed = state.rooms.filter((room) => !plan.some((p) => p.id === room.id));
  return {
    ...state,
    past: removed.reduce((past, room) => mergeTallies(past, room.play.tally), state.past),
    rooms: plan.map(({ id, name }) => {
      const kept = state.rooms.find((room) => room.id === id);
      return kept ? { ...kept, name } : newRoom(id, name);
    }),
    teams: state.teams.map((team) => ({
      ...team,
      room: plan.find((p) => p.teams.includes(team.id))?.id ?? null,
    })),
  };
}
