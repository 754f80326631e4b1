import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import { type Cue, CUES, type SoundView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { AUDIO, type SoundShelf } from './sound-shelf.ts';
import { nameIn, shortName } from './sound-names.ts';
import { soundText } from './text.ts';

/** A fader and a switch for each cue and for all of them, and what each sounds with. */
export class MixerCard extends PanelElement {
  static override properties: PropertyDeclarations = {
    shelf: { attribute: false },
    moved: { state: true },
  };
  declare shelf: SoundShelf;
  /** A fader that is being held: whose it is, and where it stands. */
  declare moved: { readonly cue: Cue | null; readonly volume: number } | null;

  static override styles = [
    shared,
    css`
      .mixer {
        padding: 6px 16px 10px;
      }
      .strip {
        display: grid;
        grid-template-columns: 44px minmax(150px, 1.1fr) minmax(110px, 1fr) 46px 40px minmax(160px, 1.1fr);
        gap: 4px 12px;
        align-items: center;
        min-height: 60px;
        border-top: 1px solid var(--line);
      }
      .strip.master {
        border-top: 0;
        border-bottom: 1px solid var(--line-strong);
        margin-bottom: -1px;
        min-height: 66px;
      }
      .what b {
        display: block;
        font-weight: 650;
        line-height: 1.25;
      }
      .what small {
        color: var(--ink-3);
        font-size: 12px;
        line-height: 1.25;
        display: block;
      }
      .off .what b {
        color: var(--ink-3);
      }
      .off input[type='range'] {
        opacity: 0.4;
      }
      input[type='range'] {
        width: 100%;
        height: 28px;
        margin: 0;
        accent-color: var(--pick);
      }
      .listen,
      .mute {
        width: 40px;
        min-height: 40px;
        padding: 0;
      }
      .mute[aria-pressed='true'] {
        background: #5c4410;
        border-color: #a87d1f;
        color: #ffd88a;
      }
      .file {
        display: flex;
        gap: 6px;
        min-width: 0;
        align-items: center;
      }
      select {
        flex: 1;
        min-width: 0;
        height: 38px;
        padding: 0 8px;
        border-radius: var(--radius);
        border: 1px solid var(--line-strong);
        background: #0c1016;
        color: var(--ink);
        font: 500 13px/1 var(--font);
      }
      select.own {
        border-color: #4d77a8;
      }
      select.gone {
        border-color: var(--warn);
        color: var(--warn);
      }
      select:focus-visible {
        outline: 2px solid var(--pick);
        outline-offset: 1px;
      }
      label.key {
        min-height: 38px;
        padding: 4px 10px;
        font-size: 13px;
        flex: none;
      }
      label.key.icon-only {
        width: 38px;
        padding: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.moved = null;
  }

  override render(): TemplateResult {
    const sound = this.panel.view?.show.sound;
    if (!sound) return html``;
    return html`<div class="card mixer">
      ${this.#master(sound)} ${CUES.map((cue) => this.#strip(cue, sound))}
    </div>`;
  }

  #master(sound: SoundView): TemplateResult {
    const text = this.text(soundText);
    return html`<div class="strip master ${sound.muted ? 'off' : ''}" data-strip="master">
      <span style="display: grid; place-items: center; color: var(--ink-2)">
        ${icon(sound.muted ? 'mute' : 'sound', 26)}
      </span>
      <span class="what">
        <b>${text.master}</b
        >${sound.muted ? html`<small style="color: var(--warn)">${text.allMuted}</small>` : nothing}
      </span>
      ${this.#fader(text.master, null, sound.volume)} ${this.#mute(text.master, null, sound.muted)}
    </div>`;
  }

  #strip(cue: Cue, sound: SoundView): TemplateResult {
    const text = this.text(soundText);
    const setting = sound.cues[cue];
    const name = text.cues[cue];
    return html`<div class="strip ${sound.muted || setting.muted ? 'off' : ''}" data-strip=${cue}>
      <button
        class="listen"
        aria-label="${text.listen}: ${name}"
        title="${text.listen}. ${text.listenHint}"
        @click=${() => void this.shelf.listen(cue, setting.file, sound.volume * setting.volume)}
      >
        ${icon('resume', 18)}
      </button>
      <span class="what"><b>${name}</b><small>${text.about[cue]}</small></span>
      ${this.#fader(name, cue, setting.volume)} ${this.#mute(name, cue, setting.muted)}
      ${this.#file(cue, setting.file)}
    </div>`;
  }

  #fader(name: string, cue: Cue | null, volume: number): TemplateResult {
    const text = this.text(soundText);
    const { moved } = this;
    const shown = moved?.cue === cue ? moved.volume : volume;
    const at = (event: Event): number => Number((event.target as HTMLInputElement).value);
    return html`<input
        type="range"
        min="0"
        max="1"
        step="0.05"
        aria-label="${name}: ${text.volume}"
        .value=${String(shown)}
        @input=${(event: Event) => {
          this.moved = { cue, volume: at(event) };
        }}
        @change=${(event: Event) => void this.#turnTo(cue, at(event))}
      />
      <span class="num small soft right">${Math.round(shown * 100)} %</span>`;
  }

  async #turnTo(cue: Cue | null, volume: number): Promise<void> {
    this.moved = { cue, volume };
    await this.panel.send('show.sound', { ...(cue === null ? {} : { cue }), volume });
    if (this.moved.cue === cue) this.moved = null;
  }

  #mute(name: string, cue: Cue | null, isMuted: boolean): TemplateResult {
    const text = this.text(soundText);
    const what = isMuted ? text.unmute : text.mute;
    return html`<button
      class="mute"
      aria-pressed=${isMuted ? 'true' : 'false'}
      aria-label="${what}: ${name}"
      title=${what}
      @click=${() =>
        void this.panel.send('show.sound', { ...(cue === null ? {} : { cue }), muted: !isMuted })}
    >
      ${icon(isMuted ? 'mute' : 'sound', 19)}
    </button>`;
  }

  #file(cue: Cue, file: string | null): TemplateResult {
    const text = this.text(soundText);
    const isGone = file !== null && !this.shelf.sounds.some(({ address }) => address === file);
    return html`<span class="file">
      <select
        class=${isGone ? 'gone' : file === null ? '' : 'own'}
        aria-label="${text.chosen}: ${text.cues[cue]}"
        @change=${(event: Event) =>
          void this.panel.send('show.sound', { cue, file: (event.target as HTMLSelectElement).value })}
      >
        <option value="" ?selected=${file === null}>${text.ownCue}</option>
        ${this.shelf.sounds.map(
          ({ name, address }) =>
            html`<option value=${address} ?selected=${address === file}>${shortName(name)}</option>`,
        )}
        ${
          isGone
            ? html`<option value=${file} selected>${shortName(nameIn(file))}: ${text.missing}</option>`
            : nothing
        }
      </select>
      <label class="key icon-only" title=${text.upload}>
        ${icon('upload', 18)}
        <input
          type="file"
          accept=${AUDIO}
          aria-label="${text.upload}: ${text.cues[cue]}"
          @change=${(event: Event) => void this.shelf.upload(event, cue)}
        />
      </label>
    </span>`;
  }
}

customElements.define('vp-mixer-card', MixerCard);
