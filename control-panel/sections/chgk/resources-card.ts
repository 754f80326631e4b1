import { css, html, type TemplateResult } from 'lit';

import type { Allowed } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { isRefusalCode, refusals } from '../../text/refusals.ts';
import { chgkText } from './text.ts';

/** What the experts still have, and when or why not it can be used. */
export class ResourcesCard extends PanelElement {
  static override styles = [
    shared,
    css`
      .card {
        padding-block: 10px 6px;
      }
      td {
        height: 31px;
      }
      td:first-child {
        font-weight: 600;
        white-space: nowrap;
      }
      .state {
        font-weight: 650;
        white-space: nowrap;
      }
      .yes {
        color: #5fe098;
      }
      .no {
        color: var(--ink-3);
        font-size: 13px;
        line-height: 1.25;
      }
    `,
  ];

  override render(): TemplateResult {
    const chgk = this.panel.room?.chgk;
    if (!chgk) return html``;
    const text = this.text(chgkText);
    const { can } = chgk;
    return html`<div class="card">
      <div class="label" style="margin-bottom: 6px">${text.resources}</div>
      <table>
        ${this.#row(text.early, '', can.early, text.when.early)}
        ${this.#row(text.extra, String(chgk.extraMinutes), can.extra, text.when.extra)}
        ${this.#row(text.club, text.clubStates[chgk.club], can.club, text.when.club)}
        ${this.#row(text.credit, text.creditStates[chgk.credit], can.credit, text.when.credit)}
        ${this.#row(text.decisive, '', can.decisive, text.when.decisive)}
      </table>
    </div>`;
  }

  #row(name: string, state: string, allowed: Allowed, when: string): TemplateResult {
    const isNow = allowed === true;
    return html`<tr>
      <td>${name}</td>
      <td class="state">${state}</td>
      <td class=${isNow ? 'yes' : 'no'}>
        ${isNow ? this.text(chgkText).available : allowed === 'wrong-phase' ? when : this.#why(allowed)}
      </td>
    </tr>`;
  }

  #why(code: string): string {
    return isRefusalCode(code) ? this.text(refusals)[code] : code;
  }
}

customElements.define('vp-chgk-resources', ResourcesCard);
