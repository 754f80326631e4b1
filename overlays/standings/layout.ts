import type { Change, GraphicsView } from '../../src/graphics/graphic-element.ts';
import { mix } from '../../src/graphics/motion.ts';
import { movedStandings } from '../../src/graphics/standings.ts';
import { pointsText } from '../../src/graphics/words.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { STAGES, type Language, type RoomPublicView, type Stage } from '../../src/rules/views/types.ts';

/** The table, px of the picture. */
export const TABLE = { y: 214, width: 984, height: 812 } as const;
/** The podium: centres of the first, second and third step, their heights, the ground. */
export const PODIUM = {
  ground: 1080,
  width: 224,
  centres: [460, 220, 700],
  heights: [484, 384, 304],
} as const;

const GAP = 6;
const ROW_MOST = 100;

export interface StandingsRow {
  readonly key: string;
  readonly name: string;
  readonly colour: string | null;
  readonly place: number | null;
  readonly out: boolean;
  readonly y: number;
  readonly raised: number;
  readonly cells: readonly string[];
  readonly total: string;
  readonly note: string | null;
}

export interface PodiumStep {
  readonly key: string;
  readonly name: string;
  readonly colour: string | null;
  readonly place: number;
  readonly total: string;
  readonly x: number;
  readonly height: number;
  /** 0–1, below 1 only for those who come onto the podium or leave it. */
  readonly shown: number;
  /** 0 for the first step, 1 for the second, 2 for the third: they come from the third to the first. */
  readonly order: number;
}

export interface StandingsLayout {
  readonly title: string;
  readonly columns: readonly string[];
  readonly total: string;
  readonly rows: readonly StandingsRow[];
  readonly rowHeight: number;
  /** How far below its place a short table stands, px. */
  readonly top: number;
  readonly podium: readonly PodiumStep[];
  readonly change: Change;
}

const TITLE: Words = { ru: 'Турнирная таблица', en: 'Standings' };
const SERIES: Words = { ru: 'Серия игр', en: 'The series' };
const TOTAL: Words = { ru: 'Сумма', en: 'Total' };
const SCORE: Words = { ru: 'Счёт', en: 'Score' };
const COLUMNS: Readonly<Record<Stage, Words>> = {
  hat: { ru: 'Шляпа', en: 'Hat' },
  artist: { ru: 'Художник', en: 'Artist' },
  crocodile: { ru: 'Крокодил', en: 'Charades' },
};
const SHARED: Words = { ru: 'делят место', en: 'shared place' };
const ARTIST: Words = { ru: 'выше по «Художнику»', en: 'by Artist' };

export function layOut(
  view: GraphicsView,
  room: RoomPublicView | null,
  t: Instant,
  language: Language,
): StandingsLayout {
  return room?.game === 'chgk' || view.standings.length === 0
    ? ofSeries(view, language)
    : ofParty(view, t, language);
}

function ofParty(view: GraphicsView, t: Instant, language: Language): StandingsLayout {
  const { rows, travel, change } = movedStandings(view, view.standings, t);
  const rowHeight = rowHeightFor(rows.length);
  const podium: PodiumStep[] = [];
  for (const row of rows) {
    const { place } = row;
    if (place === null) continue;
    const [from, to] = [stepOf(row.was), stepOf(row.is)];
    if (from === null && to === null) continue;
    const [a, b] = [from ?? to ?? 0, to ?? from ?? 0];
    podium.push({
      key: row.team.id,
      name: row.team.name,
      colour: row.team.color,
      place,
      total: pointsText(row.total, language),
      x: mix(PODIUM.centres[a] ?? 0, PODIUM.centres[b] ?? 0, travel),
      height: mix(heightOf(a, row.placeWas), heightOf(b, row.standing.place), travel),
      shown: from === null ? travel : to === null ? 1 - travel : 1,
      order: b,
    });
  }
  return {
    title: TITLE[language],
    columns: STAGES.map((stage) => COLUMNS[stage][language]),
    total: TOTAL[language],
    rowHeight,
    top: topFor(rows.length, rowHeight),
    rows: rows.map(({ team, standing, was, is, place, total }) => ({
      key: team.id,
      name: team.name,
      colour: team.color,
      place,
      out: team.disqualified,
      y: mix(was, is, travel) * (rowHeight + GAP),
      raised: was > is ? Math.sin(Math.PI * travel) : 0,
      cells: STAGES.map((stage) => pointsText(standing.stages[stage], language)),
      total: pointsText(total, language),
      note:
        standing.tieBreak === null
          ? null
          : standing.tieBreak === 'shared'
            ? SHARED[language]
            : ARTIST[language],
    })),
    podium,
    change,
  };
}

/** D-9: games of a series are compared by their difference. */
function ofSeries(view: GraphicsView, language: Language): StandingsLayout {
  const games = view.series
    .map((game, index) => ({ ...game, index, difference: game.experts - game.viewers }))
    .sort((a, b) => b.difference - a.difference || a.index - b.index);
  const rowHeight = rowHeightFor(games.length);
  const rows = games.map((game, index) => ({
    key: String(game.index),
    name: game.team,
    colour: null,
    place: games.findIndex((other) => other.difference === game.difference) + 1,
    out: false,
    y: index * (rowHeight + GAP),
    raised: 0,
    cells: [],
    total: `${String(game.experts)} : ${String(game.viewers)}`,
    note: null,
  }));
  return {
    title: SERIES[language],
    columns: [],
    total: SCORE[language],
    rowHeight,
    top: topFor(rows.length, rowHeight),
    rows,
    podium: rows.slice(0, 3).map(({ key, name, place, total }, order) => ({
      key,
      name,
      colour: null,
      place,
      total,
      x: PODIUM.centres[order] ?? 0,
      height: heightOf(order, place),
      shown: 1,
      order,
    })),
    change: null,
  };
}

/** Those who share a place stand equally high. */
const heightOf = (step: number, place: number | null): number =>
  PODIUM.heights[place === null ? step : Math.min(step, place - 1)] ?? 0;

const stepOf = (index: number): number | null => (index < PODIUM.centres.length ? index : null);

const rowHeightFor = (count: number): number => Math.min(ROW_MOST, TABLE.height / Math.max(1, count) - GAP);

const topFor = (count: number, rowHeight: number): number =>
  Math.max(0, (TABLE.height - count * (rowHeight + GAP)) / 2 - 60);
