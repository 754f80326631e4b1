import { css, html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { TokenKind } from '../../../src/protocol/theme/tokens.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { coloursIn, isGradient, opaqueHex, readColour, recolour, writeColour } from './colours.ts';

/** What a change of a field tells: the new value, and whether the hand is still on it. */
export interface PaintChange {
  readonly value: string;
  readonly isDragging: boolean;
}

export interface PaintWords {
  readonly solid: string;
  readonly gradient: string;
  readonly opacity: string;
  readonly colour: string;
  readonly more: string;
}

/**
 * One paint of a theme: its colours one by one, each with its opacity. A gradient keeps its shape when its colours change. Fires `paint`
 * with a `PaintChange`.
 */
export class PaintField extends LitElement {
  static override properties: PropertyDeclarations = {
    name: {},
    value: {},
    kind: {},
    words: { attribute: false },
    isWrong: { attribute: false },
    isOpen: { state: true },
  };
  declare name: string;
  declare value: string;
  declare kind: TokenKind;
  declare words: PaintWords;
  declare isWrong: boolean;
  declare isOpen: boolean;

  static override styles = [
    shared,
    css`
      .head {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 38px;
      }
      .name {
        flex: 1;
        min-width: 0;
        font-size: 14px;
        line-height: 1.25;
      }
      .wrong .name {
        color: var(--warn);
      }
      .wells {
        display: flex;
        gap: 4px;
      }
      .well {
        position: relative;
        width: 30px;
        height: 28px;
        border-radius: 6px;
        border: 1px solid rgba(255, 255, 255, 0.28);
        overflow: hidden;
        flex: none;
        /* What is translucent shows these squares. */
        background: repeating-conic-gradient(#8a8f99 0 25%, #5b606a 0 50%) 0 0 / 10px 10px;
      }
      .well span,
      .well input {
        position: absolute;
        inset: 0;
      }
      .well input {
        width: 100%;
        height: 100%;
        opacity: 0;
        padding: 0;
        border: 0;
        cursor: pointer;
      }
      .well:focus-within {
        outline: 2px solid var(--pick);
        outline-offset: 1px;
      }
      .more {
        min-height: 28px;
        width: 28px;
        padding: 0;
      }
      .open .more .icon {
        transform: rotate(180deg);
      }
      .body {
        padding: 4px 0 12px;
        display: flex;
        flex-direction: column;
        gap: 8px;
      }
      .sample {
        height: 26px;
        border-radius: 6px;
        border: 1px solid var(--line-strong);
      }
      .stop {
        display: grid;
        grid-template-columns: 30px 92px minmax(0, 1fr) 44px;
        gap: 8px;
        align-items: center;
      }
      .hex {
        width: 100%;
        min-width: 0;
        height: 30px;
        padding: 0 8px;
        border-radius: 6px;
        border: 1px solid var(--line-strong);
        background: #0c1016;
        color: var(--ink);
        font:
          500 13px/1 ui-monospace,
          'Cascadia Mono',
          Consolas,
          monospace;
      }
      .hex:focus-visible {
        outline: 2px solid var(--pick);
      }
      input[type='range'] {
        width: 100%;
        accent-color: var(--pick);
        margin: 0;
      }
      .segments {
        display: flex;
      }
      .segments button {
        min-height: 30px;
        font-size: 13px;
      }
    `,
  ];

  constructor() {
    super();
    this.name = '';
    this.value = '';
    this.kind = 'colour';
    this.isWrong = false;
    this.isOpen = false;
  }

  override render(): TemplateResult {
    const colours = this.value === 'transparent' ? ['transparent'] : coloursIn(this.value);
    return html`<div class="${this.isWrong ? 'wrong' : ''} ${this.isOpen ? 'open' : ''}">
      <div class="head">
        <span class="name">${this.name}</span>
        <span class="wells">${colours.slice(0, 4).map((colour, i) => this.#well(colour, i))}</span>
        <button
          class="flat more"
          aria-expanded=${this.isOpen ? 'true' : 'false'}
          aria-label="${this.words.more}: ${this.name}"
          title=${this.words.more}
          @click=${() => {
            this.isOpen = !this.isOpen;
          }}
        >
          ${icon('down', 16)}
        </button>
      </div>
      ${this.isOpen ? this.#body(colours) : nothing}
    </div>`;
  }

  #well(colour: string, index: number): TemplateResult {
    const read = readColour(colour);
    return html`<label class="well"
      ><span style="background: ${colour}"></span
      ><input
        type="color"
        aria-label="${this.name}: ${this.words.colour} ${String(index + 1)}"
        .value=${read ? opaqueHex(read) : '#000000'}
        @input=${(event: Event) => this.#pick(colour, event, true)}
        @change=${(event: Event) => this.#pick(colour, event, false)}
    /></label>`;
  }

  #body(colours: readonly string[]): TemplateResult {
    const { words } = this;
    const isBlend = isGradient(this.value);
    return html`<div class="body">
      ${isBlend ? html`<div class="sample" style="background: ${this.value}"></div>` : nothing}
      ${colours.map((colour, i) => {
        const read = readColour(colour);
        if (!read) return nothing;
        const share = Math.round(read.a * 100);
        const slide = (event: Event, isDragging: boolean): void => {
          const a = Number((event.target as HTMLInputElement).value) / 100;
          this.#swap(colour, writeColour({ ...read, a }), isDragging);
        };
        return html`<div class="stop">
          ${this.#well(colour, i)}
          <input
            class="hex"
            spellcheck="false"
            aria-label="${this.name}: ${words.colour} ${String(i + 1)}, #"
            .value=${opaqueHex(read)}
            @change=${(event: Event) => this.#type(colour, event)}
          />
          <input
            type="range"
            min="0"
            max="100"
            aria-label="${this.name}: ${words.opacity} ${String(i + 1)}"
            title=${words.opacity}
            .value=${String(share)}
            @input=${(event: Event) => slide(event, true)}
            @change=${(event: Event) => slide(event, false)}
          />
          <span class="num small soft right">${share} %</span>
        </div>`;
      })}
      ${
        this.kind === 'paint'
          ? segments({
              label: this.name,
              all: [false, true],
              chosen: isBlend,
              words: (blended) => (blended ? words.gradient : words.solid),
              choose: (blended) => {
                if (blended === isBlend) return;
                this.#tell(blended ? blend(this.value) : (colours[0] ?? '#808080'), false);
              },
            })
          : nothing
      }
    </div>`;
  }

  #pick(colour: string, event: Event, isDragging: boolean): void {
    const chosen = readColour((event.target as HTMLInputElement).value);
    const before = readColour(colour);
    if (!chosen) return;
    // Choosing a colour for what could not be seen is meant to be seen.
    const a = before && before.a > 0 ? before.a : 1;
    this.#swap(colour, writeColour({ ...chosen, a }), isDragging);
  }

  #type(colour: string, event: Event): void {
    const field = event.target as HTMLInputElement;
    const typed = field.value.trim();
    const read = readColour(typed) ?? readColour(`#${typed}`);
    const before = readColour(colour);
    if (read) this.#swap(colour, writeColour(read.a < 1 ? read : { ...read, a: before?.a ?? 1 }), false);
    else field.value = before ? opaqueHex(before) : '';
  }

  #swap(from: string, to: string, isDragging: boolean): void {
    this.#tell(this.value === from ? to : recolour(this.value, from, to), isDragging);
  }

  #tell(value: string, isDragging: boolean): void {
    // At once, so that the next move of a drag starts from here.
    this.value = value;
    this.dispatchEvent(new CustomEvent<PaintChange>('paint', { detail: { value, isDragging } }));
  }
}

/** A colour that runs into a darker one of its kind. */
function blend(colour: string): string {
  const read = readColour(colour) ?? { r: 128, g: 128, b: 128, a: 1 };
  const darker = {
    r: Math.round(read.r * 0.7),
    g: Math.round(read.g * 0.7),
    b: Math.round(read.b * 0.7),
    a: read.a,
  };
  return `linear-gradient(180deg, ${writeColour(read)}, ${writeColour(darker)})`;
}

customElements.define('vp-paint-field', PaintField);
