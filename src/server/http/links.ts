import type { FastifyInstance } from 'fastify';

import type { Links } from '../../protocol/http.ts';
import type { AppOptions } from './options.ts';
import { builtPages } from './pages.ts';

/** Everything that the panel hands out: addresses and tokens. */
export function linkRoutes(api: FastifyInstance, { shows, tokens, origins, pagesDir }: AppOptions): void {
  api.get('/links', (): Links => {
    const { rooms } = shows.current.session.state;
    return {
      origins: origins(),
      pages: builtPages(pagesDir),
      operator: tokens.operator,
      host: tokens.host,
      explainer: Object.fromEntries(rooms.map(({ id }) => [id, tokens.explainer(id)])),
    };
  });
}
