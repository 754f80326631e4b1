import { css, html, nothing, type TemplateResult } from 'lit';

import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ClockView } from '../../src/rules/views/types.ts';
import { EARLIER_KEY, LATER_KEY, PAUSE_KEY } from '../keyboard.ts';
import { icon } from '../look/icons.ts';
import { shared } from '../look/shared.ts';
import { PanelElement } from '../panel-element.ts';
import { clockNames } from '../text/names.ts';
import { shellText } from '../text/shell.ts';

const STEPS = [-30, -5, 5, 30] as const;

export class ClockBox extends PanelElement {
  protected override readonly ticking = true;

  static override styles = [
    shared,
    css`
      :host {
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: 10px;
        padding: 8px 10px 10px;
        position: relative;
        overflow: hidden;
      }
      .face {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: 44px;
      }
      .digits {
        font-size: 44px;
        line-height: 44px;
        font-weight: 700;
        letter-spacing: -0.02em;
        font-variant-numeric: tabular-nums;
        min-width: 110px;
      }
      .words {
        flex: 1;
        min-width: 0;
        text-align: right;
        line-height: 1.25;
      }
      .kind {
        font-weight: 650;
        font-size: 14px;
      }
      .state {
        font-size: 13px;
        color: var(--ink-2);
      }
      .paused .digits,
      .paused .state {
        color: var(--warn);
      }
      .late .digits {
        color: #ff6f61;
      }
      .ended .digits,
      .ended .state {
        color: #ff8b7d;
      }
      .none .digits {
        color: var(--line-strong);
      }
      .bar {
        height: 4px;
        border-radius: 2px;
        background: var(--surface-3);
        margin: 4px 0 8px;
        overflow: hidden;
      }
      .bar i {
        display: block;
        height: 100%;
        background: var(--ink-2);
        transform-origin: 0 50%;
      }
      .late .bar i {
        background: #ff6f61;
      }
      .keys {
        display: grid;
        grid-template-columns: 1.7fr 1fr 1fr 1fr 1fr;
        gap: 6px;
      }
      .keys button {
        padding: 4px;
        min-height: 38px;
        font-size: 13px;
        gap: 5px;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      @media (max-width: 1100px), (pointer: coarse) {
        .keys kbd {
          display: none !important;
        }
      }
      .keys kbd {
        min-width: 17px;
        height: 17px;
        padding: 0 3px;
        font-size: 10px;
      }
    `,
  ];

  override render(): TemplateResult {
    const text = this.text(shellText);
    const clock = this.panel.room?.clock ?? null;
    const live = clock !== null && (clock.running || clock.paused);
    const reading = clock && readClock(clock, this.panel.now());
    const share = clock && reading ? Math.max(0, Math.min(1, reading.remainingMs / clock.durationMs)) : 0;
    const isLate = clock?.running === true && (reading?.seconds ?? 99) <= 10;
    const look =
      clock === null ? 'none' : clock.paused ? 'paused' : clock.ended ? 'ended' : isLate ? 'late' : '';
    return html`
      <div class=${look}>
        <div class="face" role="timer">
          <span class="digits">${reading?.digits ?? '–:––'}</span>
          <span class="words">
            <div class="kind cut">${clock ? this.text(clockNames)[clock.kind] : text.clock}</div>
            <div class="state cut">${this.#state(clock, reading?.seconds ?? 0)}</div>
          </span>
        </div>
        <div class="bar"><i style="transform: scaleX(${share})"></i></div>
        <div class="keys">
          ${
            clock?.paused
              ? html`<button class="good" @click=${() => void this.panel.send('clock.resume')}>
                  ${icon('resume', 16)}${text.resume}<kbd>${PAUSE_KEY.label}</kbd>
                </button>`
              : html`<button ?disabled=${!live} @click=${() => void this.panel.send('clock.pause')}>
                  ${icon('pause', 16)}${text.pause}<kbd>${PAUSE_KEY.label}</kbd>
                </button>`
          }
          ${STEPS.map(
            (seconds) =>
              html`<button
                ?disabled=${!live}
                @click=${() => void this.panel.send('clock.adjust', { deltaMs: seconds * 1000 })}
              >
                ${text.seconds(seconds)}
                ${
                  Math.abs(seconds) === 5
                    ? html`<kbd>${seconds < 0 ? EARLIER_KEY.label : LATER_KEY.label}</kbd>`
                    : nothing
                }
              </button>`,
          )}
        </div>
      </div>
    `;
  }

  #state(clock: ClockView | null, seconds: number): string {
    const text = this.text(shellText);
    if (clock === null) return text.noClock;
    if (clock.paused) return text.clockPaused;
    if (clock.ended) return text.clockEnded;
    if (!clock.running) return text.clockStopped;
    return seconds < 0 ? text.clockReserve : text.clockRunning;
  }
}

customElements.define('vp-clock-box', ClockBox);
