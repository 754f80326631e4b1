import { readClock } from '../../src/rules/views/read-clock.ts';
import type { Duration, Instant } from '../../src/rules/time.ts';
import {
  CUES,
  GRAPHICS,
  type SoundView,
  type ChgkView,
  type ClockKind,
  type ClockView,
  type Graphic,
  type GraphicContent,
  type OnAirView,
  type PartyView,
  type PublicView,
  type RoomPublicView,
  type StandingView,
  type TeamView,
} from '../../src/rules/views/types.ts';
import { LADDER_TABLE } from '../../src/rules/ladder.ts';

/** The instant around which sample views lie: far enough from zero that a mistaken zero shows. */
export const T0 = 1_800_000_000_000 as Instant;
export const at = (ms: number): Instant => (T0 + ms) as Instant;

/** Names as clubs have them, the longest ones that were met included. */
export const TEAM_NAMES = [
  'Шестое чувство',
  'Клуб весёлых и находчивых имени Льва Толстого',
  'Ять',
  'Братья Карамазовы и сёстры милосердия',
  'Неспроста',
  'Сборная факультета радиоэлектроники и лазерной техники',
  'Днепр-1',
  'Псевдоним',
  'Рабочее название',
  'Ананасы в шампанском',
  'Трезвый взгляд',
  'Йод и щёлочь',
] as const;

export const TEAM_COLOURS = [
  '#ff5470',
  '#ffb000',
  '#00b8a9',
  '#5d6bff',
  '#e84bd0',
  '#35c759',
  '#ff7a1a',
  '#21a5ff',
  '#a0d911',
  '#c48cff',
  '#ffd84d',
  '#ff9eb5',
] as const;

export function clock(
  kind: ClockKind,
  options: {
    readonly durationMs: number;
    readonly remainingMs: number;
    readonly reserveMs?: number;
    readonly state?: 'running' | 'paused' | 'ended' | 'stopped';
    /** When the reading held. */
    readonly since?: number;
  },
): ClockView {
  const state = options.state ?? 'running';
  const reserveMs = (options.reserveMs ?? 0) as Duration;
  const anchor = { at: at(options.since ?? 0), remainingMs: options.remainingMs };
  const running = state === 'running';
  return {
    kind,
    running,
    paused: state === 'paused',
    ended: state === 'ended',
    durationMs: options.durationMs as Duration,
    reserveMs,
    anchor,
    ...readClock({ running, reserveMs, anchor }, anchor.at),
  };
}

/** Graphics on air for long, or taken and cleared at an instant (ms from T0). */
export interface OnAirSample {
  readonly graphic: Graphic;
  readonly onAir?: boolean;
  readonly since?: number;
  readonly earlier?: readonly number[];
  readonly content?: GraphicContent;
  readonly changed?: { readonly at: number; readonly from: GraphicContent | null };
}

export function onAir(samples: readonly (Graphic | OnAirSample)[]): Record<Graphic, OnAirView> {
  const all = Object.fromEntries(
    GRAPHICS.map((name) => [name, { onAir: false, since: null, content: null }]),
  ) as Record<Graphic, OnAirView>;
  for (const sample of samples) {
    const one = typeof sample === 'string' ? { graphic: sample } : sample;
    all[one.graphic] = {
      onAir: one.onAir ?? true,
      since: at(one.since ?? -60_000),
      ...(one.earlier ? { earlier: one.earlier.map(at) } : {}),
      ...(one.changed ? { changed: { at: at(one.changed.at), from: one.changed.from } } : {}),
      content: one.content ?? null,
    };
  }
  return all;
}

export function room(
  fields: Partial<RoomPublicView> & { readonly onAir: Record<Graphic, OnAirView> },
): RoomPublicView {
  return {
    id: 'main',
    name: 'Зал',
    revision: 1,
    game: 'none',
    clock: null,
    party: null,
    chgk: null,
    graphics: Object.fromEntries(GRAPHICS.map((g) => [g, fields.onAir[g].onAir])) as Record<Graphic, boolean>,
    ...fields,
  };
}

export function view(fields: Partial<PublicView>, ...rooms: readonly RoomPublicView[]): PublicView {
  return {
    role: 'public',
    at: T0,
    show: {
      title: 'Осенний кубок',
      language: 'ru',
      look: { theme: 'auto', stamp: 0 },
      sound: {
        volume: 1,
        muted: false,
        cues: Object.fromEntries(
          CUES.map((cue) => [cue, { volume: 1, muted: false, file: null }]),
        ) as SoundView['cues'],
      },
      schedule: [],
    },
    teams: [],
    standings: [],
    standingsMove: null,
    rooms: Object.fromEntries(rooms.map((one) => [one.id, one])),
    series: [],
    rating: [],
    ...fields,
  };
}

export function teams(count: number, names: readonly string[] = TEAM_NAMES): TeamView[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `t${String(index)}`,
    name: names[index % names.length] ?? '',
    color: TEAM_COLOURS[index % TEAM_COLOURS.length] ?? null,
    players: ['Анна Воронцова', 'Пётр Лазарев', 'Ия Ким'],
    room: 'main',
    disqualified: false,
  }));
}

/** Standings from totals, best first; equal totals share their place. */
export function standings(totals: readonly number[]): StandingView[] {
  return totals.map((total, index) => {
    const place = totals.indexOf(total) + 1;
    const shared = totals.filter((other) => other === total).length > 1;
    const artist = Math.round(total * 0.5);
    const hat = Math.round(total * 0.2 * 2) / 2;
    return {
      team: `t${String(index)}`,
      place,
      total,
      stages: { hat, artist, crocodile: total - artist - hat },
      tieBreak: shared ? 'shared' : null,
    };
  });
}

export const LADDER = LADDER_TABLE.map(([seconds, points]) => ({ seconds, points }));

export function partyGame(fields: Partial<PartyView>): PartyView {
  return {
    stage: 'artist',
    phase: 'ready',
    variant: 1,
    theme: null,
    series: null,
    team: null,
    explainer: null,
    attempts: {},
    points: null,
    pending: null,
    words: null,
    last: null,
    ladder: LADDER,
    reveal: null,
    hour: null,
    rounds: { planned: 3, fit: null, averageMs: null },
    ...fields,
  };
}

export function chgkGame(fields: Partial<ChgkView>): ChgkView {
  return {
    phase: 'between',
    experts: {
      name: 'Команда Алёны Верхоянской',
      players: [
        'Алёна Верхоянская',
        'Тимур Ахметов',
        'Константин Преображенский-Задунайский',
        'Ия Ким',
        'Пётр Лазарев',
        'Нина Гай',
      ],
    },
    viewers: { name: 'Телезрители' },
    score: { experts: 3, viewers: 2 },
    scoreMove: null,
    gameTo: 6,
    round: 5,
    pointed: 4,
    sector: 4,
    sectorKind: 'question',
    played: [1, 7, 9, 12, 4],
    blitz: 8,
    blitzQuestion: null,
    internetCount: 40,
    internetNumber: null,
    extraMinutes: 1,
    club: 'available',
    credit: 'none',
    decisive: null,
    winner: null,
    awards: { player: null, question: null },
    spin: null,
    restAngle: 97,
    pointedAt: at(-40_000),
    commitment: '0'.repeat(64),
    opened: null,
    question: null,
    verdict: null,
    ...fields,
  };
}
