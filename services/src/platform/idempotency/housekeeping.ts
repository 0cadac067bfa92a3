import { join } from 'node:path';
import type { Service } from '../service.ts';

/** The platform's own tables and its housekeeping; it has no routes under a prefix. */
export const platform: Pick<Service, 'name' | 'migrations'> & Required<Pick<Service, 'start'>> = {
  name: 'platform',
  migrations: join(import.meta.dirname, 'migrations'),
  start: async ({ db, jobs, clock }) => {
    // A key is remembered for a day: no client repeats a request for longer.
    await jobs.schedule('platform.forget-idempotency-keys', '17 * * * *', async () => {
      const limit = clock.now().subtract({ hours: 24 });
      await db.deleteFrom('platform.idempotency_key').where('created_at', '<', limit).execute();
    });
  },
};
