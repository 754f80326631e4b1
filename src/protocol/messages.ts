import type { Answer as RulesAnswer } from '../rules/kernel/types.ts';
import type { Instant } from '../rules/time.ts';
import type { Language, Role, View } from '../rules/views/types.ts';

/** Grows when the messages below change in a way that an old page would not understand. */
export const PROTOCOL = 1;

export type ObsConnection =
  'off' | 'connecting' | 'connected' | 'no-obs' | 'wrong-password' | 'refused' | 'old-protocol' | 'timeout';

/** OBS as the operator's panel shows it. Never sent to other roles; holds no password. */
export interface ObsStatus {
  readonly connection: ObsConnection;
  /** A sentence for a person, in the show's language; null while all is well. */
  readonly problem: string | null;
  readonly address: string | null;
  readonly hasPassword: boolean;
  readonly version: string | null;
  readonly scenes: readonly string[];
  readonly programScene: string | null;
  readonly recording: boolean | null;
  readonly streaming: boolean | null;
  readonly replayBuffer: boolean | null;
  /** While held, phases do not switch scenes. */
  readonly held: boolean;
  /** The scene chosen by hand (in the panel or in OBS itself) that wins until the situation changes, or while held. */
  readonly choice: string | null;
  /** Scene for each situation of the game; an absent one leaves the scene as it is. */
  readonly table: Readonly<Partial<Record<Situation, string>>>;
  /** Which room's game is followed. */
  readonly room: string | null;
  /** The situation of the game now, from which the scene follows. */
  readonly situation: Situation | null;
  /** The recording or replay that OBS saved last, as it names the file. */
  readonly lastFile: string | null;
}

export const OBS_ACTIONS = [
  'record.start',
  'record.stop',
  'stream.start',
  'stream.stop',
  'replay.start',
  'replay.stop',
  'replay.save',
] as const;
export type ObsAction = (typeof OBS_ACTIONS)[number];

/** What the OBS device says to a request of the operator, in the show's language. */
export type ObsAnswer =
  | { readonly ok: true; readonly file: string | null; readonly message: string | null }
  | { readonly ok: false; readonly message: string };

/** Why a command was not carried out where it is not the rules that refuse it. */
export type DenialCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'too-large'
  | 'show-exists'
  | 'show-open'
  | 'show-unusable'
  | 'other-show'
  | 'not-stored'
  | 'internal';

export interface Denial {
  readonly ok: false;
  readonly code: DenialCode;
  /** A sentence for a person, in the show's language. */
  readonly message: string;
}

/** What a command is answered with: by the rules, or by the server where it never came to them. */
export type Answer = RulesAnswer | Denial;

export const SITUATIONS = [
  'idle',
  'between',
  'spin',
  'reading',
  'discussion',
  'answer',
  'over',
  'ready',
  'preparation',
  'attempt',
  'review',
  'break',
] as const;
/** What is going on in the followed room, as the scene table knows it. */
export type Situation = (typeof SITUATIONS)[number];

/** Server to page. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      /** Changes with every build: a page of another build reloads itself once nothing is moving. */
      readonly build: string;
      readonly role: Role;
      readonly now: Instant;
      /** Names the show that is open: the same after a restart of the server, another one for another show. */
      readonly show: string;
    }
  | { readonly type: 'view'; readonly seq: number; readonly view: View }
  | { readonly type: 'pong'; readonly ref: number; readonly now: Instant }
  | { readonly type: 'answer'; readonly ref: number; readonly answer: Answer }
  | { readonly type: 'obs'; readonly status: ObsStatus }
  /** For the operator: something is wrong with the server itself (a full disk); null once it is well again. */
  | { readonly type: 'trouble'; readonly text: string | null };

/** Page to server. */
export type PageMessage =
  | { readonly type: 'ping'; readonly ref: number }
  | {
      readonly type: 'command';
      readonly ref: number;
      readonly command: unknown;
      /** The show that the page knew when it was asked for; a command is never carried out in another one. Left out: the one it was welcomed with. */
      readonly show?: string;
    };

/** Text in both languages of the product. */
export type Words = Readonly<Record<Language, string>>;
