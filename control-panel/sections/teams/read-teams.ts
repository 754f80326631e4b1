import { namesIn } from '../../steps/start.ts';

export interface TypedTeam {
  readonly name: string;
  readonly players: readonly string[];
}

export interface ReadTeams {
  readonly teams: readonly TypedTeam[];
  /** Names that are left out: those of teams that there are already, and those that stand in the list twice. */
  readonly known: readonly string[];
  readonly twice: readonly string[];
}

/** Two names are the same whatever their letters' case and the spaces around them. */
export const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** A list of teams, one per line, with players after a colon. */
export function readTeams(text: string, names: readonly string[]): ReadTeams {
  const teams: TypedTeam[] = [];
  const known: string[] = [];
  const twice: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [head = '', ...rest] = line.split(':');
    // People number their lists.
    const name = head.trim().replace(/^\d{1,2}[.)]\s+/, '');
    if (name === '') continue;
    if (names.some((other) => sameName(other, name))) known.push(name);
    else if (teams.some((other) => sameName(other.name, name))) twice.push(name);
    else teams.push({ name, players: namesIn(rest.join(':')) });
  }
  return { teams, known, twice };
}
