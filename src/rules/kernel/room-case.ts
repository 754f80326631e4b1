import type { RoomCommand, RoomCommandType } from '../commands.ts';
import type { Instant } from '../time.ts';
import type { Decision } from './refusal.ts';
import type { Play, Room, State } from './state.ts';
import type { Chance } from './types.ts';

/** What a room's command is decided on. */
export interface RoomCase {
  readonly state: State;
  readonly room: Room;
  readonly play: Play;
  readonly at: Instant;
  readonly chance: Chance;
}

export type CommandFor<T extends RoomCommandType> = Extract<RoomCommand, { type: T }>;

export type Decider<T extends RoomCommandType> = (c: RoomCase, command: CommandFor<T>) => Decision;
export type Deciders<T extends RoomCommandType> = { readonly [K in T]: Decider<K> };
