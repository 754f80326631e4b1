import { chgkChanges } from '../chgk/evolve.ts';
import { isUndoable } from '../commands.ts';
import { clockChanges } from '../desk/clock-evolve.ts';
import { partyChanges } from '../party/evolve.ts';
import { pointsOf } from '../points.ts';
import { type Draw, itemOf, takeOut } from '../show/deck.ts';
import { showChanges } from '../show/evolve.ts';
import { standingsBrief } from '../standings.ts';
import { type Instant, instant } from '../time.ts';
import type { Graphic, OnAirView, StandingsMoveView } from '../views/types.ts';
import type { DeskFact, Event, Fact, PlayFact, ShowFact } from './events.ts';
import { bringBack, remember, type Step, takeBack } from './history.ts';
import { type Play, type Room, roomById, type SeriesEntry, type State } from './state.ts';

const playChanges = { ...partyChanges, ...chgkChanges, ...clockChanges };

const isPlayFact = (fact: Fact): fact is PlayFact => Object.hasOwn(playChanges, fact.type);
const isShowFact = (fact: Fact): fact is ShowFact => Object.hasOwn(showChanges, fact.type);

/** A table keyed by the fact's type holds just the function for that fact, which the compiler can't follow. */
type ChangeOf<Subject, F, Moment> = (subject: Subject, fact: F, moment: Moment) => Subject;

const drawOf = (fact: PlayFact): Draw | null => ('draw' in fact ? fact.draw : null);

function changePlay(state: State, play: Play, fact: PlayFact, at: Instant): Play {
  if (Object.hasOwn(partyChanges, fact.type)) {
    const draw = drawOf(fact);
    const change = partyChanges[fact.type as keyof typeof partyChanges] as ChangeOf<
      Play,
      PlayFact,
      { at: Instant; item: ReturnType<typeof itemOf> }
    >;
    return change(play, fact, { at, item: itemOf(draw && state.decks[draw.deck], draw) });
  }
  const change = playChanges[fact.type] as ChangeOf<Play, PlayFact, Instant>;
  return change(play, fact, at);
}

/** F-6.2, F-6.8, U-1: the score as it was before this fact has changed it. A game that has just begun has no earlier one. */
function scoreMoveOf(room: Room, after: Play, fact: Fact, at: Instant): Room['scoreMove'] {
  const [old, now] = [room.play.chgk, after.chgk];
  if (!old || !now || fact.type === 'chgk.gameStarted') return null;
  const same = old.score.experts === now.score.experts && old.score.viewers === now.score.viewers;
  return same ? room.scoreMove : { at, before: old.score };
}

const withRoom = (state: State, room: Room): State => ({
  ...state,
  rooms: state.rooms.map((r) => (r.id === room.id ? room : r)),
});

/** D-9: a finished game's result joins the series by itself. */
function resultOf(state: State, before: Play, after: Play): SeriesEntry | null {
  const game = after.chgk;
  if (game?.winner == null || before.chgk?.winner != null) return null;
  return { id: state.seriesCount, team: game.experts.name, ...game.score };
}

function moveOf(state: State, room: Room, fact: PlayFact, at: Instant): StandingsMoveView | null {
  const changed = (cause: StandingsMoveView['cause'], team: string, points: number): StandingsMoveView => ({
    at,
    cause,
    team,
    points,
    before: standingsBrief(state),
  });
  switch (fact.type) {
    case 'party.attemptCommitted': {
      const team = room.play.party?.attempt?.team;
      return team === undefined ? null : changed('attempt', team, pointsOf(fact.points));
    }
    case 'party.penalised':
      return changed('penalty', fact.team, pointsOf(fact.points));
    case 'score.adjusted':
      return changed('adjustment', fact.team, pointsOf(fact.points));
    default:
      return null;
  }
}

function evolvePlay(state: State, room: Room, fact: PlayFact & Event): State {
  const play = changePlay(state, room.play, fact, fact.at);
  const draw = drawOf(fact);
  const result = resultOf(state, room.play, play);
  const changed: Room = { ...room, play, scoreMove: scoreMoveOf(room, play, fact, fact.at) };
  const moved: Room =
    fact.command !== null && isUndoable(fact.command)
      ? remember(changed, {
          command: fact.command,
          at: fact.at,
          before: room.play,
          after: play,
          draw,
          result,
        })
      : changed;
  return withRoom(
    {
      ...state,
      decks: draw ? { ...state.decks, [draw.deck]: takeOut(state.decks[draw.deck], draw) } : state.decks,
      series: result ? [...state.series, result] : state.series,
      seriesCount: state.seriesCount + (result ? 1 : 0),
      standingsMove: moveOf(state, room, fact, fact.at) ?? state.standingsMove,
    },
    moved,
  );
}

/** Undo and redo move the score and the standings too, where they change them. */
function afterStep(
  before: State,
  room: Room,
  step: Step,
  cause: 'undo' | 'redo',
  fact: DeskFact & Event,
): State {
  const { at } = fact;
  const scoreMove = scoreMoveOf(room, step.room.play, fact, at);
  const after = withRoom(step.state, { ...step.room, scoreMove });
  const old = standingsBrief(before);
  const now = standingsBrief(after);
  const same = old.every((row, i) => row.team === now[i]?.team && row.total === now[i].total);
  return same ? after : { ...after, standingsMove: { at, cause, team: null, points: null, before: old } };
}

const onAir = (room: Room, graphic: Graphic, change: OnAirView): Room => ({
  ...room,
  onAir: { ...room.onAir, [graphic]: change },
});

/** Moves of graphics are over long before that. */
const MOVES_LAST = 5_000;

/** Keeps the recent takes and clears, latest first: a clear in the middle of a move begins where that move stood. */
function toggled(now: OnAirView, onAir: boolean, at: Instant): OnAirView {
  const earlier = [now.since, ...(now.earlier ?? [])].filter(
    (since): since is Instant => since !== null && at - since < MOVES_LAST,
  );
  return {
    onAir,
    since: at,
    content: now.content,
    ...(earlier.length > 0 && { earlier: earlier.slice(0, 8) }),
  };
}

/** Another text on air: the graphic turns from one to the other. */
function retitled(now: OnAirView, content: OnAirView['content'], at: Instant): OnAirView {
  if (content?.title === now.content?.title && content?.text === now.content?.text) return now;
  return { ...now, content, changed: { at, from: now.content } };
}

function evolveDesk(state: State, room: Room, fact: DeskFact & Event): State {
  switch (fact.type) {
    case 'questions.loaded':
      return withRoom(state, { ...room, questions: fact.questions });
    case 'graphic.taken': {
      const now = room.onAir[fact.graphic];
      const content = fact.content ?? now.content;
      // taken again while on air it stays where it is, only its text changes
      const change = now.onAir
        ? retitled(now, content, fact.at)
        : { ...toggled(now, true, fact.at), content };
      return withRoom(state, onAir(room, fact.graphic, change));
    }
    case 'graphic.cleared': {
      const now = room.onAir[fact.graphic];
      return withRoom(state, onAir(room, fact.graphic, now.onAir ? toggled(now, false, fact.at) : now));
    }
    case 'undone':
      return afterStep(state, room, takeBack(state, room, fact.at), 'undo', fact);
    case 'redone':
      return afterStep(state, room, bringBack(state, room, fact.at), 'redo', fact);
  }
}

function countRevision(state: State, event: Event): State {
  if (event.command === null) return state;
  if (event.room === null) return { ...state, revision: state.revision + 1 };
  return {
    ...state,
    rooms: state.rooms.map((r) => (r.id === event.room ? { ...r, revision: r.revision + 1 } : r)),
  };
}

function applyFact(state: State, event: Event): State {
  if (isShowFact(event)) {
    const change = showChanges[event.type] as (state: State, fact: ShowFact) => State;
    return change(state, event);
  }
  const room = event.room === null ? undefined : roomById(state, event.room);
  if (!room) return state;
  return isPlayFact(event) ? evolvePlay(state, room, event) : evolveDesk(state, room, event);
}

/**
 * The state after an event. Total: no clock, no randomness, no input or output; live play, restart, undo and replay share it.
 */
export function evolve(state: State, event: Event): State {
  const next = countRevision(applyFact(state, event), event);
  return { ...next, at: instant(Math.max(state.at, event.at)) };
}
