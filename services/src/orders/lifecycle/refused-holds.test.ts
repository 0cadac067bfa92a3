import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { givenOrder, noticesOf, onDay, wholeOf } from '../testing/placed-orders.ts';
import { type QuillpayWorld, quillpayWorld, weighedOrder } from '../testing/quillpay-world.ts';
import { ledgerFaults } from '../store/ledger-audit.ts';
import { orderDb } from '../store/order-tables.ts';
import { tellRefusedHold } from './refused-hold.ts';

let quillpay: QuillpayWorld;
beforeAll(async () => {
  quillpay = await quillpayWorld();
});
afterAll(() => quillpay.close());

/** Almost three pounds of apples instead of one, packed; the card refuses to hold that much. */
async function refused() {
  const { world, provider } = quillpay;
  const apples = await weighedOrder(quillpay);
  await apples.ready();
  provider.next('decline');
  await apples.weighs(290);
  await world.runJobs();
  const { total_cents: total } = await apples.order();
  const shortage = async () => (await apples.maya.sees(apples.orderNumber)).payment.shortage;
  const notices = () => noticesOf(world, apples.maya.who!.householdId!);
  return { ...apples, total, shortage, notices };
}
const faults = () => ledgerFaults(quillpay.world.db, quillpay.world.clock.now());

test('N-64 N-69 a shopper whose card refuses the real weight sees what is missing, and is told what to do, once', async () => {
  const { total, held, shortage, notices, orderNumber } = await refused();
  expect(await shortage()).toEqual({ cents: total - held, canPayAtHandOver: true });
  await quillpay.world.runJobs();
  expect((await notices()).filter(({ parts }) => parts?.code === 'HOLD_REFUSED')).toMatchObject([
    {
      type: 'ORDER_CHANGED',
      parts: { orderNumber, totalCents: total, heldCents: held, canPayThere: true },
      deep_link: `/account/orders/${orderNumber}`,
    },
  ]);
});

test('N-64 who pays at hand-over instead gets the groceries: the hold is let go, and nothing is charged twice', async () => {
  const { maya, orderNumber, shortage, handOver, finalize, hold, payments, total } = await refused();
  const sent = await Promise.all(Array.from({ length: 8 }, () => maya.pays(orderNumber, 'HAND_OVER')));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shortage()).toBeNull();
  await handOver();
  await finalize();
  await quillpay.world.runJobs();
  expect(hold()).toMatchObject({ captured: 0, voided: true });
  expect((await payments()).map(({ method, state, captured_cents: paid }) => [method, state, paid])).toEqual([
    ['QUILLPAY', 'VOIDED', 0],
    ['HAND_OVER', 'CAPTURED', total],
  ]);
  expect(await faults()).toEqual([]);
});

test('N-64 the card is asked anew when its shopper tries again, and holds what is missing once it can', async () => {
  const { maya, orderNumber, shortage, hold, total } = await refused();
  quillpay.provider.next('decline');
  expect((await maya.pays(orderNumber, 'QUILLPAY')).code).toBe('PAYMENT_DECLINED');
  expect(await shortage()).not.toBeNull();
  quillpay.provider.next('lost');
  expect((await maya.pays(orderNumber, 'QUILLPAY')).code).toBe('PAYMENT_UNKNOWN');
  expect((await maya.pays(orderNumber, 'QUILLPAY')).status).toBe(200);
  expect([await shortage(), hold().amount]).toEqual([null, total]);
});

test('N-64 the store takes the money at the counter, or packs less, and nothing is missing anymore', async () => {
  const counter = await refused();
  expect(await counter.payHere()).toContain('is to be paid at hand-over');
  expect(await counter.payHere()).toContain('is to be paid at hand-over');
  await counter.handOver();
  await quillpay.world.runJobs();
  const lighter = await refused();
  await lighter.weighs(110);
  expect(await lighter.shortage()).toBeNull();
  await lighter.handOver();
  expect(await faults()).toEqual([]);
});

test('N-64 what nobody offers, another household’s order, and one that is handed over are refused', async () => {
  const { maya, orderNumber, handOver } = await refused();
  const stranger = ordersShopper(quillpay.world, 'stranger-to-it');
  expect((await stranger.pays(orderNumber, 'HAND_OVER')).code).toBe('NO_ORDER_DATA');
  for (const wrong of ['SNAP_EBT', 'GOLD', ''])
    expect((await maya.pays(orderNumber, wrong)).code).toBe('PAYMENT_NOT_OFFERED');
  await maya.pays(orderNumber, 'HAND_OVER');
  expect((await maya.pays(orderNumber, 'QUILLPAY')).code).toBe('PAYMENT_NOT_OFFERED');
  await handOver();
  expect((await maya.pays(orderNumber, 'HAND_OVER')).code).toBe('ORDER_STATE');
});

test('N-64 nobody takes money from an empty doorstep: the card is tried again, or the store is called', async () => {
  const { world } = quillpay;
  const orderNumber = await givenOrder(world, {
    ...onDay(9),
    household_id: 'household-doorstep',
    channel: 'DELIVERY',
    state: 'PICKING',
    method: 'QUILLPAY',
    hand_over: JSON.stringify({
      kind: 'UNATTENDED',
      address: null,
      leaveAt: 'PORCH',
      instructions: null,
      zipCode: '94607',
    }),
  });
  const maya = ordersShopper(world, 'doorstep');
  const { payments } = await wholeOf(world, orderNumber);
  await orderDb(world.db)
    .updateTable('orders.payment')
    .set({ authorized_cents: 100 })
    .where('order_number', '=', orderNumber)
    .execute();
  await tellRefusedHold(world.context, { ...payments[0]!, authorized_cents: 100 }, 999);
  expect((await maya.sees(orderNumber)).payment.shortage).toMatchObject({ canPayAtHandOver: false });
  expect((await noticesOf(world, 'household-doorstep')).at(-1)!.parts).toMatchObject({ canPayThere: false });
  expect((await maya.pays(orderNumber, 'HAND_OVER')).code).toBe('PAYMENT_NOT_OFFERED');
});
