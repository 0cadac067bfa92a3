import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { cartShopper, cartWorld, storeId } from '../testing/cart-world.ts';
import { someProducts } from '../testing/products.ts';

let world: World;
beforeAll(async () => {
  world = await cartWorld();
});
afterAll(() => world.close());

const costs = (bpn: string, cents: number) =>
  sql`update catalog.price set price_cents = ${cents}, base_price_cents = ${cents} where bpn = ${bpn} and store_id = ${storeId}`.execute(
    world.db,
  );

test('S-165 from five cases on each costs a business less, and one fewer costs the regular price again', async () => {
  const [pack = ''] = await someProducts(world, `program = '1P_B2B' and inventory.pickup > 9`, 1);
  await costs(pack, 1796);
  await sql`update catalog.price set volume_qty = 5, volume_price_cents = 1696 where bpn = ${pack}`.execute(world.db);
  const business = cartShopper(world, 'by-the-case');
  const at = { categories: '1P_B2B' };
  const four = (await business.adds(pack, { qty: 4 }, at)).carts[0]!;
  const entryId = four.lines[0]!.entryId;
  expect(four.lines[0]).toMatchObject({ netCents: 4 * 1796, volume: { quantity: 5, priceCents: 1696 } });
  expect(four.quote.nearMiss).toMatchObject([{ missing: { units: 1 }, gainCents: 500, lineIds: [entryId] }]);
  const five = (await business.adds(pack, { qty: 1 }, at)).carts[0]!;
  expect(five.lines[0]).toMatchObject({ unitCents: 1796, regularCents: 5 * 1796, netCents: 5 * 1696 });
  expect(five.quote.totals).toMatchObject({ promoCents: 500, goodsCents: 5 * 1696 });
  const [again] = (await business.asks([{ itemId: pack, entryId, op: 'SET', qty: 4 }], at)).body.carts;
  expect(again?.lines[0]).toMatchObject({ quantity: 4, netCents: 4 * 1796 });
});

test('N-63 six bottles of the wine shop are 10% off, whichever they are; a bottle of the grocery is none of them', async () => {
  const wines = await someProducts(world, `program = '1P_WINE' and inventory.delivery > 5`, 3);
  const [grocers = ''] = await someProducts(
    world,
    `program = 'abs' and wine is not null and inventory.pickup > 5 and promo_type is null`,
    1,
  );
  for (const bpn of wines) await costs(bpn, 2499);
  await costs(grocers, 1299);
  const shopper = cartShopper(world, 'case-of-six');
  const five = [...wines.map((itemId) => ({ itemId, op: 'ADD' })), { itemId: wines[0], op: 'ADD', qty: 2 }];
  const { body: before } = await shopper.asks([...five, { itemId: grocers, op: 'ADD', qty: 1 }]);
  const [groceries, cellar] = before.carts;
  expect([groceries?.program, cellar?.program]).toEqual(['abs', '1P_WINE']);
  expect(cellar?.quote.totals).toMatchObject({ promoCents: 0, goodsCents: 5 * 2499 });
  expect(cellar?.quote.nearMiss).toMatchObject([{ missing: { units: 1 }, gainCents: 6 * 250 }]);
  const after = (await shopper.adds(wines[1]!)).carts;
  expect(after[1]?.quote.totals).toMatchObject({ promoCents: 6 * 250, goodsCents: 6 * 2249 });
  expect(after[0]?.quote.totals).toMatchObject({ goodsCents: 1299 });
});
