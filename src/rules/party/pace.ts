import { playingTeams, type State } from '../kernel/state.ts';
import { between, type Duration, duration, type Instant } from '../time.ts';
import type { PartyView } from '../views/types.ts';
import type { StageRun } from './run.ts';

/** P-3: how many more full rounds (an attempt for every team of the room) still fit into the hour at the average length so far. */
export function paceOf(
  state: State,
  room: string,
  run: StageRun | null,
  hour: Duration,
  at: Instant,
): PartyView['rounds'] {
  if (!run) return { planned: null, fit: null, averageMs: null };
  const averageMs = run.paceCount > 0 ? duration(Math.round(run.paceMs / run.paceCount)) : null;
  const round = (averageMs ?? 0) * playingTeams(state, room).length;
  const left = Math.max(0, hour - between(run.since, at));
  return { planned: run.rounds, fit: round > 0 ? Math.floor(left / round) : null, averageMs };
}
