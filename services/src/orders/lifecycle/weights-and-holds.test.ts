import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { goods } from '../testing/orders-world.ts';
import { givenOrder, onDay, wholeOf } from '../testing/placed-orders.ts';
import { type QuillpayWorld, quillpayWorld, weighedOrder } from '../testing/quillpay-world.ts';
import { pack } from './packing.ts';
import { storeSteps } from './store-steps.ts';

let quillpay: QuillpayWorld;
beforeAll(async () => {
  quillpay = await quillpayWorld();
});
afterAll(() => quillpay.close());

const heldBy = async ({ payments }: Awaited<ReturnType<typeof weighedOrder>>) =>
  (await payments())[0]!.authorized_cents;

test('T-88, N-50 a real weight within the hold is charged as it is, and nothing more is asked for', async () => {
  const apples = await weighedOrder(quillpay);
  await apples.weighs(137);
  await apples.ready();
  await apples.handOver();
  await apples.finalize();
  await quillpay.world.runJobs();
  const { total_cents: total } = await apples.order();
  expect(total).toBeLessThan(apples.held);
  expect(apples.hold()).toMatchObject({ amount: apples.held, captured: total });
});

test('N-50 a weight that was mistyped is refused with what it can be, and changes nothing', async () => {
  const apples = await weighedOrder(quillpay);
  const { total_cents: before, version } = await apples.order();
  for (const slip of [1370, 301, 32, 1])
    await expect(apples.weighs(slip)).rejects.toMatchObject({
      status: 400,
      code: 'WEIGHT_UNLIKELY',
      message: `${(slip / 100).toFixed(2)} lb can't be right: a package of this item weighs between 0.33 lb and 3.00 lb. Weigh it again, or swap it.`,
    });
  expect(await apples.order()).toMatchObject({ total_cents: before, version });
  await apples.weighs(300);
});

test('N-50, N-64 a weight above the hold waits until more is held, once, and is then charged in full', async () => {
  const apples = await weighedOrder(quillpay);
  await apples.weighs(290);
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
  await quillpay.world.runJobs();
  await quillpay.world.runJobs();
  expect([await heldBy(apples), apples.hold().amount]).toEqual([total, total]);
  await apples.handOver();
  await apples.finalize();
  await quillpay.world.runJobs();
  expect(apples.hold().captured).toBe(total);
});

test('N-64 a card that refuses more keeps the goods in the store, until less is packed', async () => {
  const apples = await weighedOrder(quillpay);
  quillpay.provider.next('decline');
  await apples.weighs(290);
  await quillpay.world.runJobs();
  await apples.ready();
  await expect(apples.handOver()).rejects.toMatchObject({ code: 'HOLD_TOO_SMALL' });
  expect((await apples.order()).state).toBe('READY');
  await apples.weighs(120);
  await apples.handOver();
  await apples.finalize();
  await quillpay.world.runJobs();
  expect(apples.hold()).toMatchObject({ amount: apples.held, captured: (await apples.order()).total_cents });
});

test('N-64 a provider that does not answer is asked again with the same key, and holds the money once', async () => {
  const apples = await weighedOrder(quillpay);
  quillpay.provider.next('lost');
  await apples.weighs(290);
  await expect(quillpay.world.runJobs()).rejects.toThrow('UNKNOWN');
  expect(await heldBy(apples)).toBe(apples.held);
  const { total_cents: total } = await apples.order();
  // The same weight again says nothing new; another one asks for what is missing.
  expect(await apples.weighs(290)).toContain('already');
  await apples.weighs(291);
  await quillpay.world.runJobs();
  expect(await heldBy(apples)).toBeGreaterThanOrEqual(total);
});

test('N-41, N-50 what is packed instead is weighed anew, at the lower price per pound', async () => {
  const { world } = quillpay;
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
