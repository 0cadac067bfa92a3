import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrated, services } from '../../app.ts';
import { createPool } from '../../platform/database/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

async function run<Row>(sql: string): Promise<Row[]> {
  const pool = createPool(database.connection, { max: 1 });
  try {
    return (await pool.query(sql)).rows as Row[];
  } finally {
    await pool.end();
  }
}

const olderPrices = `
  insert into catalog.department (department_id, name, order_preparation, position) values ('d', 'D', false, 0);
  insert into catalog.aisle (aisle_id, department_id, name, position) values ('a', 'd', 'A', 0);
  insert into catalog.shelf (shelf_id, aisle_id, name, comparison_unit, position) values ('s', 'a', 'S', 'oz', 0);
  insert into catalog.product (bpn, gtin, name, shelf_id, program, description, size, package_quantity, package_unit, size_quantity, snap_eligible)
    select '96000000' || n, '0000000000000' || n, 'Soup', 's', 'abs', '', '', 1, 'ct', 1, true from generate_series(1, 3) as n;
  insert into catalog.price (store_id, bpn, price_cents, base_price_cents, promo_type, promo_text, promo_ends_on, promo_buy, promo_free)
  values ('1', '960000001', 400, 400, 'B', 'Buy one, get one free', '2026-08-31', null, null),
    ('1', '960000002', 400, 400, 'B', 'BOGO', '2026-08-31', 1, 1), ('1', '960000003', 300, 400, 'P', 'Sale', '2026-08-31', null, null);
  insert into catalog.version (source, published_at) values ('prices.csv', now());
  insert into catalog.version_change (version, kind, key, before) select 1, 'price', bpn, to_jsonb(price) from catalog.price;
  insert into catalog.import (import_id) values ('i');
  insert into catalog.staged (import_id, kind, key, line, content) select 'i', 'price', bpn, 1, to_jsonb(price) from catalog.price;
`;

test('N-33 a promotion that was only told in words ends, in the catalog and in what imports can bring back', async () => {
  const migrations = await readMigrations(migrated(services));
  const isThis = ({ name }: { name: string }) => name.includes('no-deal-without-terms');
  await migrate(
    database.connection,
    migrations.filter((each) => !isThis(each)),
  );
  await run(olderPrices);
  await migrate(database.connection, migrations);
  for (const promos of [
    'select promo_type as type from catalog.price order by bpn',
    "select before ->> 'promo_type' as type from catalog.version_change order by key",
    "select content ->> 'promo_type' as type from catalog.staged order by key",
  ]) {
    const types = (await run<{ type: string | null }>(promos)).map(({ type }) => type);
    expect(types).toEqual([null, 'B', 'P']);
  }
  const ends = await run('select all_deal_until is null as ended from catalog.search_offer where number = 960000001');
  expect(ends).toEqual([{ ended: true }]);
  await expect(
    run("update catalog.price set promo_buy = null, promo_free = null where promo_type = 'B'"),
  ).rejects.toThrow('price_told');
});
