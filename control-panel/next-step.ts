import type { CommandType } from '../src/rules/commands.ts';
import type {
  Allowed,
  ChgkHostView,
  OperatorView,
  PartyHostView,
  RoomOperatorView,
  Stage,
  TeamView,
} from '../src/rules/views/types.ts';
import { STAGES } from '../src/rules/views/types.ts';
import type { Drafts } from './drafts.ts';

/** Where a step leads on the panel when something has to be chosen or written there first. */
export type Place = 'teams' | 'stage' | 'team' | 'game' | 'sectors' | 'number' | 'players' | 'awards';

export type StepId =
  | 'teams.add'
  | 'stage.start'
  | 'stage.end'
  | 'attempt.start'
  | 'attempt.go'
  | 'word.guessed'
  | 'word.skipped'
  | 'word.void'
  | 'attempt.guessed'
  | 'attempt.missed'
  | 'attempt.close'
  | 'game.start'
  | 'game.next'
  | 'wheel.spin'
  | 'wheel.point'
  | 'wheel.turns'
  | 'internet.pick'
  | 'discussion.start'
  | 'answer.early'
  | 'answer.give'
  | 'answer.none'
  | 'extra.use'
  | 'club.take'
  | 'credit.request'
  | 'credit.grant'
  | 'credit.refuse'
  | 'verdict.right'
  | 'verdict.wrong'
  | 'decisive.request'
  | 'decisive.grant'
  | 'decisive.refuse'
  | 'award.player'
  | 'clock.resume';

export type Act =
  | {
      readonly kind: 'command';
      readonly type: CommandType;
      readonly fields: Readonly<Record<string, unknown>>;
      /** The moment of the press decides (C-5): it is sent along. */
      readonly dated: boolean;
    }
  /** Something is missing: the panel leads there. */
  | { readonly kind: 'go'; readonly place: Place }
  /** Can be done against the rule, with a reason. */
  | { readonly kind: 'override' };

export interface Step {
  readonly id: StepId;
  readonly tone: 'go' | 'good' | 'bad' | 'plain';
  /** Null: cannot be pressed now. */
  readonly act: Act | null;
  /** The refusal it would meet, or null. */
  readonly why: string | null;
  /** Pressed several times in a row, as fast as words are guessed. */
  readonly rapid: boolean;
}

/**
 * What leads on from here. `primary` is the big button and the space bar; `null` where nobody can hurry things.
 * `choice` stands in its place where either of two is as usual as the other, so that no key but theirs decides.
 */
export interface NextStep {
  readonly primary: Step | null;
  readonly choice: readonly [Step, Step] | null;
  readonly others: readonly Step[];
}

type Extras = Partial<Pick<Step, 'tone' | 'why' | 'rapid'>>;

const command = (
  id: StepId,
  type: CommandType,
  fields: Readonly<Record<string, unknown>> = {},
  extras: Extras & { readonly dated?: boolean } = {},
): Step => {
  const { dated = false, ...rest } = extras;
  return {
    id,
    tone: 'plain',
    why: null,
    rapid: false,
    ...rest,
    act: { kind: 'command', type, fields, dated },
  };
};

const go = (id: StepId, place: Place): Step => ({
  id,
  tone: 'plain',
  why: null,
  rapid: false,
  act: { kind: 'go', place },
});

/** A resource: pressable if the rules allow it now, else with the reason why not. */
const resource = (id: StepId, type: CommandType, allowed: Allowed): Step =>
  allowed === true ? command(id, type) : { id, tone: 'plain', act: null, why: allowed, rapid: false };

const step = (primary: Step | null, others: readonly Step[] = []): NextStep => ({
  primary: primary && { ...primary, tone: primary.tone === 'plain' ? 'go' : primary.tone },
  choice: null,
  others,
});

/** Teams that can be called out in a room, in their order. */
export const playingTeams = (view: OperatorView, room: RoomOperatorView): readonly TeamView[] =>
  view.teams.filter((team) => team.room === room.id && !team.disqualified);

/** Whose turn it is: the first of those with the fewest attempts. */
export function suggestedTeam(view: OperatorView, room: RoomOperatorView): TeamView | null {
  const attempts = room.party?.attempts ?? {};
  const teams = playingTeams(view, room);
  const fewest = Math.min(...teams.map((team) => attempts[team.id] ?? 0));
  return teams.find((team) => (attempts[team.id] ?? 0) === fewest) ?? null;
}

/** The stage that comes next in an evening: the first in which nobody has a point yet. */
export function suggestedStage(view: OperatorView): Stage {
  return (
    STAGES.find((stage) => view.standings.every((row) => row.stages[stage] === 0)) ??
    STAGES[STAGES.length - 1] ??
    'hat'
  );
}

/** Names typed one per line or separated by commas. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

function startStage(view: OperatorView, drafts: Drafts): Step {
  if (view.teams.every((team) => team.disqualified)) return go('teams.add', 'teams');
  const stage = drafts.stage.stage ?? suggestedStage(view);
  const theme = drafts.stage.theme.trim();
  return command('stage.start', 'party.stage.start', {
    stage,
    ...(stage === 'artist' ? { variant: drafts.stage.variant } : {}),
    ...(stage === 'artist' && theme !== '' ? { theme } : {}),
    ...(stage === 'crocodile' ? { series: drafts.stage.series } : {}),
  });
}

function startGame(view: OperatorView, drafts: Drafts): Step {
  const { team, experts, players, viewers, blitz, internetCount } = drafts.game;
  const chosen = view.teams.find((one) => one.id === team);
  const name = chosen?.name ?? experts.trim();
  if (name === '') return go('game.start', 'game');
  return command('game.start', 'chgk.game.start', {
    experts: { name, players: players.trim() === '' ? (chosen?.players ?? []) : namesIn(players) },
    ...(viewers.trim() === '' ? {} : { viewers: { name: viewers.trim() } }),
    ...(blitz === null ? {} : { blitz }),
    internetCount,
  });
}

function withoutGame(view: OperatorView, drafts: Drafts): NextStep {
  const game = startGame(view, drafts);
  const stage = startStage(view, drafts);
  const typed = drafts.game.team !== null || drafts.game.experts.trim() !== '';
  return typed ? step(game, [stage]) : step(stage, [game]);
}

/** Why a stage could not be ended now (P-4), or null. */
export function stageEndProblem(view: OperatorView, room: RoomOperatorView): string | null {
  const attempts = room.party?.attempts ?? {};
  const counts = playingTeams(view, room).map((team) => attempts[team.id] ?? 0);
  if (counts.length === 0) return null;
  const least = Math.min(...counts);
  const needed = Number(view.ruleset['attemptsMin'] ?? 3);
  if (least < needed) return 'attempts-too-few';
  return counts.every((count) => count === least) ? null : 'attempts-unequal';
}

function ready(view: OperatorView, room: RoomOperatorView, party: PartyHostView, drafts: Drafts): NextStep {
  const problem = stageEndProblem(view, room);
  const end: Step =
    problem === null
      ? command('stage.end', 'party.stage.end')
      : { id: 'stage.end', tone: 'plain', act: { kind: 'override' }, why: problem, rapid: false };

  const teams = playingTeams(view, room);
  const team = teams.find((one) => one.id === drafts.attempt.team) ?? suggestedTeam(view, room);
  if (team === null) return step(end, [go('teams.add', 'teams')]);

  const explainer = drafts.attempt.explainer.trim();
  const start = command('attempt.start', 'party.attempt.start', {
    team: team.id,
    ...(explainer === '' ? {} : { explainer }),
  });
  const rounds = Math.min(...teams.map((one) => party.attempts?.[one.id] ?? 0));
  const isEnough = rounds >= (party.rounds.planned ?? Number(view.ruleset['attemptsMin'] ?? 3));
  return problem === null && isEnough ? step(end, [start]) : step(start, [end]);
}

function inParty(view: OperatorView, room: RoomOperatorView, party: PartyHostView, drafts: Drafts): NextStep {
  const paused = room.clock?.paused === true;
  const resume = command('clock.resume', 'clock.resume');
  const led = (primary: Step, others: readonly Step[]): NextStep =>
    paused ? step(resume, [primary, ...others]) : step(primary, others);

  switch (party.phase) {
    case null:
      return withoutGame(view, drafts);
    case 'ready':
      return ready(view, room, party, drafts);
    case 'prep':
      return led(command('attempt.go', 'party.attempt.go'), []);
    case 'play':
      return party.stage === 'hat'
        ? led(command('word.guessed', 'party.word.guessed', {}, { dated: true, rapid: true, tone: 'good' }), [
            command('word.skipped', 'party.word.skipped', {}, { dated: true, rapid: true }),
            command('word.void', 'party.word.void'),
          ])
        : led(command('attempt.guessed', 'party.attempt.guessed', {}, { dated: true, tone: 'good' }), [
            command('attempt.missed', 'party.attempt.missed'),
          ]);
    case 'review':
      return step(command('attempt.close', 'party.attempt.close'), []);
    default:
      return party.phase satisfies never;
  }
}

/** F-6.7.4, F-6.8: with an open debt the decisive question is answered without a minute. */
export function mustRepay(chgk: ChgkHostView): boolean {
  if (chgk.credit !== 'owed') return false;
  const last = chgk.gameTo - 1;
  return chgk.decisive !== null || (chgk.score.experts === last && chgk.score.viewers === last);
}

function inChgk(view: OperatorView, room: RoomOperatorView, chgk: ChgkHostView, drafts: Drafts): NextStep {
  const { can } = chgk;
  const answer = command('answer.give', 'chgk.answer.give');

  switch (chgk.phase) {
    case 'between': {
      const decisive = resource('decisive.request', 'chgk.decisive.request', can.decisive);
      // A reason why not is worth its place only when the question may come up.
      const others = can.decisive === 'needs-five-points' ? [] : [decisive];
      return drafts.realWheel
        ? step(go('wheel.point', 'sectors'), others)
        : step(command('wheel.spin', 'chgk.wheel.spin'), others);
    }
    case 'decisiveAsked': {
      const player = drafts.decisivePlayer ?? '';
      return step(
        player === ''
          ? go('decisive.grant', 'players')
          : command('decisive.grant', 'chgk.decisive.grant', { player }),
        [command('decisive.refuse', 'chgk.decisive.refuse')],
      );
    }
    case 'spinning':
      return step({ id: 'wheel.turns', tone: 'plain', act: null, why: null, rapid: false });
    case 'internetPick':
      return step(
        drafts.internetNumber === null
          ? go('internet.pick', 'number')
          : command('internet.pick', 'chgk.internet.pick', { number: drafts.internetNumber }),
      );
    case 'reading': {
      const early = resource('answer.early', 'chgk.answer.early', can.early);
      return mustRepay(chgk)
        ? step(early, [
            {
              id: 'discussion.start',
              tone: 'plain',
              act: null,
              why: 'credit-must-be-repaid',
              rapid: false,
            },
          ])
        : step(command('discussion.start', 'chgk.discussion.start'), [early]);
    }
    case 'discussion':
    case 'extra':
    case 'club':
    case 'credit':
      return room.clock?.paused === true
        ? step(command('clock.resume', 'clock.resume'), [answer])
        : step(answer);
    case 'deciding':
      return step(answer, [
        resource('extra.use', 'chgk.extra.use', can.extra),
        resource('club.take', 'chgk.club.take', can.club),
        resource('credit.request', 'chgk.credit.request', can.credit),
        command('answer.none', 'chgk.verdict', { correct: false }),
      ]);
    case 'creditAsked': {
      const { host, viewersAdvocate } = drafts.consents;
      const refuse = command('credit.refuse', 'chgk.credit.refuse');
      const grant = command('credit.grant', 'chgk.credit.grant', { host, viewersAdvocate });
      return step(host && viewersAdvocate ? grant : { ...grant, act: null, why: 'consent-missing' }, [
        refuse,
      ]);
    }
    case 'answering':
      return {
        primary: null,
        choice: [
          command('verdict.right', 'chgk.verdict', { correct: true }, { tone: 'good' }),
          command('verdict.wrong', 'chgk.verdict', { correct: false }, { tone: 'bad' }),
        ],
        others: [],
      };
    case 'over':
      return chgk.awards.player === null
        ? step(go('award.player', 'awards'), [go('game.next', 'game'), startStage(view, drafts)])
        : step(
            drafts.game.team === null && drafts.game.experts.trim() === ''
              ? go('game.next', 'game')
              : startGame(view, drafts),
            [startStage(view, drafts)],
          );
    default:
      return chgk.phase satisfies never;
  }
}

/** The next step of a room: a pure function of what the operator sees and has filled in. */
export function nextStep(view: OperatorView, room: RoomOperatorView, drafts: Drafts): NextStep {
  if (room.game === 'party' && room.party) return inParty(view, room, room.party, drafts);
  if (room.game === 'chgk' && room.chgk) return inChgk(view, room, room.chgk, drafts);
  return withoutGame(view, drafts);
}
