import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';

import type { PageMessage, ServerMessage } from '../../src/protocol/messages.ts';
import type { View } from '../../src/rules/index.ts';

type Kind = ServerMessage['type'];
type Of<K extends Kind> = Extract<ServerMessage, { type: K }>;

/** A page as the server knows it: it keeps all that it is told, in order. */
export interface TestPage {
  readonly socket: WebSocket;
  readonly heard: readonly ServerMessage[];
  /** The next message of a kind that has not been asked for yet. */
  next<K extends Kind>(kind: K): Promise<Of<K>>;
  /** The first view, from now on, for which something holds. */
  see<V extends View = View>(holds: (view: V) => boolean): Promise<V>;
  say(message: PageMessage): void;
  /** The code with which the server closed. */
  readonly closed: Promise<number>;
}

export async function openPage(url: string, token: string | null = null, headers = {}): Promise<TestPage> {
  const address = `${url.replace(/^http/, 'ws')}/ws${token === null ? '' : `?token=${token}`}`;
  const socket = new WebSocket(address, { headers });
  onTestFinished(() => socket.terminate());
  const heard: ServerMessage[] = [];
  const asked = new Map<Kind, number>();
  let news = (): void => undefined;
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as ServerMessage);
    news();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      resolve(code);
      news();
    });
  });
  await once(socket, 'open');

  const next = async <K extends Kind>(kind: K): Promise<Of<K>> => {
    for (let i = asked.get(kind) ?? 0; ; i += 1) {
      while (i >= heard.length) {
        if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${kind} came`);
        await new Promise<void>((resolve) => (news = resolve));
      }
      const message = heard[i];
      if (message?.type !== kind) continue;
      asked.set(kind, i + 1);
      return message as Of<K>;
    }
  };
  return {
    socket,
    heard,
    next,
    async see<V extends View>(holds: (view: V) => boolean): Promise<V> {
      for (;;) {
        const { view } = await next('view');
        if (holds(view as V)) return view as V;
      }
    },
    say: (message) => socket.send(JSON.stringify(message)),
    closed,
  };
}
