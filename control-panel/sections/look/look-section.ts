import './look-stage.ts';
import './paint-field.ts';
import './theme-card.ts';

import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';

import { familyOf, loadFont } from '../../../src/graphics/theme/fonts.ts';
import { FONTS, type Theme } from '../../../src/protocol/theme/theme.ts';
import { TOKENS, type TokenName, type Tokens } from '../../../src/protocol/theme/tokens.ts';
import { ApiError, saveFile } from '../../api.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { hueOf, turnHue } from './colours.ts';
import { editorOf, readThemeFile, ThemeEditor } from './editor.ts';
import { GROUPS, KEPT } from './groups.ts';
import { illegible } from './legible.ts';
import { LOGO_TYPES, logoOf } from './logo-file.ts';
import { lookStyles } from './look-styles.ts';
import type { PaintChange } from './paint-field.ts';
import { lookText } from './text.ts';

const AUTO = 'auto';
/** More than a theme can have: not even read. */
const FILE_MOST = 4_000_000;
/** Corners of the three sizes keep their proportion. */
const RADII = { 'radius-small': 0.55, radius: 1, 'radius-large': 1.65 } as const;

/** The themes: choose one for the show, and make one's own, seen over a camera's picture while it is being made. */
export class LookSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    busy: { state: true },
    turn: { state: true },
  };
  declare busy: boolean;
  /** The turn of all hues while the slider is held, degrees. */
  declare turn: number;
  #turned: Theme | null = null;

  static override styles = [shared, lookStyles];

  constructor() {
    super();
    this.busy = false;
    this.turn = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey, true);
    for (const font of FONTS) void loadFont(font);
    queueMicrotask(() => void this.#editor.load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey, true);
  }

  get #editor(): ThemeEditor {
    return editorOf(this.panel);
  }

  /** What the show wears: `auto` or an id. */
  get #worn(): string {
    return this.panel.view?.show.look.theme ?? AUTO;
  }

  get #selected(): string {
    return this.#editor.selected ?? this.#worn;
  }

  override render(): TemplateResult {
    const editor = this.#editor;
    editor.follow();
    const text = this.text(lookText);
    const id = this.#selected;
    const problem = editor.list.find((one) => one.id === id)?.problem ?? null;
    const theme = id === AUTO ? null : editor.theme(id);
    return html`
      <div class="row">
        <h1>${text.title}</h1>
        <span class="soft small cut" style="flex: 1">${text.intro}</span>
        <label class="key small">
          ${icon('upload', 17)}${text.import}
          <input type="file" accept=".json,application/json" data-import @change=${this.#import} />
        </label>
      </div>
      ${editor.failed ? html`<p class="chip warn" role="alert">${text.failed}</p>` : nothing}
      <div class="cards" role="listbox" aria-label=${text.title}>${this.#cards()}</div>
      <div class="work">
        <div class="left">
          ${this.#bar(id, theme)}
          <vp-look-stage .panel=${this.panel} .theme=${theme}></vp-look-stage>
        </div>
        <div class="card editor">
          ${
            problem !== null
              ? html`<div class="note">
                  <h2>${text.brokenTitle}</h2>
                  <p class="soft">${problem}</p>
                </div>`
              : id === AUTO
                ? html`<div class="note">
                    <h2>${text.auto}</h2>
                    <p class="soft">${text.autoText}</p>
                  </div>`
                : theme === null
                  ? nothing
                  : ThemeEditor.isBuiltIn(id)
                    ? this.#builtIn(theme)
                    : this.#fields(theme)
          }
        </div>
      </div>
    `;
  }

  #cards(): TemplateResult {
    const editor = this.#editor;
    const text = this.text(lookText);
    const ids = ['classic', 'party', ...editor.list.map(({ id }) => id)];
    if (this.#worn !== AUTO && !ids.includes(this.#worn)) ids.push(this.#worn);
    const card = (id: string, name: string, theme: Theme | null, small: string): TemplateResult => {
      const isWorn = id === this.#worn;
      const isChanged = editor.isChanged(id);
      return html`<button
        class="theme"
        role="option"
        data-theme-card=${id}
        aria-selected=${id === this.#selected ? 'true' : 'false'}
        @click=${() => editor.select(id)}
      >
        ${
          id === AUTO
            ? html`<span class="both">
                <vp-theme-swatch .theme=${editor.theme('classic')}></vp-theme-swatch>
                <vp-theme-swatch .theme=${editor.theme('party')}></vp-theme-swatch>
              </span>`
            : html`<vp-theme-swatch .theme=${theme}></vp-theme-swatch>`
        }
        <span class="name cut">${name}</span>
        ${
          isChanged
            ? html`<span class="changed" role="img" aria-label=${text.unsaved} title=${text.unsaved}></span>`
            : nothing
        }
        ${
          isWorn
            ? html`<span class="tally">${text.onAir}</span>`
            : html`<span class="kind cut">${small}</span>`
        }
      </button>`;
    };
    return html`${card(AUTO, text.auto, null, text.builtIn)}${repeat(
      ids,
      (id) => id,
      (id) => {
        const theme = editor.theme(id);
        const small = ThemeEditor.isBuiltIn(id) ? text.builtIn : theme === null ? text.broken : '';
        return card(id, theme?.name[this.language] ?? id, theme, small);
      },
    )}`;
  }

  /** What can be done with the selected theme as a whole. */
  #bar(id: string, theme: Theme | null): TemplateResult {
    const text = this.text(lookText);
    const isWorn = id === this.#worn;
    const isOwn = id !== AUTO && !ThemeEditor.isBuiltIn(id);
    const name = id === AUTO ? text.auto : (theme?.name[this.language] ?? id);
    return html`<div class="row wrap bar">
      <button
        class=${isWorn ? '' : 'main'}
        data-take
        ?disabled=${isWorn || (id !== AUTO && theme === null)}
        @click=${() => void this.panel.send('show.look', { theme: id })}
      >
        ${icon(isWorn ? 'check' : 'record', 17)}${isWorn ? text.taken : text.take}
      </button>
      <span class="spacer"></span>
      ${
        theme === null || id === AUTO
          ? nothing
          : html`<button class="small" data-copy @click=${() => this.#copy(theme)}>
                ${icon('copy', 17)}${text.copy}
              </button>
              <button class="small" data-export @click=${() => this.#export(theme)}>
                ${icon('download', 17)}${text.export}
              </button>`
      }
      ${
        isOwn
          ? html`<button
              class="small icon-only bad"
              data-delete
              aria-label="${text.delete}: ${name}"
              title=${text.delete}
              @click=${() => this.#delete(id, name, isWorn)}
            >
              ${icon('trash', 17)}
            </button>`
          : nothing
      }
    </div>`;
  }

  #builtIn(theme: Theme): TemplateResult {
    const text = this.text(lookText);
    return html`<div class="note">
      ${icon('lock', 26)}
      <h2>${text.cannotChange}</h2>
      <p class="soft">${text.cannotChangeText}</p>
      <button class="main" @click=${() => this.#copy(theme)}>${icon('copy', 18)}${text.duplicate}</button>
    </div>`;
  }

  #fields(theme: Theme): TemplateResult {
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
          @click=${() => void this.#save(theme)}
        >
          ${id === this.#worn ? text.saveOnAir : text.save}
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
        <div class="segments" role="radiogroup" aria-label=${label}>
          ${FONTS.map(
            (font) =>
              html`<button
                role="radio"
                data-font="${field}-${font}"
                aria-checked=${theme[field] === font ? 'true' : 'false'}
                style="font-family: '${familyOf(font)}'; font-weight: 600"
                @click=${() => editor.edit(id, { [field]: font })}
              >
                ${text.faces[font]}
              </button>`,
          )}
        </div>
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
        <div class="segments" role="radiogroup" aria-label=${text.corner}>
          ${(['left', 'right'] as const).map(
            (corner) =>
              html`<button
                role="radio"
                data-corner=${corner}
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
    else this.#say('trouble', read.wrong === 'type' ? text.badLogo : text.largeLogo);
  }

  async #save(theme: Theme): Promise<void> {
    const text = this.text(lookText);
    const name = theme.name[this.language];
    const isWorn = theme.id === this.#worn;
    await this.#try(async () => {
      await this.#editor.save(theme.id);
      this.#say('done', isWorn ? text.savedOnAir(name) : text.saved(name));
    });
  }

  #copy(theme: Theme): void {
    const name = this.text(lookText).copyOf(theme.name[this.language]).slice(0, 80);
    void this.#try(() => this.#editor.add(theme, name));
  }

  #export(theme: Theme): void {
    saveFile({
      name: `${theme.name[this.language].replace(/[\\/:*?"<>|]+/g, ' ').trim() || theme.id}.volchok-theme.json`,
      content: new Blob([`${JSON.stringify(theme, null, 2)}\n`], { type: 'application/json' }),
    });
  }

  readonly #import = (event: Event): void => {
    const text = this.text(lookText);
    const file = takeFile(event);
    if (!file) return;
    void this.#try(async () => {
      const read = file.size > FILE_MOST ? { wrong: 'theme' } : readThemeFile(await file.text());
      if ('wrong' in read) {
        this.#say('trouble', this.#wrongFile(read.wrong));
        return;
      }
      const name = read.theme.name[this.language];
      await this.#editor.add(read.theme, name);
      this.#say('done', text.imported(name));
    });
  };

  /** A field of a theme file by its human name and as it stands in the file. */
  #wrongFile(field: string): string {
    const text = this.text(lookText);
    if (field === 'theme') return text.wrong(text.notATheme);
    const token = field.replace(/^tokens\./, '');
    const names: Readonly<Record<string, string>> = text.tokens;
    const name = Object.hasOwn(names, token) ? names[token] : undefined;
    return text.wrong(name === undefined ? text.wrongField(field) : text.wrongColour(name, field));
  }

  #delete(id: string, name: string, isWorn: boolean): void {
    const text = this.text(lookText);
    this.panel.ask({
      title: text.deleteTitle(name),
      text: isWorn ? `${text.deleteOnAir} ${text.deleteText}` : text.deleteText,
      yes: text.delete,
      tone: 'bad',
      reason: null,
      run: () => void this.#try(() => this.#editor.delete(id)),
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      const told = error instanceof ApiError ? error.message : '';
      this.#say('trouble', told === '' ? this.text(lookText).failed : told);
    } finally {
      this.busy = false;
    }
  }

  #say(tone: 'done' | 'trouble', message: string): void {
    this.panel.notify({ tone, type: null, code: null, message });
  }

  /** Here these keys take back a colour, never a decision of the game. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || this.panel.question) return;
    const isUndo = event.code === 'KeyZ' && !event.shiftKey;
    const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY';
    if (!isUndo && !isRedo) return;
    const at = event.composedPath()[0];
    if (at instanceof HTMLInputElement && at.type === 'text') return;
    event.preventDefault();
    const id = this.#selected;
    if (isUndo) this.#editor.undo(id);
    else this.#editor.redo(id);
  };
}

/** Where each place of the slider turns the accent. */
const rainbow = (hue: number): string =>
  `linear-gradient(90deg, ${[-180, -120, -60, 0, 60, 120, 180]
    .map((turn) => `hsl(${String(Math.round(hue + turn))}, 85%, 58%)`)
    .join(', ')})`;

/** The file that was chosen; the same one can be chosen again. */
function takeFile(event: Event): File | null {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0] ?? null;
  field.value = '';
  return file;
}

customElements.define('vp-look-section', LookSection);
