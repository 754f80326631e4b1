import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

import type { Words } from '../../protocol/messages.ts';
import { Fault } from '../faults.ts';
import { type Library, type Refused, SOUND_BYTES } from '../library.ts';
import type { Shows } from '../shows.ts';
import type { Refuse } from './refuse.ts';

const ofTheme = z.object({ id: z.string() });
const ofFile = z.object({ file: z.string() });
const named = z.object({ name: z.string().trim().min(1).max(300).default('sound') });

/** Asked for again each time: a theme that was saved anew must be seen. */
const ASK_EACH_TIME = { 'cache-control': 'no-cache' } as const;
/** What stands at a sound's address never becomes another one. */
const A_DAY = { 'cache-control': 'public, max-age=86400' } as const;

const NO_NAME: Words = { ru: 'Нужно одно имя: name.', en: 'One name is needed: name.' };

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** A folder that can't be used is said in words, not as an inner error. */
const guarded =
  (refuse: Refuse, run: Handler): Handler =>
  async (request, reply) => {
    try {
      return await run(request, reply);
    } catch (error) {
      if (error instanceof Fault) return refuse(reply, 'not-stored', error.words);
      throw error;
    }
  };

const refused = (refuse: Refuse, reply: FastifyReply, { refused: words, missing }: Refused): FastifyReply =>
  refuse(reply, missing ? 'not-found' : 'invalid', words);

/** What pages fetch: `/themes/<id>.json` and `/sounds/<file>`. */
export function libraryFiles(app: FastifyInstance, library: Library, refuse: Refuse): void {
  app.get(
    '/themes/:file',
    guarded(refuse, (request, reply) => {
      const { file } = ofFile.parse(request.params);
      const theme = library.theme(file.endsWith('.json') ? file.slice(0, -'.json'.length) : '');
      return 'refused' in theme ? refused(refuse, reply, theme) : reply.headers(ASK_EACH_TIME).send(theme);
    }),
  );
  app.get(
    '/sounds/:file',
    guarded(refuse, (request, reply) => {
      const sound = library.sound(ofFile.parse(request.params).file);
      return sound === null
        ? refuse(reply, 'not-found')
        : reply.headers(A_DAY).type(sound.type).send(sound.bytes);
    }),
  );
}

/** Themes and sounds of one's own, for the panel. */
export function libraryRoutes(api: FastifyInstance, library: Library, shows: Shows, refuse: Refuse): void {
  /** Pages look for their theme again whenever the show is dressed. */
  const dressAgain = async (request: FastifyRequest, theme: string): Promise<boolean> =>
    (await shows.current.session.submit({ type: 'show.look', theme }, request.sender)).ok;
  const dressed = (): string => shows.current.session.state.look.theme;

  api.get(
    '/themes',
    guarded(refuse, (_request, reply) => {
      const { language } = shows.current.session.state;
      const themes = library.themes();
      return reply.send({
        themes: themes.map((theme) => ({ ...theme, problem: theme.problem?.[language] ?? null })),
      });
    }),
  );

  api.get(
    '/themes/:id',
    guarded(refuse, (request, reply) => {
      const theme = library.theme(ofTheme.parse(request.params).id);
      return 'refused' in theme ? refused(refuse, reply, theme) : reply.send(theme);
    }),
  );

  api.put(
    '/themes/:id',
    guarded(refuse, async (request, reply) => {
      const { id } = ofTheme.parse(request.params);
      const saved = library.saveTheme(id, request.body);
      if ('refused' in saved) return refused(refuse, reply, saved);
      // A page may wear it by its own address, whatever the show wears.
      const isSeen = !saved.isNew || dressed() === id;
      if (isSeen && !(await dressAgain(request, dressed()))) return refuse(reply, 'not-stored');
      return reply.code(saved.isNew ? 201 : 200).send(saved.theme);
    }),
  );

  api.delete(
    '/themes/:id',
    guarded(refuse, async (request, reply) => {
      const { id } = ofTheme.parse(request.params);
      const missing = library.deleteTheme(id);
      if (missing) return refused(refuse, reply, missing);
      if (!(await dressAgain(request, dressed() === id ? 'auto' : dressed())))
        return refuse(reply, 'not-stored');
      return reply.send({ ok: true });
    }),
  );

  api.get(
    '/sounds',
    guarded(refuse, (_request, reply) => reply.send({ sounds: library.sounds() })),
  );

  api.delete(
    '/sounds/:file',
    guarded(refuse, (request, reply) => {
      const missing = library.deleteSound(ofFile.parse(request.params).file);
      return missing ? refused(refuse, reply, missing) : reply.send({ ok: true });
    }),
  );

  void api.register((uploads, _options, ready) => {
    // Whatever it says it is: its first bytes decide.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: SOUND_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    uploads.post(
      '/sounds',
      { bodyLimit: SOUND_BYTES },
      guarded(refuse, (request, reply) => {
        const query = named.safeParse(request.query);
        if (!query.success) return refuse(reply, 'invalid', NO_NAME);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const saved = library.saveSound(query.data.name, bytes);
        return 'refused' in saved ? refused(refuse, reply, saved) : reply.code(201).send(saved);
      }),
    );
    ready();
  });
}
