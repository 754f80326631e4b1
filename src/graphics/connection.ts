import type { Answer, ObsStatus, PageMessage, ServerMessage } from '../protocol/messages.ts';
import type { Instant } from '../rules/time.ts';
import type { Role, View } from '../rules/views/types.ts';
import { ClockSync } from './clock-sync.ts';
import { browserTime, type Cancel, type LocalTime } from './frame-clock.ts';

/** How the connection stands; the last good view is kept in every case. */
export type LinkStatus = 'connecting' | 'live' | 'lost';

/** No answer came in time; the command may have been carried out all the same. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

export interface Link<V extends View = View> {
  /** The latest view, null before the first. */
  view(): V | null;
  /** Server time at a local instant (`performance.now()`), at the present one if left out. */
  now(local?: number): Instant;
  status(): LinkStatus;
  /** What the token in the link stands for; null until the server has said so. */
  role(): Role | null;
  /** Build of the server's pages; null until the server has said so. */
  build(): string | null;
  /** Names the show that is open, see `ServerMessage`; null until the server has said so. */
  show(): string | null;
  /** OBS, for the operator's pages; null for others. */
  obs(): ObsStatus | null;
  /** What is wrong with the server itself, for the operator's pages; null while all is well. */
  trouble(): string | null;
  /** Calls back after any change of the above but the time. */
  onChange(run: () => void): Cancel;
  /**
   * Sends a command with a `commandId` (a new one if it has none). While the connection is lost it waits, and it is sent
   * again with the same id after a reconnect, so that it is carried out once, unless another show has been opened
   * meanwhile: then it is refused (`other-show`). Rejects with `NoAnswerError` after `timeoutMs` or by `close`. `meantFor` is the show
   * in which it was asked for, if that was earlier; the present one if left out.
   */
  send(
    command: Readonly<Record<string, unknown>>,
    timeoutMs?: number,
    meantFor?: string | null,
  ): Promise<Answer>;
  close(): void;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface ConnectOptions {
  readonly token?: string | null;
  /** Base of the page's server, `ws://…`; the page's own origin if left out. */
  readonly origin?: string;
  readonly time?: LocalTime;
  readonly open?: (url: string) => Socket;
  /** Uniform in [0, 1): spreads the reconnects of many pages. */
  readonly chance?: () => number;
}

/** A ping goes out so often; silence for longer than `SILENCE_MS` is a dead connection. */
const PING_MS = 1_500;
const SILENCE_MS = 4_400;
/** A page that was busy for long hears its timer before the messages that have come meanwhile: they are given their turn. */
const GRACE_MS = 300;
/** The first pings follow each other quickly, so that the time is right soon. */
const FIRST_PINGS = 5;
const FIRST_PING_MS = 60;
const OPEN_MS = 5_000;
/** `WebSocket.OPEN`, also where a test brings its own socket. */
const OPEN = 1;
const RETRY_MS = 250;
const RETRY_MOST_MS = 5_000;
const ANSWER_MS = 10_000;

interface Waiting {
  readonly message: PageMessage;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: NoAnswerError) => void;
  readonly cancel: Cancel;
}

export function connect<V extends View = View>(options: ConnectOptions = {}): Link<V> {
  const time = options.time ?? browserTime;
  const open = options.open ?? ((url: string): Socket => new WebSocket(url));
  const chance = options.chance ?? randomShare;
  const url = addressOf(options);

  const sync = new ClockSync();
  const listeners = new Set<() => void>();
  const waiting = new Map<number, Waiting>();
  const pings = new Map<number, number>();

  let view: V | null = null;
  let seq = -1;
  let status: LinkStatus = 'connecting';
  let role: Role | null = null;
  let build: string | null = null;
  let show: string | null = null;
  let obs: ObsStatus | null = null;
  let trouble: string | null = null;
  let socket: Socket | null = null;
  let isOpen = false;
  let attempts = 0;
  let ref = 0;
  let closed = false;
  let stopPing: Cancel | null = null;
  let stopWatch: Cancel | null = null;
  let stopRetry: Cancel | null = null;

  const changed = (): void => {
    for (const run of [...listeners]) run();
  };
  const now = (local = time.now()): Instant => sync.now(local);
  const post = (message: PageMessage): void => {
    // one that is closing is about to say so, and complains of whatever it is given
    if (isOpen && socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  };

  const ping = (): void => {
    ref += 1;
    pings.set(ref, time.now());
    post({ type: 'ping', ref });
    stopPing = time.after(sync.count < FIRST_PINGS ? FIRST_PING_MS : PING_MS, ping);
  };
  const watch = (ms: number): void => {
    stopWatch?.();
    stopWatch = time.after(ms, () => {
      stopWatch = time.after(GRACE_MS, lost);
    });
  };

  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        trouble = null;
        role = message.role;
        build = message.build;
        show = message.show;
        if (!sync.known) sync.add({ sent: time.now(), received: time.now(), server: message.now });
        changed();
        return;
      case 'view':
        if (message.seq <= seq) return;
        seq = message.seq;
        view = message.view as V;
        status = 'live';
        changed();
        return;
      case 'pong': {
        const sent = pings.get(message.ref);
        if (sent === undefined) return;
        pings.delete(message.ref);
        sync.add({ sent, received: time.now(), server: message.now });
        if (sync.count <= FIRST_PINGS) changed();
        return;
      }
      case 'answer': {
        const asked = waiting.get(message.ref);
        if (!asked) return;
        waiting.delete(message.ref);
        asked.cancel();
        asked.resolve(message.answer);
        return;
      }
      case 'obs':
        obs = message.status;
        changed();
        return;
      case 'trouble':
        trouble = message.text;
        changed();
        return;
      default:
        message satisfies never;
    }
  };

  const start = (): void => {
    stopRetry = null;
    seq = -1;
    let current: Socket;
    try {
      current = open(url);
    } catch {
      again();
      return;
    }
    socket = current;
    watch(OPEN_MS);
    current.onopen = () => {
      if (socket !== current) return;
      isOpen = true;
      attempts = 0;
      sync.forget();
      watch(SILENCE_MS);
      ping();
      for (const { message } of waiting.values()) post(message);
    };
    current.onmessage = (event) => {
      if (socket !== current) return;
      watch(SILENCE_MS);
      let message: ServerMessage;
      try {
        message = JSON.parse(event.data) as ServerMessage;
      } catch {
        return;
      }
      receive(message);
    };
    current.onclose = current.onerror = () => {
      if (socket === current) lost();
    };
  };

  /** The connection is gone or silent: a new one is tried, the picture stays. */
  const lost = (): void => {
    const old = socket;
    socket = null;
    isOpen = false;
    stopPing?.();
    stopWatch?.();
    pings.clear();
    if (old) {
      old.onopen = old.onmessage = old.onclose = old.onerror = null;
      old.close();
    }
    if (closed) return;
    if (status === 'live') {
      status = 'lost';
      changed();
    }
    again();
  };

  const again = (): void => {
    const most = Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** attempts);
    attempts += 1;
    stopRetry?.();
    stopRetry = time.after(most * (0.5 + chance() / 2), start);
  };

  start();

  return {
    view: () => view,
    now,
    status: () => status,
    role: () => role,
    build: () => build,
    show: () => show,
    obs: () => obs,
    trouble: () => trouble,
    onChange(run) {
      listeners.add(run);
      return () => {
        listeners.delete(run);
      };
    },
    send(command, timeoutMs = ANSWER_MS, meantFor = show) {
      ref += 1;
      const key = ref;
      const whole = { ...command, commandId: command['commandId'] ?? randomId() };
      return new Promise<Answer>((resolve, reject) => {
        const cancel = time.after(timeoutMs, () => {
          waiting.delete(key);
          reject(new NoAnswerError(`no answer to ${String(command['type'])} in ${String(timeoutMs)} ms`));
        });
        // What is pressed is meant for the show that is seen, however late it is sent.
        const message = {
          type: 'command',
          ref: key,
          command: whole,
          ...(meantFor === null ? {} : { show: meantFor }),
        } as const;
        waiting.set(key, { message, resolve, reject, cancel });
        post(message);
      });
    },
    close() {
      closed = true;
      stopRetry?.();
      lost();
      for (const { cancel, reject } of waiting.values()) {
        cancel();
        reject(new NoAnswerError('the connection has been given up'));
      }
      waiting.clear();
      listeners.clear();
    },
  };
}

function addressOf({ origin, token }: ConnectOptions): string {
  const base = origin ?? location.origin.replace(/^http/, 'ws');
  return `${base}/ws${token ? `?token=${encodeURIComponent(token)}&else=public` : ''}`;
}

function randomShare(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** A version 4 UUID, also where `crypto.randomUUID` is missing: on plain HTTP from another computer. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
