import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/databases.ts';
import { migrated } from '../../app.ts';
import { createDatabase, createPool, inTransaction } from '../database/database.ts';
import { startJobs, type JobRunner } from './jobs.ts';
import { readMigrations } from '../database/migrations.ts';

let database: TestDatabase;
let runner: JobRunner;
let pool: ReturnType<typeof createPool>;
const handled: object[] = [];

beforeAll(async () => {
  database = await cloneDatabase(await readMigrations(migrated([])));
  pool = createPool(database.connection, { max: 5 });
  runner = await startJobs({ connection: database.connection, workers: false, onError: () => undefined });
  await runner.jobs.work<{ name: string }>('test.messages', async (data) => {
    handled.push(data);
  });
});
afterAll(async () => {
  await runner.stop();
  await pool.end();
  await database.drop();
});

test('a message leaves with its transaction', async () => {
  await inTransaction(createDatabase(pool), (trx) => runner.outbox.publish(trx, 'test.messages', { name: 'kept' }));
  expect(await runner.runWaiting()).toBe(1);
  expect(handled).toEqual([{ name: 'kept' }]);
});

test('a message whose process was killed at work comes again within a minute, one that is at work stays', async () => {
  handled.length = 0;
  await inTransaction(createDatabase(pool), async (trx) => {
    await runner.outbox.publish(trx, 'test.messages', { name: 'lost' });
    await runner.outbox.publish(trx, 'test.messages', { name: 'at work' });
  });
  const library = new PgBoss({ ...database.connection, schema: 'jobs', schedule: false, supervise: false });
  await library.start();
  await library.fetch('test.messages', { batchSize: 2 });
  // As if each had been taken so long ago; the library counts by the database's clock.
  const taken = (name: string, secondsAgo: number) =>
    pool.query(`update jobs.job set started_on = now() - $2 * interval '1 second' where data->>'name' = $1`, [
      name,
      secondsAgo,
    ]);
  await taken('lost', 46);
  await taken('at work', 40);
  await library.supervise('test.messages');
  await library.stop({ graceful: false, close: true });
  await pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  expect(await runner.runWaiting()).toBe(1);
  expect(handled).toEqual([{ name: 'lost' }]);
});

test('a message in a transaction that rolls back never existed', async () => {
  handled.length = 0;
  const doomed = inTransaction(createDatabase(pool), async (trx) => {
    await runner.outbox.publish(trx, 'test.messages', { name: 'lost' });
    throw new Error('roll back');
  });
  await expect(doomed).rejects.toThrow('roll back');
  expect(await runner.runWaiting()).toBe(0);
  expect(handled).toEqual([]);
});

test('an event reaches every listener when its transaction commits, and none when it rolls back', async () => {
  handled.length = 0;
  const db = createDatabase(pool);
  for (const queue of ['test.first', 'test.second'])
    await runner.jobs.listen<{ name: string }>('test.happened', queue, async ({ name }) => {
      handled.push({ queue, name });
    });
  await inTransaction(db, (trx) => runner.outbox.announce(trx, 'test.happened', { name: 'it' }));
  await inTransaction(db, (trx) => runner.outbox.announce(trx, 'test.unheard', { name: 'nothing' }));
  const doomed = inTransaction(db, async (trx) => {
    await runner.outbox.announce(trx, 'test.happened', { name: 'lost' });
    throw new Error('roll back');
  });
  await expect(doomed).rejects.toThrow('roll back');
  expect(await runner.runWaiting()).toBe(2);
  expect(handled).toEqual([
    { queue: 'test.first', name: 'it' },
    { queue: 'test.second', name: 'it' },
  ]);
});

test('messages that wait are worked off one after the other, not one at each look', async () => {
  const working = await startJobs({ connection: database.connection, workers: true, onError: () => undefined });
  const worked: number[] = [];
  try {
    await working.jobs.work<{ number: number }>('test.many', async ({ number }) => {
      worked.push(number);
    });
    const numbers = Array.from({ length: 120 }, (_, number) => number);
    await inTransaction(createDatabase(pool), async (trx) => {
      for (const number of numbers) await working.outbox.publish(trx, 'test.many', { number });
    });
    await expect.poll(() => worked.toSorted((a, b) => a - b)).toEqual(numbers);
  } finally {
    await working.stop();
  }
});

test('a message is worked on once its transaction has committed, without a look at the queue', async () => {
  const db = createDatabase(pool);
  const busy = await startJobs({
    connection: database.connection,
    workers: true,
    onError: () => undefined,
    pollSeconds: 3600,
  });
  try {
    const arrived = Promise.withResolvers<object>();
    await busy.jobs.work('test.woken', async (data) => arrived.resolve(data));
    await inTransaction(db, (trx) =>
      busy.outbox.publish(trx.withTables<{ own: { id: string } }>(), 'test.woken', { name: 'now' }),
    );
    expect(await arrived.promise).toEqual({ name: 'now' });
  } finally {
    await busy.stop();
  }
});
