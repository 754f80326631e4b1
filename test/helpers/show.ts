import { expect } from 'vitest';

import {
  advance,
  type Answer,
  type Chance,
  type CommandType,
  type Event,
  execute,
  initialState,
  instant,
  type OperatorView,
  project,
  type PublicView,
  type RefusalCode,
  type Role,
  type State,
} from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface ShowOptions {
  readonly seed?: number;
  readonly chance?: Chance;
  /** Where the virtual clock begins, ms. */
  readonly from?: number;
}

/** Milliseconds of a reading such as `4:31` or `0:05.5`. */
export function ms(reading: string): number {
  const [minutes = '0', seconds = '0'] = reading.split(':');
  return Math.round((Number(minutes) * 60 + Number(seconds)) * 1000);
}

/** Numbers that come out in this order, then those of a seed. */
export function loadedChance(...numbers: readonly number[]): Chance {
  const rest = seededChance(1);
  const queue = [...numbers];
  return { ...rest, number: () => queue.shift() ?? rest.number() };
}

/**
 * A show on a virtual clock, written down like a scoresheet: `at` and `wait` move the clock, `do` is a command that must be accepted,
 * `refusal` one that must not. A refused command that changes anything fails the test by itself.
 */
export class Show {
  state: State = initialState();
  now: number;
  readonly events: Event[] = [];
  readonly #chance: Chance;
  readonly #answers = new Map<string, Answer>();

  constructor({ seed = 1, chance = seededChance(seed), from = 0 }: ShowOptions = {}) {
    this.#chance = chance;
    this.now = from;
  }

  /** Moves the clock to an instant, given in ms or as a reading from the show's beginning. */
  at(when: number | string): this {
    this.now = typeof when === 'number' ? when : ms(when);
    const { state, events } = advance(this.state, instant(this.now));
    this.state = state;
    this.events.push(...events);
    return this;
  }

  wait(time: number | string): this {
    return this.at(this.now + (typeof time === 'number' ? time : ms(time)));
  }

  /** Anything thrown at the rules, with their answer. */
  send(input: unknown, by: Role = 'operator'): Answer {
    const done = execute(this.state, input, {
      at: instant(this.now),
      chance: this.#chance,
      answered: (id) => this.#answers.get(id),
      by,
    });
    if (done.commandId !== null) this.#answers.set(done.commandId, done.answer);
    this.state = done.state;
    this.events.push(...done.events);
    return done.answer;
  }

  do(type: CommandType, fields: Fields = {}): this {
    const answer = this.send({ type, ...fields });
    if (!answer.ok) throw new Error(`${type} was refused: ${answer.code} (${answer.message})`);
    return this;
  }

  /** Several commands of one type, one after another. */
  doEach(type: CommandType, ...each: readonly Fields[]): this {
    for (const fields of each) this.do(type, fields);
    return this;
  }

  refused(type: string, fields: Fields = {}): { code: RefusalCode; message: string } {
    this.at(this.now);
    const before = this.state;
    const written = this.events.length;
    const answer = this.send({ type, ...fields });
    if (answer.ok) throw new Error(`${type} was accepted`);
    expect(this.state).toEqual(before);
    expect(this.events.slice(written)).toEqual([]);
    return { code: answer.code, message: answer.message };
  }

  refusal(type: string, fields: Fields = {}): RefusalCode {
    return this.refused(type, fields).code;
  }

  view(): OperatorView;
  view(role: 'public'): PublicView;
  view(role: Role, room?: string): ReturnType<typeof project>;
  view(role: Role = 'operator', room?: string): ReturnType<typeof project> {
    return project(this.state, role, instant(this.now), room);
  }

  room(id = 'main'): OperatorView['rooms'][string] {
    const room = this.view().rooms[id];
    if (!room) throw new Error(`no room ${id}`);
    return room;
  }

  get clock() {
    return this.room().clock;
  }

  get party() {
    const { party } = this.room();
    if (!party) throw new Error('no party tournament here');
    return party;
  }

  get chgk() {
    const { chgk } = this.room();
    if (!chgk) throw new Error('no game of ChGK here');
    return chgk;
  }

  /** `7:30`, `−0:05`, or null where there is no clock. */
  get digits(): string | null {
    return this.clock?.digits ?? null;
  }

  /** Totals by team, in the order of the table. */
  get totals(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.view().standings.map((row) => [row.team, row.total]));
  }

  /** Experts and viewers, as `3:5`. */
  get score(): string {
    const { experts, viewers } = this.chgk.score;
    return `${String(experts)}:${String(viewers)}`;
  }
}

export const show = (options?: ShowOptions): Show => new Show(options);
