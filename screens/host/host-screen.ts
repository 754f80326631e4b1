import { css, html, nothing } from 'lit';

import { soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { nextDigit } from '../../src/graphics/motion.ts';
import { pointsText, STAGE_NAMES } from '../../src/graphics/words.ts';
import type { Words } from '../../src/protocol/messages.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type {
  CanView,
  ChgkHostView,
  HostView,
  ItemView,
  PartyHostView,
  Role,
  RoomHostView,
} from '../../src/rules/views/types.ts';
import { dark } from '../shared/dark.ts';
import { type Gate, HandScreen } from '../shared/hand-screen.ts';
import { itemExtras } from '../shared/item-extras.ts';
import { CAN, CHGK_PHASES, PARTY_PHASES, WORDS } from './words.ts';

const FEW_SECONDS = 10;

/** The host's prompter: the question with its answer, the word, the time. It is read, not pressed. */
export class HostScreen extends HandScreen {
  protected override readonly gate: Gate = {
    roles: ['host', 'operator'],
    title: WORDS.notHost,
    text: WORDS.takeLink,
  };

  static override styles = [
    dark,
    css`
      .page {
        min-height: 100%;
        display: flex;
        flex-direction: column;
        gap: 16px;
        padding: 18px clamp(16px, 3vw, 36px) 28px;
      }
      .top {
        display: flex;
        align-items: center;
        gap: 20px;
        border-bottom: 1px solid var(--line);
        padding-bottom: 14px;
      }
      .page > .middle {
        flex: 1;
        min-height: 0;
      }
      .what {
        flex: 1;
        min-width: 0;
      }
      /* On a phone the phase has a line to itself: some are long. */
      @media (max-width: 560px) {
        .top {
          flex-wrap: wrap;
          justify-content: space-between;
          row-gap: 6px;
        }
        .what {
          flex-basis: 100%;
        }
      }
      .what b {
        display: block;
        font-size: clamp(22px, 3vw, 34px);
        line-height: 1.15;
      }
      .what span {
        color: var(--soft);
      }
      .clock {
        font-size: clamp(54px, 9vw, 120px);
        line-height: 1;
        font-weight: 750;
        letter-spacing: -0.02em;
      }
      .clock.few {
        color: var(--alarm);
      }
      .clock.still {
        opacity: 0.55;
      }
      .score {
        font-size: clamp(34px, 5vw, 64px);
        font-weight: 800;
        white-space: nowrap;
      }
      .question {
        font-size: clamp(24px, 3.2vw, 40px);
        line-height: 1.35;
        white-space: pre-line;
      }
      .secret {
        background: #1c1930;
        border: 1px solid #473d7a;
        border-radius: 14px;
        padding: 14px 20px 18px;
      }
      .secret .label {
        color: #b0a6ea;
      }
      .secret b {
        display: block;
        font-size: clamp(28px, 4.4vw, 56px);
        line-height: 1.15;
      }
      .soft {
        color: var(--soft);
      }
      .tag {
        float: right;
        font-size: 13px;
        color: var(--quiet);
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
      }
      .facts li {
        padding: 8px 16px;
        border-radius: 999px;
        background: var(--surface);
        border: 1px solid var(--line);
        font-size: 18px;
      }
      .facts .yes {
        border-color: #1f7d4b;
        color: #7be3a8;
      }
      .facts .debt {
        border-color: #a8782a;
        color: #ffd388;
      }
      .big {
        font-size: clamp(60px, 10vw, 130px);
        line-height: 1;
        font-weight: 800;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: 20px;
      }
      td {
        padding: 7px 8px;
        border-top: 1px solid var(--line);
      }
      td:last-child {
        text-align: right;
        font-weight: 700;
      }
    `,
  ];

  get #host(): { readonly view: HostView; readonly room: RoomHostView } | null {
    const view = this.view as unknown as HostView | null;
    // The operator may look, too: that view has everything the host's has.
    if (view === null || ((view.role as Role) !== 'host' && (view.role as Role) !== 'operator')) return null;
    const room = this.room === null ? Object.values(view.rooms)[0] : view.rooms[this.room];
    return room ? { view, room } : null;
  }

  override nextChange(): Change {
    return soonest(nextDigit(this.roomView?.clock ?? null, this.t));
  }

  protected override trouble(): Words | null {
    return this.isLost ? WORDS.lost : null;
  }

  protected override page(): unknown {
    const host = this.#host;
    if (!host) return null;
    const { view, room } = host;
    return html`<div class="page">
      ${
        room.game === 'chgk' && room.chgk
          ? this.#chgk(room, room.chgk)
          : room.game === 'party' && room.party?.phase
            ? this.#party(view, room, room.party)
            : this.#waiting(view)
      }
    </div>`;
  }

  #clock(room: RoomHostView): unknown {
    if (!room.clock) return nothing;
    const { digits, seconds } = readClock(room.clock, this.t);
    const look = !room.clock.running ? 'still' : seconds <= FEW_SECONDS ? 'few' : '';
    return html`<span class="clock num ${look}" role="timer">${digits}</span>`;
  }

  #waiting(view: HostView): unknown {
    const isPlayed = view.standings.some((row) => row.total !== 0);
    return isPlayed
      ? html`<div class="label">${this.say(WORDS.standings)}</div>
          ${this.#standings(view)}`
      : this.middle(WORDS.waiting, WORDS.waitingText);
  }

  #standings(view: HostView): unknown {
    return html`<table>
      ${view.standings.map((row) => {
        const team = view.teams.find((one) => one.id === row.team);
        return html`<tr>
          <td class="num">${row.place ?? '–'}</td>
          <td>${team?.name ?? row.team}</td>
          <td class="num">${pointsText(row.total, this.language)}</td>
        </tr>`;
      })}
    </table>`;
  }

  #chgk(room: RoomHostView, chgk: ChgkHostView): unknown {
    const place =
      chgk.sector === null
        ? ''
        : `${this.say(WORDS.sector)} ${String(chgk.sector)}${
            chgk.pointed !== null && chgk.pointed !== chgk.sector
              ? ` (${this.say(WORDS.pointed)} ${String(chgk.pointed)})`
              : ''
          }`;
    const blitz = chgk.blitzQuestion === null ? '' : `${this.say(WORDS.blitz)} ${String(chgk.blitzQuestion)}`;
    const inRound = chgk.phase !== 'between' && chgk.phase !== 'over' && chgk.phase !== 'spinning';
    return html`
      <div class="top">
        <div class="what">
          <b>${this.say(CHGK_PHASES[chgk.phase])}</b>
          <span
            >${inRound ? [place, blitz].filter((part) => part !== '').join(' · ') : chgk.experts.name}</span
          >
        </div>
        <span class="score num">${chgk.score.experts} : ${chgk.score.viewers}</span>
        ${this.#clock(room)}
      </div>
      ${inRound ? this.#card(chgk) : nothing} ${this.#facts(chgk)}
    `;
  }

  #card(chgk: ChgkHostView): unknown {
    const { card, question } = chgk;
    if (!card || card.text === null) return html`<p class="soft">${this.say(WORDS.onPaper)}</p>`;
    const from = [card.author, card.town].filter((part) => part !== null).join(', ');
    const isSeen = question?.answer != null;
    return html`
      <p class="question">${card.text}</p>
      ${from === '' ? nothing : html`<p class="soft">${from}</p>`}
      <div class="secret">
        <span class="tag">${this.say(isSeen ? WORDS.seen : WORDS.hidden)}</span>
        <span class="label">${this.say(WORDS.answer)}</span>
        <b>${card.answer}</b>
        ${card.comment === null ? nothing : html`<p class="soft">${card.comment}</p>`}
      </div>
    `;
  }

  #facts(chgk: ChgkHostView): unknown {
    const allowed = (Object.keys(CAN) as (keyof CanView)[]).filter((name) => chgk.can[name] === true);
    return html`<ul class="facts">
      ${chgk.credit === 'owed' ? html`<li class="debt">${this.say(WORDS.debt)}</li>` : nothing}
      ${chgk.extraMinutes > 0 ? html`<li>${this.say(WORDS.extraLeft)}: ${chgk.extraMinutes}</li>` : nothing}
      ${allowed.map((name) => html`<li class="yes">${this.say(WORDS.allowed)}: ${this.say(CAN[name])}</li>`)}
    </ul>`;
  }

  #party(view: HostView, room: RoomHostView, party: PartyHostView): unknown {
    const team = view.teams.find((one) => one.id === party.team);
    const stage = party.stage ? STAGE_NAMES[party.stage][this.language] : '';
    return html`
      <div class="top">
        <div class="what">
          <b>${team?.name ?? (party.phase ? this.say(PARTY_PHASES[party.phase]) : '')}</b>
          <span
            >${[
              stage,
              party.phase && team ? this.say(PARTY_PHASES[party.phase]) : null,
              party.explainer,
              party.theme,
            ]
              .filter((part) => part !== null && part !== '')
              .join(' · ')}</span
          >
        </div>
        ${this.#clock(room)}
      </div>
      ${party.phase === 'ready' ? this.#standings(view) : this.#attempt(room, party)}
    `;
  }

  #attempt(room: RoomHostView, party: PartyHostView): unknown {
    const isHat = party.stage === 'hat';
    const worth = this.#worth(room, party);
    return html`
      ${isHat && party.phase !== 'play' ? nothing : this.#item(party.item, isHat ? WORDS.word : WORDS.item, party.outOfWords)}
      ${
        worth === null
          ? nothing
          : html`<div>
              <span class="label">${this.say(WORDS.worth)}</span>
              <div class="big num">${pointsText(worth, this.language)}</div>
            </div>`
      }
      ${
        party.words === null
          ? nothing
          : html`<ul class="facts num">
              <li>${this.say(WORDS.guessed)}: ${party.words.guessed}</li>
              <li>${this.say(WORDS.skipped)}: ${party.words.skipped}</li>
              <li>${this.say(WORDS.points)}: ${pointsText(party.pending ?? 0, this.language, true)}</li>
            </ul>`
      }
      ${
        party.wordList && party.wordList.length > 0
          ? html`<table>
              ${[...party.wordList].reverse().map(
                (word, i, all) =>
                  html`<tr>
                    <td class="num">${all.length - i}</td>
                    <td>${word.text ?? '—'}</td>
                    <td>${word.result === 'void' ? '—' : this.say(WORDS[word.result])}</td>
                  </tr>`,
              )}
            </table>`
          : nothing
      }
    `;
  }

  #worth(room: RoomHostView, party: PartyHostView): number | null {
    if (party.phase !== 'play' || party.stage === 'hat' || !room.clock) return null;
    const { seconds } = readClock(room.clock, this.t);
    return party.ladder.find((row) => seconds >= row.seconds)?.points ?? 0;
  }

  #item(item: ItemView | null, label: Words, isOut: boolean): unknown {
    return html`<div class="secret">
      <span class="tag">${this.say(WORDS.hidden)}</span>
      <span class="label">${this.say(label)}</span>
      <b>${item?.text ?? this.say(isOut ? WORDS.deckOut : WORDS.itemOnPaper)}</b>
      ${itemExtras(item)}
    </div>`;
  }
}

customElements.define('volchok-host', HostScreen);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-host': HostScreen;
  }
}
