import type { State } from './kernel/state.ts';
import type { Tally } from './party/tally.ts';
import { type HalfPoints, NO_POINTS, plus, pointsOf } from './points.ts';
import type { Stage, StandingView, StandingsMoveView } from './views/types.ts';

type Sums = Record<Stage, HalfPoints>;

function sumsByTeam(state: State): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>(
    state.teams.map((t) => [t.id, { hat: NO_POINTS, artist: NO_POINTS, crocodile: NO_POINTS }]),
  );
  const add = (tally: Tally) => {
    for (const row of tally) {
      const sum = sums.get(row.team);
      if (!sum) continue;
      sum.hat = plus(sum.hat, row.points.hat);
      sum.artist = plus(sum.artist, row.points.artist);
      sum.crocodile = plus(sum.crocodile, row.points.crocodile);
    }
  };
  for (const room of state.rooms) add(room.play.tally);
  add(state.past);
  return sums;
}

const totalOf = (sums: Sums): HalfPoints => plus(plus(sums.hat, sums.artist), sums.crocodile);

/**
 * P-18: one table over all rooms, places as in sport (1, 2, 2, 4): the most points, then the most in `artist`; then the place is shared.
 * Ordered by place, then in the order of the teams; disqualified teams stand last without a place (F-9).
 */
export function standingsOf(state: State): readonly StandingView[] {
  const sums = sumsByTeam(state);
  const rows = state.teams.map((team, order) => {
    const stages = sums.get(team.id)!;
    return { team, order, stages, total: totalOf(stages) };
  });
  const ranked = rows
    .filter((row) => row.team.disqualified === null)
    .sort((a, b) => b.total - a.total || b.stages.artist - a.stages.artist || a.order - b.order);
  const out = rows.filter((row) => row.team.disqualified !== null);

  type Row = (typeof rows)[number];
  const equal = (a: Row | undefined, b: Row) => a?.total === b.total && a.stages.artist === b.stages.artist;
  let place = 0;
  const view = (row: Row, at: number | null, tieBreak: StandingView['tieBreak']): StandingView => ({
    team: row.team.id,
    place: at,
    total: pointsOf(row.total),
    stages: {
      hat: pointsOf(row.stages.hat),
      artist: pointsOf(row.stages.artist),
      crocodile: pointsOf(row.stages.crocodile),
    },
    tieBreak,
  });
  const placed = ranked.map((row, i) => {
    if (!equal(ranked[i - 1], row)) place = i + 1;
    const before = ranked[i - 1];
    const after = ranked[i + 1];
    // `shared` for those who share their place, `artist` for the others of an equal total
    const shares = equal(before, row) || equal(after, row);
    const sameTotal = before?.total === row.total || after?.total === row.total;
    return view(row, place, shares ? 'shared' : sameTotal ? 'artist' : null);
  });
  return [...placed, ...out.map((row) => view(row, null, null))];
}

/** The table as a moving one starts from it. */
export const standingsBrief = (state: State): StandingsMoveView['before'] =>
  standingsOf(state).map(({ team, place, total }) => ({ team, place, total }));
