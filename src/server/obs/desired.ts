import type { ObsStatus, Situation } from '../../protocol/messages.ts';

/** A scene that somebody chose by hand, in the panel or in OBS itself, and what was going on at that moment. */
export interface Choice {
  readonly scene: string;
  readonly during: Situation | null;
}

export interface Wish {
  readonly situation: Situation | null;
  readonly table: ObsStatus['table'];
  readonly choice: Choice | null;
  readonly held: boolean;
}

/** The scene that should be on program; null where nobody minds which one is. */
export function desiredScene({ situation, table, choice, held }: Wish): string | null {
  if (choice !== null) return choice.scene;
  if (held || situation === null) return null;
  return table[situation] ?? null;
}

/** A choice made by hand wins until the situation changes; a held one until it is let go. */
export function choiceAfter(
  choice: Choice | null,
  situation: Situation | null,
  held: boolean,
): Choice | null {
  return held || choice?.during === situation ? choice : null;
}
