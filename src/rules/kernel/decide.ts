import { chgkDeciders } from '../chgk/decide.ts';
import { type Command, type RoomCommand, type ShowCommand, showCommands } from '../commands.ts';
import { deskDeciders } from '../desk/decide.ts';
import { partyDeciders } from '../party/decide.ts';
import { showDeciders } from '../show/decide.ts';
import type { Instant } from '../time.ts';
import { type Decision, isRefusal, refuse, type Refusal } from './refusal.ts';
import type { RoomCase } from './room-case.ts';
import { type Room, roomById, type State } from './state.ts';
import type { Chance } from './types.ts';

const roomDeciders = { ...partyDeciders, ...chgkDeciders, ...deskDeciders };

/** A refusal, or what happened and in which room (null: it concerns the whole show). */
export type Outcome =
  | { readonly refusal: Refusal; readonly room: string | null }
  | { readonly fact: Exclude<Decision, Refusal>; readonly room: string | null };

const isShowCommand = (command: Command): command is ShowCommand => Object.hasOwn(showCommands, command.type);

const outcomeOf = (decision: Decision, room: string | null): Outcome =>
  isRefusal(decision) ? { refusal: decision, room } : { fact: decision, room };

/** the room may be left out where there is one. */
function findRoom(state: State, command: RoomCommand): Room | Refusal {
  if (command.room != null)
    return roomById(state, command.room) ?? refuse('room-unknown', { room: command.room });
  const [first, ...others] = state.rooms;
  return first && others.length === 0 ? first : refuse('invalid', { field: 'room' });
}

/**
 * Checks a well-formed command against the rules. Codes come in the order of the contract: `room-unknown`, `stale`, an unknown team,
 * `wrong-phase`, then the command's own. Pure: randomness comes in and what came of it is in the fact.
 */
export function decide(state: State, command: Command, at: Instant, chance: Chance): Outcome {
  if (isShowCommand(command)) {
    const decider = showDeciders[command.type] as (state: State, command: ShowCommand) => Decision;
    return outcomeOf(decider(state, command), null);
  }
  const room = findRoom(state, command);
  if ('refuse' in room) return { refusal: room, room: null };
  if (command.expectedRevision != null && command.expectedRevision !== room.revision) {
    return { refusal: refuse('stale', { revision: room.revision }), room: room.id };
  }
  const decider = roomDeciders[command.type] as (c: RoomCase, command: RoomCommand) => Decision;
  return outcomeOf(decider({ state, room, play: room.play, at, chance }, command), room.id);
}
