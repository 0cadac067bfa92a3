import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { cartShopper, cartWorld, storeId } from '../testing/cart-world.ts';
import { plainGrocery, someProducts } from '../testing/products.ts';

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

test('N-34 a buy-get, a sale price, and a multi-buy come off the regular price', async () => {
  const shopper = cartShopper(world, 'promos');
  for (const itemId of [apples, berries, soup]) await shopper.adds(itemId, { qty: 2 });
  const cart = await shopper.groceries();
  expect(cart.lines.map(({ regularCents, netCents }) => [regularCents, netCents])).toEqual([
    [1194, 597],
    [1198, 798],
    [600, 500],
  ]);
  expect(cart.quote.totals).toMatchObject({ listCents: 2992, promoCents: 1097, goodsCents: 1895 });
  expect(cart).toMatchObject({ minimumCents: 3000, missingCents: 1105 });
  expect(cart.lines[1]).toMatchObject({ unitCents: 599, saleCents: 399, promo: { type: 'P' } });
});

test('N-42 what one more would save is said with its lines', async () => {
  const shopper = cartShopper(world, 'one-more');
  const { results } = await shopper.adds(soup);
  const { quote } = await shopper.groceries();
  expect(quote.nearMiss).toMatchObject([{ missing: { units: 1 }, gainCents: 100, lineIds: [results[0]?.entryId] }]);
});

test('I-6, I-7 the order of adds and the moment decide nothing: the quote has the same id', async () => {
  const one = cartShopper(world, 'order-one');
  const other = cartShopper(world, 'order-other');
  for (const itemId of [apples, berries, soup]) await one.adds(itemId, { qty: 2 });
  for (const itemId of [soup, berries, apples, apples, soup]) await other.adds(itemId);
  await other.adds(berries);
  const [first, second] = [await one.groceries(), await other.groceries()];
  expect(second.quote.totals).toEqual(first.quote.totals);
  world.clock.advance({ minutes: 5 });
  expect((await one.groceries()).quote.quoteId).toBe(first.quote.quoteId);
});

test('S-113 the day after a promo ends, the quote is another one', async () => {
  const shopper = cartShopper(world, 'promos');
  const before = await shopper.groceries();
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

test('hot food, household goods, and wine are taxed, food is not, bottles have a deposit, and bags a fee', async () => {
  const shopper = cartShopper(world, 'taxed');
  const where = (and: string) =>
    `${and} and not is_customizable and not sell_by_weight and product.pickup and inventory.pickup > 5`;
  const [hot = ''] = await someProducts(world, where(`shelf_id like '%rotisserie%' and product.program = 'abs'`), 1);
  const [water = ''] = await someProducts(world, where(`shelf_id like '%sparkling-water%' and size_quantity = 8`), 1);
  const [food = ''] = await someProducts(
    world,
    `${plainGrocery} and snap_eligible and price.bpn <> all('{${apples},${berries},${soup}}')`,
    1,
  );
  for (const itemId of [hot, water, food]) await shopper.adds(itemId);
  const { lines, quote } = await shopper.groceries();
  expect(lines.map(({ depositCents }) => depositCents)).toEqual([0, 40, 0]);
  expect(quote.totals).toMatchObject({ depositCents: 40, bagCents: 10 });
  expect(quote.taxes).toEqual([
    {
      taxCode: 'PREPARED',
      taxableCents: lines[0]?.netCents,
      taxCents: Math.round((lines[0]?.netCents ?? 0) * 0.0725),
    },
  ]);
  expect(quote.totals.totalCents).toBe(quote.totals.goodsCents + 40 + 10 + quote.totals.taxCents);
});

test('S-178 the mini cart has the cost and the packages', async () => {
  const answer = await world.app.inject({
    url: '/cart/mini?rand=1',
    headers: {
      authorization: `Bearer ${await world.tokenFor({ customerId: 'customer-taxed', householdId: 'household-taxed' })}`,
    },
  });
  const { quote } = await cartShopper(world, 'taxed').groceries();
  expect(answer.json()).toMatchObject({
    ack: '0',
    cartSummary: { cost: quote.totals.goodsCents, itemsCount: 3 },
    isMTOOrder: true,
  });
});
