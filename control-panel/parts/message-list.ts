import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import { icon } from '../look/icons.ts';
import { shared } from '../look/shared.ts';
import { PanelElement } from '../panel-element.ts';
import { noticeWords } from '../text/notice.ts';
import { timeOfDay } from '../text/numbers.ts';
import { shellText } from '../text/shell.ts';

/** The bell and, when it is opened, every message of the evening. Esc and a press elsewhere close it. */
export class MessageList extends PanelElement {
  static override properties: PropertyDeclarations = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    shared,
    css`
      .bell {
        position: relative;
      }
      .bell i {
        position: absolute;
        top: 3px;
        right: 1px;
        min-width: 17px;
        height: 17px;
        border-radius: 9px;
        font: 700 11px/17px var(--font);
        background: var(--warn);
        color: #241600;
        text-align: center;
        padding: 0 4px;
      }
      /* Over the section, never over the picture of what is on air. */
      .list {
        position: fixed;
        right: calc(var(--side) + 12px);
        top: 54px;
        width: min(460px, 100vw - var(--rail) - var(--side) - 24px);
        max-height: 60vh;
        overflow: auto;
        background: var(--surface-2);
        border: 1px solid var(--line-strong);
        border-radius: 10px;
        box-shadow: 0 20px 60px rgba(0, 0, 0, 0.7);
        padding: 14px 16px;
      }
      .list li {
        padding: 9px 0;
        border-top: 1px solid var(--line);
        display: flex;
        gap: 12px;
      }
      .list time {
        color: var(--ink-3);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
      }
      .list h2 {
        margin-bottom: 8px;
      }
    `,
  ];

  constructor() {
    super();
    this.isOpen = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey, { capture: true });
    document.addEventListener('mousedown', this.#onPress);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey, { capture: true });
    document.removeEventListener('mousedown', this.#onPress);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!this.isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.isOpen = false;
  };

  readonly #onPress = (event: MouseEvent): void => {
    if (this.isOpen && !event.composedPath().includes(this)) this.isOpen = false;
  };

  override render(): TemplateResult {
    const text = this.text(shellText);
    const { notices } = this.panel;
    return html`<button
        class="flat icon-only small bell"
        aria-label=${notices.length > 0 ? `${text.messages}: ${String(notices.length)}` : text.messages}
        aria-expanded=${this.isOpen ? 'true' : 'false'}
        title=${text.messages}
        @click=${() => {
          this.isOpen = !this.isOpen;
        }}
      >
        ${icon('bell')}${notices.length > 0 ? html`<i>${notices.length}</i>` : nothing}
      </button>
      ${this.isOpen ? this.#list() : nothing}`;
  }

  #list(): TemplateResult {
    const text = this.text(shellText);
    const { notices } = this.panel;
    return html`<div class="list" role="region" aria-label=${text.messages}>
      <h2>${text.messages}</h2>
      ${notices.length === 0 ? html`<p class="quiet small">${text.noMessages}</p>` : nothing}
      <ol>
        ${[...notices].reverse().map((notice) => {
          const words = noticeWords(this.panel, notice);
          return html`<li>
            <time>${timeOfDay(notice.at, this.language)}</time>
            <div>
              ${words.text}${words.more ? html`<div class="small quiet">${words.more}</div>` : nothing}
            </div>
          </li>`;
        })}
      </ol>
    </div>`;
  }
}

customElements.define('vp-messages', MessageList);
