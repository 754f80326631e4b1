import { expect, test, vi } from 'vitest';

import { Session } from '../../src/server/session.ts';
import { createScheduler } from '../../src/server/scheduler.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { MemoryJournal } from '../helpers/memory-journal.ts';
import { TestTime } from '../helpers/times.ts';

const rules = vi.hoisted(() => ({ areBroken: false }));

vi.mock(import('../../src/rules/kernel/due.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    advance: (state, at) => {
      const due = real.nextDue(state);
      if (rules.areBroken && due !== null && due <= at) throw new Error('a bug in the rules');
      return real.advance(state, at);
    },
  };
});

const OPERATOR = { role: 'operator', room: null } as const;
const DISCUSSION = [
  { type: 'chgk.game.start', experts: { name: 'Знатоки', players: [] } },
  { type: 'chgk.wheel.point', sector: 4 },
  { type: 'chgk.discussion.start' },
];

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
  await Promise.all(DISCUSSION.map((command) => session.submit(command, OPERATOR)));
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

test('what led to something that cannot be carried out can be taken back, and the game goes on', async () => {
  rules.areBroken = false;
  const time = new TestTime();
  const log: string[] = [];
  const session = new Session({
    journal: new MemoryJournal(),
    clock: time,
    chance: seededChance(1),
    program: null,
    log: ({ ru }) => log.push(ru),
  });
  await Promise.all(DISCUSSION.map((command) => session.submit(command, OPERATOR)));
  rules.areBroken = true;
  time.pass(63_000);
  expect(session.tick()).toBe(false);
  expect(await session.submit({ type: 'undo' }, OPERATOR)).toMatchObject({ ok: true });
  expect(session.nextDue()).toBeNull();
  expect(session.view(OPERATOR).rooms['main']).toMatchObject({ chgk: { phase: 'reading' } });
  expect(await session.submit({ type: 'team.add', id: 'owls', name: 'Совы' }, OPERATOR)).toMatchObject({
    ok: true,
  });
  expect(log).toHaveLength(1);
});
