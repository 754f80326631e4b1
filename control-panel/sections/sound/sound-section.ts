import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { SoundInfo } from '../../../src/protocol/http.ts';
import { type Cue, CUES, type SoundView } from '../../../src/rules/views/types.ts';
import { ApiError } from '../../api.ts';
import { copyText } from '../../copy-text.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { Listening } from './listen.ts';
import { soundText } from './text.ts';

const FILE_MOST = 8 * 1024 * 1024;
const AUDIO = '.wav,.mp3,.ogg,.oga,.opus,.flac,.webm,audio/*';
const COPIED_MS = 1_800;

/** The mixer of the cues, their own files, and which page of OBS they are heard from. */
export class SoundSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    sounds: { state: true },
    failed: { state: true },
    copied: { state: true },
    moved: { state: true },
  };
  declare sounds: readonly SoundInfo[];
  declare failed: boolean;
  declare copied: string | null;
  /** A fader that is being held: whose it is, and where it stands. */
  declare moved: { readonly cue: Cue | null; readonly volume: number } | null;
  readonly #listening = new Listening();

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
        position: relative;
        flex: none;
        min-height: 38px;
        padding: 4px 10px;
        font-size: 13px;
      }
      label.key.icon-only {
        width: 38px;
        padding: 0;
      }
      label.key input {
        position: absolute;
        inset: 0;
        opacity: 0;
        font-size: 0;
        cursor: pointer;
      }
      label.key:focus-within {
        outline: 2px solid var(--pick);
        outline-offset: 2px;
      }
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

  constructor() {
    super();
    this.sounds = [];
    this.failed = false;
    this.copied = null;
    this.moved = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(() => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening.stop();
  }

  async #load(): Promise<void> {
    try {
      this.sounds = await this.panel.api.sounds();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  override render(): TemplateResult {
    const sound = this.panel.view?.show.sound;
    if (!sound) return html``;
    const text = this.text(soundText);
    return html`
      <div class="row wrap">
        <h1>${text.title}</h1>
        <span class="soft small">${text.intro}</span>
        ${this.failed ? html`<span class="chip warn" role="alert">${text.failed}</span>` : nothing}
      </div>
      <div class="page">
        <div class="card mixer">${this.#master(sound)} ${CUES.map((cue) => this.#strip(cue, sound))}</div>
        <div class="side">${this.#source()} ${this.#files(sound)}</div>
      </div>
    `;
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
        @click=${() => void this.#listen(cue, setting.file, sound.volume * setting.volume)}
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
    const isGone = file !== null && !this.sounds.some(({ address }) => address === file);
    return html`<span class="file">
      <select
        class=${isGone ? 'gone' : file === null ? '' : 'own'}
        aria-label="${text.chosen}: ${text.cues[cue]}"
        @change=${(event: Event) =>
          void this.panel.send('show.sound', { cue, file: (event.target as HTMLSelectElement).value })}
      >
        <option value="" ?selected=${file === null}>${text.ownCue}</option>
        ${this.sounds.map(
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
          @change=${(event: Event) => void this.#upload(event, cue)}
        />
      </label>
    </span>`;
  }

  /** The one source, how it comes into OBS, and that it comes there once. */
  #source(): TemplateResult {
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

  #files(sound: SoundView): TemplateResult {
    const text = this.text(soundText);
    return html`<div class="card">
      <header>
        <h2>${text.files}</h2>
        <label class="key">
          ${icon('upload', 17)}${text.upload}
          <input
            type="file"
            accept=${AUDIO}
            aria-label=${text.upload}
            @change=${(event: Event) => void this.#upload(event, null)}
          />
        </label>
      </header>
      <p class="small soft" style="margin-bottom: 8px">
        ${text.filesText}${this.sounds.length === 0 ? html` ${text.noFiles}` : nothing}
      </p>
      <ul class="files">
        ${this.sounds.map((one) => {
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
              @click=${() => void this.#listen('start', one.address, sound.volume)}
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

  async #listen(cue: Cue, file: string | null, volume: number): Promise<void> {
    try {
      await this.#listening.play(cue, file, volume);
    } catch {
      this.#say('trouble', this.text(soundText).cannotPlay);
    }
  }

  async #upload(event: Event, cue: Cue | null): Promise<void> {
    const text = this.text(soundText);
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    field.value = '';
    if (!file) return;
    if (file.size > FILE_MOST) {
      this.#say('trouble', text.tooLarge);
      return;
    }
    await this.#try(async () => {
      const added = await this.panel.api.addSound(file);
      if (cue !== null) await this.panel.send('show.sound', { cue, file: added.address });
      this.#say('done', text.added(shortName(added.name)));
    });
  }

  #delete({ name }: SoundInfo, cues: readonly Cue[]): void {
    const text = this.text(soundText);
    this.panel.ask({
      title: text.deleteTitle(shortName(name)),
      text: text.deleteText,
      yes: text.delete,
      tone: 'bad',
      reason: null,
      run: () =>
        void this.#try(async () => {
          for (const cue of cues) await this.panel.send('show.sound', { cue, file: '' });
          await this.panel.api.deleteSound(name);
        }),
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const told = error instanceof ApiError ? error.message : '';
      this.#say('trouble', told === '' ? this.text(soundText).failed : told);
    }
    await this.#load();
  }

  #say(tone: 'done' | 'trouble', message: string): void {
    this.panel.notify({ tone, type: null, code: null, message });
  }

  async #copy(url: string): Promise<void> {
    await copyText(url);
    this.copied = url;
    setTimeout(() => {
      if (this.copied === url) this.copied = null;
    }, COPIED_MS);
  }
}

/** `Гонг-клуба-3fa2c1d0.mp3` → «Гонг клуба»: the rest is for the disk. */
const shortName = (name: string): string =>
  name.replace(/(-[0-9a-f]{8})?\.[a-z0-9]+$/i, '').replaceAll('-', ' ');

const nameIn = (address: string): string => {
  try {
    return decodeURIComponent(address.split('/').at(-1) ?? address);
  } catch {
    return address;
  }
};

function sizeOf(bytes: number, language: string): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const value = bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000);
  return value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}

customElements.define('vp-sound-section', SoundSection);
