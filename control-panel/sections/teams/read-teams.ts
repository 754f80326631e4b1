import { namesIn } from '../../next-step.ts';

export interface TypedTeam {
  readonly name: string;
  readonly players: readonly string[];
}

/** A list of teams, one per line, with players after a colon; what is there already or stands twice is left out. */
export function readTeams(text: string, known: readonly string[]): readonly TypedTeam[] {
  const seen = new Set(known.map((name) => name.toLocaleLowerCase()));
  const teams: TypedTeam[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [head = '', ...rest] = line.split(':');
    // People number their lists.
    const name = head.trim().replace(/^\d{1,2}[.)]\s+/, '');
    const key = name.toLocaleLowerCase();
    if (name === '' || seen.has(key)) continue;
    seen.add(key);
    teams.push({ name, players: namesIn(rest.join(':')) });
  }
  return teams;
}
