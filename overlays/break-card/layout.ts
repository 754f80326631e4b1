import type { Change } from '../../src/graphics/graphic-element.ts';
import { nextItem, scheduleOf } from '../../src/graphics/schedule.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { GraphicContent, Language, ShowView } from '../../src/rules/views/types.ts';

export interface BreakLayout {
  readonly title: string;
  readonly text: string;
  readonly change: Change;
}

const BREAK: Words = { ru: 'Перерыв', en: 'Break' };
const SOON: Words = { ru: 'Скоро продолжим', en: 'Back soon' };

/** What the operator wrote; else that it is a break, and what comes next. */
export function layOut(
  show: ShowView,
  content: GraphicContent | null,
  t: Instant,
  language: Language,
): BreakLayout {
  const next = nextItem(scheduleOf(show), t);
  return {
    title: content?.title ?? BREAK[language],
    text: content?.text ?? (next ? `${next.clock} — ${next.label}` : SOON[language]),
    change: next?.at ?? null,
  };
}
