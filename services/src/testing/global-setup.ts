import { rm } from 'node:fs/promises';
import { startPostgres } from '../platform/postgres/supervisor.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { quickFolder } from './quick-folder.ts';

/** A server for tests trades durability for speed; what lives for seconds needs no vacuum and no compiled query. */
export const fastSettings = {
  autovacuum: 'off',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};

/**
 * Vitest's global set-up: one database server for the whole run, unless TEST_DATABASE_URL names one, and a pooler
 * if it is asked for.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return poolerBefore(given);
  const { url, stop } = await startTestServer();
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_OF_RUN'] = 'yes';
  const stopPooler = await poolerBefore(url);
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    delete process.env['TEST_DATABASE_OF_RUN'];
    await stopPooler();
    await stop();
  };
}

/** A PgBouncer before the server, if TEST_PGBOUNCER says where the program is: worlds then reach their database through it. */
async function poolerBefore(server: string): Promise<() => Promise<void>> {
  const binary = process.env['TEST_PGBOUNCER'];
  if (!binary) return async () => undefined;
  const { socket, stop } = await startPgBouncer(binary, server);
  process.env['TEST_POOLER_SOCKET'] = socket;
  return async () => {
    delete process.env['TEST_POOLER_SOCKET'];
    await stop();
  };
}

/** An embedded server in a folder of its own. @returns its URL, and how to end it and its folder */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await quickFolder('larder-test-');
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
