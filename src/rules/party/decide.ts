import { isInTime, pressMoment, remainingAtPress } from '../clock.ts';
import type { RoomCommandType } from '../commands.ts';
import { secondsShown } from '../digits.ts';
import { type Decision, firstOf, refuse } from '../kernel/refusal.ts';
import type { Decider, Deciders, RoomCase } from '../kernel/room-case.ts';
import { playingTeams, teamById } from '../kernel/state.ts';
import { ladderPoints } from '../ladder.ts';
import { halves, NO_POINTS } from '../points.ts';
import { ladderRows } from '../ruleset.ts';
import { drawFrom, leftIn } from '../show/deck.ts';
import { duration, ofSeconds } from '../time.ts';
import type { PartyView, Stage } from '../views/types.ts';
import { wordPoints } from './run.ts';
import { attemptsOf } from './tally.ts';

type PartyCommandType = Extract<RoomCommandType, `party.${string}` | 'score.adjust'>;

const phaseOf = ({ play }: RoomCase): PartyView['phase'] => play.party?.phase ?? null;
const stageOf = ({ play }: RoomCase): Stage | null => play.party?.run?.stage ?? null;
const wrongPhase = refuse('wrong-phase');

const startStage: Decider<'party.stage.start'> = ({ state, room, play }, command) => {
  // a stage starts where neither a stage nor an unfinished game is on
  if (play.party?.run || (play.chgk && play.chgk.phase !== 'over')) return wrongPhase;
  if (playingTeams(state, room.id).length === 0) return refuse('no-teams');
  return {
    type: 'party.stageStarted',
    stage: command.stage,
    variant: command.variant ?? null,
    theme: command.theme ?? null,
    series: command.series ?? null,
  };
};

/** P-4: enough attempts, and the same number for all teams of the room that are not disqualified. */
const endStage: Decider<'party.stage.end'> = (c, { override }) => {
  const stage = stageOf(c);
  if (phaseOf(c) !== 'ready' || !stage) return wrongPhase;
  const attempts = playingTeams(c.state, c.room.id).map((t) => attemptsOf(c.play.tally, t.id, stage));
  const breach = firstOf([
    ['attempts-too-few', attempts.some((n) => n < c.state.ruleset.attemptsMin)],
    ['attempts-unequal', attempts.some((n) => n !== attempts[0])],
  ]);
  if (breach && !override) return refuse(breach, { least: c.state.ruleset.attemptsMin });
  return { type: 'party.stageEnded', override: override ?? null };
};

const startAttempt: Decider<'party.attempt.start'> = (c, command) => {
  const team = teamById(c.state, command.team);
  const stage = stageOf(c);
  if (!team) return refuse('team-unknown', { team: command.team });
  if (phaseOf(c) !== 'ready' || !stage) return wrongPhase;
  const refusal = firstOf([
    ['team-disqualified', team.disqualified !== null],
    ['team-not-in-room', team.room !== c.room.id],
  ]);
  if (refusal) return refuse(refusal, { team: team.name });
  // P-16: the envelope is drawn for the preparation; a hat's words come with the minute (P-7)
  const deck = stage === 'hat' ? null : c.state.decks[stage];
  return {
    type: 'party.attemptStarted',
    team: team.id,
    explainer: command.explainer ?? null,
    preparation: ofSeconds(c.state.ruleset.prepSeconds),
    fromDeck: deck !== null,
    draw: drawFrom(deck, stage, c.chance),
  };
};

/** P-6: the host starts the attempt, also before the preparation has run out. */
const go: Decider<'party.attempt.go'> = (c) => {
  const stage = stageOf(c);
  if (phaseOf(c) !== 'prep' || !stage) return wrongPhase;
  const { ruleset, decks } = c.state;
  const hat = stage === 'hat';
  const deck = hat ? decks.hat : null;
  return {
    type: 'party.playStarted',
    length: ofSeconds(hat ? ruleset.hatSeconds : ruleset.guessSeconds),
    reserve: hat ? duration(0) : ofSeconds(ruleset.reserveSeconds),
    fromDeck: deck !== null,
    draw: drawFrom(deck, stage, c.chance),
  };
};

const inPlayOrReview = (c: RoomCase, stages: readonly Stage[]): boolean => {
  const stage = stageOf(c);
  const phase = phaseOf(c);
  return stage !== null && stages.includes(stage) && (phase === 'play' || phase === 'review');
};

/** P-8: pressed at or before the end counts, later does not. */
function scoreWord(
  c: RoomCase,
  result: 'guessed' | 'skipped',
  pressedAt: number | null | undefined,
): Decision {
  const { clock, party } = c.play;
  const attempt = party?.attempt;
  if (!inPlayOrReview(c, ['hat']) || !clock || !attempt) return wrongPhase;
  const pressed = pressMoment(clock, pressedAt, c.at);
  const deck = attempt.fromDeck ? c.state.decks.hat : null;
  const refusal = firstOf([
    ['time-is-up', !isInTime(clock, pressed)],
    // a deck loaded anew meanwhile helps at once: the word said without it counts, the next one is drawn
    ['no-word', attempt.item === null && deck !== null && leftIn(deck) === 0],
  ]);
  if (refusal) return refuse(refusal);
  return { type: 'party.wordScored', result, pressed, draw: drawFrom(deck, 'hat', c.chance) };
}

const voidWord: Decider<'party.word.void'> = (c) => {
  if (!inPlayOrReview(c, ['hat'])) return wrongPhase;
  const last = c.play.party?.attempt?.words.at(-1);
  return last && last.result !== 'void' ? { type: 'party.wordVoided' } : refuse('no-word');
};

const reviewWord: Decider<'party.word.review'> = (c, { index, result }) => {
  if (stageOf(c) !== 'hat' || phaseOf(c) !== 'review') return wrongPhase;
  const words = c.play.party?.attempt?.words ?? [];
  return index < words.length ? { type: 'party.wordReviewed', index, result } : refuse('no-word');
};

/** P-12: the points are read off the seconds shown at the moment of the press. */
const guessed: Decider<'party.attempt.guessed'> = (c, { pressedAt }) => {
  const { clock } = c.play;
  if (!inPlayOrReview(c, ['artist', 'crocodile']) || !clock) return wrongPhase;
  const pressed = pressMoment(clock, pressedAt, c.at);
  if (!isInTime(clock, pressed)) return refuse('time-is-up');
  const seconds = secondsShown(remainingAtPress(clock, pressed));
  return {
    type: 'party.attemptCommitted',
    outcome: 'guessed',
    points: halves(ladderPoints(ladderRows(c.state.ruleset), seconds)),
    pressed,
  };
};

const missed: Decider<'party.attempt.missed'> = (c) =>
  phaseOf(c) === 'play' && stageOf(c) !== 'hat'
    ? { type: 'party.attemptCommitted', outcome: 'missed', points: NO_POINTS, pressed: c.at }
    : wrongPhase;

/** P-11: the score of a hat attempt is committed when the host closes the review; a work or word not guessed brings 0. */
const close: Decider<'party.attempt.close'> = (c) => {
  const attempt = c.play.party?.attempt;
  if (phaseOf(c) !== 'review' || !attempt) return wrongPhase;
  const points = stageOf(c) === 'hat' ? wordPoints(attempt.words, c.state.ruleset) : NO_POINTS;
  return { type: 'party.attemptCommitted', outcome: 'closed', points, pressed: null };
};

/** P-5: only a team that is not playing in this room can be charged, in whatever room it is itself. */
const penalise: Decider<'party.penalty'> = (c, { team }) => {
  const charged = teamById(c.state, team);
  if (!charged) return refuse('team-unknown', { team });
  if (!stageOf(c)) return wrongPhase;
  if (c.play.party?.attempt?.team === team) return refuse('team-is-playing', { team: charged.name });
  return { type: 'party.penalised', team, points: halves(-c.state.ruleset.hintPenalty) };
};

export const partyDeciders: Deciders<PartyCommandType> = {
  'party.stage.start': startStage,
  'party.stage.end': endStage,
  'party.rounds': (c, { rounds }) => (stageOf(c) ? { type: 'party.roundsPlanned', rounds } : wrongPhase),
  'party.attempt.start': startAttempt,
  'party.attempt.go': go,
  'party.word.guessed': (c, { pressedAt }) => scoreWord(c, 'guessed', pressedAt),
  'party.word.skipped': (c, { pressedAt }) => scoreWord(c, 'skipped', pressedAt),
  'party.word.void': voidWord,
  'party.word.review': reviewWord,
  'party.attempt.guessed': guessed,
  'party.attempt.missed': missed,
  'party.attempt.close': close,
  'party.penalty': penalise,
  'score.adjust': ({ state }, { team, stage, points, reason }) =>
    teamById(state, team)
      ? { type: 'score.adjusted', team, stage, points: halves(points), reason }
      : refuse('team-unknown', { team }),
};
