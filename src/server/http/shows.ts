import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

import { Fault } from '../faults.ts';
import type { ShowResult, Shows } from '../shows.ts';
import type { Refuse } from './refuse.ts';

const ofShow = z.object({ file: z.string() });
const newShow = z.object({ name: z.string().trim().min(1).max(200) });

const NO_NAME = { ru: 'Нужно имя: name.', en: 'A name is needed: name.' };

/** The shows in the data folder: make, open, duplicate, archive, take a copy. */
export function showRoutes(api: FastifyInstance, shows: Shows, refuse: Refuse): void {
  const answer = (reply: FastifyReply, result: ShowResult, status = 200): FastifyReply =>
    result.ok ? reply.code(status).send(result.show) : refuse(reply, result.code, result.fault?.words);

  api.get('/shows', () => shows.list());

  api.post('/shows', (request, reply) => {
    const body = newShow.safeParse(request.body);
    return body.success
      ? answer(reply, shows.create(body.data.name), 201)
      : refuse(reply, 'invalid', NO_NAME);
  });

  api.post('/shows/:file/duplicate', (request, reply) => {
    const { file } = ofShow.parse(request.params);
    const body = newShow.safeParse(request.body);
    return body.success
      ? answer(reply, shows.duplicate(file, body.data.name), 201)
      : refuse(reply, 'invalid', NO_NAME);
  });

  for (const what of ['open', 'archive', 'restore'] as const) {
    api.post(`/shows/:file/${what}`, (request, reply) =>
      answer(reply, shows[what](ofShow.parse(request.params).file)),
    );
  }

  api.get('/shows/:file/copy', (request, reply) => {
    const { file } = ofShow.parse(request.params);
    if (!shows.list().shows.some((show) => !show.archived && show.file === file))
      return refuse(reply, 'show-unusable');
    const place = mkdtempSync(join(tmpdir(), 'volchok-copy-'));
    const drop = (): void => rmSync(place, { recursive: true, force: true });
    try {
      const path = join(place, 'copy');
      shows.copyTo(file, path);
      const stream = createReadStream(path);
      stream.on('close', drop);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
        .send(stream);
    } catch (error) {
      drop();
      if (error instanceof Fault) return refuse(reply, 'show-unusable', error.words);
      throw error;
    }
  });
}
