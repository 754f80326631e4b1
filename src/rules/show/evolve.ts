import type { FactOf, ShowFact } from '../kernel/events.ts';
import type { State, Team } from '../kernel/state.ts';
import { loadDeck } from './deck.ts';
import { setRooms } from './rooms.ts';
import { withTeamAt } from './teams.ts';

type Change<T extends ShowFact['type']> = (state: State, fact: FactOf<T>) => State;

const withTeam = (state: State, id: string, change: Partial<Team>): State => ({
  ...state,
  teams: state.teams.map((team) => (team.id === id ? { ...team, ...change } : team)),
});

export const showChanges: { readonly [T in ShowFact['type']]: Change<T> } = {
  'show.configured': (state, { title, language, ruleset }) => ({
    ...state,
    title: title ?? state.title,
    language: language ?? state.language,
    ruleset,
  }),
  'show.dressed': (state, { theme }) => ({ ...state, look: { theme, stamp: state.look.stamp + 1 } }),
  'show.mixed': (state, { sound }) => ({ ...state, sound }),
  'schedule.set': (state, { items }) => ({ ...state, schedule: items }),
  // a new team belongs to the room if there is only one
  'team.added': (state, { team }) => ({
    ...state,
    teams: [
      ...state.teams,
      { ...team, room: state.rooms.length === 1 ? state.rooms[0]!.id : null, disqualified: null },
    ],
  }),
  'team.updated': (state, { id, name, color, players }) =>
    withTeam(state, id, {
      ...(name !== undefined && { name }),
      ...(color !== undefined && { color }),
      ...(players !== undefined && { players }),
    }),
  'team.moved': (state, { id, to }) => ({ ...state, teams: withTeamAt(state.teams, id, to) }),
  'team.removed': (state, { id }) => ({ ...state, teams: state.teams.filter((team) => team.id !== id) }),
  // a second time replaces the reason
  'team.disqualified': (state, { id, reason }) => withTeam(state, id, { disqualified: reason }),
  'team.reinstated': (state, { id }) => withTeam(state, id, { disqualified: null }),
  'rooms.set': (state, { rooms }) => setRooms(state, rooms),
  'deck.loaded': (state, { deck, items }) => ({
    ...state,
    decks: { ...state.decks, [deck]: loadDeck(state.decks[deck], items) },
  }),
  // in the order of being added
  'series.added': (state, { team, experts, viewers }) => ({
    ...state,
    series: [...state.series, { id: state.seriesCount, team, experts, viewers }],
    seriesCount: state.seriesCount + 1,
  }),
  'series.removed': (state, { index }) => ({ ...state, series: state.series.filter((_, i) => i !== index) }),
  'rating.set': (state, { teams }) => ({ ...state, rating: teams }),
  'package.changed': (state, fact) => ({
    ...state,
    packages: [...state.packages.filter((p) => p.team !== fact.package.team), fact.package],
  }),
};
