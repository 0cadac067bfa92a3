import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offer } from '../../../../pricing/testing/samples.ts';
import { readReceipt, receiptVersion } from '../../../../pricing/receipts/receipt.ts';
import { verifyReceipt } from '../../../../pricing/receipts/verify.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { joined, publish, type Shopper } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import {
  announcePlaced,
  givenOrder,
  type GivenOrder,
  moneyOf,
  noticesOf,
  onDay,
  takenOf,
  wholeOf,
} from '../testing/placed-orders.ts';
import { pack, type Packing } from './packing.ts';
import { refund } from './refund.ts';
import { advance, cancel, finalize } from './store-side.ts';

let world: World;
let ada: Shopper;
let shoppers = 0;
beforeAll(async () => {
  world = await ordersWorld();
  await publish(world);
});
beforeEach(async () => {
  ada = await joined(world, `ada-${++shoppers}`);
});
afterAll(() => world.close());

const actor = 'STORE';
const now = () => world.clock.now();
const household = () => ({ household_id: ada.who.householdId, customer_id: ada.who.customerId });
const places = async (given: GivenOrder = {}) => {
  const orderNumber = await givenOrder(world, { ...household(), ...given });
  await announcePlaced(world, orderNumber);
  return orderNumber;
};
const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(world.db, work);
const steps = async (orderNumber: string, ...events: ('LOCK' | 'PICK' | 'READY' | 'HAND_OVER')[]) => {
  for (const event of events) await within((trx) => advance(trx, { orderNumber, event, at: now(), actor }));
};
const packs = (orderNumber: string, ...packings: Packing[]) =>
  within((trx) => pack(trx, world.context, packings, { orderNumber, at: now(), actor }));
const finalizes = (orderNumber: string) =>
  within((trx) => finalize(trx, world.context, { orderNumber, at: now(), actor }));
const cancels = (orderNumber: string, event: 'CANCEL' | 'STORE_CANCEL' = 'CANCEL') =>
  within((trx) => cancel(trx, world.context, { orderNumber, event, at: now(), actor: 'SHOPPER' }));
const refunds = (orderNumber: string, entryId: string, quantity = 1) =>
  within((trx) =>
    refund(
      trx,
      world.context,
      { returned: [{ entryId, quantity }], reason: 'RETURN' },
      { orderNumber, at: now(), actor },
    ),
  );
const points = async () => {
  await world.runJobs();
  const { totalGamePoints, pendingGamePoints } = await ada.points('SPIN');
  return [totalGamePoints, pendingGamePoints];
};
const milkAndEggs = { cart: [{ qty: 3 }, { upc: 'eggs', listCents: 600 }] };
const thirtyOff = offer({
  offerId: 'thirty',
  proto: 'REWARDS_FLAT',
  buy: { minCents: 10_000 },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 3000 } },
});

test('N-61, N-11, N-64 an order is locked, picked, handed over, and finalized: charged, its receipt frozen, its points posted', async () => {
  const number = await places(milkAndEggs);
  expect(await points()).toEqual([0, 18]);
  await steps(number, 'LOCK', 'PICK', 'READY', 'HAND_OVER');
  expect((await wholeOf(world, number)).order.state).toBe('HANDED_OVER');
  await finalizes(number);
  const { order, lines, events } = await wholeOf(world, number);
  expect(order).toMatchObject({ state: 'FINALIZED', total_cents: 1800 });
  expect(lines.map((line) => line.picked_quantity)).toEqual([3, 1]);
  expect(events.map(({ kind }) => kind)).toEqual(['PLACED', 'LOCKED', 'PICKING', 'READY', 'HANDED_OVER', 'FINALIZED']);
  expect(await moneyOf(world, number)).toEqual({ charged: 1800, refunded: 0 });
  expect(await points()).toEqual([18, 0]);
});

test('T-86, N-41 a short never costs the shopper a discount that was earned: a courtesy line keeps it', async () => {
  const number = await places({
    cart: [
      { upc: 'meat', listCents: 9500 },
      { upc: 'tea', listCents: 600 },
    ],
    offers: [thirtyOff],
  });
  await steps(number, 'LOCK', 'PICK');
  await packs(number, { kind: 'SHORT', entryId: 'tea', left: 0 });
  const { order, lines } = await wholeOf(world, number);
  expect(order).toMatchObject({ total_cents: 6500, version: 2, placed_total_cents: 7100 });
  expect(lines[1]).toMatchObject({ picked_quantity: 0, net_cents: 0 });
  expect(await noticesOf(world, ada.who.householdId)).toEqual([
    {
      type: 'ORDER_CHANGED',
      parts: {
        code: 'ORDER_CHANGED',
        orderNumber: number,
        start: expect.stringMatching(/^2026-/),
        timeZone: 'America/Los_Angeles',
        changes: [{ kind: 'SHORT', name: 'tea', left: 0, by: null }],
        totalCents: 6500,
        differenceCents: -600,
      },
      deep_link: `/account/orders/${number}`,
    },
  ]);
  await steps(number, 'READY', 'HAND_OVER');
  await finalizes(number);
  expect(await moneyOf(world, number)).toEqual({ charged: 6500, refunded: 0 });
  const token = await world.tokenFor({ ...ada.who });
  const answer = await world.app.inject({
    url: `/orders/${number}/receipt`,
    headers: { authorization: `Bearer ${token}` },
  });
  const { digest, inputs, quote } = answer.json<{ digest: string; inputs: object; quote: object }>();
  const file = { version: receiptVersion, digest, inputs, quote: { ...quote, quoteId: undefined } };
  const { receipt } = readReceipt(JSON.stringify(file));
  expect(receipt && verifyReceipt(receipt)).toMatchObject({ isValid: true, differences: [] });
  expect(receipt?.quote.totals.orderOfferCents).toBe(3000);
});

test('T-88, N-50 a real weight is charged at the same price per pound, with the coupon by real weight', async () => {
  const half = offer({ offerId: 'half', get: { qty: 1, discount: { type: 'PERCENT', value: 5000 } } });
  const number = await places({ cart: [{ weight: 100, listCents: 1000 }], offers: [half] });
  expect((await wholeOf(world, number)).order.total_cents).toBe(500);
  await steps(number, 'LOCK', 'PICK');
  await packs(number, { kind: 'WEIGHED', entryId: 'milk', weight: 137 });
  expect((await wholeOf(world, number)).order.total_cents).toBe(685);
  expect(await noticesOf(world, ada.who.householdId)).toEqual([]);
  await expect(packs(number, { kind: 'SHORT', entryId: 'milk', left: 2 })).rejects.toMatchObject({ code: 'TOO_MANY' });
});

test('I-10 nothing but a refund changes a final order, and a refund only takes points back', async () => {
  const number = await places(milkAndEggs);
  await steps(number, 'LOCK', 'PICK', 'READY', 'HAND_OVER');
  await finalizes(number);
  const before = await points();
  await expect(packs(number, { kind: 'SHORT', entryId: 'eggs', left: 0 })).rejects.toMatchObject({
    code: 'ORDER_STATE',
  });
  await expect(cancels(number)).rejects.toMatchObject({ code: 'CANNOT_CANCEL' });
  await expect(finalizes(number)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  expect(await points()).toEqual(before);
  expect(await refunds(number, 'milk', 2)).toBe(800);
  expect(await points()).toEqual([10, 0]);
  await expect(refunds(number, 'milk', 2)).rejects.toMatchObject({ code: 'TOO_MANY', details: { maximum: 1 } });
  expect(await refunds(number, 'milk')).toBe(400);
  expect(await refunds(number, 'eggs')).toBe(600);
  expect(await points()).toEqual([0, 0]);
  expect(await moneyOf(world, number)).toEqual({ charged: 1800, refunded: 1800 });
  expect((await wholeOf(world, number)).order).toMatchObject({ state: 'PARTIALLY_REFUNDED', total_cents: 1800 });
});

test('N-38 N-82 a refund of one of two for one is recorded, and is what was paid less what the other costs alone', async () => {
  const bogo = { type: 'B', buy: 1, free: 1, group: null, endsOn: '2026-08-31' } as const;
  const number = await places({ cart: [{ qty: 2, promo: bogo }, { upc: 'eggs' }] });
  await steps(number, 'LOCK', 'PICK', 'READY', 'HAND_OVER');
  await finalizes(number);
  expect(await refunds(number, 'milk')).toBe(0);
  expect(await noticesOf(world, ada.who.householdId)).toContainEqual(
    expect.objectContaining({ parts: { code: 'REFUNDED', orderNumber: number, cents: 0, items: 1 } }),
  );
  expect(await refunds(number, 'milk')).toBe(400);
  await expect(refunds(number, 'milk')).rejects.toMatchObject({ code: 'TOO_MANY', details: { maximum: 0 } });
  expect(await refunds(number, 'eggs')).toBe(400);
  expect(await moneyOf(world, number)).toEqual({ charged: 800, refunded: 800 });
});

test('T-49 ten orders placed and canceled in a loop earn nothing, and give their time back', async () => {
  for (let time = 0; time < 10; time++) {
    const number = await places({ ...milkAndEggs, ...onDay(12) });
    expect(await takenOf(world, 'slot-12')).toBe(1);
    await cancels(number);
    expect(await takenOf(world, 'slot-12')).toBe(0);
    await expect(cancels(number)).rejects.toMatchObject({ code: 'CANNOT_CANCEL' });
    expect((await wholeOf(world, number)).payments).toMatchObject([{ state: 'VOIDING', captured_cents: 0 }]);
  }
  expect(await points()).toEqual([0, 0]);
});

test('S-3 a shopper cancels until picking starts, the store until it hands over', async () => {
  const number = await places(onDay(11));
  await steps(number, 'LOCK');
  const other = await places(onDay(11));
  await steps(other, 'LOCK', 'PICK');
  await cancels(number);
  await expect(cancels(other)).rejects.toMatchObject({ status: 409, code: 'CANNOT_CANCEL' });
  await cancels(other, 'STORE_CANCEL');
  expect((await wholeOf(world, other)).order.state).toBe('CANCELLED');
  expect(await noticesOf(world, ada.who.householdId)).toMatchObject([
    { parts: { code: 'ORDER_CANCELED', orderNumber: other } },
  ]);
});

test('N-61 of many that finalize an order at once, one does', async () => {
  const number = await places(milkAndEggs);
  await steps(number, 'LOCK', 'PICK', 'READY', 'HAND_OVER');
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => finalizes(number)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await moneyOf(world, number)).toEqual({ charged: 1800, refunded: 0 });
  expect(await points()).toEqual([18, 0]);
});

test('N-10, N-11 what an order says that it earns is what is pending, and then what is posted', async () => {
  const number = await places({ cart: [{ qty: 3 }, { upc: 'eggs', listCents: 650 }] });
  const token = await world.tokenFor({ ...ada.who });
  const earns = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await world.app.inject({ url: `/orders/${number}`, headers });
    return answer.json<{ earns: { points: number; eligibleCents: number; isPosted: boolean }[] }>().earns;
  };
  // Before the ledger has heard of it, and after.
  const estimate = { programCode: 'SPIN', points: 18, eligibleCents: 1850, isPosted: false };
  expect(await earns()).toMatchObject([estimate]);
  expect(await points()).toEqual([0, 18]);
  expect(await earns()).toMatchObject([estimate]);
  await steps(number, 'LOCK', 'PICK');
  await packs(number, { kind: 'SHORT', entryId: 'eggs', left: 0 });
  expect(await earns()).toMatchObject([{ points: 12, isPosted: false }]);
  expect(await points()).toEqual([0, 12]);
  await steps(number, 'READY', 'HAND_OVER');
  await finalizes(number);
  expect(await points()).toEqual([12, 0]);
  expect(await earns()).toMatchObject([{ points: 12, eligibleCents: 1200, isPosted: true }]);
  await refunds(number, 'milk');
  const [posted] = await points();
  expect(await earns()).toMatchObject([{ points: posted, isPosted: true }]);
  const canceled = await places(milkAndEggs);
  await cancels(canceled);
  expect((await points())[1]).toBe(0);
});
