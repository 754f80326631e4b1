import { type HalfPoints, NO_POINTS, plus } from '../points.ts';
import { type Stage } from '../views/types.ts';

/** What a team has gathered in a room: points in half-points and committed attempts, stage by stage. */
export interface TallyRow {
  readonly team: string;
  readonly points: Readonly<Record<Stage, HalfPoints>>;
  readonly attempts: Readonly<Record<Stage, number>>;
}

/** A row stands for every team that has an attempt, a penalty or an adjustment, be it of 0 points. */
export type Tally = readonly TallyRow[];

const emptyRow = (team: string): TallyRow => ({
  team,
  points: { hat: NO_POINTS, artist: NO_POINTS, crocodile: NO_POINTS },
  attempts: { hat: 0, artist: 0, crocodile: 0 },
});

export function addToTally(
  tally: Tally,
  team: string,
  stage: Stage,
  points: HalfPoints,
  attempts: number,
): Tally {
  const row = tally.find((r) => r.team === team) ?? emptyRow(team);
  const changed: TallyRow = {
    team,
    points: { ...row.points, [stage]: plus(row.points[stage], points) },
    attempts: { ...row.attempts, [stage]: row.attempts[stage] + attempts },
  };
  return tally.includes(row) ? tally.map((r) => (r === row ? changed : r)) : [...tally, changed];
}

export const attemptsOf = (tally: Tally, team: string, stage: Stage): number =>
  tally.find((r) => r.team === team)?.attempts[stage] ?? 0;

/** The points of a room that is being removed stay counted; its attempts stay with it. */
export function mergeTallies(into: Tally, from: Tally): Tally {
  return from.reduce<Tally>((sum, row) => {
    const old = sum.find((r) => r.team === row.team) ?? emptyRow(row.team);
    const merged: TallyRow = {
      team: row.team,
      points: {
        hat: plus(old.points.hat, row.points.hat),
        artist: plus(old.points.artist, row.points.artist),
        crocodile: plus(old.points.crocodile, row.points.crocodile),
      },
      attempts: old.attempts,
    };
    return sum.includes(old) ? sum.map((r) => (r === old ? merged : r)) : [...sum, merged];
  }, into);
}
