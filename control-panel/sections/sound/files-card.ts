import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { SoundInfo } from '../../../src/protocol/http.ts';
import { type Cue, CUES } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { AUDIO, type SoundShelf } from './sound-shelf.ts';
import { shortName, sizeOf } from './sound-names.ts';
import { soundText } from './text.ts';

/** Sounds of one's own, and which cues sound with them. */
export class FilesCard extends PanelElement {
  static override properties: PropertyDeclarations = { shelf: { attribute: false } };
  declare shelf: SoundShelf;

  static override styles = [
    shared,
    css`
      .files li {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 48px;
        border-top: 1px solid var(--line);
      }
      .files .name {
        flex: 1;
        min-width: 0;
      }
      .files small {
        display: block;
        color: var(--ink-3);
        font-size: 12px;
      }
      label.key {
        min-height: 38px;
        padding: 4px 10px;
        font-size: 13px;
        flex: none;
      }
    `,
  ];

  override render(): TemplateResult {
    const sound = this.panel.view?.show.sound;
    if (!sound) return html``;
    const text = this.text(soundText);
    const { sounds } = this.shelf;
    return html`<div class="card">
      <header>
        <h2>${text.files}</h2>
        <label class="key">
          ${icon('upload', 17)}${text.upload}
          <input
            type="file"
            accept=${AUDIO}
            aria-label=${text.upload}
            @change=${(event: Event) => void this.shelf.upload(event, null)}
          />
        </label>
      </header>
      <p class="small soft" style="margin-bottom: 8px">
        ${text.filesText}${sounds.length === 0 ? html` ${text.noFiles}` : nothing}
      </p>
      <ul class="files">
        ${sounds.map((one) => {
          const cues = CUES.filter((cue) => sound.cues[cue].file === one.address);
          return html`<li>
            <span class="name">
              <span class="cut" style="display: block">${shortName(one.name)}</span>
              <small class="cut"
                >${sizeOf(one.bytes, this.language)}${
                  cues.length > 0
                    ? html` · ${text.used(cues.map((cue) => text.cues[cue]).join(', '))}`
                    : nothing
                }</small
              >
            </span>
            <button
              class="small icon-only"
              aria-label="${text.listen}: ${shortName(one.name)}"
              title=${text.listen}
              @click=${() => void this.shelf.listen('start', one.address, sound.volume)}
            >
              ${icon('resume', 16)}
            </button>
            <button
              class="small icon-only flat"
              aria-label="${text.delete}: ${shortName(one.name)}"
              title=${text.delete}
              @click=${() => this.#delete(one, cues)}
            >
              ${icon('trash', 17)}
            </button>
          </li>`;
        })}
      </ul>
    </div>`;
  }

  #delete(sound: SoundInfo, cues: readonly Cue[]): void {
    const text = this.text(soundText);
    this.panel.ask({
      title: text.deleteTitle(shortName(sound.name)),
      text: text.deleteText,
      yes: text.delete,
      tone: 'bad',
      reason: null,
      run: () => void this.shelf.delete(sound, cues),
    });
  }
}

customElements.define('vp-sound-files-card', FilesCard);
