import { type Room, roomById, type State } from '../kernel/state.ts';
import { standingsOf } from '../standings.ts';
import { proposeRooms } from '../show/rooms.ts';
import { hasPlayed } from '../show/teams.ts';
import type { Instant } from '../time.ts';
import {
  deckView,
  roomExplainerView,
  roomHostView,
  roomOperatorView,
  roomPublicView,
} from './project-room.ts';
import type { ExplainerView, HostView, OperatorView, PublicView, Role, TeamView, View } from './types.ts';

/** Own properties whatever the id is, `__proto__` included. */
const byId = <V>(rooms: readonly Room[], view: (room: Room) => V): Readonly<Record<string, V>> =>
  Object.fromEntries(rooms.map((room) => [room.id, view(room)]));

/** A colour that pages may put into their styles as it is: a name, hexadecimal digits, rgb() or hsl(). */
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** What every role but the explainer may know of the show. */
function common(state: State, at: Instant) {
  return {
    at,
    show: {
      title: state.title,
      language: state.language,
      look: state.look,
      sound: state.sound,
      schedule: state.schedule,
    },
    teams: state.teams.map(({ id, name, color, players, room, disqualified }): TeamView => ({
      id,
      name,
      color: color !== null && COLOUR.test(color) ? color : null,
      players,
      room,
      disqualified: disqualified !== null,
    })),
    standings: standingsOf(state),
    standingsMove: state.standingsMove,
    series: state.series.map(({ team, experts, viewers }) => ({ team, experts, viewers })),
    rating: state.rating,
  };
}

const publicView = (state: State, at: Instant): PublicView => ({
  role: 'public',
  ...common(state, at),
  rooms: byId(state.rooms, (room) => roomPublicView(state, room, at)),
});

const hostView = (state: State, at: Instant): HostView => ({
  role: 'host',
  ...common(state, at),
  rooms: byId(state.rooms, (room) => roomHostView(state, room, at)),
});

const operatorView = (state: State, at: Instant): OperatorView => ({
  role: 'operator',
  ...common(state, at),
  rooms: byId(state.rooms, (room) => roomOperatorView(state, room, at)),
  ruleset: state.ruleset,
  decks: {
    hat: deckView(state, 'hat'),
    artist: deckView(state, 'artist'),
    crocodile: deckView(state, 'crocodile'),
  },
  packages: state.packages,
  played: state.teams.filter((t) => hasPlayed(state, t.id)).map((t) => t.id),
  roomsProposal: proposeRooms(state.teams.filter((t) => t.disqualified === null).map((t) => t.id)),
});

const explainerView = (state: State, at: Instant, roomId: string | undefined): ExplainerView => {
  const room = roomId === undefined ? undefined : roomById(state, roomId);
  return {
    role: 'explainer',
    at,
    show: { language: state.language },
    rooms: byId(room ? [room] : [], (r) => roomExplainerView(state, r, at)),
  };
};

/**
 * What a role may see at an instant, built anew as an allow-list. Assumes that everything due up to `at` has been caught up.
 * `room` is the explainer's own room; without it that role sees none.
 */
export function project(state: State, role: 'operator', at: Instant): OperatorView;
export function project(state: State, role: 'host', at: Instant): HostView;
export function project(state: State, role: 'public', at: Instant): PublicView;
export function project(
  state: State,
  role: 'explainer',
  at: Instant,
  room: string | undefined,
): ExplainerView;
export function project(state: State, role: Role, at: Instant, room?: string): View;
export function project(state: State, role: Role, at: Instant, room?: string): View {
  switch (role) {
    case 'operator':
      return operatorView(state, at);
    case 'host':
      return hostView(state, at);
    case 'public':
      return publicView(state, at);
    case 'explainer':
      return explainerView(state, at, room);
  }
}
