import type { ChgkGame, Round } from '../chgk/game.ts';
import { packageOf } from '../chgk/package.ts';
import { whyNotClub, whyNotCredit, whyNotDecisive, whyNotEarly, whyNotExtra } from '../chgk/resources.ts';
import { type Clock, readingAt } from '../clock.ts';
import { type Question, type Room, type State, teamsOf } from '../kernel/state.ts';
import { ladderPoints, type LadderTable } from '../ladder.ts';
import { countWords, type PartyRun, wordPoints } from '../party/run.ts';
import { attemptsOf } from '../party/tally.ts';
import { paceOf } from '../party/pace.ts';
import { pointsOf } from '../points.ts';
import { ladderRows } from '../ruleset.ts';
import { leftIn } from '../show/deck.ts';
import { duration, type Instant } from '../time.ts';
import type {
  CanView,
  ChgkHostView,
  ChgkView,
  ClockView,
  DeckView,
  ExplainerView,
  Graphic,
  LadderRowView,
  PartyHostView,
  PartyView,
  QuestionView,
  RoomHostView,
  RoomOperatorView,
  RoomPublicView,
  Stage,
} from './types.ts';
import { GRAPHICS } from './types.ts';

/** P-3: one game hour a stage. */
const STAGE_HOUR = duration(60 * 60_000);

function clockView(clock: Clock | null, at: Instant): ClockView | null {
  if (!clock) return null;
  const anchored = clock.status === 'ended' ? readingAt(clock, at) : null;
  return {
    kind: clock.kind,
    running: clock.status === 'running',
    paused: clock.status === 'paused',
    ended: clock.status === 'ended',
    ...readingAt(clock, at),
    durationMs: clock.duration,
    reserveMs: clock.reserve,
    anchor: {
      at: clock.endedAt ?? clock.anchor,
      remainingMs: anchored?.remainingMs ?? clock.duration - clock.elapsed,
    },
  };
}

const rowsSeen = new WeakMap<LadderTable, readonly LadderRowView[]>();

/** The ladder as rows for the graphics; made once for a table. */
function ladderView(rows: LadderTable): readonly LadderRowView[] {
  const known = rowsSeen.get(rows);
  if (known) return known;
  const view = rows.map(([seconds, points]) => ({ seconds, points }));
  rowsSeen.set(rows, view);
  return view;
}

function ladderNow(party: PartyRun, clock: Clock | null, rows: LadderTable, at: Instant): number | null {
  if (party.phase !== 'play' || !clock || party.run?.stage === 'hat') return null;
  return ladderPoints(rows, readingAt(clock, at).seconds);
}

/** P-16: revealed to everybody, but for the note, which is the host's. */
function revealView(reveal: PartyRun['reveal']): PartyView['reveal'] {
  if (!reveal?.item) return reveal;
  const { text, image } = reveal.item;
  return { ...reveal, item: { text, note: null, image } };
}

function partyView(state: State, room: Room, at: Instant): PartyView | null {
  const { party, clock, tally } = room.play;
  if (!party) return null;
  const { run, attempt } = party;
  const hatAttempt = run?.stage === 'hat' ? attempt : null;
  const rows = ladderRows(state.ruleset);
  return {
    stage: run?.stage ?? null,
    phase: party.phase,
    variant: run?.variant ?? null,
    theme: run?.theme ?? null,
    series: run?.series ?? null,
    team: attempt?.team ?? null,
    explainer: attempt?.explainer ?? null,
    attempts: run
      ? Object.fromEntries(teamsOf(state, room.id).map((t) => [t.id, attemptsOf(tally, t.id, run.stage)]))
      : null,
    points: ladderNow(party, clock, rows, at),
    pending: hatAttempt ? pointsOf(wordPoints(hatAttempt.words, state.ruleset)) : null,
    words: hatAttempt
      ? {
          guessed: countWords(hatAttempt.words, 'guessed'),
          skipped: countWords(hatAttempt.words, 'skipped'),
        }
      : null,
    last: party.last && {
      team: party.last.team,
      points: pointsOf(party.last.points),
      at: party.last.at,
    },
    ladder: ladderView(rows),
    reveal: revealView(party.reveal),
    hour: run && { since: run.since, durationMs: STAGE_HOUR },
    rounds: paceOf(state, room.id, run, STAGE_HOUR, at),
  };
}

/** The question of the round among those loaded: by its number in a blitz and in sector 13. */
function cardOf(room: Room, round: Round | null): Question | null {
  if (!round) return null;
  const number =
    round.kind === 'blitz' ? round.blitzQuestion : round.kind === 'internet' ? round.internetNumber : null;
  const ofSector = room.questions.filter((q) => q.sector === round.sector);
  if (round.kind === 'question') return ofSector[0] ?? null;
  return number === null ? null : (ofSector.find((q) => q.number === number) ?? null);
}

function questionView(round: Round | null, card: Question | null): QuestionView | null {
  if (!round) return null;
  const { revealed } = round.question;
  return {
    sector: round.sector,
    author: card?.author ?? null,
    town: card?.town ?? null,
    text: revealed.text === null ? null : (card?.text ?? null),
    answer: revealed.answer === null ? null : (card?.answer ?? null),
    comment: revealed.answer === null ? null : (card?.comment ?? null),
    revealed,
  };
}

function creditOf({ phase, round, debt }: ChgkGame): ChgkView['credit'] {
  if (phase === 'creditAsked') return 'asked';
  // running from the grant to the end of the round
  const inRound =
    phase !== 'between' && phase !== 'over' && phase !== 'spinning' && phase !== 'decisiveAsked';
  return inRound && round?.credit ? 'running' : debt;
}

function chgkView(state: State, room: Room): ChgkView | null {
  const game = room.play.chgk;
  if (!game) return null;
  const { round } = game;
  return {
    phase: game.phase,
    experts: game.experts,
    viewers: game.viewers,
    score: game.score,
    scoreMove: room.scoreMove,
    gameTo: state.ruleset.gameTo,
    round: game.rounds,
    pointed: round?.pointed ?? null,
    sector: round?.sector ?? null,
    sectorKind: round?.kind ?? null,
    played: game.played,
    blitz: game.blitz,
    blitzQuestion: round?.blitzQuestion ?? null,
    internetCount: game.internetCount,
    internetNumber: round?.internetNumber ?? null,
    extraMinutes: game.extraMinutes,
    club: game.clubUsed ? 'used' : 'available',
    credit: creditOf(game),
    decisive: game.decisive,
    winner: game.winner,
    awards: game.awards,
    spin: game.spin,
    restAngle: game.restAngle,
    pointedAt: round?.pointedAt ?? null,
    commitment: game.seal.commitment,
    opened: game.opened && {
      commitment: game.opened.commitment,
      nonce: game.opened.nonce,
      angle: game.opened.angle,
    },
    question: questionView(round, cardOf(room, round)),
    verdict: game.verdict,
  };
}

export function roomPublicView(state: State, room: Room, at: Instant): RoomPublicView {
  return {
    id: room.id,
    name: room.name,
    revision: room.revision,
    game: room.play.game,
    clock: clockView(room.play.clock, at),
    party: partyView(state, room, at),
    chgk: chgkView(state, room),
    graphics: Object.fromEntries(GRAPHICS.map((g) => [g, room.onAir[g].onAir])) as Record<Graphic, boolean>,
    onAir: room.onAir,
  };
}

export function deckView(state: State, stage: Stage): DeckView | null {
  const deck = state.decks[stage];
  return deck && { total: deck.items.length, left: leftIn(deck) };
}

/** P-9: the refusal `no-word` to come, told beforehand. */
function isOutOfWords(state: State, { play }: Room): boolean {
  const { party } = play;
  const deck = state.decks.hat;
  return (
    party?.run?.stage === 'hat' &&
    party.phase === 'play' &&
    party.attempt?.fromDeck === true &&
    party.attempt.item === null &&
    deck !== null &&
    leftIn(deck) === 0
  );
}

function partyHostView(state: State, room: Room, view: PartyView): PartyHostView {
  const attempt = room.play.party?.attempt ?? null;
  return {
    ...view,
    item: attempt?.item ?? null,
    wordList: view.stage === 'hat' && attempt ? attempt.words : null,
    outOfWords: isOutOfWords(state, room),
    deck: view.stage && deckView(state, view.stage),
  };
}

/** What is allowed now, and why something is not. */
function canView(state: State, game: ChgkGame): CanView {
  const { ruleset } = state;
  return {
    early: whyNotEarly(game, ruleset) ?? true,
    extra: whyNotExtra(game, ruleset) ?? true,
    club: whyNotClub(game, ruleset) ?? true,
    credit: whyNotCredit(game, ruleset) ?? true,
    decisive: whyNotDecisive(game, ruleset, state.series) ?? true,
  };
}

function chgkHostView(state: State, room: Room, game: ChgkGame, view: ChgkView): ChgkHostView {
  const card = cardOf(room, game.round);
  return {
    ...view,
    can: canView(state, game),
    card: card && {
      sector: card.sector,
      author: card.author,
      town: card.town,
      text: card.text,
      answer: card.answer,
      comment: card.comment,
    },
  };
}

export function roomHostView(state: State, room: Room, at: Instant): RoomHostView {
  const { party, chgk, ...open } = roomPublicView(state, room, at);
  const game = room.play.chgk;
  return {
    ...open,
    party: party && partyHostView(state, room, party),
    chgk: chgk && game && chgkHostView(state, room, game, chgk),
  };
}

export function roomOperatorView(state: State, room: Room, at: Instant): RoomOperatorView {
  const step = (history: Room['done']) => ({
    can: history !== null,
    what: history?.entry.command ?? null,
  });
  return {
    ...roomHostView(state, room, at),
    undo: step(room.done),
    redo: step(room.undone),
    questions: room.questions.length,
    package: packageOf(room.questions),
  };
}

/** P-16: only the explainer's and the host's screens show the item; this one shows nothing but it and the clock. */
export function roomExplainerView(state: State, room: Room, at: Instant): ExplainerView['rooms'][string] {
  const party = partyView(state, room, at);
  return {
    id: room.id,
    name: room.name,
    revision: room.revision,
    clock: clockView(room.play.clock, at),
    party: party && {
      stage: party.stage,
      phase: party.phase,
      team: party.team,
      item: room.play.party?.attempt?.item ?? null,
      words: party.words,
      pending: party.pending,
    },
  };
}
