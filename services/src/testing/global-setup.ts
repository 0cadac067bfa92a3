import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../platform/postgres/supervisor.ts';

/** A server for tests trades durability for speed; what lives for seconds needs no vacuum and no compiled query. */
export const fastSettings = {
  autovacuum: 'off',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};

/** Vitest's global set-up: one database server for the whole run, unless TEST_DATABASE_URL names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => undefined;
  const { url, stop } = await startTestServer();
  process.env['TEST_DATABASE_URL'] = url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await stop();
  };
}

/** An embedded server in a folder of its own. @returns its URL, and how to end it and its folder */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-test-'));
  // As root the server runs as another user, to whom a fresh temporary folder is closed.
  await chmod(dataDir, 0o755);
  const server = await startPostgres({ dataDir, settings: fastSettings });
  const { host } = server.connection();
  return {
    url: `postgres://larder@localhost/postgres?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
