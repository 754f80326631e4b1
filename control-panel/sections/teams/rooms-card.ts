import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type TemplateResult } from 'lit';

import type { OperatorView, RoomOperatorView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import {
  disturbed,
  isBusy,
  type PlannedRoom,
  presentRooms,
  ROOM_SIZE,
  withAnotherRoom,
  withoutRoom,
} from './rooms-plan.ts';
import { teamsText } from './text.ts';

/** The rooms with their teams. What a running game does not allow is not offered, with the reason. */
export class RoomsCard extends PanelElement {
  static override styles = [
    shared,
    css`
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
    `,
  ];

  override render(): TemplateResult {
    const { view } = this.panel;
    if (!view) return html``;
    const text = this.text(teamsText);
    const rooms = Object.values(view.rooms);
    const lost = view.teams.filter((team) => team.room === null);
    const active = view.teams.filter((team) => !team.disqualified).length;
    return html`<div class="card stack">
      <h2>${text.rooms}</h2>
      <p class="small soft">${rooms.length === 1 && active <= ROOM_SIZE ? text.oneRoom : text.roomsText}</p>
      ${active > ROOM_SIZE && view.roomsProposal.length > 1 ? this.#proposal(view) : nothing}
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
          ? html`<button @click=${() => this.#set(withAnotherRoom(presentRooms(view), text.newRoom))}>
              ${icon('plus', 18)}${text.addRoom}
            </button>`
          : nothing
      }
    </div>`;
  }

  #set(rooms: readonly PlannedRoom[]): void {
    void this.panel.send('rooms.set', { rooms });
  }

  #proposal(view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const plan = view.roomsProposal.map(({ id, teams }, i) => ({
      id,
      name: view.rooms[id]?.name ?? text.newRoom(i + 1),
      teams,
    }));
    const [busy] = disturbed(view, plan);
    return html`<button
        class=${Object.keys(view.rooms).length === 1 ? 'main' : ''}
        ?disabled=${busy !== undefined}
        @click=${() => this.#set(plan)}
      >
        ${text.propose(plan.length)}
      </button>
      ${busy ? html`<p class="small quiet">${text.waitsFor(busy.name)}</p>` : nothing}`;
  }

  #room(room: RoomOperatorView, view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const teams = view.teams.filter((team) => team.room === room.id);
    const rooms = presentRooms(view);
    const without = withoutRoom(view, room.id);
    const [busy] = disturbed(view, without);
    return html`<div class="room" data-room=${room.id}>
      <div class="row">
        <wa-input
          class="bare"
          label=${text.roomName}
          .value=${room.name}
          @change=${(event: Event) => {
            const name = (event.target as HTMLInputElement).value.trim();
            if (name !== '' && name !== room.name)
              this.#set(rooms.map((one) => (one.id === room.id ? { ...one, name } : one)));
          }}
        ></wa-input>
        <button
          class="flat icon-only small"
          title=${busy ? text.waitsFor(busy.name) : text.removeRoom}
          aria-label="${text.removeRoom}: ${room.name}"
          ?disabled=${busy !== undefined}
          @click=${() => this.#set(without)}
        >
          ${icon('trash', 18)}
        </button>
      </div>
      <ul>
        ${isBusy(room) ? html`<li class="chip warn">${text.busy}</li>` : nothing}
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
}

customElements.define('vp-rooms-card', RoomsCard);
