import { css, html, nothing, type TemplateResult } from 'lit';

import type { ChgkHostView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkText } from './text.ts';

/** What somebody in the studio has to say before the game goes on: a number, two consents, a name. */
export class ChoiceCard extends PanelElement {
  static override styles = [
    shared,
    css`
      .card {
        border-color: var(--next-deep);
        background: #2a220f;
      }
      .pick {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .pick button {
        min-width: 56px;
        min-height: 52px;
        font-size: 18px;
      }
      .pick button[aria-pressed='true'] {
        background: linear-gradient(#ffd777, var(--next));
        color: var(--on-next);
        border-color: #ffe3a1;
      }
      .consents {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
      }
      .consents button {
        min-height: 60px;
        font-size: 17px;
      }
      .consents button[aria-pressed='true'] {
        background: linear-gradient(#2bb868, #14884a);
        border-color: #3fd480;
      }
    `,
  ];

  override render(): TemplateResult {
    const chgk = this.panel.room?.chgk;
    switch (chgk?.phase) {
      case 'internetPick':
        return this.#number(chgk);
      case 'creditAsked':
        return this.#consents();
      case 'decisiveAsked':
        return this.#player(chgk);
      default:
        return html``;
    }
  }

  #number(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const chosen = this.panel.drafts.internetNumber;
    return html`<div class="card stack" data-place="number">
      <h1>${text.pickNumber}</h1>
      ${chgk.internetCount === 0 ? html`<p class="soft">${text.noNumbers}</p>` : nothing}
      <div class="pick">
        ${Array.from({ length: chgk.internetCount }, (_, i) => i + 1).map(
          (number) =>
            html`<button
              data-number=${number}
              data-focus
              aria-label=${text.number(number)}
              aria-pressed=${number === chosen ? 'true' : 'false'}
              @click=${() => this.panel.draft({ internetNumber: number })}
            >
              ${number}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #consents(): TemplateResult {
    const text = this.text(chgkText);
    const { consents } = this.panel.drafts;
    const button = (who: 'host' | 'viewersAdvocate', label: string): TemplateResult =>
      html`<button
        data-consent=${who}
        aria-pressed=${consents[who] ? 'true' : 'false'}
        @click=${() => this.panel.draft({ consents: { ...consents, [who]: !consents[who] } })}
      >
        ${icon(consents[who] ? 'check' : 'minus', 22)}${label}
      </button>`;
    return html`<div class="card stack">
      <h1>${text.consents}</h1>
      <p class="soft small">${text.consentsHint}</p>
      <div class="consents">${button('host', text.host)}${button('viewersAdvocate', text.advocate)}</div>
    </div>`;
  }

  #player(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const chosen = this.panel.drafts.decisivePlayer;
    return html`<div class="card stack" data-place="players">
      <h1>${text.pickPlayer}</h1>
      ${chgk.experts.players.length === 0 ? html`<p class="soft">${text.noPlayers}</p>` : nothing}
      <div class="pick">
        ${chgk.experts.players.map(
          (player) =>
            html`<button
              data-focus
              aria-pressed=${player === chosen ? 'true' : 'false'}
              @click=${() => this.panel.draft({ decisivePlayer: player })}
            >
              ${player}
            </button>`,
        )}
      </div>
    </div>`;
  }
}

customElements.define('vp-chgk-choice', ChoiceCard);
