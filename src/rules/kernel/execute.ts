import { refusalMessage } from '../words/refusals.ts';
import { type Instant, instant } from '../time.ts';
import { decide, type Outcome } from './decide.ts';
import { advance } from './due.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { commandIdOf, parseCommand } from './parse.ts';
import { refuse, type Refusal } from './refusal.ts';
import { roomById, type State } from './state.ts';
import type { Answer, Context } from './types.ts';

export interface Execution {
  readonly answer: Answer;
  readonly state: State;
  /** To be stored together: what fell due before the command, the command's event, what fell due at once. */
  readonly events: readonly Event[];
  /** The id to be remembered with the answer (X-3: refusals too, only `invalid` is not), or null. */
  readonly commandId: string | null;
}

function refusalAnswer(state: State, refusal: Refusal, room: string | null): Answer {
  const where = room === null ? undefined : roomById(state, room);
  return { ok: false, code: refusal.refuse, message: refusalMessage(refusal, state.language, where) };
}

const revisionAfter = (state: State, room: string | null): number =>
  room === null ? state.revision : (roomById(state, room)?.revision ?? 0);

/**
 * Carries a command out, or refuses it with a code and a message in the show's language. `input` may be anything.
 * Catches up what is due up to `context.at` first, then decides, then catches up again.
 */
export function execute(state: State, input: unknown, context: Context): Execution {
  const at: Instant = instant(Math.max(context.at, state.at));
  const caughtUp = advance(state, at);
  const now = caughtUp.state;
  const commandId = commandIdOf(input);
  const answered = commandId === null ? undefined : context.answered(commandId);
  if (answered) return { answer: answered, ...caughtUp, commandId: null };

  const parsed = parseCommand(input);
  const outcome: Outcome = parsed.ok
    ? decide(now, parsed.command, at, context.chance)
    : { refusal: refuse('invalid', { field: parsed.field }), room: null };
  if ('refusal' in outcome) {
    const answer = refusalAnswer(now, outcome.refusal, outcome.room);
    return { answer, ...caughtUp, commandId: outcome.refusal.refuse === 'invalid' ? null : commandId };
  }

  const event: Event = {
    ...outcome.fact,
    at,
    room: outcome.room,
    command: parsed.ok ? parsed.command.type : null,
    ...(commandId !== null && { commandId }),
    ...(context.by !== undefined && { by: context.by }),
  };
  const after = advance(evolve(now, event), at);
  return {
    answer: { ok: true, revision: revisionAfter(after.state, outcome.room) },
    state: after.state,
    events: [...caughtUp.events, event, ...after.events],
    commandId,
  };
}
