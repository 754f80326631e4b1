import { css, html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';

import { digitsOf } from '../../../src/rules/digits.ts';
import {
  STAGES,
  type PartyHostView,
  type RoomOperatorView,
  type StandingView,
  type TeamView,
} from '../../../src/rules/views/types.ts';
import { EMPTY_DRAFTS } from '../../drafts.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { calledTeam } from '../../steps/party.ts';
import { PanelElement } from '../../panel-element.ts';
import { stageNames } from '../../text/names.ts';
import { points } from '../../text/numbers.ts';
import { partyText } from './text.ts';

/** The room's teams with attempts and points, whose turn it is, and the pace of the stage. */
export class PartyBoard extends PanelElement {
  protected override readonly ticking = true;

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      .pace {
        display: flex;
        align-items: center;
        gap: 8px 14px;
        flex-wrap: wrap;
        margin-bottom: 10px;
        min-height: 36px;
      }
      .hour {
        display: flex;
        align-items: baseline;
        gap: 8px;
      }
      .hour b {
        font-size: 20px;
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }
      .over b {
        color: var(--warn);
      }
      .rounds {
        display: flex;
        align-items: center;
        gap: 4px;
      }
      .rounds b {
        min-width: 24px;
        text-align: center;
        font-size: 17px;
        font-variant-numeric: tabular-nums;
      }
      .table {
        overflow: auto;
        min-height: 0;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: 10px;
      }
      table {
        font-size: 14px;
      }
      th {
        position: sticky;
        top: 0;
        background: var(--surface);
        padding-top: 9px;
        z-index: 1;
      }
      th,
      td {
        padding-inline: 6px;
      }
      td {
        height: 37px;
      }
      tr.can {
        cursor: pointer;
      }
      tr.can:hover td {
        background: var(--surface-2);
      }
      tr.turn td {
        background: #33290f;
      }
      tr.turn .name {
        color: var(--next);
        font-weight: 700;
      }
      tr.turn td:first-child {
        box-shadow: inset 3px 0 0 var(--next);
      }
      tr.out {
        color: var(--ink-3);
      }
      tr.out .name {
        text-decoration: line-through;
      }
      .place {
        width: 34px;
        text-align: center;
        color: var(--ink-2);
        font-weight: 650;
      }
      .who {
        max-width: 0;
        width: 60%;
      }
      .who .row {
        gap: 8px;
      }
      .name {
        font-weight: 600;
      }
      /* Looks like a name, is reached and pressed like a key; by mouse the whole row is. */
      button.name {
        display: block;
        min-height: 30px;
        padding: 0 2px;
        border: 0;
        background: none !important;
        box-shadow: none !important;
        color: inherit;
        font-size: inherit;
        text-align: left;
      }
      .dots {
        display: flex;
        gap: 3px;
      }
      .dots i {
        width: 9px;
        height: 9px;
        border-radius: 50%;
        border: 1.5px solid #5a667e;
      }
      .dots i.done {
        background: var(--ink);
        border-color: var(--ink);
      }
      .dots b {
        font-size: 12px;
        line-height: 9px;
      }
      .now {
        color: var(--ink);
        font-weight: 650;
      }
      td.right {
        color: var(--ink-2);
      }
      td.total {
        font-size: 16px;
        font-weight: 750;
        color: var(--ink);
      }
      @media (max-width: 1100px) {
        .other {
          display: none;
        }
      }
      .acts {
        width: 1px;
        white-space: nowrap;
        padding-right: 6px;
      }
      .acts button {
        min-height: 30px;
        height: 30px;
        padding: 0 7px;
        font-size: 12px;
        font-variant-numeric: tabular-nums;
      }
      .acts button.icon-only {
        width: 30px;
        padding: 0;
      }
    `,
  ];

  override render(): TemplateResult {
    const { room, view } = this.panel;
    const party = room?.party;
    if (!room || !view || !party) return html``;
    const text = this.text(partyText);
    const here = view.standings.flatMap((row) => {
      const team = view.teams.find((one) => one.id === row.team);
      return team && team.room === room.id ? [{ row, team }] : [];
    });
    const turn = this.#turn(room, party);
    return html`
      ${party.stage ? this.#pace(party) : nothing}
      <div class="table">
        <table>
          <thead>
            <tr>
              <th class="place" title=${text.place}>№</th>
              <th>${text.teams}</th>
              ${party.attempts ? html`<th>${text.attempts}</th>` : nothing}
              ${STAGES.map(
                (stage) =>
                  html`<th
                    class="right ${stage === party.stage ? '' : 'other'}"
                    title=${this.text(stageNames)[stage]}
                  >
                    ${STAGES.indexOf(stage) + 1}
                  </th>`,
              )}
              <th class="right">${text.total}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${here.map(({ row, team }) => this.#row(row, team, party, turn))}
          </tbody>
        </table>
      </div>
    `;
  }

  /** The team that plays, or the one that is to be called out. */
  #turn(room: RoomOperatorView, party: PartyHostView): string | null {
    if (party.team !== null) return party.team;
    const { view, drafts } = this.panel;
    if (party.phase !== 'ready' || !view) return null;
    return calledTeam(view, room, drafts)?.id ?? null;
  }

  #pace(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const { planned, fit, averageMs } = party.rounds;
    const hour = party.hour;
    const left = hour ? hour.durationMs - (this.panel.now() - hour.since) : null;
    const least = Math.min(...Object.values(party.attempts ?? { none: 0 }));
    const shown = planned ?? Number(this.panel.view?.ruleset['attemptsMin'] ?? 3);
    const plan = (rounds: number): void => void this.panel.send('party.rounds', { rounds });
    return html`
      <div class="pace">
        ${
          left === null
            ? nothing
            : html`<span class="hour ${left <= 0 ? 'over' : ''}"
                ><span class="label">${text.hour}</span><b>${digitsOf(Math.ceil(left / 1000))}</b></span
              >`
        }
        ${
          fit === null
            ? nothing
            : html`<span
                class="chip ${fit <= 0 ? 'warn' : ''}"
                title=${averageMs === null ? '' : text.average(digitsOf(Math.round(averageMs / 1000)))}
                >${text.fit(fit)}</span
              >`
        }
        <span class="spacer"></span>
        <span class="rounds" title=${text.roundsHint}>
          <span class="label">${text.rounds}</span>
          <button
            class="small icon-only"
            aria-label="${text.rounds} −1"
            ?disabled=${shown <= Math.max(1, least)}
            @click=${() => plan(shown - 1)}
          >
            ${icon('minus', 16)}
          </button>
          <b class=${planned === null ? 'quiet' : ''}>${shown}</b>
          <button class="small icon-only" aria-label="${text.rounds} +1" @click=${() => plan(shown + 1)}>
            ${icon('plus', 16)}
          </button>
        </span>
      </div>
    `;
  }

  #row(row: StandingView, team: TeamView, party: PartyHostView, turn: string | null): TemplateResult {
    const text = this.text(partyText);
    const language = this.language;
    const penalty = Number(this.panel.view?.ruleset['hintPenalty'] ?? 30);
    const isTurn = turn === team.id;
    const canChoose = party.phase === 'ready' && !team.disqualified;
    const tie = row.tieBreak === 'shared' ? text.sharedPlace : row.tieBreak === 'artist' ? text.byArtist : '';
    return html`
      <tr
        class=${classMap({ turn: isTurn, can: canChoose, out: team.disqualified })}
        data-team=${team.id}
        @click=${() => {
          if (canChoose) this.#choose(team.id);
        }}
      >
        <td class="place num" title=${tie}>${row.place ?? '–'}${row.tieBreak === 'shared' ? '=' : ''}</td>
        <td class="who">
          <span class="row"
            ><span class="swatch" style="background: ${team.color ?? 'var(--line-strong)'}"></span>${
              canChoose
                ? html`<button
                    class="name cut"
                    title=${team.name}
                    aria-label=${text.callOut(team.name)}
                    aria-pressed=${isTurn ? 'true' : 'false'}
                  >
                    ${team.name}
                  </button>`
                : html`<span class="name cut" title=${team.name}>${team.name}</span>`
            }</span
          >
        </td>
        ${
          party.attempts
            ? html`<td>
                ${team.disqualified ? nothing : this.#dots(party.attempts[team.id] ?? 0, party.rounds.planned)}
              </td>`
            : nothing
        }
        ${STAGES.map(
          (stage) =>
            html`<td class="right num ${stage === party.stage ? 'now' : 'other'}">
              ${points(row.stages[stage], language)}
            </td>`,
        )}
        <td class="right num total">${points(row.total, language)}</td>
        <td class="acts">
          ${
            party.stage
              ? html`<button
                  class="flat"
                  title=${text.penalty(penalty)}
                  aria-label="${text.penalty(penalty)}: ${team.name}"
                  ?disabled=${party.team === team.id}
                  @click=${(event: Event) => {
                    event.stopPropagation();
                    this.#penalty(team, penalty);
                  }}
                >
                  −${points(penalty, language)}
                </button>`
              : nothing
          }
          <button
            class="flat icon-only"
            title=${text.adjust}
            aria-label="${text.adjust}: ${team.name}"
            @click=${(event: Event) => {
              event.stopPropagation();
              this.dispatchEvent(
                new CustomEvent('adjust', { detail: team.id, bubbles: true, composed: true }),
              );
            }}
          >
            ${icon('scale', 17)}
          </button>
        </td>
      </tr>
    `;
  }

  #dots(done: number, planned: number | null): TemplateResult {
    const all = Math.max(done, planned ?? Number(this.panel.view?.ruleset['attemptsMin'] ?? 3));
    if (all > 6) return html`<span class="num">${done} / ${all}</span>`;
    return html`<span class="dots" aria-label="${done} / ${all}"
      >${Array.from({ length: all }, (_, i) => html`<i class=${i < done ? 'done' : ''}></i>`)}</span
    >`;
  }

  #choose(team: string): void {
    this.panel.draft({ attempt: { ...EMPTY_DRAFTS.attempt, team } });
  }

  #penalty(team: TeamView, penalty: number): void {
    const text = this.text(partyText);
    this.panel.ask({
      title: text.penaltyTitle(team.name, penalty),
      text: text.penaltyText,
      yes: text.penaltyYes,
      tone: 'bad',
      reason: null,
      run: () => void this.panel.send('party.penalty', { team: team.id }),
    });
  }
}

customElements.define('vp-party-board', PartyBoard);
