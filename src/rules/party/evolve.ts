import { startClock, stopClock } from '../clock.ts';
import type { FactOf, PartyFact } from '../kernel/events.ts';
import type { Play } from '../kernel/state.ts';
import { pointsOf } from '../points.ts';
import { between, duration, type Instant } from '../time.ts';
import type { ItemView } from '../views/types.ts';
import type { Attempt, PartyRun, StageRun } from './run.ts';
import { addToTally } from './tally.ts';

/** When a fact happened, and the item that its drawing brought (null on paper, or where the deck has run out). */
export interface Moment {
  readonly at: Instant;
  readonly item: ItemView | null;
}

type Change<T extends PartyFact['type']> = (play: Play, fact: FactOf<T>, moment: Moment) => Play;

const noParty: PartyRun = { run: null, phase: null, attempt: null, last: null, reveal: null };

const withParty = (play: Play, change: Partial<PartyRun>): Play => ({
  ...play,
  party: { ...(play.party ?? noParty), ...change },
});

const withRun = (play: Play, change: Partial<StageRun>): Play =>
  play.party?.run ? withParty(play, { run: { ...play.party.run, ...change } }) : play;

const withAttempt = (play: Play, change: Partial<Attempt>): Play =>
  play.party?.attempt ? withParty(play, { attempt: { ...play.party.attempt, ...change } }) : play;

const attemptCommitted: Change<'party.attemptCommitted'> = (play, fact, { at }) => {
  const party = play.party;
  if (!party?.run || !party.attempt) return play;
  const { attempt, run } = party;
  const committed = withParty(play, {
    phase: 'ready',
    attempt: null,
    last: { team: attempt.team, points: fact.points, at },
    // P-16: now everybody may know; a hat's word on the screen at the end was neither guessed nor skipped (P-8) and stays unsaid
    reveal: {
      at,
      team: attempt.team,
      points: pointsOf(fact.points),
      item: run.stage === 'hat' ? null : attempt.item,
      words: attempt.words,
    },
    run: {
      ...run,
      paceCount: run.paceCount + 1,
      paceMs: duration(run.paceMs + Math.max(0, between(attempt.startedAt, at))),
    },
  });
  const clock = play.clock;
  return {
    ...committed,
    // P-12: a guess freezes the clock at the press; X-29: else it stays where it stopped
    clock:
      clock && (fact.pressed !== null || clock.status !== 'ended')
        ? stopClock(clock, fact.pressed ?? at)
        : clock,
    tally: addToTally(play.tally, attempt.team, run.stage, fact.points, 1),
  };
};

export const partyChanges: { readonly [T in PartyFact['type']]: Change<T> } = {
  'party.stageStarted': (play, fact, { at }) => ({
    ...play,
    game: 'party',
    chgk: null,
    clock: null,
    party: {
      ...noParty,
      phase: 'ready',
      run: {
        stage: fact.stage,
        variant: fact.variant,
        theme: fact.theme,
        series: fact.series,
        since: at,
        rounds: null,
        paceCount: 0,
        paceMs: duration(0),
      },
    },
  }),
  'party.stageEnded': (play) => ({
    ...withParty(play, { run: null, phase: null, attempt: null }),
    clock: null,
  }),
  'party.roundsPlanned': (play, fact) => withRun(play, { rounds: fact.rounds }),
  'party.attemptStarted': (play, fact, { at, item }) => ({
    ...withParty(play, {
      phase: 'prep',
      attempt: {
        team: fact.team,
        explainer: fact.explainer,
        startedAt: at,
        item,
        fromDeck: fact.fromDeck,
        words: [],
      },
    }),
    clock: startClock('prep', fact.preparation, duration(0), at),
  }),
  'party.playStarted': (play, fact, { at, item }) => {
    const started = fact.draw || fact.fromDeck ? withAttempt(play, { item, fromDeck: fact.fromDeck }) : play;
    return {
      ...withParty(started, { phase: 'play' }),
      clock: startClock('attempt', fact.length, fact.reserve, at),
    };
  },
  'party.wordScored': (play, fact, { item }) => {
    const attempt = play.party?.attempt;
    if (!attempt) return play;
    const word = { text: attempt.item?.text ?? null, result: fact.result };
    return withAttempt(play, { words: [...attempt.words, word], item });
  },
  'party.wordVoided': (play) => {
    const words = play.party?.attempt?.words ?? [];
    return withAttempt(play, {
      words: words.map((word, i) => (i === words.length - 1 ? { ...word, result: 'void' } : word)),
    });
  },
  'party.wordReviewed': (play, fact) =>
    withAttempt(play, {
      words: (play.party?.attempt?.words ?? []).map((word, i) =>
        i === fact.index ? { ...word, result: fact.result } : word,
      ),
    }),
  'party.attemptCommitted': attemptCommitted,
  'party.penalised': (play, fact) => {
    const stage = play.party?.run?.stage;
    return stage ? { ...play, tally: addToTally(play.tally, fact.team, stage, fact.points, 0) } : play;
  },
  'score.adjusted': (play, fact) => ({
    ...play,
    tally: addToTally(play.tally, fact.team, fact.stage, fact.points, 0),
  }),
};
