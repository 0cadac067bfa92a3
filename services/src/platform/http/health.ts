import { createDrain, type Drain } from '../../../../server-kit/drain.ts';
import { sql } from 'kysely';
import { ServiceError } from './errors.ts';
import type { ServiceApp, ServiceContext } from '../service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins before it closes: `/readyz` says so, and no request is lost. */
    drain: Drain;
  }
}

/**
 * `/healthz`: this process is alive. `/readyz`: 200 when it can serve, with `read-only` and the reason while the
 * database's disk is full; 503 with the reason when the database is down or a shutdown has started.
 */
export function registerHealth(app: ServiceApp, { db, database }: Pick<ServiceContext, 'db' | 'database'>): void {
  database.onChange((condition) => {
    if (condition.state === 'ready') app.log.warn('The database is ready again.');
    else app.log.error(condition.sentence);
  });

  const drain = createDrain(app.server);
  app.decorate('drain', drain);
  app.addHook('preClose', () => drain.begin(0));
  // A connection that was at work when the stop began would else be kept open for a next request.
  app.addHook('onSend', async (_request, reply) => {
    if (drain.hasBegun()) reply.header('connection', 'close');
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (drain.hasBegun()) throw new ServiceError(503, 'DRAINING', 'The services are stopping.');
    const condition = database.current();
    if (condition.state === 'down') throw new ServiceError(503, 'DATABASE_DOWN', condition.sentence);
    await sql`SELECT 1`.execute(db);
    return condition.state === 'ready' ? { status: 'ready' } : { status: condition.state, reason: condition.sentence };
  });
}
