import type { Seal } from '../chgk/game.ts';
import type { CommandType } from '../commands.ts';
import type { HalfPoints } from '../points.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Draw, Item } from '../show/deck.ts';
import type { Duration, Instant } from '../time.ts';
import type {
  GraphicContent,
  Graphic,
  Language,
  PackageView,
  Role,
  SoundView,
  SpinView,
  Stage,
  WordResult,
} from '../views/types.ts';
import type { Question } from './state.ts';

/** Facts about the whole show. */
export type ShowFact =
  | { type: 'show.configured'; title: string | null; language: Language | null; ruleset: Ruleset }
  | { type: 'show.dressed'; theme: string }
  | { type: 'show.mixed'; sound: SoundView }
  | { type: 'schedule.set'; items: readonly { label: string; at: string }[] }
  | {
      type: 'team.added';
      team: { id: string; name: string; color: string | null; players: readonly string[] };
    }
  | { type: 'team.updated'; id: string; name?: string; color?: string; players?: readonly string[] }
  | { type: 'team.moved'; id: string; to: number }
  | { type: 'team.removed'; id: string }
  | { type: 'team.disqualified'; id: string; reason: string }
  | { type: 'team.reinstated'; id: string; reason: string }
  | { type: 'rooms.set'; rooms: readonly { id: string; name: string; teams: readonly string[] }[] }
  | { type: 'deck.loaded'; deck: Stage; items: readonly Item[] }
  | { type: 'series.added'; team: string; experts: number; viewers: number }
  | { type: 'series.removed'; index: number }
  | { type: 'rating.set'; teams: readonly { team: string; points: number }[] }
  | { type: 'package.changed'; package: PackageView };

/** Facts about a room's party tournament. */
export type PartyFact =
  | {
      type: 'party.stageStarted';
      stage: Stage;
      variant: 1 | 2 | null;
      theme: string | null;
      series: 'words' | 'combinations' | null;
    }
  | { type: 'party.stageEnded'; override: string | null }
  | { type: 'party.roundsPlanned'; rounds: number }
  | {
      type: 'party.attemptStarted';
      team: string;
      explainer: string | null;
      preparation: Duration;
      fromDeck: boolean;
      draw: Draw | null;
    }
  | { type: 'party.playStarted'; length: Duration; reserve: Duration; fromDeck: boolean; draw: Draw | null }
  | { type: 'party.wordScored'; result: 'guessed' | 'skipped'; pressed: Instant; draw: Draw | null }
  | { type: 'party.wordVoided' }
  | { type: 'party.wordReviewed'; index: number; result: WordResult }
  | {
      type: 'party.attemptCommitted';
      outcome: 'guessed' | 'missed' | 'closed';
      points: HalfPoints;
      /** The moment at which the clock is frozen; null where it stays as it is. */
      pressed: Instant | null;
    }
  | { type: 'party.penalised'; team: string; points: HalfPoints }
  | { type: 'score.adjusted'; team: string; stage: Stage; points: HalfPoints; reason: string };

/** Facts about a room's game of «Что? Где? Когда?». */
export type ChgkFact =
  | {
      type: 'chgk.gameStarted';
      experts: { name: string; players: readonly string[] };
      viewers: { name: string };
      blitz: number | null;
      internetCount: number;
      seal: Seal;
    }
  | { type: 'chgk.internetCounted'; count: number }
  | { type: 'chgk.wheelSpun'; spin: SpinView; nextSeal: Seal }
  | { type: 'chgk.wheelStood'; pointed: number; sector: number | null }
  | { type: 'chgk.wheelPointed'; pointed: number; sector: number }
  | { type: 'chgk.internetPicked'; number: number }
  | { type: 'chgk.discussionStarted'; length: Duration }
  | { type: 'chgk.answeredEarly' }
  | { type: 'chgk.answerGiven' }
  | { type: 'chgk.extraUsed'; length: Duration }
  | { type: 'chgk.clubTaken'; length: Duration }
  | { type: 'chgk.creditRequested' }
  | { type: 'chgk.creditGranted'; length: Duration }
  | { type: 'chgk.creditRefused' }
  | { type: 'chgk.verdictGiven'; correct: boolean; gameTo: number }
  | { type: 'chgk.questionRevealed'; what: 'text' | 'answer' }
  | { type: 'chgk.decisiveRequested' }
  | { type: 'chgk.decisiveGranted'; player: string }
  | { type: 'chgk.decisiveRefused' }
  | { type: 'chgk.playerAwarded'; name: string }
  | { type: 'chgk.questionAwarded'; sector: number };

export type ClockFact =
  | { type: 'clock.paused' }
  | { type: 'clock.resumed' }
  | { type: 'clock.adjusted'; delta: number }
  | { type: 'clock.ended' };

/** Facts about a room that undo leaves alone. */
export type DeskFact =
  | { type: 'questions.loaded'; questions: readonly Question[] }
  | { type: 'graphic.taken'; graphic: Graphic; content: GraphicContent | null }
  | { type: 'graphic.cleared'; graphic: Graphic }
  | { type: 'undone'; what: CommandType }
  | { type: 'redone'; what: CommandType };

export type PlayFact = PartyFact | ChgkFact | ClockFact;
export type RoomFact = PlayFact | DeskFact;
export type Fact = ShowFact | RoomFact;
export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;

/** What surrounds a fact in the journal. `command` is null for what happened by time alone. */
export interface EventFrame {
  readonly at: Instant;
  readonly room: string | null;
  readonly command: CommandType | null;
  readonly commandId?: string;
  readonly by?: Role;
}

/** A line of the journal: plain JSON. A carried out command is exactly one event; time alone adds others. */
export type Event = Readonly<Fact> & EventFrame;
