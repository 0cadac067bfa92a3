import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../services/src/platform/postgres/supervisor.ts';

/** Does it with a database of its own, on disk, in which worlds are made. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  process.env['TEST_DATABASE_URL'] =
    `postgres://larder@localhost/postgres?host=${encodeURIComponent(server.connection().host)}`;
  try {
    await work();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
