import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCanonicalOrder } from '../lots.ts';
import { quote } from '../quote.ts';
import { leastCents } from '../testing/brute-force.ts';
import { cases } from '../testing/carts.ts';

test('N-37 the best deal is what trying everything finds, on 2,000 small carts', () => {
  fc.assert(
    fc.property(cases({ lines: 3, units: 2, offers: 4 }), ({ cart, offers, context }) => {
      const { totals, isProven } = quote(cart, offers, { ...context, rewardCents: 0, steps: 100_000 });
      expect(isProven).toBe(true);
      const usable = offers.filter(({ endLocal }) => endLocal >= context.placedAt);
      expect(totals.goodsCents).toBe(leastCents(inCanonicalOrder(cart), usable, context));
    }),
    { numRuns: 2000, seed: 37 },
  );
});

test('N-37 out of steps, the deal is still a deal, the same each time, and says that it is not proven', () => {
  fc.assert(
    fc.property(cases({ lines: 6, units: 4, offers: 8 }), ({ cart, offers, context }) => {
      const [short, again] = [1, 2].map(() => quote(cart, offers, { ...context, steps: 1 }));
      expect(again).toEqual(short);
      expect(short?.totals.goodsCents).toBeLessThanOrEqual(quote(cart, [], context).totals.goodsCents);
    }),
    { numRuns: 300, seed: 38 },
  );
});
