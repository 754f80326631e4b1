import type { Instant } from '../rules/time.ts';
import type { StandingView, TeamView } from '../rules/views/types.ts';
import type { Change, GraphicsView } from './graphic-element.ts';
import { mix, moving, part, progress } from './motion.ts';
import { TIMES } from './theme/pace.ts';

export interface MovedRow {
  readonly team: TeamView;
  /** The place that is shown, and the one that it had before the change. */
  readonly place: number | null;
  readonly placeWas: number | null;
  readonly standing: StandingView;
  /** Index in the table before the last change and after it. */
  readonly was: number;
  readonly is: number;
  readonly total: number;
  /** The points that come into this row now; null where none do. */
  readonly gain: { readonly points: number; readonly penalty: boolean } | null;
}

export interface MovedStandings {
  readonly rows: readonly MovedRow[];
  /** How far the whole change is, and how far the rows are on their ways, 0–1. */
  readonly share: number;
  readonly travel: number;
  readonly change: Change;
}

/** On its way from one total to another; through halves only where one of them has a half. */
function between(from: number, to: number, share: number): number {
  const step = Number.isInteger(from) && Number.isInteger(to) ? 1 : 0.5;
  return Math.round(mix(from, to, share) / step) * step;
}

/** The standings in the middle of their last change. */
export function movedStandings(
  view: GraphicsView,
  shown: readonly StandingView[],
  t: Instant,
): MovedStandings {
  const teams = new Map(view.teams.map((team) => [team.id, team]));
  const move = view.standingsMove;
  const share = move ? progress(t, move.at, TIMES.gains) : 1;
  const last = share < 1 ? move : null;
  const order = last?.before.filter((one) => shown.some((row) => row.team === one.team)) ?? [];
  const travel = part(share, 0.55, 0.92, 'open');
  const counted = part(share, 0.3, 0.52, 'settle');
  const rows: MovedRow[] = [];
  shown.forEach((standing, is) => {
    const team = teams.get(standing.team);
    if (!team) return;
    const from = order.findIndex((one) => one.team === standing.team);
    const old = order[from];
    const points = last?.team === standing.team ? (last.points ?? 0) : 0;
    rows.push({
      team,
      standing,
      placeWas: old ? old.place : standing.place,
      place: old && travel < 0.5 ? old.place : standing.place,
      was: from < 0 ? is : from,
      is,
      total: between(old?.total ?? standing.total, standing.total, counted),
      gain: points === 0 ? null : { points, penalty: last?.cause === 'penalty' },
    });
  });
  return { rows, share, travel, change: moving(t, move?.at ?? null, move ? TIMES.gains : 0) };
}
