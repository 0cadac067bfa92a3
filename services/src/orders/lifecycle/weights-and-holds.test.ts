import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '../payments/stand-in.ts';
import { goods, ordersWorld } from '../testing/orders-world.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { givenOrder, onDay, wholeOf } from '../testing/placed-orders.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { pack } from './packing.ts';
import type { World } from '../../testing/world.ts';
import { storeSteps } from './store-steps.ts';

let world: World;
let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
  world = await ordersWorld({ config: { quillpayUrl: provider.url } });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

let names = 0;
/** Milk for $35 and a pound of apples for $3, on a card that holds a tenth more; it is being picked. */
async function picking() {
  const maya = ordersShopper(world, `weigher-${++names}`);
  await maya.adds(goods.apples, { qty: 1, selectedWeight: 100 });
  await maya.getsReady({ paymentId: 'QUILLPAY' });
  const { orderNumber, payment } = (await maya.places()).body;
  const { order, lines } = await wholeOf(world, orderNumber);
  world.clock.set(order.cutoff_at!);
  const step = { orderNumber, actor: 'STORE' };
  await storeSteps.pick(world.context, step);
  const entryId = lines.find(({ item_id: id }) => id === goods.apples)!.entry_id;
  return {
    held: payment.heldCents,
    weighs: (weight: number) => storeSteps.weigh(world.context, step, { entryId, weight }),
    ready: () => storeSteps.ready(world.context, step),
    handOver: () => storeSteps.handOver(world.context, step),
    finalize: () => storeSteps.finalize(world.context, step),
    order: async () => (await wholeOf(world, orderNumber)).order,
    heldNow: async () => (await wholeOf(world, orderNumber)).payments[0]!.authorized_cents,
    hold: () => [...provider.holds.values()].find(({ order: of }) => of === orderNumber)!,
  };
}

test('T-88, N-50 a real weight within the hold is charged as it is, and nothing more is asked for', async () => {
  const apples = await picking();
  await apples.weighs(137);
  await apples.ready();
  await apples.handOver();
  await apples.finalize();
  await world.runJobs();
  const { total_cents: total } = await apples.order();
  expect(total).toBeLessThan(apples.held);
  expect(apples.hold()).toMatchObject({ amount: apples.held, captured: total });
});

test('N-50, N-64 a weight above the hold waits until more is held, once, and is then charged in full', async () => {
  const apples = await picking();
  await apples.weighs(900);
  const { total_cents: total } = await apples.order();
  expect(total).toBeGreaterThan(apples.held);
  await apples.ready();
  await expect(apples.handOver()).rejects.toMatchObject({
    status: 409,
    code: 'HOLD_TOO_SMALL',
    message: expect.stringMatching(
      /^The card holds \$\d+\.\d\d, and the order comes to \$\d+\.\d\d: try again in a moment, or pack less\.$/,
    ),
    details: { heldCents: apples.held, totalCents: total },
  });
  await world.runJobs();
  await world.runJobs();
  expect([await apples.heldNow(), apples.hold().amount]).toEqual([total, total]);
  await apples.handOver();
  await apples.finalize();
  await world.runJobs();
  expect(apples.hold().captured).toBe(total);
});

test('N-64 a card that refuses more keeps the goods in the store, until less is packed', async () => {
  const apples = await picking();
  provider.next('decline');
  await apples.weighs(900);
  await world.runJobs();
  await apples.ready();
  await expect(apples.handOver()).rejects.toMatchObject({ code: 'HOLD_TOO_SMALL' });
  expect((await apples.order()).state).toBe('READY');
  await apples.weighs(120);
  await apples.handOver();
  await apples.finalize();
  await world.runJobs();
  expect(apples.hold()).toMatchObject({ amount: apples.held, captured: (await apples.order()).total_cents });
});

test('N-64 a provider that does not answer is asked again with the same key, and holds the money once', async () => {
  const apples = await picking();
  provider.next('lost');
  await apples.weighs(900);
  await expect(world.runJobs()).rejects.toThrow('UNKNOWN');
  expect(await apples.heldNow()).toBe(apples.held);
  const { total_cents: total } = await apples.order();
  // The same weight again says nothing new; another one asks for what is missing.
  expect(await apples.weighs(900)).toContain('already');
  await apples.weighs(901);
  await world.runJobs();
  expect(await apples.heldNow()).toBeGreaterThanOrEqual(total);
});

test('N-41, N-50 what is packed instead is weighed anew, at the lower price per pound', async () => {
  const orderNumber = await givenOrder(world, {
    cart: [{ upc: goods.milk, weight: 100, listCents: 1000 }],
    ...onDay(20),
  });
  const { order, lines } = await wholeOf(world, orderNumber);
  const entryId = lines[0]!.entry_id;
  world.clock.set(order.cutoff_at!);
  const given = { orderNumber, actor: 'STORE' };
  await storeSteps.pick(world.context, given);
  const total = async () => (await wholeOf(world, orderNumber)).order.total_cents;
  await storeSteps.weigh(world.context, given, { entryId, weight: 137 });
  expect(await total()).toBe(1370);
  const swap = { kind: 'SUBSTITUTED' as const, entryId, itemId: goods.apples, name: 'Fuji', cents: 800, quantity: 1 };
  const at = world.clock.now();
  await inTransaction(world.db, (trx) => pack(trx, world.context, [swap], { ...given, at }));
  expect(await total()).toBe(800);
  await storeSteps.weigh(world.context, given, { entryId, weight: 120 });
  expect(await total()).toBe(960);
  await storeSteps.found(world.context, given, entryId);
  expect(await total()).toBe(1000);
});
