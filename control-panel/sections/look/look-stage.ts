import { css, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';

import { classic } from '../../../src/protocol/theme/classic.ts';
import { party } from '../../../src/protocol/theme/party.ts';
import type { Theme } from '../../../src/protocol/theme/theme.ts';
import type { Instant } from '../../../src/rules/time.ts';
import type { Language } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { type CameraId, cameraPicture, CAMERAS } from './cameras.ts';
import { type SampleId, SAMPLES, sampleView } from './samples.ts';
import { lookText } from './text.ts';

/** The instant at which samples stand; any would do. */
const STILL = 1_800_000_000_000 as Instant;
/** The longest entrance and a moment to look at it. */
const PLAYED_MS = 4_000;

const IS_CHGK: Readonly<Partial<Record<SampleId, true>>> = { chgk: true, wheel: true, break: true };

/** What the page has been given. */
interface Given {
  readonly theme: Theme;
  readonly sample: SampleId;
  readonly language: Language;
}

/** The real program page, dressed in a theme that is being edited, over a picture like a camera's. Nothing of it is on air. */
export class LookStage extends PanelElement {
  static override properties: PropertyDeclarations = {
    panel: { attribute: false },
    theme: { attribute: false },
    scale: { state: true },
    sample: { state: true },
    camera: { state: true },
  };
  /** Null: the one of the game that is shown. */
  declare theme: Theme | null;
  declare scale: number;
  declare sample: SampleId;
  declare camera: CameraId;
  #watch: ResizeObserver | null = null;
  #shown: Given | null = null;
  #work = Promise.resolve();
  #asked = false;
  #playing: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 10px;
      }
      .space {
        flex: 1;
        min-height: 160px;
        display: grid;
        justify-items: center;
        align-items: start;
        overflow: hidden;
      }
      .picture {
        position: relative;
        aspect-ratio: 16 / 9;
        overflow: hidden;
        border-radius: 10px;
        border: 1px solid var(--line-strong);
        background: #000;
      }
      svg:not(.icon),
      iframe {
        position: absolute;
        left: 0;
        top: 0;
      }
      svg:not(.icon) {
        width: 100%;
        height: 100%;
      }
      iframe {
        width: 1920px;
        height: 1080px;
        border: 0;
        transform-origin: 0 0;
        pointer-events: none;
        color-scheme: light;
      }
      .choice {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
      }
      .segments {
        display: flex;
        flex-wrap: wrap;
      }
      .segments button {
        flex: 1 1 auto;
        white-space: nowrap;
        min-height: 32px;
        padding: 3px 10px;
        font-size: 13px;
      }
      .line {
        display: flex;
        gap: 8px;
        align-items: stretch;
      }
      .line .segments {
        flex: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.theme = null;
    this.scale = 0.3;
    this.sample = 'party';
    this.camera = 'dark';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      this.scale = Math.min(width / 1920, height / 1080);
    });
    void this.updateComplete.then(() => {
      const space = this.renderRoot.querySelector('.space');
      if (space) this.#watch?.observe(space);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
    clearTimeout(this.#playing);
    this.#shown = null;
  }

  override render(): TemplateResult {
    const text = this.text(lookText);
    const choose = <T extends string>(
      label: string,
      all: readonly T[],
      names: Readonly<Record<T, string>>,
      chosen: T,
      run: (one: T) => void,
    ): TemplateResult => segments({ label, all, chosen, words: (one) => names[one], choose: run });
    return html`
      <div class="space">
        <div class="picture" style="width: ${this.scale * 1920}px">
          ${cameraPicture(this.camera)}
          <iframe
            title=${text.preview}
            src="/overlays/program/?link=off"
            style="transform: scale(${this.scale})"
            tabindex="-1"
            @load=${() => {
              this.#shown = null;
              this.#show();
            }}
          ></iframe>
        </div>
      </div>
      <div class="choice">
        ${choose(text.sample, SAMPLES, text.samples, this.sample, (one) => {
          this.sample = one;
        })}
        <div class="line">
          ${choose(text.camera, CAMERAS, text.cameras, this.camera, (one) => {
            this.camera = one;
          })}
          <button class="small" @click=${() => this.#play()}>${icon('resume', 16)}${text.play}</button>
        </div>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('sample')) this.#stopPlaying();
    this.#show();
  }

  /** Gives the page what has changed; a drag that is faster than the page is caught up with once a frame. */
  #show(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#work = this.#work.then(() => this.#give()).catch(() => undefined);
    });
  }

  get #page(): Window['volchok'] {
    return this.renderRoot.querySelector('iframe')?.contentWindow?.volchok;
  }

  async #give(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    const { sample, language } = this;
    const theme = this.theme ?? (IS_CHGK[sample] ? classic : party);
    const before = this.#shown;
    const isPlaying = this.#playing !== undefined;
    this.#shown = { theme, sample, language };
    if (before?.theme !== theme) await page.wear(theme);
    if (isPlaying || (before?.sample === sample && before.language === language)) return;
    await page.setView(sampleView(sample, language, STILL, (STILL - 60_000) as Instant));
    await page.seek(STILL);
  }

  /** The graphics come on air once, in real time, and stand again. */
  #play(): void {
    this.#stopPlaying();
    this.#work = this.#work
      .then(async () => {
        const page = this.#page;
        if (!page) return;
        const now = page.now() as Instant;
        await page.setView(sampleView(this.sample, this.language, now, now));
        await page.seek(null);
      })
      .catch(() => undefined);
    this.#playing = setTimeout(() => {
      this.#stopPlaying();
      this.#show();
    }, PLAYED_MS);
  }

  #stopPlaying(): void {
    clearTimeout(this.#playing);
    if (this.#playing !== undefined) this.#shown = null;
    this.#playing = undefined;
  }
}

customElements.define('vp-look-stage', LookStage);
