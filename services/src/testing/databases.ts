import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { startJobs } from '../platform/jobs/jobs.ts';
import { migrate, type Migration } from '../platform/database/migrations.ts';
import type { Connection } from '../platform/database/database.ts';
import { startTestServer } from './global-setup.ts';

const lockKey = 4_001_002;
let own: Promise<string> | null = null;

/** The server of this test run; without a global set-up a worker starts one of its own. */
export function testServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return Promise.resolve(given);
  own ??= startTestServer().then(({ url }) => url);
  return own;
}

/** The server's URL with another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export interface TestDatabase {
  connection: Connection;
  drop(): Promise<void>;
}

/** A fresh database, cloned from a template on which these migrations were run once. */
export async function cloneDatabase(migrations: readonly Migration[]): Promise<TestDatabase> {
  const server = await testServer();
  const fingerprint = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const template = `larder_template_${fingerprint}`;
  const name = `larder_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(server, admin, template, migrations);
    // Written page by page through the log, as is the default, a copy takes four times as long.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  return {
    connection: { connectionString: databaseUrl(server, name) },
    drop: () =>
      asAdmin(server, async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

/** An empty database. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const server = await testServer();
  const name = `larder_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, async (admin) => void (await admin.query(`CREATE DATABASE ${name}`)));
  return {
    connection: { connectionString: databaseUrl(server, name) },
    drop: () =>
      asAdmin(server, async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

/** A template takes its final name only when it is complete. */
async function makeTemplate(
  server: string,
  admin: pg.Client,
  template: string,
  migrations: readonly Migration[],
): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const connection = { connectionString: databaseUrl(server, draft) };
  await migrate(connection, migrations);
  const runner = await startJobs({ connection, workers: false, onError: () => undefined });
  await runner.stop();
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function asAdmin(server: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
