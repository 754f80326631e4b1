import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

import type { Answer } from '../../src/protocol/messages.ts';
import {
  evolve,
  type Event,
  initialState,
  instant,
  nextDue,
  project,
  type State,
} from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { newFolder } from '../helpers/folder.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { anyCommand, type Command, SET_UP } from './random-game.ts';

const KILLS = 50;
const SENDERS = 4;
const MOST_ANSWERS_PER_LIFE = 60;

interface Sent {
  readonly command: Command & { readonly commandId: string };
  /** Null: the server was killed before it said anything. */
  readonly answer: Answer | null;
}

const seed = Number(process.env['VOLCHOK_TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** One life of the server: several people press buttons at once, until after some answer it is killed. */
async function playUntilKilled(server: TestServer, number: () => number): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  let left = 1 + Math.floor(number() * MOST_ANSWERS_PER_LIFE);
  const killed: Promise<void>[] = [];
  const isOver = (): boolean => killed.length > 0;
  let view = await server.view();

  const press = async (): Promise<void> => {
    while (!isOver()) {
      const command = { ...anyCommand(view, number), commandId: randomUUID() };
      let answer: Answer | null = null;
      try {
        ({ answer } = await server.command(command));
        left -= 1;
        if (left === 0) killed.push(server.kill());
        // Now and then somebody looks, so that the game goes somewhere.
        if (number() < 0.3 && !isOver()) view = await server.view();
      } catch (error) {
        if (!isOver()) throw error;
      }
      sent.push({ command, answer });
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, press));
  await Promise.all(killed);
  return sent;
}

async function journalOf(server: TestServer): Promise<readonly Event[]> {
  const response = await fetch(`${server.url}/api/journal?token=${server.operator}`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line, i) => {
    const { seq, ...event } = JSON.parse(line) as Event & { seq: number };
    expect(seq).toBe(i + 1);
    return event;
  });
}

/** Plays the journal again; what happened by time alone must be dated at the very instant at which it fell due. */
function replay(events: readonly Event[]): State {
  let state = initialState();
  for (const event of events) {
    if (event.command === null) {
      const due = nextDue(state);
      expect(event.at, event.type).toBe(due === null ? null : Math.max(due, state.at));
    }
    expect(event.at).toBeGreaterThanOrEqual(state.at);
    state = evolve(state, event);
  }
  return state;
}

test(`killed ${KILLS} times at random points of a random game: every acknowledged command is there exactly once, and all clocks are right (VOLCHOK_TEST_SEED=${seed})`, async () => {
  const chance = seededChance(seed);
  const number = (): number => chance.number();
  const data = newFolder();
  const all: Sent[] = [];
  let server = await startServer({ data });
  await server.play(...SET_UP);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const life = await playUntilKilled(server, number);
      all.push(...life);
      server = await startServer({ data });

      const view = await server.view();
      const events = await journalOf(server);
      const times = new Map<string, number>();
      for (const { commandId } of events) {
        if (commandId !== undefined) times.set(commandId, (times.get(commandId) ?? 0) + 1);
      }
      for (const { command, answer } of all) {
        const found = times.get(command.commandId) ?? 0;
        if (answer === null) expect(found).toBeLessThanOrEqual(1);
        else expect(found, JSON.stringify({ command, answer })).toBe(answer.ok ? 1 : 0);
      }
      // What it shows is the journal and the time, and nothing else: each clock to the millisecond.
      const until = events.findIndex(({ at }) => at > view.at);
      const state = replay(events.slice(0, until < 0 ? events.length : until));
      replay(events);
      expect(view).toEqual(JSON.parse(JSON.stringify(project(state, 'operator', instant(view.at)))));

      // X-3 over the crash: the same ids get the same answers again.
      for (const { command, answer } of life.slice(-5)) {
        if (answer !== null && !(!answer.ok && answer.code === 'invalid')) {
          expect((await server.command(command)).answer).toEqual(answer);
        }
      }
    }
    const answered = all.filter(({ answer }) => answer !== null);
    expect(answered.filter(({ answer }) => answer?.ok).length).toBeGreaterThan(KILLS * 3);
  } finally {
    await server.kill();
  }
});
