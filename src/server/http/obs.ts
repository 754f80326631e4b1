import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';

import { OBS_ACTIONS, type ObsAnswer } from '../../protocol/messages.ts';
import { obsPatch } from '../obs/settings.ts';
import { waitingPage } from '../obs/waiting-page.ts';
import type { AppOptions } from './options.ts';
import type { Refuse } from './refuse.ts';

const scene = z.object({ scene: z.string().min(1) });
const hold = z.object({ on: z.boolean() });
const action = z.object({ action: z.enum(OBS_ACTIONS) });
const page = z.object({
  path: z
    .string()
    .regex(/^\/(?![/\\])/)
    .default('/overlays/program/'),
});

/** The field that is wrong, by its name. */
const wrong = (error: z.ZodError): { ru: string; en: string } => {
  const field = error.issues[0]?.path.join('.') ?? '';
  return { ru: `Неверное поле: ${field}.`, en: `Wrong field: ${field}.` };
};

/** OBS, for the panel's page about it. */
export function obsRoutes(api: FastifyInstance, { obs, origins }: AppOptions, refuse: Refuse): void {
  /** Checks a body and passes it on to the device, whose answer is told as it is. */
  const route = <T>(
    method: 'PUT' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    run: (device: NonNullable<ReturnType<typeof obs>>, body: T) => ObsAnswer | Promise<ObsAnswer>,
  ): void => {
    api.route({
      method,
      url: path,
      handler: async (request, reply): Promise<FastifyReply> => {
        const body = schema.safeParse(request.body ?? {});
        if (!body.success) return refuse(reply, 'invalid', wrong(body.error));
        const device = obs();
        if (device === null) return refuse(reply, 'internal');
        const answer = await run(device, body.data);
        return reply.code(answer.ok ? 200 : 409).send(answer);
      },
    });
  };

  api.get('/obs', (_request, reply) => obs()?.status() ?? refuse(reply, 'internal'));
  route('PUT', '/obs', obsPatch, (device, patch) => device.configure(patch));
  route('POST', '/obs/scene', scene, (device, body) => device.setScene(body.scene));
  route('POST', '/obs/hold', hold, (device, body) => device.hold(body.on));
  route('POST', '/obs/action', action, (device, body) => device.act(body.action));
  route('POST', '/obs/setup', z.unknown(), (device) => device.setup());

  api.get('/obs/waiting-page', (request, reply) => {
    const query = page.safeParse(request.query);
    if (!query.success) return refuse(reply, 'invalid', wrong(query.error));
    const url = new URL(query.data.path, origins()[0]);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', `attachment; filename="volchok-${nameOf(url)}.html"`)
      .send(waitingPage(url.href));
  });
}

const nameOf = (url: URL): string =>
  url.pathname
    .split('/')
    .filter((part) => /^[\w-]+$/.test(part))
    .at(-1) ?? 'page';
