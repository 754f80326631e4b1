import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** An X server without a screen. */
export interface Display {
  /** For `DISPLAY`. */
  readonly name: string;
  stop(): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** The server picks its own number and says it when it takes clients. */
export async function startDisplay(width: number, height: number): Promise<Display> {
  const screen = `${width}x${height}x24`;
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ready = xvfb.stdio[3];
  if (ready == null) throw new Error('Xvfb has no pipe to say its number on.');
  const [said] = (await once(ready, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [Buffer];
  return { name: `:${said.toString().trim()}`, stop: () => end(xvfb, 'SIGTERM') };
}

export const runs = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Ends a process; resolves when it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!runs(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
