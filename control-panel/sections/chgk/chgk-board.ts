import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import './game-form.ts';
import './table-ring.ts';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { Allowed, ChgkHostView, RoomOperatorView, Side } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkPhases } from '../../text/names.ts';
import { isRefusalCode, refusals } from '../../text/refusals.ts';
import { chgkText } from './text.ts';

/** A game of «Что? Где? Когда?» as it stands, and everything about it that is chosen rather than pressed. */
export class ChgkBoard extends PanelElement {
  static override properties: PropertyDeclarations = { best: { state: true } };
  declare best: string;

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 300px;
        grid-template-rows: auto minmax(0, 1fr);
        gap: 12px;
        height: 100%;
      }
      @media (max-width: 1100px) {
        :host {
          grid-template-columns: minmax(0, 1fr) 220px;
        }
      }
      .score {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: 1fr auto 1fr;
        align-items: center;
        gap: 16px;
        padding: 8px 18px;
      }
      .side {
        min-width: 0;
        display: flex;
        flex-direction: column;
        gap: 6px;
      }
      .side:last-child {
        align-items: flex-end;
        text-align: right;
      }
      .side b {
        font-size: 16px;
        line-height: 1.2;
        font-weight: 700;
        max-width: 100%;
        display: -webkit-box;
        -webkit-line-clamp: 2;
        -webkit-box-orient: vertical;
        overflow: hidden;
      }
      .pips {
        display: flex;
        gap: 5px;
      }
      .side:last-child .pips {
        flex-direction: row-reverse;
      }
      .pips i {
        width: 24px;
        height: 8px;
        border-radius: 4px;
        background: var(--surface-3);
      }
      .experts .on {
        background: var(--experts);
      }
      .viewers .on {
        background: var(--viewers);
      }
      .numbers {
        text-align: center;
      }
      .numbers b {
        font-size: 40px;
        line-height: 1;
        font-weight: 800;
        letter-spacing: -0.03em;
        font-variant-numeric: tabular-nums;
      }
      .numbers .e {
        color: var(--experts);
      }
      .numbers .v {
        color: var(--viewers);
      }
      .left {
        display: flex;
        flex-direction: column;
        gap: 12px;
        min-height: 0;
        overflow: auto;
      }
      .table {
        display: flex;
        flex-direction: column;
        gap: 12px;
        min-height: 0;
        overflow: auto;
      }
      .where {
        display: flex;
        align-items: baseline;
        gap: 12px;
        flex-wrap: wrap;
      }
      .where h1 {
        font-size: 26px;
      }
      .q {
        font-size: 17px;
        line-height: 1.45;
        font-weight: 500;
        white-space: pre-line;
      }
      .a {
        background: #1d1a2e;
        border: 1px solid #433a72;
        border-radius: 8px;
        padding: 10px 14px;
      }
      .a .label {
        color: #a89ee0;
        display: flex;
        gap: 6px;
        align-items: center;
      }
      .a b {
        display: block;
        font-size: 19px;
        line-height: 1.25;
        margin-top: 2px;
      }
      .has {
        padding-block: 10px 6px;
      }
      .has td {
        height: 31px;
      }
      .has td:first-child {
        font-weight: 600;
        white-space: nowrap;
      }
      .has .state {
        font-weight: 650;
        white-space: nowrap;
      }
      .has .yes {
        color: #5fe098;
      }
      .has .no {
        color: var(--ink-3);
        font-size: 13px;
        line-height: 1.25;
      }
      .choose {
        border-color: var(--next-deep);
        background: #2a220f;
      }
      .pick {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .pick button {
        min-width: 56px;
        min-height: 52px;
        font-size: 18px;
      }
      .pick button[aria-pressed='true'] {
        background: linear-gradient(#ffd777, var(--next));
        color: var(--on-next);
        border-color: #ffe3a1;
      }
      .consents {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
      }
      .consents button {
        min-height: 60px;
        font-size: 17px;
      }
      .consents button[aria-pressed='true'] {
        background: linear-gradient(#2bb868, #14884a);
        border-color: #3fd480;
      }
      .debt {
        display: flex;
        gap: 10px;
        align-items: center;
        color: #ffe0a6;
        background: #33270c;
        border: 1px solid #7c601e;
        border-radius: 8px;
        padding: 8px 12px;
        font-weight: 550;
      }
      .stepper {
        display: flex;
        align-items: center;
        gap: 6px;
      }
      .stepper b {
        min-width: 26px;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      .blitz {
        display: flex;
        gap: 6px;
      }
      .blitz i {
        width: 34px;
        height: 8px;
        border-radius: 4px;
        background: var(--surface-3);
      }
      .blitz .done {
        background: var(--good);
      }
      .blitz .now {
        background: var(--next);
      }
      .name-row {
        display: flex;
        gap: 8px;
        align-items: flex-end;
      }
      .name-row wa-input {
        flex: 1;
      }
      .win {
        font-size: 26px;
      }
    `,
  ];

  constructor() {
    super();
    this.best = '';
  }

  override render(): TemplateResult {
    const room = this.panel.room;
    const chgk = room?.chgk;
    if (!room || !chgk) return html``;
    const isOver = chgk.phase === 'over';
    return html`
      ${this.#score(chgk)}
      <div class="left">
        ${this.#now(room, chgk)} ${isOver ? this.#awards(chgk) : nothing}
        ${isOver ? this.#newGame() : this.#resources(chgk)}
      </div>
      <div class="table">
        <div class="card" data-place="sectors">
          <vp-table-ring .panel=${this.panel}></vp-table-ring>
          ${isOver ? nothing : this.#wheelOptions(chgk)}
        </div>
        ${isOver ? nothing : this.#awards(chgk)}
      </div>
    `;
  }

  #score(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const side = (name: Side, label: string): TemplateResult =>
      html`<div class="side ${name}">
        <b title=${label}>${label}</b>
        <span class="pips" aria-hidden="true"
          >${Array.from(
            { length: Math.min(chgk.gameTo, 12) },
            (_, i) => html`<i class=${i < chgk.score[name] ? 'on' : ''}></i>`,
          )}</span
        >
      </div>`;
    return html`<div class="card score">
      ${side('experts', chgk.experts.name)}
      <div class="numbers">
        <b class="e">${chgk.score.experts}</b> <b class="quiet">:</b> <b class="v">${chgk.score.viewers}</b>
        <div class="small soft">
          ${
            chgk.decisive
              ? text.decisiveRound(chgk.decisive.player)
              : chgk.round === 0
                ? text.gameTo(chgk.gameTo)
                : `${text.round(chgk.round)} · ${text.gameTo(chgk.gameTo)}`
          }
        </div>
      </div>
      ${side('viewers', chgk.viewers.name || text.viewers)}
    </div>`;
  }

  #now(room: RoomOperatorView, chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    switch (chgk.phase) {
      case 'internetPick':
        return this.#numbers(chgk);
      case 'creditAsked':
        return this.#consents();
      case 'decisiveAsked':
        return this.#players(chgk);
      case 'over':
        return html`<div class="card">
          <h1 class="win">${chgk.winner ? text.winner[chgk.winner] : ''}</h1>
          <p class="quiet small" style="margin-top: 4px">${text.overNote}</p>
        </div>`;
      case 'between':
      case 'spinning':
        return html`<div class="card stack">
          <h1>${this.text(chgkPhases)[chgk.phase]}</h1>
          ${
            this.panel.drafts.realWheel && chgk.phase === 'between'
              ? html`<p class="soft">${text.pickSector}</p>`
              : nothing
          }
          ${this.#debt(chgk)} ${this.#series()}
          ${room.questions > 0 ? html`<span class="chip" style="align-self: flex-start">${text.toFill(room.questions)}</span>` : nothing}
        </div>`;
      default:
        return this.#question(chgk);
    }
  }

  #debt(chgk: ChgkHostView): TemplateResult | typeof nothing {
    if (chgk.credit !== 'owed') return nothing;
    return html`<div class="debt">${icon('warning', 22)}${this.text(chgkText).debt}</div>`;
  }

  #series(): TemplateResult | typeof nothing {
    const series = this.panel.view?.series ?? [];
    const best = [...series].sort((a, b) => b.experts - b.viewers - (a.experts - a.viewers))[0];
    if (!best) return nothing;
    return html`<p class="soft small">
      ${this.text(chgkText).seriesBest(best.experts - best.viewers, best.team)}
    </p>`;
  }

  #question(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const { card, question } = chgk;
    const reveal = (what: 'text' | 'answer', isShown: boolean): TemplateResult =>
      html`<button
        class="small"
        ?disabled=${isShown}
        @click=${() => void this.panel.send('chgk.question.reveal', { what })}
      >
        ${icon(isShown ? 'check' : 'eye', 16)}${
          what === 'text'
            ? isShown
              ? text.shownText
              : text.showText
            : isShown
              ? text.shownAnswer
              : text.showAnswer
        }
      </button>`;
    return html`<div class="card stack">
      <div class="where">
        <h1>${this.text(chgkPhases)[chgk.phase]}</h1>
        <span class="soft"
          >${chgk.sector === null ? nothing : text.sector(chgk.sector)}${
            chgk.sectorKind && chgk.sectorKind !== 'question'
              ? html` · ${text.kinds[chgk.sectorKind]}`
              : nothing
          }${chgk.internetNumber === null ? nothing : html` · № ${chgk.internetNumber}`}</span
        >
        ${
          chgk.blitzQuestion === null
            ? nothing
            : html`<span class="row"
                ><span class="blitz"
                  >${[1, 2, 3].map(
                    (n) =>
                      html`<i
                        class=${n < (chgk.blitzQuestion ?? 0) ? 'done' : n === chgk.blitzQuestion ? 'now' : ''}
                      ></i>`,
                  )}</span
                ><span class="small soft">${text.blitzOf(chgk.blitzQuestion)}</span></span
              >`
        }
      </div>
      ${
        chgk.pointed !== null && chgk.sector !== null && chgk.pointed !== chgk.sector
          ? html`<p class="small quiet">${text.shifted(chgk.pointed, chgk.sector)}</p>`
          : nothing
      }
      ${this.#debt(chgk)}
      ${
        card === null || card.text === null
          ? html`<p class="quiet small"><b>${text.noCard}.</b> ${text.noCardText}</p>`
          : html`
              <p class="q">${card.text}</p>
              ${
                card.author || card.town
                  ? html`<p class="small quiet">${[card.author, card.town].filter(Boolean).join(', ')}</p>`
                  : nothing
              }
              <div class="a" title=${text.secret}>
                <span class="label">${icon('eye', 14)}${text.answer}</span>
                <b>${card.answer}</b>
                ${card.comment ? html`<div class="small soft" style="margin-top: 4px">${card.comment}</div>` : nothing}
              </div>
              <div class="row wrap">
                ${reveal('text', question?.text != null)} ${reveal('answer', question?.answer != null)}
              </div>
            `
      }
    </div>`;
  }

  #numbers(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const chosen = this.panel.drafts.internetNumber;
    return html`<div class="card choose stack" data-place="number">
      <h1>${text.pickNumber}</h1>
      <div class="pick">
        ${Array.from({ length: chgk.internetCount }, (_, i) => i + 1).map(
          (number) =>
            html`<button
              data-number=${number}
              aria-pressed=${number === chosen ? 'true' : 'false'}
              @click=${() => this.panel.draft({ internetNumber: number })}
            >
              ${number}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #consents(): TemplateResult {
    const text = this.text(chgkText);
    const { consents } = this.panel.drafts;
    const button = (who: 'host' | 'viewersAdvocate', label: string): TemplateResult =>
      html`<button
        data-consent=${who}
        aria-pressed=${consents[who] ? 'true' : 'false'}
        @click=${() => this.panel.draft({ consents: { ...consents, [who]: !consents[who] } })}
      >
        ${icon(consents[who] ? 'check' : 'minus', 22)}${label}
      </button>`;
    return html`<div class="card choose stack">
      <h1>${text.consents}</h1>
      <p class="soft small">${text.consentsHint}</p>
      <div class="consents">${button('host', text.host)}${button('viewersAdvocate', text.advocate)}</div>
    </div>`;
  }

  #players(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const chosen = this.panel.drafts.decisivePlayer;
    return html`<div class="card choose stack" data-place="players">
      <h1>${text.pickPlayer}</h1>
      ${chgk.experts.players.length === 0 ? html`<p class="soft">${text.noPlayers}</p>` : nothing}
      <div class="pick">
        ${chgk.experts.players.map(
          (player) =>
            html`<button
              aria-pressed=${player === chosen ? 'true' : 'false'}
              @click=${() => this.panel.draft({ decisivePlayer: player })}
            >
              ${player}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #resources(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const { can } = chgk;
    const row = (name: string, state: string | number, allowed: Allowed, when: string): TemplateResult =>
      html`<tr>
        <td>${name}</td>
        <td class="state">${state}</td>
        <td class=${allowed === true ? 'yes' : 'no'}>
          ${allowed === true ? text.available : allowed === 'wrong-phase' ? when : this.#why(allowed)}
        </td>
      </tr>`;
    return html`<div class="card has">
      <div class="label" style="margin-bottom: 6px">${text.resources}</div>
      <table>
        ${row(text.early, '', can.early, text.when.early)}
        ${row(text.extra, chgk.extraMinutes, can.extra, text.when.extra)}
        ${row(text.club, text.clubStates[chgk.club], can.club, text.when.club)}
        ${row(text.credit, text.creditStates[chgk.credit], can.credit, text.when.credit)}
        ${row(text.decisive, '', can.decisive, text.when.decisive)}
      </table>
    </div>`;
  }

  #why(code: string): string {
    return isRefusalCode(code) ? this.text(refusals)[code] : code;
  }

  #wheelOptions(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const count = chgk.internetCount;
    const set = (next: number): void => void this.panel.send('chgk.internet.count', { count: next });
    return html`<div class="stack" style="margin-top: 12px; gap: 10px">
      <wa-switch
        ?checked=${this.panel.drafts.realWheel}
        title=${text.realWheelHint}
        @change=${(event: Event) =>
          this.panel.draft({ realWheel: (event.target as HTMLInputElement).checked })}
        >${text.realWheel}</wa-switch
      >
      <div class="row">
        <span class="small soft" style="flex: 1">${text.internetCount}</span>
        <span class="stepper">
          <button
            class="small icon-only"
            aria-label="${text.internetCount} −1"
            ?disabled=${count <= 0}
            @click=${() => set(count - 1)}
          >
            ${icon('minus', 16)}
          </button>
          <b>${count}</b>
          <button
            class="small icon-only"
            aria-label="${text.internetCount} +1"
            @click=${() => set(count + 1)}
          >
            ${icon('plus', 16)}
          </button>
        </span>
      </div>
    </div>`;
  }

  #awards(chgk: ChgkHostView): TemplateResult {
    const text = this.text(chgkText);
    const { player, question } = chgk.awards;
    const give = (name: string): void => void this.panel.send('chgk.award.player', { name });
    return html`<div class="card stack" data-place="awards">
      <span class="label">${text.awards}</span>
      <div>
        <div class="small soft" style="margin-bottom: 6px">${text.bestPlayer}</div>
        ${
          chgk.experts.players.length > 0
            ? html`<div class="row wrap" style="gap: 6px">
                ${chgk.experts.players.map(
                  (name) =>
                    html`<button
                      class="small ${name === player ? 'good' : ''}"
                      aria-pressed=${name === player ? 'true' : 'false'}
                      @click=${() => give(name)}
                    >
                      ${name}
                    </button>`,
                )}
              </div>`
            : html`<p class="small quiet">${text.noPlayers}</p>`
        }
      </div>
      <div>
        <div class="small soft" style="margin-bottom: 6px">${text.bestQuestion}</div>
        <div class="row wrap" style="gap: 5px">
          ${chgk.played.length === 0 ? html`<span class="small quiet">${text.notNamed}</span>` : nothing}
          ${chgk.played.map(
            (sector) =>
              html`<button
                class="small ${sector === question ? 'good' : ''}"
                style="min-width: 38px"
                aria-label=${text.sector(sector)}
                aria-pressed=${sector === question ? 'true' : 'false'}
                @click=${() => void this.panel.send('chgk.award.question', { sector })}
              >
                ${sector}
              </button>`,
          )}
        </div>
      </div>
    </div>`;
  }

  #newGame(): TemplateResult {
    return html`<div class="card" data-place="game">
      <header><h2>${this.text(chgkText).newGame}</h2></header>
      <vp-game-form .panel=${this.panel}></vp-game-form>
    </div>`;
  }
}

customElements.define('vp-chgk-board', ChgkBoard);
