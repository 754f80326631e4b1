import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';

import type { JournalLine } from '../../protocol/http.ts';
import { describe, type Language, type State, type View } from '../../rules/index.ts';
import { deny, statusOf } from '../denials.ts';
import { eventsAfter, type Recorded } from '../journal/journal.ts';
import type { Shows } from '../shows.ts';

const viewQuery = z.object({ room: z.string().optional() });
const count = z.coerce.number().int().min(0);
const journalQuery = z.object({
  /** Only what follows this place. */
  after: count.default(0),
  /** Only so many lines, the last ones. */
  last: count.optional(),
  lang: z.enum(['ru', 'en']).optional(),
});

/** The game itself: commands in, views out. */
export function gameRoutes(api: FastifyInstance, shows: Shows): void {
  const session = () => shows.current.session;

  api.post(
    '/commands',
    {
      onRequest: async (request, reply) =>
        request.sender.role === 'public'
          ? reply.code(403).send(deny('forbidden', session().state.language))
          : undefined,
    },
    async (request, reply) => {
      const answer = await session().submit(request.body, request.sender);
      return reply.code(statusOf(answer)).send(answer);
    },
  );

  api.get('/view', async (request, reply) => {
    const { language } = session().state;
    const query = viewQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send(deny('invalid', language, ONE_ROOM));
    const { room } = query.data;
    const view = session().view(request.sender);
    if (room === undefined) return view;
    if (!Object.hasOwn(view.rooms, room)) {
      return reply.code(404).send(deny('not-found', language, NO_ROOM));
    }
    return onlyRoom(view, room);
  });

  api.get('/journal', async (request, reply) => {
    const { language } = session().state;
    if (request.sender.role !== 'operator') return reply.code(403).send(deny('forbidden', language));
    const query = journalQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send(deny('invalid', language, BAD_QUERY));
    const { after, last, lang } = query.data;
    const { journal } = shows.current;
    const from = Math.max(after, last === undefined ? 0 : journal.head - last);
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(lines(eventsAfter(journal, from), lang ?? null, session().state)));
  });
}

const ONE_ROOM = { ru: 'Нужно одно имя: room.', en: 'One name is needed: room.' };
const NO_ROOM = { ru: 'Такой комнаты нет.', en: 'There is no such room.' };
const BAD_QUERY = {
  ru: 'Неверный адрес: after и last — целые числа, lang — ru или en.',
  en: 'Wrong address: after and last are whole numbers, lang is ru or en.',
};

function onlyRoom(view: View, room: string): View {
  const { [room]: wanted } = view.rooms;
  return { ...view, rooms: { [room]: wanted } } as View;
}

function* lines(events: Iterable<Recorded>, language: Language | null, state: State): Generator<string> {
  for (const { seq, event } of events) {
    const text = language === null ? {} : { text: describe(event, language, state) };
    yield `${JSON.stringify({ seq, ...event, ...text } satisfies JournalLine)}\n`;
  }
}
