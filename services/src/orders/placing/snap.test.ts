import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeSteps } from '../lifecycle/store-steps.ts';
import { ledgerFaults } from '../store/ledger-audit.ts';
import { goods, noon } from '../testing/orders-world.ts';
import { quillpayWorld } from '../testing/quillpay-world.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { sql } from 'kysely';
import type { World } from '../../testing/world.ts';
import type { PlacedOrderLine } from '../contract/order.ts';

let world: World;
let close: () => Promise<void>;
beforeAll(async () => void ({ world, close } = await quillpayWorld()));
afterAll(() => close());
beforeEach(() => world.clock.set(noon));

let names = 0;
/** A cart of $35 of milk, which SNAP doesn't pay for here, and $18 of bread, which it does. */
async function readyShopper(paymentId = 'HAND_OVER') {
  const maya = ordersShopper(world, `snap-${++names}`);
  await maya.getsReady({ paymentId });
  await maya.adds(goods.bread, { qty: 3 });
  return maya;
}
const paymentsOf = async (orderNumber: string) =>
  (
    await sql<{ method: string; state: string; held: number; charged: number; back: number }>`
      select method, state, authorized_cents as held, captured_cents as charged, refunded_cents as back
      from orders.payment where order_number = ${orderNumber} order by method`.execute(world.db)
  ).rows;

test('N-52 SNAP benefits pay for eligible groceries, up to their sum; the rest is paid another way, and bags are free', async () => {
  const maya = await readyShopper();
  const before = (await maya.looks()).body;
  expect(before.ebt).toEqual({ eligibleCents: 1800, paidCents: 0, restCents: before.totalCents });
  expect(before.quote.totals.bagCents).toBe(20);
  expect((await maya.chooses({ ebtCents: 1801 })).code).toBe('EBT_TOO_MUCH');
  const { body } = await maya.chooses({ ebtCents: 1500 });
  expect(body.ebt).toEqual({ eligibleCents: 1800, paidCents: 1500, restCents: body.totalCents - 1500 });
  expect(body.quote.totals.bagCents).toBe(0);
  expect((await maya.chooses({ ebtCents: 0 })).body.ebt).toMatchObject({ paidCents: 0 });
});

test('N-52 who changes the amount after seeing the price is told; an amount that the cart no longer has is lowered', async () => {
  const maya = await readyShopper();
  const { quote } = (await maya.looks()).body;
  await maya.chooses({ ebtCents: 1800 });
  expect((await maya.places({ quoteId: quote.quoteId })).code).toBe('QUOTE_CHANGED');
  const { lines } = (await maya.cart())!;
  const bread = lines.find(({ itemId }) => itemId === goods.bread)!;
  await maya.adds(goods.bread, { op: 'SET', entryId: bread.entryId, qty: 1 });
  expect((await maya.looks()).body.ebt).toMatchObject({ eligibleCents: 600, paidCents: 600 });
});

test('N-52 the port holds both: only the rest is held on the card, each is charged its share, and refunds go back the way they came', async () => {
  const maya = await readyShopper('QUILLPAY');
  const { body: seen } = await maya.chooses({ ebtCents: 1800 });
  expect(seen.holdCents).toBe(seen.totalCents - 1800);
  const { body: order } = await maya.places();
  const { orderNumber, totalCents } = order;
  expect(order.payment).toMatchObject({ paymentId: 'QUILLPAY', ebtCents: 1800, heldCents: totalCents - 1800 });
  const { context } = world;
  const step = { orderNumber, actor: 'test' };
  world.clock.set('2026-08-05T21:00:00Z');
  await storeSteps.pick(context, step);
  const [bread, milk] = [goods.bread, goods.milk].map(
    (item) => (order.lines as PlacedOrderLine[]).find(({ itemId }) => itemId === item)?.entryId ?? '',
  );
  await storeSteps.short(context, step, { entryId: bread!, left: 2 });
  await storeSteps.ready(context, step);
  await storeSteps.handOver(context, step);
  await storeSteps.finalize(context, step);
  const [placed] = await maya.orders();
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { method: 'QUILLPAY', state: 'CAPTURED', charged: placed!.totalCents - 1200 },
    { method: 'SNAP_EBT', state: 'CAPTURED', charged: 1200 },
  ]);
  await storeSteps.refund(context, step, { entryId: bread!, quantity: 1 });
  await storeSteps.refund(context, step, { entryId: milk!, quantity: 1 });
  const [card, benefits] = await paymentsOf(orderNumber);
  expect(benefits?.back).toBe(600);
  expect(card?.back).toBeGreaterThanOrEqual(500);
  expect(card?.back).toBeLessThan(600);
  expect(await ledgerFaults(world.db, world.clock.now())).toEqual([]);
});

test('N-52 nothing is charged twice: ten sends of one order have one payment of each kind; a canceled one lets both go', async () => {
  const maya = await readyShopper();
  await maya.chooses({ ebtCents: 600 });
  const { quoteId } = (await maya.looks()).body.quote;
  const answers = await Promise.all(Array.from({ length: 10 }, () => maya.places({ quoteId }, 'snap-once')));
  const numbers = new Set(answers.map(({ body }) => body.orderNumber));
  expect(numbers.size).toBe(1);
  const [orderNumber = ''] = numbers;
  expect(await paymentsOf(orderNumber)).toHaveLength(2);
  await storeSteps.cancel(world.context, { orderNumber, actor: 'test' });
  expect((await paymentsOf(orderNumber)).every(({ state }) => state === 'VOIDING' || state === 'VOIDED')).toBe(true);
  expect(await ledgerFaults(world.db, world.clock.now())).toEqual([]);
});

test('N-52 nobody takes a card with a PIN from an empty doorstep', async () => {
  const maya = await readyShopper();
  await maya.chooses({ channel: 'DELIVERY', addressId: await maya.lives() });
  expect((await maya.chooses({ ebtCents: 600 })).body.ebt).toMatchObject({ paidCents: 600 });
  const left = await maya.chooses({ handOver: 'UNATTENDED' });
  expect(left.body.ebt).toBeNull();
  expect((await maya.chooses({ ebtCents: 600 })).code).toBe('EBT_TOO_MUCH');
});
