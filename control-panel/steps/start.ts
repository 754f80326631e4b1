import { STAGES } from '../../src/rules/views/types.ts';
import type { OperatorView, RoomOperatorView, Stage, TeamView } from '../../src/rules/views/types.ts';
import { FROM_PACKAGE, type Drafts } from '../drafts.ts';
import { command, go, type NextStep, type Step, step } from './step.ts';

/** Teams that can be called out in a room, in their order. */
export const playingTeams = (view: OperatorView, room: RoomOperatorView): readonly TeamView[] =>
  view.teams.filter((team) => team.room === room.id && !team.disqualified);

/** The stage that comes next in an evening: the first in which nobody has a point yet. */
export function suggestedStage(view: OperatorView): Stage {
  return (
    STAGES.find((stage) => view.standings.every((row) => row.stages[stage] === 0)) ??
    STAGES[STAGES.length - 1] ??
    'hat'
  );
}

/** Names typed one per line or separated by commas. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** F-6.5: where the blitz lies and how many questions sector 13 has, as chosen or else as the loaded questions say. */
export const plannedTable = (
  room: RoomOperatorView,
  { game }: Drafts,
): { readonly blitz: number | null; readonly internetCount: number } => ({
  blitz: game.blitz === FROM_PACKAGE ? room.package.blitz : game.blitz,
  internetCount: game.internetCount === FROM_PACKAGE ? room.package.internetCount : game.internetCount,
});

/** Name of the team that would play the next game of ChGK; empty while nobody has been named. */
export const plannedExperts = (view: OperatorView, { game }: Drafts): string =>
  view.teams.find((team) => team.id === game.team)?.name ?? game.experts.trim();

export function startStage(view: OperatorView, room: RoomOperatorView, drafts: Drafts): Step {
  if (playingTeams(view, room).length === 0) return go('teams.add', 'teams');
  const stage = drafts.stage.stage ?? suggestedStage(view);
  const theme = drafts.stage.theme.trim();
  return command('stage.start', 'party.stage.start', {
    stage,
    ...(stage === 'artist' ? { variant: drafts.stage.variant } : {}),
    ...(stage === 'artist' && theme !== '' ? { theme } : {}),
    ...(stage === 'crocodile' ? { series: drafts.stage.series } : {}),
  });
}

export function startGame(view: OperatorView, room: RoomOperatorView, drafts: Drafts): Step {
  const { team, players, viewers } = drafts.game;
  const name = plannedExperts(view, drafts);
  if (name === '') return go('game.start', 'game');
  const listed = view.teams.find((one) => one.id === team)?.players ?? [];
  const { blitz, internetCount } = plannedTable(room, drafts);
  return command('game.start', 'chgk.game.start', {
    experts: { name, players: players.trim() === '' ? listed : namesIn(players) },
    ...(viewers.trim() === '' ? {} : { viewers: { name: viewers.trim() } }),
    ...(blitz === null ? {} : { blitz }),
    internetCount,
  });
}

/** Whichever game has been begun to be filled in comes first. */
export function withoutGame(view: OperatorView, room: RoomOperatorView, drafts: Drafts): NextStep {
  const game = startGame(view, room, drafts);
  const stage = startStage(view, room, drafts);
  return game.act?.kind === 'command' ? step(game, [stage]) : step(stage, [game]);
}
