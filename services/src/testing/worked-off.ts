import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../platform/database/database.ts';

/** Waits until the services that run on this data folder have done all that waits for them now, such as posting the points of what they began with. */
export async function workedOff(dataDir: string): Promise<void> {
  const host = join(dataDir, 'postgres', 'run');
  const client = createClient({ host, port: 5432, user: 'larder', password: '', database: 'larder' });
  await client.connect();
  try {
    while (await hasWork(client)) await sleep(100);
  } finally {
    await client.end();
  }
}

async function hasWork(client: ReturnType<typeof createClient>): Promise<boolean> {
  const { rows } = await client.query<{ waiting: number }>(
    "select count(*)::int as waiting from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()",
  );
  return (rows[0]?.waiting ?? 0) > 0;
}
