import type { Change, GraphicsView } from '../../src/graphics/graphic-element.ts';
import { moving, progress } from '../../src/graphics/motion.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ChgkView, Language, Side } from '../../src/rules/views/types.ts';

/** Lit or not; `comes` and `goes` while the last change of the score is seen. */
export type Pip = 'lit' | 'dark' | 'comes' | 'goes';

export interface SideLayout {
  readonly side: Side;
  readonly name: string;
  readonly score: number;
  /** The score before, while the digit turns over; else the same. */
  readonly scoreBefore: number;
  readonly pips: readonly Pip[];
  readonly won: boolean;
}

export interface Resource {
  readonly label: string;
  readonly state: 'ready' | 'used' | 'owed' | 'running';
  /** Several of a kind: extra minutes. */
  readonly count: number;
}

export interface BoardLayout {
  readonly sides: readonly [SideLayout, SideLayout];
  /** How far the last change of the score is, 0–1; 1 when it is over. */
  readonly turn: number;
  readonly resources: readonly Resource[];
  /** What the moment is about, in place of round and series: the decisive round, the winner. */
  readonly headline: string | null;
  readonly round: string;
  readonly series: readonly { readonly text: string; readonly won: boolean }[];
  readonly change: Change;
}

/** So many of the last results of the series fit. */
const SERIES_MOST = 6;

export function layOutBoard(view: GraphicsView, chgk: ChgkView, t: Instant, language: Language): BoardLayout {
  const move = chgk.scoreMove;
  const turn = progress(t, move?.at ?? null, TIMES.point);
  const side = (which: Side, name: string): SideLayout => {
    const score = chgk.score[which];
    const scoreBefore = move && turn < 1 ? move.before[which] : score;
    return {
      side: which,
      name,
      score,
      scoreBefore,
      pips: Array.from({ length: Math.max(chgk.gameTo, score, scoreBefore) }, (_, index) =>
        pipOf(index < scoreBefore, index < score),
      ),
      won: chgk.winner === which,
    };
  };
  return {
    sides: [side('experts', chgk.experts.name), side('viewers', chgk.viewers.name || VIEWERS[language])],
    turn,
    resources: resourcesOf(chgk, language),
    headline: headlineOf(chgk, language),
    round: chgk.round === 0 ? '' : `${ROUND[language]} ${String(chgk.round)}`,
    series: view.series.slice(-SERIES_MOST).map(({ experts, viewers }) => ({
      text: `${String(experts)}:${String(viewers)}`,
      won: experts > viewers,
    })),
    change: moving(t, move?.at ?? null, move ? TIMES.point : 0),
  };
}

function pipOf(before: boolean, now: boolean): Pip {
  if (before === now) return now ? 'lit' : 'dark';
  return now ? 'comes' : 'goes';
}

const VIEWERS: Words = { ru: 'Зрители', en: 'Viewers' };
const ROUND: Words = { ru: 'Раунд', en: 'Round' };
export const SERIES: Words = { ru: 'Серия', en: 'Series' };
const EXTRA: Words = { ru: 'Доп. минуты', en: 'Extra minutes' };
const CLUB: Words = { ru: 'Помощь клуба', en: 'Club help' };
const CREDIT: Words = { ru: 'Минута в кредит', en: 'Credit minute' };
const DEBT: Words = { ru: 'Долг: минута', en: 'A minute owed' };
const DECISIVE: Words = { ru: 'Решающий раунд', en: 'Decisive round' };
const WON: Readonly<Record<Side, Words>> = {
  experts: { ru: 'Победа знатоков!', en: 'The experts win!' },
  viewers: { ru: 'Победа телезрителей!', en: 'The viewers win!' },
};

function resourcesOf(chgk: ChgkView, language: Language): readonly Resource[] {
  const credit: Resource[] =
    chgk.credit === 'none' || chgk.credit === 'asked'
      ? []
      : [
          chgk.credit === 'owed'
            ? { label: DEBT[language], state: 'owed', count: 1 }
            : { label: CREDIT[language], state: chgk.credit === 'running' ? 'running' : 'used', count: 1 },
        ];
  return [
    {
      label: EXTRA[language],
      state: chgk.phase === 'extra' ? 'running' : chgk.extraMinutes > 0 ? 'ready' : 'used',
      count: chgk.extraMinutes,
    },
    {
      label: CLUB[language],
      state: chgk.phase === 'club' ? 'running' : chgk.club === 'available' ? 'ready' : 'used',
      count: 1,
    },
    ...credit,
  ];
}

function headlineOf(chgk: ChgkView, language: Language): string | null {
  if (chgk.winner) return WON[chgk.winner][language];
  if (chgk.decisive) return `${DECISIVE[language]} — ${chgk.decisive.player}`;
  return null;
}
