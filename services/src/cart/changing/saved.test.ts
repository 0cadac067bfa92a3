import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { forgetOld } from '../jobs/housekeeping.ts';
import { cartShopper, cartWorld, type CartShopper } from '../testing/cart-world.ts';
import { plainGrocery, someProducts } from '../testing/products.ts';
import { emptyCart, lockCart } from './edit-carts.ts';

let world: World;
let milk: string;
let bread: string;
beforeAll(async () => {
  world = await cartWorld();
  [milk = '', bread = ''] = await someProducts(world, plainGrocery, 2);
});
afterAll(() => world.close());

/** What is in a shopper's carts, and what is kept for later, by product. */
async function kept(shopper: CartShopper) {
  const { carts, savedForLater } = await shopper.reads();
  return {
    cart: Object.fromEntries(carts.flatMap(({ lines }) => lines).map(({ itemId, quantity }) => [itemId, quantity])),
    later: Object.fromEntries(savedForLater.map(({ line: { itemId, quantity } }) => [itemId, quantity])),
  };
}

const entryOf = async (shopper: CartShopper, itemId: string): Promise<string> =>
  (await shopper.groceries()).lines.find((line) => line.itemId === itemId)?.entryId ?? '';

test('a line kept for later is in no sum, is there when its cart is empty, and goes back with its entry id', async () => {
  const shopper = cartShopper(world, 'saves');
  await shopper.adds(milk, { qty: 2, comments: 'Cold' });
  const entryId = await entryOf(shopper, milk);
  const { body } = await shopper.asks([{ op: 'SET', entryId, savedQty: 2 }]);
  expect(body.carts).toEqual([]);
  expect(body.multiCartSummary).toMatchObject({ totalAvailableQuantity: 0, finalTransactionTotal: 0 });
  expect(body.savedForLater).toMatchObject([
    {
      cartCategory: '1P',
      inCart: 0,
      line: { entryId, itemId: milk, quantity: 2, comments: 'Cold', available: true },
    },
  ]);
  expect(body.savedForLater[0]?.line.netCents).toBeGreaterThan(0);
  const back = await shopper.asks([{ op: 'SET', entryId, savedQty: 0 }]);
  expect(back.body.savedForLater).toEqual([]);
  expect(back.body.carts[0]?.lines).toMatchObject([{ entryId, quantity: 2, comments: 'Cold' }]);
});

test('tabs that keep the same line at once keep it once, and so do tabs that put it back', async () => {
  const shopper = cartShopper(world, 'saves-in-tabs');
  await shopper.adds(milk, { qty: 3 });
  const entryId = await entryOf(shopper, milk);
  const { version } = await shopper.groceries();
  const all = (savedQty: number) =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        cartShopper(world, 'saves-in-tabs').asks([{ op: 'SET', entryId, savedQty }], { ifMatch: version }),
      ),
    );
  const saved = await all(3);
  expect(saved.flatMap(({ body }) => body.results.map(({ done }) => done))).not.toContain(false);
  expect(await kept(shopper)).toEqual({ cart: {}, later: { [milk]: 3 } });
  await all(0);
  expect(await kept(shopper)).toEqual({ cart: { [milk]: 3 }, later: {} });
});

test('additions in one tab and keeping for later in another lose nothing', async () => {
  const shopper = cartShopper(world, 'saves-while-adding');
  await shopper.adds(milk, { qty: 1 });
  const entryId = await entryOf(shopper, milk);
  const other = () => cartShopper(world, 'saves-while-adding');
  await Promise.all([
    ...Array.from({ length: 4 }, () => other().adds(milk, { qty: 1 })),
    other().asks([{ op: 'SET', entryId, savedQty: 1 }]),
    other().asks([{ op: 'SET', entryId, savedQty: 1 }]),
  ]);
  expect(await kept(shopper)).toEqual({ cart: { [milk]: 4 }, later: { [milk]: 1 } });
});

test("N-6 what a guest keeps for later is the household's after sign-in, once", async () => {
  const member = cartShopper(world, 'saves-before');
  await member.adds(milk, { qty: 1 });
  await member.asks([{ op: 'SET', entryId: await entryOf(member, milk), savedQty: 1 }]);
  const guest = cartShopper(world, null);
  for (const itemId of [milk, bread]) await guest.adds(itemId, { qty: 2 });
  await guest.asks([{ op: 'SET', entryId: await entryOf(guest, milk), savedQty: 2 }]);
  const { guestCartId } = guest;
  guest.signIn('saves-before');
  for (let reload = 0; reload < 3; reload++) {
    guest.guestCartId = guestCartId;
    expect(await kept(guest)).toEqual({ cart: { [bread]: 2 }, later: { [milk]: 3 } });
  }
});

test('an order takes what is in the cart, and leaves what is kept for later, which no housekeeping forgets', async () => {
  const shopper = cartShopper(world, 'saves-and-orders');
  for (const itemId of [milk, bread]) await shopper.adds(itemId, { qty: 2 });
  await shopper.asks([{ op: 'SET', entryId: await entryOf(shopper, milk), savedQty: 1 }]);
  const { cartId } = await shopper.groceries();
  await inTransaction(world.db, async (trx) => {
    const cart = await lockCart(trx, { cartId, owner: { householdId: 'household-saves-and-orders' } });
    if (cart) await emptyCart(trx, cart, world.clock.now());
  });
  expect(await kept(shopper)).toEqual({ cart: {}, later: { [milk]: 1 } });
  world.clock.advance({ hours: 30 });
  await forgetOld(world);
  expect(await kept(shopper)).toEqual({ cart: {}, later: { [milk]: 1 } });
});
