import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponShopper } from '../../offers/testing/coupons-world.ts';
import { offerDraft } from '../../offers/testing/drafts.ts';
import { publishOffers } from '../../offers/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import type { CartEstimateView } from '../contract/estimates.ts';
import { cartShopper, cartWorld, storeId } from '../testing/cart-world.ts';
import { costs, plainGrocery, someProducts } from '../testing/products.ts';

let world: World;
let bread: string;
let soup: string;
let wine: string;
let tomatoes: string;
beforeAll(async () => {
  world = await cartWorld();
  [bread = '', soup = ''] = await someProducts(world, `${plainGrocery} and snap_eligible`, 2);
  const wines = `program = '1P_WINE' and not sell_by_weight and product.delivery and inventory.delivery > 5 and promo_type is null`;
  [wine = ''] = await someProducts(world, wines, 1);
  [tomatoes = ''] = await someProducts(
    world,
    `program = 'abs' and sell_by_weight and not is_customizable and product.pickup and inventory.pickup > 5 and minimum_weight between 25 and 200`,
    1,
  );
  await costs(world, storeId, bread, 400);
  await costs(world, storeId, soup, 300);
  await costs(world, storeId, tomatoes, 250);
  await sql`update catalog.price set promo_type = 'B', promo_buy = 1, promo_free = 1, promo_ends_on = '2026-08-31'
    where store_id = ${storeId} and bpn = ${soup}`.execute(world.db);
  const { rows } = await sql<{
    upc: string;
  }>`select substr(gtin, 3) as upc from catalog.product where bpn = ${bread}`.execute(world.db);
  const upcs = [rows[0]?.upc ?? ''];
  const bread50 = {
    buy: { upcs, minQty: 1 },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value: 50 } },
    maxApplications: 1,
  };
  await inTransaction(world.db, (trx) =>
    publishOffers(trx, [offerDraft('bread-less', { upcs, rule: bread50 })], world.clock.now()),
  );
});
afterAll(() => world.close());

type Item = { itemId: string; qty: number; counted: boolean; selectedWeight?: number };
async function estimate(name: string | null, items: readonly Item[], more = '') {
  const bearer =
    name === null
      ? {}
      : {
          authorization: `Bearer ${await world.tokenFor({ customerId: `customer-${name}`, householdId: `household-${name}` })}`,
        };
  const answer = await world.app.inject({
    method: 'POST',
    url: `/cart/estimates?storeId=${storeId}&serviceType=Dug${more}`,
    headers: bearer,
    payload: { items },
  });
  return { status: answer.statusCode, body: answer.json<CartEstimateView>() };
}
const of = (itemId: string, qty = 1, counted = true) => ({ itemId, qty, counted });

test('N-42 N-67 the sum is to the cent what the cart costs that the same lines make, with its clipped coupons', async () => {
  await couponShopper(world, 'even').clips('bread-less');
  const items = [of(bread, 2), of(soup, 2), { ...of(tomatoes), selectedWeight: 215 }];
  const { body } = await estimate('even', items);
  const shopper = cartShopper(world, 'even');
  expect((await shopper.reads()).carts).toEqual([]);
  await shopper.asks(
    items.map(({ itemId, qty, ...more }) => ({
      itemId,
      op: 'ADD',
      qty,
      ...('selectedWeight' in more ? { selectedWeight: more.selectedWeight } : {}),
    })),
  );
  const cart = await shopper.groceries();
  expect(body.carts).toHaveLength(1);
  expect(body.carts[0]?.quote.totals).toEqual(cart.quote.totals);
  expect(body.carts[0]?.cartSummary).toEqual(cart.cartSummary);
  const money = ({ itemId, regularCents, netCents, savings }: (typeof cart.lines)[number]) => ({
    itemId,
    regularCents,
    netCents,
    savings,
  });
  expect(body.carts[0]?.lines.map(money)).toEqual(cart.lines.map(money));
  expect(cart.quote.totals.storeOfferCents).toBe(50);
});

test('N-81 the hint of a buy-get is there: one more is free', async () => {
  const { body } = await estimate('hint', [of(soup)]);
  const [line] = body.carts[0]?.lines ?? [];
  expect(body.carts[0]?.quote.nearMiss).toEqual([
    expect.objectContaining({ missing: { units: 1 }, gainCents: 300, lineIds: [line?.entryId] }),
  ]);
});

test('what does not count is priced by itself, and what can not be added is nowhere', async () => {
  await couponShopper(world, 'apart').clips('bread-less');
  const { body } = await estimate('apart', [of(soup), of(bread, 1, false), of('999999999'), of(tomatoes, 99, false)]);
  expect(body.carts[0]?.lines.map(({ itemId }) => itemId)).toEqual([soup]);
  expect(body.carts[0]?.cartSummary.finalTransactionTotal).toBe(300);
  expect(body.others.find(({ itemId }) => itemId === bread)).toMatchObject({ regularCents: 400, netCents: 350 });
  expect((await estimate('apart', [of('999999999')])).body).toEqual({ carts: [], others: [] });
});

test('N-63 a shop of its own has a cart of its own; a guest has no coupons, and nothing is kept', async () => {
  const { body } = await estimate(null, [of(bread), of(wine)]);
  expect(body.carts.map(({ cartCategory, channel }) => [cartCategory, channel])).toEqual([
    ['1P', 'PICKUP'],
    ['1P_Wine', 'DELIVERY'],
  ]);
  expect(body.carts[0]?.quote.totals.storeOfferCents).toBe(0);
  const { rows } = await sql<{ count: string }>`select count(*) from cart.cart where cart_id = 'estimate'`.execute(
    world.db,
  );
  expect(Number(rows[0]?.count)).toBe(0);
});

test('S-111 what was to go into an order that is not being changed any more has the price of a cart', async () => {
  await couponShopper(world, 'order').clips('bread-less');
  const { body } = await estimate('order', [of(bread)], '&orderNumber=4471902');
  expect(body.carts[0]?.cartSummary.finalTransactionTotal).toBe(350);
});

test('what can not be meant is refused at the door', async () => {
  const some = '970000001';
  const meant = [
    [],
    [of('x')],
    [of(some, 0)],
    [{ ...of(some), selectedWeight: 0 }],
    Array(101).fill(of(some)) as Item[],
  ];
  for (const items of meant) expect((await estimate('door', items)).status).toBe(400);
});
