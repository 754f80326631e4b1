import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import { LADDER_TABLE } from '../../../src/rules/ladder.ts';
import { DEFAULT_RULESET } from '../../../src/rules/default-ruleset.ts';
import type { Ruleset } from '../../../src/rules/ruleset.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { points, readNumber } from '../../text/numbers.ts';
import { fits, OPTION_GROUPS, OPTION_KINDS, type PlainOption, readLadder, writeLadder } from './options.ts';
import { showText } from './text.ts';

/** Ruleset options with what is usual, each saved by itself. */
export class RulesCard extends PanelElement {
  static override properties: PropertyDeclarations = {
    typed: { state: true },
    ladder: { state: true },
  };
  /** What is being typed into the fields and has not been taken. */
  declare typed: Readonly<Partial<Record<PlainOption | 'creditsPerGame', string>>>;
  /** The own ladder while it is written; null: as it is. */
  declare ladder: string | null;

  static override styles = [
    shared,
    css`
      h3 {
        font-size: 14px;
        margin: 8px 0 2px;
        color: var(--ink-2);
      }
      .option {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 96px 92px;
        gap: 10px;
        align-items: center;
        min-height: 44px;
        border-top: 1px solid var(--line);
        padding: 3px 0;
      }
      .option .usual {
        font-size: 12px;
        color: var(--ink-3);
        font-variant-numeric: tabular-nums;
      }
      .changed > span:first-child {
        color: var(--next);
        font-weight: 650;
      }
      .option button.usual {
        min-height: 30px;
        padding: 2px 6px;
        justify-content: flex-start;
        gap: 4px;
      }
      .wide {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      .bad-line {
        grid-column: 1 / -1;
        color: #ff9d92;
        font-size: 13px;
      }
      .segments button {
        min-height: 32px;
        padding: 2px 10px;
        font-size: 13px;
        white-space: nowrap;
      }
    `,
  ];

  constructor() {
    super();
    this.typed = {};
    this.ladder = null;
  }

  override render(): TemplateResult {
    const { view } = this.panel;
    if (!view) return html``;
    const text = this.text(showText);
    const ruleset = view.ruleset as unknown as Ruleset;
    return html`<div class="card">
      <h2>${text.rules}</h2>
      <p class="small soft" style="margin: 6px 0 4px">${text.rulesText}</p>
      ${OPTION_GROUPS.map(
        (group) => html`
          <h3>${text.groups[group.id]}</h3>
          ${group.id === 'party' ? this.#ladder(ruleset) : nothing}
          ${group.options.map((name) => this.#option(name, ruleset))}
          ${group.id === 'chgk' ? this.#credits(ruleset) : nothing}
        `,
      )}
    </div>`;
  }

  #send(change: Readonly<Record<string, unknown>>): void {
    void this.panel.send('show.configure', { ruleset: change });
  }

  #back(isChanged: boolean, usual: string, send: () => void): TemplateResult {
    const text = this.text(showText);
    return isChanged
      ? html`<button class="flat usual" title=${text.backToUsual} @click=${send}>
          ${icon('undo', 14)}${usual}
        </button>`
      : html`<span class="usual">${text.usual(usual)}</span>`;
  }

  #option(name: PlainOption, ruleset: Ruleset): TemplateResult {
    const text = this.text(showText);
    const kind = OPTION_KINDS[name];
    const value = ruleset[name];
    const usual = DEFAULT_RULESET[name];
    const isChanged = value !== usual;
    if (typeof value === 'boolean') {
      return html`<div class="option ${isChanged ? 'changed' : ''}" data-option=${name}>
        <span>${text.options[name]}</span>
        <wa-switch
          class="bare"
          ?checked=${value}
          @change=${(event: Event) => this.#send({ [name]: (event.target as HTMLInputElement).checked })}
          >${text.options[name]}</wa-switch
        >
        ${this.#back(isChanged, usual === true ? text.yes : text.no, () => this.#send({ [name]: usual }))}
      </div>`;
    }
    const typed = this.typed[name];
    const read = typed === undefined ? value : readNumber(typed);
    const isGood = fits(kind, read);
    return html`<div class="option ${isChanged ? 'changed' : ''}" data-option=${name}>
      <span>${text.options[name]}</span>
      <wa-input
        class="bare"
        label=${text.options[name]}
        inputmode="decimal"
        .value=${typed ?? points(value, this.language)}
        @input=${(event: InputEvent) => {
          this.typed = { ...this.typed, [name]: (event.target as HTMLInputElement).value };
        }}
        @change=${() => {
          const { [name]: _taken, ...rest } = this.typed;
          if (isGood && read !== value) this.#send({ [name]: read });
          if (isGood) this.typed = rest;
        }}
      ></wa-input>
      ${this.#back(isChanged, points(Number(usual), this.language), () => this.#send({ [name]: usual }))}
      ${isGood ? nothing : html`<span class="bad-line">${text.bad}</span>`}
    </div>`;
  }

  #credits(ruleset: Ruleset): TemplateResult {
    const text = this.text(showText);
    const value = ruleset.creditsPerGame;
    const set = (creditsPerGame: number | null): void => this.#send({ creditsPerGame });
    return html`<div class="option wide ${value === null ? '' : 'changed'}" data-option="creditsPerGame">
      <span>${text.credits}</span>
      ${segments({
        label: text.credits,
        all: [null, 0, 1, 2, ...(value !== null && value > 2 ? [value] : [])],
        chosen: value,
        words: (count) => count ?? text.noLimit,
        choose: set,
      })}
    </div>`;
  }

  #ladder(ruleset: Ruleset): TemplateResult {
    const text = this.text(showText);
    const { ladder } = ruleset;
    const own = typeof ladder === 'string' ? null : ladder;
    const written = this.ladder ?? (own ? writeLadder(own) : null);
    const chosen = this.ladder !== null || own ? 'own' : (ladder as 'table' | '15s');
    const rows = written === null ? null : readLadder(written);
    return html`<div
      class="option wide ${ladder === DEFAULT_RULESET.ladder ? '' : 'changed'}"
      data-option="ladder"
    >
      <span>${text.ladder}</span>
      ${segments({
        label: text.ladder,
        all: ['table', '15s', 'own'] as const,
        chosen,
        words: (one) => text.ladders[one],
        choose: (one) => {
          if (one === 'own') this.ladder = written ?? writeLadder(LADDER_TABLE);
          else {
            this.ladder = null;
            this.#send({ ladder: one });
          }
        },
      })}
      ${
        chosen === 'own'
          ? html`<div style="grid-column: 1 / -1" class="stack">
              <wa-textarea
                class="bare"
                rows="6"
                label=${text.ladder}
                hint=${text.ladderHint}
                .value=${written ?? ''}
                @input=${(event: InputEvent) => {
                  this.ladder = (event.target as HTMLTextAreaElement).value;
                }}
              ></wa-textarea>
              ${
                this.ladder === null
                  ? nothing
                  : html`<div class="row">
                      ${rows === null ? html`<span class="bad-line">${text.badLadder}</span>` : nothing}
                      <span class="spacer"></span>
                      <button
                        class="main small"
                        ?disabled=${rows === null}
                        @click=${() => {
                          this.ladder = null;
                          this.#send({ ladder: rows });
                        }}
                      >
                        ${text.save}
                      </button>
                    </div>`
              }
            </div>`
          : nothing
      }
    </div>`;
  }
}

customElements.define('vp-rules-card', RulesCard);
