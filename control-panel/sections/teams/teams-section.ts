import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';

import { randomId } from '../../../src/graphics/connection.ts';
import type { OperatorView, RoomOperatorView, TeamView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { focusFirst } from '../../look/focus.ts';
import { shared } from '../../look/shared.ts';
import { namesIn } from '../../next-step.ts';
import { PanelElement } from '../../panel-element.ts';
import { shellText } from '../../text/shell.ts';
import { freeColour, TEAM_COLOURS } from './colours.ts';
import { readTeams } from './read-teams.ts';
import { teamsText } from './text.ts';

/** From more than so many the source asks for another room (P-2). */
const ROOM_SIZE = 5;

interface Edited {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly players: string;
}

export class TeamsSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    typed: { state: true },
    edited: { state: true },
    list: { state: true },
  };
  declare typed: string;
  declare edited: Edited | null;
  /** The pasted list while its dialog is open. */
  declare list: string | null;

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1.55fr) minmax(280px, 1fr);
        gap: 14px;
        align-content: start;
        align-items: start;
      }
      @media (max-width: 1100px) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .add {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: stretch;
        margin-bottom: 10px;
      }
      .add wa-input {
        flex: 1 1 180px;
      }
      .add button {
        min-height: 40px;
      }
      td {
        height: 46px;
        padding-inline: 6px;
      }
      tr:first-child td {
        border-top: 0;
      }
      .who {
        max-width: 0;
        width: 100%;
      }
      .who b {
        display: block;
        font-size: 15px;
        font-weight: 650;
        line-height: 1.25;
      }
      .out b {
        text-decoration: line-through;
        color: var(--ink-3);
      }
      .acts {
        white-space: nowrap;
        width: 1px;
      }
      .rooms {
        width: 132px;
      }
      select {
        width: 132px;
        height: 36px;
        padding: 0 6px;
        font: 550 14px/1 var(--font);
        color: var(--ink);
        background: #0c1016;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
      }
      .bar {
        width: 6px;
        height: 30px;
        border-radius: 3px;
      }
      .colours {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .colours button {
        width: 38px;
        min-height: 38px;
        padding: 0;
        border-radius: 8px;
        border: 2px solid transparent;
      }
      .colours button[aria-checked='true'] {
        outline: 2px solid #fff;
        outline-offset: 2px;
      }
      .room {
        border: 1px solid var(--line);
        border-radius: 10px;
        padding: 10px 12px;
        background: var(--surface-2);
      }
      .room wa-input {
        flex: 1;
        min-width: 0;
      }
      .room ul {
        display: flex;
        flex-wrap: wrap;
        gap: 5px;
        margin-top: 8px;
      }
      .room .chip {
        max-width: 100%;
      }
      wa-dialog {
        --width: 560px;
      }
    `,
  ];

  constructor() {
    super();
    this.typed = '';
    this.edited = null;
    this.list = null;
  }

  override render(): TemplateResult {
    const { view } = this.panel;
    if (!view) return html``;
    const text = this.text(teamsText);
    return html`
      <div class="card">
        <header>
          <h2>${text.title}</h2>
          ${view.teams.length > 0 ? html`<span class="soft small">${text.count(view.teams.length)}</span>` : nothing}
        </header>
        <div class="add">
          <wa-input
            placeholder=${text.name}
            aria-label=${text.name}
            .value=${this.typed}
            @input=${(event: InputEvent) => {
              this.typed = (event.target as HTMLInputElement).value;
            }}
            @keydown=${(event: KeyboardEvent) => {
              if (event.key === 'Enter') this.#add(view);
            }}
          ></wa-input>
          <button class="main" ?disabled=${this.typed.trim() === ''} @click=${() => this.#add(view)}>
            ${icon('plus', 18)}${text.add}
          </button>
          <button
            @click=${() => {
              this.list = '';
            }}
          >
            ${text.addMany}
          </button>
        </div>
        ${
          view.teams.length === 0
            ? html`<div class="empty"><strong>${text.empty}</strong>${text.emptyText}</div>`
            : html`<table>
                <tbody>
                  ${repeat(
                    view.teams,
                    (team) => team.id,
                    (team) => this.#row(team, view),
                  )}
                </tbody>
              </table>`
        }
      </div>
      ${this.#rooms(view)} ${this.#editor()} ${this.#paste(view)}
    `;
  }

  #add(view: OperatorView): void {
    const name = this.typed.trim();
    if (name === '') return;
    this.typed = '';
    void this.#send(
      name,
      [],
      view.teams.map((team) => team.color),
    );
  }

  async #send(name: string, players: readonly string[], taken: readonly (string | null)[]): Promise<string> {
    const color = freeColour(taken);
    await this.panel.send('team.add', {
      id: `t-${randomId().slice(0, 8)}`,
      name,
      color,
      ...(players.length > 0 ? { players } : {}),
    });
    return color;
  }

  #row(team: TeamView, view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const rooms = Object.values(view.rooms);
    return html`<tr class=${team.disqualified ? 'out' : ''} data-team=${team.id}>
      <td style="width: 18px">
        <div class="bar" style="background: ${team.color ?? 'var(--line-strong)'}"></div>
      </td>
      <td class="who">
        <b class="cut" title=${team.name}>${team.name}</b>
        <div class="small quiet cut">
          ${team.disqualified ? text.disqualified : team.players.length > 0 ? team.players.join(', ') : text.noPlayers}
        </div>
      </td>
      ${
        rooms.length > 1
          ? html`<td class="rooms">
              <select
                aria-label=${text.roomOf(team.name)}
                @change=${(event: Event) => {
                  this.#move(team, (event.target as HTMLSelectElement).value, view);
                }}
              >
                ${team.room === null ? html`<option value="" selected>${text.noRoom}</option>` : nothing}
                ${rooms.map(
                  (room) =>
                    html`<option value=${room.id} ?selected=${team.room === room.id}>${room.name}</option>`,
                )}
              </select>
            </td>`
          : nothing
      }
      <td class="acts">
        <button
          class="flat icon-only small"
          title=${text.edit}
          aria-label="${text.edit}: ${team.name}"
          @click=${() => this.#edit(team)}
        >
          ${icon('edit', 18)}
        </button>
        ${
          team.disqualified
            ? html`<button
                class="flat icon-only small"
                title=${text.reinstate}
                aria-label="${text.reinstate}: ${team.name}"
                @click=${() => this.#reinstate(team)}
              >
                ${icon('undo', 18)}
              </button>`
            : html`<button
                class="flat icon-only small"
                title=${text.disqualify}
                aria-label="${text.disqualify}: ${team.name}"
                @click=${() => this.#disqualify(team)}
              >
                ${icon('ban', 18)}
              </button>`
        }
        <button
          class="flat icon-only small"
          title=${text.remove}
          aria-label="${text.remove}: ${team.name}"
          @click=${() => this.#remove(team)}
        >
          ${icon('trash', 18)}
        </button>
      </td>
    </tr>`;
  }

  #edit(team: TeamView): void {
    this.edited = {
      id: team.id,
      name: team.name,
      color: team.color ?? TEAM_COLOURS[0],
      players: team.players.join('\n'),
    };
  }

  #remove(team: TeamView): void {
    const text = this.text(teamsText);
    this.panel.ask({
      title: text.removeTitle(team.name),
      text: text.removeText,
      yes: text.remove,
      tone: 'bad',
      reason: null,
      run: () => void this.panel.send('team.remove', { id: team.id }),
    });
  }

  #disqualify(team: TeamView): void {
    const text = this.text(teamsText);
    this.panel.ask({
      title: text.disqualifyTitle(team.name),
      text: text.disqualifyText,
      yes: text.disqualify,
      tone: 'bad',
      reason: this.text(shellText).reason,
      run: (reason) => void this.panel.send('team.disqualify', { id: team.id, reason }),
    });
  }

  #reinstate(team: TeamView): void {
    const text = this.text(teamsText);
    this.panel.ask({
      title: text.reinstateTitle(team.name),
      text: '',
      yes: text.reinstate,
      tone: 'go',
      reason: this.text(shellText).reason,
      run: (reason) => void this.panel.send('team.reinstate', { id: team.id, reason }),
    });
  }

  #roomsWith(
    view: OperatorView,
    change: (rooms: { id: string; name: string; teams: string[] }[]) => void,
  ): void {
    const rooms = Object.values(view.rooms).map((room) => ({
      id: room.id,
      name: room.name,
      teams: view.teams.filter((team) => team.room === room.id).map((team) => team.id),
    }));
    change(rooms);
    void this.panel.send('rooms.set', { rooms });
  }

  #move(team: TeamView, to: string, view: OperatorView): void {
    if (team.room === to) return;
    this.#roomsWith(view, (rooms) => {
      for (const room of rooms) {
        room.teams = room.teams.filter((id) => id !== team.id);
        if (room.id === to) room.teams.push(team.id);
      }
    });
  }

  #rooms(view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const rooms = Object.values(view.rooms);
    const proposal = view.roomsProposal;
    const lost = view.teams.filter((team) => team.room === null);
    const active = view.teams.filter((team) => !team.disqualified).length;
    const canPropose = active > ROOM_SIZE && proposal.length > 1;
    return html`<div class="card stack">
      <h2>${text.rooms}</h2>
      <p class="small soft">${rooms.length === 1 && active <= ROOM_SIZE ? text.oneRoom : text.roomsText}</p>
      ${
        canPropose
          ? html`<button class=${rooms.length === 1 ? 'main' : ''} @click=${() => this.#propose(view)}>
              ${text.propose(proposal.length)}
            </button>`
          : nothing
      }
      ${rooms.length > 1 ? rooms.map((room) => this.#room(room, view)) : nothing}
      ${
        lost.length > 0
          ? html`<div class="room">
              <b>${text.noRoom}</b>
              <div class="small quiet">${text.noRoomHint}</div>
              <ul>
                ${lost.map((team) => html`<li class="chip warn"><span class="cut">${team.name}</span></li>`)}
              </ul>
            </div>`
          : nothing
      }
      ${
        view.teams.length > 1
          ? html`<button
              @click=${() =>
                this.#roomsWith(view, (all) => {
                  const taken = new Set(all.map((room) => room.id));
                  let n = all.length + 1;
                  while (taken.has(`room${String(n)}`)) n += 1;
                  all.push({ id: `room${String(n)}`, name: text.newRoom(n), teams: [] });
                })}
            >
              ${icon('plus', 18)}${text.addRoom}
            </button>`
          : nothing
      }
    </div>`;
  }

  #propose(view: OperatorView): void {
    const text = this.text(teamsText);
    void this.panel.send('rooms.set', {
      rooms: view.roomsProposal.map(({ id, teams }, i) => ({
        id,
        name: view.rooms[id]?.name ?? text.newRoom(i + 1),
        teams,
      })),
    });
  }

  #room(room: RoomOperatorView, view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const teams = view.teams.filter((team) => team.room === room.id);
    const isBusy = (room.party?.stage ?? null) !== null || (room.chgk !== null && room.chgk.phase !== 'over');
    return html`<div class="room">
      <div class="row">
        <wa-input
          aria-label=${text.roomName}
          .value=${room.name}
          @change=${(event: Event) => {
            const name = (event.target as HTMLInputElement).value.trim();
            if (name !== '' && name !== room.name) {
              this.#roomsWith(view, (all) => {
                const one = all.find((other) => other.id === room.id);
                if (one) one.name = name;
              });
            }
          }}
        ></wa-input>
        ${isBusy ? html`<span class="chip warn">${text.busy}</span>` : nothing}
        <button
          class="flat icon-only small"
          title=${text.removeRoom}
          aria-label="${text.removeRoom}: ${room.name}"
          @click=${() =>
            this.#roomsWith(view, (all) => {
              const at = all.findIndex((other) => other.id === room.id);
              const [gone] = all.splice(at, 1);
              all[0]?.teams.push(...(gone?.teams ?? []));
            })}
        >
          ${icon('trash', 18)}
        </button>
      </div>
      <ul>
        ${teams.map(
          (team) =>
            html`<li class="chip">
              <span class="swatch" style="background: ${team.color ?? 'var(--line-strong)'}"></span
              ><span class="cut">${team.name}</span>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  #editor(): TemplateResult | typeof nothing {
    const { edited } = this;
    if (!edited) return nothing;
    const text = this.text(teamsText);
    const set = (change: Partial<Edited>): void => {
      this.edited = { ...edited, ...change };
    };
    const save = (): void => {
      this.edited = null;
      void this.panel.send('team.update', {
        id: edited.id,
        name: edited.name.trim(),
        color: edited.color,
        players: namesIn(edited.players),
      });
    };
    return html`<wa-dialog
      open
      label=${text.editTitle(this.panel.view?.teams.find((team) => team.id === edited.id)?.name ?? '')}
      @wa-after-hide=${(event: Event) => {
        if ((event.target as Element).localName === 'wa-dialog') this.edited = null;
      }}
    >
      <div class="stack">
        <wa-input
          ${ref(focusFirst)}
          label=${text.name}
          .value=${edited.name}
          @input=${(event: InputEvent) => set({ name: (event.target as HTMLInputElement).value })}
        ></wa-input>
        <div>
          <div class="label" style="margin-bottom: 8px">${text.color}</div>
          <div class="colours" role="radiogroup" aria-label=${text.color}>
            ${TEAM_COLOURS.map(
              (colour) =>
                html`<button
                  role="radio"
                  aria-label=${colour}
                  aria-checked=${colour === edited.color ? 'true' : 'false'}
                  style="background: ${colour}"
                  @click=${() => set({ color: colour })}
                ></button>`,
            )}
          </div>
        </div>
        <wa-textarea
          label=${text.players}
          hint=${text.playersHint}
          rows="6"
          .value=${edited.players}
          @input=${(event: InputEvent) => set({ players: (event.target as HTMLTextAreaElement).value })}
        ></wa-textarea>
      </div>
      <div slot="footer" class="row">
        <button
          @click=${() => {
            this.edited = null;
          }}
        >
          ${this.text(shellText).cancel}
        </button>
        <button class="main" ?disabled=${edited.name.trim() === ''} @click=${save}>${text.save}</button>
      </div>
    </wa-dialog>`;
  }

  #paste(view: OperatorView): TemplateResult | typeof nothing {
    const { list } = this;
    if (list === null) return nothing;
    const text = this.text(teamsText);
    const teams = readTeams(
      list,
      view.teams.map((team) => team.name),
    );
    const add = async (): Promise<void> => {
      this.list = null;
      const taken = view.teams.map((team) => team.color);
      for (const team of teams) taken.push(await this.#send(team.name, team.players, taken));
    };
    return html`<wa-dialog
      open
      label=${text.addManyTitle}
      @wa-after-hide=${(event: Event) => {
        if ((event.target as Element).localName === 'wa-dialog') this.list = null;
      }}
    >
      <div class="stack">
        <p class="soft small">${text.addManyText}</p>
        <wa-textarea
          ${ref(focusFirst)}
          rows="10"
          aria-label=${text.addManyTitle}
          .value=${list}
          @input=${(event: InputEvent) => {
            this.list = (event.target as HTMLTextAreaElement).value;
          }}
        ></wa-textarea>
      </div>
      <div slot="footer" class="row">
        <button
          @click=${() => {
            this.list = null;
          }}
        >
          ${this.text(shellText).cancel}
        </button>
        <button class="main" ?disabled=${teams.length === 0} @click=${() => void add()}>
          ${text.addManyYes(teams.length)}
        </button>
      </div>
    </wa-dialog>`;
  }
}

customElements.define('vp-teams-section', TeamsSection);
