import type { State, Team } from '../kernel/state.ts';

/** an attempt, open or committed, a penalty or an adjustment in the present state of any room, or of one removed. */
export function hasPlayed(state: State, team: string): boolean {
  const inRooms = state.rooms.some(
    ({ play }) => play.party?.attempt?.team === team || play.tally.some((row) => row.team === team),
  );
  return inRooms || state.past.some((row) => row.team === team);
}

/** The team at another place of the order, counted from 0; the others keep theirs among themselves. */
export function withTeamAt(teams: readonly Team[], id: string, to: number): readonly Team[] {
  const others = teams.filter((team) => team.id !== id);
  const moved = teams.filter((team) => team.id === id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
