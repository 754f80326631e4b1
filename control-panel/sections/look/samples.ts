import type { GraphicsView } from '../../../src/graphics/graphic-element.ts';
import { LADDER_TABLE } from '../../../src/rules/ladder.ts';
import type { Duration, Instant } from '../../../src/rules/time.ts';
import { readClock } from '../../../src/rules/views/read-clock.ts';
import {
  type ChgkView,
  type ClockKind,
  type ClockView,
  CUES,
  type Graphic,
  GRAPHICS,
  type GraphicContent,
  type Language,
  type OnAirView,
  type PartyView,
  type RoomPublicView,
  type SoundView,
  type StandingView,
  type TeamView,
} from '../../../src/rules/views/types.ts';
import { tables } from '../../text/tables.ts';

export const SAMPLES = ['party', 'last', 'chgk', 'wheel', 'standings', 'break'] as const;
export type SampleId = (typeof SAMPLES)[number];

const words = tables(
  {
    title: 'Осенний кубок',
    teams: [
      'Шестое чувство',
      'Ананасы в шампанском',
      'Неспроста',
      'Трезвый взгляд',
      'Братья Карамазовы и сёстры милосердия',
      'Йод и щёлочь',
    ] as readonly string[],
    experts: 'Команда Верхоянской',
    viewers: 'Зрители',
    player: 'Алёна Верхоянская',
    role: 'капитан команды «Неспроста»',
    theme: 'Русская живопись',
    author: 'Тимур Ахметов',
    town: 'Нижний Новгород',
    question:
      'Актёры отделяют себя от зала ею, хотя ни один каменщик её не клал и ни один зритель не видел. О какой стене речь?',
    break: 'Перерыв на чай',
    breakText: 'Вернёмся в 20:15',
  },
  {
    title: 'Autumn Cup',
    teams: [
      'Sixth Sense',
      'Pineapples in Champagne',
      'No Accident',
      'Sober View',
      'Brothers Karamazov and Sisters of Mercy',
      'Iodine and Lye',
    ] as readonly string[],
    experts: 'Team Verkhoyansk',
    viewers: 'Viewers',
    player: 'Alyona Verkhoyanskaya',
    role: 'captain of “No Accident”',
    theme: 'Russian painting',
    author: 'Timur Akhmetov',
    town: 'Nizhny Novgorod',
    question:
      'Actors keep themselves from the audience by it, though no mason has laid it and nobody in the hall has seen it. Which wall is meant?',
    break: 'Tea break',
    breakText: 'Back at 20:15',
  },
);

const COLOURS = ['#ff5470', '#ffb000', '#00b8a9', '#5d6bff', '#e84bd0', '#35c759'];
const TOTALS = [212.5, 190, 190, 145, 87.5, -1.5];

interface Scene {
  readonly room: Partial<RoomPublicView>;
  readonly graphics: Readonly<Partial<Record<Graphic, GraphicContent | null>>>;
}

/** A moment of an evening as a theme has to carry it. `since`: when its graphics came on air. */
export function sampleView(id: SampleId, language: Language, at: Instant, since: Instant): GraphicsView {
  const text = words[language];
  const { room, graphics } = sceneOf(id, language, at);
  const onAir = Object.fromEntries(
    GRAPHICS.map((graphic): [Graphic, OnAirView] => {
      const content = graphics[graphic];
      return [
        graphic,
        content === undefined
          ? { onAir: false, since: null, content: null }
          : { onAir: true, since, content },
      ];
    }),
  ) as Record<Graphic, OnAirView>;
  const main: RoomPublicView = {
    id: 'main',
    name: text.title,
    revision: 1,
    game: 'party',
    clock: null,
    party: null,
    chgk: null,
    graphics: Object.fromEntries(GRAPHICS.map((one) => [one, onAir[one].onAir])) as Record<Graphic, boolean>,
    onAir,
    ...room,
  };
  return {
    at,
    show: {
      title: text.title,
      language,
      look: { theme: 'auto', stamp: 0 },
      sound: {
        volume: 1,
        muted: true,
        cues: Object.fromEntries(
          CUES.map((cue) => [cue, { volume: 1, muted: false, file: null }]),
        ) as SoundView['cues'],
      },
      schedule: [],
    },
    teams: text.teams.map((name, i): TeamView => ({
      id: `t${String(i)}`,
      name,
      color: COLOURS[i] ?? null,
      players: [],
      room: 'main',
      disqualified: false,
    })),
    standings: TOTALS.map((total, i): StandingView => {
      const artist = Math.round(total * 0.5);
      const hat = Math.round(total * 0.2);
      return {
        team: `t${String(i)}`,
        place: TOTALS.indexOf(total) + 1,
        total,
        stages: { hat, artist, crocodile: total - artist - hat },
        tieBreak: total === 190 ? 'shared' : null,
      };
    }),
    standingsMove: null,
    rooms: { main },
    series: [],
    rating: [],
  };
}

function sceneOf(id: SampleId, language: Language, at: Instant): Scene {
  const text = words[language];
  const person = { title: text.player, text: text.role };
  switch (id) {
    case 'party':
      return {
        room: { party: party(text.theme, 25), clock: clock('attempt', 300_000, 151_400, at) },
        graphics: { timer: null, ladder: null, scoreboard: null, lowerThird: person },
      };
    case 'last':
      return {
        room: { party: party(text.theme, 5), clock: clock('attempt', 300_000, 6_400, at) },
        graphics: { timer: null, ladder: null, scoreboard: null },
      };
    case 'chgk':
      return {
        room: { game: 'chgk', chgk: chgk(text, at), clock: clock('discussion', 60_000, 33_400, at) },
        graphics: { timer: null, scoreboard: null, question: null },
      };
    case 'wheel':
      return { room: { game: 'chgk', chgk: chgk(text, at) }, graphics: { wheel: null } };
    case 'standings':
      return { room: { party: party(text.theme, null) }, graphics: { standings: null } };
    case 'break':
      return { room: {}, graphics: { break: { title: text.break, text: text.breakText } } };
    default:
      return id satisfies never;
  }
}

function clock(kind: ClockKind, durationMs: number, remainingMs: number, at: Instant): ClockView {
  const reserveMs = (kind === 'attempt' ? 5_000 : 0) as Duration;
  const anchor = { at, remainingMs };
  return {
    kind,
    running: true,
    paused: false,
    ended: false,
    durationMs: durationMs as Duration,
    reserveMs,
    anchor,
    ...readClock({ running: true, reserveMs, anchor }, at),
  };
}

const party = (theme: string, points: number | null): PartyView => ({
  stage: 'artist',
  phase: points === null ? 'ready' : 'play',
  variant: 1,
  theme,
  series: null,
  team: points === null ? null : 't2',
  explainer: null,
  attempts: { t0: 2, t1: 2, t2: 1, t3: 1, t4: 1, t5: 1 },
  points,
  pending: null,
  words: null,
  last: null,
  ladder: LADDER_TABLE.map(([seconds, value]) => ({ seconds, points: value })),
  reveal: null,
  hour: null,
  rounds: { planned: 3, fit: null, averageMs: null },
});

const chgk = (text: (typeof words)['ru'], at: Instant): ChgkView => ({
  phase: 'discussion',
  experts: { name: text.experts, players: [text.player] },
  viewers: { name: text.viewers },
  score: { experts: 4, viewers: 3 },
  scoreMove: null,
  gameTo: 6,
  round: 8,
  pointed: 4,
  sector: 4,
  sectorKind: 'question',
  played: [1, 7, 9, 12, 5, 11, 2, 4],
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
  pointedAt: (at - 60_000) as Instant,
  commitment: '0'.repeat(64),
  opened: null,
  question: {
    sector: 4,
    author: text.author,
    town: text.town,
    text: text.question,
    answer: null,
    comment: null,
    revealed: { text: (at - 30_000) as Instant, answer: null },
  },
  verdict: null,
});
