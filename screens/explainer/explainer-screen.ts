import { css, html, nothing, type PropertyDeclarations } from 'lit';

import { clockStateAt } from '../../src/graphics/clock-state.ts';
import type { Change } from '../../src/graphics/graphic-element.ts';
import { nextDigit } from '../../src/graphics/motion.ts';
import { pointsText } from '../../src/graphics/words.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ExplainerView } from '../../src/rules/views/types.ts';
import { dark } from '../shared/dark.ts';
import { type Gate, HandScreen } from '../shared/hand-screen.ts';
import { itemExtras } from '../shared/item-extras.ts';
import { WORDS } from './words.ts';

/** A thumb that trembles touches twice within a tenth of a second; nobody guesses that fast. */
const TREMBLE_MS = 250;

type Press = 'party.word.guessed' | 'party.word.skipped';

/** The phone with the button: the word, the time, «Отгадано» and «Пропустить». What counts is when it was pressed (P-8). */
export class ExplainerScreen extends HandScreen {
  static override properties: PropertyDeclarations = { isUnheard: { attribute: false } };
  /** The last press got no answer in time: the host has to know. */
  declare isUnheard: boolean;
  send: (type: Press, pressedAt: Instant) => void = () => undefined;
  now: (local?: number) => Instant = () => this.t;
  #pressed = -Infinity;
  protected override readonly gate: Gate = {
    roles: ['explainer'],
    title: WORDS.notExplainer,
    text: WORDS.takeLink,
  };

  static override styles = [
    dark,
    css`
      :host {
        display: flex;
        flex-direction: column;
        overflow: hidden;
        user-select: none;
        -webkit-user-select: none;
        touch-action: manipulation;
        overscroll-behavior: none;
      }
      .page {
        flex: 1;
        min-height: 0;
        display: flex;
        flex-direction: column;
        padding: 0 0 env(safe-area-inset-bottom);
      }
      .middle {
        flex: 1;
        min-height: 0;
      }
      .top {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        padding: 14px 20px 6px;
      }
      .clock {
        font-size: clamp(54px, 17vmin, 130px);
        line-height: 1;
        font-weight: 780;
        letter-spacing: -0.02em;
      }
      .few {
        color: var(--alarm);
      }
      .counts {
        text-align: right;
      }
      .counts b {
        display: block;
        font-size: 34px;
        line-height: 1.1;
      }
      .word {
        flex: 1;
        min-height: 0;
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        gap: 12px;
        padding: 10px 18px;
        text-align: center;
      }
      .word b {
        line-height: 1.1;
        font-weight: 780;
        letter-spacing: -0.01em;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      .word small {
        font-size: 18px;
        color: var(--soft);
      }
      .keys {
        display: flex;
        gap: 12px;
        padding: 12px 14px 16px;
      }
      button {
        appearance: none;
        border: 0;
        border-radius: 20px;
        font: inherit;
        font-weight: 750;
        color: #fff;
        min-height: clamp(120px, 30vh, 260px);
        -webkit-tap-highlight-color: transparent;
        touch-action: manipulation;
      }
      .good {
        flex: 2;
        font-size: clamp(30px, 8vmin, 54px);
        background: linear-gradient(#31cb76, #17994f);
        box-shadow: inset 0 2px 0 rgba(255, 255, 255, 0.3);
      }
      .skip {
        flex: 1;
        font-size: clamp(19px, 4.6vmin, 30px);
        background: linear-gradient(#465064, #333b4b);
        color: #e6ebf3;
      }
      button:active {
        filter: brightness(1.25);
      }
    `,
  ];

  constructor() {
    super();
    this.isUnheard = false;
  }

  override nextChange(): Change {
    return nextDigit(this.#here?.clock ?? null, this.t);
  }

  get #here(): ExplainerView['rooms'][string] | null {
    const view = this.view as unknown as ExplainerView | null;
    return Object.values(view?.rooms ?? {})[0] ?? null;
  }

  protected override trouble(): Words | null {
    return this.isUnheard ? WORDS.unheard : this.isLost ? WORDS.lost : null;
  }

  protected override page(): unknown {
    const room = this.#here;
    if (!room) return null;
    const { party, clock } = room;
    if (!party?.phase || party.phase === 'ready') return this.middle(WORDS.wait, WORDS.waitText);
    const reading = clock ? readClock(clock, this.t) : null;
    const state = clock ? clockStateAt(clock, this.t) : null;
    const isHat = party.stage === 'hat';
    const isPlaying = party.phase === 'play';
    return html`<div class="page">
      <div class="top">
        <span class="clock num ${state === 'last' || state === 'reserve' ? 'few' : ''}"
          >${reading?.digits ?? ''}</span
        >
        ${
          isHat && party.words
            ? html`<span class="counts num"
                ><span class="label">${this.say(WORDS.counts)}</span
                ><b>${party.words.guessed} / ${party.words.skipped}</b
                ><span>${pointsText(party.pending ?? 0, this.language, true)}</span></span
              >`
            : nothing
        }
      </div>
      ${this.#word(isHat, party)}
      ${
        isHat && isPlaying
          ? html`<div class="keys">
              <button
                class="skip"
                @pointerdown=${(event: PointerEvent) => this.#press(event, 'party.word.skipped')}
                @keydown=${(event: KeyboardEvent) => this.#key(event, 'party.word.skipped')}
              >
                ${this.say(WORDS.skip)}
              </button>
              <button
                class="good"
                @pointerdown=${(event: PointerEvent) => this.#press(event, 'party.word.guessed')}
                @keydown=${(event: KeyboardEvent) => this.#key(event, 'party.word.guessed')}
              >
                ${this.say(WORDS.guessed)}
              </button>
            </div>`
          : nothing
      }
    </div>`;
  }

  #word(isHat: boolean, party: NonNullable<ExplainerView['rooms'][string]['party']>): unknown {
    if (party.phase === 'review')
      return html`<div class="word"><b style="font-size:54px">${this.say(WORDS.over)}</b></div>`;
    const text = party.item?.text ?? null;
    if (party.phase === 'prep' && isHat) {
      return html`<div class="word"><b style="font-size:44px">${this.say(WORDS.prep)}</b></div>`;
    }
    const shown = text ?? this.say(isHat ? WORDS.onPaper : WORDS.itemOnPaper);
    // A long word has to stay whole on a narrow phone.
    const longest = Math.max(...shown.split(/\s+/).map((word) => word.length));
    const size = `min(${String(Math.max(5, 92 / Math.max(6, longest * 0.7)))}vw, 20vh, 120px)`;
    return html`<div class="word">
      <b style="font-size:${size}" lang=${this.language}>${shown}</b>
      ${itemExtras(party.item)}
      ${isHat || text === null ? nothing : html`<small>${this.say(WORDS.secret)}</small>`}
    </div>`;
  }

  #press(event: Event, type: Press): void {
    event.preventDefault();
    if (event.timeStamp - this.#pressed < TREMBLE_MS) return;
    this.#pressed = event.timeStamp;
    // The finger's own moment: a busy phone handles it later.
    this.send(type, Math.round(this.now(event.timeStamp)) as Instant);
  }

  #key(event: KeyboardEvent, type: Press): void {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    this.#press(event, type);
  }
}

customElements.define('volchok-explainer', ExplainerScreen);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-explainer': ExplainerScreen;
  }
}
