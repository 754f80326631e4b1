import type { Stage } from '../src/rules/views/types.ts';

/** As the loaded questions have it, until the operator says otherwise. */
export const FROM_PACKAGE = 'package';

/** What the operator has filled in and not sent yet. It is kept while one looks into other sections, and through a reload. */
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
    /** Of that team: named together with it. */
    readonly explainer: string;
  };
  readonly game: {
    /** Id of a team whose name and players are taken, or null for what is typed. */
    readonly team: string | null;
    readonly experts: string;
    readonly players: string;
    readonly viewers: string;
    /** Null: no blitz. */
    readonly blitz: number | null | typeof FROM_PACKAGE;
    readonly internetCount: number | typeof FROM_PACKAGE;
  };
  /** The arrow turns on a real table: its sector is told to the panel. */
  readonly realWheel: boolean;
  readonly internetNumber: number | null;
  readonly consents: { readonly host: boolean; readonly viewersAdvocate: boolean };
  readonly decisivePlayer: string | null;
  /** What stands in the fields of the sections, by the field. */
  readonly typed: Readonly<Partial<Record<Field, string>>>;
}

export const FIELDS = [
  'team',
  'teams',
  'result.team',
  'result.experts',
  'result.viewers',
  'rating.team',
  'rating.points',
  'package.team',
  'package.questions',
  'show',
] as const;
export type Field = (typeof FIELDS)[number];

export const EMPTY_DRAFTS: Drafts = {
  stage: { stage: null, variant: 1, theme: '', series: 'combinations' },
  attempt: { team: null, explainer: '' },
  game: {
    team: null,
    experts: '',
    players: '',
    viewers: '',
    blitz: FROM_PACKAGE,
    internetCount: FROM_PACKAGE,
  },
  realWheel: false,
  internetNumber: null,
  consents: { host: false, viewersAdvocate: false },
  decisivePlayer: null,
  typed: {},
};
