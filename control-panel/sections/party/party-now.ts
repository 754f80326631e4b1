import { css, html, nothing, type TemplateResult } from 'lit';

import { digitsOf } from '../../../src/rules/digits.ts';
import type {
  ItemView,
  PartyHostView,
  RoomOperatorView,
  TeamView,
  WordResult,
} from '../../../src/rules/views/types.ts';
import { icon, type IconName } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { suggestedTeam } from '../../next-step.ts';
import { PanelElement } from '../../panel-element.ts';
import { nextFall, pointsAt } from '../../step-context.ts';
import { points, signed } from '../../text/numbers.ts';
import { pointsInWords } from '../../text/steps.ts';
import { DECK_WARNING, deckLine, partyText } from './text.ts';

const RESULTS: readonly { readonly result: WordResult; readonly glyph: IconName }[] = [
  { result: 'guessed', glyph: 'check' },
  { result: 'skipped', glyph: 'minus' },
  { result: 'void', glyph: 'ban' },
];

/** What is going on in the attempt, phase by phase. */
export class PartyNow extends PanelElement {
  protected override readonly ticking = true;

  static override styles = [
    shared,
    css`
      .card {
        display: flex;
        flex-direction: column;
        gap: 12px;
        height: 100%;
        overflow: auto;
      }
      .team {
        display: flex;
        gap: 12px;
        align-items: center;
      }
      .team .swatch {
        width: 10px;
        align-self: stretch;
        height: auto;
        min-height: 40px;
      }
      .team b {
        font-size: 23px;
        line-height: 1.15;
        font-weight: 750;
        letter-spacing: -0.01em;
        overflow-wrap: anywhere;
      }
      .players {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin-top: 6px;
      }
      .players button {
        min-height: 36px;
        padding: 4px 11px;
        font-size: 14px;
      }
      .players button[aria-pressed='true'] {
        background: var(--pick-deep);
        border-color: #3f86d4;
      }
      .secret {
        background: #1d1a2e;
        border: 1px solid #433a72;
        border-radius: 10px;
        padding: 10px 14px 12px;
      }
      .secret .label {
        color: #a89ee0;
        display: flex;
        gap: 6px;
        align-items: center;
      }
      .secret b {
        display: block;
        margin-top: 4px;
        font-size: 24px;
        line-height: 1.2;
        font-weight: 750;
        overflow-wrap: anywhere;
      }
      .secret b.long {
        font-size: 19px;
      }
      .big {
        font-size: 76px;
        line-height: 1;
        font-weight: 800;
        letter-spacing: -0.04em;
        font-variant-numeric: tabular-nums;
      }
      .worth {
        display: flex;
        align-items: flex-end;
        gap: 14px;
      }
      .worth .small {
        padding-bottom: 8px;
        font-weight: 600;
      }
      .fall {
        height: 6px;
        border-radius: 3px;
        background: var(--surface-3);
        overflow: hidden;
      }
      .fall i {
        display: block;
        height: 100%;
        background: var(--next);
        transform-origin: 0 50%;
      }
      .steps {
        display: flex;
        gap: 3px;
      }
      .steps span {
        flex: 1;
        text-align: center;
        padding: 5px 0;
        border-radius: 4px;
        background: var(--surface-3);
        color: var(--ink-3);
        font-size: 13px;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      .steps .now {
        background: var(--next);
        color: var(--on-next);
      }
      .steps .gone {
        opacity: 0.4;
        text-decoration: line-through;
      }
      .counts {
        display: grid;
        grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1fr) minmax(max-content, 1.25fr);
        gap: 6px;
      }
      .counts div {
        background: var(--surface-2);
        border-radius: 8px;
        padding: 8px;
      }
      .counts b {
        display: block;
        font-size: 26px;
        line-height: 1.1;
        font-weight: 750;
        font-variant-numeric: tabular-nums;
      }
      .counts .g b {
        color: #5fe098;
      }
      .counts .s b {
        color: #ff9d92;
      }
      .list {
        display: flex;
        flex-direction: column;
      }
      .list li {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 40px;
        border-top: 1px solid var(--line);
        font-size: 15px;
        font-weight: 550;
      }
      .list li.void .w {
        text-decoration: line-through;
        color: var(--ink-3);
      }
      .list .w {
        flex: 1;
        min-width: 0;
      }
      .list .g {
        color: #5fe098;
      }
      .list .s {
        color: #ff9d92;
      }
      .list .v {
        color: var(--ink-3);
      }
      .marks {
        display: flex;
        gap: 4px;
      }
      .marks button {
        min-height: 34px;
        width: 36px;
        padding: 0;
      }
      .marks button[aria-pressed='true'].guessed {
        background: var(--good-deep);
        border-color: #3fd480;
      }
      .marks button[aria-pressed='true'].skipped {
        background: #7a2f34;
        border-color: #c5656b;
      }
      .marks button[aria-pressed='true'].void {
        background: #4b566c;
        border-color: #7c89a3;
      }
      .last {
        margin-top: auto;
        padding-top: 10px;
        border-top: 1px solid var(--line);
        display: flex;
        align-items: center;
        gap: 10px;
      }
      .last b {
        font-size: 18px;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  override render(): TemplateResult {
    const { room, view } = this.panel;
    const party = room?.party;
    if (!room || !view || !party) return html``;
    return html`<div class="card">${this.#phase(room, party)}</div>`;
  }

  #phase(room: RoomOperatorView, party: PartyHostView): TemplateResult {
    switch (party.phase) {
      case 'ready':
        return this.#ready(room, party);
      case 'prep':
        return this.#prep(room, party);
      case 'play':
        return party.stage === 'hat' ? this.#words(party) : this.#guess(room, party);
      case 'review':
        return party.stage === 'hat' ? this.#review(party) : this.#late(party);
      case null:
        return html``;
      default:
        return party.phase satisfies never;
    }
  }

  #team(id: string | null): TeamView | null {
    return this.panel.view?.teams.find((team) => team.id === id) ?? null;
  }

  #header(team: TeamView | null, party: PartyHostView, title: string): TemplateResult {
    const text = this.text(partyText);
    const attempt = team ? (party.attempts?.[team.id] ?? 0) + 1 : 1;
    return html`
      <div class="row">
        <span class="label">${title}</span><span class="spacer"></span>
        <span class="small soft num">${text.attemptOf(attempt, party.rounds.planned)}</span>
      </div>
      <div class="team">
        <span class="swatch" style="background: ${team?.color ?? 'var(--line-strong)'}"></span>
        <b>${team?.name ?? ''}</b>
      </div>
    `;
  }

  #ready(room: RoomOperatorView, party: PartyHostView): TemplateResult {
    const { view, drafts } = this.panel;
    const text = this.text(partyText);
    if (!view) return html``;
    const team = this.#team(drafts.attempt.team) ?? suggestedTeam(view, room);
    if (!team) {
      return html`<div class="empty">
        <strong>${text.noTeamsHere}</strong>${text.noTeamsHereText}
        <button class="main" @click=${() => this.panel.go('teams')}>${text.toTeams}</button>
      </div>`;
    }
    const chosen = drafts.attempt.explainer;
    return html`
      ${this.#header(team, party, text.turn)}
      <p class="small quiet">${text.turnHint}</p>
      ${
        team.players.length > 0 && party.stage
          ? html`<div>
              <div class="label">${text.explainer[party.stage]}</div>
              <div class="players">
                ${team.players.map(
                  (player) =>
                    html`<button
                      aria-pressed=${player === chosen ? 'true' : 'false'}
                      @click=${() =>
                        this.panel.draft({
                          attempt: { team: drafts.attempt.team, explainer: player === chosen ? '' : player },
                        })}
                    >
                      ${player}
                    </button>`,
                )}
              </div>
            </div>`
          : nothing
      }
      ${this.#conditions(party)} ${this.#last(party)}
    `;
  }

  #conditions(party: PartyHostView): TemplateResult | typeof nothing {
    const text = this.text(partyText);
    const lines = [
      party.stage === 'artist' && party.variant !== null ? text.variant[party.variant] : null,
      party.stage === 'crocodile' && party.series !== null ? text.series[party.series] : null,
      party.theme === null ? null : text.theme(party.theme),
    ].filter((line) => line !== null);
    return html`<div class="row wrap">
      ${lines.map((line) => html`<span class="chip">${line}</span>`)}${this.#deck(party)}
    </div>`;
  }

  #deck(party: PartyHostView): TemplateResult | typeof nothing {
    if (!party.deck) return nothing;
    const { left } = party.deck;
    return html`<span class="chip ${left <= DECK_WARNING ? 'warn' : ''}"
      >${deckLine(left, party.stage === 'hat', this.language)}</span
    >`;
  }

  #last(party: PartyHostView): TemplateResult | typeof nothing {
    const { last, reveal } = party;
    if (!last) return nothing;
    const text = this.text(partyText);
    const it = reveal?.item?.text ?? null;
    return html`<div class="last">
      <div style="flex: 1; min-width: 0">
        <div class="label">${text.last}</div>
        <div class="cut" style="font-weight: 600">${this.#team(last.team)?.name ?? last.team}</div>
        ${it === null ? nothing : html`<div class="small soft">${it}</div>`}
      </div>
      <b>${signed(last.points, this.language)}</b>
    </div>`;
  }

  #secret(item: ItemView | null, label: string, unknown?: string): TemplateResult {
    const text = this.text(partyText);
    const word = item?.text ?? null;
    return html`<div class="secret" title=${text.secret}>
      <span class="label">${icon('eye', 14)}${label}</span>
      ${
        word === null
          ? html`<div class="small soft" style="margin-top: 4px">${unknown ?? text.onPaper}</div>`
          : html`<b class=${word.length > 40 ? 'long' : ''}>${word}</b>`
      }
      ${item?.note ? html`<div class="small soft">${item.note}</div>` : nothing}
    </div>`;
  }

  #prep(room: RoomOperatorView, party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const team = this.#team(party.team);
    return html`
      ${this.#header(team, party, text.playing)}
      ${
        party.explainer && party.stage
          ? html`<div>
              <span class="label">${text.explainer[party.stage]}</span>
              <div style="font-weight: 650; font-size: 17px">${party.explainer}</div>
            </div>`
          : nothing
      }
      <p class="soft">${room.clock?.ended ? text.prepOver : text.prepHint}</p>
      ${party.stage === 'hat' ? nothing : this.#secret(party.item, text.it)} ${this.#conditions(party)}
    `;
  }

  #words(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const list = [...(party.wordList ?? [])].reverse();
    return html`
      ${this.#header(this.#team(party.team), party, text.playing)}
      ${this.#secret(party.item, text.word, party.deck?.left === 0 ? text.deckOut : undefined)}
      ${this.#counts(party)}
      <div class="row">${this.#deck(party)}</div>
      <ul class="list">
        ${list.map(
          (word, i) =>
            html`<li class=${word.result}>
              <span class="w cut">${word.text ?? text.paperWord(list.length - i)}</span>
              <span class=${word.result.charAt(0)}>${text.results[word.result]}</span>
            </li>`,
        )}
      </ul>
    `;
  }

  #counts(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    return html`<div class="counts">
      <div class="g"><span class="label">${text.guessed}</span><b>${party.words?.guessed ?? 0}</b></div>
      <div class="s"><span class="label">${text.skipped}</span><b>${party.words?.skipped ?? 0}</b></div>
      <div><span class="label">${text.pending}</span><b>${signed(party.pending ?? 0, this.language)}</b></div>
    </div>`;
  }

  #guess(room: RoomOperatorView, party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const t = this.panel.now();
    const worth = pointsAt(room, t) ?? 0;
    const fall = nextFall(room, t);
    const index = party.ladder.findIndex((row) => row.points === worth);
    const upper =
      index > 0 ? (party.ladder[index - 1]?.seconds ?? 0) : (room.clock?.durationMs ?? 0) / 1000 + 1;
    const stepMs = Math.max(1000, (upper - (party.ladder[index]?.seconds ?? 0)) * 1000);
    return html`
      ${this.#header(this.#team(party.team), party, text.playing)}
      <div>
        <span class="label">${text.worth}</span>
        <div class="worth">
          <span class="big">${points(worth, this.language)}</span>
          ${
            fall && room.clock?.running
              ? html`<span class="small soft num"
                  >${text.fallsTo(fall.to, digitsOf(Math.ceil(fall.inMs / 1000)))}</span
                >`
              : nothing
          }
        </div>
      </div>
      <div class="fall">
        <i style="transform: scaleX(${fall ? Math.min(1, Math.max(0, fall.inMs / stepMs)) : 0})"></i>
      </div>
      <div class="steps">
        ${party.ladder.map(
          (row, i) =>
            html`<span class=${i === index ? 'now' : i < index ? 'gone' : ''}
              >${points(row.points, this.language)}</span
            >`,
        )}
      </div>
      ${this.#secret(party.item, text.it)}
      ${
        party.explainer && party.stage
          ? html`<div class="small soft">${text.explainer[party.stage]}: <b>${party.explainer}</b></div>`
          : nothing
      }
    `;
  }

  #review(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const list = party.wordList ?? [];
    return html`
      ${this.#header(this.#team(party.team), party, text.review)} ${this.#counts(party)}
      <p class="small quiet">${text.reviewHint}</p>
      ${list.length === 0 ? html`<p class="soft">${text.noWords}</p>` : nothing}
      <ul class="list">
        ${list.map(
          (word, index) =>
            html`<li class=${word.result}>
              <span class="w cut" title=${word.text ?? ''}>${word.text ?? text.paperWord(index + 1)}</span>
              <span class="marks" role="radiogroup">
                ${RESULTS.map(
                  ({ result, glyph }) =>
                    html`<button
                      class=${result}
                      title=${text.results[result]}
                      aria-label="${word.text ?? text.paperWord(index + 1)}: ${text.results[result]}"
                      aria-pressed=${word.result === result ? 'true' : 'false'}
                      @click=${() => {
                        if (word.result !== result)
                          void this.panel.send('party.word.review', { index, result });
                      }}
                    >
                      ${icon(glyph, 18)}
                    </button>`,
                )}
              </span>
            </li>`,
        )}
      </ul>
    `;
  }

  #late(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    return html`
      ${this.#header(this.#team(party.team), party, text.playing)}
      <h2>${text.reviewTime}</h2>
      <p class="soft">${text.reviewTimeHint}</p>
      ${this.#secret(party.item, text.it)}
      <p class="quiet small">${pointsInWords(0, this.language)}</p>
    `;
  }
}

customElements.define('vp-party-now', PartyNow);
