import './look-stage.ts';
import './theme-card.ts';
import './theme-fields.ts';

import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { loadFont } from '../../../src/graphics/theme/fonts.ts';
import { FONTS, type Theme } from '../../../src/protocol/theme/theme.ts';
import { ApiError, saveFile } from '../../api.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { rove, tabStop } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { editorOf, readThemeFile, ThemeEditor } from './editor.ts';
import { lookStyles } from './look-styles.ts';
import { takeFile } from './take-file.ts';
import { lookText } from './text.ts';

const AUTO = 'auto';
/** More than a theme can have: not even read. */
const FILE_MOST = 4_000_000;

/** The themes: choose one for the show, and make one's own, seen over a camera's picture while it is being made. */
export class LookSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    busy: { state: true },
  };
  declare busy: boolean;

  static override styles = [shared, lookStyles];

  constructor() {
    super();
    this.busy = false;
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
        <div style="flex: 1">
          <h1>${text.title}</h1>
          <p class="soft small">${text.intro}</p>
        </div>
        <label class="key small">
          ${icon('upload', 17)}${text.import}
          <input type="file" accept=".json,application/json" data-import @change=${this.#import} />
        </label>
      </div>
      ${editor.failed ? html`<p class="chip warn" role="alert">${text.failed}</p>` : nothing}
      <div class="cards" role="listbox" aria-label=${text.title} @keydown=${rove}>${this.#cards()}</div>
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
                    : html`<vp-theme-fields
                        .panel=${this.panel}
                        .theme=${theme}
                        .busy=${this.busy}
                        .isWorn=${theme.id === this.#worn}
                        @save-theme=${() => void this.#save(theme)}
                      ></vp-theme-fields>`
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
    const all = [AUTO, ...ids];
    const card = (id: string, name: string, theme: Theme | null, small: string): TemplateResult => {
      const isWorn = id === this.#worn;
      const isChanged = editor.isChanged(id);
      return html`<button
        class="theme"
        role="option"
        data-theme-card=${id}
        tabindex=${tabStop(all, this.#selected, id)}
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

customElements.define('vp-look-section', LookSection);
