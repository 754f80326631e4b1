import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

import { BUILD } from '../../protocol/build.ts';
import type { Words } from '../../protocol/messages.ts';
import { deny, statusOf } from '../denials.ts';
import { CLOSE } from '../sync/sockets.ts';
import { gameRoutes } from './game.ts';
import { libraryFiles, libraryRoutes } from './library.ts';
import { linkRoutes } from './links.ts';
import { obsRoutes } from './obs.ts';
import { openApiRoute } from './openapi.ts';
import type { AppOptions } from './options.ts';
import { pageRoutes, SECURITY_HEADERS } from './pages.ts';
import type { Refuse } from './refuse.ts';
import { callerOf, guestOf, queryOf } from './request.ts';
import { showRoutes } from './shows.ts';

/** Larger than any deck with its pictures' addresses. */
const BODY_LIMIT = 8 * 1024 * 1024;
const READ_AWAY = 8 * BODY_LIMIT;

const FAILED: Words = {
  ru: 'Внутренняя ошибка: на запрос ответить не удалось.',
  en: 'An internal error: a request could not be answered.',
};

const NOT_BUILT: Words = {
  ru: 'Такой страницы нет. Если нет ни одной, их нужно собрать: npm run build',
  en: 'There is no such page. If there is none at all, they have to be built: npm run build',
};

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { shows, library, tokens, sockets, log } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    logger: false,
    // An address that cannot even be read (`/%zz`) comes here past everything else.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(SECURITY_HEADERS);
      void nothingThere(request, reply);
    },
  });
  const language = () => shows.current.session.state.language;
  const rooms = (): readonly string[] => shows.current.session.state.rooms.map(({ id }) => id);
  const refuse: Refuse = (reply, code, words) => {
    const denial = deny(code, language(), words);
    return reply.code(statusOf(denial)).send(denial);
  };

  const nothingThere = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    request.url.startsWith('/api')
      ? refuse(reply, 'not-found')
      : reply.code(404).type('text/plain; charset=utf-8').send(`${NOT_BUILT[language()]}\n`);

  // Whatever a script says its body is, it is JSON.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'ignore'));

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) {
      await readAway(request.raw);
      return refuse(reply, 'too-large');
    }
    if (isAboutBody(error)) return refuse(reply, 'invalid');
    if (status < 500) return nothingThere(request, reply);
    log(FAILED, error);
    return refuse(reply, 'internal');
  });

  app.get('/api/health', async (_request, reply) => {
    // No secret: whoever waits for the server may ask, from any page.
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    return { ok: true, build: BUILD };
  });
  openApiRoute(app);
  await app.register(
    (api, _options, done) => {
      api.decorateRequest('sender');
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const caller = callerOf(request.raw, tokens, rooms(), options.ownName);
        if (caller === 'unknown-token') return refuse(reply, 'unauthorized');
        if (caller === 'foreign-page') return refuse(reply, 'forbidden');
        request.sender = caller;
        return undefined;
      });
      gameRoutes(api, shows);
      api.register((forOperator, _none, ready) => {
        forOperator.addHook('onRequest', async (request, reply) =>
          request.sender.role === 'operator' ? undefined : refuse(reply, 'forbidden'),
        );
        linkRoutes(forOperator, options);
        showRoutes(forOperator, shows, refuse);
        obsRoutes(forOperator, options, refuse);
        libraryRoutes(forOperator, library, shows, refuse);
        ready();
      });
      done();
    },
    { prefix: '/api' },
  );
  libraryFiles(app, library, refuse);
  app.setNotFoundHandler(nothingThere);
  await app.register(pageRoutes, { dir: options.pagesDir });

  app.server.on('upgrade', (request, socket, head) => {
    // Node leaves such a socket to us, its errors too: who cuts the line while being answered must not end the process.
    socket.on('error', () => socket.destroy());
    const turnDown = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    if ((request.url ?? '').replace(/\?.*$/s, '') !== '/ws') return turnDown('404 Not Found');
    const known = callerOf(request, tokens, rooms(), options.ownName);
    // A page cannot read why a socket was turned down. Ours ask to be the public's rather than nobody's: with a key of
    // another evening an overlay shows the game all the same, and a page that needs more learns by its role that its link does not fit.
    const isModest = queryOf(request.url).get('else') === 'public';
    if (known === 'unknown-token' && !isModest) return turnDown('401 Unauthorized');
    const caller = known === 'unknown-token' ? guestOf(request, options.ownName) : known;
    sockets.take(request, socket, head, caller === 'foreign-page' ? null : caller);
  });
  shows.onSwitch(() => sockets.dismiss(CLOSE.otherShow));
  return app;
}

/** Whether it was the body that could not be read. */
const isAboutBody = (error: Error & { code?: string; statusCode?: number }): boolean =>
  error.statusCode === 400 && (error instanceof SyntaxError || (error.code ?? '').startsWith('FST_ERR_CTP_'));

/** Who is still sending does not listen: what is left of a body that is too large is read away first, up to a point. */
function readAway(request: IncomingMessage): Promise<void> {
  if (request.readableEnded) return Promise.resolve();
  let left = READ_AWAY;
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) resolve();
    });
    request.once('close', resolve).once('end', resolve);
    request.resume();
  });
}
