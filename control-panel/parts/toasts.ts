import { css, html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { icon } from '../look/icons.ts';
import { shared } from '../look/shared.ts';
import type { Notice } from '../panel.ts';
import { PanelElement } from '../panel-element.ts';
import { noticeWords } from '../text/notice.ts';
import { shellText } from '../text/shell.ts';

/** Long enough to be read twice by somebody who was looking at the stage. */
const REFUSAL_MS = 9_000;
const DONE_MS = 4_000;

/** Messages over the panel. What has gone from here is still in the list of messages. */
export class Toasts extends PanelElement {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        align-items: flex-start;
        gap: 8px;
        pointer-events: none;
      }
      .toast {
        pointer-events: auto;
        display: flex;
        align-items: flex-start;
        gap: 12px;
        width: min(560px, 100%);
        padding: 12px 8px 12px 14px;
        border-radius: 10px;
        background: #3a2a0b;
        border: 1px solid #8f6a1d;
        box-shadow: 0 12px 40px rgba(0, 0, 0, 0.6);
        color: #ffe6b8;
      }
      .toast.trouble {
        background: #431519;
        border-color: #a83640;
        color: #ffd3cf;
      }
      .toast.done {
        background: #0f3221;
        border-color: #23794b;
        color: #c5f3d9;
      }
      .words {
        flex: 1;
        min-width: 0;
        padding-top: 1px;
      }
      .text {
        font-weight: 650;
        font-size: 15px;
        line-height: 1.35;
      }
      .more {
        font-size: 13px;
        opacity: 0.8;
      }
      button {
        color: inherit;
        margin: -6px 0;
      }
      .toast > .icon {
        margin-top: 1px;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  override render(): TemplateResult {
    const shown = this.panel.notices.filter((notice) => this.panel.shown.includes(notice.id)).slice(-4);
    for (const notice of shown) this.#leaveLater(notice);
    return html`${repeat(
      shown,
      (notice) => notice.id,
      (notice) => {
        const words = noticeWords(this.panel, notice);
        return html`
          <div class="toast ${notice.tone}" role=${notice.tone === 'done' ? 'status' : 'alert'}>
            ${icon(notice.tone === 'done' ? 'check' : notice.tone === 'trouble' ? 'warning' : 'ban', 22)}
            <div class="words">
              <div class="text">${words.text}</div>
              ${words.more ? html`<div class="more">${words.more}</div>` : ''}
            </div>
            <button
              class="flat icon-only small"
              aria-label=${this.text(shellText).close}
              @click=${() => this.panel.dismiss(notice.id)}
            >
              ${icon('cross', 18)}
            </button>
          </div>
        `;
      },
    )}`;
  }

  /** What went wrong stays until somebody has taken note of it. */
  #leaveLater(notice: Notice): void {
    if (notice.tone === 'trouble' || this.#timers.has(notice.id)) return;
    const wait = notice.tone === 'done' ? DONE_MS : REFUSAL_MS;
    this.#timers.set(
      notice.id,
      setTimeout(() => {
        this.#timers.delete(notice.id);
        this.panel.dismiss(notice.id);
      }, wait),
    );
  }
}

customElements.define('vp-toasts', Toasts);
