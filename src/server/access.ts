import { commandSchemas, type Role } from '../rules/index.ts';

/** Who speaks: the role, and for an explainer the room. */
export interface Sender {
  readonly role: Role;
  readonly room: string | null;
}

/** The host decides everything about the game, but neither sets up the show nor runs the graphics. */
const HOST = /^(party|chgk|clock)\.|^(score\.adjust|undo|redo)$/;
/** P-8: the explainer's own button. Voiding and reviewing words is the host's (P-10, P-11). */
const EXPLAINER = new Set(['party.word.guessed', 'party.word.skipped']);

const typeOf = (command: unknown): string | null => {
  const type = (command as { type?: unknown } | null)?.type;
  return typeof type === 'string' && Object.hasOwn(commandSchemas, type) ? type : null;
};

/** Whether a role may send a command at all. What is no command is left to the rules, which name what is wrong with it. */
export function maySend({ role, room }: Sender, command: unknown): boolean {
  if (role === 'operator') return true;
  if (role === 'public') return false;
  const type = typeOf(command);
  if (type === null) return true;
  if (role === 'host') return HOST.test(type);
  const wanted = (command as { room?: unknown }).room;
  return EXPLAINER.has(type) && (wanted == null || wanted === room);
}

/** An explainer's phone knows its room by its token. */
export function asSentFrom({ role, room }: Sender, command: unknown): unknown {
  return role === 'explainer' && typeof command === 'object' && command !== null
    ? { ...command, room }
    : command;
}
