import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { ensureBuilt } from '../scripts/lib/ensure-built.mjs';
import { root } from '../scripts/lib/sources.mjs';

export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly operator: string;
  /** From the start of the process to its line that it listens, ms. */
  readonly listening: number;
  /** … to the first view that it gave, ms. */
  readonly answered: number;
  stop(): Promise<void>;
}

/** Starts the built server and asks it for a view. */
export async function start(data: string, args: readonly string[] = []): Promise<Started> {
  await ensureBuilt(['pages', 'server']);
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['dist/server/main.js', '--json', '--port', '0', '--data', data, ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const listening = performance.now() - begun;
  const { url = '', operator = '' } = JSON.parse(line) as Record<string, string>;
  const response = await fetch(`${url}/api/view?token=${operator}`);
  await response.text();
  return {
    child,
    url,
    operator,
    listening,
    answered: performance.now() - begun,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Resident memory of a process, MB (Linux). */
export function residentMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Processor time that a process has used, ms (Linux, in steps of 10): says something on a busy machine too. */
export function processorMs(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'volchok-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN;
}

export const row = (name: string, values: readonly number[], unit = 'ms'): string =>
  `${name.padEnd(46)} median ${quantile(values, 0.5).toFixed(1).padStart(7)} ${unit}   p99 ${quantile(values, 0.99).toFixed(1).padStart(7)} ${unit}`;
