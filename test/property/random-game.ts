import fc from 'fast-check';

import {
  type Answer,
  type Chance,
  type CommandType,
  type Event,
  execute,
  type Execution,
  GRAPHICS,
  initialState,
  instant,
  type Instant,
  type State,
  STAGES,
} from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';

type Input = Readonly<Record<string, unknown>> & { readonly type: CommandType };
type Room = State['rooms'][number];

/** Numbers that the state turns into a command: whatever shrinks, a game stays a game. */
export interface Move {
  /** Time since the move before, ms. */
  readonly wait: number;
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly room: number;
}

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 70_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(12_000, 20_000, 60_000, 120_000, 300_000, 305_000) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
);
const number = fc.nat({ max: 10_000 });

const move: fc.Arbitrary<Move> = fc.record({
  wait,
  kind: fc.nat({ max: 99 }),
  a: number,
  b: number,
  room: number,
});

export interface Plan {
  readonly seed: number;
  readonly rooms: number;
  readonly teams: number;
  readonly decks: boolean;
  /** What is played most: small games of ChGK come to their ends, where credit and decisive round are. */
  readonly focus: 'party' | 'chgk' | 'both';
  readonly gameTo: number;
  readonly moves: readonly Move[];
}

/** A random evening: how it begins, and what is tried. */
export const plans = (length = 80): fc.Arbitrary<Plan> =>
  fc.record({
    seed: fc.nat(),
    rooms: fc.constantFrom(1, 1, 2, 3),
    teams: fc.integer({ min: 1, max: 6 }),
    decks: fc.boolean(),
    focus: fc.constantFrom('party', 'chgk', 'both'),
    gameTo: fc.constantFrom(1, 2, 2, 3, 6),
    moves: fc.array(move, { maxLength: length, size: 'max' }),
  });

const from = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

const EXPERTS = { name: 'Знатоки', players: ['Ася', 'Боря'] };
const TEAM_IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', '__proto__', 'constructor'];
/** A pool so small that ids come twice. */
const commandIds = (n: number) => `6f1c1c56-36a1-4c4b-8f0e-3a3a5d1b000${String(n % 8)}`;

const items = (stage: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ text: `${stage} ${String(i)}`, note: `note ${String(i)}` }));
const questions = () =>
  Array.from({ length: 13 }, (_, i) => ({
    sector: i + 1,
    text: `text ${String(i + 1)}`,
    answer: `answer ${String(i + 1)}`,
    author: 'author',
  }));

function partyMove({ play }: Room, { a, b }: Move, team: string): Input[] {
  switch (play.party?.phase) {
    case 'ready':
      return a % 6 === 0
        ? [{ type: 'party.stage.end', ...(b % 3 > 0 && { override: 'проба' }) }]
        : [{ type: 'party.attempt.start', team, ...(b % 2 === 0 && { explainer: 'Лев' }) }];
    case 'prep':
      return [{ type: 'party.attempt.go' }];
    case 'play':
    case 'review': {
      const pressedAt = play.clock ? play.clock.anchor + b * 30 : null;
      return play.party.run?.stage === 'hat'
        ? [
            { type: 'party.word.guessed', ...(a % 2 === 0 && { pressedAt }) },
            { type: 'party.word.skipped', pressedAt },
            { type: 'party.word.void' },
            { type: 'party.word.review', index: b % 4, result: from(['guessed', 'skipped', 'void'], a) },
            { type: 'party.attempt.close' },
          ]
        : [
            { type: 'party.attempt.guessed', ...(a % 2 === 0 && { pressedAt }) },
            { type: 'party.attempt.missed' },
            { type: 'party.attempt.close' },
          ];
    }
    default:
      return [];
  }
}

function chgkMove({ play }: Room, { a, b }: Move): Input[] {
  const resources: Input[] = [
    { type: 'chgk.extra.use' },
    { type: 'chgk.club.take' },
    { type: 'chgk.credit.request' },
  ];
  switch (play.chgk?.phase) {
    case 'between':
      return [
        { type: 'chgk.wheel.point', sector: (b % 13) + 1 },
        { type: 'chgk.wheel.point', sector: (b % 13) + 1 },
        { type: 'chgk.wheel.spin' },
        { type: 'chgk.decisive.request' },
      ];
    case 'decisiveAsked':
      return [{ type: 'chgk.decisive.grant', player: 'Ася' }, { type: 'chgk.decisive.refuse' }];
    case 'internetPick':
      return [
        { type: 'chgk.internet.pick', number: (b % 4) + 1 },
        { type: 'chgk.internet.count', count: b % 5 },
      ];
    case 'reading':
      return [{ type: 'chgk.discussion.start' }, { type: 'chgk.answer.early' }];
    case 'discussion':
    case 'extra':
    case 'club':
    case 'credit':
      return [
        { type: 'chgk.answer.give' },
        { type: 'clock.adjust', deltaMs: -70_000 },
        from(resources, b),
        { type: 'chgk.question.reveal', what: 'text' },
      ];
    case 'deciding':
      return [...resources, { type: 'chgk.answer.give' }, { type: 'chgk.verdict', correct: b % 2 === 0 }];
    case 'creditAsked':
      return [
        { type: 'chgk.credit.grant', host: true, viewersAdvocate: b % 5 > 0 },
        { type: 'chgk.credit.refuse' },
      ];
    case 'answering':
      return [
        { type: 'chgk.verdict', correct: b % 2 === 0 },
        { type: 'chgk.verdict', correct: b % 3 === 0 },
        { type: 'chgk.question.reveal', what: a % 2 === 0 ? 'text' : 'answer' },
      ];
    case 'over':
      return [
        { type: 'chgk.award.player', name: 'Боря' },
        { type: 'chgk.award.question', sector: (b % 13) + 1 },
      ];
    default:
      return [];
  }
}

function starts({ a, b }: Move, focus: Plan['focus']): Input[] {
  const party: Input[] = [
    { type: 'party.stage.start', stage: from(STAGES, b), variant: a % 2 === 0 ? 1 : null },
    { type: 'party.stage.start', stage: from(STAGES, b), series: 'words' },
  ];
  const chgk: Input[] = [
    { type: 'chgk.game.start', experts: EXPERTS, blitz: (b % 12) + 1, internetCount: b % 3 },
    { type: 'chgk.game.start', experts: EXPERTS },
  ];
  return focus === 'party' ? party : focus === 'chgk' ? chgk : [...party, ...chgk];
}

/** What leads on in a room. */
function step(state: State, room: Room, move: Move, focus: Plan['focus']): Input {
  const teams = state.teams.filter((t) => t.room === room.id);
  const team = teams.length > 0 ? from(teams, move.b).id : 'nobody';
  const on = [...partyMove(room, move, team), ...chgkMove(room, move)];
  const over = room.play.chgk === null || room.play.chgk.phase === 'over';
  const list =
    on.length === 0 || (over && room.play.chgk !== null && move.a % 3 === 0) ? starts(move, focus) : on;
  return from(list, move.a);
}

function clockMove({ a, b }: Move): Input {
  return from<Input>(
    [
      { type: 'clock.pause' },
      { type: 'clock.resume' },
      { type: 'clock.resume' },
      { type: 'clock.adjust', deltaMs: (b - 5_000) * 7 },
    ],
    a,
  );
}

function showMove(state: State, { a, b }: Move): Input {
  const id = from(TEAM_IDS, b);
  const half = Math.floor(b / 7) % (state.teams.length + 1);
  const ids = state.teams.map((t) => t.id);
  return from<Input>(
    [
      { type: 'team.add', id, name: `Команда ${id}` },
      { type: 'team.update', id, name: `Новая ${id}`, players: ['Лев', 'Ян'] },
      { type: 'team.remove', id },
      { type: 'team.disqualify', id, reason: `причина ${String(b)}` },
      { type: 'team.reinstate', id, reason: 'ошибка' },
      {
        type: 'rooms.set',
        rooms: [
          { id: from(['main', 'room0', 'room1'], b), name: 'Первая', teams: ids.slice(0, half) },
          { id: from(['room2', 'toString', 'room1'], b), name: 'Вторая', teams: ids.slice(half) },
        ],
      },
      { type: 'deck.load', deck: from(STAGES, b), items: items(`новое ${String(b)}`, (b % 5) + 1) },
      { type: 'show.configure', title: 'Кубок', language: b % 2 === 0 ? 'en' : 'ru' },
      {
        type: 'show.configure',
        ruleset: { ladder: b % 2 === 0 ? '15s' : 'table', hatSeconds: (b % 90) + 1 },
      },
      { type: 'show.configure', ruleset: { prepSeconds: (b % 200) + 1, clubHelpInBlitz: b % 2 === 0 } },
      { type: 'series.result', team: 'Гости', experts: 6, viewers: b % 6 },
      { type: 'series.remove', index: b % 3 },
      { type: 'team.move', id, to: b % 4 },
      { type: 'package.receive', team: 'Гости', questions: 8 + (b % 5) },
      { type: 'schedule.set', items: [{ label: 'Игра', at: '2026-03-01T19:30:00+03:00' }] },
    ],
    a,
  );
}

function deskMove({ a, b }: Move): Input {
  const graphic = from(GRAPHICS, b);
  return from<Input>(
    [
      { type: 'graphic.take', graphic, content: a % 2 === 0 ? { title: 'Титр' } : null },
      { type: 'graphic.clear', graphic },
      { type: 'questions.load', questions: questions() },
      { type: 'party.rounds', rounds: (b % 5) + 1 },
    ],
    a,
  );
}

/** The command that a move stands for in this state: mostly one that leads on, sometimes one that does not fit. */
export function commandOf(state: State, move: Move, focus: Plan['focus'] = 'both'): Input {
  const room = from(state.rooms, move.room);
  const { kind, a, b } = move;
  const within = (input: Input): Input => ({
    room: room.id,
    ...input,
    ...(a % 13 === 0 && { commandId: commandIds(b) }),
    ...(a % 17 === 0 && { expectedRevision: room.revision - (b % 3 === 0 ? 1 : 0) }),
  });
  if (kind < 70) return within(step(state, room, move, focus));
  if (kind < 76) return within({ type: 'undo' });
  if (kind < 80) return within({ type: 'redo' });
  if (kind < 85) return within(clockMove(move));
  if (kind < 87) return within({ type: 'party.penalty', team: from(TEAM_IDS, b) });
  if (kind < 89) {
    const points = (b - 5_000) / 2;
    return within({
      type: 'score.adjust',
      team: from(TEAM_IDS, a),
      stage: from(STAGES, b),
      points,
      reason: 'спор',
    });
  }
  if (kind < 91) return within(deskMove(move));
  if (kind < 97) return { ...showMove(state, move), ...(b % 11 === 0 && { commandId: commandIds(a) }) };
  return within(from([...starts(move, 'both'), ...partyBlind, ...chgkBlind], a + b));
}

const partyBlind: Input[] = [
  { type: 'party.attempt.go' },
  { type: 'party.attempt.close' },
  { type: 'party.word.guessed' },
  { type: 'party.attempt.start', team: 'a' },
];
const chgkBlind: Input[] = [
  { type: 'chgk.verdict', correct: true },
  { type: 'chgk.answer.give' },
  { type: 'chgk.wheel.spin' },
  { type: 'chgk.extra.use' },
];

export interface Step {
  readonly before: State;
  readonly at: Instant;
  readonly input: unknown;
  readonly done: Execution;
}

export interface Game {
  readonly steps: readonly Step[];
  readonly state: State;
  readonly events: readonly Event[];
  /** The instant of the last command. */
  readonly at: Instant;
}

/** The commands that an evening begins with. */
function overture({ rooms, teams, decks, gameTo }: Plan): Input[] {
  const ids = TEAM_IDS.slice(0, teams);
  return [
    { type: 'show.configure', ruleset: { gameTo } },
    { type: 'series.result', team: 'Первые', experts: 6, viewers: 2 },
    ...ids.map((id): Input => ({ type: 'team.add', id, name: `Команда ${id}` })),
    {
      type: 'rooms.set',
      rooms: Array.from({ length: rooms }, (_, i) => ({
        id: rooms === 1 ? 'main' : `room${String(i)}`,
        name: `Зал ${String(i)}`,
        teams: ids.filter((_, n) => n % rooms === i),
      })),
    },
    ...(decks ? STAGES.map((deck): Input => ({ type: 'deck.load', deck, items: items(deck, 7) })) : []),
    ...(decks
      ? [{ type: 'questions.load' as const, room: rooms === 1 ? 'main' : 'room0', questions: questions() }]
      : []),
  ];
}

/** Randomness of a step: the same for the same step of the same game, whoever plays it. */
export const chanceOf = (plan: Plan, step: number): Chance => seededChance(plan.seed * 1_000 + step);

/** Plays a plan. What is sent is decided move by move, so it fits the state as well as numbers allow. */
export function playPlan(plan: Plan, begin: State = initialState()): Game {
  const answers = new Map<string, Answer>();
  const steps: Step[] = [];
  const events: Event[] = [];
  let state = begin;
  let at = 0;
  const send = (input: unknown) => {
    const done = execute(state, input, {
      at: instant(at),
      chance: chanceOf(plan, steps.length),
      answered: (id) => answers.get(id),
      by: 'operator',
    });
    if (done.commandId !== null) answers.set(done.commandId, done.answer);
    steps.push({ before: state, at: instant(at), input, done });
    events.push(...done.events);
    state = done.state;
  };
  for (const input of overture(plan)) send(input);
  for (const move of plan.moves) {
    at += move.wait;
    send(commandOf(state, move, plan.focus));
  }
  return { steps, state, events, at: instant(at) };
}

/** Whether JSON gives back just this: nothing undefined, no minus zero, no NaN, nothing but plain objects and arrays. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}
