import './message-list.ts';

import { css, html, nothing, type TemplateResult } from 'lit';

import type { Language } from '../../src/rules/views/types.ts';
import { icon } from '../look/icons.ts';
import { shared } from '../look/shared.ts';
import { PanelElement } from '../panel-element.ts';
import { segments } from './one-of.ts';
import { chgkPhases, partyPhases, stageNames } from '../text/names.ts';
import { timeOfDay } from '../text/numbers.ts';
import { obsWords } from '../text/obs.ts';
import { shellText } from '../text/shell.ts';

const LANGUAGES: readonly Language[] = ['ru', 'en'];

export class TopBar extends PanelElement {
  protected override readonly ticking = true;

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 14px;
        height: 52px;
        padding: 0 14px 0 0;
        background: #0d1016;
        border-bottom: 1px solid var(--line);
        position: relative;
        z-index: 5;
      }
      .mark {
        width: var(--rail);
        display: grid;
        place-items: center;
        color: var(--next);
      }
      .title {
        min-width: 0;
        line-height: 1.2;
        flex: 0 1 auto;
      }
      .title strong {
        display: block;
        font-size: 15px;
        font-weight: 700;
      }
      .title span {
        font-size: 13px;
        color: var(--ink-2);
      }
      .rooms {
        flex: none;
      }
      .rooms button {
        min-height: 32px;
        font-size: 14px;
        max-width: 170px;
      }
      .state {
        position: relative;
        display: flex;
        align-items: center;
        gap: 7px;
        min-height: 36px;
        padding: 0 10px;
        border-radius: 8px;
        border: 1px solid var(--line);
        font-size: 13px;
        font-weight: 600;
        color: var(--ink-2);
        white-space: nowrap;
        background: none;
        box-shadow: none;
        max-width: 250px;
      }
      .dot {
        width: 9px;
        height: 9px;
        border-radius: 50%;
        background: var(--ink-3);
        flex: none;
      }
      .dot.ok {
        background: var(--good);
      }
      .dot.bad {
        background: var(--tally);
      }
      .dot.warn {
        background: var(--warn);
      }
      .lost {
        max-width: none;
        background: #4a1217 !important;
        border-color: var(--tally);
        color: #fff;
      }
      .rec {
        color: #ff6a73;
        display: inline-flex;
        gap: 4px;
        align-items: center;
      }
      .time {
        font-size: 20px;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
        letter-spacing: -0.01em;
      }
      .lang {
        padding: 2px;
      }
      .lang button {
        min-height: 30px;
        padding: 2px 8px;
        font-size: 12px;
      }
      @media (max-width: 1100px) {
        /* Still there for those who hear it: the dot alone says it by its colour. */
        .wide {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        .title {
          display: none;
        }
        .rooms button {
          max-width: 120px;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const { panel } = this;
    const text = this.text(shellText);
    const { view, room } = panel;
    const rooms = Object.values(view?.rooms ?? {});
    return html`
      <span class="mark">${mark}</span>
      <div class="title">
        <strong class="cut">${view?.show.title || text.title}</strong>
        <span class="cut">${this.#game()}</span>
      </div>
      ${
        rooms.length > 1
          ? segments({
              label: text.rooms,
              all: rooms.map(({ id }) => id),
              chosen: room?.id,
              words: (id) => html`<span class="cut">${view?.rooms[id]?.name}</span>`,
              choose: (id) => panel.chooseRoom(id),
              look: 'rooms',
            })
          : nothing
      }
      <span class="spacer"></span>
      ${this.#connection()} ${this.#obs()}
      <span class="time num">${timeOfDay(panel.now(), this.language)}</span>
      ${segments({
        label: text.language,
        all: LANGUAGES,
        chosen: this.language,
        words: (language) => language.toUpperCase(),
        choose: (language) => panel.setLanguage(language),
        look: 'lang',
      })}
      <div class="row" style="gap: 2px">
        <button
          class="flat icon-only small"
          aria-label=${text.keys}
          title="${text.keys} (?)"
          @click=${() => {
            panel.helpOpen = true;
            panel.changed();
          }}
        >
          ${icon('keyboard')}
        </button>
        <vp-messages .panel=${panel}></vp-messages>
      </div>
    `;
  }

  #game(): string {
    const room = this.panel.room;
    if (room?.chgk) {
      const { experts, viewers } = room.chgk.score;
      return `${room.chgk.experts.name} ${String(experts)}:${String(viewers)} · ${this.text(chgkPhases)[room.chgk.phase]}`;
    }
    if (room?.party?.stage && room.party.phase) {
      return `${this.text(stageNames)[room.party.stage]} · ${this.text(partyPhases)[room.party.phase]}`;
    }
    return this.text(shellText).noGame;
  }

  #connection(): TemplateResult {
    const text = this.text(shellText);
    const status = this.panel.link.status();
    const waiting = this.panel.pending.length;
    if (status === 'lost') {
      return html`<span class="state lost" role="alert">
        ${icon('offline', 18)}${text.lost}${waiting > 0 ? html` · ${text.lostWaiting(waiting)}` : nothing}
      </span>`;
    }
    return html`<span class="state" title=${status === 'live' ? text.live : text.connecting}>
      <span class="dot ${status === 'live' ? 'ok' : 'warn'}"></span>
      <span class="wide">${status === 'live' ? text.live : text.connecting}</span>
    </span>`;
  }

  #obs(): TemplateResult | typeof nothing {
    const obs = this.panel.obs;
    if (!obs) return nothing;
    const text = this.text(shellText);
    const words = this.text(obsWords);
    const tone = obs.connection === 'connected' ? 'ok' : obs.connection === 'off' ? '' : 'bad';
    return html`<button class="state" @click=${() => this.panel.go('obs')}>
      <span class="dot ${tone}"></span>
      <span class="cut"
        >OBS: ${obs.connection === 'connected' ? (obs.programScene ?? '') : words[obs.connection]}</span
      >
      ${
        obs.held
          ? html`<span role="img" aria-label=${text.held} title=${text.held}>${icon('lock', 15)}</span>`
          : nothing
      }
      ${obs.recording ? html`<span class="rec">${icon('record', 14)}${text.recording}</span>` : nothing}
      ${obs.streaming ? html`<span class="rec">${icon('record', 14)}${text.streaming}</span>` : nothing}
    </button>`;
  }
}

/** The top seen from above: a disc with its arrow. */
const mark = html`<svg width="34" height="34" viewBox="0 0 34 34" fill="none" aria-hidden="true">
  <circle cx="17" cy="17" r="14" stroke="currentColor" stroke-width="2.5" />
  <path d="M17 17 26 8" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
  <path d="m20.5 7 7-.5-.5 7z" fill="currentColor" />
  <circle cx="17" cy="17" r="3.6" fill="currentColor" />
</svg>`;

customElements.define('vp-top-bar', TopBar);
