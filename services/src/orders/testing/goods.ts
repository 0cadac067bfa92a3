import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Products of the test store, by what they are for. */
export const goods = {
  milk: '100000001',
  wine: '100000002',
  apples: '100000003',
  last: '100000004',
  preOrder: '100000005',
  cake: '100000006',
  fern: '100000007',
  sandwich: '100000008',
  bread: '100000009',
  rice: '400000010',
} as const;

/** Their prices in cents; apples are by the pound. */
const products = [
  { bpn: goods.milk, name: 'Whole Milk', cents: 500, stock: 500 },
  { bpn: goods.wine, name: 'Pinot Noir', cents: 1800, stock: 100, alcohol: true },
  { bpn: goods.apples, name: 'Fuji Apples', cents: 300, stock: 100, weighed: true },
  { bpn: goods.last, name: 'Last Wreath', cents: 4000, stock: 1 },
  { bpn: goods.preOrder, name: 'Holiday Pie', cents: 3500, stock: 20, effectiveOn: '2026-08-08' },
  { bpn: goods.cake, name: 'Sheet Cake', cents: 3200, stock: 20, minutes: 24 * 60 },
  {
    bpn: goods.fern,
    name: 'Fern in a Glazed Pot',
    cents: 3300,
    stock: 20,
    prop65: 'WARNING: Lead. www.P65Warnings.ca.gov',
  },
  { bpn: goods.sandwich, name: 'Turkey Club', cents: 1099, stock: 20, minutes: 20, shelf: 'deli-s' },
  { bpn: goods.bread, name: 'Sourdough', cents: 600, stock: 200, snap: true },
  { bpn: goods.rice, name: 'Brown Rice', cents: 400, stock: 200, snap: true },
];

/** Writes the products into a store. */
export async function addGoods(db: Database, storeId: string): Promise<void> {
  await sql`insert into catalog.department (department_id, name, position) values ('pantry', 'Pantry', 1)`.execute(db);
  await sql`insert into catalog.aisle (aisle_id, department_id, name, position) values ('a', 'pantry', 'Shelves', 1)`.execute(
    db,
  );
  await sql`insert into catalog.shelf (shelf_id, aisle_id, name, comparison_unit, position)
    values ('s', 'a', 'Things', 'LB_OZ', 1)`.execute(db);
  await sql`insert into catalog.department (department_id, name, position) values ('deli', 'Deli', 2)`.execute(db);
  await sql`insert into catalog.aisle (aisle_id, department_id, name, position) values ('deli-a', 'deli', 'Made to order', 1)`.execute(
    db,
  );
  await sql`insert into catalog.shelf (shelf_id, aisle_id, name, comparison_unit, position)
    values ('deli-s', 'deli-a', 'Sandwiches', 'LB_OZ', 1)`.execute(db);
  for (const {
    bpn,
    name,
    cents,
    stock,
    alcohol = false,
    weighed = false,
    effectiveOn = null,
    minutes = 0,
    prop65 = null,
    shelf = 's',
    snap = false,
  } of products) {
    await sql`insert into catalog.product (bpn, gtin, name, shelf_id, description, size, package_quantity, package_unit,
        sell_by_weight, minimum_weight, preparation_minutes, is_pre_order, effective_on, snap_eligible, contains_alcohol,
        restricted_value, prop65, is_mto)
      values (${bpn}, ${`00012${bpn}`}, ${name}, ${shelf}, ${name}, '1 lb', 1, 'LB', ${weighed}, ${weighed ? 50 : null},
        ${minutes}, ${effectiveOn !== null}, ${effectiveOn}, ${snap}, ${alcohol}, ${alcohol ? 1 : 0}, ${prop65}, ${shelf === 'deli-s'})`.execute(
      db,
    );
    await sql`insert into catalog.price (store_id, bpn, price_cents, base_price_cents)
      values (${storeId}, ${bpn}, ${cents}, ${cents})`.execute(db);
    await sql`insert into catalog.inventory (store_id, bpn, delivery, pickup) values (${storeId}, ${bpn}, ${stock}, ${stock})`.execute(
      db,
    );
  }
}

/** Pieces that the store has left for pickup. */
export async function stockOf(db: Database, bpn: string, channel: 'pickup' | 'delivery' = 'pickup'): Promise<number> {
  const { rows } = await sql<{
    left: number;
  }>`select ${sql.ref(channel)} as "left" from catalog.inventory where bpn = ${bpn}`.execute(db);
  return rows[0]!.left;
}

/** Gives the store so many pieces of everything for pickup. */
export async function stockUp(db: Database, pieces: number): Promise<void> {
  await sql`update catalog.inventory set pickup = ${pieces}`.execute(db);
}
