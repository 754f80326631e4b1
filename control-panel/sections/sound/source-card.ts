import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import { copyText } from '../../copy-text.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { soundText } from './text.ts';

const COPIED_MS = 1_800;

/** The one source of OBS that is heard, how it comes there, and that it comes there once. */
export class SourceCard extends PanelElement {
  static override properties: PropertyDeclarations = { copied: { state: true } };
  declare copied: string | null;

  static override styles = [
    shared,
    css`
      code {
        display: block;
        padding: 9px 12px;
        border-radius: 8px;
        background: #0c1016;
        border: 1px solid var(--line-strong);
        font:
          500 13px/1.4 ui-monospace,
          'Cascadia Mono',
          Consolas,
          monospace;
        overflow-wrap: anywhere;
        user-select: all;
      }
      ol {
        counter-reset: step;
        display: flex;
        flex-direction: column;
        gap: 8px;
      }
      ol li {
        counter-increment: step;
        display: grid;
        grid-template-columns: 24px 1fr;
        gap: 10px;
        font-size: 14px;
        line-height: 1.4;
      }
      ol li::before {
        content: counter(step);
        display: grid;
        place-items: center;
        width: 22px;
        height: 22px;
        border-radius: 50%;
        background: var(--surface-3);
        color: var(--ink-2);
        font-size: 12px;
        font-weight: 700;
      }
      .once {
        padding: 10px 12px;
        border-radius: 8px;
        background: #33260c;
        color: #ffdf9f;
        font-size: 14px;
        line-height: 1.4;
      }
    `,
  ];

  constructor() {
    super();
    this.copied = null;
  }

  override render(): TemplateResult {
    const text = this.text(soundText);
    const rooms = Object.values(this.panel.view?.rooms ?? {});
    const address = (room: string | null): string => {
      const url = new URL('/overlays/sound/', location.origin);
      if (room !== null) url.searchParams.set('room', room);
      return url.href;
    };
    return html`<div class="card stack">
      <h2>${text.page}</h2>
      <p class="once">${text.pageText}</p>
      ${rooms.map((room) => {
        const url = address(rooms.length > 1 ? room.id : null);
        const isCopied = this.copied === url;
        return html`<div class="stack" style="gap: 8px">
          ${rooms.length > 1 ? html`<span class="label">${text.room(room.name)}</span>` : nothing}
          <code>${url}</code>
          <button class="small" style="align-self: start" @click=${() => void this.#copy(url)}>
            ${icon(isCopied ? 'check' : 'copy', 17)}${isCopied ? text.copied : text.copy}
          </button>
        </div>`;
      })}
      <ol>
        ${text.steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      <p class="small quiet">${text.test}</p>
    </div>`;
  }

  async #copy(url: string): Promise<void> {
    await copyText(url);
    this.copied = url;
    setTimeout(() => {
      if (this.copied === url) this.copied = null;
    }, COPIED_MS);
  }
}

customElements.define('vp-sound-source-card', SourceCard);
