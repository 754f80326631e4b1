import { css, html, nothing, type TemplateResult } from 'lit';

import { digitsOf } from '../../../src/rules/digits.ts';
import type { PartyHostView, RoomOperatorView } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { nextFall, pointsAt } from '../../step-context.ts';
import { isDeckOut } from '../../steps/party.ts';
import { points } from '../../text/numbers.ts';
import { attemptHeader, attemptStyles, conditions, secretBox } from './attempt-parts.ts';
import { partyText } from './text.ts';

/** The preparation of any attempt, and an attempt by the ladder: what it is worth now, what it falls to. */
export class GuessCard extends PanelElement {
  protected override readonly ticking = true;

  static override styles = [
    shared,
    attemptStyles,
    css`
      .big {
        font-size: 76px;
        line-height: 1;
        font-weight: 800;
        letter-spacing: -0.04em;
        font-variant-numeric: tabular-nums;
      }
      .worth {
        display: flex;
        align-items: flex-end;
        gap: 14px;
      }
      .worth .small {
        padding-bottom: 8px;
        font-weight: 600;
      }
      .fall {
        height: 6px;
        border-radius: 3px;
        background: var(--surface-3);
        overflow: hidden;
        flex: none;
      }
      .fall i {
        display: block;
        height: 100%;
        background: var(--next);
        transform-origin: 0 50%;
      }
      .steps {
        display: flex;
        gap: 3px;
      }
      .steps span {
        flex: 1;
        text-align: center;
        padding: 5px 0;
        border-radius: 4px;
        background: var(--surface-3);
        color: var(--ink-3);
        font-size: 13px;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      .steps .now {
        background: var(--next);
        color: var(--on-next);
      }
      .steps .gone {
        opacity: 0.4;
        text-decoration: line-through;
      }
      .who {
        font-weight: 650;
        font-size: 17px;
      }
    `,
  ];

  override render(): TemplateResult {
    const room = this.panel.room;
    const party = room?.party;
    if (!party) return html``;
    const team = this.panel.view?.teams.find((one) => one.id === party.team) ?? null;
    return html`<div class="card">
      ${attemptHeader(team, party, this.text(partyText).playing, this.language)}
      ${
        party.phase === 'prep'
          ? this.#prep(room, party)
          : party.phase === 'review'
            ? this.#late(party)
            : this.#ladder(room, party)
      }
    </div>`;
  }

  #item(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    return secretBox(party.item, text.it, this.language, isDeckOut(party) ? text.itemsOut : undefined);
  }

  #prep(room: RoomOperatorView, party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    return html`
      ${
        party.explainer && party.stage
          ? html`<div>
              <span class="label">${text.explainer[party.stage]}</span>
              <div class="who">${party.explainer}</div>
            </div>`
          : nothing
      }
      <p class="soft">${room.clock?.ended ? text.prepOver : text.prepHint}</p>
      ${party.stage === 'hat' ? nothing : this.#item(party)} ${conditions(party, this.language)}
    `;
  }

  #ladder(room: RoomOperatorView, party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const t = this.panel.now();
    const worth = pointsAt(room, t) ?? 0;
    const fall = nextFall(room, t);
    const index = party.ladder.findIndex((row) => row.points === worth);
    const upper =
      index > 0 ? (party.ladder[index - 1]?.seconds ?? 0) : (room.clock?.durationMs ?? 0) / 1000 + 1;
    const stepMs = Math.max(1000, (upper - (party.ladder[index]?.seconds ?? 0)) * 1000);
    return html`
      <div>
        <span class="label">${text.worth}</span>
        <div class="worth">
          <span class="big">${points(worth, this.language)}</span>
          ${
            fall && room.clock?.running
              ? html`<span class="small soft num"
                  >${text.fallsTo(fall.to, digitsOf(Math.ceil(fall.inMs / 1000)))}</span
                >`
              : nothing
          }
        </div>
      </div>
      <div class="fall">
        <i style="transform: scaleX(${fall ? Math.min(1, Math.max(0, fall.inMs / stepMs)) : 0})"></i>
      </div>
      <div class="steps">
        ${party.ladder.map(
          (row, i) =>
            html`<span class=${i === index ? 'now' : i < index ? 'gone' : ''}
              >${points(row.points, this.language)}</span
            >`,
        )}
      </div>
      ${this.#item(party)}
      ${
        party.explainer && party.stage
          ? html`<div class="small soft">${text.explainer[party.stage]}: <b>${party.explainer}</b></div>`
          : nothing
      }
    `;
  }

  #late(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    return html`
      <h2>${text.reviewTime}</h2>
      <p class="soft">${text.reviewTimeHint}</p>
      ${this.#item(party)}
    `;
  }
}

customElements.define('vp-party-guess', GuessCard);
