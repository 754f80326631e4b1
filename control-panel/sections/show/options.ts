import type { Ruleset } from '../../../src/rules/ruleset.ts';

export type OptionName = keyof Ruleset;
/** `ladder` and `creditsPerGame` have fields of their own. */
export type PlainOption = Exclude<OptionName, 'ladder' | 'creditsPerGame'>;

export type OptionKind =
  | { readonly kind: 'seconds'; readonly least: number }
  | { readonly kind: 'count'; readonly least: number }
  | { readonly kind: 'points' }
  | { readonly kind: 'switch' };

export interface OptionGroup {
  readonly id: 'party' | 'chgk';
  readonly options: readonly PlainOption[];
}

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    id: 'party',
    options: [
      'prepSeconds',
      'hatSeconds',
      'guessSeconds',
      'reserveSeconds',
      'wordGuessed',
      'wordSkipped',
      'hintPenalty',
      'attemptsMin',
    ],
  },
  {
    id: 'chgk',
    options: [
      'gameTo',
      'discussionSeconds',
      'blitzSeconds',
      'extraSeconds',
      'clubSeconds',
      'creditSeconds',
      'wheelSeconds',
      'clubHelpInBlitz',
    ],
  },
];

export const OPTION_KINDS: Readonly<Record<PlainOption, OptionKind>> = {
  prepSeconds: { kind: 'seconds', least: 1 },
  hatSeconds: { kind: 'seconds', least: 1 },
  guessSeconds: { kind: 'seconds', least: 1 },
  reserveSeconds: { kind: 'seconds', least: 0 },
  wordGuessed: { kind: 'points' },
  wordSkipped: { kind: 'points' },
  hintPenalty: { kind: 'points' },
  attemptsMin: { kind: 'count', least: 0 },
  gameTo: { kind: 'count', least: 1 },
  discussionSeconds: { kind: 'seconds', least: 1 },
  blitzSeconds: { kind: 'seconds', least: 1 },
  extraSeconds: { kind: 'seconds', least: 1 },
  clubSeconds: { kind: 'seconds', least: 1 },
  creditSeconds: { kind: 'seconds', least: 1 },
  wheelSeconds: { kind: 'seconds', least: 1 },
  clubHelpInBlitz: { kind: 'switch' },
};

/** Whether a number is one that the option takes. */
export function fits(kind: OptionKind, value: number | null): value is number {
  if (value === null) return false;
  switch (kind.kind) {
    case 'seconds':
      return Number.isInteger(value) && value >= kind.least;
    case 'count':
      return Number.isInteger(value) && value >= kind.least;
    case 'points':
      return Number.isInteger(value * 2);
    case 'switch':
      return false;
    default:
      return kind satisfies never;
  }
}

/** A ladder as people write it: `4:31 50` a line. Null where it is not one or does not fall from line to line. */
export function readLadder(text: string): readonly (readonly [seconds: number, points: number])[] | null {
  const rows: (readonly [number, number])[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const found = /^\s*([-\u2212]?)(\d+)[:.](\d{2})[\s;=]+(\d+(?:[.,]5|[.,]0)?)\s*$/.exec(line);
    if (!found) return null;
    const [, minus = '', minutes = '0', rest = '0', worth = '0'] = found;
    const seconds = (Number(minutes) * 60 + Number(rest)) * (minus === '' ? 1 : -1);
    const row = [seconds, Number(worth.replace(',', '.'))] as const;
    const above = rows.at(-1);
    if (above && (row[0] >= above[0] || row[1] >= above[1])) return null;
    rows.push(row);
  }
  return rows.length > 0 ? rows : null;
}

export const writeLadder = (rows: readonly (readonly [number, number])[]): string =>
  rows
    .map(([seconds, worth]) => {
      const whole = Math.abs(seconds);
      const digits = `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
      return `${seconds < 0 ? '\u2212' : ''}${digits} ${String(worth)}`;
    })
    .join('\n');
