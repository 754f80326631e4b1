import { html, nothing, type PropertyDeclaration } from 'lit';

import {
  define,
  GraphicElement,
  roomOf,
  type Change,
  type GraphicsView,
} from '../../src/graphics/graphic-element.ts';
import { mix, part, presence } from '../../src/graphics/motion.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import type { RoomPublicView } from '../../src/rules/views/types.ts';
import { CANVAS, MIDDLE, STILL, WHOLE } from './camera.ts';
import { captionOf, type Caption } from './captions.ts';
import { Layer } from './layer.ts';
import { changeOf, createLook, lookAt, slotOf, type Slot } from './layout.ts';
import { readPalette, type Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { drawCard, drawMoving, drawTable, STILL_BOX } from './still.ts';
import { styles } from './styles.ts';

/** The caption's number, px: two digits in a broad typeface are set smaller. */
const NUMBER = { width: 330, size: 264, least: 60 } as const;

const PARTS = ['scrim', 'plate', 'dusk', 'glow', 'moving', 'caption'] as const;
type Part = (typeof PARTS)[number];

const CAPTION_Y = 380;

/** Key of a document that has still to be made. */
const NOT_SHOWN = -2;

/** The wheel: the table with its envelopes and the top, and what is said of the sector it points at. */
export class WheelGraphic extends GraphicElement {
  static override styles = [base, styles];

  readonly #look = createLook();
  #palette: Palette | null = null;
  #paletteKey = '';
  #scene: Scene | null = null;
  #building: Promise<void> | null = null;
  /** There is WebGL, as far as is known. */
  #canBuild = true;
  #dressing: MutationObserver | null = null;
  /** What lies in the sectors, and of which view. */
  #slots: readonly Slot[] = [];
  #slotsOf: unknown = null;
  /** What the document shows apart from moves: while that stays the same a frame needs no new template. */
  #shown = NOT_SHOWN;
  #stillTable: { readonly key: string; readonly drawn: unknown } = { key: '', drawn: nothing };
  readonly #layers: { [part in Part]?: Layer | null } = {};
  #room: {
    readonly view: GraphicsView | null;
    readonly id: string | null;
    readonly is: RoomPublicView | null;
  } = {
    view: null,
    id: null,
    is: null,
  };

  override connectedCallback(): void {
    super.connectedCallback();
    // A theme is put on as inline style, by the page on its root or by whoever shows the graphic on the element itself.
    this.#dressing = new MutationObserver(() => {
      this.#dress();
    });
    for (const element of [document.documentElement, this]) {
      this.#dressing.observe(element, { attributes: true, attributeFilter: ['style'] });
    }
    this.#dress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dressing?.disconnect();
    this.#dressing = null;
    this.#scene?.destroy();
    this.#scene = null;
    this.#paletteKey = '';
    this.#shown = NOT_SHOWN;
  }

  /** Asked for several times a frame, so it is looked up once for every view. */
  protected override get roomView(): RoomPublicView | null {
    const { view, room: id } = this;
    if (this.#room.view !== view || this.#room.id !== id) this.#room = { view, id, is: roomOf(view, id) };
    return this.#room.is;
  }

  override nextChange(): Change {
    return changeOf(this.roomView, this.t);
  }

  /** Where nothing but the instant has changed, and nothing but moves comes of it, the frame is painted without Lit. */
  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    if (name === 't' && this.hasUpdated && !this.isUpdatePending && this.#move()) return;
    super.requestUpdate(name, old, options);
  }

  override async painted(): Promise<void> {
    await this.updateComplete;
    await this.#building;
    await this.updateComplete;
  }

  protected override willUpdate(): void {
    this.#dress();
  }

  protected override render(): unknown {
    const look = this.#look;
    const room = this.roomView;
    lookAt(room, this.t, look);
    const chgk = room?.chgk ?? null;
    const palette = this.#palette;
    if (chgk === null || palette === null) return nothing;
    this.#lay();
    if (look.presence === 0) return nothing;
    const caption = captionOf(chgk, look, this.language);
    const right = this.#corner === 'right';
    const left = right ? 0 : 1920 - CANVAS.width;
    const column = right ? 'right:96px' : 'left:96px';
    return html`<div class="scrim" style="--table-x:${left + MIDDLE.x}px"></div>
      <div class="table" style="left:${left}px;--dusk:${palette.dusk.map(Math.round).join()}">
        ${this.#scene ? this.#pictures(this.#scene) : this.#still(palette)}
      </div>
      <div class="caption" style=${column}>${caption ? this.#caption(caption) : nothing}</div>`;
  }

  protected override updated(): void {
    for (const name of PARTS) this.#hold(name);
    this.#shown = this.#key();
    this.#paint();
    if (this.#scene === null && this.#canBuild && this.roomView?.chgk) this.#build();
  }

  /** Paints the present instant if the document already has all it needs; false if a new template is due. */
  #move(): boolean {
    if (this.#scene === null) return false;
    lookAt(this.roomView, this.t, this.#look);
    if (this.#key() !== this.#shown) return false;
    this.#paint();
    return true;
  }

  /** What the template depends on, moves aside. */
  #key(): number {
    const { presence: shown, named } = this.#look;
    return shown === 0 ? -1 : named;
  }

  #paint(): void {
    const look = this.#look;
    // Off air too: what is taken next is then already there.
    this.#scene?.paint(look);
    if (look.presence === 0) return;
    this.#paintLayers();
    this.#paintCaption();
  }

  #hold(name: Part): void {
    const element = this.renderRoot.querySelector<HTMLElement>(`.${name}`);
    const held = this.#layers[name];
    if (element === null) this.#layers[name] = null;
    else if (held?.is(element)) held.forget();
    else this.#layers[name] = new Layer(element);
  }

  #paintLayers(): void {
    const { presence: shown, stand, zoom, alpha, dusk, glow, settled, push } = this.#look;
    const { scrim, plate, dusk: veil, glow: light, moving } = this.#layers;
    scrim?.fade(part(shown, 0, 0.5));
    plate?.fade(alpha);
    plate?.move(stand, zoom, 0, 0);
    veil?.fade(dusk);
    // Before its lamp is on the whole table lies in the dusk, behind an envelope that comes up all but its sector and itself.
    veil?.lie(push === 0);
    const lit = this.#scene?.glowRegion ?? WHOLE;
    light?.fade(settled ? glow * alpha : 0);
    light?.move(stand, zoom, lit.x, lit.y);
    const { x, y } = this.#scene?.region ?? WHOLE;
    moving?.fade(alpha);
    moving?.move(stand, STILL, x, y);
  }

  #paintCaption(): void {
    const { caption, alpha, stand } = this.#look;
    const air = this.roomView?.onAir;
    // Both say the sector themselves, and stand where the caption does or close by.
    const others = Math.max(presence(air?.blitz, this.t), presence(air?.question, this.t));
    this.#layers.caption?.fade(caption * alpha * (1 - others));
    this.#layers.caption?.move(STILL, STILL, 0, CAPTION_Y + stand.y + mix(30, 0, caption));
  }

  #pictures({ plate, glow, canvas }: Scene): unknown {
    plate.className = 'plate';
    glow.className = 'glow';
    canvas.className = 'moving';
    return html`${plate}
      <div class="dusk"></div>
      ${glow} ${canvas}`;
  }

  #still(palette: Palette): unknown {
    const look = this.#look;
    const key = `${this.#paletteKey} ${this.#slots.join()} ${String(look.held)}`;
    if (this.#stillTable.key !== key) {
      this.#stillTable = { key, drawn: drawTable(palette, this.#slots, look.held) };
    }
    const { width, height } = CANVAS;
    return html`<svg class="plate" width=${width} height=${height} viewBox=${STILL_BOX}>
        ${this.#stillTable.drawn} ${drawMoving(palette, look)}
      </svg>
      <div class="dusk"></div>
      <svg class="moving" width=${width} height=${height} viewBox=${STILL_BOX}>
        ${drawCard(palette, look)}
      </svg>`;
  }

  #caption({ label, number, plate, note, special }: Caption): unknown {
    const { size } = fit(number, NUMBER, measureOf(this, 'digits'));
    return html`<div class="panel">
      <div class="label">${label}</div>
      <div class="digits"><span class="filled" style="font-size:${size}px">${number}</span></div>
      ${plate === null ? nothing : html`<div class="kind display ${special ? 'special' : ''}">${plate}</div>`}
      ${note === null ? nothing : html`<div class="note">${note}</div>`}
    </div>`;
  }

  #lay(): void {
    const chgk = this.roomView?.chgk ?? null;
    if (chgk === null || chgk === this.#slotsOf) return;
    this.#slotsOf = chgk;
    const slots = Array.from({ length: SECTORS }, (_, index) => slotOf(chgk, index + 1));
    if (slots.join() === this.#slots.join()) return;
    this.#slots = slots;
    this.#scene?.lay(slots);
  }

  get #corner(): string {
    return getComputedStyle(this).getPropertyValue('--v-corner').trim() || 'right';
  }

  /** Takes over the theme's colours if they have changed. */
  #dress(): void {
    const palette = readPalette(getComputedStyle(this));
    const key = JSON.stringify(palette);
    if (key === this.#paletteKey) return;
    this.#palette = palette;
    this.#paletteKey = key;
    if (this.#scene !== null) this.#build();
    this.requestUpdate();
  }

  #build(): void {
    this.#building ??= this.#make().finally(() => {
      this.#building = null;
    });
  }

  /** Makes the scene in the colours of now; until it is there, and if it can't be, the drawing stands in. */
  async #make(): Promise<void> {
    while (this.isConnected && this.#palette !== null) {
      const key = this.#paletteKey;
      let scene: Scene;
      try {
        const { createScene } = await import('./scene.ts');
        scene = await createScene(this.#palette);
      } catch {
        this.#canBuild = false;
        return;
      }
      if (this.#isWanted(key)) {
        this.#scene?.destroy();
        this.#scene = scene;
        scene.lay(this.#slots);
        this.#keep(scene);
        this.requestUpdate();
        return;
      }
      scene.destroy();
    }
  }

  /** A scene in these colours is still what should be shown: neither the theme nor the document has changed meanwhile. */
  #isWanted(key: string): boolean {
    return this.isConnected && key === this.#paletteKey;
  }

  /** A graphics driver that falls over takes the scene with it; when it is back the scene is built anew. */
  #keep(scene: Scene): void {
    scene.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      if (this.#scene !== scene) return;
      this.#scene = null;
      this.#canBuild = false;
      this.requestUpdate();
    });
    scene.canvas.addEventListener('webglcontextrestored', () => {
      scene.destroy();
      this.#canBuild = true;
      this.requestUpdate();
    });
  }
}

define('volchok-wheel', WheelGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-wheel': WheelGraphic;
  }
}
