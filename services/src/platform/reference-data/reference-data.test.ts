import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createClient, createDatabase, createPool, inTransaction, type Database } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrations.ts';
import { platform } from '../idempotency/housekeeping.ts';
import { declaredReferences, openReferences, referenceData } from './reference-data.ts';
import { createTableChanges } from './table-changes.ts';

let database: TestDatabase;
const close: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await emptyDatabase();
  await migrate(database.connection, await readMigrations([platform]));
  const db = createDatabase(pool());
  await sql`create table public.shelf (name text primary key, amount int not null)`.execute(db);
  await sql`insert into public.shelf values ('bread', 0), ('milk', 0)`.execute(db);
  await sql`create trigger note_change after insert or update or delete or truncate on public.shelf
    for each statement execute function platform.note_change()`.execute(db);
});
afterEach(async () => {
  for (const each of close.splice(0).toReversed()) await each();
  await database.drop();
});

function pool(options: Parameters<typeof createPool>[1] = {}) {
  const made = createPool(database.connection, { max: 5, ...options });
  close.push(() => made.end());
  return made;
}

/** A process of the services, with a pool and a memory of its own. */
async function oneProcess({ listens = true } = {}) {
  const changes = createTableChanges();
  const db = createDatabase(pool(listens ? { onConnect: changes.follow } : {}));
  const listenOn = listens ? () => createClient(database.connection) : null;
  const references = await openReferences({ db, changes, listenOn });
  close.push(references.stop);
  const loads = vi.fn<() => void>();
  const declaredBefore = declaredReferences.length;
  // Files of a worker share the list: what only this test reads must not stay on it.
  close.push(async () => declaredReferences.splice(declaredBefore));
  const amounts = referenceData({
    name: 'amounts',
    tables: ['public.shelf'],
    load: async (from) => {
      loads();
      const { rows } = await sql<{ name: string; amount: number }>`select name, amount from public.shelf`.execute(from);
      return Object.fromEntries(rows.map((row) => [row.name, row.amount]));
    },
  });
  return {
    db,
    loads,
    read: (from: Database = db) => amounts.read(from),
    /** What the database says, by a statement that is waited for. */
    ask: () => sql`select 1`.execute(db),
  };
}

const stock = (db: Database, name: string, amount: number) =>
  sql`update public.shelf set amount = ${amount} where name = ${name}`.execute(db);
const oneMore = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    update public.shelf set amount = amount + 1 where name = 'bread' returning amount`.execute(db);
  return rows[0]?.amount ?? 0;
};
const endListeners = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query in ('SELECT 1', 'LISTEN larder_tables',
      'SELECT table_name, version FROM platform.table_version')`.execute(db);

test('unchanged data is read once, however many ask at once', async () => {
  const one = await oneProcess();
  const all = await Promise.all(Array.from({ length: 16 }, () => one.read()));
  expect(all.at(-1)).toEqual({ bread: 0, milk: 0 });
  await one.read();
  await one.read(one.db.$extendTables<{ 'public.shelf': { name: string } }>());
  expect(one.loads).toHaveBeenCalledTimes(1);
});

test('no one can change what everyone reads', async () => {
  const one = await oneProcess();
  const amounts = await one.read();
  expect(() => (amounts['bread'] = 5)).toThrow(TypeError);
});

test('a writer reads its own change right away, with many writing and reading side by side', async () => {
  const one = await oneProcess();
  await one.read();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let time = 0; time < 25; time++) {
        const written = await oneMore(one.db);
        expect((await one.read())['bread']).toBeGreaterThanOrEqual(written);
      }
    }),
  );
  expect((await one.read())['bread']).toBe(200);
});

test('what one process writes, another reads after its next statement', async () => {
  const [one, other] = [await oneProcess(), await oneProcess()];
  await Promise.all([one.read(), other.read()]);
  for (let time = 0; time < 100; time++) {
    const [writer, reader] = time % 2 === 0 ? [one, other] : [other, one];
    const written = await oneMore(writer.db);
    await reader.ask();
    expect((await reader.read())['bread']).toBe(written);
  }
});

test('a change that is rolled back is never seen, and one in progress only by its own transaction', async () => {
  const one = await oneProcess();
  await one.read();
  const undone = inTransaction(one.db, async (trx) => {
    await stock(trx, 'milk', 7);
    expect((await one.read(trx))['milk']).toBe(7);
    expect((await one.read())['milk']).toBe(0);
    throw new Error('no more');
  });
  await expect(undone).rejects.toThrow('no more');
  expect((await one.read())['milk']).toBe(0);
});

test('two changes in one transaction are never seen separately', async () => {
  const [one, other] = [await oneProcess(), await oneProcess()];
  const writing = async () => {
    for (let amount = 1; amount <= 50; amount++)
      await inTransaction(one.db, async (trx) => {
        await stock(trx, 'bread', amount);
        await stock(trx, 'milk', amount);
      });
  };
  const reading = async (from: typeof one) => {
    for (let time = 0; time < 100; time++) {
      const { bread, milk } = await from.read();
      expect(bread).toBe(milk);
    }
  };
  await Promise.all([writing(), reading(one), reading(other)]);
  expect(await one.read()).toEqual({ bread: 50, milk: 50 });
});

test('N-76 while the listening connection is lost, and after it returns, nothing stale is read', async () => {
  const [one, other] = [await oneProcess(), await oneProcess()];
  await one.read();
  for (let amount = 1; amount <= 5; amount++) {
    await endListeners(other.db);
    await stock(other.db, 'bread', amount);
    await one.ask();
    expect((await one.read())['bread']).toBe(amount);
    await stock(other.db, 'milk', amount);
    await one.ask();
    expect((await one.read())['milk']).toBe(amount);
  }
  // Once it listens again, memory serves again.
  await vi.waitFor(async () => {
    one.loads.mockClear();
    await one.read();
    await one.read();
    expect(one.loads).not.toHaveBeenCalled();
  });
});

test('a failed read is retried by the next one', async () => {
  const one = await oneProcess();
  await sql`alter table public.shelf rename to bay`.execute(one.db);
  await expect(one.read()).rejects.toThrow('does not exist');
  await sql`alter table public.bay rename to shelf`.execute(one.db);
  expect(await one.read()).toEqual({ bread: 0, milk: 0 });
});

test('behind a pooler, where LISTEN does not work, versions are queried and nothing stale is read', async () => {
  const [one, other] = [await oneProcess({ listens: false }), await oneProcess({ listens: false })];
  for (let time = 0; time < 10; time++) {
    const written = await oneMore(one.db);
    expect((await other.read())['bread']).toBe(written);
    await other.read();
  }
  expect(other.loads).toHaveBeenCalledTimes(10);
});
