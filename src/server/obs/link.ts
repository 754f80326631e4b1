import OBSWebSocket, {
  EventSubscription,
  type OBSEventTypes,
  type OBSRequestTypes,
  type OBSResponseTypes,
} from 'obs-websocket-js/json';

import type { LinkFault } from './words.ts';

export type RequestType = keyof OBSRequestTypes;

/** An answer of OBS to one request. `code` is obs-websocket's own status; a link that went away has none. */
export type Reply<T extends RequestType> =
  | { readonly ok: true; readonly data: OBSResponseTypes[T] }
  | { readonly ok: false; readonly code: number | 'lost'; readonly detail: string };

export interface Patience {
  /** How long a connection may take until OBS has identified us, ms. */
  readonly connectMs: number;
  /** How long OBS may take to answer a request, ms; one that takes longer counts as frozen. */
  readonly callMs: number;
}

/** Two connections to one OBS: one for requests, so that no event ever delays an answer, and one for events. */
export interface ObsLink {
  /** Always settles: with OBS's answer, or when the link goes away, or when OBS takes too long (the link is dropped then). */
  call<T extends RequestType>(type: T, data?: OBSRequestTypes[T]): Promise<Reply<T>>;
  on<E extends keyof OBSEventTypes>(event: E, listener: (data: OBSEventTypes[E]) => void): void;
  /** Settles once, when either connection is gone: null after a plain close, which is how OBS leaves. */
  readonly closed: Promise<LinkFault | null>;
  close(): void;
}

export interface LinkOptions {
  readonly address: string;
  readonly password: string | null;
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

/** obs-websocket's own close codes (protocol, WebSocketCloseCode). */
const AUTHENTICATION_FAILED = 4009;
const UNSUPPORTED_RPC_VERSION = 4010;

/** What the library says when the socket closed before anything else; so it does where every address of a name refuses. */
const CLOSED_ABNORMALLY = 1006;

const GOODBYE_MS = 500;

const EVENTS =
  EventSubscription.General | EventSubscription.Config | EventSubscription.Scenes | EventSubscription.Outputs;

const NOBODY = /ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EADDRNOTAVAIL/;

class Connection extends OBSWebSocket {
  /** `disconnect()` would wait half a minute for a frozen OBS to say good-bye. */
  drop(): void {
    const socket = this.socket as { terminate?(): void } | undefined;
    socket?.terminate?.();
  }
}

/** A fault is null where the signal came first. */
export type Opened =
  { readonly ok: true; readonly link: ObsLink } | { readonly ok: false; readonly fault: LinkFault | null };

/** Opens both connections, or none. */
export async function openLink(options: LinkOptions): Promise<Opened> {
  const commands = new Connection();
  const events = new Connection();
  const dropBoth = () => {
    commands.drop();
    events.drop();
  };
  for (const [connection, eventSubscriptions] of [
    [commands, EventSubscription.None],
    [events, EVENTS],
  ] as const) {
    const fault = await identify(connection, eventSubscriptions, options);
    if (fault === undefined) continue;
    dropBoth();
    return { ok: false, fault };
  }
  return { ok: true, link: join(commands, events, dropBoth, options.patience) };
}

/** Undefined once OBS has let us in. */
async function identify(
  connection: Connection,
  eventSubscriptions: number,
  { address, password, patience, signal }: LinkOptions,
): Promise<LinkFault | null | undefined> {
  if (signal.aborted) return null;
  const connecting = connection
    .connect(`ws://${address}`, password ?? undefined, { eventSubscriptions, rpcVersion: 1 })
    .then(
      () => undefined,
      (error: unknown) => faultOf(error, address, password !== null),
    );
  const late = after<LinkFault>(patience.connectMs, { kind: 'timeout' });
  let abort = (): void => undefined;
  const aborted = new Promise<null>((resolve) => {
    abort = () => resolve(null);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([connecting, late.promise, aborted]);
  } finally {
    late.cancel();
    signal.removeEventListener('abort', abort);
  }
}

function join(commands: Connection, events: Connection, dropBoth: () => void, patience: Patience): ObsLink {
  let settle: (fault: LinkFault | null) => void = () => undefined;
  const closed = new Promise<LinkFault | null>((resolve) => {
    settle = resolve;
  });
  const lost: Reply<never> = { ok: false, code: 'lost', detail: 'connection lost' };
  const gone = closed.then(() => lost);
  for (const connection of [commands, events]) {
    connection.on('ConnectionClosed', () => {
      settle(null);
      dropBoth();
    });
  }
  return {
    closed,
    async call(type, data) {
      const answered = commands.call(type, data).then(
        (response) => ({ ok: true, data: response }) as const,
        (error: unknown) => refusal(error),
      );
      const late = after(patience.callMs, 'late' as const);
      const reply = await Promise.race([answered, late.promise, gone]);
      late.cancel();
      if (reply !== 'late') return reply;
      settle({ kind: 'timeout' });
      dropBoth();
      return lost;
    },
    on(event, listener) {
      // The library's emitter swallows what a listener throws and skips the listeners after it.
      events.on(event, listener as never);
    },
    close() {
      settle(null);
      // Sends the close frame, so that OBS sees a clean end; a frozen one is not waited for.
      const late = after(GOODBYE_MS, undefined);
      const both = Promise.allSettled([commands.disconnect(), events.disconnect()]);
      void Promise.race([both, late.promise]).then(() => {
        late.cancel();
        dropBoth();
      });
    },
  };
}

function refusal(error: unknown): Reply<never> {
  const code = codeOf(error);
  if (code === null) return { ok: false, code: 'lost', detail: messageOf(error) };
  return { ok: false, code, detail: messageOf(error) || String(code) };
}

function faultOf(error: unknown, address: string, given: boolean): LinkFault {
  const code = codeOf(error);
  const message = messageOf(error);
  if (code === AUTHENTICATION_FAILED) return { kind: 'wrong-password', given };
  if (code === UNSUPPORTED_RPC_VERSION || /subprotocol/.test(message)) return { kind: 'old-protocol' };
  if (NOBODY.test(message) || code === CLOSED_ABNORMALLY) return { kind: 'no-obs', address };
  return { kind: 'refused', address, detail: message || String(code ?? '?') };
}

const codeOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : null;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Later<T> {
  readonly promise: Promise<T>;
  cancel(): void;
}

function after<T>(ms: number, value: T): Later<T> {
  let timer: NodeJS.Timeout;
  const promise = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(value), ms);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
