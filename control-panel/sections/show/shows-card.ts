import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { ShowInfo, ShowList } from '../../../src/protocol/http.ts';
import { ApiError, saveFile } from '../../api.ts';
import { icon, type IconName } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { showText } from './text.ts';

/** The shows in the data folder: make, open, copy, archive. */
export class ShowsCard extends PanelElement {
  static override properties: PropertyDeclarations = {
    list: { state: true },
  };
  declare list: ShowList | null;

  static override styles = [
    shared,
    css`
      li {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 48px;
        border-top: 1px solid var(--line);
      }
      .name {
        flex: 1;
        min-width: 0;
      }
      .name b {
        display: block;
        font-weight: 650;
      }
      .archived b {
        color: var(--ink-3);
      }
      .add {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
        align-items: end;
      }
      .add button {
        min-height: 40px;
      }
    `,
  ];

  constructor() {
    super();
    this.list = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(() => void this.#load());
  }

  async #load(): Promise<void> {
    try {
      this.list = await this.panel.api.shows();
    } catch {
      this.list = null;
    }
  }

  async #do(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.panel.notify({
        tone: 'trouble',
        type: null,
        code: null,
        message: (error instanceof ApiError && error.message) || this.text(showText).failed,
      });
    }
    await this.#load();
  }

  override render(): TemplateResult {
    const text = this.text(showText);
    const { list } = this;
    const { api } = this.panel;
    const typed = this.panel.typed('show');
    const name = typed.trim();
    const create = (): void => {
      if (name === '') return;
      this.panel.ask({
        title: text.createTitle(name),
        text: text.switchText,
        yes: text.create,
        tone: 'go',
        reason: null,
        run: () => {
          this.panel.type('show', '');
          void this.#do(() => api.createShow(name));
        },
      });
    };
    return html`<div class="card stack">
      <h2>${text.shows}</h2>
      ${list === null ? nothing : html`<p class="small soft" style="overflow-wrap: anywhere">${text.showsText(list.folder)}</p>`}
      <ul>
        ${(list?.shows ?? []).map((show) => this.#show(show))}
      </ul>
      <div class="add">
        <wa-input
          label=${text.newShow}
          placeholder=${text.newShowName}
          .value=${typed}
          @input=${(event: InputEvent) => this.panel.type('show', (event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') create();
          }}
        ></wa-input>
        <button class="main" ?disabled=${name === ''} @click=${create}>${text.create}</button>
      </div>
    </div>`;
  }

  #show(show: ShowInfo): TemplateResult {
    const text = this.text(showText);
    const { api } = this.panel;
    const changed = new Date(show.changed).toLocaleString(this.language, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
    const button = (glyph: IconName, label: string, run: () => void): TemplateResult =>
      html`<button
        class="flat icon-only small"
        title=${label}
        aria-label="${label}: ${show.name}"
        @click=${run}
      >
        ${icon(glyph, 18)}
      </button>`;
    const ask = (title: string, sentence: string, yes: string, work: () => Promise<unknown>): void =>
      this.panel.ask({
        title,
        text: sentence,
        yes,
        tone: 'go',
        reason: null,
        run: () => void this.#do(work),
      });
    return html`<li class=${show.archived ? 'archived' : ''} data-show=${show.file}>
      <div class="name">
        <b class="cut" title=${show.name}>${show.name}</b><span class="small quiet">${changed}</span>
      </div>
      ${show.open ? html`<span class="chip good">${text.isOpen}</span>` : nothing}
      ${
        show.archived
          ? html`<span class="chip">${text.archived}</span>${button(
                'undo',
                text.restore,
                () => void this.#do(() => api.restoreShow(show.file)),
              )}`
          : html`${
              show.open
                ? nothing
                : html`<button
                    class="small"
                    @click=${() =>
                      ask(text.openTitle(show.name), text.switchText, text.open, () =>
                        api.openShow(show.file),
                      )}
                  >
                    ${text.open}
                  </button>`
            }
            ${button(
              'copy',
              text.duplicate,
              () => void this.#do(() => api.duplicateShow(show.file, text.copyName(show.name))),
            )}
            ${button(
              'download',
              text.download,
              () => void this.#do(async () => saveFile(await api.copyShow(show.file))),
            )}
            ${
              show.open
                ? nothing
                : button('archive', text.archive, () =>
                    ask(text.archiveTitle(show.name), text.archiveText, text.archive, () =>
                      api.archiveShow(show.file),
                    ),
                  )
            }`
      }
    </li>`;
  }
}

customElements.define('vp-shows-card', ShowsCard);
