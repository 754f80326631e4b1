import './rules-card.ts';
import './schedule-card.ts';
import './shows-card.ts';
import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';

import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { showText } from './text.ts';

/** The evening itself: its name and language, its schedule, its rules, and the other shows. */
export class ShowSection extends PanelElement {
  static override properties: PropertyDeclarations = { typed: { state: true } };
  /** Null: as it is. */
  declare typed: string | null;

  static override styles = [
    shared,
    css`
      .page {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 14px;
        align-items: start;
      }
      .segments {
        display: flex;
      }
    `,
  ];

  constructor() {
    super();
    this.typed = null;
  }

  override render(): TemplateResult {
    const { panel } = this;
    const { view } = panel;
    if (!view) return html``;
    const text = this.text(showText);
    const save = (): void => {
      const title = this.typed?.trim() ?? '';
      if (title !== '' && title !== view.show.title) void panel.send('show.configure', { title });
      this.typed = null;
    };
    return html`<div class="page">
      <div class="stack">
        <div class="card stack">
          <wa-input
            label=${text.name}
            hint=${text.nameHint}
            .value=${this.typed ?? view.show.title}
            @input=${(event: InputEvent) => {
              this.typed = (event.target as HTMLInputElement).value;
            }}
            @change=${save}
          ></wa-input>
          <div>
            <div class="label" style="margin-bottom: 6px">${text.language}</div>
            ${segments({
              label: text.language,
              all: ['ru', 'en'] as const,
              chosen: view.show.language,
              words: (language) => text.languages[language],
              choose: (language) => void panel.send('show.configure', { language }),
            })}
          </div>
        </div>
        <vp-schedule-card .panel=${panel}></vp-schedule-card>
        <vp-shows-card .panel=${panel}></vp-shows-card>
      </div>
      <div class="stack">
        <vp-rules-card .panel=${panel}></vp-rules-card>
      </div>
    </div>`;
  }
}

customElements.define('vp-show-section', ShowSection);
