import type { Change, GraphicsView } from '../../src/graphics/graphic-element.ts';
import { nextItem, scheduleOf } from '../../src/graphics/schedule.ts';
import { later, type Instant } from '../../src/rules/time.ts';
import type { ChgkView, Graphic, PartyView, RoomPublicView } from '../../src/rules/views/types.ts';

/** Graphics that fill the picture and are shown in the hall as they are. */
export const GUESTS = [
  'break',
  'standings',
  'countdown',
  'rules',
  'wheel',
] as const satisfies readonly Graphic[];
export type Guest = (typeof GUESTS)[number];

/** What the hall sees. */
export type Scene =
  /** A graphic that fills the picture; `since` when it came, null where it has always been there. */
  | { readonly kind: 'guest'; readonly guest: Guest; readonly since: Instant | null }
  /** Nothing is on: the evening's name. */
  | { readonly kind: 'welcome' }
  /** A team gets ready: the clock and what is forbidden. */
  | { readonly kind: 'prep' }
  /** A minute of words: the clock and the count. */
  | { readonly kind: 'words' }
  /** The clock and the ladder. */
  | { readonly kind: 'guess' }
  /** What an attempt has brought, and what it was about. */
  | { readonly kind: 'result' }
  /** Experts against viewers. */
  | { readonly kind: 'score' }
  /** The question is read. */
  | { readonly kind: 'question' }
  /** The clock under the score. */
  | { readonly kind: 'minute' }
  | { readonly kind: 'final' };

export interface SceneAt {
  readonly scene: Scene;
  /** When another one may come by time alone. */
  readonly change: Change;
}

/** An attempt's result stays until everybody has read it; then the table comes. */
export const RESULT_MS = 14_000;
/** The wheel stays after the arrow stands until its envelope has been lifted. */
export const WHEEL_MS = 7_000;

/** Full-screen graphics that the operator has taken stand before everything else, in this order. */
const BY_HAND = ['break', 'standings', 'countdown', 'rules'] as const;

/** What stands on the hall's display at an instant: a function of the public view. */
export function sceneAt(view: GraphicsView, room: RoomPublicView, t: Instant): SceneAt {
  for (const guest of BY_HAND) {
    const onAir = room.onAir[guest];
    if (onAir.onAir) return { scene: { kind: 'guest', guest, since: onAir.since }, change: null };
  }
  if (room.game === 'party' && room.party?.phase) return inParty(room.party, t);
  if (room.game === 'chgk' && room.chgk) return inChgk(room.chgk, t);
  return waiting(view, t);
}

const still = (kind: Exclude<Scene['kind'], 'guest'>): SceneAt => ({ scene: { kind }, change: null });
const guest = (name: Guest, since: Instant | null, change: Change = null): SceneAt => ({
  scene: { kind: 'guest', guest: name, since },
  change,
});

/** Between games: the countdown while something lies ahead, then the standings once there are any. */
function waiting(view: GraphicsView, t: Instant): SceneAt {
  const next = nextItem(scheduleOf(view.show), t);
  if (next) return guest('countdown', null, next.at);
  if (view.standings.some((row) => row.total !== 0)) return guest('standings', null);
  return still('welcome');
}

function inParty(party: PartyView, t: Instant): SceneAt {
  switch (party.phase) {
    case 'ready': {
      if (!party.last) return guest('rules', null);
      const until = later(party.last.at, RESULT_MS);
      return t < until ? { scene: { kind: 'result' }, change: until } : guest('standings', until);
    }
    case 'prep':
      return still('prep');
    case 'play':
    case 'review':
      return still(party.stage === 'hat' ? 'words' : 'guess');
    case null:
      return still('welcome');
    default:
      return party.phase satisfies never;
  }
}

function inChgk(chgk: ChgkView, t: Instant): SceneAt {
  switch (chgk.phase) {
    case 'between':
    case 'decisiveAsked':
      return still('score');
    case 'spinning':
      return guest('wheel', chgk.spin?.startedAt ?? null);
    case 'internetPick':
      return guest('wheel', null);
    case 'reading': {
      const until = chgk.pointedAt === null ? t : later(chgk.pointedAt, WHEEL_MS);
      // A later question of a blitz has no spin of its own.
      const isFresh = (chgk.blitzQuestion ?? 1) === 1 && chgk.internetNumber === null;
      return isFresh && t < until ? guest('wheel', null, until) : still('question');
    }
    case 'discussion':
    case 'deciding':
    case 'extra':
    case 'club':
    case 'creditAsked':
    case 'credit':
    case 'answering':
      return still('minute');
    case 'over':
      return still('final');
    default:
      return chgk.phase satisfies never;
  }
}

/** The room as the guests are to see it: only the one whose turn it is is on air. */
export function roomForGuests(room: RoomPublicView, scene: Scene): RoomPublicView {
  const off = { onAir: false, since: null, changed: null, earlier: [] };
  const onAir = Object.fromEntries(
    Object.entries(room.onAir).map(([name, one]) => {
      if (scene.kind === 'guest' && scene.guest === name) {
        return [name, { ...one, onAir: true, since: scene.since, earlier: [] }];
      }
      return [name, { ...one, ...off }];
    }),
  ) as unknown as RoomPublicView['onAir'];
  return { ...room, onAir };
}
