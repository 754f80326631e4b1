import { chmodSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

import { SITUATIONS } from '../../protocol/messages.ts';
import { readSmall, writeSmall } from '../data-folder.ts';

const FILE = 'obs.json';

const situation = z.enum(SITUATIONS);

/** What is kept of OBS between starts. The password is why nobody else may read the file. */
const settings = z.object({
  enabled: z.boolean().default(false),
  /** Host and port. */
  address: z.string().default('127.0.0.1:4455'),
  password: z.string().nullable().default(null),
  table: z.partialRecord(situation, z.string()).default({}),
  room: z.string().nullable().default(null),
  held: z.boolean().default(false),
  choice: z.object({ scene: z.string(), during: situation.nullable() }).nullable().default(null),
});

export type ObsSettings = z.infer<typeof settings>;

export const DEFAULT_SETTINGS: ObsSettings = settings.parse({});

/** What the panel may change: a field left out stays, an empty scene takes the situation out of the table. */
export const obsPatch = z.object({
  enabled: z.boolean().optional(),
  address: z.string().optional(),
  password: z.string().nullable().optional(),
  table: z.partialRecord(situation, z.string().nullable()).optional(),
  room: z.string().nullable().optional(),
});
export type ObsPatch = z.infer<typeof obsPatch>;

/** The settings in the data folder; the usual ones where there are none. `damaged` names a file that could not be understood and has been put aside. */
export function readSettings(dataDir: string): { settings: ObsSettings; damaged: string | null } {
  const text = readSmall(dataDir, FILE);
  if (text === null) return { settings: DEFAULT_SETTINGS, damaged: null };
  try {
    return { settings: settings.parse(JSON.parse(text)), damaged: null };
  } catch {
    const file = join(dataDir, FILE);
    const aside = `${file}.damaged`;
    renameSync(file, aside);
    chmodSync(aside, 0o600);
    return { settings: DEFAULT_SETTINGS, damaged: aside };
  }
}

/** Never readable by others, not even for a moment. */
export const writeSettings = (dataDir: string, value: ObsSettings): void =>
  writeSmall(dataDir, FILE, `${JSON.stringify(value, null, 2)}\n`);

/**
 * `host:port` of an address as a person writes it: with or without `ws://`, 4455 where the port is left out. Null: no
 * address.
 */
export function addressOf(text: string): string | null {
  const trimmed = text.trim().replace(/^[a-z]+:\/\//i, '');
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  try {
    const url = new URL(`http://${trimmed}`);
    if (url.hostname === '' || url.username !== '' || url.pathname !== '/' || url.search !== '') return null;
    return `${url.hostname}:${url.port === '' ? portOf(trimmed) : url.port}`;
  } catch {
    return null;
  }
}

/** `URL` drops the port 80, which somebody may have meant. */
const portOf = (text: string): string => (/:80\/?$/.test(text) ? '80' : '4455');
