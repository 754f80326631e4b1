import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Scripts are ours alone. Styles may be inline, because OBS puts a source's own CSS into the page; pictures may come from
 * elsewhere, because decks and themes name them by address.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss: data: blob:",
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  // A link carries its token.
  'referrer-policy': 'no-referrer',
} as const;

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The built pages. What Vite has put under `assets/` has its hash in its name and never changes. */
export async function pageRoutes(app: FastifyInstance, { dir }: { dir: string }): Promise<void> {
  const assets = join(dir, 'assets');
  app.get('/', (_request, reply) => reply.redirect('/control-panel/'));
  if (!existsSync(dir)) return;
  await app.register(fastifyStatic, {
    root: dir,
    redirect: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.setHeader('cache-control', path.startsWith(assets) ? FOREVER : ASK_EACH_TIME);
    },
  });
}

/** Paths of the pages that are built: `/control-panel/`, `/overlays/timer/` … */
export function builtPages(dir: string): readonly string[] {
  return ['control-panel', 'screens', 'overlays'].flatMap((group) => {
    if (existsSync(join(dir, group, 'index.html'))) return [`/${group}/`];
    if (!existsSync(join(dir, group))) return [];
    return readdirSync(join(dir, group))
      .filter((name) => existsSync(join(dir, group, name, 'index.html')))
      .map((name) => `/${group}/${name}/`);
  });
}
