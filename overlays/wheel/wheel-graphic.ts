import { html, nothing, type PropertyDeclaration } from 'lit';

import { define, GraphicElement, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence } from '../../src/graphics/motion.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import { CANVAS, MIDDLE, WHOLE, type Zoom } from './camera.ts';
import { captionOf, type Caption } from './captions.ts';
import { changeOf, createLook, lookAt, slotOf, type Slot } from './layout.ts';
import { readPalette, type Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { drawCard, drawMoving, drawTable, STILL_BOX } from './still.ts';
import { styles } from './styles.ts';

/** The caption's number, px: two digits in a broad typeface are set smaller. */
const NUMBER = { width: 330, size: 264, least: 60 } as const;

const PARTS = ['scrim', 'plate', 'dusk', 'moving', 'caption'] as const;
type Part = (typeof PARTS)[number];

const CAPTION_Y = 380;

const matrix = ({ scale, x, y }: Zoom): string =>
  `matrix(${String(scale)}, 0, 0, ${String(scale)}, ${String(x)}, ${String(y)})`;

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
  #shown = '';
  #stillTable: { readonly key: string; readonly drawn: unknown } = { key: '', drawn: nothing };
  readonly #parts: Partial<Record<Part, HTMLElement | null>> = {};
  readonly #written = new Float64Array(16).fill(NaN);

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
    this.#shown = '';
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
        ${this.#scene ? this.#layers(this.#scene) : this.#still(palette)}
      </div>
      <div class="caption" style=${column}>${caption ? this.#caption(caption) : nothing}</div>`;
  }

  protected override updated(): void {
    this.#written.fill(NaN);
    for (const name of PARTS) this.#parts[name] = this.renderRoot.querySelector<HTMLElement>(`.${name}`);
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
  #key(): string {
    const { presence: shown, named } = this.#look;
    return `${shown === 0 ? 'off' : 'on'} ${String(named)}`;
  }

  #paint(): void {
    const look = this.#look;
    // Off air too: what is taken next is then already there.
    this.#scene?.paint(look);
    if (look.presence === 0) return;
    const { stand, zoom, alpha, dusk } = look;
    const { scrim, plate, dusk: veil, moving, caption } = this.#parts;
    if (scrim && this.#differs(0, look.presence)) scrim.style.opacity = String(part(look.presence, 0, 0.5));
    if (plate && this.#differs(1, alpha)) plate.style.opacity = String(alpha);
    const stands = this.#differs(2, stand.scale, stand.x, stand.y);
    const zooms = this.#differs(5, zoom.scale, zoom.x, zoom.y);
    if (plate && (stands || zooms)) plate.style.transform = `${matrix(stand)} ${matrix(zoom)}`;
    if (veil && this.#differs(8, dusk)) {
      veil.style.opacity = String(dusk);
      veil.style.visibility = dusk === 0 ? 'hidden' : 'visible';
    }
    const { x, y } = this.#scene?.region ?? WHOLE;
    const moves = this.#differs(9, x, y);
    if (moving && (stands || moves)) {
      moving.style.transform = `${matrix(stand)} translate(${String(x)}px, ${String(y)}px)`;
    }
    if (moving && this.#differs(11, alpha)) moving.style.opacity = String(alpha);
    const { blitz, question } = this.roomView?.onAir ?? {};
    // Both say the sector themselves, and stand where the caption does or close by.
    const others = Math.max(presence(blitz, this.t), presence(question, this.t));
    if (caption && this.#differs(12, look.caption, alpha, others, stand.y)) {
      caption.style.opacity = String(look.caption * alpha * (1 - others));
      caption.style.transform = `translateY(${String(CAPTION_Y + stand.y + mix(30, 0, look.caption))}px)`;
    }
  }

  /** Whether any of these values is another one than was written into the document last; remembers them from a place on. */
  #differs(from: number, ...values: readonly number[]): boolean {
    let different = false;
    for (let i = 0; i < values.length; i += 1) {
      if (this.#written[from + i] !== values[i]) {
        this.#written[from + i] = values[i] ?? NaN;
        different = true;
      }
    }
    return different;
  }

  #layers({ plate, canvas }: Scene): unknown {
    plate.className = 'plate';
    canvas.className = 'moving';
    return html`${plate}
      <div class="dusk"></div>
      ${canvas}`;
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
