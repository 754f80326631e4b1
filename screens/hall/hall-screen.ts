import '../../overlays/break-card/break-card-graphic.ts';
import '../../overlays/countdown/countdown-graphic.ts';
import '../../overlays/ladder/ladder-graphic.ts';
import '../../overlays/rule-card/rule-card-graphic.ts';
import '../../overlays/standings/standings-graphic.ts';

import { html, nothing } from 'lit';

import {
  GraphicElement,
  soonest,
  type Change,
  type GraphicsView,
} from '../../src/graphics/graphic-element.ts';
import { moving, nextDigit } from '../../src/graphics/motion.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Graphic, RoomPublicView } from '../../src/rules/views/types.ts';
import { final, minute, overWheel, question, score } from './chgk-scenes.ts';
import { guess, prep, result, words } from './party-scenes.ts';
import { Hall } from './pieces.ts';
import { GUESTS, roomForGuests, sceneAt, type Guest, type Scene } from './scene.ts';
import { HEIGHT, styles } from './styles.ts';
import { WORDS } from './words.ts';

const TAGS: Readonly<Record<Guest | 'ladder', string>> = {
  break: 'volchok-break-card',
  standings: 'volchok-standings',
  countdown: 'volchok-countdown',
  rules: 'volchok-rule-card',
  wheel: 'volchok-wheel',
  ladder: 'volchok-ladder',
};

/** The scene's picture is never narrower nor wider than these, px at its height of 1080. */
const NARROWEST = 1360;
const WIDEST = 2300;
const PADDING = 80;

/** The display on the stage: what the hall needs now, as large as it goes. Nothing secret ever comes to it. */
export class HallScreen extends GraphicElement {
  static override styles = [base, styles];

  readonly #guests = new Map<Graphic, GraphicElement>();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#resized);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#resized);
  }

  readonly #resized = (): void => {
    this.requestUpdate();
  };

  /** Width of the picture at its height of 1080, px. */
  get #width(): number {
    const wide = (innerWidth / Math.max(1, innerHeight)) * HEIGHT;
    return Math.min(WIDEST, Math.max(NARROWEST, wide));
  }

  override nextChange(): Change {
    const { view, roomView: room, t } = this;
    if (!view || !room) return null;
    const { scene, change } = sceneAt(view, room, t);
    this.#show(view, room, scene);
    return soonest(
      change,
      nextDigit(room.clock, t),
      moving(t, room.party?.last?.at ?? null, TIMES.hall),
      moving(t, room.chgk?.verdict?.at ?? null, TIMES.hall),
      ...[...this.#guests.values()].map((guest) => guest.nextChange()),
    );
  }

  override async painted(): Promise<void> {
    await this.updateComplete;
    // A guest that stands in no scene yet never paints.
    const present = [...this.#guests.values()].filter((guest) => guest.isConnected);
    await Promise.all(present.map((guest) => guest.painted()));
  }

  /** Gives the guests what they are to show; those that can't be made yet come later. */
  #show(view: GraphicsView, room: RoomPublicView, scene: Scene): void {
    const shown: GraphicsView = { ...view, rooms: { [room.id]: roomForGuests(room, scene) } };
    const withLadder: GraphicsView = {
      ...view,
      rooms: {
        [room.id]: {
          ...room,
          onAir: { ...room.onAir, ladder: { ...room.onAir.ladder, onAir: true, since: null } },
        },
      },
    };
    for (const name of [...GUESTS, 'ladder' as const]) {
      const guest = this.#guests.get(name) ?? this.#make(name);
      if (!guest) continue;
      guest.view = name === 'ladder' ? (scene.kind === 'guess' ? withLadder : shown) : shown;
      guest.room = room.id;
      guest.language = this.language;
      guest.t = this.t;
    }
  }

  #make(name: Guest | 'ladder'): GraphicElement | null {
    if (!customElements.get(TAGS[name])) return null;
    const element = document.createElement(TAGS[name]);
    if (!(element instanceof GraphicElement)) return null;
    this.#guests.set(name, element);
    return element;
  }

  protected override render(): unknown {
    const { view, roomView: room } = this;
    const width = this.#width;
    const scale = Math.min(innerWidth / width, innerHeight / HEIGHT);
    const top = (innerHeight - HEIGHT * scale) / 2;
    const guests = Math.min(width / 1920, 1);
    const narrow = guests < 1 ? 'narrow' : '';
    return html`<div class="pattern"></div>
      <div
        class="stage"
        style="width:${width}px;transform:translate(${(-width * scale) / 2}px, ${top}px) scale(${scale})"
      >
        <div
          class="guests ${narrow}"
          style="transform:translate(${(width - 1920 * guests) / 2}px, ${(HEIGHT - 1080 * guests) / 2}px) scale(${guests})"
        >
          ${GUESTS.map((name) => this.#guests.get(name) ?? nothing)}
        </div>
        ${view && room ? this.#scene(view, room) : nothing}
      </div>`;
  }

  #scene(view: GraphicsView, room: RoomPublicView): unknown {
    const { scene } = sceneAt(view, room, this.t);
    const hall = new Hall(this, view, this.language, this.t, this.#width - 2 * PADDING);
    const { party, chgk } = room;
    switch (scene.kind) {
      case 'guest':
        return scene.guest === 'wheel' && chgk ? overWheel(chgk, this.#corner) : nothing;
      case 'welcome':
        return welcome(hall);
      case 'prep':
        return party ? prep(hall, room, party) : nothing;
      case 'words':
        return party ? words(hall, room, party) : nothing;
      case 'guess':
        return party ? guess(hall, room, party, this.#guests.get('ladder') ?? nothing) : nothing;
      case 'result':
        return party ? result(hall, party) : nothing;
      case 'score':
        return chgk ? score(hall, chgk) : nothing;
      case 'question':
        return chgk ? question(hall, chgk) : nothing;
      case 'minute':
        return chgk ? minute(hall, room, chgk) : nothing;
      case 'final':
        return chgk ? final(hall, chgk) : nothing;
      default:
        return scene satisfies never;
    }
  }

  /** Where the theme keeps what stands beside the table. */
  get #corner(): 'left' | 'right' {
    return getComputedStyle(this).getPropertyValue('--v-corner').trim() === 'left' ? 'left' : 'right';
  }
}

function welcome(hall: Hall): unknown {
  const title = hall.title || hall.say(WORDS.welcome);
  const room = { width: hall.inner, size: 170, least: 120, small: 110, lines: 4 };
  return html`<div class="scene">
    <div class="middle">${hall.text(title, room, 'heading', 'plain')}</div>
  </div>`;
}

customElements.define('volchok-hall', HallScreen);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-hall': HallScreen;
  }
}
