import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { root } from '../../scripts/lib/sources.mjs';
import type { Answer } from '../../src/protocol/messages.ts';
import type { ExplainerView, HostView, OperatorView, PublicView, Role } from '../../src/rules/views/types.ts';

export interface ServerOptions {
  /** Data folder; by default a new temporary one that goes away with `stop` and `kill`. */
  readonly data?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Views {
  operator: OperatorView;
  host: HostView;
  explainer: ExplainerView;
  public: PublicView;
}

export interface TestServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Tokens of the roles; `explainer` that of room `main`. */
  readonly operator: string;
  readonly host: string;
  readonly explainer: string;
  readonly data: string;
  readonly process: ChildProcess;
  /** Everything it has written to standard error so far. */
  log(): string;
  /** Sends a command and gives the answer as it is, a refusal too. */
  command(command: object, role?: Role): Promise<{ readonly status: number; readonly answer: Answer }>;
  /** Sends commands one after another; throws at the first one that is refused. */
  play(...commands: readonly object[]): Promise<void>;
  view<R extends Role = 'operator'>(role?: R): Promise<Views[R]>;
  /** Address of a page for a role (public by default). */
  page(path: string, role?: Role, query?: Readonly<Record<string, string>>): string;
  /** Ends it as a person would; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. A data folder that was given is left as it is. */
  kill(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Starts the built server (building it first if its sources have changed) on a free port of this computer. */
export async function startServer({ data, args = [], env = {} }: ServerOptions = {}): Promise<TestServer> {
  await ensureBuilt(['pages', 'server']);
  const folder = data ?? mkdtempSync(join(tmpdir(), 'volchok-test-'));
  const child = spawn(
    process.execPath,
    ['dist/server/main.js', '--port', '0', '--json', '--no-open', '--data', folder, ...args],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const tidy = () => {
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  };

  const line = await firstLine(child, () => log).catch((error: unknown) => {
    child.kill('SIGKILL');
    tidy();
    throw error;
  });
  const { url: printed, operator, host, explainer } = JSON.parse(line) as Record<string, string>;
  if (!printed || !operator || !host || !explainer)
    throw new Error(`Not the line that was expected: ${line}`);
  const url = printed.replace(/\/$/, '');
  const tokens: Record<Role, string | null> = { operator, host, explainer, public: null };
  const authorization = (role: Role): Record<string, string> =>
    tokens[role] === null ? {} : { authorization: `Bearer ${tokens[role]}` };

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const [code] = await ended;
    tidy();
    return code;
  };

  const server: TestServer = {
    url,
    operator,
    host,
    explainer,
    data: folder,
    process: child,
    log: () => log,
    async command(command, role = 'operator') {
      const response = await fetch(`${url}/api/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization(role) },
        body: JSON.stringify(command),
      });
      return { status: response.status, answer: (await response.json()) as Answer };
    },
    async play(...commands) {
      for (const command of commands) {
        const { answer } = await server.command(command);
        if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.code}, ${answer.message}`);
      }
    },
    async view<R extends Role = 'operator'>(role?: R) {
      const response = await fetch(`${url}/api/view`, { headers: authorization(role ?? 'operator') });
      if (!response.ok) throw new Error(`/api/view: ${response.status} ${await response.text()}`);
      return (await response.json()) as Views[R];
    },
    page(path, role = 'public', query = {}) {
      const address = new URL(path, url);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      const token = tokens[role];
      if (token !== null) address.searchParams.set('token', token);
      return address.href;
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
  return server;
}

/** The line of JSON by which the server says that it is listening. */
function firstLine(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server said nothing for ${PATIENCE_MS} ms.\n${log()}`)),
      PATIENCE_MS,
    );
    const done = (then: () => void) => {
      clearTimeout(timer);
      then();
    };
    child.once('error', (error) => done(() => reject(error)));
    child.once('exit', (code, signal) =>
      done(() => reject(new Error(`The server ended (${signal ?? code}) before it listened.\n${log()}`))),
    );
    if (child.stdout === null) return;
    createInterface(child.stdout).once('line', (line) => done(() => resolve(line)));
  });
}
