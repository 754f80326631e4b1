import type { Fact } from './events.ts';
import type { RefusalCode } from './types.ts';

/** A coded value, no exception. `detail` fills the message for a person. */
export interface Refusal {
  readonly refuse: RefusalCode;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** What deciding a command comes to. */
export type Decision = Refusal | Fact;

export const refuse = (code: RefusalCode, detail?: Refusal['detail']): Refusal =>
  detail ? { refuse: code, detail } : { refuse: code };

export const isRefusal = (decision: Decision | null): decision is Refusal =>
  decision !== null && 'refuse' in decision;

/** A row of conditions, checked from left to right: the first that holds names the refusal. */
export function firstOf(row: readonly (readonly [RefusalCode, boolean])[]): RefusalCode | null {
  return row.find(([, holds]) => holds)?.[0] ?? null;
}
