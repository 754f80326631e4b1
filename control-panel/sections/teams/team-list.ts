import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { OperatorView, TeamView } from '../../../src/rules/views/types.ts';
import { icon, type IconName } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { refusals } from '../../text/refusals.ts';
import { shellText } from '../../text/shell.ts';
import { addTeams } from './add-team.ts';
import { sameName } from './read-teams.ts';
import { disturbed, presentRooms, withTeamIn } from './rooms-plan.ts';
import { teamsText } from './text.ts';

/** The teams in their order, and the field in which another is added. Asks for `edit` (a team) and `paste` by events. */
export class TeamList extends PanelElement {
  /** The team and the button that were used last to move one: the focus stays there while it wanders. */
  #moved: { readonly id: string; readonly direction: 'up' | 'down' } | null = null;

  static override styles = [
    shared,
    css`
      .add {
        display: flex;
        gap: 8px;
        align-items: stretch;
        margin-bottom: 10px;
      }
      .add wa-input {
        flex: 1 1 0;
        min-width: 0;
      }
      .add button {
        min-height: 40px;
        white-space: nowrap;
        padding-inline: 12px;
      }
      .hint {
        margin: -4px 0 10px;
        color: var(--warn);
        font-weight: 550;
      }
      td {
        height: 46px;
        padding-inline: 5px;
      }
      tr:first-child td {
        border-top: 0;
      }
      .nth {
        width: 1px;
        color: var(--ink-3);
        text-align: right;
      }
      .who {
        max-width: 0;
        width: 100%;
      }
      .who b {
        display: -webkit-box;
        -webkit-line-clamp: 2;
        -webkit-box-orient: vertical;
        overflow: hidden;
        overflow-wrap: anywhere;
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
      .acts button {
        width: 30px;
      }
      .rooms {
        width: 112px;
      }
      select {
        width: 112px;
        height: 36px;
        padding: 0 6px;
        font: 550 14px/1 var(--font);
        color: var(--ink);
        background: #0c1016;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
      }
      select:disabled {
        color: var(--ink-3);
        background: none;
        border-color: var(--line);
      }
      .bar {
        width: 6px;
        height: 30px;
        border-radius: 3px;
      }
    `,
  ];

  override render(): TemplateResult {
    const { view } = this.panel;
    if (!view) return html``;
    const text = this.text(teamsText);
    const typed = this.panel.typed('team');
    const isKnown = view.teams.some((team) => sameName(team.name, typed));
    const add = (): void => {
      const name = typed.trim();
      if (name === '' || isKnown) return;
      this.panel.type('team', '');
      void addTeams(this.panel, [{ name, players: [] }]);
    };
    return html`<div class="card">
      <header>
        <h2>${text.title}</h2>
        ${view.teams.length > 0 ? html`<span class="soft small">${text.count(view.teams.length)}</span>` : nothing}
      </header>
      <div class="add" data-place="teams">
        <wa-input
          class="bare"
          data-focus
          label=${text.name}
          placeholder=${text.name}
          .value=${typed}
          @input=${(event: InputEvent) => this.panel.type('team', (event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') add();
          }}
        ></wa-input>
        <button class="main" ?disabled=${typed.trim() === '' || isKnown} @click=${add}>
          ${icon('plus', 18)}${text.add}
        </button>
        <button @click=${() => this.dispatchEvent(new CustomEvent('paste-list'))}>${text.addMany}</button>
      </div>
      ${isKnown ? html`<p class="hint small" role="status">${text.isThere(typed.trim())}</p>` : nothing}
      ${
        view.teams.length === 0
          ? html`<div class="empty"><strong>${text.empty}</strong>${text.emptyText}</div>`
          : html`<table>
              <tbody>
                ${repeat(
                  view.teams,
                  (team) => team.id,
                  (team, i) => this.#row(team, i, view),
                )}
              </tbody>
            </table>`
      }
    </div>`;
  }

  protected override updated(): void {
    const moved = this.#moved;
    if (moved === null) return;
    const row = [...this.renderRoot.querySelectorAll<HTMLElement>('tr')].find(
      (one) => one.dataset['team'] === moved.id,
    );
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
    // At an end of the list the way back is the only one.
    const wanted = buttons.find((one) => one.dataset['move'] === moved.direction);
    (wanted?.disabled ? buttons.find((one) => !one.disabled) : wanted)?.focus();
  }

  #move(team: TeamView, to: number, direction: 'up' | 'down', event: MouseEvent): void {
    // By mouse the space bar stays the next step's.
    const isByKey = event.detail === 0;
    const moved = isByKey ? { id: team.id, direction } : null;
    this.#moved = moved;
    void this.panel.send('team.move', { id: team.id, to }).then(() => {
      // A second move may have begun meanwhile.
      if (this.#moved === moved) this.#moved = null;
    });
  }

  #row(team: TeamView, i: number, view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const button = (
      glyph: IconName,
      label: string,
      run: (event: MouseEvent) => void,
      {
        disabled = false,
        move,
        title = label,
      }: { disabled?: boolean; move?: 'up' | 'down'; title?: string } = {},
    ): TemplateResult =>
      html`<button
        class="flat icon-only small"
        title=${title}
        aria-label="${label}: ${team.name}"
        data-move=${move ?? nothing}
        ?disabled=${disabled}
        @click=${run}
      >
        ${icon(glyph, 18)}
      </button>`;
    const hasPlayed = view.played.includes(team.id);
    return html`<tr class=${team.disqualified ? 'out' : ''} data-team=${team.id}>
      <td class="nth num small">${i + 1}</td>
      <td style="width: 18px">
        <div class="bar" style="background: ${team.color ?? 'var(--line-strong)'}"></div>
      </td>
      <td class="who">
        <b title=${team.name}>${team.name}</b>
        ${
          team.disqualified || team.players.length > 0
            ? html`<div class="small quiet cut">
                ${team.disqualified ? text.disqualified : team.players.join(', ')}
              </div>`
            : nothing
        }
      </td>
      ${Object.keys(view.rooms).length > 1 ? html`<td class="rooms">${this.#roomOf(team, view)}</td>` : nothing}
      <td class="acts">
        ${
          view.teams.length > 1
            ? html`${button('up', text.up, (event) => this.#move(team, i - 1, 'up', event), {
                disabled: i === 0,
                move: 'up',
              })}${button('down', text.down, (event) => this.#move(team, i + 1, 'down', event), {
                disabled: i === view.teams.length - 1,
                move: 'down',
              })}`
            : nothing
        }
        ${button('edit', text.edit, () => this.dispatchEvent(new CustomEvent('edit', { detail: team })))}
        ${
          team.disqualified
            ? button('undo', text.reinstate, () => this.#reinstate(team))
            : button('ban', text.disqualify, () => this.#disqualify(team))
        }
        ${button('trash', text.remove, () => this.#remove(team), {
          disabled: hasPlayed,
          ...(hasPlayed ? { title: this.text(refusals)['team-has-played'] } : {}),
        })}
      </td>
    </tr>`;
  }

  #roomOf(team: TeamView, view: OperatorView): TemplateResult {
    const text = this.text(teamsText);
    const present = presentRooms(view);
    const rooms = Object.values(view.rooms).map((room) => ({
      room,
      busy: team.room === room.id ? undefined : disturbed(view, withTeamIn(present, team.id, room.id))[0],
    }));
    const isFixed = rooms.every(({ room, busy }) => room.id === team.room || busy !== undefined);
    const busy = rooms.find((one) => one.busy)?.busy;
    return html`<select
      aria-label=${text.roomOf(team.name)}
      title=${isFixed && busy ? text.waitsFor(busy.name) : nothing}
      ?disabled=${isFixed}
      @change=${(event: Event) => {
        const to = (event.target as HTMLSelectElement).value;
        if (to !== team.room) void this.panel.send('rooms.set', { rooms: withTeamIn(present, team.id, to) });
      }}
    >
      ${team.room === null ? html`<option value="" selected disabled>${text.noRoom}</option>` : nothing}
      ${rooms.map(
        (one) =>
          html`<option
            value=${one.room.id}
            ?selected=${team.room === one.room.id}
            ?disabled=${one.busy !== undefined}
          >
            ${one.room.name}
          </option>`,
      )}
    </select>`;
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
}

customElements.define('vp-team-list', TeamList);
