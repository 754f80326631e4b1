import { ladderPoints } from '../../rules/ladder.ts';
import { middleOf, SECTORS, turnsFor } from '../../rules/chgk/wheel.ts';
import type { Duration, Instant } from '../../rules/time.ts';
import { readClock } from '../../rules/views/read-clock.ts';
import type {
  ChgkView,
  ClockKind,
  ClockView,
  LadderRowView,
  PartyView,
  SpinView,
  StandingView,
  TeamView,
} from '../../rules/views/types.ts';
import type { GraphicsView } from '../graphic-element.ts';
import { type Fields, fieldsOf } from './fields.ts';
import type { Data, Situation } from './script.ts';

const ms = (seconds: number): Duration => Math.round(seconds * 1000) as Duration;

interface ClockRun {
  readonly running: boolean;
  readonly at: Instant;
  readonly remainingMs: number;
}

/**
 * A clock that begins when the graphic is played (or waits, where `running` is false) and obeys the actions `start`, `pause` and
 * `adjust` (`seconds` to be added).
 */
export function clockFrom(fields: Fields, situation: Situation, kind: ClockKind, usual: number): ClockView {
  const durationMs = ms(fields.number('seconds', usual, 1));
  const reserveMs = ms(fields.number('reserve', 0, 0));
  const played = situation.playedAt ?? (0 as Instant);
  const read = ({ running, at, remainingMs }: ClockRun, t: Instant): number =>
    readClock({ running, reserveMs, anchor: { at, remainingMs } }, t).remainingMs;
  const run = situation.customs
    .filter(({ at }) => at >= played)
    .reduce<ClockRun>(
      (now, { id, payload, at }) => {
        const remainingMs = read(now, at);
        if (id === 'start') return { running: true, at, remainingMs };
        if (id === 'pause') return { running: false, at, remainingMs };
        if (id !== 'adjust') return now;
        return { ...now, at, remainingMs: remainingMs + ms(fieldsOf(payload).number('seconds', 0)) };
      },
      { running: fields.flag('running', true), at: played, remainingMs: durationMs },
    );
  const anchor = { at: run.at, remainingMs: run.remainingMs };
  const clock = { running: run.running, reserveMs, anchor };
  return {
    kind,
    ...clock,
    paused: !run.running,
    ended: false,
    durationMs,
    ...readClock(clock, run.at),
  };
}

/** More than a board has room for. */
const MOST_POINTS = 99;

/** The game of a form: names, score, what is left of the experts' means. */
export function chgkFrom(fields: Fields, change: Partial<ChgkView> = {}): ChgkView {
  const decisive = fields.maybe('decisivePlayer');
  return {
    phase: 'between',
    experts: { name: fields.text('experts'), players: [] },
    viewers: { name: fields.text('viewers') },
    score: {
      experts: fields.number('expertsScore', 0, 0, MOST_POINTS),
      viewers: fields.number('viewersScore', 0, 0, MOST_POINTS),
    },
    scoreMove: null,
    gameTo: fields.number('gameTo', 6, 1, MOST_POINTS),
    round: fields.number('round', 1),
    pointed: null,
    sector: null,
    sectorKind: null,
    played: fields.numbers('played'),
    blitz: fields.number('blitz', 0) || null,
    blitzQuestion: null,
    internetCount: 1,
    internetNumber: null,
    extraMinutes: fields.number('extraMinutes', 0, 0, MOST_POINTS),
    club: fields.flag('clubUsed', false) ? 'used' : 'available',
    credit: fields.oneOf('credit', ['none', 'asked', 'running', 'owed', 'returned'], 'none'),
    decisive: decisive === null ? null : { player: decisive },
    winner: null,
    awards: { player: null, question: null },
    spin: null,
    restAngle: middleOf(1),
    pointedAt: null,
    commitment: '',
    opened: null,
    question: null,
    verdict: null,
    ...change,
  };
}

export function partyFrom(fields: Fields, change: Partial<PartyView> = {}): PartyView {
  return {
    stage: fields.oneOf('stage', ['hat', 'artist', 'crocodile'], 'artist'),
    phase: 'ready',
    variant: null,
    theme: null,
    series: null,
    team: null,
    explainer: null,
    attempts: null,
    points: null,
    pending: null,
    words: null,
    last: null,
    ladder: [],
    reveal: null,
    hour: null,
    rounds: { planned: null, fit: null, averageMs: null },
    ...change,
  };
}

const colourOf = (fields: Fields): string | null => {
  const colour = fields.maybe('color');
  return colour !== null && /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : null;
};

interface Table {
  readonly teams: readonly TeamView[];
  readonly standings: readonly StandingView[];
}

function tableOf(fields: Fields): Table {
  const rows = fields.list('teams').map((row) => ({
    id: row.text('name'),
    row,
    stages: {
      hat: row.number('hat', 0),
      artist: row.number('artist', 0),
      crocodile: row.number('crocodile', 0),
    },
    total: row.number('points', row.number('hat', 0) + row.number('artist', 0) + row.number('crocodile', 0)),
  }));
  const sorted = [...rows].sort((a, b) => b.total - a.total);
  return {
    teams: rows.map(({ id, row }) => ({
      id,
      name: id,
      color: colourOf(row),
      players: [],
      room: 'main',
      disqualified: false,
    })),
    standings: sorted.map(({ id, stages, total }) => ({
      team: id,
      place: sorted.findIndex((other) => other.total === total) + 1,
      total,
      stages,
      tieBreak: sorted.filter((other) => other.total === total).length > 1 ? 'shared' : null,
    })),
  };
}

/** A table of teams by their points; an update moves its rows. A team is known by its name. */
export function tableFrom(
  fields: Fields,
  situation: Situation,
  before: Fields | null,
): Pick<GraphicsView, 'teams' | 'standings' | 'standingsMove'> {
  const now = tableOf(fields);
  const old = before && tableOf(before);
  const gained = now.standings.filter(
    (row) => old?.standings.find((one) => one.team === row.team)?.total !== row.total,
  );
  const [one] = gained;
  const was = old?.standings.find((row) => row.team === one?.team)?.total ?? 0;
  return {
    ...now,
    standingsMove:
      old && situation.update && one
        ? {
            at: situation.update.at,
            cause: 'attempt',
            team: gained.length === 1 ? one.team : null,
            points: gained.length === 1 ? one.total - was : null,
            before: old.standings.map(({ team, place, total }) => ({ team, place, total })),
          }
        : null,
  };
}

/** Sectors of an action of the wheel: the one that the arrow points at, and the one that is played (0 or nothing: the same). */
export function sectorsOf(payload: Data): { readonly pointed: number; readonly sector: number } {
  const fields = fieldsOf(payload);
  const pointed = Math.round(fields.number('sector', 1, 1, SECTORS));
  return { pointed, sector: Math.round(fields.number('played', 0, 0, SECTORS)) || pointed };
}

/** The spin that the action `spin` asks for, to the middle of a sector. */
export function spinOf(payload: Data, at: Instant, from: number): SpinView {
  const durationMs = ms(fieldsOf(payload).number('seconds', 12, 1, 600));
  return {
    startedAt: at,
    durationMs,
    startAngle: from,
    endAngle: middleOf(sectorsOf(payload).pointed),
    turns: turnsFor(durationMs),
  };
}

export const pointsNow = (rows: readonly LadderRowView[], seconds: number): number =>
  ladderPoints(
    rows.map((row) => [row.seconds, row.points] as const),
    seconds,
  );
