import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-correlation-id';

/** Fastify's `genReqId`: the caller's correlation id when it looks like one, else a new one. */
export function correlationId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Every answer names the id under which gateway and services have logged it. */
export function registerCorrelation(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(header, request.id);
    done();
  });
}
