import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { goods, noon, ordersWorld } from '../testing/orders-world.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { ledgerFaults } from '../store/ledger-audit.ts';
import { wholeOf } from '../testing/placed-orders.ts';
import { storeSteps } from './store-steps.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(noon));

let names = 0;
/** An order of $35 of milk, which SNAP doesn't pay for here, and $18 of bread, which it does. */
async function placed(ebtCents: number) {
  const maya = ordersShopper(world, `snap-changer-${++names}`);
  await maya.getsReady();
  await maya.adds(goods.bread, { qty: 3 });
  await maya.chooses({ ebtCents });
  const { orderNumber } = (await maya.places()).body;
  return { maya, orderNumber };
}
const add = (itemId: string, quantity: number) => ({ itemId, quantity, actionCode: 'ADD' });
const update = (itemId: string, quantity: number) => ({ itemId, quantity, actionCode: 'UPDATE' });

test('N-52 N-62 what is added to an order is split as at checkout: SNAP benefits pay for what the law lets them, and for nothing else', async () => {
  const { maya, orderNumber } = await placed(1800);
  const { order } = (await maya.amends(orderNumber, 1, [add(goods.rice, 2), add(goods.apples, 1)])).body;
  expect(order.payment.ebtCents).toBe(2600);
  const more = (await maya.amends(orderNumber, 2, [update(goods.bread, 4)])).body.order;
  expect(more.payment.ebtCents).toBe(3200);
  const less = (await maya.amends(orderNumber, 3, [update(goods.rice, 0)])).body.order;
  expect(less.payment.ebtCents).toBe(2400);
  world.clock.set(less.cutoffAt!);
  for (const step of ['pick', 'ready', 'handOver', 'finalize'] as const)
    await storeSteps[step](world.context, { orderNumber, actor: 'STORE' });
  const { payments } = await wholeOf(world, orderNumber);
  expect(Object.fromEntries(payments.map(({ method, captured_cents: cents }) => [method, cents]))).toEqual({
    HAND_OVER: less.totalCents - 2400,
    SNAP_EBT: 2400,
  });
  expect(await ledgerFaults(world.db, world.clock.now())).toEqual([]);
});
