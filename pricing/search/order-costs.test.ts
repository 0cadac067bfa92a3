import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderLevel, type Offer } from '../offer.ts';
import { atOnce } from '../steps.ts';
import { cases } from '../testing/carts.ts';
import { offer } from '../testing/samples.ts';
import { groundOf, usable } from '../testing/search.ts';
import { partsIn } from './best-deal.ts';
import { type OrderSet, orderSetOf } from './crossing.ts';
import { orderCosts } from './order-costs.ts';
import { OrderTotals } from './order-totals.ts';
import type { Part } from './part.ts';
import type { PartDeal } from './part-deals.ts';

const count = 200;
const ofOrder = (offerId: string, department: string, discount: Offer['get']['discount'], minCents: number): Offer =>
  offer({ offerId, proto: 'REWARDS_FLAT', buy: { department, minCents }, get: { qty: 1, discount } });
const carts = fc.sample(
  fc.tuple(
    cases({ lines: 6, units: 4, offers: 6 }),
    fc.constantFrom('AMOUNT_OFF' as const, 'PERCENT' as const),
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 100, max: 2500 }),
  ),
  { numRuns: count, seed: 41 },
);

/** A part's best use of the store's offers without order-level ones, and none of it, with what coupons make of both. */
function deals(part: Part, set: OrderSet): PartDeal[] {
  const steps = 10_000;
  const stores = [atOnce(part.best({ steps })).storeDeal, part.starts[0]!];
  return stores.flatMap((storeDeal) => {
    const found = atOnce(part.coupons.over(set.over(storeDeal), { steps }));
    return found === null ? [] : [{ storeDeal, deal: found.deal }];
  });
}

/** Every way to choose one of each. */
const choices = <Each>(of: readonly (readonly Each[])[]): Each[][] =>
  of.reduce<Each[][]>((all, some) => all.flatMap((before) => some.map((one) => [...before, one])), [[]]);

// A coupon that takes a share of less, or is found in more steps than the cart is made in, is judged to take more.
test('N-35 N-38 what a cart costs under order-level offers is judged without making it, to the cent or a little lower', () => {
  let [judged, lower] = [0, 0];
  for (const [{ cart, offers, context }, type, value, minCents] of carts) {
    const lines = cart.map((line) => ({ ...line, isPaidWithEbt: false }));
    const both = [
      ofOrder('dairy', 'dairy', { type, value }, minCents),
      ofOrder('deli', 'deli', { type: 'AMOUNT_OFF', value: 333 }, 400),
    ];
    const { ground, lots } = groundOf(lines, context);
    const items = usable(offers, context).filter((each) => !isOrderLevel(each));
    const parts = partsIn(ground, lots, [...items, ...both]);
    for (const part of parts) atOnce(part.best({ steps: 10_000 }));
    for (const some of [both, both.slice(0, 1)]) {
      const set = orderSetOf(some, parts, ground);
      const options = parts.map((part) => deals(part, set));
      const costOf = orderCosts(set, options, parts, ground.lines)!;
      const totals = new OrderTotals(some, parts, ground.lines);
      for (const chosen of choices(options)) {
        const made = atOnce(totals.settled(chosen, Infinity, { steps: 100_000 }));
        const cents = atOnce(costOf(chosen, { steps: 100_000 }));
        expect(cents === null).toBe(made === null);
        if (cents === null || made === null) continue;
        expect(cents).toBeLessThanOrEqual(made.cents);
        judged += 1;
        lower += Number(cents < made.cents);
      }
    }
  }
  expect([judged, lower]).toEqual([538, 4]);
});
