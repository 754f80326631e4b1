import { statSync } from 'node:fs';
import { join } from 'node:path';

import { seededChance } from '../src/transcript/seeded-chance.ts';
import { evolve, type Event, execute, initialState, instant, type State } from '../src/rules/index.ts';
import { createJournal, openJournal } from '../src/server/journal/sqlite-journal.ts';
import { inNewFolder, processorMs, residentMb, start } from './server-lib.ts';

/** Opening a journal of 100,000 events, with and without a snapshot. `npx tsx bench/server-opening.ts` */
const EVENTS = 100_000;

/** Games of «Что? Где? Когда?» one after another, as long as it takes. */
function* manyGames(): Generator<Event> {
  const chance = seededChance(1);
  let state: State = initialState();
  let at = 1_700_000_000_000;
  const send = (command: Record<string, unknown>): readonly Event[] => {
    at += 1_000;
    const done = execute(state, command, {
      at: instant(at),
      chance,
      by: 'operator',
      answered: () => undefined,
    });
    if (!done.answer.ok) throw new Error(done.answer.message);
    state = done.state;
    return done.events;
  };
  for (;;) {
    yield* send({ type: 'chgk.game.start', experts: { name: 'Знатоки', players: ['Аня', 'Борис', 'Вера'] } });
    while (state.rooms[0]?.play.chgk?.phase !== 'over') {
      yield* send({ type: 'chgk.wheel.spin' });
      at += 12_000;
      yield* send({ type: 'chgk.discussion.start' });
      at += 40_000;
      yield* send({ type: 'chgk.answer.give' });
      yield* send({ type: 'chgk.verdict', correct: chance.number() < 0.5 });
    }
  }
}

await inNewFolder(async (folder) => {
  const path = join(folder, 'Вечер.volchok');
  createJournal(path);
  const journal = openJournal(path);
  const events: Event[] = [];
  for (const event of manyGames()) if (events.push(event) === EVENTS) break;
  for (let i = 0; i < EVENTS; i += 1000) journal.append(events.slice(i, i + 1000), []);
  journal.close();
  console.log(`${EVENTS} events, ${(statSync(path).size / 1e6).toFixed(1)} MB`);

  const begun = performance.now();
  let state = initialState();
  for (const event of events) state = evolve(state, event);
  console.log(`evolve alone                 ${(performance.now() - begun).toFixed(0)} ms`);

  for (const what of ['no snapshot yet', 'with its snapshot', 'with its snapshot']) {
    const opening = performance.now();
    openJournal(path).close();
    const checked = performance.now() - opening;
    const server = await start(folder);
    console.log(
      `${what.padEnd(28)} start to the first view ${server.answered.toFixed(0)} ms (processor time ${processorMs(server.child)} ms), of which checking the file about ${checked.toFixed(0)} ms; ${residentMb(server.child).toFixed(0)} MB`,
    );
    await server.stop();
  }
});
