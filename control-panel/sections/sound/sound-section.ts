import './files-card.ts';
import './mixer-card.ts';
import './source-card.ts';

import { css, html, nothing, type TemplateResult } from 'lit';

import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { SoundShelf } from './sound-shelf.ts';
import { soundText } from './text.ts';

/** The mixer of the cues, their own files, and which page of OBS they are heard from. */
export class SoundSection extends PanelElement {
  #shelf: SoundShelf | null = null;

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 14px;
      }
      .page {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 372px;
        gap: 14px;
        align-items: start;
      }
      .side {
        display: flex;
        flex-direction: column;
        gap: 14px;
      }
      @media (max-width: 1500px) {
        .page {
          grid-template-columns: minmax(0, 1fr);
        }
        .side {
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          align-items: start;
        }
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#shelf?.stop();
  }

  override render(): TemplateResult {
    const { panel } = this;
    if (!this.#shelf) {
      this.#shelf = new SoundShelf(panel);
      void this.#shelf.load();
    }
    const shelf = this.#shelf;
    const text = this.text(soundText);
    return html`
      <div class="row wrap">
        <h1>${text.title}</h1>
        <span class="soft small">${text.intro}</span>
        ${shelf.failed ? html`<span class="chip warn" role="alert">${text.failed}</span>` : nothing}
      </div>
      <div class="page">
        <vp-mixer-card .panel=${panel} .shelf=${shelf}></vp-mixer-card>
        <div class="side">
          <vp-sound-source-card .panel=${panel}></vp-sound-source-card>
          <vp-sound-files-card .panel=${panel} .shelf=${shelf}></vp-sound-files-card>
        </div>
      </div>
    `;
  }
}

customElements.define('vp-sound-section', SoundSection);
