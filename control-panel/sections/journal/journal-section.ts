import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { JournalLine } from '../../../src/protocol/http.ts';
import type { Language } from '../../../src/rules/views/types.ts';
import { saveFile } from '../../api.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { journalText } from './text.ts';

/** As many as a person scrolls through; the whole journal is in the show's file. */
const SHOWN = 500;
/** Several changes within a blink are fetched at once. */
const GATHER_MS = 120;

/** The evening as readable lines, the latest first. */
export class JournalSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    lines: { state: true },
    failed: { state: true },
    sought: { state: true },
  };
  declare lines: readonly JournalLine[];
  declare failed: boolean;
  declare sought: string;
  #language: Language | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopChanges: (() => void) | null = null;
  #busy = false;
  #again = false;

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 12px;
        overflow: hidden !important;
      }
      .top {
        display: flex;
        align-items: flex-end;
        gap: 12px;
      }
      .top wa-input {
        width: 220px;
      }
      .lines {
        flex: 1;
        min-height: 0;
        overflow: auto;
        padding: 4px 8px;
      }
      td {
        height: 34px;
        padding-block: 5px;
        vertical-align: top;
      }
      tr:first-child td {
        border-top: 0;
      }
      time {
        color: var(--ink-3);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .room {
        white-space: nowrap;
        color: var(--ink-2);
        max-width: 130px;
      }
      .what {
        width: 100%;
      }
      tr.back .what {
        color: var(--warn);
      }
      tr.picture .what {
        color: var(--ink-3);
      }
    `,
  ];

  constructor() {
    super();
    this.lines = [];
    this.failed = false;
    this.sought = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(() => {
      this.#stopChanges = this.panel.link.onChange(() => this.#soon());
      this.#soon();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopChanges?.();
    clearTimeout(this.#timer);
  }

  protected override updated(): void {
    if (this.#language !== null && this.#language !== this.language) {
      this.lines = [];
      this.#soon();
    }
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), GATHER_MS);
  }

  async #fetch(): Promise<void> {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    const language = this.language;
    const isSame = this.#language === language;
    this.#language = language;
    const last = isSame ? this.lines.at(-1)?.seq : undefined;
    try {
      const lines = await this.panel.api.journal(
        language,
        last === undefined ? { last: SHOWN } : { after: last },
      );
      const known = last === undefined ? [] : this.lines;
      if (lines.length > 0 || last === undefined) this.lines = [...known, ...lines].slice(-SHOWN);
      this.failed = false;
    } catch {
      this.failed = true;
    } finally {
      this.#busy = false;
      if (this.#again) {
        this.#again = false;
        this.#soon();
      }
    }
  }

  #time(at: number): string {
    return new Date(at).toLocaleTimeString(this.language, { hourCycle: 'h23' });
  }

  override render(): TemplateResult {
    const text = this.text(journalText);
    const rooms = this.panel.view?.rooms ?? {};
    const severalRooms = Object.keys(rooms).length > 1;
    const wanted = this.sought.trim().toLocaleLowerCase();
    const shown = [...this.lines]
      .reverse()
      .filter((line) => wanted === '' || (line.text ?? line.type).toLocaleLowerCase().includes(wanted));
    return html`
      <div class="top">
        <div style="flex: 1">
          <h1>${text.title}</h1>
          <p class="small soft">${text.intro}</p>
        </div>
        <wa-input
          class="bare"
          placeholder=${text.search}
          label=${text.search}
          .value=${this.sought}
          @input=${(event: InputEvent) => {
            this.sought = (event.target as HTMLInputElement).value;
          }}
        ></wa-input>
        <button ?disabled=${this.lines.length === 0} @click=${() => this.#save()}>
          ${icon('download', 18)}${text.save}
        </button>
      </div>
      ${this.failed ? html`<p class="chip warn">${text.failed}</p>` : nothing}
      ${
        this.lines.length === 0 && !this.failed
          ? html`<div class="empty"><strong>${text.empty}</strong>${text.emptyText}</div>`
          : html`<div class="card lines">
              <table>
                <tbody>
                  ${repeat(
                    shown,
                    (line) => line.seq,
                    (line) =>
                      html`<tr class=${lookOf(line.type)} data-seq=${line.seq}>
                        <td><time>${this.#time(line.at)}</time></td>
                        ${
                          severalRooms
                            ? html`<td class="room cut">
                                ${line.room === null ? '' : (rooms[line.room]?.name ?? line.room)}
                              </td>`
                            : nothing
                        }
                        <td class="what">${line.text ?? line.type}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
    `;
  }

  #save(): void {
    const text = this.lines.map((line) => `${this.#time(line.at)}\t${line.text ?? line.type}`).join('\n');
    saveFile({
      name: `${this.panel.view?.show.title || 'volchok'}.txt`,
      content: new Blob([`\uFEFF${text}\n`], { type: 'text/plain;charset=utf-8' }),
    });
  }
}

const lookOf = (type: string): string =>
  /undone|redone|undo|redo/.test(type) ? 'back' : type.startsWith('graphic.') ? 'picture' : '';

customElements.define('vp-journal-section', JournalSection);
