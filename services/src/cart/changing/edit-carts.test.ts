import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { quoteInputs } from '../../../../pricing/receipts/digest.ts';
import { quoteCart } from '../quotes/quote-cart.ts';
import { cartShopper, cartWorld, storeId } from '../testing/cart-world.ts';
import { costs, plainGrocery, someProducts } from '../testing/products.ts';
import { changeCart } from './change-carts.ts';
import { closeEditCart, editCartOf, emptyCart, lockCart, openEditCart } from './edit-carts.ts';

let world: World;
let milk: string;
let bread: string;
beforeAll(async () => {
  world = await cartWorld();
  [milk = '', bread = ''] = await someProducts(world, plainGrocery, 2);
  await costs(world, storeId, milk, 400);
});
afterAll(() => world.close());

const now = () => world.clock.now();
const random = () => world.random;

/** Orders a shopper's groceries as checkout does, and begins to change the order. */
async function orderOf(name: string, orderNumber: string) {
  const shopper = cartShopper(world, name);
  const owner = { householdId: `household-${name}` };
  const { cartId } = await shopper.groceries();
  const cart = await inTransaction(world.db, async (trx) => {
    const locked = await lockCart(trx, { cartId, owner });
    if (!locked) throw new Error('There is no cart.');
    await emptyCart(trx, locked, now());
    return locked;
  });
  const { inputs } = await quoteCart(world.db, cart, { now: now() });
  const order = {
    ...cart.head,
    householdId: owner.householdId,
    orderNumber,
    inputs: quoteInputs(inputs.lines, inputs.offers, inputs.context),
    lines: cart.lines.map(({ bpn: itemId, ...line }) => ({ ...line, itemId })),
  };
  const open = () => inTransaction(world.db, (trx) => openEditCart(trx, order, { random: random(), now: now() }));
  return { shopper, open, entryId: cart.lines[0]?.entryId ?? '' };
}

test('S-111 while an order is changed, what was ordered keeps its price, and what is added costs what it costs now', async () => {
  await cartShopper(world, 'edits').adds(milk, { qty: 2 });
  const { shopper, open, entryId } = await orderOf('edits', '4471902');
  expect((await shopper.reads()).carts).toEqual([]);
  await costs(world, storeId, milk, 900);
  await costs(world, storeId, bread, 300);
  await open();
  const { body } = await shopper.asks(
    [
      { itemId: bread, op: 'ADD' },
      { op: 'SET', entryId, qty: 3 },
    ],
    {
      orderNumber: '4471902',
    },
  );
  expect(body.carts).toEqual([]);
  expect(body.edit).toMatchObject({ orderNumber: '4471902', storeId, removed: [] });
  expect(body.edit?.cart.lines).toMatchObject([
    { itemId: milk, quantity: 3, placedQuantity: 2, regularCents: 1200 },
    { itemId: bread, quantity: 1, placedQuantity: null, regularCents: 300 },
  ]);
  expect(body.edit?.cart).toMatchObject({ messages: [], quote: { totals: { listCents: 1500 } } });
  await costs(world, storeId, milk, 400);
});

test('S-111 a removed line of the order is shown as placed, and an ADD brings it back; opening again goes on', async () => {
  await cartShopper(world, 'puts-back').adds(milk, { qty: 2 });
  const { shopper, open, entryId } = await orderOf('puts-back', '4471903');
  await open();
  const removed = await shopper.removes(milk, entryId);
  expect(removed.edit).toMatchObject({ cart: { lines: [] }, removed: [{ entryId, quantity: 2, regularCents: 800 }] });
  await Promise.all(Array.from({ length: 8 }, open));
  expect((await editCartOf(world.db, '4471903'))?.lines).toMatchObject([{ entryId, quantity: 0 }]);
  const back = await shopper.adds(milk, { entryId, qty: 2 }, { orderNumber: '4471903' });
  expect(back.edit?.cart.lines).toMatchObject([{ entryId, quantity: 2, placedQuantity: 2 }]);
});

test('S-173, S-175 the routes of a pending order: its owner only, and only while it is being changed', async () => {
  await cartShopper(world, 'routes').adds(milk);
  const { open } = await orderOf('routes', '4471904');
  const send = async (name: string, method: 'POST' | 'DELETE', key: string, payload?: object) => {
    const authorization = `Bearer ${await world.tokenFor({ customerId: `customer-${name}`, householdId: `household-${name}` })}`;
    return world.app.inject({
      method,
      url: `/cart/${storeId}/4471904/orderItems/${milk}`,
      headers: { authorization, 'idempotency-key': key },
      ...(payload ? { payload } : {}),
    });
  };
  const early = await send('routes', 'POST', 'too-early-1', { quantity: 1 });
  expect(early.statusCode).toBe(404);
  expect(early.json()).toMatchObject({ errors: [{ message: 'No current order data available' }] });
  await open();
  const added = await send('routes', 'POST', 'in-time-001', { quantity: 2 });
  expect(added.json()).toMatchObject({ results: [{ done: true, quantity: 3 }], edit: { orderNumber: '4471904' } });
  expect((await send('somebody', 'POST', 'stranger-01', { quantity: 2 })).statusCode).toBe(404);
  const removed = await send('routes', 'DELETE', 'in-time-002');
  expect(removed.json()).toMatchObject({ results: [{ done: true, quantity: 0 }] });
  await inTransaction(world.db, (trx) => closeEditCart(trx, '4471904', now()));
  expect((await send('routes', 'DELETE', 'too-late-01')).statusCode).toBe(404);
});

test('a locked cart is changed inside a transaction, by the same rules', async () => {
  await cartShopper(world, 'inside').adds(milk);
  const { open } = await orderOf('inside', '4471905');
  const { head } = await open();
  const owner = { householdId: 'household-inside' };
  const changed = await inTransaction(world.db, async (trx) => {
    const cart = await lockCart(trx, { cartId: head.cartId, owner });
    const changes = [
      { kind: 'ADD' as const, itemId: bread, quantity: 2 },
      { kind: 'ADD' as const, itemId: milk, quantity: 99 },
    ];
    return changeCart(trx, cart!, changes, { clock: world.clock, random: random() });
  });
  expect(changed.outcomes.map(({ refusal }) => refusal)).toEqual([null, 'TOO_MANY']);
  expect((await editCartOf(world.db, '4471905'))?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(changed.cart.head.version).toBe((await editCartOf(world.db, '4471905'))?.head.version);
});
