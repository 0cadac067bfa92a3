import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl, testServer } from '../../testing/databases.ts';
import { breather, until } from '../../testing/until.ts';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
  storeId,
} from '../testing/import-world.ts';

let catalog: ImportWorld;
beforeAll(async () => void (catalog = await importWorld()));
afterAll(() => catalog.close());

const count = 2000;
const isBroken = (index: number) => index % 900 === 7;
const rows = Array.from({ length: count }, (_, index) =>
  brandedRow(index, isBroken(index) ? { package: 'a lot' } : {}),
);

async function startImport(file: string): Promise<ChildProcess> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(catalog.world.db);
  const command = join(import.meta.dirname, '../../ops/main.ts');
  const DATABASE_URL = databaseUrl(await testServer(), found.rows[0]?.name ?? '');
  return spawn(process.execPath, [command, '--operator', 'okafor', '--yes', 'catalog', 'import', file], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL },
  });
}

async function first<T>(query: string): Promise<T | undefined> {
  return (await sql.raw<T>(query).execute(catalog.world.db)).rows[0] as T | undefined;
}
const linesDone = async () =>
  (await first<{ lines_done: number }>('select lines_done from catalog.import'))?.lines_done ?? 0;
/** Another connection is writing to the catalog's tables, in a transaction that nobody else sees. */
const isPublishing = async () =>
  (await first(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and query like '%into catalog.version_change%' and state <> 'idle'`)) !== undefined;

test('I-8 an import that is killed while it reads, and again while it publishes, shows nothing, resumes, and ends complete', async () => {
  const file = await catalog.write('killed.csv', `${[brandedHeader, ...rows].join('\n')}\n`);
  const before = await catalog.published();
  const reading = await startImport(file);
  await until(async () => (await linesDone()) >= 500);
  reading.kill('SIGKILL');
  expect(await once(reading, 'exit')).toEqual([null, 'SIGKILL']);
  const reached = await linesDone();
  expect(reached).toBeLessThan(count);
  expect(await catalog.published()).toBe(before);

  // What it publishes last waits here, so that it is killed in the middle however quick it is.
  await catalog.world.db.transaction().execute(async (trx) => {
    await sql`lock table catalog.version_change in share mode`.execute(trx);
    const publishing = await startImport(file);
    await until(isPublishing);
    expect(await linesDone()).toBe(count + 1);
    publishing.kill('SIGKILL');
    expect(await once(publishing, 'exit')).toEqual([null, 'SIGKILL']);
  });
  expect(await catalog.published()).toBe(before);

  const last = await startImport(file);
  expect(await once(last, 'exit')).toEqual([0, null]);
  const broken = rows.flatMap((_, index) => (isBroken(index) ? [index + 2] : []));
  expect((await catalog.rejectsOf('killed.csv')).map(({ line }) => line)).toEqual(broken);
  expect(await first('select count(*)::int as count from catalog.product')).toEqual({ count: count - broken.length });
  expect(await first('select count(*)::int as count from catalog.staged')).toEqual({ count: 0 });
  expect(await first('select added from catalog.version')).toEqual({ added: count - broken.length });
});

test('I-8 readers see the prices before an import or those after it, never a mix', async () => {
  const products = Array.from({ length: 600 }, (_, index) => index).filter((index) => !isBroken(index));
  const prices = (price: string) =>
    `storeId,gtin,price,pieces\n${products.map((index) => `${storeId},${numberOf(index)},${price},5\n`).join('')}`;
  await catalog.imports('products.csv', `${[brandedHeader, ...rows.slice(0, 600)].join('\n')}\n`);
  await catalog.imports('before.csv', prices('1.00'));

  let isDone = false;
  const seen: number[][] = [];
  const read = async () => {
    const url = `/catalog/departments/beverages/products?storeId=${storeId}&pageSize=100&sort=a-z`;
    while (!isDone) {
      const answer = await catalog.world.app.inject(url);
      const { items } = answer.json<{ items: { price: { priceCents: number } | null }[] }>();
      seen.push([...new Set(items.map(({ price }) => price?.priceCents ?? 0))]);
      // Where readers never pause, the import has hardly a turn.
      await breather();
    }
  };
  const readers = Promise.all([read(), read(), read()]);
  await catalog.imports('after.csv', prices('2.00'));
  await until(async () => seen.at(-1)?.[0] === 200);
  isDone = true;
  await readers;
  expect(seen.filter((cents) => cents.length !== 1)).toEqual([]);
  expect(new Set(seen.flat())).toEqual(new Set([100, 200]));
});
