import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { startJobs } from '../platform/jobs/jobs.ts';
import { migrate, type Migration } from '../platform/database/migrations.ts';
import type { Connection } from '../platform/database/database.ts';
import { startTestServer } from './global-setup.ts';
import { poolerPort } from './pgbouncer.ts';

const lockKey = 4_001_002;
let own: Promise<string> | null = null;

/** The server of this test run; without a global set-up a worker starts one of its own. */
export function testServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return Promise.resolve(given);
  own ??= startTestServer().then(({ url }) => url);
  return own;
}

/** Does the server go when the run ends? One that stays may have been filled by another version of the code. */
export const isServerOfThisRun = (): boolean => own !== null || process.env['TEST_DATABASE_OF_RUN'] === 'yes';

/** The server's URL with another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** The way to a database of the server by the pooler of this run. */
export function throughPooler(connection: Connection): Connection {
  const socket = process.env['TEST_POOLER_SOCKET'];
  if (!socket) throw new Error('There is no pooler in this run: set TEST_PGBOUNCER to the path of PgBouncer.');
  const { user = '', database = '' } = new pg.Client({ ...connection });
  return { host: socket, port: poolerPort, user, password: '', database, pooler: 'transaction' };
}

/** Do worlds reach their database through a pooler? */
export const isPooledRun = (): boolean => Boolean(process.env['TEST_POOLER_SOCKET']);

export interface TestDatabase {
  connection: Connection;
  drop(): Promise<void>;
}

/** What is filled in once, for all databases that say the same of it. */
export interface Filling {
  /** Everything that what it fills in depends on, the migrations aside. */
  key: unknown;
  /** Fills a migrated database, and lets go of it. @returns a note for whoever gets a copy */
  fill(connection: Connection): Promise<string>;
}

/** A fresh database, cloned from a template on which these migrations were run once, and which was filled once. */
export async function cloneDatabase(
  migrations: readonly Migration[],
  filling?: Filling,
): Promise<TestDatabase & { note: string }> {
  const server = await testServer();
  const migrated = templateOf(migrations);
  const name = `larder_test_${randomUUID().replaceAll('-', '')}`;
  const note = await asAdmin(server, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const template = filling ? templateOf([migrated, filling.key]) : migrated;
    if (!(await isThere(admin, template))) {
      if (!(await isThere(admin, migrated)))
        await makeTemplate(server, admin, { name: migrated, from: 'template1' }, async (connection) => {
          await migrate(connection, migrations);
          const runner = await startJobs({ connection, workers: false, onError: () => undefined });
          await runner.stop();
          return '';
        });
      if (filling) await makeTemplate(server, admin, { name: template, from: migrated }, filling.fill);
    }
    await copy(admin, template, name);
    const { rows } = await admin.query<{ note: string | null }>(
      "SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = $1",
      [template],
    );
    return rows[0]?.note ?? '';
  });
  return {
    note,
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

const templateOf = (madeOf: unknown): string =>
  `larder_template_${createHash('sha256').update(JSON.stringify(madeOf)).digest('hex').slice(0, 16)}`;

async function isThere(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  return Boolean(rowCount);
}

/** Written page by page through the log, as is the default, a copy takes four times as long. */
async function copy(admin: pg.Client, template: string, name: string): Promise<void> {
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
}

/** A template takes its final name only when it is complete. */
async function makeTemplate(
  server: string,
  admin: pg.Client,
  { name, from }: { name: string; from: string },
  fill: Filling['fill'],
): Promise<void> {
  const draft = `${name}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await copy(admin, from, draft);
  const note = await fill({ connectionString: databaseUrl(server, draft) });
  await admin.query(`COMMENT ON DATABASE ${draft} IS ${admin.escapeLiteral(note)}`);
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
