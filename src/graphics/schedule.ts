import { digitsOf } from '../rules/digits.ts';
import type { Instant } from '../rules/time.ts';
import type { ShowView } from '../rules/views/types.ts';

export interface ScheduleItem {
  readonly label: string;
  readonly at: Instant;
  /** The time of day as it was written, `19:30`. */
  readonly clock: string;
}

/** P-1: the evening's times in their order. */
export function scheduleOf(show: ShowView): readonly ScheduleItem[] {
  return show.schedule
    .map(({ label, at }) => ({ label, at: Date.parse(at) as Instant, clock: clockOf(at) }))
    .filter((item) => Number.isFinite(item.at))
    .sort((a, b) => a.at - b.at);
}

/** The club's time of day stands in the text itself; only a time in UTC has to be put into the computer's zone. */
function clockOf(iso: string): string {
  const written = /T(\d\d:\d\d)/.exec(iso)?.[1];
  if (written !== undefined && !iso.endsWith('Z')) return written;
  const date = new Date(iso);
  return [date.getHours(), date.getMinutes()].map((n) => String(n).padStart(2, '0')).join(':');
}

export const nextItem = (items: readonly ScheduleItem[], t: Instant): ScheduleItem | null =>
  items.find((item) => item.at > t) ?? null;

/** Time left until an instant in whole seconds, and when that number changes. */
export function countdownTo(at: Instant, t: Instant): { digits: string; change: Instant } {
  const seconds = Math.ceil((at - t) / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = digitsOf(seconds % 3600);
  return {
    digits: hours === 0 ? rest : `${String(hours)}:${rest.padStart(5, '0')}`,
    change: (at - (seconds - 1) * 1000) as Instant,
  };
}
