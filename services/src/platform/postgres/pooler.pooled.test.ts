import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, throughPooler, type TestDatabase } from '../../testing/databases.ts';
import { start } from '../../start.ts';
import { readConfig, type ServicesConfig } from '../config.ts';
import { createClient, type Connection } from '../database/database.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
let config: ServicesConfig;
beforeAll(async () => {
  database = await emptyDatabase();
  const { host, port, user, database: name } = createClient(throughPooler(database.connection));
  config = readConfig(
    {
      DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
      DATABASE_POOLER: 'transaction',
      DATA_DIR: `/nowhere/${randomUUID()}`,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      SERVICES_PORT: '0',
    },
    '/',
  );
});
afterAll(() => database.drop());

/** What a statement answers on a connection. */
async function ask<Row extends object>(connection: Connection, text: string): Promise<Row[]> {
  const client = createClient(connection);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

test('a start that a pooler refuses says what it refused, and what to set', async () => {
  const opening = openDatabase({ ...config, databasePooler: 'none' });
  await expect(opening).rejects.toThrow(
    'The database at DATABASE_URL refuses the connection (unsupported startup parameter: options): if a pooler such as PgBouncer is there, set DATABASE_POOLER=transaction.',
  );
});

test('a database that refuses is told from one that does not respond', async () => {
  const url = config.databaseUrl?.replace(/larder_test_\w+/, 'larder_test_none') ?? '';
  await expect(openDatabase({ ...config, databaseUrl: url })).rejects.toThrow('refuses the connection');
});

test('behind a pooler every connection reads dates in UTC and has its time limits, those opened before the start too', async () => {
  const shared = throughPooler(database.connection);
  const [named] = await ask<{ name: string }>(shared, 'select current_database() as name');
  await ask(database.connection, `alter database ${named?.name} set timezone = 'America/New_York'`);
  // Several at once, so that the pooler has some in hand.
  await Promise.all(Array.from({ length: 4 }, () => ask(shared, 'select pg_sleep(0.05)')));
  const { pool, close } = await openDatabase(config);
  try {
    const now = await Promise.all(
      Array.from({ length: 8 }, () =>
        pool.query(`select current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.02)::text as slept`),
      ),
    );
    for (const { rows } of now) expect(rows).toEqual([{ zone: 'UTC', statement: '15s', idle: '30s', slept: '' }]);
  } finally {
    await close();
  }
});

test('no connection that is just closing is given out, however many the pooler had in hand', async () => {
  const shared = throughPooler(database.connection);
  const { user, database: name } = createClient(shared);
  for (let time = 0; time < 3; time++) {
    await ask(shared, `alter role ${user} in database ${name} reset all`);
    await Promise.all(Array.from({ length: 16 }, () => ask(shared, 'select pg_sleep(0.05)')));
    const { pool, close } = await openDatabase(config);
    const { rows } = await pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  }
});

test('the services start behind a pooler, apply their migrations, and start once more', async () => {
  for (let time = 0; time < 2; time++) {
    const { address, stop } = await start(config);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await stop();
  }
  const limits = await ask<{ statement: string }>(
    throughPooler(database.connection),
    "select current_setting('statement_timeout') as statement",
  );
  expect(limits).toEqual([{ statement: '15s' }]);
});
