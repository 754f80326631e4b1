import { css, html, nothing, type TemplateResult } from 'lit';

import type { ChgkHostView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkPhases } from '../../text/names.ts';
import { debtLine } from './debt-line.ts';
import { chgkText } from './text.ts';

/** Phases in which the question has been answered, so that its answer may be shown. */
const ANSWERED: readonly ChgkHostView['phase'][] = ['answering', 'between', 'over'];

/** The question of the round: the one being played, and after its verdict the one just played. */
export class QuestionCard extends PanelElement {
  static override styles = [
    shared,
    debtLine,
    css`
      .where {
        display: flex;
        align-items: baseline;
        gap: 12px;
        flex-wrap: wrap;
      }
      .where h1 {
        font-size: 26px;
      }
      .q {
        font-size: 17px;
        line-height: 1.45;
        font-weight: 500;
        white-space: pre-line;
      }
      .played .q {
        font-size: 15px;
        line-height: 1.35;
        display: -webkit-box;
        -webkit-line-clamp: 3;
        -webkit-box-orient: vertical;
        overflow: hidden;
      }
      .a {
        background: #1d1a2e;
        border: 1px solid #433a72;
        border-radius: 8px;
        padding: 10px 14px;
      }
      .a .label {
        color: #a89ee0;
        display: flex;
        gap: 6px;
        align-items: center;
      }
      .a b {
        display: block;
        font-size: 19px;
        line-height: 1.25;
        margin-top: 2px;
      }
      .blitz {
        display: flex;
        gap: 6px;
      }
      .blitz i {
        width: 34px;
        height: 8px;
        border-radius: 4px;
        background: var(--surface-3);
      }
      .blitz .done {
        background: var(--good);
      }
      .blitz .now {
        background: var(--next);
      }
    `,
  ];

  override render(): TemplateResult {
    const chgk = this.panel.room?.chgk;
    if (!chgk || chgk.sector === null) return html``;
    const isPlayed = chgk.phase === 'between' || chgk.phase === 'over';
    if (isPlayed) return this.#played(chgk);
    return html`<div class="card stack">
      <div class="where">
        <h1>${this.text(chgkPhases)[chgk.phase]}</h1>
        ${this.#sector(chgk)} ${this.#blitz(chgk)}
      </div>
      ${
        chgk.pointed !== null && chgk.pointed !== chgk.sector
          ? html`<p class="small quiet">${this.text(chgkText).shifted(chgk.pointed, chgk.sector)}</p>`
          : nothing
      }
      ${chgk.credit === 'owed' ? this.#debt() : nothing} ${this.#words(chgk)}
    </div>`;
  }

  /** Its answer is often shown only now. On paper there is nothing to show. */
  #played(chgk: ChgkHostView): TemplateResult {
    if (chgk.card?.text == null) return html``;
    return html`<div class="card stack played">
      <div class="where">
        <h2>${this.text(chgkText).playedQuestion}</h2>
        ${this.#sector(chgk)}
      </div>
      ${this.#words(chgk)}
    </div>`;
  }

  #sector(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const parts = [
      chgk.sector === null ? null : text.sector(chgk.sector),
      chgk.sectorKind === 'blitz' ? text.blitzKind(Number(this.panel.view?.ruleset['blitzSeconds'])) : null,
      chgk.internetNumber === null ? null : `№ ${String(chgk.internetNumber)}`,
    ];
    return html`<span class="soft">${parts.filter((part) => part !== null).join(' · ')}</span>`;
  }

  #blitz({ blitzQuestion }: ChgkHostView): TemplateResult | typeof nothing {
    if (blitzQuestion === null) return nothing;
    const look = (n: number): string => (n < blitzQuestion ? 'done' : n === blitzQuestion ? 'now' : '');
    return html`<span class="row">
      <span class="blitz">${[1, 2, 3].map((n) => html`<i class=${look(n)}></i>`)}</span>
      <span class="small soft">${this.text(chgkText).blitzOf(blitzQuestion)}</span>
    </span>`;
  }

  #debt(): TemplateResult {
    return html`<div class="debt">${icon('warning', 22)}${this.text(chgkText).debt}</div>`;
  }

  #words(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const { card } = chgk;
    if (card?.text == null) return html`<p class="quiet small"><b>${text.noCard}.</b> ${text.noCardText}</p>`;
    return html`
      <p class="q">${card.text}</p>
      ${
        card.author || card.town
          ? html`<p class="small quiet">${[card.author, card.town].filter(Boolean).join(', ')}</p>`
          : nothing
      }
      <div class="a" title=${text.secret}>
        <span class="label">${icon('eye', 14)}${text.answer}</span>
        <b>${card.answer}</b>
        ${card.comment ? html`<div class="small soft" style="margin-top: 4px">${card.comment}</div>` : nothing}
      </div>
      ${this.#reveals(chgk)}
    `;
  }

  #reveals(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const shown = { text: chgk.question?.text != null, answer: chgk.question?.answer != null };
    const tooEarly = !ANSWERED.includes(chgk.phase);
    const button = (what: 'text' | 'answer', label: string, disabled: boolean): TemplateResult =>
      html`<button
        class="small"
        data-reveal=${what}
        ?disabled=${disabled}
        @click=${() => void this.panel.send('chgk.question.reveal', { what })}
      >
        ${icon(shown[what] ? 'check' : 'eye', 16)}${label}
      </button>`;
    return html`<div class="row wrap">
      ${button('text', shown.text ? text.shownText : text.showText, shown.text)}
      ${button('answer', shown.answer ? text.shownAnswer : text.showAnswer, shown.answer || tooEarly)}
      ${tooEarly ? html`<span class="small quiet">${text.answerLater}</span>` : nothing}
    </div>`;
  }
}

customElements.define('vp-chgk-question', QuestionCard);
