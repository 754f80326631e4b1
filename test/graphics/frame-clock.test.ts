import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { FrameClock } from '../../src/graphics/frame-clock.ts';
import type { Change, GraphicsView, Paintable } from '../../src/graphics/graphic-element.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { Language } from '../../src/rules/views/types.ts';
import { VirtualTime } from '../helpers/virtual-time.ts';
import { onAir, room, view } from '../helpers/views.ts';

class Painted implements Paintable {
  view: GraphicsView | null = null;
  language: Language = 'ru';
  readonly seen: Instant[] = [];
  next: (t: Instant) => Change = () => null;

  get t(): Instant {
    return this.seen.at(-1) ?? (0 as Instant);
  }

  set t(t: Instant) {
    this.seen.push(t);
  }

  nextChange(): Change {
    return this.next(this.t);
  }

  painted(): Promise<void> {
    return Promise.resolve();
  }
}

let time: VirtualTime;
let clock: FrameClock;
let painted: Painted;
const some = view({}, room({ onAir: onAir([]) }));

beforeEach(() => {
  time = new VirtualTime();
  clock = new FrameClock({ time, now: (local = time.now()) => Math.floor(local) as Instant });
  painted = new Painted();
  clock.add(painted);
});

describe('frame clock', () => {
  it('asks for neither frames nor timers while nothing moves', () => {
    clock.show(some);
    const before = [time.frames, time.timers, clock.paints];
    time.pass(3_600_000);
    expect([time.frames, time.timers, clock.paints]).toEqual(before);
    expect(time.waiting).toBe(0);
    expect(clock.still).toBe(true);
  });

  it('paints a running clock once a second', () => {
    painted.next = (t) => ((Math.floor(t / 1000) + 1) * 1000) as Instant;
    clock.show(some);
    painted.seen.length = 0;
    time.pass(10_000);
    expect(painted.seen).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((s) => s * 1000));
  });

  it('paints every frame while something moves, then rests', () => {
    painted.next = (t) => (t < 5_500 ? 'frame' : null);
    clock.show(some);
    painted.seen.length = 0;
    time.pass(2_000);
    expect(painted.seen.length).toBeGreaterThanOrEqual(30);
    expect(painted.seen.length).toBeLessThanOrEqual(32);
    expect(time.waiting).toBe(0);
  });

  it('goes back with a server whose clock has been set back, but not with a frame that lags behind', () => {
    let ahead = 0;
    clock = new FrameClock({ time, now: (local = time.now()) => Math.floor(local + ahead) as Instant });
    painted = new Painted();
    painted.next = (t) => ((Math.floor(t / 1000) + 1) * 1000) as Instant;
    clock.add(painted);
    time.pass(60_000);
    const before = painted.t;
    ahead = -300;
    clock.show(some);
    expect(painted.t).toBe(before);
    ahead = -50_000;
    clock.show(some);
    expect(painted.t).toBeLessThan(before - 45_000);
    painted.seen.length = 0;
    time.pass(3_000);
    expect(painted.seen).toHaveLength(3);
  });

  it('keeps the others going when one graphic stumbles', () => {
    const complaint = vi.fn();
    vi.stubGlobal('reportError', complaint);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const other = new Painted();
    clock.add(other);
    other.next = (t) => ((Math.floor(t / 1000) + 1) * 1000) as Instant;
    painted.next = () => {
      throw new Error('a view that nobody thought of');
    };
    clock.show(some);
    other.seen.length = 0;
    time.pass(3_000);
    expect(other.seen).toHaveLength(3);
    expect(complaint).toHaveBeenCalledOnce();
    painted.next = () => null;
    clock.show(some);
    expect(painted.t).toBe(other.t);
  });

  it('leaves alone what does not change while another one moves', () => {
    const other = new Painted();
    clock.add(other);
    painted.next = (t) => (t < 5_500 ? 'frame' : null);
    clock.show(some);
    other.seen.length = 0;
    time.pass(1_000);
    expect(other.seen).toEqual([]);
  });

  it('never paints an earlier instant after a later one', () => {
    clock.show(some);
    const backwards = new FrameClock({
      time,
      now: (local) => (local === undefined ? 9_000 : 8_990) as Instant,
    });
    const one = new Painted();
    one.next = () => 'frame';
    backwards.add(one);
    time.pass(100);
    expect(new Set(one.seen)).toEqual(new Set([9_000]));
  });

  it('paints nothing while hidden and the right thing at once when shown', () => {
    painted.next = (t) => ((Math.floor(t / 1000) + 1) * 1000) as Instant;
    clock.show(some);
    clock.hide(true);
    painted.seen.length = 0;
    time.pass(60_000);
    clock.show({ ...some, at: 1 as Instant });
    expect(painted.seen).toEqual([]);
    expect(time.waiting).toBe(0);
    clock.hide(false);
    expect(painted.seen).toEqual([65_000]);
    expect(painted.view?.at).toBe(1);
  });

  it('stands at an instant, in any order, and goes on afterwards', () => {
    painted.next = () => 'frame';
    clock.show(some);
    painted.seen.length = 0;
    for (const t of [700, 100, 700]) clock.freeze(t as Instant);
    time.pass(5_000);
    expect(painted.seen).toEqual([700, 100, 700]);
    clock.freeze(null);
    expect(painted.t).toBe(10_000);
  });

  it("follows the show's language unless the page has its own", () => {
    clock.show({ ...some, show: { ...some.show, language: 'en' } });
    expect(painted.language).toBe('en');
    clock.show({ ...some, show: { ...some.show, language: 'en' } }, 'ru');
    expect(painted.language).toBe('ru');
  });

  it('tells when it has come to rest', () => {
    const rests: number[] = [];
    clock.onQuiet(() => rests.push(time.now()));
    painted.next = (t) => (t < 5_500 ? 'frame' : null);
    clock.show(some);
    expect(rests).toEqual([]);
    time.pass(2_000);
    expect(rests).toHaveLength(1);
  });
});
