import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';

import { shared } from '../look/shared.ts';
import { PanelElement } from '../panel-element.ts';
import { shellText } from '../text/shell.ts';
import { sampleShot } from './sample-shot.ts';

/** The program page as OBS shows it, over a picture like a camera's. */
export class PreviewBox extends PanelElement {
  static override properties: PropertyDeclarations = { scale: { state: true } };
  declare scale: number;
  #watch: ResizeObserver | null = null;

  static override styles = [
    shared,
    css`
      :host {
        position: relative;
        aspect-ratio: 16 / 9;
        max-width: 100%;
        margin-inline: auto;
        border-radius: 8px;
        overflow: hidden;
        border: 1px solid var(--line);
        background: #000;
      }
      :host([data-live]) {
        border-color: var(--tally);
        box-shadow: 0 0 0 1px var(--tally);
      }
      svg,
      iframe {
        position: absolute;
        left: 0;
        top: 0;
      }
      svg {
        width: 100%;
        height: 100%;
      }
      iframe {
        width: 1920px;
        height: 1080px;
        border: 0;
        transform-origin: 0 0;
        pointer-events: none;
        /* A document of another colour scheme than its frame is given an opaque ground. */
        color-scheme: light;
      }
    `,
  ];

  constructor() {
    super();
    this.scale = 0.18;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch = new ResizeObserver(() => {
      this.scale = this.clientWidth / 1920;
    });
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
  }

  override render(): TemplateResult {
    const { room, view } = this.panel;
    const text = this.text(shellText);
    const query = new URLSearchParams(room ? { room: room.id } : {});
    const isLive = Object.values(room?.graphics ?? {}).some(Boolean);
    this.toggleAttribute('data-live', isLive);
    return html`
      ${sampleShot}
      ${
        view
          ? html`<iframe
              title=${text.preview}
              src="/overlays/program/?${query.toString()}"
              style="transform: scale(${this.scale})"
              tabindex="-1"
            ></iframe>`
          : ''
      }
    `;
  }
}

customElements.define('vp-preview-box', PreviewBox);
