import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStock } from '../../catalog/testing/changes.ts';
import type { World } from '../../testing/world.ts';
import { forgetOld } from '../jobs/housekeeping.ts';
import { cartShopper, cartWorld, otherStoreId, storeId } from '../testing/cart-world.ts';
import { costs, plainGrocery, someProducts } from '../testing/products.ts';

let world: World;
let milk: string;
let bread: string;
beforeAll(async () => {
  world = await cartWorld();
  [milk = '', bread = ''] = await someProducts(world, plainGrocery, 2);
  await costs(world, storeId, milk, 400);
  await costs(world, otherStoreId, milk, 450);
});
afterAll(() => world.close());

test('S-171 moving to another store prices the cart anew and tells what changed, once', async () => {
  const shopper = cartShopper(world, 'moves');
  await shopper.adds(milk, { qty: 2 });
  await shopper.adds(bread);
  await changeStock(world.db, { storeId: otherStoreId, bpn: bread, pieces: 0 });
  const there = (await shopper.moves({ storeId: otherStoreId })).carts[0];
  expect(there).toMatchObject({ storeId: otherStoreId, channel: 'PICKUP' });
  expect(there?.messages).toMatchObject([
    { code: 'MOVED', facts: { storeId: otherStoreId, channel: 'PICKUP' } },
    { code: 'PRICE_CHANGED', itemId: milk, facts: { fromCents: 400, toCents: 450 } },
    { code: 'LINE_UNAVAILABLE', itemId: bread, facts: { reasonCode: 'OUT_OF_STOCK' } },
  ]);
  const again = (await shopper.reads({ storeId: otherStoreId })).carts[0];
  expect(again).toMatchObject({ version: there?.version, messages: [] });
});

test('S-170 two devices in different stores read the same cart, and neither moves it, however often they look', async () => {
  const shopper = cartShopper(world, 'two-stores');
  await shopper.adds(milk);
  const before = await shopper.groceries();
  const looks = await Promise.all(
    Array.from({ length: 8 }, (_, index) => shopper.reads({ storeId: index % 2 === 0 ? otherStoreId : storeId })),
  );
  for (const { carts } of looks)
    expect(carts[0]).toMatchObject({ storeId, version: before.version, messages: [], quote: before.quote });
});

test('S-76 a line that can’t be had stays and doesn’t count in any sum', async () => {
  const shopper = cartShopper(world, 'moves');
  const { carts, multiCartSummary } = await shopper.reads({ storeId: otherStoreId });
  const [cart] = carts;
  expect(cart?.lines.map(({ itemId, available }) => [itemId, available])).toEqual([
    [milk, true],
    [bread, false],
  ]);
  expect(cart?.quote.totals).toMatchObject({ listCents: 900, goodsCents: 900 });
  expect(cart?.cartSummary).toMatchObject({ itemCount: 1, totalItemQuantity: 3, availableItemQuantity: 2 });
  expect(cart).toMatchObject({ minimumCents: 3000, missingCents: 2100 });
  expect(multiCartSummary).toEqual({
    finalTransactionTotal: 900,
    totalAvailableCarts: 1,
    totalAvailableItems: 1,
    totalAvailableQuantity: 2,
  });
});

test('a cart whose store has closed is seen, with nothing in it to be had, and moves to another store', async () => {
  const shopper = cartShopper(world, 'closed');
  await shopper.adds(milk, { qty: 2 });
  await shopper.moves({ storeId: otherStoreId });
  const closedStore = 'closed-store';
  await sql`update cart.cart set store_id = ${closedStore} where household_id = 'household-closed'`.execute(world.db);
  const { carts, multiCartSummary } = await shopper.reads({ storeId: closedStore });
  expect(carts).toMatchObject([{ storeId: closedStore, lines: [{ itemId: milk, quantity: 2, available: false }] }]);
  expect(carts[0]?.cartSummary).toMatchObject({ totalItemQuantity: 2, availableItemQuantity: 0 });
  expect(multiCartSummary.totalAvailableCarts).toBe(0);
  const moved = (await shopper.moves({})).carts[0];
  expect(moved).toMatchObject({ storeId, lines: [{ itemId: milk, quantity: 2, available: true }] });
  expect(moved?.quote.totals.goodsCents).toBe(800);
});

test('an unknown store is a 404 and moves nothing', async () => {
  const shopper = cartShopper(world, 'stays');
  await shopper.adds(milk);
  expect(await shopper.moves({ storeId: 'nowhere' })).toMatchObject({ errors: [{ code: 'STORE_NOT_FOUND' }] });
  expect((await shopper.groceries()).storeId).toBe(storeId);
});

test('delivery is priced for its ZIP code, pickup for none', async () => {
  const shopper = cartShopper(world, 'delivered');
  await shopper.adds(milk);
  const delivered = (await shopper.moves({ serviceType: 'Delivery', zipCode: '94103-1234' })).carts[0];
  expect(delivered).toMatchObject({ channel: 'DELIVERY', zipCode: '94103' });
  expect((await shopper.moves({})).carts[0]).toMatchObject({ channel: 'PICKUP', zipCode: null });
});

test('T-24 the carts of another account are forbidden', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/cart/customer/customer-moves?storeId=${storeId}&serviceType=Dug`,
    headers: { authorization: `Bearer ${await world.tokenFor({ customerId: 'customer-curious' })}` },
    payload: { preferenceList: [] },
  });
  expect(answer.statusCode).toBe(403);
});

test('S-128 a guest’s cart lives for 14,400 minutes after its last change', async () => {
  const guest = cartShopper(world, null);
  await guest.adds(milk);
  world.clock.advance({ minutes: 14_399 });
  await forgetOld(world.context);
  expect((await guest.groceries()).lines).toHaveLength(1);
  world.clock.advance({ minutes: 2 });
  await forgetOld(world.context);
  expect((await guest.reads()).carts).toEqual([]);
});

test('a removed line comes back under its entry id for a day', async () => {
  const shopper = cartShopper(world, 'undoes');
  const { results } = await shopper.adds(milk, { qty: 3, comments: 'Cold' });
  const entryId = results[0]?.entryId ?? '';
  await shopper.removes(milk, entryId);
  world.clock.advance({ hours: 23 });
  await forgetOld(world.context);
  const { carts } = await shopper.adds(milk, { entryId, qty: 3 });
  expect(carts[0]?.lines).toMatchObject([{ entryId, quantity: 3, comments: 'Cold' }]);
  await shopper.removes(milk, entryId);
  world.clock.advance({ hours: 25 });
  await forgetOld(world.context);
  const fresh = await shopper.adds(milk);
  expect(fresh.carts[0]?.lines).toMatchObject([{ quantity: 1, comments: null }]);
  expect(fresh.carts[0]?.lines[0]?.entryId).not.toBe(entryId);
});
