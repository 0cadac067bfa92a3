import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createDatabase, createPool, inTransaction, type Database, type PlatformTables } from './database.ts';
import { isUnavailable } from './database-health.ts';
import { preparedRead } from './prepared-read.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  pool = createPool(database.connection, { max: 4 });
  db = createDatabase(pool);
  await sql`create table basket (item text, many int)`.execute(db);
  await sql`insert into basket values ('pear', 3), ('leek', 1)`.execute(db);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const whereAndWhen = preparedRead<{ at: string; pid: number; given: string }>(
  'select transaction_timestamp()::text as at, pg_backend_pid() as pid, $1::text as given',
);
const quotient = preparedRead<{ quotient: number }>('select 12 / $1::int as quotient');
const basket = preparedRead<{ item: string; many: number }>('select * from basket order by item');

test('reads of the same moment share a round trip, and each gets its own answer', async () => {
  const rows = (await Promise.all(['a', 'b', 'c'].map((given) => whereAndWhen(db, [given])))).flat();
  expect(rows.map(({ given }) => given)).toEqual(['a', 'b', 'c']);
  expect(new Set(rows.map(({ at, pid }) => `${at} ${pid}`)).size).toBe(1);
});

test('more reads than one round trip takes are all answered', async () => {
  const rows = await Promise.all(Array.from({ length: 100 }, (_, given) => whereAndWhen(db, [String(given)])));
  expect(rows.flat().map(({ given }) => Number(given))).toEqual(Array.from({ length: 100 }, (_, given) => given));
});

test('values arrive as they are, and come back typed', async () => {
  const echo = preparedRead<Record<string, unknown>>(
    'select $1::text[] as list, $2::timestamptz as at, $3::text as none, $4::bigint as big, $5::boolean as yes, $6::date as day',
  );
  const list = ['plain', 'with "quotes"', String.raw`back\slash`, 'a, b', '{}', '', 'NULL'];
  const at = Temporal.Instant.from('2026-07-01T17:00:00.123Z');
  const [row] = await echo(db, [list, at, null, 9_000_000_000, true, '2026-07-01']);
  expect(row).toEqual({ list, at, none: null, big: 9_000_000_000, yes: true, day: '2026-07-01' });
});

test('a read that fails fails alone, whether or not it is prepared already', async () => {
  for (let time = 0; time < 3; time++) {
    const results = await Promise.allSettled([
      quotient(db, [3]),
      quotient(db, [0]),
      whereAndWhen(db, ['beside']),
      quotient(db, ['no number']),
      quotient(db, [4]),
    ]);
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value.length : each.reason.code))).toEqual([
      1,
      '22012',
      1,
      '22P02',
      1,
    ]);
  }
});

test('an answer that cannot be understood fails its own read only', async () => {
  const endless = preparedRead("select 'infinity'::timestamptz as at");
  const [broken, fine] = await Promise.allSettled([endless(db, []), quotient(db, [6])]);
  expect([broken.status, fine.status]).toEqual(['rejected', 'fulfilled']);
});

test('what was prepared before a table changed is prepared again', async () => {
  expect(await basket(db, [])).toEqual([
    { item: 'leek', many: 1 },
    { item: 'pear', many: 3 },
  ]);
  await sql`alter table basket add column ripe boolean not null default true`.execute(db);
  const [beside, changed] = await Promise.all([quotient(db, [2]), basket(db, [])]);
  expect(beside).toEqual([{ quotient: 6 }]);
  expect(changed[0]).toEqual({ item: 'leek', many: 1, ripe: true });
  await sql`deallocate all`.execute(db);
  expect(await basket(db, [])).toHaveLength(2);
});

test('inside a transaction a read sees what the transaction has written', async () => {
  await inTransaction(db, async (trx) => {
    await sql`insert into basket values ('plum', 5)`.execute(trx);
    expect(await basket<PlatformTables>(trx, [])).toHaveLength(3);
    expect(await basket(db, [])).toHaveLength(2);
    await sql`delete from basket where item = 'plum'`.execute(trx);
  });
});

test('N-76 a lost connection fails the reads on it as unavailable, and the next read opens another', async () => {
  const slow = preparedRead('select pg_sleep(20)');
  const lost = Promise.allSettled([slow(db, []), quotient(db, [1])]);
  for (;;) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity where query like 'select pg_sleep(20)%'`.execute(
      db,
    );
    if (rows.length > 0) break;
  }
  const failures = (await lost).map((each) => each.status === 'rejected' && isUnavailable(each.reason));
  expect(failures).toEqual([true, true]);
  expect(await quotient(db, [12])).toEqual([{ quotient: 1 }]);
});

test('behind a pooler that shares connections by transaction nothing is kept, and reads still travel together', async () => {
  const shared = createPool({ ...database.connection, pooler: 'transaction' }, { max: 1 });
  const over = createDatabase(shared);
  try {
    for (let time = 0; time < 2; time++) {
      const [one, other, rows] = await Promise.all([
        whereAndWhen(over, ['a']),
        whereAndWhen(over, ['b']),
        basket(over, []),
      ]);
      expect([one[0]?.given, other[0]?.given, rows.length]).toEqual(['a', 'b', 2]);
      expect(one[0]?.at).toBe(other[0]?.at);
    }
    const { rows: kept } = await sql`select from pg_prepared_statements`.execute(over);
    expect(kept).toHaveLength(0);
  } finally {
    await shared.end();
  }
});
