import { createDrain, type Drain } from '../../../server-kit/drain.ts';
import type { FastifyInstance } from 'fastify';
import { upstreamSettings, type UpstreamName } from '../compose.ts';
import type { Upstream } from '../upstream/upstream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins before it closes: `/readyz` says so, and no request is lost. */
    drain: Drain;
  }
}

/**
 * `/healthz` says alive, `/readyz` able to serve: not while stopping, and not while a service that everything needs has
 * stopped answering. It names every silent service.
 */
export function registerHealth(
  app: FastifyInstance,
  upstreams: Readonly<Record<UpstreamName, Pick<Upstream, 'isSilent'>>>,
): void {
  const drain = createDrain(app.server);
  app.decorate('drain', drain);
  app.addHook('preClose', () => drain.begin(0));
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', (_request, reply) => {
    if (drain.hasBegun()) return reply.code(503).send({ status: 'draining' });
    const silentOnes = upstreamSettings.filter(({ name }) => upstreams[name].isSilent());
    const silent = silentOnes.map(({ name }) => name);
    if (silentOnes.some(({ isRequired }) => isRequired)) return reply.code(503).send({ status: 'waiting', silent });
    return reply.send({ status: 'ready', ...(silent.length ? { silent } : {}) });
  });
}
