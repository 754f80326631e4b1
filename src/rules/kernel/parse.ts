import * as z from 'zod';

import { type Command, commandSchemas, type CommandType } from '../commands.ts';

const uuid = z.guid();

const isType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(commandSchemas, type);

const fieldsOf = (input: unknown): Record<string, unknown> | null =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : null;

const own = (input: unknown, field: string): unknown => {
  const fields = fieldsOf(input);
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
};

/** The command's id where it has a well-formed one, whatever else is wrong with it. */
export function commandIdOf(input: unknown): string | null {
  const id = own(input, 'commandId');
  return typeof id === 'string' && uuid.safeParse(id).success ? id.toLowerCase() : null;
}

/** Where the first thing is wrong, as a dotted path: `experts.players.0`. */
function fieldOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'type';
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return path.map(String).join('.') || 'type';
}

export type Parsed =
  { readonly ok: true; readonly command: Command } | { readonly ok: false; readonly field: string };

/** Any JSON value (or worse) to a command, or the name of the field that is missing or ill-typed. */
export function parseCommand(input: unknown): Parsed {
  const type = own(input, 'type');
  if (!isType(type)) return { ok: false, field: 'type' };
  const parsed = commandSchemas[type].safeParse(input);
  return parsed.success ? { ok: true, command: parsed.data } : { ok: false, field: fieldOf(parsed.error) };
}
