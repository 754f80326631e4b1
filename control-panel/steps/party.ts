import type {
  ClockView,
  OperatorView,
  PartyHostView,
  RoomOperatorView,
  TeamView,
} from '../../src/rules/views/types.ts';
import type { Drafts } from '../drafts.ts';
import { playingTeams, withoutGame } from './start.ts';
import { blocked, command, go, type NextStep, type Step, step } from './step.ts';

/** Whose turn it is: the first of those with the fewest attempts. */
export function suggestedTeam(view: OperatorView, room: RoomOperatorView): TeamView | null {
  const attempts = room.party?.attempts ?? {};
  const teams = playingTeams(view, room);
  const fewest = Math.min(...teams.map((team) => attempts[team.id] ?? 0));
  return teams.find((team) => (attempts[team.id] ?? 0) === fewest) ?? null;
}

/** Whom the next attempt is for: the team that the operator has chosen, as long as it can be called out here. */
export const calledTeam = (
  view: OperatorView,
  room: RoomOperatorView,
  { attempt }: Pick<Drafts, 'attempt'>,
): TeamView | null =>
  playingTeams(view, room).find(({ id }) => id === attempt.team) ?? suggestedTeam(view, room);

/** Who was named for that team's attempt, or an empty string: a name goes with nobody else's team. */
export const calledExplainer = ({ id }: TeamView, { attempt }: Pick<Drafts, 'attempt'>): string =>
  attempt.team === id ? attempt.explainer.trim() : '';

/** P-9: a deck is loaded and nothing is left in it. */
export const isDeckOut = (party: PartyHostView): boolean => party.deck?.left === 0;

/** P-9: once a deck is loaded the words of the hat come from it alone: in an attempt begun now none could be counted. */
const hasNoWords = (party: PartyHostView): boolean => party.stage === 'hat' && isDeckOut(party);

const loadDeck = go('deck.load', 'decks');

/** Why a stage could not be ended now (P-4), or null. */
export function stageEndProblem(
  view: OperatorView,
  room: RoomOperatorView,
): 'attempts-too-few' | 'attempts-unequal' | null {
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
      : { ...blocked('stage.end', problem), act: { kind: 'override' } };

  const teams = playingTeams(view, room);
  const team = calledTeam(view, room, drafts);
  if (team === null) return step(end, [go('teams.add', 'teams')]);

  const explainer = calledExplainer(team, drafts);
  const start = command('attempt.start', 'party.attempt.start', {
    team: team.id,
    ...(explainer === '' ? {} : { explainer }),
  });
  const rounds = Math.min(...teams.map((one) => party.attempts?.[one.id] ?? 0));
  const isEnough = rounds >= (party.rounds.planned ?? Number(view.ruleset['attemptsMin'] ?? 3));
  if (problem === null && isEnough) return step(end, [start]);
  if (hasNoWords(party)) return step(loadDeck, [{ ...start, why: 'no-words' }, end]);
  return step(start, isDeckOut(party) ? [end, loadDeck] : [end]);
}

/** P-8: to the end of the minute at once, where there is nothing more to guess in it. */
const endAttempt = (clock: ClockView): Step =>
  command('attempt.end', 'clock.adjust', {
    deltaMs: -(Math.max(0, Math.ceil(clock.anchor.remainingMs)) + clock.reserveMs),
  });

function inHat(room: RoomOperatorView, party: PartyHostView): readonly [Step, ...Step[]] {
  const last = party.wordList?.at(-1);
  const voidLast =
    last && last.result !== 'void'
      ? command('word.void', 'party.word.void')
      : blocked('word.void', 'no-word-yet');
  if (party.outOfWords) return [loadDeck, ...(room.clock ? [endAttempt(room.clock)] : []), voidLast];
  return [
    command('word.guessed', 'party.word.guessed', {}, { dated: true, rapid: true, tone: 'good' }),
    command('word.skipped', 'party.word.skipped', {}, { dated: true, rapid: true }),
    voidLast,
  ];
}

export function inParty(
  view: OperatorView,
  room: RoomOperatorView,
  party: PartyHostView,
  drafts: Drafts,
): NextStep {
  const resume = command('clock.resume', 'clock.resume');
  const led = (primary: Step, ...others: readonly Step[]): NextStep =>
    room.clock?.paused === true ? step(resume, [primary, ...others]) : step(primary, others);

  switch (party.phase) {
    case null:
      return withoutGame(view, room, drafts);
    case 'ready':
      return ready(view, room, party, drafts);
    case 'prep': {
      const start = command('attempt.go', 'party.attempt.go');
      return hasNoWords(party) ? led(loadDeck, { ...start, why: 'no-words' }) : led(start);
    }
    case 'play':
      return party.stage === 'hat'
        ? led(...inHat(room, party))
        : led(
            command('attempt.guessed', 'party.attempt.guessed', {}, { dated: true, tone: 'good' }),
            command('attempt.missed', 'party.attempt.missed'),
          );
    case 'review':
      return step(command('attempt.close', 'party.attempt.close'));
    default:
      return party.phase satisfies never;
  }
}
