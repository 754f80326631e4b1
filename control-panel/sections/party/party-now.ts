import './guess-card.ts';
import './turn-card.ts';
import './words-card.ts';

import { css, html, type TemplateResult } from 'lit';

import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';

/** What is going on in the attempt, phase by phase. */
export class PartyNow extends PanelElement {
  static override styles = [
    shared,
    css`
      :host > * {
        height: 100%;
      }
    `,
  ];

  override render(): TemplateResult {
    const { panel } = this;
    const party = panel.room?.party;
    if (!party) return html``;
    if (party.phase === 'ready') return html`<vp-party-turn .panel=${panel}></vp-party-turn>`;
    const isHat = party.stage === 'hat' && party.phase !== 'prep';
    return isHat
      ? html`<vp-party-words .panel=${panel}></vp-party-words>`
      : html`<vp-party-guess .panel=${panel}></vp-party-guess>`;
  }
}

customElements.define('vp-party-now', PartyNow);
