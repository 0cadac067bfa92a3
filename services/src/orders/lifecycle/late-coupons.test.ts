import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { publishOffers } from '../../offers/index.ts';
import { couponShopper } from '../../offers/testing/coupons-world.ts';
import { offerDraft } from '../../offers/testing/drafts.ts';
import type { CartCouponsView, ClippedForCartView } from '../../cart/contract/coupons.ts';
import type { CartEstimateView } from '../../cart/contract/estimates.ts';
import type { World } from '../../testing/world.ts';
import { goods, noon, ordersWorld, stockOf, store } from '../testing/orders-world.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { wholeOf } from '../testing/placed-orders.ts';
import { lockDue } from './play-the-store.ts';
import { storeSteps } from './store-steps.ts';

const milkUpc = '012100000001';
const off = (value: number, upcs: string[]) => ({
  buy: { upcs },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value } },
  maxApplications: 1,
});
const drafts = [
  offerDraft('milk-off', { rule: off(100, [milkUpc]), upcs: [milkUpc] }),
  offerDraft('milk-more-off', { rule: off(150, [milkUpc]), upcs: [milkUpc] }),
  offerDraft('oats-off', { rule: off(100, ['041000000017']) }),
];

let world: World;
beforeAll(async () => {
  world = await ordersWorld({
    capacity: 50,
    fill: ({ db, clock }) => inTransaction(db, (trx) => publishOffers(trx, drafts, clock.now())),
  });
});
afterAll(() => world.close());

let names = 0;
/** A household with an order of seven cartons of milk, and these coupons clipped before it. */
async function placed(...offerIds: string[]) {
  world.clock.set(noon);
  const name = `late-${++names}`;
  const coupons = couponShopper(world, name);
  const clips = async (offerId: string) =>
    expect(await coupons.clips(offerId, store.storeId)).toMatchObject([{ status: 1 }, { status: 1 }]);
  for (const offerId of offerIds) await clips(offerId);
  const shopper = ordersShopper(world, name);
  await shopper.getsReady();
  const { body } = await shopper.places();
  return { clips, shopper, orderNumber: body.orderNumber, cutoff: body.cutoffAt! };
}
const orderOf = async (orderNumber: string) => (await wholeOf(world, orderNumber)).order;

test('N-40 a coupon clipped after the order was placed counts when a change adds its item', async () => {
  const { clips, shopper, orderNumber } = await placed();
  await clips('milk-off');
  const { status, body } = await shopper.amends(orderNumber, 1, [
    { itemId: goods.milk, orderedQuantity: 8, actionCode: 'UPDATE' },
  ]);
  const { totals, applied } = body.order.quote as Quote;
  expect([status, totals.goodsCents]).toEqual([200, 8 * 500 - 100]);
  expect(applied).toMatchObject([{ offerId: 'milk-off', amountCents: 100 }]);
});

test('N-40 what a change costs is what its page said before, with the coupon that was clipped since', async () => {
  const { clips, shopper, orderNumber } = await placed();
  await clips('milk-off');
  await clips('oats-off');
  const edit = await shopper.edits(orderNumber);
  expect(edit.quote.totals.goodsCents).toBe(7 * 500 - 100);
  // Named, and why it takes nothing off (N-42).
  expect(edit.quote.notApplied).toEqual([{ offerId: 'oats-off', reasonCode: 'NO_MATCHING_ITEM' }]);
  const { status, body } = await shopper.amends(orderNumber, 1, [
    { itemId: goods.milk, orderedQuantity: 7, actionCode: 'UPDATE' },
  ]);
  expect([status, body.order.totalCents]).toEqual([200, edit.quote.totals.totalCents]);
});

test('N-40 a coupon clipped by the cut-off counts although nobody changes the order, and one clipped later does not', async () => {
  const { clips, orderNumber, cutoff } = await placed('oats-off');
  await clips('milk-off');
  world.clock.set(cutoff);
  await clips('milk-more-off');
  await lockDue(world.context);
  const { state, version, total_cents: total, quote } = await orderOf(orderNumber);
  expect([state, version, quote.totals.goodsCents]).toEqual(['LOCKED', 2, 3400]);
  expect(total).toBe(quote.totals.totalCents);
  expect(quote.applied).toMatchObject([{ offerId: 'milk-off' }]);
  await lockDue(world.context);
  await storeSteps.pick(world.context, { orderNumber, actor: 'STORE' });
  expect((await orderOf(orderNumber)).version).toBe(2);
  expect((await wholeOf(world, orderNumber)).lines.map(({ net_cents: cents }) => cents)).toEqual([3400]);
});

test('N-40 a store that picks before the clock has locked the order finds the coupon counted', async () => {
  const { clips, orderNumber, cutoff } = await placed();
  await clips('milk-off');
  world.clock.set(cutoff);
  await storeSteps.pick(world.context, { orderNumber, actor: 'STORE' });
  const { state, quote } = await orderOf(orderNumber);
  expect([state, quote.totals.goodsCents]).toEqual(['PICKING', 3400]);
});

test('N-39 a coupon that another order has taken lowers no second one, and an order without a late one stays as it was', async () => {
  const { clips, shopper, orderNumber, cutoff } = await placed();
  await clips('milk-off');
  await shopper.getsReady();
  expect(((await shopper.places()).body.quote as Quote).totals.goodsCents).toBe(3400);
  world.clock.set(cutoff);
  await lockDue(world.context);
  const { version, quote } = await orderOf(orderNumber);
  expect([version, quote.totals.goodsCents]).toEqual([1, 3500]);
});

test('N-40 what the store has stopped selling stays in an order that is changed, at its price', async () => {
  const { shopper, orderNumber } = await placed();
  await sql`update catalog.product set status = 'INACTIVE' where bpn = ${goods.milk}`.execute(world.db);
  const edit = await shopper.edits(orderNumber);
  await sql`update catalog.product set status = 'ACTIVE' where bpn = ${goods.milk}`.execute(world.db);
  expect(edit.lines).toMatchObject([{ available: true, netCents: 3500 }]);
  expect(edit.quote.totals.totalCents).toBe((await orderOf(orderNumber)).total_cents);
});

test('N-40 N-42 an order that is being changed offers what could be clipped for it, and what was clipped since has its price', async () => {
  const { shopper, orderNumber } = await placed('milk-off');
  const { cartId, quote } = await shopper.edits(orderNumber);
  const looks = async () => (await shopper.sends<CartCouponsView>('GET', `/cart/carts/${cartId}/coupons`)).body;
  const { totalCents } = quote.totals;
  expect(await looks()).toMatchObject({ offerIds: ['milk-more-off'], beforeCents: totalCents });
  const clipped = await shopper.sends<ClippedForCartView>('POST', `/cart/carts/${cartId}/coupons`, {});
  expect(clipped.body.clips).toMatchObject([{ offerId: 'milk-more-off' }]);
  expect(clipped.body.afterCents).toBe((await shopper.edits(orderNumber)).quote.totals.totalCents);
  expect(await looks()).toMatchObject({ offerIds: [], beforeCents: clipped.body.afterCents });
  const url = `/cart/estimates?storeId=${store.storeId}&serviceType=Dug&orderNumber=${orderNumber}`;
  const more = { itemId: goods.milk, qty: 1, counted: true };
  const { body } = await shopper.sends<CartEstimateView>('POST', url, { items: [more] });
  expect(body.carts[0]?.quote.applied).toMatchObject([{ offerId: 'milk-more-off', amountCents: 150 }]);
});

test('N-62 what was ordered and is no longer sold can be kept, not had more of: saving names it, and changes nothing', async () => {
  const { shopper, orderNumber } = await placed();
  const { lines } = await shopper.edits(orderNumber);
  const [milk] = lines;
  const sets = (qty: number) =>
    shopper.sends('POST', `/cart/items?storeId=${store.storeId}&serviceType=Dug&orderNumber=${orderNumber}`, {
      cartItemsList: [{ entryId: milk!.entryId, op: 'SET', qty }],
    });
  await sets(9);
  await sql`update catalog.product set status = 'INACTIVE' where bpn = ${goods.milk}`.execute(world.db);
  const edit = await shopper.edits(orderNumber);
  expect(edit.lines).toMatchObject([{ quantity: 9, available: true, leftQuantity: 7 }]);
  const before = await stockOf(world.db, goods.milk);
  const saved = await shopper.saves(orderNumber, edit.quote.totals.totalCents);
  expect([saved.status, saved.code]).toEqual([409, 'LINE_UNAVAILABLE']);
  expect(JSON.stringify(saved.body)).toContain(`"left":7`);
  expect(await stockOf(world.db, goods.milk)).toBe(before);
  expect((await shopper.edits(orderNumber)).lines).toMatchObject([{ quantity: 9 }]);
  await sets(7);
  const kept = await shopper.edits(orderNumber);
  expect(kept.lines).toMatchObject([{ quantity: 7, available: true, leftQuantity: null }]);
  expect((await shopper.saves(orderNumber, kept.quote.totals.totalCents)).status).toBe(200);
  await sql`update catalog.product set status = 'ACTIVE' where bpn = ${goods.milk}`.execute(world.db);
});
