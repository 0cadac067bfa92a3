import type { FastifyInstance } from 'fastify';
import { requiredUpstreams, upstreamNames, type UpstreamName } from '../config.ts';
import type { Upstream } from './upstream.ts';

/**
 * `/healthz` says alive, `/readyz` able to serve: not while stopping, and not while a service that everything needs has
 * stopped answering. It names every silent service.
 */
export function registerHealth(
  app: FastifyInstance,
  upstreams: Readonly<Record<UpstreamName, Pick<Upstream, 'isSilent'>>>,
): void {
  let draining = false;
  app.addHook('preClose', async () => void (draining = true));
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    const silent = upstreamNames.filter((name) => upstreams[name].isSilent());
    if (silent.some((name) => requiredUpstreams.includes(name)))
      return reply.code(503).send({ status: 'waiting', silent });
    return reply.send({ status: 'ready', ...(silent.length ? { silent } : {}) });
  });
}
