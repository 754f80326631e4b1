import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import {
  type ObsAction,
  type ObsAnswer,
  type ObsStatus,
  SITUATIONS,
  type Situation,
} from '../../../src/protocol/messages.ts';
import { ApiError, saveFile } from '../../api.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { obsAdvice, obsWords, situations } from '../../text/obs.ts';
import { obsText } from './text.ts';

/** OBS: how it stands, which scene is on and which comes when, recording. */
export class ObsSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    address: { state: true },
    password: { state: true },
    busy: { state: true },
  };
  /** Null: as it is kept. */
  declare address: string | null;
  declare password: string | null;
  declare busy: boolean;

  static override styles = [
    shared,
    css`
      .page {
        display: grid;
        grid-template-columns: minmax(300px, 1fr) minmax(0, 1.35fr);
        gap: 14px;
        align-items: start;
      }
      .state {
        display: flex;
        gap: 12px;
        align-items: flex-start;
        padding: 12px 14px;
        border-radius: 10px;
        background: var(--surface-2);
        border: 1px solid var(--line-strong);
      }
      .state.connected {
        background: #0d2b1b;
        border-color: #1f7d4b;
      }
      .state.trouble {
        background: #3d1418;
        border-color: #9b3a41;
      }
      .state b {
        font-size: 17px;
        display: block;
        line-height: 1.25;
      }
      .state b::first-letter {
        text-transform: uppercase;
      }
      .dot {
        width: 14px;
        height: 14px;
        border-radius: 50%;
        margin-top: 4px;
        background: var(--ink-3);
        flex: none;
      }
      .connected .dot {
        background: var(--good);
      }
      .trouble .dot {
        background: var(--tally);
      }
      .scenes {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
        gap: 8px;
      }
      .scenes button {
        min-height: 54px;
      }
      .scenes .on {
        background: linear-gradient(#ff4b59, var(--tally) 45%, #d81727);
        border-color: #ff8d95;
        color: #fff;
        box-shadow: 0 0 16px rgba(255, 46, 63, 0.45);
      }
      .hold[aria-pressed='true'] {
        background: linear-gradient(#ffd777, var(--next));
        color: var(--on-next);
        border-color: #ffe3a1;
      }
      select {
        width: 100%;
        height: 36px;
        padding: 0 8px;
        font: 550 14px/1 var(--font);
        color: var(--ink);
        background: #0c1016;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
      }
      select.lost {
        border-color: var(--warn);
        color: var(--warn);
      }
      td {
        height: 42px;
      }
      tr.now td {
        background: #33290f;
      }
      tr.now td:first-child {
        font-weight: 700;
        color: var(--next);
      }
      td:last-child {
        width: 46%;
      }
      .rec.on {
        background: linear-gradient(#5a1b20, #451418);
        border-color: var(--tally);
        color: #ffb3b8;
      }
      .out {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
    `,
  ];

  constructor() {
    super();
    this.address = null;
    this.password = null;
    this.busy = false;
  }

  override render(): TemplateResult {
    const obs = this.panel.obs;
    if (!obs) return html``;
    return html`<div class="page">
      <div class="stack">${this.#connection(obs)}${this.#output(obs)}${this.#tools(obs)}</div>
      <div class="stack">${this.#scenes(obs)}${this.#table(obs)}</div>
    </div>`;
  }

  /** Tells how it went; what OBS has to say is kept with the messages. */
  async #ask(request: Promise<ObsAnswer>): Promise<boolean> {
    const text = this.text(obsText);
    const tell = (tone: 'done' | 'trouble', message: string): void =>
      this.panel.notify({ tone, type: null, code: null, message });
    this.busy = true;
    try {
      const answer = await request;
      if (!answer.ok) tell('trouble', answer.message);
      else if (answer.message !== null) tell('done', answer.message);
      return answer.ok;
    } catch (error) {
      tell('trouble', (error instanceof ApiError && error.message) || text.failed);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #connection(obs: ObsStatus): TemplateResult {
    const text = this.text(obsText);
    const look =
      obs.connection === 'connected'
        ? 'connected'
        : ['off', 'connecting'].includes(obs.connection)
          ? ''
          : 'trouble';
    const address = this.address ?? obs.address ?? '127.0.0.1:4455';
    const connect = async (): Promise<void> => {
      const done = await this.#ask(
        this.panel.api.obs({
          enabled: true,
          address: address.trim(),
          ...(this.password === null ? {} : { password: this.password }),
        }),
      );
      if (done) {
        this.address = null;
        this.password = null;
      }
    };
    const onEnter = (event: KeyboardEvent): void => {
      if (event.key === 'Enter') void connect();
    };
    return html`<div class="card stack">
      <h2>${text.connection}</h2>
      <div class="state ${look}">
        <span class="dot"></span>
        <div>
          <b
            >${this.text(obsWords)[obs.connection]}${
              obs.version === null
                ? nothing
                : html` <span class="quiet small">${text.version(obs.version)}</span>`
            }</b
          >
          ${
            obs.problem === null
              ? html`<div class="small soft">${this.text(obsAdvice)[obs.connection]}</div>`
              : html`<div class="small" style="color: #ffb3aa">${obs.problem}</div>`
          }
        </div>
      </div>
      <wa-input
        label=${text.address}
        hint=${text.addressHint}
        .value=${address}
        @input=${(event: InputEvent) => {
          this.address = (event.target as HTMLInputElement).value;
        }}
        @keydown=${onEnter}
      ></wa-input>
      <wa-input
        type="password"
        autocomplete="off"
        label=${text.password}
        hint=${text.passwordHint}
        placeholder=${obs.hasPassword ? text.passwordKept : ''}
        .value=${this.password ?? ''}
        @input=${(event: InputEvent) => {
          this.password = (event.target as HTMLInputElement).value;
        }}
        @keydown=${onEnter}
      ></wa-input>
      <div class="row">
        <button class="main" ?disabled=${this.busy} @click=${() => void connect()}>
          ${obs.connection === 'off' ? text.connect : text.saveAgain}
        </button>
        ${
          obs.connection === 'off'
            ? nothing
            : html`<button @click=${() => void this.#ask(this.panel.api.obs({ enabled: false }))}>
                ${text.disconnect}
              </button>`
        }
      </div>
    </div>`;
  }

  #output(obs: ObsStatus): TemplateResult {
    const text = this.text(obsText);
    const isOff = obs.connection !== 'connected';
    const act = (action: ObsAction): void => void this.#ask(this.panel.api.obsAction(action));
    const stop = (action: ObsAction, title: string, sentence: string, yes: string): void =>
      this.panel.ask({ title, text: sentence, yes, tone: 'bad', reason: null, run: () => act(action) });
    return html`<div class="card stack">
      <h2>${text.recording}</h2>
      <div class="out">
        ${
          obs.recording
            ? html`<button
                class="rec on"
                ?disabled=${isOff}
                @click=${() => stop('record.stop', text.stopRecordTitle, text.stopRecordText, text.stopRecord)}
              >
                ${icon('record', 18)}${text.stopRecord}
              </button>`
            : html`<button ?disabled=${isOff} @click=${() => act('record.start')}>
                ${icon('record', 18)}${text.startRecord}
              </button>`
        }
        ${
          obs.streaming
            ? html`<button
                class="rec on"
                ?disabled=${isOff}
                @click=${() => stop('stream.stop', text.stopStreamTitle, text.stopStreamText, text.stopStream)}
              >
                ${text.stopStream}
              </button>`
            : html`<button ?disabled=${isOff} @click=${() => act('stream.start')}>
                ${text.startStream}
              </button>`
        }
        ${
          obs.replayBuffer
            ? html`<button ?disabled=${isOff} @click=${() => act('replay.save')}>${text.saveReplay}</button>`
            : html`<button
                ?disabled=${isOff || obs.replayBuffer === null}
                @click=${() => act('replay.start')}
              >
                ${text.startReplay}
              </button>`
        }
      </div>
      ${obs.lastFile === null ? nothing : html`<p class="small quiet" style="overflow-wrap: anywhere">${text.lastFile(obs.lastFile)}</p>`}
    </div>`;
  }

  #tools(obs: ObsStatus): TemplateResult {
    const text = this.text(obsText);
    const download = async (): Promise<void> => {
      try {
        saveFile(await this.panel.api.waitingPage());
      } catch (error) {
        this.panel.notify({
          tone: 'trouble',
          type: null,
          code: null,
          message: (error instanceof ApiError && error.message) || text.failed,
        });
      }
    };
    return html`<div class="card stack">
      <p class="small soft">${text.setupText}</p>
      <button
        ?disabled=${obs.connection !== 'connected' || this.busy}
        @click=${() =>
          this.panel.ask({
            title: text.setupTitle,
            text: text.setupText,
            yes: text.setupYes,
            tone: 'go',
            reason: null,
            run: () => void this.#ask(this.panel.api.obsSetup()),
          })}
      >
        ${icon('spark', 18)}${text.setup}
      </button>
      <p class="small soft">${text.waitingText}</p>
      <button @click=${() => void download()}>${icon('download', 18)}${text.download}</button>
    </div>`;
  }

  #scenes(obs: ObsStatus): TemplateResult {
    const text = this.text(obsText);
    return html`<div class="card stack">
      <header style="margin: 0">
        <h2>${text.scenes}</h2>
        ${obs.choice !== null ? html`<span class="chip warn">${text.byHand}</span>` : nothing}
        <button
          class="hold small"
          aria-pressed=${obs.held ? 'true' : 'false'}
          title=${text.holdText}
          @click=${() => void this.#ask(this.panel.api.obsHold(!obs.held))}
        >
          ${icon('lock', 16)}${obs.held ? text.held : text.hold}
        </button>
      </header>
      ${
        obs.scenes.length === 0
          ? html`<p class="quiet">${text.noScenes}</p>`
          : html`<p class="small soft">${obs.held ? text.holdText : text.scenesText}</p>
              <div class="scenes">
                ${obs.scenes.map(
                  (scene) =>
                    html`<button
                      data-scene=${scene}
                      class=${scene === obs.programScene ? 'on' : ''}
                      aria-pressed=${scene === obs.programScene ? 'true' : 'false'}
                      @click=${() => void this.#ask(this.panel.api.obsScene(scene))}
                    >
                      <span class="cut">${scene}</span>
                    </button>`,
                )}
              </div>`
      }
    </div>`;
  }

  #table(obs: ObsStatus): TemplateResult {
    const text = this.text(obsText);
    const rooms = Object.values(this.panel.view?.rooms ?? {});
    return html`<div class="card stack">
      <header style="margin: 0"><h2>${text.table}</h2></header>
      <p class="small soft">${text.tableText}</p>
      ${
        rooms.length > 1
          ? html`<div>
              <div class="label" style="margin-bottom: 6px">${text.room}</div>
              ${segments({
                label: text.room,
                all: rooms.map(({ id }) => id),
                chosen: obs.room ?? rooms[0]?.id,
                words: (id) => rooms.find((room) => room.id === id)?.name,
                choose: (id) => void this.#ask(this.panel.api.obs({ room: id })),
              })}
            </div>`
          : nothing
      }
      <table>
        <tbody>
          ${SITUATIONS.map((situation) => this.#situation(situation, obs))}
        </tbody>
      </table>
    </div>`;
  }

  #situation(situation: Situation, obs: ObsStatus): TemplateResult {
    const text = this.text(obsText);
    const name = this.text(situations)[situation];
    const chosen = obs.table[situation] ?? '';
    const isLost = chosen !== '' && obs.connection === 'connected' && !obs.scenes.includes(chosen);
    const scenes = chosen === '' || obs.scenes.includes(chosen) ? obs.scenes : [chosen, ...obs.scenes];
    const isNow = obs.situation === situation;
    return html`<tr class=${isNow ? 'now' : ''} data-situation=${situation}>
      <td>${name}${isNow ? html` <span class="small">· ${text.now}</span>` : nothing}</td>
      <td>
        <select
          aria-label=${name}
          class=${isLost ? 'lost' : ''}
          @change=${(event: Event) => {
            const scene = (event.target as HTMLSelectElement).value;
            void this.#ask(this.panel.api.obs({ table: { [situation]: scene === '' ? null : scene } }));
          }}
        >
          <option value="" ?selected=${chosen === ''}>${text.keep}</option>
          ${scenes.map(
            (scene) =>
              html`<option value=${scene} ?selected=${scene === chosen}>
                ${isLost && scene === chosen ? text.missing(scene) : scene}
              </option>`,
          )}
        </select>
      </td>
    </tr>`;
  }
}

customElements.define('vp-obs-section', ObsSection);
