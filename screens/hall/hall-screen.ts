import '../../overlays/break-card/break-card-graphic.ts';
import '../../overlays/countdown/countdown-graphic.ts';
import '../../overlays/ladder/ladder-graphic.ts';
import '../../overlays/rule-card/rule-card-graphic.ts';
import '../../overlays/standings/standings-graphic.ts';

import { html, nothing } from 'lit';

import { STAGE_RULES } from '../../overlays/rule-card/rule-texts.ts';
import {
  GraphicElement,
  soonest,
  type Change,
  type GraphicsView,
} from '../../src/graphics/graphic-element.ts';
import { moving, nextDigit, part, progress } from '../../src/graphics/motion.ts';
import { fit, measureOf, type Fitted, type Room } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { pointsText, STAGE_NAMES } from '../../src/graphics/words.ts';
import type { Words } from '../../src/protocol/messages.ts';
import {
  STAGES,
  type ChgkView,
  type ClockView,
  type Graphic,
  type PartyView,
  type RoomPublicView,
  type Side,
} from '../../src/rules/views/types.ts';
import { faceOf } from './clock-face.ts';
import { GUESTS, roomForGuests, sceneAt, type Guest, type Scene } from './scene.ts';
import { HEIGHT, styles } from './styles.ts';
import { CLOCKS, EXPLAINS, FORBIDDEN, KINDS, PHASES, WORDS } from './words.ts';

const TAGS: Readonly<Record<Guest | 'ladder', string>> = {
  break: 'volchok-break-card',
  standings: 'volchok-standings',
  countdown: 'volchok-countdown',
  rules: 'volchok-rule-card',
  wheel: 'volchok-wheel',
  ladder: 'volchok-ladder',
};

/** The scene's picture is never narrower nor wider than these, px at its height of 1080. */
const NARROWEST = 1360;
const WIDEST = 2300;
const PADDING = 80;
const IN_MS = 700;
/** The question's card under the score: its height, the sizes of its text, and the height of a line in them. */
const CARD_HEIGHT = 600;
const CARD_SIZES = [62, 56, 50, 45, 40, 36, 32] as const;
const LINE = 1.2;

type Kind = Parameters<typeof measureOf>[1];

/** The display on the stage: what the hall needs now, as large as it goes. Nothing secret ever comes to it. */
export class HallScreen extends GraphicElement {
  static override styles = [base, styles];

  readonly #guests = new Map<Graphic, GraphicElement>();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#resized);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#resized);
  }

  readonly #resized = (): void => {
    this.requestUpdate();
  };

  /** Width of the picture at its height of 1080, px. */
  get #width(): number {
    const wide = (innerWidth / Math.max(1, innerHeight)) * HEIGHT;
    return Math.min(WIDEST, Math.max(NARROWEST, wide));
  }

  override nextChange(): Change {
    const { view, roomView: room, t } = this;
    if (!view || !room) return null;
    const { scene, change } = sceneAt(view, room, t);
    this.#show(view, room, scene);
    return soonest(
      change,
      nextDigit(room.clock, t),
      moving(t, room.party?.last?.at ?? null, IN_MS),
      moving(t, room.chgk?.verdict?.at ?? null, IN_MS),
      ...[...this.#guests.values()].map((guest) => guest.nextChange()),
    );
  }

  override async painted(): Promise<void> {
    await this.updateComplete;
    // A guest that stands in no scene yet never paints.
    const present = [...this.#guests.values()].filter((guest) => guest.isConnected);
    await Promise.all(present.map((guest) => guest.painted()));
  }

  /** Gives the guests what they are to show; those that can't be made yet come later. */
  #show(view: GraphicsView, room: RoomPublicView, scene: Scene): void {
    const shown: GraphicsView = { ...view, rooms: { [room.id]: roomForGuests(room, scene) } };
    const withLadder: GraphicsView = {
      ...view,
      rooms: {
        [room.id]: {
          ...room,
          onAir: { ...room.onAir, ladder: { ...room.onAir.ladder, onAir: true, since: null } },
        },
      },
    };
    for (const name of [...GUESTS, 'ladder' as const]) {
      const guest = this.#guests.get(name) ?? this.#make(name);
      if (!guest) continue;
      guest.view = name === 'ladder' ? (scene.kind === 'guess' ? withLadder : shown) : shown;
      guest.room = room.id;
      guest.language = this.language;
      guest.t = this.t;
    }
  }

  #make(name: Guest | 'ladder'): GraphicElement | null {
    if (!customElements.get(TAGS[name])) return null;
    const element = document.createElement(TAGS[name]);
    if (!(element instanceof GraphicElement)) return null;
    this.#guests.set(name, element);
    return element;
  }

  protected override render(): unknown {
    const { view, roomView: room } = this;
    const width = this.#width;
    const scale = Math.min(innerWidth / width, innerHeight / HEIGHT);
    const top = (innerHeight - HEIGHT * scale) / 2;
    const guests = Math.min(width / 1920, 1);
    const narrow = guests < 1 ? 'narrow' : '';
    return html`<div class="pattern"></div>
      <div
        class="stage"
        style="width:${width}px;transform:translate(${(-width * scale) / 2}px, ${top}px) scale(${scale})"
      >
        <div
          class="guests ${narrow}"
          style="transform:translate(${(width - 1920 * guests) / 2}px, ${(HEIGHT - 1080 * guests) / 2}px) scale(${guests})"
        >
          ${GUESTS.map((name) => this.#guests.get(name) ?? nothing)}
        </div>
        ${view && room ? this.#scene(view, room, sceneAt(view, room, this.t).scene) : nothing}
      </div>`;
  }

  #scene(view: GraphicsView, room: RoomPublicView, scene: Scene): unknown {
    switch (scene.kind) {
      case 'guest':
        return scene.guest === 'wheel' && room.chgk ? this.#overWheel(room.chgk) : nothing;
      case 'welcome':
        return this.#welcome(view);
      case 'prep':
        return room.party ? this.#prep(view, room, room.party) : nothing;
      case 'words':
        return room.party ? this.#words(view, room, room.party) : nothing;
      case 'guess':
        return room.party ? this.#guess(view, room, room.party) : nothing;
      case 'result':
        return room.party ? this.#result(view, room.party) : nothing;
      case 'score':
        return room.chgk ? this.#score(room.chgk) : nothing;
      case 'question':
        return room.chgk ? this.#question(room.chgk) : nothing;
      case 'minute':
        return room.chgk ? this.#minute(room, room.chgk) : nothing;
      case 'final':
        return room.chgk ? this.#final(room.chgk) : nothing;
      default:
        return scene satisfies never;
    }
  }

  #say(words: Words): string {
    return words[this.language];
  }

  /** Width between the margins. */
  get #inner(): number {
    return this.#width - 2 * PADDING;
  }

  #text(text: string, room: Room, kind: Kind, look = ''): unknown {
    const { size, lines } = fit(text, room, measureOf(this, kind));
    const face =
      kind === 'heading' ? 'display' : kind === 'digits' ? 'digits' : kind === 'label' ? 'label' : '';
    return html`<span class="lines ${face} ${look}" style="font-size:${size}px"
      >${lines.map((line) => html`<span>${line}</span>`)}</span
    >`;
  }

  #team(view: GraphicsView, id: string | null, width: number, size = 104): unknown {
    const name = view.teams.find((team) => team.id === id)?.name ?? '';
    return this.#text(
      name,
      { width, size, least: size * 0.72, small: size * 0.6, lines: 4 },
      'heading',
      'team',
    );
  }

  #clock(clock: ClockView, width: number, height: number, what?: Words): unknown {
    const face = faceOf(clock, this.t);
    const size = fit(
      face.digits.replace(/\d/g, '0'),
      { width, size: height, least: 60 },
      measureOf(this, 'digits'),
    ).size;
    const said = this.#say(what ?? face.what);
    const label = fit(said, { width: width - 68, size: 46, least: 24 }, measureOf(this, 'label')).size;
    return html`<div class="clock ${face.look}">
        <span class="label what" style="font-size:${label}px">${said}</span>
        <span class="digits filled time" style="font-size:${size}px">${face.digits}</span>
        <span class="bar" style="max-width:${width}px"><i style="transform:scaleX(${face.share})"></i></span>
      </div>
      ${face.look === 'last' || face.look === 'reserve' ? html`<div class="warning"></div>` : nothing}`;
  }

  get #severalRooms(): boolean {
    return Object.keys(this.view?.rooms ?? {}).length > 1;
  }

  #stageLine(room: RoomPublicView, party: PartyView): unknown {
    const { language } = this;
    if (!party.stage) return nothing;
    const number = STAGES.indexOf(party.stage) + 1;
    const done = party.team === null ? null : (party.attempts?.[party.team] ?? 0);
    const { planned } = party.rounds;
    return html`<div class="top label">
      <span>${this.#say(WORDS.stage)} ${number} · ${STAGE_NAMES[party.stage][language]}</span>
      ${this.#severalRooms ? html`<span>${room.name}</span>` : nothing}
      ${
        done === null
          ? nothing
          : html`<span
              >${this.#say(WORDS.attempt)}
              ${done + 1}${planned === null ? '' : ` ${this.#say(WORDS.of)} ${String(planned)}`}</span
            >`
      }
    </div>`;
  }

  #welcome(view: GraphicsView): unknown {
    const title = view.show.title || this.#say(WORDS.welcome);
    return html`<div class="scene">
      <div class="middle">
        ${this.#text(title, { width: this.#inner, size: 170, least: 120, small: 110, lines: 4 }, 'heading', 'plain')}
      </div>
    </div>`;
  }

  #explainer(party: PartyView): unknown {
    if (party.explainer === null || !party.stage) return nothing;
    const text = `${this.#say(EXPLAINS[party.stage])}: ${party.explainer}`;
    return html`<div style="margin-top:18px">
      ${this.#text(text, { width: this.#inner * 0.55, size: 46, least: 36, small: 36, lines: 2 }, 'text')}
    </div>`;
  }

  #prep(view: GraphicsView, room: RoomPublicView, party: PartyView): unknown {
    const width = this.#inner * 0.6 - 70;
    const rules = party.stage ? STAGE_RULES[party.stage].forbidden : [];
    return html`<div class="scene">
      ${this.#stageLine(room, party)}
      <div class="columns">
        <div class="column">
          <span class="label" style="font-size:38px;margin-bottom:12px;color:var(--v-on-backdrop-soft)"
            >${this.#say(WORDS.ready)}</span
          >
          ${this.#team(view, party.team, width, 92)} ${this.#explainer(party)}
          <div style="margin-top:34px">${room.clock ? this.#clock(room.clock, width, 360) : nothing}</div>
        </div>
        <div class="rules panel">
          <span class="label">${this.#say(FORBIDDEN)}</span>
          <ul>
            ${rules.map((rule) => html`<li>${this.#say(rule)}</li>`)}
          </ul>
        </div>
      </div>
    </div>`;
  }

  #words(view: GraphicsView, room: RoomPublicView, party: PartyView): unknown {
    const { language } = this;
    const width = this.#inner;
    const count = (label: Words, value: string, look = ''): unknown =>
      html`<div class="count panel ${look}">
        <span class="label">${this.#say(label)}</span><b class="digits">${value}</b>
      </div>`;
    return html`<div class="scene">
      ${this.#stageLine(room, party)}
      <div class="middle">
        ${this.#team(view, party.team, width, 96)}
        ${room.clock ? this.#clock(room.clock, Math.min(width, 1500), 400) : nothing}
        <div class="counts">
          ${count(WORDS.guessed, String(party.words?.guessed ?? 0), 'good')}
          ${count(WORDS.skipped, String(party.words?.skipped ?? 0), 'bad')}
          ${count(WORDS.points, pointsText(party.pending ?? 0, language, true))}
        </div>
      </div>
    </div>`;
  }

  #guess(view: GraphicsView, room: RoomPublicView, party: PartyView): unknown {
    const width = this.#inner - 560 - 70;
    return html`<div class="scene">
      ${this.#stageLine(room, party)}
      <div class="columns">
        <div class="column">
          ${this.#team(view, party.team, width, 96)} ${this.#explainer(party)}
          <div style="margin-top:30px">${room.clock ? this.#clock(room.clock, width, 430) : nothing}</div>
          ${
            party.theme === null
              ? nothing
              : html`<div style="margin-top:30px;color:var(--v-on-backdrop-soft)">
                  ${this.#text(`${this.#say(WORDS.theme)}: ${party.theme}`, { width, size: 42, least: 34, small: 34, lines: 2 }, 'text')}
                </div>`
          }
        </div>
        <div class="ladder">${this.#guests.get('ladder') ?? nothing}</div>
      </div>
    </div>`;
  }

  #result(view: GraphicsView, party: PartyView): unknown {
    const { last, reveal } = party;
    if (!last) return nothing;
    const { language } = this;
    const width = this.#inner;
    const came = progress(this.t, last.at, IN_MS, 'back.out(1.6)');
    const item = reveal?.item?.text ?? null;
    const words = (reveal?.words ?? []).filter((word) => word.text !== null);
    const size = words.length > 18 ? 38 : words.length > 10 ? 46 : 56;
    return html`<div class="scene">
      <div class="middle">
        ${this.#team(view, last.team, width, 100)}
        <span class="digits filled gain" style="transform:scale(${came})"
          >${pointsText(last.points, language, true)}</span
        >
        ${
          item !== null
            ? html`<div class="it">
                <span class="label">${this.#say(last.points > 0 ? WORDS.it : WORDS.notGuessed)}</span>
                ${this.#text(item, { width, size: 120, least: 84, small: 76, lines: 3 }, 'heading')}
              </div>`
            : nothing
        }
        ${
          words.length > 0
            ? html`<div class="words">
                ${words.map((word) => html`<span class="word ${word.result}" style="font-size:${size}px">${word.text}</span>`)}
              </div>`
            : nothing
        }
      </div>
    </div>`;
  }

  #sideName(chgk: ChgkView, side: Side): string {
    const name = side === 'experts' ? chgk.experts.name : chgk.viewers.name;
    return name || this.#say(side === 'experts' ? WORDS.experts : WORDS.viewers);
  }

  #numbers(chgk: ChgkView): unknown {
    return html`<div class="numbers panel digits">
      <span class="e">${chgk.score.experts}</span><span class="colon">:</span
      ><span class="v">${chgk.score.viewers}</span>
    </div>`;
  }

  #strip(chgk: ChgkView): unknown {
    const width = (this.#inner - 460) / 2;
    const side = (which: Side): unknown =>
      html`<div class="side ${which}">
        ${this.#text(this.#sideName(chgk, which), { width, size: 60, least: 44, small: 38, lines: 3 }, 'heading')}
      </div>`;
    return html`<div class="strip">${side('experts')} ${this.#numbers(chgk)} ${side('viewers')}</div>`;
  }

  /** The score over the wheel's caption, on the side that the table leaves free. */
  #overWheel(chgk: ChgkView): unknown {
    const corner = getComputedStyle(this).getPropertyValue('--v-corner').trim() === 'left' ? 'left' : 'right';
    return html`<div class="scene corner ${corner}">
      <div class="strip">${this.#numbers(chgk)}</div>
    </div>`;
  }

  #score(chgk: ChgkView): unknown {
    const width = (this.#inner - 60) / 2;
    const verdict = chgk.verdict;
    const pop = (side: Side): number => {
      if (verdict?.point !== side) return 1;
      const share = progress(this.t, verdict.at, IN_MS);
      return 1 + 0.12 * Math.sin(Math.PI * part(share, 0, 1));
    };
    const side = (which: Side): unknown =>
      html`<div class="side ${which}">
        <div class="name">
          ${this.#text(this.#sideName(chgk, which), { width, size: 76, least: 54, small: 50, lines: 2 }, 'heading')}
        </div>
        <div class="score panel">
          <span class="digits" style="display:inline-block;transform:scale(${pop(which)})"
            >${chgk.score[which]}</span
          >
        </div>
      </div>`;
    return html`<div class="scene">
      <div class="top label">
        <span>${chgk.round === 0 ? '' : `${this.#say(WORDS.round)} ${String(chgk.round)}`}</span>
        <span>${this.#say(WORDS.to)} ${chgk.gameTo}</span>
      </div>
      <div class="middle">
        <div class="versus">${side('experts')}${side('viewers')}</div>
        ${this.#foot(chgk)}
      </div>
    </div>`;
  }

  #foot(chgk: ChgkView): unknown {
    const chips: unknown[] = [];
    if (chgk.decisive) {
      chips.push(
        html`<span class="chip label">${this.#say(WORDS.decisive)} · ${chgk.decisive.player}</span>`,
      );
    }
    if (chgk.extraMinutes > 0) {
      chips.push(html`<span class="chip label">${this.#say(WORDS.extra)}: ${chgk.extraMinutes}</span>`);
    }
    if (chgk.club === 'available' && !chgk.decisive) {
      chips.push(html`<span class="chip label">${this.#say(WORDS.club)}</span>`);
    }
    if (chgk.credit === 'owed')
      chips.push(html`<span class="chip alarm label">${this.#say(WORDS.debt)}</span>`);
    return html`<div class="foot">${chips}</div>`;
  }

  #sectorLine(chgk: ChgkView): string {
    if (chgk.sector === null) return '';
    const kind = chgk.sectorKind ? KINDS[chgk.sectorKind] : null;
    const blitz =
      chgk.blitzQuestion === null ? null : `${this.#say(WORDS.blitzOf)} ${String(chgk.blitzQuestion)}`;
    return [`${this.#say(WORDS.sector)} ${String(chgk.sector)}`, blitz ?? (kind ? this.#say(kind) : null)]
      .filter((text) => text !== null)
      .join(' · ');
  }

  #question(chgk: ChgkView): unknown {
    const { question } = chgk;
    const from = [question?.author, question?.town].filter((text) => text != null).join(', ');
    const isOpen = question?.text != null;
    return html`<div class="scene">
      ${this.#strip(chgk)}
      <div class="middle">
        ${
          isOpen
            ? html`<span
                  class="label"
                  style="font-size:44px;margin-bottom:26px;color:var(--v-on-backdrop-soft)"
                  >${this.#sectorLine(chgk)}</span
                >
                ${this.#card(chgk, this.#inner)}`
            : html`<span class="label" style="font-size:54px;color:var(--v-on-backdrop-soft)"
                  >${this.#say(WORDS.sector)}</span
                >
                <span class="digits filled sector">${chgk.sector}</span>
                ${this.#text(
                  chgk.blitzQuestion === null
                    ? this.#say(WORDS.attention)
                    : `${this.#say(WORDS.blitzOf)} ${String(chgk.blitzQuestion)}`,
                  { width: this.#inner, size: 110, least: 70 },
                  'heading',
                )}
                ${
                  from === ''
                    ? nothing
                    : html`<div style="margin-top:26px;color:var(--v-on-backdrop-soft)">
                        ${this.#text(from, { width: this.#inner, size: 56, least: 42, small: 42, lines: 2 }, 'text')}
                      </div>`
                }`
        }
      </div>
    </div>`;
  }

  /** What the audience may read of the question, as large as it goes under the score. */
  #card(chgk: ChgkView, width: number): unknown {
    const { question } = chgk;
    if (question?.text == null) return nothing;
    const { text, answer } = question;
    const inner = width - 112;
    const from = [question.author, question.town].filter((one) => one !== null).join(', ');
    const height = CARD_HEIGHT - (from === '' ? 0 : 70) - (answer === null ? 0 : 190);
    const measure = measureOf(this, 'text');
    const set = (size: number): Fitted => fit(text, { width: inner, size, least: size, lines: 20 }, measure);
    const fitted = CARD_SIZES.map(set).find(({ size, lines }) => lines.length * size * LINE <= height);
    const { size, lines } = fitted ?? set(CARD_SIZES[CARD_SIZES.length - 1] ?? 30);
    return html`<div class="card panel" style="max-width:${width}px">
      <span class="lines" style="font-size:${size}px;line-height:${LINE}"
        >${lines.map((line) => html`<span>${line}</span>`)}</span
      >
      ${from === '' ? nothing : html`<div class="from">${from}</div>`}
      ${
        answer === null
          ? nothing
          : html`<div class="reply">
              <span class="label">${this.#say(WORDS.answer)}</span>
              ${this.#text(answer, { width: inner, size: 72, least: 52, small: 46, lines: 2 }, 'heading')}
            </div>`
      }
    </div>`;
  }

  #minute(room: RoomPublicView, chgk: ChgkView): unknown {
    const { clock } = room;
    const isOpen = chgk.question?.text != null;
    const what = chgk.phase === 'deciding' ? undefined : PHASES[chgk.phase];
    const wide = isOpen ? this.#inner * 0.34 : Math.min(this.#inner, 1500);
    return html`<div class="scene">
      ${this.#strip(chgk)}
      <div class="columns">
        ${isOpen ? html`<div class="column">${this.#card(chgk, this.#inner * 0.62)}</div>` : nothing}
        <div
          class="column"
          style="align-items:center;text-align:center;flex:${isOpen ? `0 0 ${String(wide)}px` : 1}"
        >
          <span class="label" style="font-size:40px;color:var(--v-on-backdrop-soft)"
            >${this.#sectorLine(chgk)}</span
          >
          ${
            clock
              ? this.#clock(clock, wide, isOpen ? 320 : 520, what)
              : this.#text(
                  this.#say(what ?? CLOCKS.discussion),
                  { width: wide, size: 130, least: 80, small: 70, lines: 3 },
                  'heading',
                )
          }
        </div>
      </div>
      ${this.#foot(chgk)}
    </div>`;
  }

  #final(chgk: ChgkView): unknown {
    const { player, question } = chgk.awards;
    const title = chgk.winner === 'experts' ? WORDS.expertsWon : WORDS.viewersWon;
    const award = (label: Words, text: string): unknown =>
      html`<div class="award panel">
        <span class="label">${this.#say(label)}</span>
        ${this.#text(text, { width: 620, size: 62, least: 46, small: 42, lines: 2 }, 'heading')}
      </div>`;
    return html`<div class="scene">
      <div class="middle">
        ${this.#text(this.#say(title), { width: this.#inner, size: 150, least: 90, small: 90, lines: 2 }, 'heading', 'plain winner')}
        <div class="versus" style="margin-top:20px;align-items:flex-start">
          ${this.#finalSide(chgk, 'experts')}${this.#finalSide(chgk, 'viewers')}
        </div>
        ${
          player === null && question === null
            ? nothing
            : html`<div class="awards">
                ${player === null ? nothing : award(WORDS.bestPlayer, player)}
                ${question === null ? nothing : award(WORDS.bestQuestion, `${this.#say(WORDS.sector)} ${String(question)}`)}
              </div>`
        }
      </div>
    </div>`;
  }

  #finalSide(chgk: ChgkView, side: Side): unknown {
    const width = (this.#inner - 60) / 2;
    return html`<div class="side ${side}" style="gap:10px">
      <div class="score panel" style="font-size:230px;padding-bottom:20px">
        <span class="digits">${chgk.score[side]}</span>
      </div>
      ${this.#text(this.#sideName(chgk, side), { width, size: 62, least: 46, small: 42, lines: 2 }, 'heading')}
    </div>`;
  }
}

customElements.define('volchok-hall', HallScreen);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-hall': HallScreen;
  }
}
