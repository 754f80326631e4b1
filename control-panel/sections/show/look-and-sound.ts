import { css, html, type TemplateResult } from 'lit';

import { CUES, type SoundView } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { showText } from './text.ts';

const THEMES = ['auto', 'classic', 'party'] as const;

/** Which theme dresses the graphics, and the mixer of the cues. */
export class LookAndSound extends PanelElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: var(--gap);
      }
      .segments {
        display: flex;
      }
      .fader {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 150px 100px;
        gap: 12px;
        align-items: center;
        min-height: 42px;
        border-top: 1px solid var(--line);
      }
      .fader.master {
        border-top: 0;
        font-weight: 650;
      }
      .muted span {
        color: var(--ink-3);
        text-decoration: line-through;
      }
      input[type='range'] {
        width: 100%;
        accent-color: var(--pick);
        height: 28px;
      }
      .fader button {
        min-height: 32px;
        padding: 2px 8px;
        font-size: 13px;
      }
    `,
  ];

  override render(): TemplateResult {
    const show = this.panel.view?.show;
    if (!show) return html``;
    const text = this.text(showText);
    const { look, sound } = show;
    const themes = THEMES.some((theme) => theme === look.theme) ? THEMES : [...THEMES, look.theme];
    return html`
      <div class="card stack">
        <h2>${text.look}</h2>
        <p class="small soft">${text.lookText}</p>
        <div class="segments" role="radiogroup" aria-label=${text.look}>
          ${themes.map(
            (theme) =>
              html`<button
                role="radio"
                data-theme-choice=${theme}
                aria-checked=${theme === look.theme ? 'true' : 'false'}
                @click=${() => void this.panel.send('show.look', { theme })}
              >
                ${(text.themes as Readonly<Record<string, string>>)[theme] ?? theme}
              </button>`,
          )}
        </div>
      </div>
      <div class="card">
        <h2>${text.sound}</h2>
        <p class="small soft" style="margin: 6px 0">${text.soundText}</p>
        ${this.#fader(text.master, sound.volume, sound.muted, {}, 'master')}
        ${CUES.map((cue) => {
          const setting: SoundView['cues'][typeof cue] = sound.cues[cue];
          return this.#fader(text.cues[cue], setting.volume, setting.muted, { cue });
        })}
      </div>
    `;
  }

  #fader(
    name: string,
    volume: number,
    isMuted: boolean,
    which: Readonly<Record<string, unknown>>,
    look = '',
  ): TemplateResult {
    const text = this.text(showText);
    return html`<div class="fader ${look} ${isMuted ? 'muted' : ''}">
      <span>${name}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        aria-label=${name}
        .value=${String(volume)}
        @change=${(event: Event) =>
          void this.panel.send('show.sound', {
            ...which,
            volume: Number((event.target as HTMLInputElement).value),
          })}
      />
      <button
        aria-pressed=${isMuted ? 'true' : 'false'}
        aria-label="${isMuted ? text.unmute : text.mute}: ${name}"
        @click=${() => void this.panel.send('show.sound', { ...which, muted: !isMuted })}
      >
        ${isMuted ? text.unmute : text.mute}
      </button>
    </div>`;
  }
}

customElements.define('vp-look-and-sound', LookAndSound);
