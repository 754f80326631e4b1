import type { ShowCommand, ShowCommandType } from '../commands.ts';
import { type Decision, refuse } from '../kernel/refusal.ts';
import { type State, teamById } from '../kernel/state.ts';
import { withPatch } from '../ruleset.ts';
import type { PackageView } from '../views/types.ts';
import { disturbedRooms, type RoomPlan } from './rooms.ts';
import { hasPlayed } from './teams.ts';

type CommandFor<T extends ShowCommandType> = Extract<ShowCommand, { type: T }>;
type ShowDeciders = { readonly [T in ShowCommandType]: (state: State, command: CommandFor<T>) => Decision };

const invalid = (field: string): Decision => refuse('invalid', { field });
const unknownTeam = (team: string): Decision => refuse('team-unknown', { team });

/** F-8: own questions that an application brings at least. */
export const QUESTIONS_MIN = 10;

/** no room, or one id twice. */
const isMalformed = (plan: readonly RoomPlan[]): boolean =>
  plan.length === 0 || new Set(plan.map((p) => p.id)).size !== plan.length;

const repeated = (ids: readonly string[]): string | undefined => ids.find((id, i) => ids.indexOf(id) !== i);

/** an earlier game ended 0–6, exactly one side with 6. */
const isResult = (experts: number, viewers: number): boolean =>
  Math.max(experts, viewers) === 6 && Math.min(experts, viewers) < 6;

function changePackage(state: State, team: string, change: Partial<PackageView>): Decision {
  const found = state.packages.find((p) => p.team === team);
  return found
    ? { type: 'package.changed', package: { ...found, ...change } }
    : refuse('package-unknown', { team });
}

export const showDeciders: ShowDeciders = {
  'show.configure': (state, { title, language, ruleset }) => ({
    type: 'show.configured',
    title: title ?? null,
    language: language ?? null,
    ruleset: ruleset ? withPatch(state.ruleset, ruleset) : state.ruleset,
  }),
  'show.look': (_, { theme }) => ({ type: 'show.dressed', theme }),
  'show.sound': ({ sound }, { volume, muted, cue, file }) => {
    if (cue == null)
      return {
        type: 'show.mixed',
        sound: { ...sound, volume: volume ?? sound.volume, muted: muted ?? sound.muted },
      };
    const old = sound.cues[cue];
    const setting = {
      volume: volume ?? old.volume,
      muted: muted ?? old.muted,
      file: file == null ? old.file : file || null,
    };
    return { type: 'show.mixed', sound: { ...sound, cues: { ...sound.cues, [cue]: setting } } };
  },
  'schedule.set': (_, { items }) => ({ type: 'schedule.set', items }),
  'team.add': (state, { id, name, color, players }) =>
    teamById(state, id)
      ? refuse('team-exists', { team: id })
      : { type: 'team.added', team: { id, name, color: color ?? null, players: players ?? [] } },
  'team.update': (state, { id, name, color, players }) =>
    teamById(state, id)
      ? {
          type: 'team.updated',
          id,
          ...(name != null && { name }),
          ...(color != null && { color }),
          ...(players != null && { players }),
        }
      : unknownTeam(id),
  'team.move': (state, { id, to }) => {
    if (!teamById(state, id)) return unknownTeam(id);
    return to < state.teams.length ? { type: 'team.moved', id, to } : invalid('to');
  },
  'team.remove': (state, { id }) => {
    const team = teamById(state, id);
    if (!team) return unknownTeam(id);
    return hasPlayed(state, id)
      ? refuse('team-has-played', { team: team.name })
      : { type: 'team.removed', id };
  },
  'team.disqualify': (state, { id, reason }) =>
    teamById(state, id) ? { type: 'team.disqualified', id, reason } : unknownTeam(id),
  'team.reinstate': (state, { id, reason }) =>
    teamById(state, id) ? { type: 'team.reinstated', id, reason } : unknownTeam(id),
  'rooms.set': (state, { rooms }) => {
    if (isMalformed(rooms)) return invalid('rooms');
    const listed = rooms.flatMap((room) => room.teams);
    const unknown = listed.find((id) => !teamById(state, id));
    if (unknown !== undefined) return unknownTeam(unknown);
    const twice = repeated(listed);
    if (twice !== undefined) return refuse('team-twice', { team: teamById(state, twice)?.name ?? twice });
    const busy = disturbedRooms(state, rooms)[0];
    return busy ? refuse('room-busy', { room: busy.name }) : { type: 'rooms.set', rooms };
  },
  'deck.load': (_, { deck, items }) =>
    items.length === 0
      ? refuse('deck-empty')
      : {
          type: 'deck.loaded',
          deck,
          items: items.map(({ text, note, image }) => ({ text, note: note ?? null, image: image ?? null })),
        },
  'series.result': (_, { team, experts, viewers }) => {
    if (isResult(experts, viewers)) return { type: 'series.added', team, experts, viewers };
    return invalid(experts > 6 || viewers <= 6 ? 'experts' : 'viewers');
  },
  'series.remove': (state, { index }) =>
    index < state.series.length ? { type: 'series.removed', index } : invalid('index'),
  'series.rating': (_, { teams }) => ({ type: 'rating.set', teams }),
  'package.receive': (_, { team, questions }) =>
    questions < QUESTIONS_MIN
      ? refuse('package-too-small', { count: questions, least: QUESTIONS_MIN })
      : { type: 'package.changed', package: { team, questions, status: 'received', reason: null } },
  'package.return': (state, { team, reason }) => changePackage(state, team, { status: 'returned', reason }),
  'package.accept': (state, { team }) => changePackage(state, team, { status: 'accepted', reason: null }),
};
