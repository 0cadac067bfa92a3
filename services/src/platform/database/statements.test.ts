import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createDatabase, createPool, inTransaction, type Database } from './database.ts';
import { statementNames } from './statements.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
let db: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  // One connection: what is prepared by one statement is there for the next.
  pool = createPool(database.connection, { max: 1 });
  db = createDatabase(pool);
  await sql`create table shelf (name text primary key, stocked_at timestamptz not null)`.execute(db);
  await sql`insert into shelf values ('bread', '2026-08-05T19:00:00Z')`.execute(db);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const at = Temporal.Instant.from('2026-08-05T19:00:00Z');
const read = async (of: Database): Promise<unknown[]> =>
  (await sql`select * from shelf where name = ${'bread'} and stocked_at = ${at}`.execute(of)).rows;
const prepared = async (): Promise<number> =>
  (await sql`select from pg_prepared_statements where statement like '%from shelf%'`.execute(db)).rows.length;

test('a repeated statement is prepared once, and an instant goes in and comes out as one', async () => {
  for (let time = 0; time < 5; time++) expect(await read(db)).toEqual([{ name: 'bread', stocked_at: at }]);
  expect(await prepared()).toBe(1);
});

test('a table changed under a prepared statement costs no one a request', async () => {
  await read(db);
  await read(db);
  await sql`alter table shelf add column aisle int`.execute(db);
  expect(await read(db)).toEqual([{ name: 'bread', stocked_at: at, aisle: null }]);
  await sql`alter table shelf add column side text`.execute(db);
  expect(await inTransaction(db, read)).toEqual([{ name: 'bread', stocked_at: at, aisle: null, side: null }]);
});

test('a lost prepared statement is prepared again', async () => {
  await read(db);
  await sql`deallocate all`.execute(db);
  expect(await read(db)).toHaveLength(1);
  await sql`deallocate all`.execute(db);
  expect(await inTransaction(db, read)).toHaveLength(1);
});

test('N-76 a connection that takes the place of a lost one prepares anew', async () => {
  await read(db);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
  await vi.waitFor(() => expect(pool.totalCount).toBe(0));
  expect(await read(db)).toHaveLength(1);
  expect(await read(db)).toHaveLength(1);
  expect(await prepared()).toBe(1);
});

test('behind a pooler that shares connections by transaction, nothing is prepared', async () => {
  const shared = createPool({ ...database.connection, pooler: 'transaction' }, { max: 1 });
  try {
    for (let time = 0; time < 3; time++) await read(createDatabase(shared));
    expect((await shared.query('select from pg_prepared_statements')).rows).toHaveLength(0);
  } finally {
    await shared.end();
  }
});

test('only repeated texts get names, and no more than a server should keep', () => {
  const names = statementNames(2);
  expect(names.of('a')).toBeUndefined();
  expect(names.of('a')).toBe(names.of('a'));
  for (const text of ['b', 'b', 'c', 'c']) names.of(text);
  expect(names.of('b')).toBeDefined();
  expect(names.of('b')).not.toBe(names.of('a'));
  expect(names.of('c')).toBeUndefined();
});
