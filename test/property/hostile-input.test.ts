import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  advance,
  type Answer,
  commandSchemas,
  describe as tell,
  evolve,
  execute,
  type Execution,
  initialState,
  type Instant,
  instant,
  project,
  REFUSAL_CODES,
  ROLES,
  type State,
} from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { isPlain, playPlan, plans } from './random-game.ts';

const TYPES = Object.keys(commandSchemas);
const FIELDS = [...new Set(Object.values(commandSchemas).flatMap((schema) => Object.keys(schema.shape)))];
const PROTO = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
};

/** What nobody would send in good faith. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    Infinity,
    -Infinity,
    -0,
    -1,
    0.1,
    1e308,
    5e-324,
    2 ** 53,
    -(2 ** 53),
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    true,
    '',
    ' ',
    '\0',
    '\ud800',
    '🎩'.repeat(50_000),
    'x'.repeat(1_000_000),
    [],
    {},
    [[]],
    [null],
    nested(5_000),
    JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
    Object.create(null),
    new Date(0),
    new Map([['type', 'undo']]),
    () => 1,
    Symbol('s'),
    10n,
  ),
  fc.constantFrom(...PROTO, ...TYPES),
  fc.jsonValue(),
  fc.anything(),
);

interface Tried {
  readonly before: State;
  readonly at: Instant;
  readonly done: Execution;
}

const answered = () => undefined;
const tryOn = (before: State, at: Instant, input: unknown): Tried => ({
  before,
  at,
  done: execute(before, input, { at, chance: seededChance(1), answered }),
});

/** The field that an `invalid` names, in Russian or English. */
const fieldIn = (answer: Answer): string =>
  answer.ok ? '' : (/[«“]([\s\S]*)[»”]/.exec(answer.message)?.[1] ?? '');

/** A command from anywhere is answered with a code or carried out whole, and leaves a show that goes on. */
function isSound({ before, at, done }: Tried): void {
  const { answer } = done;
  if (!answer.ok) {
    expect(REFUSAL_CODES).toContain(answer.code);
    expect(answer.message.length).toBeGreaterThan(0);
    if (answer.code === 'invalid') expect(fieldIn(answer)).not.toBe('');
    const due = advance(before, at);
    expect([done.state, done.events]).toEqual([due.state, due.events]);
    return;
  }
  expect(isPlain(done.events)).toBe(true);
  expect(isPlain(done.state)).toBe(true);
  expect((JSON.parse(JSON.stringify(done.events)) as typeof done.events).reduce(evolve, before)).toEqual(
    done.state,
  );
  for (const event of done.events) expect(tell(event, 'en', done.state)).not.toContain('undefined');
  for (const role of ROLES) {
    for (const t of [at, at + 10_000_000]) {
      const { state } = advance(done.state, instant(t));
      expect(isPlain(project(state, role, instant(t), state.rooms[0]!.id))).toBe(true);
    }
  }
}

const isClean = () => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
};

const situations = plans(25).map((plan) => playPlan(plan));

describe('whatever is thrown at execute', () => {
  test('X-1 arbitrary JSON is invalid, names a field and changes nothing', () => {
    fc.assert(
      fc.property(
        situations,
        fc.array(fc.oneof(fc.jsonValue(), fc.anything(), nasty), { minLength: 20, maxLength: 20 }),
        ({ state, at }, inputs) => {
          for (const input of inputs) {
            const tried = tryOn(state, at, input);
            expect(tried.done.answer).toMatchObject({ ok: false, code: 'invalid' });
            expect(tried.done.commandId).toBeNull();
            isSound(tried);
          }
          isClean();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('X-1 a known type with fields of any kind is answered with a code, or carried out whole', () => {
    const fields = fc.dictionary(fc.constantFrom(...FIELDS, ...PROTO), nasty, { maxKeys: 6 });
    fc.assert(
      fc.property(
        situations,
        fc.array(fc.tuple(fc.constantFrom(...TYPES), fields), { minLength: 20, maxLength: 20 }),
        ({ state, at }, commands) => {
          for (const [type, rest] of commands) isSound(tryOn(state, at, { ...rest, type }));
          isClean();
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Every path to a value in a command, the command itself left out: `['rooms', 0, 'id']`. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, v]) =>
      pathsOf(v, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

type Spoil = (parent: Record<string | number, unknown>, key: string | number) => void;

function spoilt(input: object, path: readonly (string | number)[], spoil: Spoil): unknown {
  const copy = structuredClone(input) as Record<string | number, unknown>;
  let parent = copy;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>;
  spoil(parent, path.at(-1)!);
  return copy;
}

describe('commands that are nearly right', () => {
  test('X-1 one value replaced, taken out or added to: invalid names just that field, or it does not matter', () => {
    fc.assert(
      fc.property(
        situations,
        nasty,
        fc.nat(),
        fc.constantFrom('replace', 'remove', 'add'),
        ({ steps }, value, pick, how) => {
          for (const { before, at, input } of steps.slice(-8)) {
            const paths = pathsOf(input);
            const path = paths[pick % paths.length]!;
            const fine = tryOn(before, at, input).done.answer;
            const tried = tryOn(
              before,
              at,
              spoilt(input as object, path, (parent, key) => {
                if (how === 'replace') parent[key] = value;
                else if (how === 'remove') Reflect.deleteProperty(parent, key);
                else
                  Object.defineProperty(parent, '__proto__', { value, enumerable: true, configurable: true });
              }),
            );
            isSound(tried);
            const { answer } = tried.done;
            // another type has other fields
            if (path[0] === 'type' && TYPES.includes(value as string)) continue;
            const turnedInvalid =
              !answer.ok && answer.code === 'invalid' && (fine.ok || fine.code !== 'invalid');
            if (turnedInvalid && how !== 'add') expect(fieldIn(answer).split('.')[0]).toBe(String(path[0]));
          }
          isClean();
        },
      ),
      { numRuns: 150 },
    );
  });

  test('X-1 of any length: the texts a show is made of', () => {
    const text = 'ж'.repeat(1_000_000);
    const at = instant(0);
    const state = initialState();
    for (const input of [
      { type: 'team.add', id: text, name: text, color: text, players: [text] },
      { type: 'show.configure', title: text },
      { type: 'deck.load', deck: 'hat', items: [{ text, note: text, image: text }] },
      { type: 'chgk.game.start', experts: { name: text, players: [text] } },
      { type: 'graphic.take', graphic: 'lowerThird', content: { title: text, text } },
    ]) {
      const tried = tryOn(state, at, input);
      expect(tried.done.answer.ok).toBe(true);
      isSound(tried);
    }
    expect(tryOn(state, at, { type: 'undo', room: text }).done.answer).toMatchObject({
      code: 'room-unknown',
    });
    expect(tryOn(state, at, { type: text }).done.answer).toMatchObject({ code: 'invalid' });
    expect(tryOn(state, at, { type: 'undo', commandId: text }).done.answer).toMatchObject({
      code: 'invalid',
    });
  });

  test('names of prototype members are neither types, decks, stages, graphics nor options', () => {
    const at = instant(0);
    const state = initialState();
    const codeOf = (input: unknown) => {
      const { answer } = tryOn(state, at, input).done;
      return answer.ok ? 'accepted' : answer.code;
    };
    for (const name of PROTO) {
      expect(codeOf({ type: name }), name).toBe('invalid');
      expect(codeOf({ type: 'deck.load', deck: name, items: [{ text: 'х' }] }), name).toBe('invalid');
      expect(codeOf({ type: 'party.stage.start', stage: name }), name).toBe('invalid');
      expect(codeOf({ type: 'show.configure', language: name }), name).toBe('invalid');
      expect(codeOf({ type: 'graphic.take', graphic: name }), name).toBe('graphic-unknown');
      expect(codeOf({ type: 'undo', room: name }), name).toBe('room-unknown');
      expect(codeOf({ type: 'party.penalty', team: name }), name).toBe('team-unknown');
      expect(codeOf(JSON.parse(`{"type": "show.configure", "ruleset": {"${name}": 1}}`)), name).toBe(
        'invalid',
      );
    }
  });

  test('C-5 X-16 a press of any date is clamped, never an exception', () => {
    fc.assert(
      fc.property(situations, fc.oneof(fc.maxSafeInteger(), fc.integer()), ({ state, at }, pressedAt) => {
        for (const { id } of state.rooms) {
          for (const type of ['party.word.guessed', 'party.word.skipped', 'party.attempt.guessed']) {
            isSound(tryOn(state, at, { type, room: id, pressedAt }));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('X-13 an adjustment of any size leaves a clock that can be read', () => {
    fc.assert(
      fc.property(
        situations,
        fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.constant(-0)), { maxLength: 8 }),
        (game, deltas) => {
          let { state } = game;
          for (const deltaMs of deltas) {
            for (const { id } of state.rooms) {
              const tried = tryOn(state, game.at, { type: 'clock.adjust', room: id, deltaMs });
              isSound(tried);
              state = tried.done.state;
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
