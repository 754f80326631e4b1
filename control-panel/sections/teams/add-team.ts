import { randomId } from '../../../src/graphics/connection.ts';
import type { Panel } from '../../panel.ts';
import { freeColour } from './colours.ts';
import type { TypedTeam } from './read-teams.ts';

/** Adds teams one after the other, each in a colour that nobody has yet. */
export async function addTeams(panel: Panel, teams: readonly TypedTeam[]): Promise<void> {
  const taken = (panel.view?.teams ?? []).map((team) => team.color);
  for (const { name, players } of teams) {
    const color = freeColour(taken);
    taken.push(color);
    await panel.send('team.add', {
      id: `t-${randomId().slice(0, 8)}`,
      name,
      color,
      ...(players.length > 0 ? { players } : {}),
    });
  }
}
