import { LitElement, type PropertyDeclarations } from 'lit';

import type { Instant } from '../rules/time.ts';
import type { Language, PublicView, RoomPublicView } from '../rules/views/types.ts';

/** What graphics are painted from: the public part of any role's view. */
export type GraphicsView = Omit<PublicView, 'role'>;

/** When a graphic will look different by itself: every frame, at an instant, or not until its view changes. */
export type Change = 'frame' | Instant | null;

/** What a frame clock paints: it sets `view` and `language` where they have changed, then `t`, then asks for the next change. */
export interface Paintable {
  view: GraphicsView | null;
  language: Language;
  t: Instant;
  nextChange(): Change;
  painted(): Promise<void>;
}

/** The earliest of several changes. */
export function soonest(...changes: readonly Change[]): Change {
  let first: Instant | null = null;
  for (const change of changes) {
    if (change === 'frame') return 'frame';
    if (change !== null && (first === null || change < first)) first = change;
  }
  return first;
}

/**
 * Base of every graphic, drawn by Lit or otherwise. What it shows is a function of `view` and `t` and of nothing else: it reads no
 * clock, draws no random numbers, starts no timers and uses no CSS transitions. The page's `FrameClock` gives it its instants.
 */
export abstract class GraphicElement extends LitElement implements Paintable {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    room: {},
    t: { attribute: false },
    language: {},
  };

  declare view: GraphicsView | null;
  /** Id of the room it shows; null shows the first. */
  declare room: string | null;
  /** Server time to be painted, in ms. */
  declare t: Instant;
  declare language: Language;

  constructor() {
    super();
    this.view = null;
    this.room = null;
    this.t = 0 as Instant;
    this.language = 'ru';
  }

  /** When it will look different by itself after `t`; read from the properties, valid before they have been painted. */
  abstract nextChange(): Change;

  /** Resolves once the properties set so far are in the document. Overridden where drawing goes on outside Lit. */
  async painted(): Promise<void> {
    await this.updateComplete;
  }

  protected get roomView(): RoomPublicView | null {
    return roomOf(this.view, this.room);
  }
}

/**
 * Registers an element under its name; where another build of it already has that (a renderer has loaded a graphic anew), under the next
 * free one.
 */
export function define(name: string, element: CustomElementConstructor): void {
  let free = name;
  for (let next = 2; customElements.get(free); next += 1) free = `${name}-${String(next)}`;
  customElements.define(free, element);
}

/** A view's room by id; without an id its first. */
export function roomOf(view: GraphicsView | null, room: string | null): RoomPublicView | null {
  if (view === null) return null;
  if (room !== null) return view.rooms[room] ?? null;
  return Object.values(view.rooms)[0] ?? null;
}
