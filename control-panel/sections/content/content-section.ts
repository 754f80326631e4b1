import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

import { STAGES, type Stage } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { focusFirst } from '../../look/focus.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { stageNames } from '../../text/names.ts';
import { shellText } from '../../text/shell.ts';
import { DECK_WARNING } from '../party/text.ts';
import { readDeck, readQuestions, readTextFile } from './read-list.ts';
import { contentText } from './text.ts';

/** What is being loaded while its dialog is open. */
interface Loading {
  readonly what: Stage | 'questions';
  readonly text: string;
  readonly isCsv: boolean;
}

export class ContentSection extends PanelElement {
  static override properties: PropertyDeclarations = { loading: { state: true } };
  declare loading: Loading | null;

  static override styles = [
    shared,
    css`
      .decks {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 12px;
        margin: 12px 0 20px;
      }
      .deck {
        display: flex;
        flex-direction: column;
        gap: 8px;
      }
      .number {
        font-size: 40px;
        line-height: 1;
        font-weight: 750;
        letter-spacing: -0.02em;
        font-variant-numeric: tabular-nums;
      }
      .number small {
        font-size: 16px;
        font-weight: 600;
        color: var(--ink-3);
        letter-spacing: 0;
      }
      .bar {
        height: 5px;
        border-radius: 3px;
        background: var(--surface-3);
        overflow: hidden;
      }
      .bar i {
        display: block;
        height: 100%;
        background: var(--pick);
        transform-origin: 0 50%;
      }
      .low .number,
      .low .bar i {
        color: var(--warn);
      }
      .low .bar i {
        background: var(--warn);
      }
      .acts {
        margin-top: auto;
        padding-top: 8px;
        display: flex;
        flex-direction: column;
        gap: 6px;
      }
      wa-dialog {
        --width: 640px;
      }
      .lead {
        max-width: 74ch;
      }
      .bad-line {
        color: #ff9d92;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    this.loading = null;
  }

  override render(): TemplateResult {
    const { view, room } = this.panel;
    if (!view || !room) return html``;
    const text = this.text(contentText);
    const rooms = Object.keys(view.rooms).length;
    return html`
      <h1>${text.title}</h1>
      <p class="soft lead">${text.decksText}</p>
      <div class="decks">${STAGES.map((stage) => this.#deck(stage))}</div>
      <div class="card stack">
        <header style="margin: 0">
          <h2>${text.questions}</h2>
          ${rooms > 1 ? html`<span class="chip">${text.onlyRoom(room.name)}</span>` : nothing}
        </header>
        <p class="soft small lead">${text.questionsText}</p>
        <div class="row wrap">
          <span class="chip ${room.questions > 0 ? 'good' : ''}"
            >${room.questions > 0 ? text.questionsCount(room.questions) : text.questionsNone}</span
          >
          ${
            room.questions > 0
              ? html`<span class="small soft"
                  >${text.inPackage(room.package.blitz, room.package.internetCount)}</span
                >`
              : nothing
          }
          <button @click=${() => this.#open('questions', '')}>${text.paste}</button>
          ${this.#file('questions')}
        </div>
      </div>
      ${this.#dialog()}
    `;
  }

  #deck(stage: Stage): TemplateResult {
    const text = this.text(contentText);
    const deck = this.panel.view?.decks[stage] ?? null;
    const isLow = deck !== null && deck.left <= DECK_WARNING;
    const isPlayed = this.panel.room?.party?.stage === stage;
    return html`<div
      class="card deck ${isLow ? 'low' : ''}"
      data-deck=${stage}
      data-place=${isPlayed ? 'decks' : nothing}
    >
      <h2>${this.text(stageNames)[stage]}</h2>
      <p class="small quiet">${text.about[stage]}</p>
      ${
        deck === null
          ? html`<p class="soft">${text.none}</p>`
          : html`
              <div class="number">${deck.left} <small>/ ${deck.total}</small></div>
              <div class="bar"><i style="transform: scaleX(${deck.left / Math.max(1, deck.total)})"></i></div>
              <p
                class="small ${isLow ? '' : 'quiet'}"
                style=${isLow ? 'color: var(--warn); font-weight: 600' : ''}
              >
                ${deck.left === 0 ? text.over : isLow ? text.low(deck.left) : text.left(deck.left, deck.total)}
              </p>
            `
      }
      <div class="acts">
        <button data-focus @click=${() => this.#open(stage, '')}>${text.paste}</button>
        ${this.#file(stage)}
      </div>
    </div>`;
  }

  /** A button that opens the computer's files. */
  #file(what: Loading['what']): TemplateResult {
    const pick = async (event: Event): Promise<void> => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      if (!file) return;
      const content = await readTextFile(file);
      input.value = '';
      if (content !== null) {
        this.#open(what, content, /\.(csv|tsv)$/i.test(file.name));
        return;
      }
      this.panel.notify({
        tone: 'trouble',
        type: null,
        code: null,
        message: this.text(contentText).notText(file.name),
      });
    };
    return html`<label class="key">
      ${icon('upload', 18)}${this.text(contentText).file}
      <input
        type="file"
        aria-label="${this.text(contentText).file}: ${this.#nameOf(what)}"
        accept=".txt,.csv,.tsv,.json,text/plain,text/csv"
        @change=${pick}
      />
    </label>`;
  }

  #nameOf(what: Loading['what']): string {
    return what === 'questions' ? this.text(contentText).questions : this.text(stageNames)[what];
  }

  #open(what: Loading['what'], text: string, isCsv = false): void {
    this.loading = { what, text, isCsv };
  }

  #dialog(): TemplateResult | typeof nothing {
    const { loading } = this;
    if (!loading) return nothing;
    const text = this.text(contentText);
    const close = (): void => {
      this.loading = null;
    };
    const isDeck = loading.what !== 'questions';
    const list = isDeck ? readDeck(loading.text, loading.isCsv) : readQuestions(loading.text);
    const wrong = 'wrongAt' in list ? list : null;
    const deck = 'items' in list ? list : null;
    const questions = 'questions' in list ? list.questions : [];
    const isEmpty = loading.text.trim() === '';
    const count = deck ? deck.items.length : questions.length;

    const load = async (): Promise<void> => {
      close();
      const answer = deck
        ? await this.panel.send('deck.load', { deck: loading.what, items: deck.items })
        : await this.panel.send('questions.load', { questions });
      if (answer?.ok)
        this.panel.notify({
          tone: 'done',
          type: null,
          code: null,
          message: text.loaded[loading.what](count),
        });
    };

    return html`<wa-dialog
      open
      label=${loading.what === 'questions' ? text.questionsTitle : text.pasteTitle(this.#nameOf(loading.what))}
      @wa-after-hide=${(event: Event) => {
        if ((event.target as Element).localName === 'wa-dialog') close();
      }}
    >
      <div class="stack">
        <p class="soft small">${isDeck ? text.pasteText : text.questionsFormat}</p>
        <wa-textarea
          class="bare"
          ${ref(focusFirst)}
          rows="11"
          label=${text.paste}
          .value=${loading.text}
          @input=${(event: InputEvent) => {
            this.loading = { ...loading, text: (event.target as HTMLTextAreaElement).value };
          }}
        ></wa-textarea>
        ${
          isEmpty
            ? nothing
            : html`<div class="row wrap">
                ${
                  wrong
                    ? html`<span class="bad-line">${text.wrong[wrong.why](wrong.wrongAt)}</span>`
                    : html`<span class="chip good">${text.found(count)}</span>`
                }
                ${deck && deck.doubles > 0 ? html`<span class="chip warn">${text.doubles(deck.doubles)}</span>` : nothing}
              </div>`
        }
      </div>
      <div slot="footer" class="row">
        <button @click=${close}>${this.text(shellText).cancel}</button>
        <button class="main" ?disabled=${count === 0} @click=${() => void load()}>${text.load(count)}</button>
      </div>
    </wa-dialog>`;
  }
}

customElements.define('vp-content-section', ContentSection);
