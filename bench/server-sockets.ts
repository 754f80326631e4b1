import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import WebSocket, { WebSocketServer } from 'ws';

import { inNewFolder, processorMs, residentMb, row, start } from './server-lib.ts';

/**
 * A thousand connected pages, ten changes a second: when the last page has each change, beside a bare broadcast of the same
 * bytes with `ws` in the same run. Runs itself as the bare server in a process of its own. `npx tsx bench/server-sockets.ts`
 */
const PAGES = 1000;
const CHANGES = 200;
const EVERY_MS = 100;

/** Sends as many bytes to everybody for each byte that it gets from anybody. */
function bareServer(bytes: number): void {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const filler = 'x'.repeat(bytes);
  sockets.on('connection', (socket) => {
    socket.on('message', () => {
      const message = JSON.stringify({ filler });
      for (const client of sockets.clients) client.send(message);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

/** Masked, as what comes from a client has to be; empty, as the server's pings are. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

interface Crowd {
  /** Resolves when every page has got another whole message that begins with `{"type":"view"` or is all there is. */
  everybody(): Promise<void>;
  leave(): void;
}

/** Pages that count messages by their frames alone: parsing a thousand times in one process would measure this process. */
async function gather(url: string): Promise<Crowd> {
  const { hostname, port } = new URL(url);
  let waiting = 0;
  let done = (): void => undefined;
  const sockets = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay();
      socket.write(
        'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      await new Promise<void>((resolve) => {
        let left = -1;
        let head = Buffer.alloc(0);
        let upgraded = false;
        socket.on('data', (piece: Buffer) => {
          let bytes = piece;
          if (!upgraded) {
            head = Buffer.concat([head, bytes]);
            const end = head.indexOf('\r\n\r\n');
            if (end < 0) return;
            upgraded = true;
            bytes = head.subarray(end + 4);
            head = Buffer.alloc(0);
            resolve();
          }
          while (bytes.length > 0) {
            if (left < 0) {
              head = Buffer.concat([head, bytes]);
              const size = frameSize(head);
              if (size === null) return;
              bytes = head.subarray(size.head);
              const isText = (head[0]! & 0x0f) === 1;
              head = Buffer.alloc(0);
              left = isText ? size.body : -1;
              if (!isText) {
                bytes = bytes.subarray(size.body);
                socket.write(PONG);
              }
              if (isText && left === 0) left = -1;
              continue;
            }
            const taken = Math.min(left, bytes.length);
            left -= taken;
            bytes = bytes.subarray(taken);
            if (left === 0) {
              left = -1;
              waiting -= 1;
              if (waiting === 0) done();
            }
          }
        });
      });
      return socket;
    }),
  );
  return {
    everybody: () =>
      new Promise((resolve) => {
        waiting = PAGES;
        done = resolve;
      }),
    leave: () => sockets.forEach((socket) => socket.destroy()),
  };
}

function frameSize(head: Buffer): { head: number; body: number } | null {
  if (head.length < 2) return null;
  const short = head[1]! & 0x7f;
  if (short < 126) return { head: 2, body: short };
  if (short === 126) return head.length < 4 ? null : { head: 4, body: head.readUInt16BE(2) };
  return head.length < 10 ? null : { head: 10, body: Number(head.readBigUInt64BE(2)) };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** From sending a change until the last page has it. */
async function changes(
  server: ChildProcess,
  crowd: Crowd,
  send: (n: number) => void,
): Promise<readonly number[]> {
  const before = processorMs(server);
  const took: number[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const begun = performance.now();
    const seen = crowd.everybody();
    send(n);
    await seen;
    took.push(performance.now() - begun);
    await pause(EVERY_MS - (performance.now() - begun));
  }
  console.log(
    `  processor time of the server for a change: ${((processorMs(server) - before) / CHANGES).toFixed(1)} ms`,
  );
  return took.slice(20);
}

async function measure(): Promise<void> {
  await inNewFolder(async (folder) => {
    const server = await start(folder, ['--demo']);
    const view = await (await fetch(`${server.url}/api/view`)).text();
    console.log(
      `${PAGES} pages, ${1000 / EVERY_MS} changes a second, a view of ${(view.length / 1000).toFixed(1)} kB`,
    );

    const bare = fork(fileURLToPath(import.meta.url), ['bare', String(Buffer.byteLength(view))]);
    const [port] = (await once(bare, 'message')) as [number];
    for (let round = 0; round < 2; round += 1) {
      const plain = await gather(`http://127.0.0.1:${port}`);
      const trigger = new WebSocket(`ws://127.0.0.1:${port}`);
      trigger.on('message', () => undefined);
      await once(trigger, 'open');
      await pause(1000);
      console.log(
        row('bare ws broadcast: the last page has it', await changes(bare, plain, () => trigger.send('go'))),
      );
      trigger.terminate();
      plain.leave();

      const crowd = await gather(server.url);
      const operator = new WebSocket(`${server.url.replace('http', 'ws')}/ws?token=${server.operator}`);
      operator.on('message', () => undefined);
      await once(operator, 'open');
      await pause(1000);
      const took = await changes(server.child, crowd, (n) => {
        const type = n % 2 === 0 ? 'graphic.take' : 'graphic.clear';
        operator.send(
          JSON.stringify({ type: 'command', ref: n, command: { type, graphic: 'rules', room: 'main' } }),
        );
      });
      console.log(row('Volchok: stored, and the last page has it', took));
      console.log(`Volchok: resident memory with ${PAGES} pages ${residentMb(server.child).toFixed(0)} MB`);
      operator.terminate();
      crowd.leave();
      await pause(1000);
    }
    bare.kill();
    await server.stop();
  });
}

if (process.argv[2] === 'bare') bareServer(Number(process.argv[3]));
else await measure();
