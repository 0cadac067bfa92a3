import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartView } from '../../cart/contract/carts.ts';
import type { World } from '../../testing/world.ts';
import { storeSteps } from '../lifecycle/store-steps.ts';
import { ledgerFaults } from '../store/ledger-audit.ts';
import { goods, ordersWorld, store } from '../testing/orders-world.ts';
import { newKey, ordersShopper } from '../testing/orders-shopper.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
  await sql`update catalog.inventory set in_store = 10 where bpn in (${goods.milk}, ${goods.bread})`.execute(world.db);
});
afterAll(() => world.close());

/** A shopper with a cart for the store. */
async function inTheStore(name: string, qty: number) {
  const maya = ordersShopper(world, name);
  const answer = await world.app.inject({
    method: 'POST',
    url: `/cart/items?storeId=${store.storeId}&serviceType=InStore`,
    headers: { authorization: `Bearer ${await world.tokenFor(maya.who!)}`, 'idempotency-key': newKey() },
    payload: {
      cartItemsList: [{ itemId: goods.milk, op: 'ADD', qty }],
      preferenceList: [{ cartCategory: '1P', storeId: store.storeId }],
    },
  });
  maya.kept.cartId = answer.json<{ carts: CartView[] }>().carts[0]!.cartId;
  return maya;
}
const left = async () =>
  (await sql<{ n: number }>`select in_store as n from catalog.inventory where bpn = ${goods.milk}`.execute(world.db))
    .rows[0]!.n;

test('S-2 in the store an order needs a way to pay, and nothing else: no time, address, phone, minimum, or bags', async () => {
  const maya = await inTheStore('inside', 2);
  const { body } = await maya.looks();
  expect(body).toMatchObject({
    channel: 'IN_STORE',
    channels: ['PICKUP', 'DELIVERY', 'IN_STORE'],
    slot: null,
    minimumCents: 0,
    feeCents: 0,
    problems: [{ code: 'PAYMENT_NEEDED', step: 'PAYMENT' }],
  });
  expect(body.quote.totals.bagCents).toBe(0);
  await maya.chooses({ paymentId: 'HAND_OVER' });
  const { status, body: order } = await maya.places();
  expect([status, order]).toMatchObject([200, { channel: 'IN_STORE', slot: null, state: 'LOCKED', canEdit: false }]);
  expect(await left()).toBe(8);
  const step = { orderNumber: order.orderNumber, actor: 'register' };
  for (const next of ['pick', 'ready', 'handOver', 'finalize'] as const) await storeSteps[next](world.context, step);
  expect((await maya.orders())[0]).toMatchObject({ state: 'FINALIZED', totalCents: order.totalCents });
  expect(await ledgerFaults(world.db, world.clock.now())).toEqual([]);
});

test('S-2 the last ones on the shelf are sold once, however many ask at once', async () => {
  const many = await Promise.all(['one', 'two', 'three'].map((name) => inTheStore(name, 6)));
  for (const each of many) await each.chooses({ paymentId: 'HAND_OVER' });
  const quotes = await Promise.all(many.map(async (each) => (await each.looks()).body.quote.quoteId));
  const answers = await Promise.all(many.map((each, index) => each.places({ quoteId: quotes[index]! })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await left()).toBe(2);
});

test('S-2 a shopper who is at the store changes to it at checkout, and back: the held time is let go', async () => {
  const maya = ordersShopper(world, 'changes-to-the-store');
  await maya.getsReady();
  await sql`update catalog.inventory set in_store = 50 where bpn = ${goods.milk}`.execute(world.db);
  const { body } = await maya.chooses({ channel: 'IN_STORE' });
  expect(body).toMatchObject({ channel: 'IN_STORE', slot: null, problems: [], feeCents: 0 });
  expect((await maya.chooses({ channel: 'PICKUP' })).body).toMatchObject({
    channel: 'PICKUP',
    problems: [{ code: 'SLOT_NEEDED' }],
  });
  await maya.chooses({ channel: 'IN_STORE' });
  expect((await maya.places()).body).toMatchObject({ channel: 'IN_STORE', state: 'LOCKED' });
  expect(await ledgerFaults(world.db, world.clock.now())).toEqual([]);
});
