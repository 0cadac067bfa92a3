import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { settleLeftPlacings } from '../placing/place-order.ts';
import { goods, stockOf } from '../testing/orders-world.ts';
import { quillpayWorld } from '../testing/quillpay-world.ts';
import { newKey, ordersShopper, type OrdersShopper } from '../testing/orders-shopper.ts';
import { paymentPorts } from './ports.ts';
import { quillpay } from './quillpay.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

let world: World;
let provider: StandIn;
let close: () => Promise<void>;
beforeAll(async () => void ({ world, provider, close } = await quillpayWorld()));
afterAll(() => close());
afterEach(() => world.runJobs());

let names = 0;
const shopper = () => ordersShopper(world, `payer-${++names}`);
const ready = async (): Promise<OrdersShopper> => {
  const maya = shopper();
  await maya.getsReady({ paymentId: 'QUILLPAY' });
  return maya;
};
const payments = async (of: OrdersShopper) =>
  (
    await sql<{ state: string; method: string }>`select p.state, p.method from orders.payment p
      join orders.placement using (order_number) where cart_id = ${of.kept.cartId} order by p.created_at`.execute(
      world.db,
    )
  ).rows.map(({ state }) => state);
const later = (time: Temporal.DurationLike) => {
  world.clock.advance(time);
  return settleLeftPlacings({ ...world.context, ports: paymentPorts(world.context.config) });
};
const holdOf = (orderNumber: string) => [...provider.holds.values()].filter(({ order }) => order === orderNumber);

test('N-64 the provider holds what the order costs, once for ten sends, and the order knows it', async () => {
  const maya = await ready();
  const { body: seen } = await maya.looks();
  expect([seen.holdCents, seen.paymentId]).toEqual([seen.totalCents, 'QUILLPAY']);
  const key = newKey();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => maya.places({ quoteId: seen.quote.quoteId }, key)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderNumber}`)).size).toBe(1);
  const { body } = answers[0]!;
  expect(body.payment).toEqual({
    paymentId: 'QUILLPAY',
    state: 'AUTHORIZED',
    heldCents: seen.totalCents,
    chargedCents: 0,
    refundedCents: 0,
    shortage: null,
    ebtCents: 0,
  });
  expect(holdOf(body.orderNumber)).toMatchObject([{ amount: seen.totalCents, captured: 0, voided: false }]);
});

test('N-50 N-81 with something weighed, 110 % of the estimate is held, rounded up', async () => {
  const maya = shopper();
  await maya.adds(goods.apples, { qty: 1, selectedWeight: 137 });
  await maya.getsReady({ paymentId: 'QUILLPAY' });
  const { totalCents, holdCents, isWeighed } = (await maya.looks()).body;
  expect([isWeighed, holdCents]).toEqual([true, Math.ceil(totalCents * 1.1)]);
});

test('N-64 a declined payment places nothing: the stock returns, the cart and its time stay, and another try may succeed', async () => {
  const maya = await ready();
  const stock = await stockOf(world.db, goods.milk);
  provider.next('decline');
  const key = newKey();
  expect((await maya.places({}, key)).code).toBe('PAYMENT_DECLINED');
  expect(await stockOf(world.db, goods.milk)).toBe(stock);
  expect((await maya.looks()).body).toMatchObject({ problems: [] });
  expect((await maya.looks()).body.slot).not.toBeNull();
  expect((await maya.places({}, key)).status).toBe(200);
  expect(await payments(maya)).toEqual(['DECLINED', 'AUTHORIZED']);
});

test('N-64 a lost answer is PAYMENT_UNKNOWN; the same key, or a new one, finds out without asking for more money', async () => {
  for (const resend of ['same', 'new']) {
    const maya = await ready();
    const { quoteId } = (await maya.looks()).body.quote;
    provider.next('lost');
    const key = newKey();
    expect((await maya.places({ quoteId }, key)).code).toBe('PAYMENT_UNKNOWN');
    expect(await maya.orders()).toEqual([]);
    const answer = await maya.places({ quoteId }, resend === 'same' ? key : newKey());
    expect(answer.status).toBe(200);
    expect(holdOf(answer.body.orderNumber)).toHaveLength(1);
    expect(await payments(maya)).toEqual(['AUTHORIZED']);
  }
});

test('N-64 what a crash left half way is finished by the job: one order, one hold', async () => {
  const maya = await ready();
  provider.next('lost');
  expect((await maya.places()).code).toBe('PAYMENT_UNKNOWN');
  expect(await later({ seconds: 29 })).toBe(0);
  expect(await later({ seconds: 1 })).toBe(1);
  const [order] = await maya.orders();
  expect(holdOf(order!.orderNumber)).toMatchObject([{ voided: false }]);
  expect((await maya.cart())?.lines ?? []).toEqual([]);
  expect(await later({ minutes: 5 })).toBe(0);
});

test('T-79 money isn’t held for a time that has ended: the hold is let go, stock and time are free again', async () => {
  const maya = await ready();
  const stock = await stockOf(world.db, goods.milk);
  const slot = (await maya.looks()).body.slot!;
  provider.next('lost');
  expect((await maya.places()).code).toBe('PAYMENT_UNKNOWN');
  await later({ minutes: 15 });
  expect(await payments(maya)).toEqual(['VOIDING']);
  await world.runJobs();
  expect(await payments(maya)).toEqual(['VOIDED']);
  expect([...provider.holds.values()].at(-1)).toMatchObject({ voided: true, captured: 0 });
  expect(await maya.orders()).toEqual([]);
  expect(await stockOf(world.db, goods.milk)).toBe(stock);
  const { rows } = await sql<{ taken: number; used: number }>`select taken, (select count(*)::int from orders."order" o
    where o.slot_id = s.slot_id) + (select count(*)::int from orders.slot_hold h where h.slot_id = s.slot_id) as used
    from orders.slot s where slot_id = ${slot.slotId}`.execute(world.db);
  expect(rows[0]!.taken).toBe(rows[0]!.used);
  expect((await maya.looks()).body.problems.map(({ code }) => code)).toContain('SLOT_NEEDED');
});

test('N-64 a provider that answers too late, or nonsense, is UNKNOWN', async () => {
  const slow = await startStandIn();
  const ask = { key: 'k-1', orderNumber: '1', cents: 100 };
  const tooLate: typeof fetch = async (url, { signal, ...asked } = {}) => {
    await fetch(url, asked);
    return new Promise((_, refuse) => {
      const stop = () => refuse(signal?.reason as Error);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop);
    });
  };
  expect(await quillpay({ url: slow.url, deadline: 1, fetch: tooLate }).authorize(ask)).toEqual({ kind: 'UNKNOWN' });
  expect(await quillpay({ url: slow.url }).authorize(ask)).toEqual({ kind: 'DONE', reference: 'qp-k-1' });
  expect([slow.holds.size, slow.asked.get('/authorizations k-1')]).toEqual([1, 2]);
  const nonsense = quillpay({ url: slow.url, fetch: async () => new Response('<html>', { status: 200 }) });
  expect(await nonsense.authorize(ask)).toEqual({ kind: 'UNKNOWN' });
  await slow.close();
});
