import './paint-field.ts';

import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { familyOf } from '../../../src/graphics/theme/fonts.ts';
import { FONTS, type Theme } from '../../../src/protocol/theme/theme.ts';
import { TOKENS, type TokenName, type Tokens } from '../../../src/protocol/theme/tokens.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { rove, segments, tabStop } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { hueOf, turnHue } from './colours.ts';
import { editorOf, type ThemeEditor } from './editor.ts';
import { fieldsStyles } from './fields-styles.ts';
import { GROUPS, KEPT } from './groups.ts';
import { illegible } from './legible.ts';
import { LOGO_TYPES, logoOf } from './logo-file.ts';
import type { PaintChange } from './paint-field.ts';
import { takeFile } from './take-file.ts';
import { lookText } from './text.ts';

const CORNERS = ['left', 'right'] as const;

/** Corners of the three sizes keep their proportion. */
const RADII = { 'radius-small': 0.55, radius: 1, 'radius-large': 1.65 } as const;

/** Everything that can be changed about one's own theme. Asks for `save-theme` by an event. */
export class ThemeFields extends PanelElement {
  static override properties: PropertyDeclarations = {
    theme: { attribute: false },
    busy: { type: Boolean },
    isWorn: { type: Boolean },
    turn: { state: true },
  };
  declare theme: Theme;
  declare busy: boolean;
  declare isWorn: boolean;
  /** The turn of all hues while the slider is held, degrees. */
  declare turn: number;
  #turned: Theme | null = null;

  static override styles = [shared, fieldsStyles];

  constructor() {
    super();
    this.busy = false;
    this.isWorn = false;
    this.turn = 0;
  }

  get #editor(): ThemeEditor {
    return editorOf(this.panel);
  }

  override render(): TemplateResult {
    const { theme } = this;
    const text = this.text(lookText);
    const editor = this.#editor;
    const { id } = theme;
    const isChanged = editor.isChanged(id);
    const wrong = new Set(illegible(theme.tokens).map(({ ink }) => ink));
    return html`
      <div class="scroll">
        <label class="field">
          <span class="label">${text.name}</span>
          <input
            class="text"
            maxlength="80"
            data-name
            .value=${theme.name[this.language]}
            @change=${(event: Event) => {
              const field = event.target as HTMLInputElement;
              const name = field.value.trim();
              if (name === '') field.value = theme.name[this.language];
              else editor.edit(id, { name: { ru: name, en: name } });
            }}
          />
        </label>
        ${this.#legibility(theme)}
        <details open>
          <summary>${text.main}</summary>
          ${this.#basics(theme)}
        </details>
        ${GROUPS.map(
          (group, i) =>
            html`<details ?open=${i === 0} data-group=${group.id}>
              <summary>
                ${text.groups[group.id]}
                <span class="dots">
                  ${group.tokens
                    .filter((token) => TOKENS[token] !== 'shadow')
                    .slice(0, 5)
                    .map((token) => html`<i style="background: ${theme.tokens[token]}"></i>`)}
                </span>
                ${
                  group.tokens.some((token) => wrong.has(token))
                    ? html`<span class="warn">${icon('warning', 16)}</span>`
                    : nothing
                }
              </summary>
              ${group.tokens.map((token) => this.#paint(theme, token, wrong.has(token)))}
            </details>`,
        )}
        <details>
          <summary>${text.shape}</summary>
          ${this.#shape(theme)}
        </details>
      </div>
      <div class="foot">
        <button
          class="icon-only"
          data-undo
          title="${text.undo} (Ctrl+Z)"
          aria-label=${text.undo}
          ?disabled=${!editor.canUndo(id)}
          @click=${() => editor.undo(id)}
        >
          ${icon('undo', 19)}
        </button>
        <button
          class="icon-only"
          data-redo
          title="${text.redo} (Ctrl+Shift+Z)"
          aria-label=${text.redo}
          ?disabled=${!editor.canRedo(id)}
          @click=${() => editor.redo(id)}
        >
          ${icon('redo', 19)}
        </button>
        <button
          class="flat"
          data-reset
          title=${text.resetHint}
          ?disabled=${!isChanged}
          @click=${() => editor.reset(id)}
        >
          ${text.reset}
        </button>
        <span class="spacer"></span>
        <button
          class="main"
          data-save
          ?disabled=${!isChanged || this.busy}
          @click=${() => this.dispatchEvent(new CustomEvent('save-theme'))}
        >
          ${this.isWorn ? text.saveOnAir : text.save}
        </button>
      </div>
    `;
  }

  #legibility(theme: Theme): TemplateResult {
    const text = this.text(lookText);
    const bad = illegible(theme.tokens);
    if (bad.length === 0) return html`<p class="fine small">${icon('check', 16)}${text.readable}</p>`;
    const names: Readonly<Partial<Record<TokenName, string>>> = text.tokens;
    const number = (value: number): string =>
      value.toLocaleString(this.language, { maximumFractionDigits: 1 });
    return html`<div class="illegible small" role="status">
      <b>${icon('warning', 17)}${text.illegible}</b>
      <ul>
        ${bad
          .slice(0, 5)
          .map(
            ({ ink, on, ratio, least, picture }) =>
              html`<li>
                ${text.illegibleLine(names[ink] ?? ink, names[on] ?? on, number(Math.floor(ratio * 10) / 10), number(least))}${
                  picture ? html`, ${text.overPicture[picture]}` : nothing
                }
              </li>`,
          )}
      </ul>
    </div>`;
  }

  #paint(theme: Theme, token: TokenName, isWrong: boolean): TemplateResult {
    const text = this.text(lookText);
    const names: Readonly<Partial<Record<TokenName, string>>> = text.tokens;
    return html`<vp-paint-field
      data-token=${token}
      .name=${names[token] ?? token}
      .value=${theme.tokens[token]}
      .kind=${TOKENS[token]}
      .words=${text}
      .isWrong=${isWrong}
      @paint=${({ detail }: CustomEvent<PaintChange>) =>
        this.#set(theme, { [token]: detail.value }, detail.isDragging)}
    ></vp-paint-field>`;
  }

  #set(theme: Theme, tokens: Partial<Tokens>, isDragging = false): void {
    this.#editor.edit(theme.id, { tokens: { ...theme.tokens, ...tokens } }, isDragging);
  }

  #basics(theme: Theme): TemplateResult {
    const text = this.text(lookText);
    const editor = this.#editor;
    const { id } = theme;
    const face = (field: 'display' | 'text', label: string): TemplateResult =>
      html`<div class="field">
        <span class="label">${label}</span>
        ${segments({
          label,
          all: FONTS,
          chosen: theme[field],
          words: (font) => text.faces[font],
          choose: (font) => editor.edit(id, { [field]: font }),
          style: (font) => `font-family: '${familyOf(font)}'; font-weight: 600`,
        })}
      </div>`;
    return html`
      <label class="field">
        <span class="label">${text.turn}</span>
        <input
          class="hue"
          type="range"
          min="-180"
          max="180"
          step="5"
          style="background: ${rainbow(hueOf((this.#turned ?? theme).tokens.accent))}"
          .value=${live(String(this.turn))}
          @input=${(event: Event) => this.#turnAll(theme, event, true)}
          @change=${(event: Event) => this.#turnAll(theme, event, false)}
        />
        <span class="small quiet">${text.turnHint}</span>
      </label>
      ${face('display', text.display)} ${face('text', text.textFace)}
      <div class="field">
        <span class="label">${text.corner}</span>
        <div class="segments" role="radiogroup" aria-label=${text.corner} @keydown=${rove}>
          ${CORNERS.map(
            (corner) =>
              html`<button
                role="radio"
                data-corner=${corner}
                tabindex=${tabStop(CORNERS, theme.corner, corner)}
                aria-checked=${theme.corner === corner ? 'true' : 'false'}
                @click=${() => editor.edit(id, { corner })}
              >
                ${text.corners[corner]}
              </button>`,
          )}
        </div>
      </div>
      <div class="field">
        <span class="label">${text.logo}</span>
        <div class="row">
          ${theme.logo === null ? nothing : html`<img class="logo" src=${theme.logo} alt="" />`}
          <label class="key small">
            ${icon('upload', 17)}${text.chooseLogo}
            <input
              type="file"
              accept=${LOGO_TYPES.join(',')}
              data-logo
              @change=${(event: Event) => void this.#logo(id, event)}
            />
          </label>
          ${
            theme.logo === null
              ? nothing
              : html`<button class="small flat" @click=${() => editor.edit(id, { logo: null })}>
                  ${text.removeLogo}
                </button>`
          }
        </div>
        <span class="small quiet">${text.logoHint}</span>
      </div>
    `;
  }

  #shape(theme: Theme): TemplateResult {
    const text = this.text(lookText);
    const slider = (
      label: string,
      value: number,
      most: number,
      set: (px: number) => Partial<Tokens>,
    ): TemplateResult => {
      const move = (event: Event, isDragging: boolean): void =>
        this.#set(theme, set(Number((event.target as HTMLInputElement).value)), isDragging);
      return html`<label class="slider">
        <span>${label}</span>
        <input
          type="range"
          min="0"
          max=${most}
          step="0.5"
          .value=${String(value)}
          @input=${(event: Event) => move(event, true)}
          @change=${(event: Event) => move(event, false)}
        />
        <span class="num small soft right">${value.toLocaleString(this.language)} px</span>
      </label>`;
    };
    const capitals = (label: string, token: 'case-heading' | 'case-label'): TemplateResult =>
      html`<label class="tick">
        <input
          type="checkbox"
          .checked=${theme.tokens[token] === 'uppercase'}
          @change=${(event: Event) =>
            this.#set(theme, { [token]: (event.target as HTMLInputElement).checked ? 'uppercase' : 'none' })}
        />${label}
      </label>`;
    const radius = Number.parseFloat(theme.tokens.radius) || 0;
    return html`
      ${slider(text.radius, radius, 32, (px) =>
        Object.fromEntries(
          Object.entries(RADII).map(([token, by]) => [token, `${String(Math.round(px * by * 10) / 10)}px`]),
        ),
      )}
      ${slider(text.edge, Number.parseFloat(theme.tokens['edge-width']) || 0, 8, (px) => ({
        'edge-width': `${String(px)}px`,
      }))}
      ${capitals(text.capitals, 'case-heading')} ${capitals(text.capitalLabels, 'case-label')}
    `;
  }

  /** Always from the colours at which the drag began, so that nothing is lost on the way. */
  #turnAll(theme: Theme, event: Event, isDragging: boolean): void {
    const from = (this.#turned ??= theme);
    const degrees = Number((event.target as HTMLInputElement).value);
    const tokens = Object.fromEntries(
      Object.entries(from.tokens).map(([token, value]) => [
        token,
        KEPT.includes(token as TokenName) ? value : turnHue(value, degrees),
      ]),
    ) as Tokens;
    this.turn = isDragging ? degrees : 0;
    this.#editor.edit(theme.id, { tokens }, isDragging);
    if (!isDragging) this.#turned = null;
  }

  async #logo(id: string, event: Event): Promise<void> {
    const text = this.text(lookText);
    const file = takeFile(event);
    if (!file) return;
    const read = await logoOf(file);
    if ('logo' in read) this.#editor.edit(id, { logo: read.logo });
    else {
      const message = read.wrong === 'type' ? text.badLogo : text.largeLogo;
      this.panel.notify({ tone: 'trouble', type: null, code: null, message });
    }
  }
}

/** Where each place of the slider turns the accent. */
const rainbow = (hue: number): string =>
  `linear-gradient(90deg, ${[-180, -120, -60, 0, 60, 120, 180]
    .map((turn) => `hsl(${String(Math.round(hue + turn))}, 85%, 58%)`)
    .join(', ')})`;

customElements.define('vp-theme-fields', ThemeFields);
