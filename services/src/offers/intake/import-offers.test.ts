import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOf } from '../../ops/testing/ops-testing.ts';
import { ordersWorld, store } from '../../orders/testing/orders-world.ts';
import { databaseUrl, testServer } from '../../testing/databases.ts';
import { until } from '../../testing/until.ts';
import type { World } from '../../testing/world.ts';
import type { Coupon } from '../contract/coupons.ts';
import { couponShopper } from '../testing/coupons-world.ts';
import { offerFile, offerLine } from '../testing/offer-files.ts';
import { importOffers } from './import-offers.ts';
import { rollBackOffers } from './versions.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await ordersWorld();
  folder = await mkdtemp(join(tmpdir(), 'larder-offers-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const write = async (name: string, content: string) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const imports = async (name: string, content: string) => {
  const file = await write(name, content);
  return importOffers(world.context, { file, rejectedFile: `${file}.rejected.jsonl`, source: name });
};
const rejectsOf = async (name: string) =>
  (await readFile(join(folder, `${name}.rejected.jsonl`), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { line: number; reason: string });
/** All that is published of offers, as text. */
async function published(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat((select jsonb_agg(to_jsonb(offer) - 'changed_at' order by offer_id) from offers.offer),
      (select jsonb_agg(allowance order by offer_id) from offers.allowance)) as all`.execute(world.db);
  return rows[0]?.all ?? '';
}
const shown = async (offerId: string) => {
  const answer = await world.app.inject(`/offers/offerdetail?offerId=${offerId}&storeId=${store.storeId}`);
  return answer.json<{ offer?: Coupon }>().offer;
};
async function first<T>(query: string): Promise<T | undefined> {
  return (await sql.raw<T>(query).execute(world.db)).rows[0] as T | undefined;
}

test('N-32, T-11 a file of offers is published at once; the same again changes nothing and moves no last day', async () => {
  const file = offerFile(
    offerLine('a'),
    offerLine('b', { clipLimit: '3' }),
    offerLine('c', { upcs: '999' }),
    offerLine('a'),
  );
  expect(await imports('one.csv', file)).toEqual({
    version: 1,
    added: 3,
    changed: 0,
    unchanged: 0,
    rejected: 2,
    unusedColumns: ['remark'],
  });
  expect((await rejectsOf('one.csv')).map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'there is no product 999'],
    [5, 'says again what line 2 says: a'],
  ]);
  const before = await shown('a');
  expect(before).toMatchObject({ endLocal: '2026-08-31T23:59:59.999', offerPrice: '$1.00', isClippable: true });
  const state = await published();
  for (let time = 0; time < 5; time++)
    expect(await imports('one.csv', file)).toMatchObject({ version: null, unchanged: 3 });
  expect([await published(), await shown('a')]).toEqual([state, before]);
});

test('N-32 JSON Lines bring coupon codes of GS1, and what a code holds that an offer cannot is rejected with the reason', async () => {
  const lines = [
    { gs1: '81100012100000101310011000032608314260801', name: 'Meadow Milk' },
    { gs1: '811000121000001023100110000101110000' },
    { offerId: 'points-1', name: 'Groceries', points: 100, spend: 30, endsOn: '2026-08-31' },
    ['no', 'object'],
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  expect(await imports('gs1.jsonl', text)).toMatchObject({ added: 2, rejected: 2 });
  expect((await rejectsOf('gs1.jsonl')).map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'gs1 asks for a second purchase, which an offer cannot hold'],
    [4, "isn't a JSON object"],
  ]);
  expect(await shown('gs1-012100-000101')).toMatchObject({ offerType: 'MF', endLocal: '2026-08-31T23:59:59.999' });
  expect(await shown('points-1')).toMatchObject({ offerProtoType: 'REWARDS_FLAT', rewardPoints: 100 });
});

test('a limit below what is clipped is rejected, and clips outlive a changed offer', async () => {
  const [ann, ben] = ['ann', 'ben'].map((name) => couponShopper(world, name));
  await imports('limits.csv', offerFile(offerLine('limited', { clipLimit: '5' })));
  for (const shopper of [ann, ben]) expect((await shopper?.clips('limited', store.storeId))?.[0]?.status).toBe(1);
  expect(await imports('lower.csv', offerFile(offerLine('limited', { clipLimit: '1' })))).toMatchObject({
    rejected: 1,
  });
  expect((await rejectsOf('lower.csv'))[0]?.reason).toBe('clipLimit is 1, and 2 households have clipped it');
  expect(await imports('dearer.csv', offerFile(offerLine('limited', { value: '2.00', clipLimit: '2' })))).toMatchObject(
    {
      added: 0,
      changed: 2,
    },
  );
  const { offer } = (await ann?.reads<{ offer: Coupon }>(`offerdetail?offerId=limited&storeId=${store.storeId}`)) ?? {};
  expect(offer).toMatchObject({ status: 'C', offerPrice: '$2.00' });
});

test('a rollback takes offers back step by step; one that is clipped by then ends instead', async () => {
  const before = await published();
  await imports('more.csv', offerFile(offerLine('fresh'), offerLine('kept'), offerLine('a', { value: '3.00' })));
  await couponShopper(world, 'cleo').clips('kept', store.storeId);
  expect(await rollBackOffers(world.context)).toMatchObject({ rows: 2, ended: 1 });
  expect([await shown('fresh'), (await shown('a'))?.offerPrice]).toEqual([undefined, '$1.00']);
  expect(await shown('kept')).toMatchObject({ isClippable: false, endLocal: '2026-08-03T23:59:59.999' });
  await sql`delete from offers.list_item where offer_id = 'kept'`.execute(world.db);
  await sql`delete from offers.clip where offer_id = 'kept'`.execute(world.db);
  await sql`delete from offers.offer where offer_id = 'kept'`.execute(world.db);
  expect(await published()).toBe(before);
});

test('N-71 ops offers imports, lists versions, and takes them back, each in the audit log', async () => {
  const run = (...args: readonly string[]) => commandsOf(world)('offers', ...args);
  const file = await write('ops.csv', offerFile(offerLine('ops-1')));
  expect(await run('import', file)).toMatchObject({ code: 2 });
  expect((await run('import', file, '--operator', 'okafor', '--yes')).said).toMatch(
    /^New: 1; changed: 0; unchanged: 0; lines rejected: 0\.\nPublished as version \d+\.\nColumns not used: remark\.$/,
  );
  expect((await run('status')).said).toContain('1 new, 0 changed  ops.csv');
  expect((await run('rollback', '--operator', 'okafor', '--yes')).said).toMatch(
    /^Version \d+ is rolled back\. Offers that it changed: 1; ended, because shoppers have them: 0\.$/,
  );
  const wrong = await write('wrong.csv', 'a,b\n1,2\n');
  expect(await run('import', wrong, '--operator', 'okafor', '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('An offer needs gs1'),
  });
});

async function startImport(file: string): Promise<ChildProcess> {
  const found = await first<{ name: string }>('select current_database() as name');
  const command = join(import.meta.dirname, '../../ops/main.ts');
  const DATABASE_URL = databaseUrl(await testServer(), found?.name ?? '');
  return spawn(process.execPath, [command, '--operator', 'okafor', '--yes', 'offers', 'import', file], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL },
  });
}

test('I-8 an import that is killed shows nothing, resumes, and ends complete', async () => {
  const count = 4000;
  const lines = Array.from({ length: count }, (_, at) => offerLine(`bulk-${at}`, at === 2100 ? { value: 'much' } : {}));
  const file = await write('killed.csv', offerFile(...lines));
  const before = await published();
  const linesDone = async () =>
    (await first<{ done: number }>('select lines_done::int as done from offers.import'))?.done ?? 0;
  const reading = await startImport(file);
  await until(async () => (await linesDone()) >= 1000);
  reading.kill('SIGKILL');
  expect(await once(reading, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await linesDone()).toBeLessThan(count);
  expect(await published()).toBe(before);
  const last = await startImport(file);
  expect(await once(last, 'exit')).toEqual([0, null]);
  expect(await rejectsOf('killed.csv')).toMatchObject([{ line: 2102 }]);
  expect(await first(`select count(*)::int as count from offers.offer where offer_id like 'bulk-%'`)).toEqual({
    count: count - 1,
  });
  expect(await first('select count(*)::int as count from offers.staged')).toEqual({ count: 0 });
});

test('what the database can’t store costs its line only, whatever the reason', async () => {
  const line = (offerId: string, more: object) =>
    JSON.stringify({
      offerId,
      name: 'Milk',
      discount: 'AMOUNT_OFF',
      value: '1',
      upcs: '012100000001',
      endsOn: '2026-08-31',
      ...more,
    });
  // A rule of the database that no check of ours knows.
  await first(`alter table offers.staged add constraint odd check (key <> 'odd')`);
  const lines = [
    line('fine-1', {}),
    line('odd', {}),
    line('half', {}).replace('Milk', String.raw`Milk \ud83c`),
    line('fine-2', {}),
  ];
  expect(await imports('odd.jsonl', lines.join('\n'))).toMatchObject({ added: 2, rejected: 2 });
  expect((await rejectsOf('odd.jsonl')).map(({ line: at, reason }) => [at, reason])).toEqual([
    [2, "holds what can't be stored"],
    [3, 'name contains half a character'],
  ]);
  await first('alter table offers.staged drop constraint odd');
});
