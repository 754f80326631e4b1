import { createHash, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';

import type { Sender } from './access.ts';
import { readSmall, writeSmall } from './data-folder.ts';
import { Fault } from './faults.ts';

const FILE = 'tokens.json';
/** 128 bits: nobody guesses it, and a link with it can still be read out. */
const BYTES = 16;

const stored = z.object({
  operator: z.string().min(16),
  host: z.string().min(16),
  secret: z.string().min(16),
});

export interface Tokens {
  readonly operator: string;
  readonly host: string;
  /** Token of a room's explainer. */
  explainer(room: string): string;
  /** Who comes with a token, given the rooms that there are; null for an unknown one. */
  senderOf(token: string, rooms: readonly string[]): Sender | null;
}

const fresh = (): string => randomBytes(BYTES).toString('base64url');
const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The tokens in the data folder, made at the first start; links go on working after a restart. */
export function openTokens(folder: string): Tokens {
  const text = readSmall(folder, FILE);
  if (text !== null) return tokensOf(parse(text, join(folder, FILE)));
  const made = { operator: fresh(), host: fresh(), secret: fresh() };
  writeSmall(folder, FILE, `${JSON.stringify(made, null, 2)}\n`);
  return tokensOf(made);
}

function parse(text: string, path: string): z.infer<typeof stored> {
  try {
    return stored.parse(JSON.parse(text));
  } catch (error) {
    throw new Fault(
      'tokens',
      {
        ru: `Файл ключей «${path}» повреждён; он оставлен как есть: удалите его, и будут сделаны новые ссылки.`,
        en: `The file of tokens "${path}" is damaged; it has been left as it is: delete it and new links will be made.`,
      },
      error,
    );
  }
}

function tokensOf({ operator, host, secret }: z.infer<typeof stored>): Tokens {
  // Compared by fingerprint: how long a comparison takes says nothing about the token.
  const known = new Map<string, Sender>([
    [fingerprint(operator), { role: 'operator', room: null }],
    [fingerprint(host), { role: 'host', room: null }],
  ]);
  const ofRoom = new Map<string, string>();
  const explainer = (room: string): string => {
    const before = ofRoom.get(room);
    if (before !== undefined) return before;
    const token = createHmac('sha256', secret).update(`explainer ${room}`).digest('base64url').slice(0, 22);
    ofRoom.set(room, token);
    return token;
  };
  return {
    operator,
    host,
    explainer,
    senderOf(token, rooms) {
      const print = fingerprint(token);
      const sender = known.get(print);
      if (sender) return sender;
      const room = rooms.find((id) => fingerprint(explainer(id)) === print);
      return room === undefined ? null : { role: 'explainer', room };
    },
  };
}
