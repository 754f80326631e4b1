import { clamp, mix, moving, part, progress } from '../../src/graphics/motion.ts';
import type { Change, GraphicsView } from '../../src/graphics/graphic-element.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { RoomPublicView, StandingView, TeamView } from '../../src/rules/views/types.ts';

const HEADER = 76;
const GAP = 6;
const ROW_MOST = 84;
const ROW_LEAST = 40;
const HEIGHT = 972;
/** With more teams than this over all rooms, a room's table shows its own ones. */
const MOST = 12;

/** A change of points: they fly in, are counted, and then the rows change places. */
export const MOVE_MS = 2_400;

export interface Row {
  readonly team: TeamView;
  readonly place: number | null;
  readonly tieBreak: StandingView['tieBreak'];
  readonly y: number;
  readonly total: number;
  /** Passes in front of the others while it climbs, 0–1. */
  readonly raised: number;
  readonly playing: boolean;
  /** Points of the open attempt (hat), null where there are none. */
  readonly pending: number | null;
  /** The points that fly into this row now, and how far they are. */
  readonly gain: { readonly points: number; readonly share: number; readonly penalty: boolean } | null;
}

export interface TableLayout {
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  readonly height: number;
  readonly change: Change;
}

export function layOutTable(view: GraphicsView, room: RoomPublicView, t: Instant): TableLayout {
  const shown = shownStandings(view, room);
  const count = Math.max(1, shown.length);
  const rowHeight = clamp((HEIGHT - HEADER) / count - GAP, ROW_LEAST, ROW_MOST);
  const teams = new Map(view.teams.map((team) => [team.id, team]));

  const move = view.standingsMove;
  const share = move ? progress(t, move.at, MOVE_MS) : 1;
  const isMoving = move !== null && share < 1;
  const before = isMoving
    ? move.before.map((one) => one.team).filter((team) => shown.some((row) => row.team === team))
    : [];
  const totalsBefore = new Map(isMoving ? move.before.map((one) => [one.team, one.total]) : []);
  const travel = part(share, 0.55, 0.92, 'power3.inOut');
  const counted = part(share, 0.3, 0.52, 'power1.out');

  const rows: Row[] = [];
  shown.forEach((standing, index) => {
    const team = teams.get(standing.team);
    if (!team) return;
    const from = before.indexOf(standing.team);
    const was = from < 0 ? index : from;
    const old = totalsBefore.get(standing.team) ?? standing.total;
    const points = isMoving && move.team === standing.team ? (move.points ?? 0) : 0;
    rows.push({
      team,
      place: travel < 0.5 && isMoving ? placeBefore(move.before, standing) : standing.place,
      tieBreak: standing.tieBreak,
      y: HEADER + mix(was, index, travel) * (rowHeight + GAP),
      total: Math.round(mix(old, standing.total, counted) * 2) / 2,
      raised: was > index ? Math.sin(Math.PI * travel) : 0,
      playing: room.party?.team === standing.team,
      pending: room.party?.team === standing.team ? room.party.pending : null,
      gain: isMoving && points !== 0 ? { points, share, penalty: move.cause === 'penalty' } : null,
    });
  });
  return {
    rows,
    rowHeight,
    height: HEADER + count * (rowHeight + GAP) - GAP,
    change: moving(t, move?.at ?? null, move ? MOVE_MS : 0),
  };
}

function shownStandings(view: GraphicsView, room: RoomPublicView): readonly StandingView[] {
  if (view.standings.length <= MOST) return view.standings;
  const own = new Set(view.teams.filter((team) => team.room === room.id).map((team) => team.id));
  return view.standings.filter((row) => own.has(row.team)).slice(0, MOST);
}

function placeBefore(
  before: readonly { readonly team: string; readonly place: number | null }[],
  standing: StandingView,
): number | null {
  const old = before.find((one) => one.team === standing.team);
  return old ? old.place : standing.place;
}
