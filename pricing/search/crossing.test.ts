import { expect, test } from 'vitest';
import type { CartLine, Promo } from '../cart.ts';
import type { Lot } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { atOnce } from '../steps.ts';
import { context, line, offer } from '../testing/samples.ts';
import { groundOf } from '../testing/search.ts';
import { partsIn } from './best-deal.ts';
import { limitUnder, orderSetOf } from './crossing.ts';

const milk = line({ upc: 'a', lineId: 'a', listCents: 400, qty: 5 });
const wine = line({ upc: 'b', lineId: 'b', listCents: 1000, departmentId: 'deli' });
const ofDairy = (type: 'AMOUNT_OFF' | 'PERCENT' | 'FIXED_PRICE', value: number, minCents?: number): Offer =>
  offer({
    offerId: 'order',
    proto: 'REWARDS_FLAT',
    buy: { department: 'dairy', ...(minCents === undefined ? {} : { minCents }) },
    get: { qty: 1, discount: { type, value } },
  });

/** One order-level offer on a cart, the parts of which have been looked at. */
function setOf(of: Offer, cart: readonly CartLine[] = [milk, wine], items: readonly Offer[] = []) {
  const { ground, lots } = groundOf(cart, context());
  const parts = partsIn(ground, lots, [of, ...items]);
  for (const part of parts) atOnce(part.best({ steps: 1000 }));
  return { set: orderSetOf([of], parts, ground), parts, ground, lot: parts[0]!.starts[0]!.lots[0]! };
}
const coupon = (lot: Lot, netCents: number, cents: number, why: 'MANUFACTURER' | 'ITEM' = 'MANUFACTURER'): Lot => ({
  ...lot,
  netCents,
  applied: [{ id: 'coupon', cents, why }],
});

test('N-35 a percentage lowers what a deal is worth by its share, and may be rounded up by half a cent', () => {
  const { set, parts } = setOf(ofDairy('PERCENT', 1000));
  expect([set.fixedCents, set.rate(0), set.rate(1)]).toEqual([0.5, 0.1, 0]);
  expect(parts.map(({ starts }) => set.worth(starts[0]!))).toEqual([1800, 1000]);
  expect(set.over(parts[0]!.starts[0]!).cents).toBe(1800);
});

test('N-35 an amount comes off in the end, as often as goods reach its minimum', () => {
  const { set, parts } = setOf(ofDairy('AMOUNT_OFF', 300, 1000));
  expect([set.fixedCents, set.rate(0), set.worth(parts[0]!.starts[0]!)]).toEqual([300, 0, 2000]);
  expect(
    [setOf(ofDairy('AMOUNT_OFF', 300, 2000)), setOf(ofDairy('AMOUNT_OFF', 300, 2001))].map(
      (each) => each.set.isReachable,
    ),
  ).toEqual([true, false]);
});

test('N-35 a coupon finds less by the share that an amount or a percentage is certain to take off, rounded down', () => {
  const amount = setOf(ofDairy('AMOUNT_OFF', 300, 1000)).set;
  // 15% of 400 cents, but for what a product of fractions may be rounded up by.
  expect([amount.carried(0, 400), amount.carried(0, 401), amount.carried(0, 407), amount.carried(1, 400)]).toEqual([
    59, 60, 61, 0,
  ]);
  const percent = setOf(ofDairy('PERCENT', 1000)).set;
  // A tenth, less half a cent in 2,000.
  expect([percent.carried(0, 4000), percent.carried(0, 4001)]).toEqual([398, 399]);
  expect(setOf(ofDairy('FIXED_PRICE', 300)).set.carried(0, 400)).toBe(0);
  expect(setOf(ofDairy('AMOUNT_OFF', 300, 1000), [{ ...milk, isPaidWithEbt: true }]).set.carried(0, 400)).toBe(0);
  expect(setOf(ofDairy('AMOUNT_OFF', 300), [{ ...milk, listCents: 0 }]).set.carried(0, 400)).toBe(0);
});

test('N-35 a deal after what is certain to come off costs its worth, and its units so much less', () => {
  const { set, parts } = setOf(ofDairy('AMOUNT_OFF', 300, 1000));
  const [dairy, deli] = parts.map(({ starts }) => set.over(starts[0]!));
  expect([dairy!.cents, dairy!.lots[0]!.netCents, deli!.lots[0]]).toEqual([2000, 341, parts[1]!.starts[0]!.lots[0]]);
});

test('N-35 there is room for a coupon and an amount if what is left of a unit is its share or more', () => {
  const { set, lot } = setOf(ofDairy('AMOUNT_OFF', 300, 1000));
  // 15% of 117 cents, then of 118.
  expect([set.fits(coupon(lot, 18, 100)), set.fits(coupon(lot, 17, 100))]).toEqual([true, false]);
  expect([set.fits(coupon(lot, 17, 100, 'ITEM')), set.fits({ ...coupon(lot, 0, 100), line: 1 })]).toEqual([true, true]);
});

test('N-35 there is room however cents are rounded if it is enough for the largest share', () => {
  const { set, lot } = setOf(ofDairy('AMOUNT_OFF', 300, 1000));
  // A cent, and 30% of 158 in 85% of them.
  expect([set.leavesRoom(coupon(lot, 57, 100)), set.leavesRoom(coupon(lot, 56, 100))]).toEqual([true, false]);
  expect([set.leavesRoom(coupon(lot, 0, 0)), set.leavesRoom(coupon(lot, 56, 100, 'ITEM'))]).toEqual([true, true]);
  expect(set.leavesRoom({ ...coupon(lot, 0, 100), line: 1 })).toBe(true);
  const percent = (minCents?: number) => setOf(ofDairy('PERCENT', 1000, minCents)).set;
  // A tenth and half a cent in 1,000 of what was there, of 90% and a little; without a minimum, all of it.
  expect([percent(1000).leavesRoom(coupon(lot, 14, 100)), percent(1000).leavesRoom(coupon(lot, 13, 100))]).toEqual([
    true,
    false,
  ]);
  expect(percent().leavesRoom(coupon(lot, 300, 100))).toBe(false);
  expect(setOf(ofDairy('FIXED_PRICE', 300, 1000)).set.leavesRoom(coupon(lot, 300, 100))).toBe(false);
  // More than the minimum is no more than all of it.
  expect(setOf(ofDairy('AMOUNT_OFF', 1500, 1000), [{ ...milk, qty: 10 }]).set.leavesRoom(coupon(lot, 300, 1))).toBe(
    false,
  );
});

const mix: Promo = { type: 'B', buy: 1, free: 1, group: 'mix', endsOn: '2026-08-31' };
/** One of the two is free. */
const either = [
  line({ upc: 'a', lineId: 'a', promo: mix }),
  line({ upc: 'b', lineId: 'b', promo: mix, departmentId: 'deli' }),
];

test('N-81 where a promo may take this or that off, goods may cost as much as the dearer way', () => {
  const { set, parts, ground } = setOf(ofDairy('AMOUNT_OFF', 300, 400), either);
  expect(parts.map(({ starts }) => starts.length)).toEqual([2]);
  expect(set.isReachable).toBe(true);
  const limit = limitUnder(set, parts, { tops: [{ leastCents: 100 }], coupons: [7] }, 1000);
  // What the deal costs, and what the set takes off; then all there may be of the line, less what the part costs at least.
  expect([limit([0]), limit([0, 1]), limit([])]).toEqual([1000 + 300 + 400 - 100, 1000 + 300 + 7, 1000 + 300 - 100]);
  expect(limitUnder(set, parts, { tops: [{ leastCents: -5 }], coupons: [7] }, 1000)([0])).toBe(1700);
  expect(orderSetOf(set.offers, parts, ground, () => 399).isReachable).toBe(false);
});

test('T-94 a part is treated alike if all its lines are in one scope, and all or none are paid with SNAP benefits', () => {
  const tie = [offer({ offerId: 'tie', buy: { upcs: ['a', 'b'] } })];
  const alike = (cart: readonly CartLine[]): boolean => {
    const { set, parts } = setOf(ofDairy('PERCENT', 1000), cart, tie);
    return set.isAlike(parts[0]!);
  };
  const eggs = { ...wine, departmentId: 'dairy' };
  expect([alike([milk, eggs]), alike([milk, wine]), alike([milk, { ...eggs, isPaidWithEbt: true }])]).toEqual([
    true,
    false,
    false,
  ]);
});
