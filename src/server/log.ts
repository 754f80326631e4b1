import type { Words } from '../protocol/messages.ts';

/** Told about what should not happen; `cause` is for a developer. */
export type Log = (problem: Words, cause?: unknown) => void;
