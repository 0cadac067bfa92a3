import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editChanges, otherChanges } from '../../gateway/src/areas/cart/rules/edit-changes.ts';
import type { BagFee, CartLine } from '../../pricing/cart.ts';
import type { Offer } from '../../pricing/offer.ts';
import { quote } from '../../pricing/quote.ts';
import { bogo, context, line, multiBuy, offer } from '../../pricing/testing/samples.ts';

const upcs = ['milk', 'eggs', 'chips', 'salsa', 'cola'];
const bags: BagFee = { cents: 10, packages: 2, isFreeWithEbt: false };
const priced = fc.record({
  upc: fc.constantFrom(...upcs),
  qty: fc.integer({ min: 1, max: 6 }),
  listCents: fc.integer({ min: 50, max: 2000 }),
  promo: fc.constantFrom(null, bogo, multiBuy(2, 500)),
  taxCode: fc.constantFrom(null, 'food'),
  depositCents: fc.constantFrom(0, 5, 10),
});
const lines = fc
  .array(priced, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((each, at) => line({ ...each, lineId: `line-${at}` })));
/** For each line of the order: how many there will be; 0 takes it out. */
const wishes = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 });
const coupons = fc.subarray<Offer>([
  offer({ offerId: 'milk-off' }),
  offer({ offerId: 'eggs-free', buy: { upcs: ['eggs'] }, get: { qty: 1, discount: { type: 'FREE', value: 0 } } }),
  offer({
    offerId: 'ten-off-fifty',
    proto: 'REWARDS_FLAT',
    buy: { minCents: 5000 },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 1000 } },
  }),
]);

/** A cart as the page of an edit reads it. */
function seen(cart: readonly CartLine[], offers: readonly Offer[]) {
  const { lines: costs, totals } = quote(cart, offers, context({ bags }));
  const netCents = new Map(costs.map((each) => [each.lineId, each.netCents]));
  return {
    totals,
    lines: cart.map(({ lineId, upc, qty: quantity }) => ({
      entryId: lineId,
      name: upc,
      quantity,
      selectedWeight: null,
      ordered: { quantity, weight: null },
      netCents: netCents.get(lineId) ?? 0,
    })),
  };
}

test('S-22 N-62 the lines of an edit add up to its new total, whatever bags, deposits, tax, and coupons do', () => {
  fc.assert(
    fc.property(lines, wishes, lines, coupons, coupons, (ordered, wish, added, then, now) => {
      const kept = ordered.flatMap((each, at) => (wish[at] === 0 ? [] : { ...each, qty: wish[at] ?? each.qty }));
      const placed = seen(ordered, then);
      const edited = seen([...kept, ...added.map((each) => ({ ...each, lineId: `new-${each.lineId}` }))], now);
      const steps = [...editChanges(placed.lines, edited.lines, 'en'), ...otherChanges(placed, edited, 'en')].reduce(
        (sum, { differenceCents }) => sum + differenceCents,
        0,
      );
      expect(placed.totals.totalCents + steps).toBe(edited.totals.totalCents);
    }),
  );
});

test('S-22 one more bag is a step of its own', () => {
  const [placed, edited] = [seen([line({ qty: 2 })], []), seen([line({ qty: 3 })], [])];
  expect(otherChanges(placed, edited, 'en')).toEqual([{ kind: 'BAG_FEE', text: 'Bags', differenceCents: 10 }]);
  expect(otherChanges(placed, placed, 'en')).toEqual([]);
});

test('S-22 N-40 a coupon clipped meanwhile is a step, though no line was changed', () => {
  const [placed, edited] = [seen([line()], []), seen([line()], [offer()])];
  expect(otherChanges(placed, edited, 'en')).toEqual([
    { kind: 'DEALS', text: 'Coupons and deals', differenceCents: -100 },
  ]);
});
