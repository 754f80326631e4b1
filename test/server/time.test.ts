import { describe, expect, test } from 'vitest';

import { instant } from '../../src/rules/index.ts';
import { createScheduler } from '../../src/server/scheduler.ts';
import { notBefore, serverClock } from '../../src/server/time.ts';
import { TestTime } from '../helpers/times.ts';

describe('server time', () => {
  test('is wall time at the start and monotonic time since: a system clock that jumps moves nothing', () => {
    let wall = 1_800_000_000_000;
    let elapsed = 250.75;
    const clock = serverClock(
      () => wall,
      () => elapsed,
    );
    expect(clock.now()).toBe(1_800_000_000_000);
    wall -= 3_600_000;
    elapsed += 1000.5;
    expect(clock.now()).toBe(1_800_000_001_000);
    wall += 7_200_000;
    elapsed += 9000;
    expect(clock.now()).toBe(1_800_000_010_000);
  });

  test('goes on from the last event where the system clock was set back meanwhile', () => {
    let now = 1000;
    const clock = notBefore({ now: () => instant(now) }, instant(5000));
    expect(clock.now()).toBe(5000);
    now += 700;
    expect(clock.now()).toBe(5700);
  });

  test('is left alone where the last event lies behind it', () => {
    const clock = notBefore({ now: () => instant(9000) }, instant(5000));
    expect(clock.now()).toBe(9000);
  });
});

describe('the scheduler', () => {
  function scheduled(dues: number[], works = (): boolean => true) {
    const time = new TestTime(0);
    const fired: number[] = [];
    const scheduler = createScheduler(
      time,
      () => (dues[0] === undefined ? null : instant(dues[0])),
      () => {
        if (!works()) return false;
        fired.push(time.now());
        while (dues[0] !== undefined && dues[0] <= time.now()) dues.shift();
        return true;
      },
      time,
    );
    scheduler.arrange();
    return { time, fired, scheduler, dues };
  }

  test('rings at each due instant, in order', () => {
    const { time, fired } = scheduled([1000, 1000, 4500]);
    time.pass(10_000);
    expect(fired).toEqual([1000, 4500]);
  });

  test('has one timer, for what is due first', () => {
    const { time, fired, scheduler, dues } = scheduled([60_000]);
    dues.unshift(2000);
    scheduler.arrange();
    scheduler.arrange();
    expect(time.waits).toEqual([2000]);
    time.pass(2000);
    expect(fired).toEqual([2000]);
    expect(time.waits).toEqual([58_000]);
  });

  test('rings at once for what is overdue', () => {
    const time = new TestTime(50_000);
    const fired: number[] = [];
    let due: number | null = 10_000;
    const scheduler = createScheduler(
      time,
      () => (due === null ? null : instant(due)),
      () => {
        fired.push(time.now());
        due = null;
        return true;
      },
      time,
    );
    scheduler.arrange();
    time.pass(0);
    expect(fired).toEqual([50_000]);
  });

  test('tries again after a second where it could not be carried out', () => {
    let full = true;
    const { time, fired } = scheduled([1000], () => !full);
    time.pass(2500);
    expect(fired).toEqual([]);
    full = false;
    time.pass(1000);
    expect(fired).toEqual([3000]);
  });

  test('waits for an instant months ahead, longer than a timer can be set', () => {
    const months = 90 * 86_400_000;
    const { time, fired } = scheduled([months]);
    expect(Math.max(...time.waits)).toBeLessThan(2 ** 31);
    time.pass(months);
    expect(fired).toEqual([months]);
  });

  test('stops', () => {
    const { time, fired, scheduler } = scheduled([1000]);
    scheduler.stop();
    time.pass(5000);
    expect(fired).toEqual([]);
  });
});
