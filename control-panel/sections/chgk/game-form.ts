import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import { css, html, nothing, type TemplateResult } from 'lit';

import { type Drafts } from '../../drafts.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
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
        gap: 14px;
      }
      .sectors button[aria-pressed='true'] {
        background: var(--pick-deep);
        border-color: #3f86d4;
      }
      .sectors {
        display: flex;
        flex-wrap: wrap;
        gap: 5px;
      }
      .sectors button {
        min-height: 36px;
        min-width: 36px;
        padding: 0 8px;
      }
      .count {
        display: flex;
        align-items: center;
        gap: 8px;
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
      .two {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 14px 20px;
        align-items: start;
      }
    `,
  ];

  override render(): TemplateResult {
    const text = this.text(chgkText);
    const { view, drafts } = this.panel;
    const game = drafts.game;
    const teams = (view?.teams ?? []).filter((team) => !team.disqualified);
    const chosen = teams.find((team) => team.id === game.team);
    const set = (change: Partial<Drafts['game']>): void => {
      this.panel.draft({ game: { ...this.panel.drafts.game, ...change } });
    };
    return html`<div class="stack">
      ${
        teams.length === 0
          ? nothing
          : html`<wa-select
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
              label=${text.teamName}
              .value=${game.experts}
              @input=${(event: InputEvent) => set({ experts: (event.target as HTMLInputElement).value })}
            ></wa-input>`
      }
      <wa-input
        label=${text.players}
        hint=${text.playersHint}
        .value=${game.players}
        @input=${(event: InputEvent) => set({ players: (event.target as HTMLInputElement).value })}
      ></wa-input>
      <div>
        <div class="label">${text.blitz}</div>
        <div class="sectors">
          <button aria-pressed=${game.blitz === null ? 'true' : 'false'} @click=${() => set({ blitz: null })}>
            ${text.noBlitz}
          </button>
          ${BLITZ_SECTORS.map(
            (sector) =>
              html`<button
                aria-pressed=${game.blitz === sector ? 'true' : 'false'}
                @click=${() => set({ blitz: sector })}
              >
                ${sector}
              </button>`,
          )}
        </div>
      </div>
      <div class="two">
        <wa-input
          label=${text.viewersName}
          placeholder=${text.viewersPlaceholder}
          .value=${game.viewers}
          @input=${(event: InputEvent) => set({ viewers: (event.target as HTMLInputElement).value })}
        ></wa-input>
        <div>
          <div class="label">${text.internetCount}</div>
          <div class="count">
            <button
              class="icon-only small"
              aria-label="${text.internetCount} −1"
              ?disabled=${game.internetCount <= 0}
              @click=${() => set({ internetCount: game.internetCount - 1 })}
            >
              ${icon('minus', 16)}
            </button>
            <b>${game.internetCount}</b>
            <button
              class="icon-only small"
              aria-label="${text.internetCount} +1"
              @click=${() => set({ internetCount: game.internetCount + 1 })}
            >
              ${icon('plus', 16)}
            </button>
          </div>
        </div>
      </div>
    </div>`;
  }
}

customElements.define('vp-game-form', GameForm);
