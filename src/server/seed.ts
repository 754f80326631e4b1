import {
  type Chance,
  type Event,
  execute,
  initialState,
  type Instant,
  type Language,
} from '../rules/index.ts';
import type { Journal } from './journal/journal.ts';
import type { Clock } from './time.ts';

/** A command and the instant at which it was given. */
export interface Step {
  readonly at: Instant;
  readonly command: Readonly<Record<string, unknown>>;
}

/** Plays commands into an empty journal as if an operator had given them at those instants. One that is refused is a bug. */
export function seed(journal: Journal, steps: Iterable<Step>, chance: Chance): void {
  let state = initialState();
  const events: Event[] = [];
  for (const { at, command } of steps) {
    const done = execute(state, command, { at, chance, by: 'operator', answered: () => undefined });
    if (!done.answer.ok) throw new Error(`${JSON.stringify(command)}: ${done.answer.message}`);
    state = done.state;
    events.push(...done.events);
  }
  journal.append(events, []);
}

/** A new show speaks the language that was asked for; Russian needs no word. */
export function setLanguage(
  journal: Journal,
  language: Language,
  { clock, chance }: { readonly clock: Clock; readonly chance: Chance },
): void {
  if (language === initialState().language) return;
  seed(journal, [{ at: clock.now(), command: { type: 'show.configure', language } }], chance);
}
