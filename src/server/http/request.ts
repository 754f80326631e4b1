import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

import type { Sender } from '../access.ts';
import type { Tokens } from '../tokens.ts';

/** Who a request comes from: somebody, or a token that nobody knows, or a page of another site without a token. */
export type Caller = Sender | 'unknown-token' | 'foreign-page';

/** The token of a link: `Authorization: Bearer …` or `?token=…`; null where there is none. */
export function tokenOf(request: IncomingMessage): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const token = queryOf(request.url).get('token');
  return token === null || token === '' ? null : token;
}

export const queryOf = (url = '/'): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/**
 * A token says who somebody is. Without one a request is the public's, unless a page of another site makes it: one whose
 * name has been pointed at this computer (`Host` is a name that is not ours), or one that says where it comes from.
 */
export function callerOf(
  request: IncomingMessage,
  tokens: Tokens,
  rooms: readonly string[],
  ownName: string | null,
): Caller {
  const token = tokenOf(request);
  if (token !== null) return tokens.senderOf(token, rooms) ?? 'unknown-token';
  return guestOf(request, ownName);
}

/** Who a request comes from, whatever its token. */
export function guestOf(request: IncomingMessage, ownName: string | null): Sender | 'foreign-page' {
  const { host = '', origin } = request.headers;
  if (!isOurs(host, ownName)) return 'foreign-page';
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    return 'foreign-page';
  return { role: 'public', room: null };
}

/** Whether a `Host` header names this computer: by an address, as localhost, by its own name, or by the one it was told. */
function isOurs(host: string, ownName: string | null): boolean {
  let name: string;
  try {
    name = new URL(`http://${host}`).hostname;
  } catch {
    return false;
  }
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 || bare === 'localhost' || bare.endsWith('.localhost')) return true;
  const own = [hostname(), `${hostname()}.local`, ownName ?? ''].map((one) => one.toLowerCase());
  return own.includes(bare);
}

declare module 'fastify' {
  interface FastifyRequest {
    sender: Sender;
  }
}
