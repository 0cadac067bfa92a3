import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import type { SwapDecision } from '../rules/swaps.ts';
import { orderDb } from '../store/order-tables.ts';
import { goods, stockOf } from '../testing/goods.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, noticesOf, wholeOf } from '../testing/placed-orders.ts';
import { decideSwap } from './decide-swap.ts';
import { pack } from './packing.ts';
import { advance, handOver } from './store-side.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
});
afterAll(() => world.close());

const moving = (orderNumber: string) => ({ orderNumber, at: world.clock.now(), actor: 'STORE' });
/** Meat for $95 and tea for $6, about which the shopper wants to be asked: milk for $5 is packed instead, and all is ready. */
async function asked(): Promise<string> {
  const number = await givenOrder(world, {
    cart: [
      { upc: 'meat', listCents: 9500 },
      { upc: 'tea', listCents: 600 },
    ],
  });
  await orderDb(world.db)
    .updateTable('orders.order_line')
    .set({ substitution: 'ASK' })
    .where('order_number', '=', number)
    .where('entry_id', '=', 'tea')
    .execute();
  const milk = { itemId: goods.milk, name: 'Whole Milk', cents: 500, quantity: 1 };
  await inTransaction(world.db, async (trx) => {
    for (const event of ['LOCK', 'PICK'] as const) await advance(trx, { ...moving(number), event });
    await pack(trx, world.context, [{ kind: 'SUBSTITUTED', entryId: 'tea', ...milk }], moving(number));
    await advance(trx, { ...moving(number), event: 'READY' });
  });
  return number;
}
const says = (orderNumber: string, decision: SwapDecision) =>
  inTransaction(world.db, (trx) =>
    decideSwap(trx, world.context, {
      orderNumber,
      householdId: 'household-1',
      entryId: 'tea',
      itemId: goods.milk,
      decision,
      at: world.clock.now(),
    }),
  );
const leaves = (number: string) => inTransaction(world.db, (trx) => handOver(trx, world.context, moving(number)));

test('N-60, N-41 what a shopper wanted to be asked about and never answered stays in the store, and costs nothing', async () => {
  const before = await stockOf(world.db, goods.milk);
  const number = await asked();
  expect((await wholeOf(world, number)).order.total_cents).toBe(10_000);
  await leaves(number);
  const { order, lines, events } = await wholeOf(world, number);
  expect(order).toMatchObject({ state: 'HANDED_OVER', total_cents: 9500 });
  expect(lines[1]).toMatchObject({ swap_decision: 'GIVE_BACK', picked_quantity: 0, net_cents: 0 });
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['SWAP_UNANSWERED', 'HANDED_OVER']);
  expect(await stockOf(world.db, goods.milk)).toBe(before);
});

test('N-60 a yes brings it along; what nobody asked about comes without one', async () => {
  const number = await asked();
  await says(number, 'KEEP');
  await leaves(number);
  expect((await wholeOf(world, number)).order.total_cents).toBe(10_000);
  const { events } = await wholeOf(world, number);
  expect(events.map(({ kind }) => kind)).not.toContain('SWAP_UNANSWERED');
});

test('N-60 of a yes and a hand-over at once, what was said before it counts, and the sum fits what came', async () => {
  const before = await stockOf(world.db, goods.milk);
  const number = await asked();
  const [yes] = await Promise.allSettled([says(number, 'KEEP'), leaves(number)]);
  const { order, lines } = await wholeOf(world, number);
  const comes = yes.status === 'fulfilled';
  expect(order).toMatchObject({ state: 'HANDED_OVER', total_cents: comes ? 10_000 : 9500 });
  expect(lines[1]!.picked_quantity).toBe(comes ? 1 : 0);
  expect(await stockOf(world.db, goods.milk)).toBe(comes ? before - 1 : before);
});

test('N-60, N-69 the letter of such a swap asks, and the order says that it needs a yes', async () => {
  const number = await asked();
  const letters = (await noticesOf(world, 'household-1')).map(({ parts }) => parts);
  expect(letters).toContainEqual(
    expect.objectContaining({
      orderNumber: number,
      changes: [expect.objectContaining({ kind: 'SUBSTITUTED', asks: true })],
    }),
  );
  const answer = await world.app.inject({
    url: `/orders/${number}`,
    headers: { authorization: `Bearer ${await world.tokenFor({})}` },
  });
  expect(answer.json<{ lines: object[] }>().lines[1]).toMatchObject({
    swap: { needsYes: true, decision: null, canDecide: true },
  });
});
