import type { Instant } from '../../src/rules/time.ts';
import type {
  Graphic,
  PartyView,
  PublicView,
  QuestionView,
  RoomPublicView,
  StandingsMoveView,
} from '../../src/rules/views/types.ts';
import {
  at,
  chgkGame,
  clock,
  onAir,
  partyGame,
  room,
  standings,
  T0,
  teams,
  view,
  type OnAirSample,
} from './views.ts';

/** A graphic in a state worth looking at, and the instants (ms from T0) that show its move. */
export interface Scene {
  readonly name: string;
  readonly graphic: Graphic;
  /** Folder of its page. */
  readonly page: string;
  readonly view: PublicView;
  /** The instant for a still picture. */
  readonly t: Instant;
  /** Instants of its move, in order; only the still where nothing moves. */
  readonly frames: readonly Instant[];
}

interface SceneOptions {
  readonly t?: number;
  /** Length of the move from T0, ms. */
  readonly moves?: number;
  readonly air?: Partial<OnAirSample>;
  readonly show?: Partial<PublicView>;
}

const PAGES: Readonly<Partial<Record<Graphic, string>>> = {
  lowerThird: 'lower-third',
  break: 'break-card',
  rules: 'rule-card',
};

export const pageOf = (graphic: Graphic): string => PAGES[graphic] ?? graphic;

function scene(
  graphic: Graphic,
  name: string,
  fields: Partial<RoomPublicView>,
  { t = 0, moves = 0, air = {}, show = {} }: SceneOptions = {},
): Scene {
  const steps = moves === 0 ? [t] : [0.07, 0.3, 0.52, 0.71, 0.93].map((share) => Math.round(share * moves));
  return {
    name,
    graphic,
    page: pageOf(graphic),
    view: view(show, room({ game: 'party', ...fields, onAir: onAir([{ graphic, ...air }]) })),
    t: at(t),
    frames: steps.map(at),
  };
}

/** Comes on air at T0. */
const coming = { air: { since: 0 } } as const;
/** Cleared at T0 in the middle of its coming. */
const leaving = { air: { onAir: false, since: 0, earlier: [-420] } } as const;

const TOTALS = [312.5, 290, 290, 245, 201.5, 180, 156, 92.5, 45, 12, -1.5, -28.5] as const;
const table = (count: number): Partial<PublicView> => ({
  teams: teams(count),
  standings: standings(TOTALS.slice(0, count)),
});

/** Twelve teams, the last one disqualified. */
function wholeTable(): Partial<PublicView> {
  const list = teams(12).map((team, index) => ({ ...team, disqualified: index === 11 }));
  const rows = standings(TOTALS).map((row, index) => (index === 11 ? { ...row, place: null } : row));
  return { teams: list, standings: rows };
}

/** The last change of a table of six: a team came from another row. */
function moved(
  cause: StandingsMoveView['cause'],
  points: number,
  is: number,
  was: number,
): Partial<PublicView> {
  const rows = standings(TOTALS.slice(0, 6));
  const before = rows.map(({ team, place, total }) => ({ team, place, total }));
  const [one] = before.splice(is, 1);
  if (one) before.splice(was, 0, { ...one, place: was + 1, total: one.total - points });
  return { ...table(6), standingsMove: { at: T0, cause, team: `t${String(is)}`, points, before } };
}

const attempts = Object.fromEntries(teams(12).map((team) => [team.id, 1]));
const playing = (fields: Partial<PartyView> = {}): PartyView =>
  partyGame({ phase: 'play', points: 40, team: 't3', attempts, ...fields });

const attempt = (remainingMs: number, state: 'running' | 'paused' | 'ended' | 'stopped' = 'running') =>
  clock('attempt', { durationMs: 300_000, remainingMs, reserveMs: 5_000, state });
const minute = (remainingMs: number, state: 'running' | 'paused' | 'ended' | 'stopped' = 'running') =>
  clock('discussion', { durationMs: 60_000, remainingMs, state });

const QUESTION_TEXT =
  'В одном из писем Чехов сравнил это с ружьём, которое непременно должно выстрелить, а современный режиссёр назвал его «занавесом, который никогда не опускают». О чём идёт речь, если в зале его видят все, кроме актёров?';
const question = (fields: Partial<QuestionView> = {}): QuestionView => ({
  sector: 4,
  author: 'Николай Вершинин',
  town: 'Нижний Новгород',
  text: null,
  answer: null,
  comment: null,
  revealed: { text: null, answer: null },
  ...fields,
});

const SERIES = [
  { team: 'Команда Алёны Верхоянской', experts: 6, viewers: 3 },
  { team: 'Сборная факультета радиоэлектроники и лазерной техники', experts: 4, viewers: 6 },
  { team: 'Неспроста', experts: 6, viewers: 0 },
] as const;

const timeOfDay = (ms: number): string => new Date(T0 + ms).toISOString().replace('Z', '+00:00');
const SCHEDULE = {
  show: {
    ...view({}).show,
    schedule: [
      { label: 'Регистрация', at: timeOfDay(-1_800_000) },
      { label: 'Формирование команд', at: timeOfDay(-300_000) },
      { label: 'Начало игры', at: timeOfDay(754_000) },
      { label: 'Сам себе художник', at: timeOfDay(4_354_000) },
      { label: 'Крокодил и награждение', at: timeOfDay(8_000_000) },
    ],
  },
} as const;

const WORDS = [
  'адъютант',
  'велосипед',
  'гипотенуза',
  'достопримечательность',
  'енот',
  'жемчуг',
  'зеркало',
  'ипподром',
  'карусель',
  'лабиринт',
  'маяк',
  'ночь',
  'оркестр',
  'паровоз',
  'радуга',
  'самовар',
  'телескоп',
  'улитка',
  'флюгер',
  'хоровод',
] as const;
const RESULTS = ['guessed', 'skipped', 'guessed', 'void'] as const;
const hat = (count: number): NonNullable<PartyView['reveal']> => ({
  at: T0,
  team: 't3',
  points: -1.5,
  item: null,
  words: WORDS.slice(0, count).map((text, index) => ({
    text,
    result: RESULTS[index % RESULTS.length] ?? 'void',
  })),
});
const envelope: PartyView['reveal'] = {
  at: T0,
  team: 't1',
  points: 45,
  item: { text: '«Девочка с персиками»', note: null, image: null },
  words: [],
};

const chgk = (fields: Parameters<typeof chgkGame>[0] = {}) =>
  ({ game: 'chgk', chgk: chgkGame(fields) }) as const;
const party = (fields: Parameters<typeof partyGame>[0] = {}) =>
  ({ game: 'party', party: partyGame(fields) }) as const;
const point = (side: 'experts' | 'viewers') =>
  ({ at: T0, correct: side === 'experts', point: side, scoreBefore: { experts: 3, viewers: 2 } }) as const;
const move = (experts: number, viewers: number) => ({ at: T0, before: { experts, viewers } }) as const;
const award = {
  awards: { player: 'Константин Преображенский-Задунайский', question: 4 },
  question: question(),
};
const person = {
  title: 'Константин Преображенский-Задунайский',
  text: 'знаток, доктор физико-математических наук',
};

export const SCENES: readonly Scene[] = [
  scene('timer', 'running', { ...chgk(), clock: minute(43_500) }),
  scene('timer', 'preparation', {
    ...party({ phase: 'prep' }),
    clock: clock('prep', { durationMs: 120_000, remainingMs: 101_500 }),
  }),
  scene('timer', 'last-ten', { ...chgk(), clock: minute(7_000) }, { t: 80, moves: 900 }),
  scene('timer', 'reserve', { ...party({ phase: 'play' }), clock: attempt(-2_500) }, { t: 900 }),
  scene('timer', 'paused', { ...party({ phase: 'play' }), clock: attempt(224_500, 'paused') }),
  scene('timer', 'stopped', { ...chgk({ phase: 'answering' }), clock: minute(17_300, 'stopped') }),
  scene(
    'timer',
    'ended',
    { ...chgk({ phase: 'deciding' }), clock: minute(0, 'ended') },
    { t: 300, moves: 1_100 },
  ),
  scene('timer', 'blitz', {
    ...chgk({ sectorKind: 'blitz', blitzQuestion: 2 }),
    clock: clock('discussion', { durationMs: 20_000, remainingMs: 12_500 }),
  }),
  scene('timer', 'rest', party({ stage: null, phase: null })),
  scene('timer', 'in', { ...chgk(), clock: minute(43_500) }, { t: 250, moves: 700, ...coming }),
  scene('timer', 'out', { ...chgk(), clock: minute(43_500) }, { t: 60, moves: 250, ...leaving }),

  scene('ladder', 'running', { party: playing(), clock: attempt(224_500) }),
  scene('ladder', 'warning', { party: playing(), clock: attempt(152_500) }),
  scene('ladder', 'drop', { party: playing(), clock: attempt(150_100) }, { t: 700, moves: 1_200 }),
  scene('ladder', 'last-step', { party: playing(), clock: attempt(-2_500) }),
  scene('ladder', 'won', {
    party: playing({ phase: 'ready', last: { team: 't3', points: 35, at: T0 } }),
    clock: attempt(192_500, 'stopped'),
  }),
  scene(
    'ladder',
    'missed',
    { party: playing({ phase: 'review' }), clock: attempt(-5_000, 'ended') },
    { t: 2_000, moves: 1_200 },
  ),
  scene('ladder', 'rest', party({ stage: null, phase: null })),
  scene('ladder', 'short-table', {
    party: playing({
      ladder: [
        { seconds: 200, points: 12.5 },
        { seconds: 100, points: 7 },
        { seconds: -5, points: 1.5 },
      ],
    }),
    clock: attempt(160_500),
  }),
  scene('ladder', 'in', { party: playing(), clock: attempt(224_500) }, { t: 400, moves: 900, ...coming }),
  scene('ladder', 'out', { party: playing(), clock: attempt(224_500) }, { t: 60, moves: 250, ...leaving }),

  scene('scoreboard', 'twelve', { party: playing({ phase: 'prep' }) }, { show: wholeTable() }),
  scene(
    'scoreboard',
    'two',
    { party: playing({ stage: 'hat', team: 't1', pending: -1.5 }) },
    { show: table(2) },
  ),
  scene(
    'scoreboard',
    'gain',
    { party: playing({ team: null }) },
    { t: 1_750, moves: 2_400, show: moved('attempt', 45, 1, 4) },
  ),
  scene(
    'scoreboard',
    'penalty',
    { party: playing() },
    { t: 760, moves: 2_400, show: moved('penalty', -30, 3, 1) },
  ),
  scene(
    'scoreboard',
    'undo',
    { party: playing() },
    { t: 1_500, moves: 2_400, show: moved('undo', 12.5, 1, 3) },
  ),
  scene('scoreboard', 'between-stages', party({ stage: null, phase: null, attempts: null }), {
    show: table(4),
  }),
  scene('scoreboard', 'in', { party: playing() }, { t: 450, moves: 1_000, show: table(7), ...coming }),
  scene('scoreboard', 'out', { party: playing() }, { t: 60, moves: 250, show: table(7), ...leaving }),
  scene('scoreboard', 'chgk', chgk(), { show: { series: SERIES } }),
  scene(
    'scoreboard',
    'chgk-point',
    chgk({ score: { experts: 4, viewers: 2 }, verdict: point('experts'), scoreMove: move(3, 2) }),
    {
      t: 560,
      moves: 1_400,
      show: { series: SERIES },
    },
  ),
  scene('scoreboard', 'chgk-undo', chgk({ score: { experts: 3, viewers: 2 }, scoreMove: move(4, 2) }), {
    t: 520,
    moves: 1_400,
  }),
  scene(
    'scoreboard',
    'chgk-to-zero',
    chgk({
      score: { experts: 0, viewers: 0 },
      scoreMove: move(5, 3),
      decisive: { player: 'Ия Ким' },
    }),
    { t: 620, moves: 1_400 },
  ),
  scene(
    'scoreboard',
    'chgk-debt',
    chgk({
      credit: 'owed',
      club: 'used',
      extraMinutes: 3,
      score: { experts: 5, viewers: 5 },
      experts: { name: 'Сборная факультета радиоэлектроники и лазерной техники', players: [] },
    }),
    { show: { series: SERIES } },
  ),
  scene(
    'scoreboard',
    'chgk-won',
    chgk({ winner: 'viewers', phase: 'over', score: { experts: 5, viewers: 6 } }),
  ),
  scene(
    'scoreboard',
    'chgk-decisive',
    chgk({
      decisive: { player: 'Константин Преображенский-Задунайский' },
      score: { experts: 0, viewers: 0 },
    }),
  ),
  scene('scoreboard', 'chgk-in', chgk(), { t: 450, moves: 1_000, ...coming }),

  scene('question', 'asker', chgk({ question: question() })),
  scene(
    'question',
    'text',
    chgk({ question: question({ text: QUESTION_TEXT, revealed: { text: T0, answer: null } }) }),
    {
      t: 2_000,
      moves: 900,
    },
  ),
  scene(
    'question',
    'answer',
    chgk({
      question: question({
        text: QUESTION_TEXT,
        answer: 'Четвёртая стена',
        revealed: { text: at(-60_000), answer: T0 },
      }),
    }),
    { t: 2_000, moves: 900 },
  ),
  scene(
    'question',
    'net',
    chgk({
      sectorKind: 'internet',
      sector: 13,
      internetNumber: 127,
      question: question({ author: null, town: null }),
    }),
  ),
  scene(
    'question',
    'long-names',
    chgk({
      question: question({
        author: 'Константин Преображенский-Задунайский и Екатерина Вознесенская-Мологина',
        town: 'посёлок городского типа Верхние Серги',
      }),
    }),
  ),
  scene('question', 'in', chgk({ question: question() }), { t: 550, moves: 1_000, ...coming }),
  scene('question', 'out', chgk({ question: question() }), { t: 60, moves: 250, ...leaving }),

  scene('blitz', 'first', chgk({ sectorKind: 'blitz', sector: 8, blitzQuestion: 1, phase: 'reading' })),
  scene(
    'blitz',
    'right',
    chgk({
      sectorKind: 'blitz',
      sector: 8,
      blitzQuestion: 2,
      phase: 'reading',
      verdict: { ...point('experts'), point: null },
    }),
    { t: 300, moves: 800 },
  ),
  scene(
    'blitz',
    'lost',
    chgk({ sectorKind: 'blitz', sector: 8, blitzQuestion: 2, phase: 'between', verdict: point('viewers') }),
    { t: 2_000 },
  ),
  scene(
    'blitz',
    'won',
    chgk({ sectorKind: 'blitz', sector: 8, blitzQuestion: 3, phase: 'between', verdict: point('experts') }),
    { t: 2_000 },
  ),
  scene('blitz', 'in', chgk({ sectorKind: 'blitz', sector: 8, blitzQuestion: 1, phase: 'reading' }), {
    t: 450,
    moves: 900,
    ...coming,
  }),

  scene('lowerThird', 'long', chgk(), { air: { content: person } }),
  scene('lowerThird', 'name-only', chgk(), { air: { content: { title: 'Ия Ким', text: null } } }),
  scene('lowerThird', 'party', party(), { air: { content: person } }),
  scene('lowerThird', 'other-text', chgk(), {
    t: 300,
    moves: 800,
    air: {
      content: { title: 'Ия Ким', text: 'капитан команды' },
      changed: { at: 0, from: person },
    },
  }),
  scene('lowerThird', 'in', chgk(), { t: 450, moves: 900, air: { content: person, since: 0 } }),
  scene('lowerThird', 'out', chgk(), { t: 60, moves: 250, air: { content: person, ...leaving.air } }),

  scene('award', 'both', chgk(award)),
  scene('award', 'own-text', chgk(), {
    air: { content: { title: 'Хрустальная сова', text: 'Приз сезона' } },
  }),
  scene('award', 'in', chgk(award), { t: 800, moves: 1_500, ...coming }),

  scene('standings', 'twelve', party(), { show: wholeTable() }),
  scene('standings', 'two', party(), { show: table(2) }),
  scene('standings', 'moved', party(), { t: 1_750, moves: 2_400, show: moved('attempt', 45, 1, 4) }),
  scene('standings', 'series', chgk(), { show: { series: SERIES } }),
  scene('standings', 'in', party(), { t: 1_500, moves: 2_600, show: table(7), ...coming }),

  scene('countdown', 'schedule', {}, { show: SCHEDULE }),
  scene('countdown', 'begun', {}, { t: 9_000_000, show: SCHEDULE }),
  scene('countdown', 'in', {}, { t: 700, moves: 1_400, show: SCHEDULE, ...coming }),

  scene('break', 'next', {}, { show: SCHEDULE }),
  scene(
    'break',
    'own-text',
    {},
    {
      air: {
        content: {
          title: 'Технический перерыв на двадцать минут',
          text: 'Буфет на втором этаже, во дворе чай из самовара и автографы знатоков',
        },
      },
    },
  ),
  scene('break', 'in', {}, { t: 700, moves: 1_300, ...coming }),

  scene('rules', 'hat', party({ stage: 'hat' })),
  scene('rules', 'artist', party({ stage: 'artist', theme: 'русская живопись' })),
  scene('rules', 'crocodile', party({ stage: 'crocodile' })),
  scene('rules', 'in', party({ stage: 'crocodile' }), { t: 900, moves: 1_600, ...coming }),

  scene('reveal', 'envelope', party({ reveal: envelope }), { t: 3_000, moves: 1_600, show: table(6) }),
  scene('reveal', 'words', party({ stage: 'hat', reveal: hat(8) }), { t: 3_000, show: table(6) }),
  scene('reveal', 'two-columns', party({ stage: 'hat', reveal: hat(20) }), { t: 3_000, show: table(6) }),
  scene('reveal', 'many-words', party({ stage: 'hat', reveal: hat(13) }), {
    t: 3_000,
    moves: 1_600,
    show: table(6),
  }),
];
