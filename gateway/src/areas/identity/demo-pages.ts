import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Pages of the services that a demo shows, by the end of their address here. */
const pages: ReadonlySet<string> = new Set(['docs', 'outbox', 'store']);

/** Leads to the services' own pages: their documentation, the messages sent, the store's side. Outside of a demo there are none. */
export function registerDemoPages(
  app: FastifyInstance,
  service: Pick<Upstream, 'url'>,
  visitOf: (request: FastifyRequest) => Pick<GatewayContext, 'sources'>,
): void {
  app.get<{ Params: { page: string } }>('/demo/:page', async (request, reply) => {
    const { page } = request.params;
    if (!pages.has(page) || service.url === null) return reply.callNotFound();
    if ((await visitOf(request).sources.identity.demoShoppers()).length === 0) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(new URL(`/${page}`, service.url).href);
  });
}
