import { rm } from 'node:fs/promises';
import { startPostgres } from '../platform/postgres/supervisor.ts';
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

/** Vitest's global set-up: one database server for the whole run, unless TEST_DATABASE_URL names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => undefined;
  const { url, stop } = await startTestServer();
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_OF_RUN'] = 'yes';
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    delete process.env['TEST_DATABASE_OF_RUN'];
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
