import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from '../scripts/lib/ensure-built.mjs';
import { root } from '../scripts/lib/sources.mjs';
import {
  type Event,
  evolve,
  execute,
  initialState,
  instant,
  project,
  ROLES,
  type State,
} from '../src/rules/index.ts';
import { seededChance } from '../src/transcript/seeded-chance.ts';

/**
 * The rules alone, each figure beside what the same machine needs for something plain in the same run. `npx tsx bench/rules.ts`
 */
const EVENTS = 100_000;
const TEAMS = 12;
const TRANSCRIPTS = 1_000;
const LINES = 60;

type Command = Readonly<Record<string, unknown>>;
interface Moment {
  readonly state: State;
  readonly at: number;
  readonly command: Command;
}

const teamIds = Array.from({ length: TEAMS }, (_, i) => `team${String(i)}`);
const rooms = ['red', 'blue', 'green'];
const words = Array.from({ length: 600 }, (_, i) => ({ text: `слово ${String(i)}` }));

/** Commands of evenings with twelve teams in three rooms, one evening after another: three stages, then a game of ChGK in each room. */
function* evenings(
  phaseOf: (room: string) => string | undefined,
): Generator<readonly [wait: number, command: Command]> {
  const chance = seededChance(3);
  for (const id of teamIds)
    yield [0, { type: 'team.add', id, name: `Команда ${id}`, players: ['Ася', 'Боря'] }];
  yield [
    0,
    {
      type: 'rooms.set',
      rooms: rooms.map((id, r) => ({
        id,
        name: id,
        teams: teamIds.filter((_, i) => i % rooms.length === r),
      })),
    },
  ];
  for (;;) {
    yield [0, { type: 'deck.load', deck: 'hat', items: words }];
    for (const stage of ['hat', 'artist', 'crocodile']) {
      for (const room of rooms) yield [0, { type: 'party.stage.start', room, stage }];
      for (let round = 0; round < 3; round++) {
        for (const [i, team] of teamIds.entries()) {
          const room = rooms[i % rooms.length];
          yield [1_000, { type: 'party.attempt.start', room, team }];
          yield [20_000, { type: 'party.attempt.go', room }];
          if (stage === 'hat') {
            for (let word = 0; word < 12; word++) {
              yield [
                4_000,
                { type: chance.number() < 0.7 ? 'party.word.guessed' : 'party.word.skipped', room },
              ];
            }
            yield [20_000, { type: 'party.attempt.close', room }];
          } else {
            yield [Math.floor(chance.number() * 290_000), { type: 'party.attempt.guessed', room }];
          }
        }
      }
      for (const room of rooms) yield [0, { type: 'party.stage.end', room }];
    }
    for (const room of rooms) {
      yield [
        0,
        { type: 'chgk.game.start', room, experts: { name: 'Знатоки', players: ['Ася', 'Боря'] }, blitz: 5 },
      ];
      while (phaseOf(room) !== 'over') {
        yield [1_000, { type: 'chgk.wheel.spin', room }];
        while (phaseOf(room) !== 'between' && phaseOf(room) !== 'over') {
          yield [15_000, { type: 'chgk.discussion.start', room }];
          yield [15_000, { type: 'chgk.answer.give', room }];
          yield [5_000, { type: 'chgk.verdict', room, correct: chance.number() < 0.5 }];
        }
      }
    }
  }
}

/** Plays until the journal has so many events; keeps every so many-th moment. */
function journal(length: number, every: number): { events: Event[]; state: State; moments: Moment[] } {
  const chance = seededChance(7);
  const events: Event[] = [];
  const moments: Moment[] = [];
  let state = initialState();
  let at = 0;
  const phaseOf = (room: string) => state.rooms.find((r) => r.id === room)?.play.chgk?.phase;
  for (const [wait, command] of evenings(phaseOf)) {
    at += wait;
    if (events.length % every === 0) moments.push({ state, at, command });
    const done = execute(state, command, { at: instant(at), chance, answered: () => undefined });
    if (!done.answer.ok && done.answer.code !== 'no-word')
      throw new Error(JSON.stringify([command, done.answer]));
    state = done.state;
    events.push(...done.events);
    if (events.length >= length) break;
  }
  return { events, state, moments };
}

function median(times: number[]): number {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
}

/** Median time of one call in µs, over many. */
function timed(count: number, run: (i: number) => void): number {
  for (let i = 0; i < Math.min(count, 2_000); i++) run(i);
  const times = Array.from({ length: count }, (_, i) => {
    const begun = performance.now();
    run(i);
    return performance.now() - begun;
  });
  return median(times) * 1_000;
}

function once(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

const line = (what: string, figure: string, beside: string) =>
  console.log(`${what.padEnd(62)} ${figure.padStart(10)}   ${beside}`);

const { events, state, moments } = journal(EVENTS, 37);
const lines = events.map((event) => JSON.stringify(event));

let folded: State = initialState();
const parsing = once(() => lines.forEach((text) => void JSON.parse(text)));
const folding = once(() => {
  folded = events.reduce(evolve, initialState());
});
if (JSON.stringify(folded) !== JSON.stringify(state)) throw new Error('replay differs from live');
line(
  `fold ${EVENTS.toLocaleString('en')} events (target < 1,000 ms)`,
  `${folding.toFixed(0)} ms`,
  `JSON.parse of the same lines ${parsing.toFixed(0)} ms`,
);

const chance = seededChance(11);
const context = (at: number) => ({ at: instant(at), chance, answered: () => undefined });
const command = timed(20_000, (i) => {
  const { state, at, command } = moments[i % moments.length]!;
  const done = execute(state, command, context(at));
  for (const role of ROLES) project(done.state, role, instant(at), 'red');
});
const executing = timed(20_000, (i) => {
  const { state, at, command } = moments[i % moments.length]!;
  execute(state, command, context(at));
});
const printing = timed(20_000, (i) => {
  const { state, at } = moments[i % moments.length]!;
  JSON.stringify(project(state, 'operator', instant(at)));
});
line(
  `execute + four views, ${TEAMS} teams, median (target < 100 µs)`,
  `${command.toFixed(1)} µs`,
  `execute alone ${executing.toFixed(1)} µs; one view with its JSON.stringify ${printing.toFixed(1)} µs`,
);

/** A game of sixty lines: half an evening, with a look at every fourth line. */
function transcript(seed: number): string {
  const chance = seededChance(seed);
  const text: string[] = [JSON.stringify({ seed })];
  let state = initialState();
  let at = 0;
  const phaseOf = (room: string) => state.rooms.find((r) => r.id === room)?.play.chgk?.phase;
  for (const [wait, command] of evenings(phaseOf)) {
    if (command['type'] === 'deck.load') continue;
    at += wait + Math.floor(chance.number() * 1_000);
    const done = execute(state, command, context(at));
    state = done.state;
    text.push(JSON.stringify({ at, do: command, ...(!done.answer.ok && { refuse: done.answer.code }) }));
    if (text.length % 4 === 0)
      text.push(
        JSON.stringify({
          at,
          see: { 'rooms.red.revision': state.rooms.find((r) => r.id === 'red')?.revision ?? null },
        }),
      );
    if (text.length >= LINES) break;
  }
  return text.slice(0, LINES).join('\n');
}

await ensureBuilt(['transcript']);
const folder = mkdtempSync(join(tmpdir(), 'volchok-bench-'));
try {
  const names = Array.from({ length: TRANSCRIPTS }, (_, i) => `game-${String(i)}.jsonl`);
  for (const [i, name] of names.entries()) writeFileSync(join(folder, name), transcript(i));
  const reading = once(() => {
    for (const name of names) {
      for (const text of readFileSync(join(folder, name), 'utf8').split('\n')) JSON.parse(text);
    }
  });
  const idle = once(() => spawnSync(process.execPath, ['-e', '']));
  const running = once(() => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'scripts', 'transcript.mjs'), ...names],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, INIT_CWD: folder },
      },
    );
    if (status !== 0) throw new Error(stdout.split('\n').find((text) => !text.startsWith('ok ')));
  });
  line(
    `${TRANSCRIPTS.toLocaleString('en')} transcripts of ${LINES} lines, the command line whole (target < 10 s)`,
    `${(running / 1_000).toFixed(2)} s`,
    `reading and JSON.parse of them ${reading.toFixed(0)} ms; a Node that does nothing ${idle.toFixed(0)} ms`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
