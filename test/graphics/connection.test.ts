import { describe, expect, it } from 'vitest';

import { connect, NoAnswerError, randomId, type Link, type Socket } from '../../src/graphics/connection.ts';
import type { PageMessage, ServerMessage } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { VirtualTime } from '../helpers/virtual-time.ts';
import { onAir, room, view } from '../helpers/views.ts';

const NOW = 1_800_000_000_000;

/** A server at the other end of the wire, as slow and as dead as a test wants it. */
class FakeServer {
  readonly time = new VirtualTime();
  readonly sockets: FakeSocket[] = [];
  /** Way of a message in each direction, ms. */
  way = 2;
  /** Error of the page's clock: what server time is ahead of page time, ms. */
  ahead = NOW;
  reachable = true;
  silent = false;

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }

  now(): Instant {
    return Math.round(this.time.now() + this.ahead) as Instant;
  }

  connect(): Link {
    return connect({
      origin: 'ws://test',
      token: 'secret token',
      time: this.time,
      chance: () => 0.5,
      open: (url) => {
        const socket = new FakeSocket(this, url);
        this.sockets.push(socket);
        return socket;
      },
    });
  }
}

/** `WebSocket.OPEN` and `WebSocket.CLOSING`. */
const OPEN = 1;
const CLOSING = 2;

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly got: PageMessage[] = [];
  closed = false;
  readyState: number = OPEN;
  readonly #server: FakeServer;
  readonly url: string;

  constructor(server: FakeServer, url: string) {
    this.#server = server;
    this.url = url;
    server.time.after(server.way, () => {
      if (!server.reachable) this.onclose?.(undefined as never);
      else this.onopen?.(undefined as never);
    });
  }

  send(data: string): void {
    if (this.readyState !== OPEN) throw new Error('WebSocket is already in CLOSING or CLOSED state.');
    const message = JSON.parse(data) as PageMessage;
    this.#server.time.after(this.#server.way, () => {
      this.got.push(message);
      if (message.type === 'ping') this.tell({ type: 'pong', ref: message.ref, now: this.#server.now() });
    });
  }

  tell(message: ServerMessage): void {
    if (this.#server.silent) return;
    this.#server.time.after(this.#server.way, () => {
      this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
    });
  }

  hangUp(): void {
    this.onclose?.(undefined as never);
  }

  close(): void {
    this.closed = true;
  }

  commands(): readonly unknown[] {
    return this.got.filter((message) => message.type === 'command').map((message) => message.command);
  }
}

const someView = (seq: number): ServerMessage => ({
  type: 'view',
  seq,
  view: view({ show: { ...view({}).show, title: `view ${String(seq)}` } }, room({ onAir: onAir([]) })),
});
const titleOf = (link: Link): string | undefined => {
  const shown = link.view();
  return shown && 'title' in shown.show ? shown.show.title : undefined;
};

describe('link to the server', () => {
  it('asks with its token and shows the newest view, never an older one', () => {
    const server = new FakeServer();
    const link = server.connect();
    expect(server.last.url).toBe('ws://test/ws?token=secret%20token&else=public');
    expect(link.status()).toBe('connecting');
    server.time.pass(10);
    server.last.tell(someView(2));
    server.last.tell(someView(1));
    server.time.pass(10);
    expect(titleOf(link)).toBe('view 2');
    expect(link.status()).toBe('live');
  });

  it('keeps the last picture while the connection is lost and takes the first view of the next one', () => {
    const server = new FakeServer();
    const link = server.connect();
    server.time.pass(10);
    server.last.tell(someView(7));
    server.time.pass(10);
    server.last.hangUp();
    expect(link.status()).toBe('lost');
    expect(titleOf(link)).toBe('view 7');
    server.time.pass(1_000);
    expect(server.sockets).toHaveLength(2);
    server.last.tell(someView(1));
    server.time.pass(10);
    expect(link.status()).toBe('live');
    expect(titleOf(link)).toBe('view 1');
  });

  it('notices a half-open connection within 5 s', () => {
    const server = new FakeServer();
    const link = server.connect();
    server.time.pass(10);
    server.last.tell(someView(1));
    server.time.pass(5_000);
    expect(link.status()).toBe('live');
    expect(server.sockets).toHaveLength(1);
    server.silent = true;
    server.time.pass(5_000);
    expect(link.status()).toBe('lost');
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it('a page that was busy for long takes the messages that waited before it gives the connection up', () => {
    const server = new FakeServer();
    const link = server.connect();
    server.time.pass(10);
    server.last.tell(someView(1));
    server.time.pass(10);
    server.silent = true;
    server.time.pass(4_600);
    expect(link.status()).toBe('live');
    server.silent = false;
    server.last.tell(someView(2));
    server.time.pass(3_000);
    expect(titleOf(link)).toBe('view 2');
    expect(link.status()).toBe('live');
    expect(server.sockets).toHaveLength(1);
  });

  it('tries again for ever, less and less often, at least every 5 s', () => {
    const server = new FakeServer();
    server.reachable = false;
    server.connect();
    server.time.pass(60_000);
    const inFirstMinute = server.sockets.length;
    expect(inFirstMinute).toBeGreaterThan(12);
    expect(inFirstMinute).toBeLessThan(40);
    server.time.pass(600_000);
    expect(server.sockets.length - inFirstMinute).toBeGreaterThan(600_000 / 5_100);
    server.reachable = true;
    server.time.pass(5_100);
    expect(server.last.closed).toBe(false);
  });

  it('spreads the reconnects of many pages', () => {
    const delays = [0, 0.999].map((share) => {
      const server = new FakeServer();
      server.reachable = false;
      connect({
        origin: 'ws://test',
        time: server.time,
        chance: () => share,
        open: (url) => {
          const socket = new FakeSocket(server, url);
          server.sockets.push(socket);
          return socket;
        },
      });
      server.time.pass(190);
      return server.sockets.length;
    });
    expect(delays).toEqual([2, 1]);
  });

  it('outlives an address that cannot be opened and a message that is no JSON', () => {
    const time = new VirtualTime();
    let opened = 0;
    const link = connect({
      origin: 'ws://test',
      time,
      open: () => {
        opened += 1;
        throw new Error('no');
      },
    });
    time.pass(10_000);
    expect(opened).toBeGreaterThan(3);
    link.close();
    expect(time.waiting).toBe(0);

    const server = new FakeServer();
    const other = server.connect();
    server.time.pass(10);
    server.last.onmessage?.({ data: '{' } as MessageEvent<string>);
    server.last.tell(someView(1));
    server.time.pass(10);
    expect(other.status()).toBe('live');
  });
});

describe('commands over the link', () => {
  it('are not given to a socket that is closing, but to the next one', () => {
    const server = new FakeServer();
    const link = server.connect();
    server.time.pass(10);
    const dying = server.last;
    dying.readyState = CLOSING;
    void link.send({ type: 'undo' });
    server.time.pass(1_600);
    expect(dying.commands()).toEqual([]);
    dying.hangUp();
    server.time.pass(1_000);
    expect(server.last).not.toBe(dying);
    expect(server.last.commands()).toHaveLength(1);
  });

  it('get an id, are sent once and answered', async () => {
    const server = new FakeServer();
    const link = server.connect();
    server.time.pass(10);
    const answer = link.send({ type: 'undo' });
    server.time.pass(10);
    const [command] = server.last.commands() as { commandId: string }[];
    expect(command?.commandId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const asked = server.last.got.find((message) => message.type === 'command');
    server.last.tell({ type: 'answer', ref: asked?.ref ?? 0, answer: { ok: true, revision: 4 } });
    server.time.pass(10);
    await expect(answer).resolves.toEqual({ ok: true, revision: 4 });
    server.last.hangUp();
    server.time.pass(2_000);
    expect(server.last.commands()).toEqual([]);
  });

  it('go out again with the same id after a reconnect, in their order', () => {
    const server = new FakeServer();
    const link = server.connect();
    server.time.pass(10);
    void link.send({ type: 'undo' });
    void link.send({ type: 'redo', commandId: '7b1d3f5e-4a2c-4e8f-9b6d-0c1a2b3c4d5e' });
    server.time.pass(10);
    const first = server.sockets[0];
    server.last.hangUp();
    server.time.pass(2_000);
    expect(server.sockets).toHaveLength(2);
    expect(server.last.commands()).toEqual(first?.commands());
    expect(server.last.commands()).toHaveLength(2);
  });

  it('wait while there is no connection', () => {
    const server = new FakeServer();
    const link = server.connect();
    void link.send({ type: 'undo' });
    server.time.pass(20);
    expect(server.last.commands()).toMatchObject([{ type: 'undo' }]);
  });

  it('fail after the time-out and are not sent later', async () => {
    const server = new FakeServer();
    server.reachable = false;
    const link = server.connect();
    const answer = link.send({ type: 'undo' }, 3_000);
    const failed = expect(answer).rejects.toBeInstanceOf(NoAnswerError);
    server.time.pass(3_000);
    await failed;
    server.reachable = true;
    server.time.pass(20_000);
    expect(server.last.commands()).toEqual([]);
  });

  it('stay with the show in which they were given, however late they are sent', () => {
    const server = new FakeServer();
    const link = server.connect();
    const welcome = (show: string): void => {
      server.time.pass(5);
      server.last.tell({
        type: 'welcome',
        protocol: 1,
        build: 'b',
        role: 'operator',
        now: server.now(),
        show,
      });
      server.time.pass(5);
    };
    welcome('first');
    server.last.hangUp();
    void link.send({ type: 'undo' }, 60_000);
    server.time.pass(1_000);
    welcome('second');
    void link.send({ type: 'redo' }, 60_000);
    server.time.pass(5);
    const got = server.last.got.filter((message) => message.type === 'command');
    expect(got.map(({ command, show }) => [(command as { type: string }).type, show])).toEqual([
      ['undo', 'first'],
      ['redo', 'second'],
    ]);
  });

  it('have ids that differ', () => {
    expect(new Set(Array.from({ length: 500 }, randomId)).size).toBe(500);
  });
});

describe('server time on a page', () => {
  const settle = (server: FakeServer): void => {
    server.time.pass(10);
    server.last.tell({
      type: 'welcome',
      protocol: 1,
      build: 'b',
      role: 'public',
      now: server.now(),
      show: 'a',
    });
    server.time.pass(1_000);
  };

  it('is the same on pages whose own clocks differ by minutes', () => {
    for (const ahead of [NOW, NOW + 7 * 60_000, NOW - 13 * 60_000.4]) {
      const server = new FakeServer();
      server.ahead = ahead;
      const link = server.connect();
      settle(server);
      expect(Math.abs(link.now() - server.now())).toBeLessThanOrEqual(1);
    }
  });

  it('is not led astray by single answers that were late', () => {
    const server = new FakeServer();
    const link = server.connect();
    settle(server);
    for (let round = 0; round < 12; round += 1) {
      server.way = round % 3 === 0 ? 400 : 2;
      server.time.pass(1_500);
      expect(Math.abs(link.now() - server.now())).toBeLessThanOrEqual(2);
    }
  });

  it('follows a drift without ever stepping back', () => {
    const server = new FakeServer();
    const link = server.connect();
    settle(server);
    let last = link.now();
    for (let step = 0; step < 4_000; step += 1) {
      server.ahead -= 0.005;
      server.time.pass(16);
      const now = link.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(Math.abs(link.now() - server.now())).toBeLessThanOrEqual(10);
  });

  it('jumps only when the server has another clock altogether', () => {
    const server = new FakeServer();
    const link = server.connect();
    settle(server);
    server.last.hangUp();
    server.ahead += 3_600_000;
    server.time.pass(3_000);
    expect(Math.abs(link.now() - server.now())).toBeLessThanOrEqual(1);
  });
});
