import type { ChgkGame } from '../chgk/game.ts';
import type { Clock } from '../clock.ts';
import type { CommandType } from '../commands.ts';
import type { PartyRun } from '../party/run.ts';
import type { Tally } from '../party/tally.ts';
import { DEFAULT_RULESET } from '../default-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Deck, Draw } from '../show/deck.ts';
import type { Instant } from '../time.ts';
import {
  CUES,
  type Graphic,
  GRAPHICS,
  type Language,
  type LookView,
  type OnAirView,
  type PackageView,
  type ScoreMoveView,
  type SeriesView,
  type SoundView,
  type Stage,
  type StandingsMoveView,
} from '../views/types.ts';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly players: readonly string[];
  readonly room: string | null;
  /** F-9: the reason, or null while it is not disqualified. */
  readonly disqualified: string | null;
}

/** The part of a room that undo restores. */
export interface Play {
  readonly game: 'none' | 'party' | 'chgk';
  readonly clock: Clock | null;
  readonly party: PartyRun | null;
  readonly chgk: ChgkGame | null;
  readonly tally: Tally;
}

export interface SeriesEntry extends SeriesView {
  readonly id: number;
}

/**
 * One command that can be taken back, with the play right before and right after it (U-1).
 * `draw` and `result` are what it took from the show's decks and put into the show's series.
 */
export interface HistoryEntry {
  readonly command: CommandType;
  readonly at: Instant;
  readonly before: Play;
  readonly after: Play;
  readonly draw: Draw | null;
  readonly result: SeriesEntry | null;
}

/** Steps that can be taken back, or brought back, the latest on top: a further one costs no copying of the others. */
export interface History {
  readonly entry: HistoryEntry;
  readonly below: History | null;
  /** How many there are, this one included. */
  readonly depth: number;
}

export interface Question {
  readonly sector: number;
  readonly number: number | null;
  readonly text: string;
  readonly answer: string;
  readonly comment: string | null;
  readonly author: string | null;
  readonly town: string | null;
}

export interface Room {
  readonly id: string;
  readonly name: string;
  /** accepted commands of this room. */
  readonly revision: number;
  readonly onAir: Readonly<Record<Graphic, OnAirView>>;
  readonly questions: readonly Question[];
  readonly play: Play;
  /** The last change of the score of the game that is played; no part of what an undo brings back, as it may be one. */
  readonly scoreMove: ScoreMoveView | null;
  readonly done: History | null;
  readonly undone: History | null;
}

export interface State {
  readonly title: string;
  readonly language: Language;
  readonly ruleset: Ruleset;
  readonly look: LookView;
  readonly sound: SoundView;
  readonly schedule: readonly { readonly label: string; readonly at: string }[];
  /** Accepted commands that concern the whole show. */
  readonly revision: number;
  readonly teams: readonly Team[];
  readonly rooms: readonly Room[];
  /** Points from rooms that are no more. */
  readonly past: Tally;
  readonly decks: Readonly<Record<Stage, Deck | null>>;
  readonly series: readonly SeriesEntry[];
  readonly seriesCount: number;
  readonly rating: readonly { readonly team: string; readonly points: number }[];
  readonly packages: readonly PackageView[];
  readonly standingsMove: StandingsMoveView | null;
  /** The latest instant anything was dated at: nothing is dated before it. */
  readonly at: Instant;
}

export const emptyPlay: Play = { game: 'none', clock: null, party: null, chgk: null, tally: [] };

const offAir: OnAirView = { onAir: false, since: null, content: null };

export const newRoom = (id: string, name: string): Room => ({
  id,
  name,
  revision: 0,
  onAir: Object.fromEntries(GRAPHICS.map((g) => [g, offAir])) as Record<Graphic, OnAirView>,
  questions: [],
  play: emptyPlay,
  scoreMove: null,
  done: null,
  undone: null,
});

/** before `rooms.set` there is one room, `main`. */
export function initialState(): State {
  return {
    title: '',
    language: 'ru',
    ruleset: DEFAULT_RULESET,
    look: { theme: 'auto', stamp: 0 },
    sound: {
      volume: 1,
      muted: false,
      cues: Object.fromEntries(
        CUES.map((cue) => [cue, { volume: 1, muted: false, file: null }]),
      ) as SoundView['cues'],
    },
    schedule: [],
    revision: 0,
    teams: [],
    rooms: [newRoom('main', 'main')],
    past: [],
    decks: { hat: null, artist: null, crocodile: null },
    series: [],
    seriesCount: 0,
    rating: [],
    packages: [],
    standingsMove: null,
    at: 0 as Instant,
  };
}

export const teamById = (state: State, id: string): Team | undefined => state.teams.find((t) => t.id === id);
export const roomById = (state: State, id: string): Room | undefined => state.rooms.find((r) => r.id === id);
export const teamsOf = (state: State, room: string): readonly Team[] =>
  state.teams.filter((t) => t.room === room);

/** Teams of the room that take part: not disqualified (P-4, X-20). */
export const playingTeams = (state: State, room: string): readonly Team[] =>
  teamsOf(state, room).filter((t) => t.disqualified === null);
