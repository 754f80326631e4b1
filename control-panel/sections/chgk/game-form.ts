import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import { css, html, nothing, type TemplateResult } from 'lit';

import { type Drafts, FROM_PACKAGE } from '../../drafts.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { plannedTable, startGame } from '../../steps/start.ts';
import type { Step } from '../../steps/step.ts';
import { chgkText } from './text.ts';

/** Value of the choice that is no team of the list. */
const OTHER = '-';
const BLITZ_SECTORS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Who plays the next game of «Что? Где? Когда?». What is filled in here, the big button starts. */
export class GameForm extends PanelElement {
  static override styles = [
    shared,
    css`
      .stack {
        gap: 11px;
      }
      .who {
        display: grid;
        grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
        gap: 12px;
        align-items: end;
      }
      .who > :only-child {
        grid-column: 1 / -1;
      }
      .sectors {
        display: grid;
        grid-template-columns: repeat(7, minmax(0, 1fr));
        gap: 4px;
      }
      .sectors button {
        min-height: 34px;
        padding: 0 4px;
      }
      @media (min-width: 1700px) {
        .sectors {
          grid-template-columns: repeat(13, minmax(0, 1fr));
        }
      }
      .sectors button[aria-pressed='true'] {
        background: var(--pick-deep);
        border-color: #3f86d4;
      }
      .count {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      .count .label {
        flex: 1;
        margin: 0;
      }
      .count b {
        min-width: 30px;
        text-align: center;
        font-size: 19px;
        font-variant-numeric: tabular-nums;
      }
      .label {
        margin-bottom: 6px;
      }
      .from {
        color: var(--pick);
        text-transform: none;
        letter-spacing: 0;
        font-size: 12px;
      }
    `,
  ];

  override render(): TemplateResult {
    const text = this.text(chgkText);
    const { view, room, drafts } = this.panel;
    if (!view || !room) return html``;
    const game = drafts.game;
    const table = plannedTable(room, drafts);
    const teams = view.teams.filter((team) => !team.disqualified);
    const chosen = teams.find((team) => team.id === game.team);
    const set = (change: Partial<Drafts['game']>): void => {
      this.panel.draft({ game: { ...this.panel.drafts.game, ...change } });
    };
    return html`<div class="stack">
      <div class="who">
        ${
          teams.length === 0
            ? nothing
            : html`<wa-select
                data-focus
                label=${text.whoPlays}
                .value=${game.team ?? OTHER}
                @wa-after-hide=${(event: Event) => {
                  // The space bar belongs to the next step again.
                  (event.currentTarget as HTMLElement).blur();
                }}
                @change=${(event: Event) => {
                  const team = teams.find((one) => one.id === (event.target as HTMLInputElement).value);
                  set(
                    team
                      ? { team: team.id, players: team.players.join(', '), experts: '' }
                      : { team: null, players: '' },
                  );
                }}
              >
                <wa-option value=${OTHER}>${text.otherTeam}</wa-option>
                ${teams.map((team) => html`<wa-option value=${team.id}>${team.name}</wa-option>`)}
              </wa-select>`
        }
        ${
          chosen
            ? nothing
            : html`<wa-input
                data-focus
                label=${text.teamName}
                required
                .value=${game.experts}
                @input=${(event: InputEvent) => set({ experts: (event.target as HTMLInputElement).value })}
              ></wa-input>`
        }
      </div>
      <wa-input
        label=${text.players}
        placeholder=${text.playersHint}
        .value=${game.players}
        @input=${(event: InputEvent) => set({ players: (event.target as HTMLInputElement).value })}
      ></wa-input>
      <wa-input
        label=${text.viewersName}
        placeholder=${text.viewersPlaceholder}
        .value=${game.viewers}
        @input=${(event: InputEvent) => set({ viewers: (event.target as HTMLInputElement).value })}
      ></wa-input>
      <div>
        <div class="label">
          ${text.blitz}${this.#fromPackage(game.blitz === FROM_PACKAGE && room.package.blitz !== null)}
        </div>
        <div class="sectors" role="group" aria-label=${text.blitz}>
          <button
            aria-pressed=${table.blitz === null ? 'true' : 'false'}
            @click=${() => set({ blitz: null })}
          >
            ${text.noBlitz}
          </button>
          ${BLITZ_SECTORS.map(
            (sector) =>
              html`<button
                aria-label=${text.sector(sector)}
                aria-pressed=${table.blitz === sector ? 'true' : 'false'}
                @click=${() => set({ blitz: sector })}
              >
                ${sector}
              </button>`,
          )}
        </div>
      </div>
      <div class="count">
        <span class="label"
          >${text.internetCount}${this.#fromPackage(
            game.internetCount === FROM_PACKAGE && room.package.internetCount > 0,
          )}</span
        >
        <button
          class="icon-only small"
          aria-label="${text.internetCount} −1"
          ?disabled=${table.internetCount <= 0}
          @click=${() => set({ internetCount: table.internetCount - 1 })}
        >
          ${icon('minus', 16)}
        </button>
        <b>${table.internetCount}</b>
        <button
          class="icon-only small"
          aria-label="${text.internetCount} +1"
          @click=${() => set({ internetCount: table.internetCount + 1 })}
        >
          ${icon('plus', 16)}
        </button>
      </div>
      ${this.#start(startGame(view, room, drafts))}
    </div>`;
  }

  #fromPackage(isSo: boolean): TemplateResult | typeof nothing {
    return isSo ? html` <span class="from">${this.text(chgkText).fromPackage}</span>` : nothing;
  }

  #start(step: Step): TemplateResult {
    const text = this.text(chgkText);
    const isNamed = step.act?.kind === 'command';
    return html`<div class="row wrap">
      <button
        class="main"
        data-start="game"
        aria-disabled=${this.panel.guard.isLive(step) ? 'false' : 'true'}
        ?disabled=${!isNamed}
        @click=${() => this.panel.press(step)}
      >
        ${icon('play', 18)}${text.startGame}
      </button>
      ${isNamed ? nothing : html`<span class="small quiet">${text.nameFirst}</span>`}
    </div>`;
  }
}

customElements.define('vp-game-form', GameForm);
