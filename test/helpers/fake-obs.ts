import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';

interface Message {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

type RequestData = Readonly<Record<string, unknown>>;

/** What a handler gives: data of a good answer, a refusal by its code, or nothing at all. */
export type FakeReply =
  { readonly data: object } | { readonly code: number; readonly comment?: string } | 'silence';

/** As much of obs-websocket 5 as the device needs, with faults that a real OBS shows seldom. */
export interface FakeObs {
  readonly address: string;
  /** Types of all requests, in order. */
  readonly requests: readonly string[];
  scenes: string[];
  program: string;
  kinds: string[];
  /** Answers a request otherwise than usual; undefined: as usual. */
  intercept: (type: string, data: RequestData) => FakeReply | undefined;
  /** Sends an event to those who listen. */
  emit(type: string, data?: object): void;
  /** Closes all connections. */
  drop(code: number): void;
  /** Resolves once the device has asked for this so often, all in all. */
  asked(type: string, times?: number): Promise<void>;
  close(): Promise<void>;
}

export interface FakeOptions {
  readonly password?: string;
  /** Which messages are answered at all: a frozen OBS takes connections and stays silent. */
  readonly frozen?: boolean;
  /** Closes with this code instead of letting anyone in. */
  readonly turnDown?: number;
  /** `null`: as obs-websocket 4, which knew none. */
  readonly subprotocol?: string | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const SALT = 'salt';
const CHALLENGE = 'challenge';

export async function startFakeObs(options: FakeOptions = {}): Promise<FakeObs> {
  const { password, frozen = false, turnDown, subprotocol = 'obswebsocket.json' } = options;
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    handleProtocols: () => subprotocol ?? false,
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const listeners = new Set<WebSocket>();
  const requests: string[] = [];
  const waiting = new Set<() => void>();

  const obs: FakeObs = {
    address: `127.0.0.1:${address.port}`,
    requests,
    scenes: ['Заставка', 'Знатоки', 'Волчок'],
    program: 'Заставка',
    kinds: ['image_source', 'browser_source'],
    intercept: () => undefined,
    emit(eventType, eventData = {}) {
      for (const socket of listeners) send(socket, 5, { eventType, eventIntent: 0, eventData });
    },
    drop(code) {
      for (const socket of server.clients) socket.close(code);
    },
    async asked(type, times = 1) {
      while (requests.filter((asked) => asked === type).length < times) {
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    async close() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  server.on('connection', (socket) => {
    if (frozen) return;
    if (turnDown !== undefined) return socket.close(turnDown);
    const authentication =
      password === undefined ? {} : { authentication: { salt: SALT, challenge: CHALLENGE } };
    send(socket, 0, { obsWebSocketVersion: '5.1.0', rpcVersion: 1, ...authentication });
    socket.on('message', (raw: Buffer) => {
      const { op, d } = JSON.parse(raw.toString()) as Message;
      if (op === 1) identify(socket, d);
      else if (op === 6) answer(socket, d);
    });
    socket.on('close', () => listeners.delete(socket));
  });

  function identify(socket: WebSocket, d: Message['d']): void {
    if (password !== undefined && d['authentication'] !== sha256(sha256(password + SALT) + CHALLENGE)) {
      return socket.close(4009);
    }
    if (d['eventSubscriptions'] !== 0) listeners.add(socket);
    send(socket, 2, { negotiatedRpcVersion: 1 });
  }

  function answer(socket: WebSocket, d: Message['d']): void {
    const type = String(d['requestType']);
    const data = (d['requestData'] ?? {}) as RequestData;
    requests.push(type);
    for (const resolve of waiting) resolve();
    waiting.clear();
    const reply = obs.intercept(type, data) ?? usual(type, data);
    if (reply === 'silence') return;
    const good = 'data' in reply;
    send(socket, 7, {
      requestType: type,
      requestId: d['requestId'],
      requestStatus: good
        ? { result: true, code: 100 }
        : { result: false, code: reply.code, comment: reply.comment ?? 'refused' },
      ...(good ? { responseData: reply.data } : {}),
    });
  }

  function usual(type: string, data: RequestData): FakeReply {
    switch (type) {
      case 'GetVersion':
        return { data: { obsVersion: '30.2.3', obsWebSocketVersion: '5.1.0', rpcVersion: 1 } };
      case 'GetSceneList':
        return {
          data: {
            currentProgramSceneName: obs.program,
            scenes: obs.scenes.map((sceneName, sceneIndex) => ({ sceneName, sceneIndex })).reverse(),
          },
        };
      case 'GetCurrentProgramScene':
        return { data: { currentProgramSceneName: obs.program } };
      case 'SetCurrentProgramScene': {
        const scene = String(data['sceneName']);
        if (!obs.scenes.includes(scene)) return { code: 600, comment: 'No source was found.' };
        const changed = scene !== obs.program;
        obs.program = scene;
        if (changed) queueMicrotask(() => obs.emit('CurrentProgramSceneChanged', { sceneName: scene }));
        return { data: {} };
      }
      case 'CreateScene':
        obs.scenes.push(String(data['sceneName']));
        return { data: {} };
      case 'GetRecordStatus':
      case 'GetStreamStatus':
        return { data: { outputActive: false } };
      case 'GetReplayBufferStatus':
        return { code: 604, comment: 'Replay buffer is not available.' };
      case 'GetInputKindList':
        return { data: { inputKinds: obs.kinds } };
      case 'GetVideoSettings':
        return { data: { baseWidth: 1280, baseHeight: 720 } };
      case 'SetInputSettings':
      case 'GetSceneItemId':
        return { code: 600, comment: 'No source was found.' };
      default:
        return { data: {} };
    }
  }

  return obs;
}

function send(socket: WebSocket, op: number, d: object): void {
  socket.send(JSON.stringify({ op, d }));
}
