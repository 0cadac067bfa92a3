import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
  storeId,
} from '../../catalog/testing/import-world.ts';
import { catalogDb } from '../../catalog/store/tables.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let catalog: ImportWorld;
beforeAll(async () => {
  catalog = await importWorld({ audited: true });
  const db = catalogDb(catalog.world.db);
  await db
    .insertInto('catalog.customization_group')
    .values({ group_id: 'bread', name: 'Bread', minimum: 1, maximum: 1 })
    .execute();
  const option = { group_id: 'bread', price_delta_cents: 0, is_default: false, art: null };
  await db
    .insertInto('catalog.customization_option')
    .values([
      { ...option, upc_id: '970000000101', name: 'Rye', position: 1 },
      { ...option, upc_id: '970000000102', name: 'Wheat', position: 2 },
    ])
    .execute();
});
afterAll(() => catalog.close());

const run = (...args: readonly string[]) => commandsOf(catalog.world)('catalog', ...args);
const change = (...args: readonly string[]) => run(...args, '--operator', 'okafor', '--yes');
const shown = async () => (await run('options', storeId)).said;
const all = '970000000101  Bread: Rye\n970000000102  Bread: Wheat';
const withoutRye = '970000000101  Bread: Rye  (out today)\n970000000102  Bread: Wheat';

test('N-57 a store is out of an option until its day ends, or until it says that it is back', async () => {
  expect(await shown()).toBe(all);
  expect(await change('out', storeId, '970000000101')).toMatchObject({
    code: 0,
    said: `Rye is out today at ${storeId}.`,
  });
  expect(await shown()).toBe(withoutRye);
  expect((await change('back', storeId, '970000000101')).said).toBe(`Rye is back at ${storeId}.`);
  expect(await shown()).toBe(all);
  await change('out', storeId, '970000000101');
  await change('out', storeId, '970000000101');
  // A second before and after midnight at the store.
  catalog.world.clock.set('2026-08-06T06:59:59Z');
  expect(await shown()).toBe(withoutRye);
  catalog.world.clock.set('2026-08-06T07:00:00Z');
  expect(await shown()).toBe(all);
  expect(await auditOf(catalog.world)).toContainEqual(['okafor', 'catalog out', storeId, 'DONE']);
});

test('N-57 a store is out of a product, and lists what it is out of', async () => {
  await catalog.imports('products.csv', `${brandedHeader}\n${brandedRow(1)}\n`);
  const gtin = numberOf(1);
  await catalog.imports('stock.csv', `storeId,gtin,pieces\n${storeId},${gtin},12\n`);
  const { bpn } = await catalogDb(catalog.world.db)
    .selectFrom('catalog.product')
    .select('bpn')
    .where('gtin', '=', gtin)
    .executeTakeFirstOrThrow();
  await change('back', storeId, '970000000101');
  expect((await run('outs', storeId)).said).toBe(`Nothing is out today at ${storeId}.`);
  expect((await change('out', storeId, bpn)).said).toBe(`Cola No. 1 is out today at ${storeId}.`);
  await change('out', storeId, '970000000101');
  expect((await run('outs', storeId)).said).toBe(`${bpn}  Cola No. 1\n970000000101  Bread: Rye`);
  expect((await change('back', storeId, bpn)).said).toBe(`Cola No. 1 is back at ${storeId}.`);
  await change('back', storeId, '970000000101');
  expect(await shown()).toBe(all);
});

test('N-57 it needs an operator and a yes, a store, and an option that there is', async () => {
  expect((await run('out', storeId, '970000000102')).code).toBe(2);
  expect(await change('out', storeId, '1')).toMatchObject({ code: 1 });
  expect(await change('out', 'none', '970000000102')).toMatchObject({ code: 1 });
  expect(await shown()).toBe(all);
});
