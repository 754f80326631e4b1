import type { Answer, ObsStatus } from '../src/protocol/messages.ts';
import type { Link } from '../src/graphics/connection.ts';
import { randomId } from '../src/graphics/connection.ts';
import type { CommandType } from '../src/rules/commands.ts';
import { readClock } from '../src/rules/views/read-clock.ts';
import type { Instant } from '../src/rules/time.ts';
import type {
  Graphic,
  GraphicContent,
  Language,
  OperatorView,
  RoomOperatorView,
} from '../src/rules/views/types.ts';
import { type Api, ApiError } from './api.ts';
import { EMPTY_DRAFTS, type Drafts, type Field } from './drafts.ts';
import { PressGuard } from './press-guard.ts';
import { nextStep } from './next-step.ts';
import type { NextStep, Place, Step } from './steps/step.ts';
import { changesTo } from './suggested-graphics.ts';
import { shellText } from './text/shell.ts';

export const SECTIONS = [
  'play',
  'teams',
  'content',
  'series',
  'journal',
  'show',
  'look',
  'sound',
  'obs',
  'links',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where each place that a step can lead to is found. */
const SECTION_OF: Readonly<Record<Place, Section>> = {
  teams: 'teams',
  decks: 'content',
  stage: 'play',
  team: 'play',
  game: 'play',
  sectors: 'play',
  number: 'play',
  players: 'play',
  awards: 'play',
  sector13: 'play',
};

/** Something the operator has to know; kept in the list of messages after it has left the screen. */
export interface Notice {
  readonly id: number;
  readonly tone: 'refusal' | 'trouble' | 'done';
  /** What was attempted; null where it was no command. */
  readonly type: CommandType | null;
  /** Code of the refusal, or null. */
  readonly code: string | null;
  /** The server's own words, or the text itself. */
  readonly message: string;
  readonly at: Instant;
}

/** A command on its way. With a lost connection it waits here for the next one. */
export interface Pending {
  readonly id: number;
  readonly type: CommandType;
  readonly room: string | null;
  /** Settles with the answer, or with null where none came; never rejects. */
  readonly answer: Promise<Answer | null>;
}

/** What is asked before something that cannot be taken back by one key. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly tone: 'bad' | 'go';
  /** Label of a text that has to be given with it, or null. */
  readonly reason: string | null;
  readonly run: (reason: string) => void;
}

/** Undoing a click of minutes ago would surprise everybody: what has not arrived by then is given up, and the operator told. */
const GIVE_UP_MS = 60_000;
const MESSAGES_KEPT = 200;

/** Everything the panel's parts share: what the server shows, what is on its way, what has been filled in. */
export class Panel {
  readonly link: Link;
  readonly api: Api;
  readonly guard: PressGuard;
  section: Section = 'play';
  drafts: Drafts = EMPTY_DRAFTS;
  notices: readonly Notice[] = [];
  /** Ids of the notices that are still on the screen. */
  shown: readonly number[] = [];
  pending: readonly Pending[] = [];
  question: Question | null = null;
  helpOpen = false;
  /** The key is not one of this server, or not the operator's. */
  isDenied = false;
  /** Which text is being written for the picture. */
  writing: Graphic | null = null;
  /** Room in which this panel works; null: the first. */
  #room: string | null;
  #language: Language | null;
  /** The show that the notices are about. */
  #show: string | null = null;
  #ids = 0;
  #draftsOf: string | null = null;
  #stepShown: Pick<Step, 'id' | 'rapid'> | null = null;
  #roomShown: { readonly id: string; readonly name: string; readonly isOnly: boolean } | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #tickers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(link: Link, api: Api, chosen: { room: string | null; language: Language | null }) {
    this.link = link;
    this.api = api;
    this.#room = chosen.room;
    this.#language = chosen.language;
    this.guard = new PressGuard(
      () => performance.now(),
      () => this.changed(),
    );
    link.onChange(() => {
      this.#forgetOtherShow();
      this.#watchRoom();
      this.#forgetOldDrafts();
      this.#watchStep();
      this.#schedule();
      this.changed();
    });
  }

  /** What was said of a command in one show would be worded by the state of another. */
  #forgetOtherShow(): void {
    const show = this.link.show();
    if (show === this.#show) return;
    if (this.#show !== null) {
      this.notices = this.notices.filter(({ type }) => type === null);
      this.shown = this.shown.filter((id) => this.notices.some((notice) => notice.id === id));
    }
    this.#show = show;
  }

  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  changed(): void {
    for (const run of [...this.#listeners]) run();
  }

  /** A connection with an unknown key never comes about: only a request tells why. */
  async checkKey(): Promise<void> {
    try {
      await this.api.links();
    } catch (error) {
      this.isDenied = error instanceof ApiError && (error.status === 401 || error.status === 403);
      this.changed();
    }
  }

  /** Calls back whenever digits of the shown room may have changed by time alone. */
  onTick(run: () => void): () => void {
    this.#tickers.add(run);
    this.#schedule();
    return () => this.#tickers.delete(run);
  }

  /** The clock's second or the wall clock's, whichever comes first. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#tickers.size === 0) return;
    const t = this.now();
    const clock = this.room?.clock;
    const toSecond = clock?.running ? readClock(clock, t) : null;
    const wait = Math.min(
      1000 - (((t % 1000) + 1000) % 1000),
      toSecond === null ? 1000 : toSecond.remainingMs - (toSecond.seconds - 1) * 1000,
    );
    this.#timer = setTimeout(
      () => {
        for (const run of [...this.#tickers]) run();
        this.#schedule();
      },
      Math.max(15, wait + 5),
    );
  }

  get view(): OperatorView | null {
    const view = this.link.view();
    return view?.role === 'operator' ? view : null;
  }

  get obs(): ObsStatus | null {
    return this.link.obs();
  }

  get language(): Language {
    return this.#language ?? this.view?.show.language ?? 'ru';
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.changed();
  }

  get room(): RoomOperatorView | null {
    const rooms = this.view?.rooms ?? {};
    return (this.#room === null ? undefined : rooms[this.#room]) ?? Object.values(rooms)[0] ?? null;
  }

  chooseRoom(id: string): void {
    this.#room = id;
    this.drafts = { ...this.drafts, attempt: EMPTY_DRAFTS.attempt };
    this.changed();
  }

  go(section: Section): void {
    this.section = section;
    this.changed();
  }

  setDrafts(drafts: Drafts): void {
    this.drafts = drafts;
    // What the operator's own writing has changed about the step surprises nobody.
    this.#stepShown = this.#step;
    this.changed();
  }

  draft(change: Partial<Drafts>): void {
    this.setDrafts({ ...this.drafts, ...change });
  }

  typed(field: Field): string {
    return this.drafts.typed[field] ?? '';
  }

  type(field: Field, text: string): void {
    this.draft({ typed: { ...this.drafts.typed, [field]: text } });
  }

  now(): Instant {
    return this.link.now();
  }

  get nextStep(): NextStep | null {
    const { view, room } = this;
    return view && room ? nextStep(view, room, this.drafts) : null;
  }

  /**
   * Sends a command of the room shown, or of the show. A refusal becomes a notice. Undo and redo mean the step before
   * them: they wait for what is still on its way, and what is pressed after them waits for them.
   */
  send(type: CommandType, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer | null> {
    const id = ++this.#ids;
    const room = this.room?.id ?? null;
    const sent = { ...(room === null ? {} : { room }), ...fields };
    const earlier = this.pending;
    const show = this.link.show();
    let answer: Promise<Answer | null>;
    if (type === 'undo' || type === 'redo') answer = this.#takeBack(type, sent, earlier, show);
    else if (earlier.some((one) => one.type === 'undo' || one.type === 'redo'))
      answer = settled(earlier).then(() => this.#carryOut(type, sent, show));
    else answer = this.#carryOut(type, sent, show);

    this.pending = [...earlier, { id, type, room, answer }];
    this.changed();
    void answer.then(() => {
      this.pending = this.pending.filter((one) => one.id !== id);
      this.changed();
    });
    return answer;
  }

  /** What two operators take back at one moment is one step, not two: the revision that is meant goes along. */
  async #takeBack(
    type: 'undo' | 'redo',
    fields: Readonly<Record<string, unknown>>,
    earlier: readonly Pending[],
    show: string | null,
  ): Promise<Answer | null> {
    const { room } = this;
    if (!room) return this.#carryOut(type, fields, show);
    const before = earlier.filter((one) => one.room === room.id);
    const answers = before.length === 0 ? [] : await settled(before);
    const own = answers.map((answer) => (answer?.ok ? answer.revision : 0));
    return this.#carryOut(type, { expectedRevision: Math.max(room.revision, ...own), ...fields }, show);
  }

  /** `show` is the one that was seen when it was pressed, however long it has waited since. */
  async #carryOut(
    type: CommandType,
    fields: Readonly<Record<string, unknown>>,
    show: string | null,
  ): Promise<Answer | null> {
    try {
      const answer = await this.link.send({ type, ...fields, commandId: randomId() }, GIVE_UP_MS, show);
      if (!answer.ok) this.notify({ tone: 'refusal', type, code: answer.code, message: answer.message });
      return answer;
    } catch {
      this.notify({ tone: 'trouble', type, code: null, message: '' });
      return null;
    }
  }

  /** Carries a step out, unless it is the second half of a double click. */
  press(step: Step): void {
    const { act } = step;
    if (act === null || !this.guard.accepts(step)) return;
    switch (act.kind) {
      case 'command':
        void this.send(act.type, act.dated ? { ...act.fields, pressedAt: this.now() } : act.fields);
        return;
      case 'go':
        this.lead(act.place);
        return;
      case 'override':
        this.#askOverride?.(step);
        return;
      default:
        act satisfies never;
    }
  }

  #askOverride: ((step: Step) => void) | null = null;
  onOverride(run: (step: Step) => void): void {
    this.#askOverride = run;
  }

  /** Place that the operator is being led to, to be marked and scrolled to once. */
  place: Place | null = null;

  lead(place: Place): void {
    this.section = SECTION_OF[place];
    this.place = place;
    this.changed();
  }

  /** On air if it is off, off if it is on. */
  toggle(graphic: Graphic, content: GraphicContent | null = null): void {
    const room = this.room;
    if (!room) return;
    if (room.graphics[graphic]) void this.send('graphic.clear', { graphic });
    else void this.send('graphic.take', { graphic, ...(content ? { content } : {}) });
  }

  /** One press instead of several takes and clears. */
  showFitting(): void {
    const room = this.room;
    if (!room) return;
    const { take, clear } = changesTo(room);
    for (const graphic of clear) void this.send('graphic.clear', { graphic });
    for (const graphic of take) void this.send('graphic.take', { graphic });
  }

  clearAll(): void {
    const on = Object.entries(this.room?.graphics ?? {}).filter(([, onAir]) => onAir);
    for (const [graphic] of on) void this.send('graphic.clear', { graphic });
  }

  ask(question: Question): void {
    this.question = question;
    this.changed();
  }

  notify(notice: Omit<Notice, 'id' | 'at'>): void {
    const id = ++this.#ids;
    this.notices = [...this.notices, { ...notice, id, at: this.now() }].slice(-MESSAGES_KEPT);
    this.shown = [...this.shown, id];
    this.changed();
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((one) => one !== id);
    this.changed();
  }

  get #step(): Step | null {
    const next = this.nextStep;
    return next?.primary ?? next?.choice?.[0] ?? null;
  }

  /**
   * A step that has come without a press of this panel, by time or by somebody else, or in the place of one that is
   * pressed again and again.
   */
  #watchStep(): void {
    const step = this.#step;
    const was = this.#stepShown;
    if (step?.id === was?.id) return;
    const isOwn = this.pending.length > 0 || was === null;
    this.#stepShown = step;
    if (!isOwn || was?.rapid) this.guard.hold();
  }

  /** A room can be taken away under an operator's hands; whatever is pressed then goes to another one. */
  #watchRoom(): void {
    const { view, room } = this;
    if (!view || !room) return;
    const was = this.#roomShown;
    this.#roomShown = { id: room.id, name: room.name, isOnly: Object.keys(view.rooms).length === 1 };
    const wanted = was?.id ?? this.#room;
    if (wanted === null || Object.hasOwn(view.rooms, wanted)) return;
    this.chooseRoom(room.id);
    const text = shellText[this.language];
    const message =
      was === null
        ? text.roomUnknown(room.name)
        : was.isOnly
          ? text.roomNow(room.name)
          : text.roomGone(was.name, room.name);
    this.notify({ tone: was?.isOnly ? 'done' : 'trouble', type: null, code: null, message });
  }

  /** What was filled in for a moment that has passed is not offered for the next one. */
  #forgetOldDrafts(): void {
    const room = this.room;
    if (!room) return;
    const moment = [room.id, room.game, room.party?.phase, room.party?.stage, room.chgk?.phase].join(' ');
    if (moment === this.#draftsOf) return;
    this.#draftsOf = moment;
    const fresh: Partial<Drafts> = {
      ...(room.party?.phase === 'ready' ? {} : { attempt: EMPTY_DRAFTS.attempt }),
      ...(room.chgk?.phase === 'internetPick' ? {} : { internetNumber: null }),
      ...(room.chgk?.phase === 'creditAsked' ? {} : { consents: EMPTY_DRAFTS.consents }),
      ...(room.chgk?.phase === 'decisiveAsked' ? {} : { decisivePlayer: null }),
      ...(room.party?.stage == null ? {} : { stage: EMPTY_DRAFTS.stage }),
      ...(room.chgk && room.chgk.phase !== 'over' ? { game: EMPTY_DRAFTS.game } : {}),
    };
    this.drafts = { ...this.drafts, ...fresh };
  }
}

const settled = (commands: readonly Pending[]): Promise<readonly (Answer | null)[]> =>
  Promise.all(commands.map(({ answer }) => answer));
