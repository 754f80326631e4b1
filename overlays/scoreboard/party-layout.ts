import type { Change, GraphicsView } from '../../src/graphics/graphic-element.ts';
import { clamp, mix } from '../../src/graphics/motion.ts';
import { movedStandings } from '../../src/graphics/standings.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { RoomPublicView, StandingView, TeamView } from '../../src/rules/views/types.ts';

const HEADER = 76;
const GAP = 6;
const ROW_MOST = 84;
const ROW_LEAST = 40;
const HEIGHT = 972;
/** With more teams than this over all rooms, a room's table shows its own ones. */
const MOST = 12;

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
  readonly gain: { readonly points: number; readonly share: number } | null;
}

export interface TableLayout {
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  readonly change: Change;
}

export function layOutTable(view: GraphicsView, room: RoomPublicView, t: Instant): TableLayout {
  const shown = shownStandings(view, room);
  const rowHeight = clamp((HEIGHT - HEADER) / Math.max(1, shown.length) - GAP, ROW_LEAST, ROW_MOST);
  const { rows, share, travel, change } = movedStandings(view, shown, t);
  return {
    rows: rows.map((row) => {
      const playing = room.party?.team === row.team.id;
      return {
        team: row.team,
        place: row.place,
        tieBreak: row.standing.tieBreak,
        y: HEADER + mix(row.was, row.is, travel) * (rowHeight + GAP),
        total: row.total,
        raised: row.was > row.is ? Math.sin(Math.PI * travel) : 0,
        playing,
        pending: playing ? room.party.pending : null,
        gain: row.gain && { points: row.gain.points, share },
      };
    }),
    rowHeight,
    change,
  };
}

function shownStandings(view: GraphicsView, room: RoomPublicView): readonly StandingView[] {
  if (view.standings.length <= MOST) return view.standings;
  const own = new Set(view.teams.filter((team) => team.room === room.id).map((team) => team.id));
  return view.standings.filter((row) => own.has(row.team)).slice(0, MOST);
}
