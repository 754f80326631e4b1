import { describe, expect, test } from 'vitest';

import type { Sender } from '../../src/server/access.ts';
import { Audience, type Seat } from '../../src/server/sync/audience.ts';

/** A page that reads when it is told to. */
class Page implements Seat {
  readonly got: string[] = [];
  #unread: { text: string; sent: (ok: boolean) => void }[] = [];

  constructor(
    readonly sender: Sender,
    readonly slow = false,
  ) {}

  tell(bytes: Buffer): void {
    this.got.push(bytes.toString());
  }

  show(bytes: Buffer, sent: (ok: boolean) => void): void {
    this.#unread.push({ text: bytes.toString(), sent });
    if (!this.slow) this.read();
  }

  /** What lies in this process for it, still to be read. */
  get waiting(): number {
    return this.#unread.length;
  }

  read(): void {
    const next = this.#unread.shift();
    if (next === undefined) return;
    this.got.push(next.text);
    next.sent(true);
  }
}

const PUBLIC: Sender = { role: 'public', room: null };
const explainer = (room: string): Sender => ({ role: 'explainer', room });

function audienceOf(): { audience: Audience; made: string[]; state: { n: number } } {
  const state = { n: 1 };
  const made: string[] = [];
  const audience = new Audience(({ role, room }) => {
    const text = `${role} ${room ?? '-'} ${state.n}`;
    made.push(text);
    return Buffer.from(text);
  });
  return { audience, made, state };
}

describe('the audience', () => {
  test('everybody sees what there is on joining, and every change', () => {
    const { audience, state } = audienceOf();
    const page = new Page(PUBLIC);
    audience.join(page);
    state.n = 2;
    audience.changed();
    expect(page.got).toEqual(['public - 1', 'public - 2']);
  });

  test('a view is made once for each role and room, however many watch', () => {
    const { audience, made, state } = audienceOf();
    const senders = [PUBLIC, PUBLIC, PUBLIC, explainer('a'), explainer('a'), explainer('b')];
    for (const sender of senders) audience.join(new Page(sender));
    expect(made).toEqual(['public - 1', 'explainer a 1', 'explainer b 1']);
    state.n = 2;
    audience.changed();
    expect(made.slice(3)).toEqual(['public - 2', 'explainer a 2', 'explainer b 2']);
  });

  test('who reads slowly gets the newest view only, and nothing piles up', () => {
    const { audience, state } = audienceOf();
    const slow = new Page(PUBLIC, true);
    const quick = new Page(PUBLIC);
    audience.join(slow);
    audience.join(quick);
    for (state.n = 2; state.n <= 1000; state.n += 1) audience.changed();
    state.n = 1000;
    expect(slow.waiting).toBe(1);
    expect(quick.got).toHaveLength(1000);
    slow.read();
    slow.read();
    expect(slow.got).toEqual(['public - 1', 'public - 1000']);
    slow.read();
    expect(slow.waiting).toBe(0);
  });

  test('who has left gets nothing more', () => {
    const { audience, state } = audienceOf();
    const slow = new Page(PUBLIC, true);
    audience.join(slow);
    state.n = 2;
    audience.changed();
    audience.leave(slow);
    slow.read();
    expect(slow.waiting).toBe(0);
    expect(audience.size).toBe(0);
  });

  test('a view that cannot be made for one role keeps the others from nothing, and comes when it can be made again', () => {
    const broken = new Set<number>([2]);
    let n = 1;
    const audience = new Audience(({ role }) => {
      if (role === 'operator' && broken.has(n)) throw new Error('a view that cannot be made');
      return Buffer.from(`${role} ${String(n)}`);
    });
    const operator = new Page({ role: 'operator', room: null });
    const other = new Page(PUBLIC);
    audience.join(operator);
    audience.join(other);
    n = 2;
    expect(() => audience.changed()).toThrow('a view that cannot be made');
    n = 3;
    audience.changed();
    expect(operator.got).toEqual(['operator 1', 'operator 3']);
    expect(other.got).toEqual(['public 1', 'public 2', 'public 3']);
  });

  test('what falls due while a view is made is shown once', () => {
    let n = 1;
    const audience: Audience = new Audience(() => {
      if (n === 2) {
        n = 3;
        audience.changed();
      }
      return Buffer.from(String(n));
    });
    const pages = [new Page(PUBLIC, true), new Page(PUBLIC, true)];
    for (const page of pages) {
      audience.join(page);
      page.read();
    }
    n = 2;
    audience.changed();
    for (const page of pages) {
      page.read();
      page.read();
      expect([page.got, page.waiting]).toEqual([['1', '3'], 0]);
    }
  });

  test('something can be told to one role', () => {
    const { audience } = audienceOf();
    const operator = new Page({ role: 'operator', room: null });
    const other = new Page(PUBLIC);
    audience.join(operator);
    audience.join(other);
    audience.tell('operator', Buffer.from('OBS'));
    expect(operator.got.at(-1)).toBe('OBS');
    expect(other.got).toHaveLength(1);
  });
});
