import { onTestFinished } from 'vitest';

import { type RunningServer, type ServerOptions, startServer } from '../../src/server/server.ts';
import { newFolder } from './folder.ts';

export interface InsideServer extends RunningServer {
  readonly url: string;
  readonly data: string;
  readonly log: readonly string[];
  /** A request with a token, or without one. */
  ask(path: string, init?: RequestInit & { token?: string | null }): Promise<Response>;
  /** A command with the operator's token. */
  send(command: object): Promise<Response>;
}

/** The whole server within the test's process, on a free port; stopped with the test. */
export async function serverInside(options: Partial<ServerOptions> = {}): Promise<InsideServer> {
  const log: string[] = [];
  const data = options.data ?? newFolder();
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    data,
    demo: false,
    showLanguage: 'ru',
    pagesDir: `${data}/no-pages`,
    program: null,
    log: (problem) => log.push(problem.ru),
    ...options,
  });
  let running = true;
  const stop = async (): Promise<void> => {
    if (!running) return;
    running = false;
    await server.stop();
  };
  onTestFinished(stop);
  const url = server.origins[0] ?? '';
  const ask: InsideServer['ask'] = (path, { token = server.tokens.operator, headers, ...init } = {}) =>
    fetch(url + path, {
      ...init,
      headers: {
        ...(headers as Record<string, string>),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
  return {
    ...server,
    stop,
    url,
    data,
    log,
    ask,
    send: (command) =>
      ask('/api/commands', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(command),
      }),
  };
}
