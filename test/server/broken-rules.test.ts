import { expect, test, vi } from 'vitest';

import { Session } from '../../src/server/session.ts';
import { createScheduler } from '../../src/server/scheduler.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { MemoryJournal } from '../helpers/memory-journal.ts';
import { TestTime } from '../helpers/times.ts';

const rules = vi.hoisted(() => ({ areBroken: false }));

vi.mock(import('../../src/rules/index.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    advance: (...args) => {
      if (rules.areBroken) throw new Error('a bug in the rules');
      return real.advance(...args);
    },
  };
});

test('what falls due and cannot be carried out is tried again, told once, and keeps nobody from looking', async () => {
  const time = new TestTime();
  const journal = new MemoryJournal();
  const log: string[] = [];
  const session = new Session({
    journal,
    clock: time,
    chance: seededChance(1),
    program: null,
    log: ({ ru }) => log.push(ru),
  });
  const scheduler = createScheduler(
    session,
    () => session.nextDue(),
    () => session.tick(),
    time,
  );
  const game = [
    { type: 'chgk.game.start', experts: { name: 'Знатоки', players: [] } },
    { type: 'chgk.wheel.point', sector: 4 },
    { type: 'chgk.discussion.start' },
  ];
  await Promise.all(game.map((command) => session.submit(command, { role: 'operator', room: null })));
  scheduler.arrange();
  const due = time.now() + 60_000;
  rules.areBroken = true;
  time.pass(63_000);
  expect(session.view({ role: 'public', room: null }).rooms['main']).toMatchObject({ game: 'chgk' });
  expect(log).toEqual(['Внутренняя ошибка: то, чему пришло время, не произошло; Волчок пробует ещё.']);
  rules.areBroken = false;
  time.pass(1_000);
  expect(journal.read(3, 9).map(({ event }) => [event.type, event.at])).toEqual([['clock.ended', due]]);
  scheduler.stop();
});
