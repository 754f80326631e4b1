import './awards-card.ts';
import './choice-card.ts';
import './game-form.ts';
import './question-card.ts';
import './resources-card.ts';
import './score-card.ts';
import './table-card.ts';

import { css, html, nothing, type TemplateResult } from 'lit';

import type { ChgkHostView, RoomOperatorView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkPhases } from '../../text/names.ts';
import { debtLine } from './debt-line.ts';
import { chgkText } from './text.ts';

/** A game of «Что? Где? Когда?» as it stands, and everything about it that is chosen rather than pressed. */
export class ChgkBoard extends PanelElement {
  static override styles = [
    shared,
    debtLine,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 300px;
        grid-template-rows: auto minmax(0, 1fr);
        gap: 12px;
        height: 100%;
      }
      @media (max-width: 1100px) {
        :host {
          grid-template-columns: minmax(0, 1fr) 220px;
        }
      }
      vp-chgk-score {
        grid-column: 1 / -1;
      }
      .column {
        display: flex;
        flex-direction: column;
        gap: 12px;
        min-height: 0;
        overflow: auto;
      }
      /* What does not fit is scrolled to, not squeezed. */
      .column > * {
        flex: none;
      }
      .win {
        font-size: 26px;
      }
    `,
  ];

  override render(): TemplateResult {
    const { panel } = this;
    const { room } = panel;
    const chgk = room?.chgk;
    if (!chgk) return html``;
    const isOver = chgk.phase === 'over';
    return html`
      <vp-chgk-score .panel=${panel}></vp-chgk-score>
      <div class="column">
        ${this.#now(room, chgk)}
        ${isOver ? this.#newGame() : html`<vp-chgk-resources .panel=${panel}></vp-chgk-resources>`}
      </div>
      <div class="column">
        <vp-chgk-table .panel=${panel}></vp-chgk-table>
        ${isOver ? nothing : html`<vp-chgk-awards .panel=${panel}></vp-chgk-awards>`}
      </div>
    `;
  }

  #now(room: RoomOperatorView, chgk: ChgkHostView): TemplateResult {
    const { panel } = this;
    const question = html`<vp-chgk-question .panel=${panel}></vp-chgk-question>`;
    switch (chgk.phase) {
      case 'creditAsked':
        return html`<vp-chgk-choice .panel=${panel}></vp-chgk-choice>${question}`;
      case 'internetPick':
      case 'decisiveAsked':
        return html`<vp-chgk-choice .panel=${panel}></vp-chgk-choice>`;
      case 'over':
        return html`<div class="card">
            <h1 class="win">${chgk.winner ? this.text(chgkText).winner[chgk.winner] : ''}</h1>
            <p class="quiet small" style="margin-top: 4px">${this.text(chgkText).overNote}</p>
          </div>
          <vp-chgk-awards .panel=${panel}></vp-chgk-awards>
          ${question}`;
      case 'between':
        return html`${this.#between(room, chgk)}${question}`;
      case 'spinning':
        return this.#between(room, chgk);
      default:
        return question;
    }
  }

  #between(room: RoomOperatorView, chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const isPointed = this.panel.drafts.realWheel && chgk.phase === 'between';
    return html`<div class="card stack">
      <h1>${this.text(chgkPhases)[chgk.phase]}</h1>
      ${isPointed ? html`<p class="soft">${text.pickSector}</p>` : nothing}
      ${chgk.credit === 'owed' ? html`<div class="debt">${icon('warning', 22)}${text.debt}</div>` : nothing}
      ${this.#series()}
      ${
        room.questions > 0
          ? html`<span class="chip" style="align-self: flex-start">${text.toFill(room.questions)}</span>`
          : nothing
      }
    </div>`;
  }

  #series(): TemplateResult | typeof nothing {
    const series = this.panel.view?.series ?? [];
    const best = [...series].sort((a, b) => b.experts - b.viewers - (a.experts - a.viewers))[0];
    if (!best) return nothing;
    return html`<p class="soft small">
      ${this.text(chgkText).seriesBest(best.experts - best.viewers, best.team)}
    </p>`;
  }

  #newGame(): TemplateResult {
    return html`<div class="card" data-place="game">
      <header><h2>${this.text(chgkText).newGame}</h2></header>
      <vp-game-form .panel=${this.panel}></vp-game-form>
    </div>`;
  }
}

customElements.define('vp-chgk-board', ChgkBoard);
