import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

import { BUILD } from '../../protocol/build.ts';
import { type Answer, type ObsStatus, PROTOCOL, type ServerMessage } from '../../protocol/messages.ts';
import type { Instant, View } from '../../rules/index.ts';
import type { Sender } from '../access.ts';
import { systemTimers, type Timers } from '../scheduler.ts';
import { Audience, type Seat } from './audience.ts';

/** Codes of ours for closing, in the range left to applications. */
export const CLOSE = { foreignPage: 4403, otherShow: 4410, notUnderstood: 1007, goingAway: 1001 } as const;

/** How often is looked for connections that have been silent: often, so that a thousand pings do not go out at one moment. */
const BEAT_MS = 200;
const PING_AFTER_MS = 1_900;
const SILENCE_MS = 4_000;
/** How long pages have for their part of the goodbye. */
const FAREWELL_MS = 300;
/** A page without a token has little to say; the operator loads whole decks. */
const LARGEST_FROM_PUBLIC = 16 * 1024;
const LARGEST = 8 * 1024 * 1024;
/** Who asks and asks and never reads what it is told is cut off before it fills the memory. */
const MOST_UNREAD = 2 * LARGEST;

/** The game as the sockets know it. */
export interface Game {
  now(): Instant;
  seq(): number;
  view(sender: Sender): View;
  /** Names the show that is open. */
  show(): string;
  /** Refuses what was meant for another show than the one that is open. */
  submit(command: unknown, sender: Sender, show: string): Promise<Answer>;
  obs(): ObsStatus | null;
}

export interface Sockets {
  /** Answers an upgrade. `sender` null: a page of another site, which is told nothing. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer, sender: Sender | null): void;
  changed(): void;
  tellObs(status: ObsStatus): void;
  tellTrouble(text: string | null): void;
  /** Every page has to connect anew. */
  dismiss(code: number): void;
  /** Says goodbye; resolves when everybody has gone or been cut off. */
  stop(): Promise<void>;
  readonly count: number;
}

export function createSockets(game: Game, monotonic: () => number, timers: Timers = systemTimers): Sockets {
  const serverOf = (maxPayload: number): WebSocketServer =>
    new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload });
  const forPublic = serverOf(LARGEST_FROM_PUBLIC);
  const forOthers = serverOf(LARGEST);

  const audience = new Audience((sender) => {
    // First the view: what has just fallen due is in it, and gets its place by being looked at.
    const view = game.view(sender);
    return encode({ type: 'view', seq: game.seq(), view });
  });
  /** When each was heard of last. */
  const heard = new Map<WebSocket, number>();
  let trouble: Buffer | null = null;
  let beat: unknown = null;
  let stopping = false;

  const startBeating = (): void => {
    beat = timers.set(() => {
      const now = monotonic();
      for (const [socket, last] of heard) {
        if (now - last > SILENCE_MS) socket.terminate();
        else if (now - last > PING_AFTER_MS) socket.ping();
      }
      startBeating();
    }, BEAT_MS);
  };
  startBeating();

  const welcome = (socket: WebSocket, sender: Sender): void => {
    // One callback for all views: a thousand pages at ten changes a second would make ten thousand a second.
    let sent: (ok: boolean) => void = () => undefined;
    const left = (error?: Error): void => sent(error == null);
    const seat: Seat = {
      sender,
      show(view, whenSent) {
        sent = whenSent;
        socket.send(view, AS_TEXT, left);
      },
      tell: (bytes) => socket.send(bytes, AS_TEXT),
    };
    const answer = (message: ServerMessage): void => socket.send(JSON.stringify(message));
    const alive = (): void => {
      heard.set(socket, monotonic());
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    };

    const show = game.show();
    alive();
    socket.on('pong', alive).on('ping', alive);
    socket.on('close', () => {
      heard.delete(socket);
      audience.leave(seat);
    });
    socket.on('message', (data) => {
      alive();
      const message = understood(data);
      if (message === null) {
        socket.close(CLOSE.notUnderstood, 'not a message of this protocol');
      } else if (message.type === 'ping') {
        answer({ type: 'pong', ref: message.ref, now: game.now() });
      } else {
        const { ref, command } = message;
        void game
          .submit(command, sender, message.show ?? show)
          .then((reply) => answer({ type: 'answer', ref, answer: reply }));
      }
    });

    answer({ type: 'welcome', protocol: PROTOCOL, build: BUILD, role: sender.role, now: game.now(), show });
    audience.join(seat);
    if (sender.role !== 'operator') return;
    const obs = game.obs();
    if (obs !== null) answer({ type: 'obs', status: obs });
    if (trouble !== null) socket.send(trouble, AS_TEXT);
  };

  return {
    take(request, socket, head, sender) {
      if (stopping) {
        socket.destroy();
        return;
      }
      const server = sender === null || sender.role === 'public' ? forPublic : forOthers;
      server.handleUpgrade(request, socket, head, (opened) => {
        opened.on('error', () => opened.terminate());
        if (sender === null) opened.close(CLOSE.foreignPage, 'a page of another site');
        else welcome(opened, sender);
      });
    },
    changed: () => audience.changed(),
    tellObs: (status) => audience.tell('operator', encode({ type: 'obs', status })),
    tellTrouble(text) {
      const message = encode({ type: 'trouble', text });
      trouble = text === null ? null : message;
      audience.tell('operator', message);
    },
    dismiss(code) {
      for (const socket of [...heard.keys()]) socket.close(code);
      audience.changed();
    },
    async stop() {
      stopping = true;
      timers.clear(beat);
      const open = [...heard.keys()];
      const gone = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of open) socket.close(CLOSE.goingAway);
      const cut = timers.set(() => open.forEach((socket) => socket.terminate()), FAREWELL_MS);
      await Promise.all(gone);
      timers.clear(cut);
    },
    get count() {
      return heard.size;
    },
  };
}

const AS_TEXT = { binary: false };

const encode = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));

type Understood =
  | { readonly type: 'ping'; readonly ref: number }
  | {
      readonly type: 'command';
      readonly ref: number;
      readonly command: unknown;
      readonly show: string | null;
    };

function understood(data: RawData): Understood | null {
  let message: unknown;
  try {
    // One buffer: the binary type of a socket is left at its default.
    message = JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null) return null;
  const { type, ref, command, show = null } = message as Readonly<Record<string, unknown>>;
  if (typeof ref !== 'number') return null;
  if (type === 'ping') return { type, ref };
  if (type !== 'command' || (show !== null && typeof show !== 'string')) return null;
  return { type, ref, command, show };
}
