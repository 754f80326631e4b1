import { css, html, nothing, type TemplateResult } from 'lit';

import type { PartyHostView, TeamView } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { calledExplainer, calledTeam } from '../../steps/party.ts';
import { signed } from '../../text/numbers.ts';
import { attemptHeader, attemptStyles, conditions } from './attempt-parts.ts';
import { partyText } from './text.ts';

/** Between attempts: whose turn it is, who explains, and how the last attempt ended. */
export class TurnCard extends PanelElement {
  static override styles = [
    shared,
    attemptStyles,
    css`
      .players {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin-top: 6px;
      }
      .players button {
        min-height: 36px;
        padding: 4px 11px;
        font-size: 14px;
      }
      .players button[aria-pressed='true'] {
        background: var(--pick-deep);
        border-color: #3f86d4;
      }
      .last {
        margin-top: auto;
        padding-top: 10px;
        border-top: 1px solid var(--line);
        display: flex;
        align-items: center;
        gap: 10px;
      }
      .last b {
        font-size: 18px;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  override render(): TemplateResult {
    const { view, room, drafts } = this.panel;
    const party = room?.party;
    if (!view || !party) return html``;
    const text = this.text(partyText);
    const team = calledTeam(view, room, drafts);
    if (!team) {
      return html`<div class="card">
        <div class="empty">
          <strong>${text.noTeamsHere}</strong>${text.noTeamsHereText}
          <button class="main" @click=${() => this.panel.lead('teams')}>${text.toTeams}</button>
        </div>
      </div>`;
    }
    return html`<div class="card">
      ${attemptHeader(team, party, text.turn, this.language)}
      ${team.id === drafts.attempt.team ? nothing : html`<p class="small quiet">${text.turnHint}</p>`}
      ${team.players.length > 0 ? this.#explainer(team, party) : nothing} ${conditions(party, this.language)}
      ${this.#last(party)}
    </div>`;
  }

  #explainer(team: TeamView, party: PartyHostView): TemplateResult | typeof nothing {
    if (!party.stage) return nothing;
    const chosen = calledExplainer(team, this.panel.drafts);
    const label = this.text(partyText).explainer[party.stage];
    return html`<div>
      <div class="label">${label}</div>
      <div class="players" role="group" aria-label=${label}>
        ${team.players.map(
          (player) =>
            html`<button
              aria-pressed=${player === chosen ? 'true' : 'false'}
              @click=${() =>
                this.panel.draft({
                  attempt: { team: team.id, explainer: player === chosen ? '' : player },
                })}
            >
              ${player}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #last({ last, reveal }: PartyHostView): TemplateResult | typeof nothing {
    if (!last) return nothing;
    const item = reveal?.item?.text ?? null;
    const name = this.panel.view?.teams.find((team) => team.id === last.team)?.name ?? last.team;
    return html`<div class="last">
      <div style="flex: 1; min-width: 0">
        <div class="label">${this.text(partyText).last}</div>
        <div class="cut" style="font-weight: 600">${name}</div>
        ${item === null ? nothing : html`<div class="small soft">${item}</div>`}
      </div>
      <b>${signed(last.points, this.language)}</b>
    </div>`;
  }
}

customElements.define('vp-party-turn', TurnCard);
