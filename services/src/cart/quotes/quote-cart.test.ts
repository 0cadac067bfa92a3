import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { cartShopper, cartWorld, storeId } from '../testing/cart-world.ts';
import { costs, plainGrocery, someProducts } from '../testing/products.ts';

let world: World;
let apples: string;
let berries: string;
let soup: string;
beforeAll(async () => {
  world = await cartWorld();
  [apples = '', berries = '', soup = ''] = await someProducts(world, `${plainGrocery} and snap_eligible`, 3);
  await promote(apples, 597, { type: 'B', buy: 1, free: 1 });
  await promote(berries, 599, { type: 'P', price: 399 });
  await promote(soup, 300, { type: 'M', qty: 2, cents: 500 });
});
afterAll(() => world.close());

async function promote(
  bpn: string,
  base: number,
  promo: { type: string; price?: number; buy?: number; free?: number; qty?: number; cents?: number },
): Promise<void> {
  const { type, price = base, buy = null, free = null, qty = null, cents = null } = promo;
  await sql`update catalog.price set price_cents = ${price}, base_price_cents = ${base}, promo_type = ${type},
    promo_text = '', promo_description = '', promo_ends_on = '2026-08-05', promo_buy = ${buy}, promo_free = ${free},
    promo_qty = ${qty}, promo_price_cents = ${cents} where bpn = ${bpn} and store_id = ${storeId}`.execute(world.db);
}

test('S-165 from five cases on each costs a business less, and one fewer costs the regular price again', async () => {
  const [pack = ''] = await someProducts(world, `program = '1P_B2B' and inventory.pickup > 9`, 1);
  await costs(world, storeId, pack, 1796);
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
  for (const bpn of wines) await costs(world, storeId, bpn, 2499);
  await costs(world, storeId, grocers, 1299);
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

test('S-113 N-34 promos come off through their last day, and the day after, the quote is another one', async () => {
  const shopper = cartShopper(world, 'promos');
  for (const itemId of [apples, berries, soup]) await shopper.adds(itemId, { qty: 2 });
  const before = await shopper.groceries();
  expect(before.quote.totals).toMatchObject({ listCents: 2992, promoCents: 1097, goodsCents: 1895 });
  world.clock.advance({ hours: 24 });
  const after = await shopper.groceries();
  expect(after.quote.quoteId).not.toBe(before.quote.quoteId);
  expect(after.lines.map(({ promo }) => promo)).toEqual([null, null, null]);
  // The regular price, as on the shelf.
  expect(after.quote.totals).toMatchObject({ listCents: 1194 + 1198 + 600, promoCents: 0 });
  expect(after.messages).toMatchObject([
    { code: 'PRICE_CHANGED', itemId: berries, facts: { fromCents: 399, toCents: 599 } },
  ]);
});

test('S-178 the mini cart has the cost and the packages, and says that something is made to order', async () => {
  const shopper = cartShopper(world, 'mini');
  const [hot = ''] = await someProducts(
    world,
    `shelf_id like '%rotisserie%' and product.program = 'abs' and not is_customizable and not sell_by_weight and product.pickup and inventory.pickup > 5`,
    1,
  );
  await shopper.adds(hot);
  await shopper.adds(soup, { qty: 2 });
  const headers = {
    authorization: `Bearer ${await world.tokenFor({ customerId: 'customer-mini', householdId: 'household-mini' })}`,
  };
  const answer = await world.app.inject({ url: '/cart/mini?rand=1', headers });
  const { quote } = await shopper.groceries();
  expect(quote.totals.taxCents).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({
    ack: '0',
    cartSummary: { cost: quote.totals.goodsCents, itemsCount: 3 },
    isMTOOrder: true,
  });
});
