import { css, html, type TemplateResult } from 'lit';

import type { ChgkHostView, Side } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkText } from './text.ts';

/** So many pips have room beside a name. */
const PIPS_MOST = 12;

/** Who plays whom, and how it stands. */
export class ScoreCard extends PanelElement {
  static override styles = [
    shared,
    css`
      .card {
        display: grid;
        grid-template-columns: 1fr auto 1fr;
        align-items: center;
        gap: 16px;
        padding: 8px 18px;
      }
      .side {
        min-width: 0;
        display: flex;
        flex-direction: column;
        gap: 6px;
      }
      .side:last-child {
        align-items: flex-end;
        text-align: right;
      }
      .side b {
        font-size: 16px;
        line-height: 1.2;
        font-weight: 700;
        max-width: 100%;
        display: -webkit-box;
        -webkit-line-clamp: 2;
        -webkit-box-orient: vertical;
        overflow: hidden;
      }
      .pips {
        display: flex;
        gap: 5px;
      }
      .side:last-child .pips {
        flex-direction: row-reverse;
      }
      .pips i {
        width: 24px;
        height: 8px;
        border-radius: 4px;
        background: var(--surface-3);
      }
      .experts .on {
        background: var(--experts);
      }
      .viewers .on {
        background: var(--viewers);
      }
      .numbers {
        text-align: center;
      }
      .numbers b {
        font-size: 40px;
        line-height: 1;
        font-weight: 800;
        letter-spacing: -0.03em;
        font-variant-numeric: tabular-nums;
      }
      .numbers .e {
        color: var(--experts);
      }
      .numbers .v {
        color: var(--viewers);
      }
    `,
  ];

  override render(): TemplateResult {
    const chgk = this.panel.room?.chgk;
    if (!chgk) return html``;
    return html`<div class="card">
      ${this.#side('experts', chgk.experts.name, chgk)}
      <div class="numbers">
        <b class="e">${chgk.score.experts}</b> <b class="quiet">:</b> <b class="v">${chgk.score.viewers}</b>
        <div class="small soft">${this.#round(chgk)}</div>
      </div>
      ${this.#side('viewers', chgk.viewers.name || this.text(chgkText).viewers, chgk)}
    </div>`;
  }

  #side(side: Side, name: string, chgk: ChgkHostView): TemplateResult {
    const pips = Array.from({ length: Math.min(chgk.gameTo, PIPS_MOST) }, (_, i) => i < chgk.score[side]);
    return html`<div class="side ${side}">
      <b title=${name}>${name}</b>
      <span class="pips" aria-hidden="true">${pips.map((on) => html`<i class=${on ? 'on' : ''}></i>`)}</span>
    </div>`;
  }

  #round(chgk: ChgkHostView): string {
    const text = this.text(chgkText);
    if (chgk.decisive) return text.decisiveRound(chgk.decisive.player);
    const goal = text.gameTo(chgk.gameTo);
    return chgk.round === 0 ? goal : `${text.round(chgk.round)} · ${goal}`;
  }
}

customElements.define('vp-chgk-score', ScoreCard);
