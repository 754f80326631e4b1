import { css, html, nothing, type TemplateResult } from 'lit';

import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkText } from './text.ts';

/** The best player and the best question, as the advocates name them. */
export class AwardsCard extends PanelElement {
  static override styles = [
    shared,
    css`
      .what {
        margin-bottom: 6px;
      }
      .row {
        gap: 6px;
      }
      .sector {
        min-width: 38px;
      }
    `,
  ];

  override render(): TemplateResult {
    const chgk = this.panel.room?.chgk;
    if (!chgk) return html``;
    const text = this.text(chgkText);
    const { player, question } = chgk.awards;
    return html`<div class="card stack" data-place="awards">
      <span class="label">${text.awards}</span>
      <div>
        <div class="small soft what">${text.bestPlayer}</div>
        ${chgk.experts.players.length === 0 ? html`<p class="small quiet">${text.noPlayersForAward}</p>` : nothing}
        <div class="row wrap">
          ${chgk.experts.players.map(
            (name) =>
              html`<button
                class="small ${name === player ? 'good' : ''}"
                data-focus
                aria-pressed=${name === player ? 'true' : 'false'}
                @click=${() => void this.panel.send('chgk.award.player', { name })}
              >
                ${name}
              </button>`,
          )}
        </div>
      </div>
      <div>
        <div class="small soft what">${text.bestQuestion}</div>
        <div class="row wrap">
          ${chgk.played.length === 0 ? html`<span class="small quiet">${text.notPlayed}</span>` : nothing}
          ${chgk.played.map(
            (sector) =>
              html`<button
                class="small sector ${sector === question ? 'good' : ''}"
                aria-label=${text.sector(sector)}
                aria-pressed=${sector === question ? 'true' : 'false'}
                @click=${() => void this.panel.send('chgk.award.question', { sector })}
              >
                ${sector}
              </button>`,
          )}
        </div>
      </div>
    </div>`;
  }
}

customElements.define('vp-chgk-awards', AwardsCard);
