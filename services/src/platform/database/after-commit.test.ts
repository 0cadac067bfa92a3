import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';
import { afterCommit, createDatabase, createPool, inTransaction, type Database } from './database.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
let db: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  pool = createPool(database.connection, { max: 2 });
  db = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('what follows a commit happens once, after it, also for a part of the transaction and for one with other tables', async () => {
  const happened: string[] = [];
  await inTransaction(db, async (trx) => {
    afterCommit(trx, () => happened.push('first'));
    await inTransaction(trx, async (part) =>
      afterCommit(part.withTables<{ own: { id: string } }>(), () => happened.push('part')),
    );
    happened.push('work');
  });
  expect(happened).toEqual(['work', 'first', 'part']);
});

test('what follows a commit never happens after a rollback, nor for an attempt that is made again', async () => {
  const happened: number[] = [];
  const doomed = inTransaction(db, async (trx) => {
    afterCommit(trx, () => happened.push(0));
    throw new Error('roll back');
  });
  await expect(doomed).rejects.toThrow('roll back');
  let attempts = 0;
  await inTransaction(db, async (trx) => {
    const attempt = ++attempts;
    afterCommit(trx, () => happened.push(attempt));
    if (attempt === 1) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(trx);
  });
  expect(happened).toEqual([2]);
});
