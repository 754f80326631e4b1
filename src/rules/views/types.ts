import type { Duration, Instant } from '../time.ts';

/** Who looks. A view of a role is built anew as an allow-list, see `project`. */
export const ROLES = ['operator', 'host', 'explainer', 'public'] as const;
export type Role = (typeof ROLES)[number];

export const GRAPHICS = [
  'timer',
  'ladder',
  'scoreboard',
  'wheel',
  'question',
  'blitz',
  'lowerThird',
  'award',
  'standings',
  'countdown',
  'break',
  'rules',
  'reveal',
] as const;
export type Graphic = (typeof GRAPHICS)[number];

export const STAGES = ['hat', 'artist', 'crocodile'] as const;
export type Stage = (typeof STAGES)[number];

export type Language = 'ru' | 'en';
export type Side = 'experts' | 'viewers';
export type ClockKind = 'prep' | 'attempt' | 'discussion' | 'extra' | 'club' | 'credit';

/**
 * A clock as a page needs it. `running`, `remainingMs`, `seconds` and `digits` are its reading at the view's `at`;
 * at any other instant t a page reads `readClock(clock, t)` (from `views/read-clock.ts`), which uses the anchor.
 */
export interface ClockView {
  readonly kind: ClockKind;
  readonly running: boolean;
  /** Stands still and can be resumed. */
  readonly paused: boolean;
  /** Has come to its end by itself (C-3). */
  readonly ended: boolean;
  readonly remainingMs: number;
  readonly seconds: number;
  readonly digits: string;
  readonly durationMs: Duration;
  /** How far below zero it runs (C-3); 0 for most clocks. */
  readonly reserveMs: Duration;
  /** What the clock read at an instant; while running the reading falls from here. */
  readonly anchor: { readonly at: Instant; readonly remainingMs: number };
}

export interface TeamView {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly players: readonly string[];
  readonly room: string | null;
  readonly disqualified: boolean;
}

export interface StandingView {
  readonly team: string;
  /** As in sport: 1, 2, 2, 4; null for a disqualified team. */
  readonly place: number | null;
  readonly total: number;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly tieBreak: null | 'artist' | 'shared';
}

/** The last change of the standings: what it was and how the table stood before, so that rows can be moved at any instant. */
export interface StandingsMoveView {
  readonly at: Instant;
  readonly cause: 'attempt' | 'penalty' | 'adjustment' | 'undo' | 'redo';
  readonly team: string | null;
  /** Points gained or lost by that change; null for undo and redo. */
  readonly points: number | null;
  readonly before: readonly {
    readonly team: string;
    readonly place: number | null;
    readonly total: number;
  }[];
}

export interface LadderRowView {
  /** The least number of seconds shown that still brings the points. */
  readonly seconds: number;
  readonly points: number;
}

/** An item of a deck; texts are null where words or envelopes are on paper. */
export interface ItemView {
  readonly text: string | null;
  readonly note: string | null;
  readonly image: string | null;
}

export type WordResult = 'guessed' | 'skipped' | 'void';

/** What everybody may know of a party stage. */
export interface PartyView {
  readonly stage: Stage | null;
  readonly phase: 'ready' | 'prep' | 'play' | 'review' | null;
  readonly variant: 1 | 2 | null;
  readonly theme: string | null;
  readonly series: 'words' | 'combinations' | null;
  readonly team: string | null;
  readonly explainer: string | null;
  /** Committed attempts by team id; null without a stage. */
  readonly attempts: Readonly<Record<string, number>> | null;
  /** What a guess would bring now, by the ladder; null outside `play` of artist and crocodile. */
  readonly points: number | null;
  /** Points of the open hat attempt so far. */
  readonly pending: number | null;
  readonly words: { readonly guessed: number; readonly skipped: number } | null;
  readonly last: { readonly team: string; readonly points: number; readonly at: Instant } | null;
  readonly ladder: readonly LadderRowView[];
  /** P-16: what the last closed attempt was about, once everybody may know. Hat: its words in order. */
  readonly reveal: {
    readonly at: Instant;
    readonly team: string;
    readonly points: number;
    readonly item: ItemView | null;
    readonly words: readonly { readonly text: string | null; readonly result: WordResult }[];
  } | null;
  /** P-3: the stage's hour: it informs and never stops play. Remaining = durationMs − (t − since). */
  readonly hour: { readonly since: Instant; readonly durationMs: Duration } | null;
  /** P-3: rounds the host plans for the stage, and how many full rounds still fit at the average length so far. */
  readonly rounds: {
    readonly planned: number | null;
    readonly fit: number | null;
    readonly averageMs: Duration | null;
  };
}

/** A spin of the wheel. Its angle at any instant is `angleAt(spin, t)` from `chgk/wheel.ts`. */
export interface SpinView {
  readonly startedAt: Instant;
  readonly durationMs: Duration;
  /** Degrees clockwise from the beginning of sector 1, in [0, 360). */
  readonly startAngle: number;
  readonly endAngle: number;
  /** Whole turns before it stops. */
  readonly turns: number;
}

export interface QuestionView {
  readonly sector: number;
  readonly author: string | null;
  readonly town: string | null;
  /** Null for the public until revealed. */
  readonly text: string | null;
  readonly answer: string | null;
  readonly comment: string | null;
  /** When the text and the answer were revealed, for the graphics; null before. */
  readonly revealed: { readonly text: Instant | null; readonly answer: Instant | null };
}

/** The last change of a game's score, whatever made it: a verdict, the decisive round, an undo or a redo. */
export interface ScoreMoveView {
  readonly at: Instant;
  readonly before: { readonly experts: number; readonly viewers: number };
}

export type ChgkPhase =
  | 'between'
  | 'decisiveAsked'
  | 'spinning'
  | 'internetPick'
  | 'reading'
  | 'discussion'
  | 'deciding'
  | 'extra'
  | 'club'
  | 'creditAsked'
  | 'credit'
  | 'answering'
  | 'over';

export type SectorKind = 'question' | 'blitz' | 'internet';

export interface ChgkView {
  readonly phase: ChgkPhase;
  readonly experts: { readonly name: string; readonly players: readonly string[] };
  readonly viewers: { readonly name: string };
  readonly score: { readonly experts: number; readonly viewers: number };
  /** Null while the score has not changed since the game began. */
  readonly scoreMove: ScoreMoveView | null;
  readonly gameTo: number;
  /** Pointings so far. */
  readonly round: number;
  readonly pointed: number | null;
  readonly sector: number | null;
  readonly sectorKind: SectorKind | null;
  readonly played: readonly number[];
  /** Sector that holds the blitz, or null. */
  readonly blitz: number | null;
  readonly blitzQuestion: number | null;
  readonly internetCount: number;
  /** The number named by the captain for sector 13 (F-6.5.1). */
  readonly internetNumber: number | null;
  readonly extraMinutes: number;
  readonly club: 'available' | 'used';
  readonly credit: 'none' | 'asked' | 'running' | 'owed' | 'returned';
  readonly decisive: null | { readonly player: string };
  readonly winner: null | Side;
  readonly awards: { readonly player: string | null; readonly question: number | null };
  /** The wheel: the spin going on or last made, null before the first one of a game or after a real wheel's result. */
  readonly spin: SpinView | null;
  /** Degrees at which the arrow stands when it does not spin. */
  readonly restAngle: number;
  /** When the arrow stood or was set by hand, for the graphics; null before the first pointing. */
  readonly pointedAt: Instant | null;
  /** SHA-256 in hexadecimal of the secret nonce and angle of the next spin, or of the one going on. */
  readonly commitment: string;
  /** The last sealed spin that was opened, to be checked by anyone: sha256(`${nonce}:${angle}`) equals commitment. */
  readonly opened: { readonly commitment: string; readonly nonce: string; readonly angle: number } | null;
  readonly question: QuestionView | null;
  /** The last verdict: for graphics and sound. */
  readonly verdict: {
    readonly at: Instant;
    readonly correct: boolean;
    /** Whose point it was; null inside a blitz that goes on. */
    readonly point: Side | null;
    readonly scoreBefore: { readonly experts: number; readonly viewers: number };
  } | null;
}

/** On air or not, since when, and what the operator wrote for it. */
export interface OnAirView {
  readonly onAir: boolean;
  /** When it was taken or cleared last; null before the first time. */
  readonly since: Instant | null;
  /**
   * The takes and clears before `since`, latest first, a handful: a graphic cleared in the middle of its coming leaves from where it
   * stood. None are needed that lie more than a few seconds back.
   */
  readonly earlier?: readonly Instant[];
  /** The last change of the text while on air: when, and what stood there before. */
  readonly changed?: { readonly at: Instant; readonly from: GraphicContent | null };
  readonly content: GraphicContent | null;
}

/** Free text for a graphic: a name and what stands below it (lower third, award, break card). */
export interface GraphicContent {
  readonly title: string | null;
  readonly text: string | null;
}

/** Fields of a room that everybody may know. */
export interface RoomPublicView {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly game: 'none' | 'party' | 'chgk';
  readonly clock: ClockView | null;
  readonly party: PartyView | null;
  readonly chgk: ChgkView | null;
  /** As the contract has it: on air or not. */
  readonly graphics: Readonly<Record<Graphic, boolean>>;
  readonly onAir: Readonly<Record<Graphic, OnAirView>>;
}

export type Allowed = true | string;

export interface CanView {
  readonly early: Allowed;
  readonly extra: Allowed;
  readonly club: Allowed;
  readonly credit: Allowed;
  readonly decisive: Allowed;
}

export interface DeckView {
  readonly total: number;
  readonly left: number;
}

/** What the host's prompter and the operator's panel see of an open attempt. */
export interface PartyHostView extends PartyView {
  /** The word on the explainer's screen, or the item from the envelope. */
  readonly item: ItemView | null;
  /** The words of the open hat attempt in order of arrival, void ones too. */
  readonly wordList: readonly { readonly text: string | null; readonly result: WordResult }[] | null;
  /** P-9: the deck of the open attempt has run out and its last word has been said: a further one would be refused (`no-word`). */
  readonly outOfWords: boolean;
  readonly deck: DeckView | null;
}

export interface ChgkHostView extends ChgkView {
  readonly can: CanView;
  /** The current question whole, revealed or not. */
  readonly card: Omit<QuestionView, 'revealed'> | null;
}

export interface RoomHostView extends Omit<RoomPublicView, 'party' | 'chgk'> {
  readonly party: PartyHostView | null;
  readonly chgk: ChgkHostView | null;
}

export interface UndoView {
  readonly can: boolean;
  /** The type of the command that would be undone (redone), or null. */
  readonly what: string | null;
}

/** The next step, as the panel's big button offers it: command types that are accepted now, the usual one first. */
export interface RoomOperatorView extends RoomHostView {
  readonly undo: UndoView;
  readonly redo: UndoView;
  /** How many questions of the ChGK package are loaded. */
  readonly questions: number;
  readonly package: QuestionPackageView;
}

/** What the loaded questions of a ChGK game say of its table. */
export interface QuestionPackageView {
  /** The sector that holds three questions, numbered 1 to 3; null where none does. */
  readonly blitz: number | null;
  /** The highest number among the questions of sector 13; 0 where there is none. */
  readonly internetCount: number;
}

/** What is heard, by what has happened. */
export const CUES = [
  'start',
  'tenLeft',
  'end',
  'drop',
  'right',
  'wrong',
  'tick',
  'gong',
  'blackout',
] as const;
export type Cue = (typeof CUES)[number];

export interface CueSetting {
  /** 0–1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Address of a sound file that stands in for the program's own cue, or null. */
  readonly file: string | null;
}

/** The mixer: one volume for all, and a setting for each cue. */
export interface SoundView {
  readonly volume: number;
  readonly muted: boolean;
  readonly cues: Readonly<Record<Cue, CueSetting>>;
}

/** Which theme dresses the graphics; `auto` follows the game. `stamp` grows whenever it may look different. */
export interface LookView {
  readonly theme: string;
  readonly stamp: number;
}

export interface ShowView {
  readonly title: string;
  readonly language: Language;
  readonly look: LookView;
  readonly sound: SoundView;
  readonly schedule: readonly { readonly label: string; readonly at: string }[];
}

export interface SeriesView {
  readonly team: string;
  readonly experts: number;
  readonly viewers: number;
}

interface ViewOf<R extends Role, Room> {
  readonly role: R;
  /** The instant of the readings in this view. */
  readonly at: Instant;
  readonly show: ShowView;
  readonly teams: readonly TeamView[];
  readonly standings: readonly StandingView[];
  readonly standingsMove: StandingsMoveView | null;
  readonly rooms: Readonly<Record<string, Room>>;
  readonly series: readonly SeriesView[];
  readonly rating: readonly { readonly team: string; readonly points: number }[];
}

export type PublicView = ViewOf<'public', RoomPublicView>;
export type HostView = ViewOf<'host', RoomHostView>;

export interface PackageView {
  readonly team: string;
  readonly questions: number;
  readonly status: 'received' | 'returned' | 'accepted';
  readonly reason: string | null;
}

export interface OperatorView extends ViewOf<'operator', RoomOperatorView> {
  readonly ruleset: Readonly<Record<string, unknown>>;
  readonly decks: Readonly<Record<Stage, DeckView | null>>;
  /** F-8: question packages that came with the teams' applications. */
  readonly packages: readonly PackageView[];
  /** ids of the teams that can only be disqualified, not removed. */
  readonly played: readonly string[];
  /** P-2: the split the program proposes: teams by room, sizes differing by at most one. */
  readonly roomsProposal: readonly { readonly id: string; readonly teams: readonly string[] }[];
}

/** The phone with the button: only its own room's item and clock. */
export interface ExplainerView {
  readonly role: 'explainer';
  readonly at: Instant;
  readonly show: { readonly language: Language };
  readonly rooms: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly name: string;
        readonly revision: number;
        readonly clock: ClockView | null;
        readonly party: {
          readonly stage: Stage | null;
          readonly phase: PartyView['phase'];
          readonly team: string | null;
          readonly item: ItemView | null;
          readonly words: PartyView['words'];
          readonly pending: number | null;
        } | null;
      }
    >
  >;
}

export type View = OperatorView | HostView | ExplainerView | PublicView;
