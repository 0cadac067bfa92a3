import { sql } from 'kysely';
import { ServiceError } from './errors.ts';
import type { ServiceApp, ServiceContext } from './service.ts';

/** `/healthz`: this process is alive. `/readyz`: it can serve, that is, the database answers and no stop has begun. */
export function registerHealth(app: ServiceApp, { db }: Pick<ServiceContext, 'db'>): void {
  let draining = false;
  app.addHook('preClose', async () => void (draining = true));
  // A connection that was at work when the stop began would else be kept open for a next request.
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (draining) throw new ServiceError(503, 'DRAINING', 'The services are stopping.');
    await sql`SELECT 1`.execute(db);
    return { status: 'ready' };
  });
}
