import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { Fault } from '../../src/server/faults.ts';
import { createJournal, openJournal } from '../../src/server/journal/sqlite-journal.ts';
import { walDamage } from '../../src/server/journal/wal.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { contentsOf, newFolder } from '../helpers/folder.ts';

const HEADER = 32;
const FRAME = 24 + 4096;
/** Acknowledged before the kill: one by one, then many at once, so that transactions of one page and of several are there. */
const EVENTS = 55;

const seed = Number(process.env['VOLCHOK_TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const chance = seededChance(seed);
const below = (limit: number): number => Math.floor(chance.number() * limit);

/** A journal whose program was killed, and what that left beside it. `checkpoints`: as after a long evening. */
function killed(path: string, last: 'one' | 'many', checkpoints = 0): void {
  const program = `
    import { openJournal } from './src/server/journal/sqlite-journal.ts';
    import { event } from './test/journal/contract-events.ts';
    const [, path, last, checkpoints] = process.argv;
    const journal = openJournal(path);
    for (let i = 0; i < Number(checkpoints); i += 1) {
      journal.keepSnapshot('this', { seq: 0, body: Buffer.alloc(4096 * 900, i) });
    }
    const many = Array.from({ length: 40 }, (_, i) => event(i + 1));
    const few = Array.from({ length: 15 }, (_, i) => event(i + 41));
    if (last === 'one') {
      journal.append(many, []);
      for (const one of few) journal.append([one], []);
    } else {
      for (const one of many.slice(0, 15)) journal.append([one], []);
      journal.append([...many.slice(15), ...few], []);
    }
    process.kill(process.pid, 'SIGKILL');
  `;
  createJournal(path);
  try {
    execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program, path, last, String(checkpoints)],
      { stdio: 'pipe' },
    );
  } catch (error) {
    if ((error as { signal?: string }).signal !== 'SIGKILL') throw error;
  }
}

const changed = (bytes: Buffer, at: number, by = 1 + below(255)): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ by;
  return copy;
};

const wordsApart = (one: Buffer, other: Buffer): number => {
  let apart = 0;
  for (let at = 0; at < one.length; at += 4) if (one.readInt32LE(at) !== other.readInt32LE(at)) apart += 1;
  return apart;
};

describe(`the log beside a journal whose program was killed (VOLCHOK_TEST_SEED=${seed})`, () => {
  let folder: string;
  const logs: Record<'one' | 'many', Buffer> = { one: Buffer.alloc(0), many: Buffer.alloc(0) };
  const show = (last: string): string => join(folder, `${last}.volchok`);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'volchok-test-'));
    for (const last of ['one', 'many'] as const) {
      killed(show(last), last);
      logs[last] = readFileSync(`${show(last)}-wal`);
      expect((logs[last].length - HEADER) % FRAME).toBe(0);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is whole', () => {
    for (const log of Object.values(logs)) expect(walDamage(log)).toBeNull();
    expect(walDamage(Buffer.alloc(0))).toBeNull();
    expect(walDamage(Buffer.alloc(HEADER + FRAME))).toBeNull();
  });

  test('any one byte changed anywhere is noticed', () => {
    for (const log of Object.values(logs)) {
      const last = log.length - FRAME;
      const places = [
        ...Array.from({ length: HEADER }, (_, i) => i),
        ...Array.from({ length: 24 }, (_, i) => HEADER + i),
        ...Array.from({ length: 24 }, (_, i) => last + i),
        ...Array.from({ length: 300 }, () => below(log.length)),
        ...Array.from({ length: 300 }, () => last + below(FRAME)),
        log.length - 1,
      ];
      for (const at of places) {
        const by = 1 + below(255);
        expect(walDamage(changed(log, at, by)), `byte ${String(at)} ^ ${String(by)}`).not.toBeNull();
      }
    }
  });

  test('a whole stretch overwritten is noticed while a later transaction is there', () => {
    const log = logs.one;
    const frames = (log.length - HEADER) / FRAME;
    for (let i = 0; i < 100; i += 1) {
      const copy = Buffer.from(log);
      const at = HEADER + below(frames - 1) * FRAME + 24 + below(3500);
      copy.fill(0xa5, at, at + 512);
      expect(walDamage(copy), String(at)).not.toBeNull();
    }
  });

  test('a tail that is torn off anywhere is not damage: nobody was told of what was in it', () => {
    for (const log of Object.values(logs)) {
      for (let i = 0; i < 300; i += 1) expect(walDamage(log.subarray(0, below(log.length)))).toBeNull();
    }
  });

  test('nor is a last transaction of which only some sectors reached the disk', () => {
    const log = logs.many;
    // The frames of the last transaction: after the last but one that says "commit".
    const commits: number[] = [];
    for (let at = HEADER; at < log.length; at += FRAME) if (log.readUInt32BE(at + 4) !== 0) commits.push(at);
    expect(commits.at(-1)).toBe(log.length - FRAME);
    const begun = (commits.at(-2) ?? 0) + FRAME;
    expect(log.length - begun).toBeGreaterThan(2 * FRAME);
    for (let i = 0; i < 200; i += 1) {
      const copy = Buffer.from(log);
      const sector = 512 * Math.ceil((begun + below(log.length - begun - 1024)) / 512);
      copy.fill(below(2) === 0 ? 0 : 0xff, sector, Math.min(log.length, sector + 512 * (1 + below(16))));
      // Where a single word was not zero, it is one changed word.
      if (wordsApart(copy, log) > 1) expect(walDamage(copy), String(sector)).toBeNull();
    }
  });

  test('what is left behind the end from before the log was begun anew is nobody\u2019s', () => {
    const path = join(newFolder(), 'long.volchok');
    killed(path, 'one', 3);
    const log = readFileSync(`${path}-wal`);
    expect(walDamage(log)).toBeNull();
    const salts = log.subarray(16, 24);
    let end = HEADER;
    while (log.subarray(end + 8, end + 16).equals(salts)) end += FRAME;
    expect(end, 'old frames are left').toBeLessThan(log.length);
    for (let i = 0; i < 50; i += 1) {
      expect(walDamage(changed(log, HEADER + below(end - HEADER)))).not.toBeNull();
      expect(walDamage(changed(log, end + below(log.length - end)))).toBeNull();
    }
  });

  describe('and the journal', () => {
    const copied = (
      last: 'one' | 'many',
      spoil: (log: Buffer) => Buffer,
    ): { folder: string; path: string } => {
      const own = newFolder();
      const path = join(own, 'show.volchok');
      copyFileSync(show(last), path);
      writeFileSync(`${path}-wal`, spoil(logs[last]));
      return { folder: own, path };
    };

    test('with a damaged log is refused and left byte for byte as it was', () => {
      for (let i = 0; i < 40; i += 1) {
        const last = i % 2 === 0 ? 'one' : 'many';
        const at = below(logs[last].length);
        const { folder: own, path } = copied(last, (log) => changed(log, at));
        const before = contentsOf(own);
        let fault: unknown = null;
        try {
          openJournal(path).close();
        } catch (error) {
          fault = error;
        }
        expect(fault, `byte ${String(at)}`).toBeInstanceOf(Fault);
        expect((fault as Fault).kind).toBe('damaged');
        expect(contentsOf(own)).toEqual(before);
      }
    });

    test('with a torn log opens with every whole transaction', () => {
      const opened = (last: 'one' | 'many', length: number): number => {
        const { path } = copied(last, (log) => log.subarray(0, length));
        const journal = openJournal(path);
        onTestFinished(() => journal.close());
        return journal.head;
      };
      expect(opened('one', logs.one.length)).toBe(EVENTS);
      expect(opened('one', logs.one.length - 1)).toBe(EVENTS - 1);
      expect(opened('one', logs.one.length - FRAME)).toBe(EVENTS - 1);
      expect(opened('many', logs.many.length)).toBe(EVENTS);
      expect(opened('many', logs.many.length - 1)).toBe(15);
      expect(opened('many', logs.many.length - FRAME - 100)).toBe(15);
    });
  });
});
