import type { Stage } from '../src/rules/views/types.ts';

/** What the operator has filled in and not sent yet. It is kept while one looks into other sections. */
export interface Drafts {
  readonly stage: {
    /** Null: the one that comes next. */
    readonly stage: Stage | null;
    readonly variant: 1 | 2;
    readonly theme: string;
    readonly series: 'words' | 'combinations';
  };
  readonly attempt: {
    /** Null: the one whose turn it is. */
    readonly team: string | null;
    readonly explainer: string;
  };
  readonly game: {
    /** Id of a team whose name and players are taken, or null for what is typed. */
    readonly team: string | null;
    readonly experts: string;
    readonly players: string;
    readonly viewers: string;
    readonly blitz: number | null;
    readonly internetCount: number;
  };
  /** The arrow turns on a real table: its sector is told to the panel. */
  readonly realWheel: boolean;
  readonly internetNumber: number | null;
  readonly consents: { readonly host: boolean; readonly viewersAdvocate: boolean };
  readonly decisivePlayer: string | null;
}

export const EMPTY_DRAFTS: Drafts = {
  stage: { stage: null, variant: 1, theme: '', series: 'combinations' },
  attempt: { team: null, explainer: '' },
  game: { team: null, experts: '', players: '', viewers: '', blitz: null, internetCount: 0 },
  realWheel: false,
  internetNumber: null,
  consents: { host: false, viewersAdvocate: false },
  decisivePlayer: null,
};
