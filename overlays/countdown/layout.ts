import type { Change } from '../../src/graphics/graphic-element.ts';
import { countdownTo, nextItem, scheduleOf, type ScheduleItem } from '../../src/graphics/schedule.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { GraphicContent, Language, ShowView } from '../../src/rules/views/types.ts';

export interface CountdownItem {
  readonly item: ScheduleItem;
  readonly state: 'past' | 'next' | 'ahead';
}

export interface CountdownLayout {
  readonly label: string;
  /** Null once nothing lies ahead. */
  readonly digits: string | null;
  readonly items: readonly CountdownItem[];
  /** When the label last changed by itself; null where it never did. */
  readonly turnedAt: Instant | null;
  readonly change: Change;
}

const BEGINS: Words = { ru: 'Начинаем!', en: 'Here we go!' };
/** So many lines of the schedule fit. */
const MOST = 5;

export function layOut(
  show: ShowView,
  content: GraphicContent | null,
  t: Instant,
  language: Language,
): CountdownLayout {
  const all = scheduleOf(show);
  const next = nextItem(all, t);
  const passed = all.filter((item) => item.at <= t);
  const from = Math.max(0, Math.min(passed.length - 1, all.length - MOST));
  const count = next ? countdownTo(next.at, t) : null;
  return {
    label: content?.title ?? next?.label ?? BEGINS[language],
    digits: count?.digits ?? null,
    items: all.slice(from, from + MOST).map((item) => ({
      item,
      state: item === next ? 'next' : item.at <= t ? 'past' : 'ahead',
    })),
    turnedAt: passed.at(-1)?.at ?? null,
    change: count?.change ?? null,
  };
}
