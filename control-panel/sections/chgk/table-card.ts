import '@awesome.me/webawesome/dist/components/switch/switch.js';
import './table-ring.ts';

import { css, html, nothing, type TemplateResult } from 'lit';

import type { ChgkHostView, RoomOperatorView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkText } from './text.ts';

/** The table with its sectors, and what is set about it while the game is on. */
export class TableCard extends PanelElement {
  static override styles = [
    shared,
    css`
      .options {
        margin-top: 12px;
        gap: 10px;
      }
      .what {
        flex: 1;
      }
      .stepper {
        display: flex;
        align-items: center;
        gap: 6px;
      }
      .stepper b {
        min-width: 26px;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      .differs {
        color: var(--warn);
        font-weight: 550;
      }
    `,
  ];

  override render(): TemplateResult {
    const room = this.panel.room;
    const chgk = room?.chgk;
    if (!chgk) return html``;
    return html`<div class="card" data-place="sectors">
      <vp-table-ring .panel=${this.panel}></vp-table-ring>
      ${chgk.phase === 'over' ? nothing : this.#options(room, chgk)}
    </div>`;
  }

  #options(room: RoomOperatorView, chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const count = chgk.internetCount;
    const set = (next: number): void => void this.panel.send('chgk.internet.count', { count: next });
    return html`<div class="stack options">
      <wa-switch
        ?checked=${this.panel.drafts.realWheel}
        title=${text.realWheelHint}
        @change=${(event: Event) =>
          this.panel.draft({ realWheel: (event.target as HTMLInputElement).checked })}
        >${text.realWheel}</wa-switch
      >
      <div class="row" data-place="sector13">
        <span class="small soft what">${text.internetCount}</span>
        <span class="stepper">
          <button
            class="small icon-only"
            aria-label="${text.internetCount} −1"
            ?disabled=${count <= 0}
            @click=${() => set(count - 1)}
          >
            ${icon('minus', 16)}
          </button>
          <b>${count}</b>
          <button
            class="small icon-only"
            data-focus
            aria-label="${text.internetCount} +1"
            @click=${() => set(count + 1)}
          >
            ${icon('plus', 16)}
          </button>
        </span>
      </div>
      ${this.#differences(room, chgk)}
    </div>`;
  }

  /** A package loaded after the start may say something else than the game was started with. */
  #differences(room: RoomOperatorView, chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const { blitz, internetCount } = room.package;
    return html`${
      internetCount > chgk.internetCount
        ? html`<button
            class="small"
            @click=${() => void this.panel.send('chgk.internet.count', { count: internetCount })}
          >
            ${text.takeCount(internetCount)}
          </button>`
        : nothing
    }${
      blitz !== null && blitz !== chgk.blitz && !chgk.played.includes(blitz)
        ? html`<p class="small differs">${text.otherBlitz(blitz)}</p>`
        : nothing
    }`;
  }
}

customElements.define('vp-chgk-table', TableCard);
