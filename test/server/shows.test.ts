import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { Sender } from '../../src/server/access.ts';
import { openJournal } from '../../src/server/journal/sqlite-journal.ts';
import { fileOf, Shows, usualName } from '../../src/server/shows.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { newFolder } from '../helpers/folder.ts';
import { TestTime } from '../helpers/times.ts';

const OPERATOR: Sender = { role: 'operator', room: null };

function opened(folder: string, time: TestTime): Shows {
  const shows = new Shows({
    folder,
    clock: time,
    chance: seededChance(1),
    program: null,
    timers: time,
    log: () => undefined,
    aside: ['Демо'],
  });
  onTestFinished(() => shows.close());
  return shows;
}

describe('shows', () => {
  const MINUTE = [
    { type: 'chgk.game.start', experts: { name: 'Знатоки', players: [] } },
    { type: 'chgk.wheel.point', sector: 4 },
    { type: 'chgk.discussion.start' },
  ];
  const startMinute = (shows: Shows): Promise<unknown> =>
    Promise.all(MINUTE.map((command) => shows.current.session.submit(command, OPERATOR)));
  const ends = (shows: Shows): [string, number][] =>
    shows.current.journal.read(3, 9).map(({ event }) => [event.type, event.at]);

  test('what falls due by itself happens at its instant, without anybody asking', async () => {
    const time = new TestTime();
    const shows = opened(newFolder(), time);
    shows.openLast('Вечер', () => undefined);
    await startMinute(shows);
    const end = time.now() + 60_000;
    time.pass(59_999);
    expect(ends(shows)).toEqual([]);
    time.pass(1);
    expect(ends(shows)).toEqual([['clock.ended', end]]);
  });

  test('also after a restart, before or after it was due', async () => {
    const folder = newFolder();
    const time = new TestTime();
    const first = opened(folder, time);
    first.openLast('Вечер', () => undefined);
    await startMinute(first);
    const end = time.now() + 60_000;
    first.close();
    time.skip(20_000);
    const second = opened(folder, time);
    second.openLast('Вечер', () => undefined);
    time.pass(40_000);
    expect(ends(second)).toEqual([['clock.ended', end]]);

    await second.current.session.submit({ type: 'undo' }, OPERATOR);
    await second.current.session.submit({ type: 'chgk.discussion.start' }, OPERATOR);
    const written = second.current.journal.head;
    const overdue = time.now() + 60_000;
    second.close();
    time.skip(3_600_000);
    const third = opened(folder, time);
    third.openLast('Вечер', () => undefined);
    expect(third.current.journal.read(written, 9).map(({ event }) => event.at)).toEqual([overdue]);
  });

  test('after three quiet seconds copying the one file is a backup', async () => {
    const folder = newFolder();
    const time = new TestTime();
    const shows = opened(folder, time);
    shows.openLast('Вечер', () => undefined);
    const path = join(folder, 'Вечер.volchok');
    await shows.current.session.submit({ type: 'team.add', id: 'a', name: 'Ять' }, OPERATOR);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    time.pass(3_000);
    expect(statSync(`${path}-wal`).size).toBe(0);
    // Read from another folder: the lock of a file that is open must be left alone.
    const copy = join(newFolder(), 'copy.volchok');
    copyFileSync(path, copy);
    const journal = openJournal(copy);
    expect(journal.head).toBe(1);
    journal.close();
  });

  test('a show that is left with a command still waiting leaves no timer behind', async () => {
    const time = new TestTime();
    const shows = opened(newFolder(), time);
    shows.openLast('Вечер', () => undefined);
    const answers = startMinute(shows);
    expect(shows.create('Другой')).toMatchObject({ ok: true });
    expect(await answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(time.waits).toEqual([]);
    expect(shows.current.session.seq).toBe(0);
  });

  test('a show that cannot be closed well is left all the same, and so is a disk that does not remember it', () => {
    const folder = newFolder();
    const shows = opened(folder, new TestTime());
    const went: string[] = [];
    shows.openLast('Вечер', () => undefined);
    shows.onSwitch(({ file }) => went.push(file));
    const { journal } = shows.current;
    onTestFinished(() => journal.close());
    shows.current.session.close = () => {
      throw new Error('disk I/O error');
    };
    rmSync(join(folder, 'open-show.json'));
    mkdirSync(join(folder, 'open-show.json'));
    expect(shows.create('Другой')).toMatchObject({ ok: true, show: { file: 'Другой.volchok', open: true } });
    expect([shows.current.file, ...went]).toEqual(['Другой.volchok', 'Другой.volchok']);
  });

  test('a show that stands aside is opened by its name only', () => {
    const folder = newFolder();
    const time = new TestTime();
    const demo = opened(folder, time);
    let prepared = 0;
    demo.openNamed('Демо', () => (prepared += 1));
    expect([demo.current.file, prepared]).toEqual(['Демо.volchok', 1]);
    demo.close();
    const usual = opened(folder, time);
    usual.openLast('Вечер', () => undefined);
    expect(usual.current.file).toBe('Вечер.volchok');
    usual.close();
    expect(existsSync(join(folder, 'Демо.volchok'))).toBe(true);
  });

  test.each([
    ['Вечер «Совы» / осень: 5/6?', 'Вечер Совы осень 5 6.volchok'],
    ['../../etc/passwd', 'etc passwd.volchok'],
    ['  .hidden. ', 'hidden.volchok'],
    ['con', 'show con.volchok'],
    ['///', 'show.volchok'],
    ['Ёлка № 3 (черновик)', 'Ёлка № 3 (черновик).volchok'],
    ['и\u0306', 'й.volchok'],
  ])('a name becomes a file name that every system takes: %j', (name, file) => {
    expect(fileOf(name)).toBe(file);
  });

  test('a show that nobody has named is called after its day', () => {
    expect(usualName('ru', new Date(2027, 2, 4))).toBe('Вечер 2027-03-04');
    expect(usualName('en', new Date(2027, 10, 14))).toBe('Evening 2027-11-14');
  });
});
