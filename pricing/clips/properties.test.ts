import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { cases } from '../testing/carts.ts';
import { clipPlan } from './clip-plan.ts';

test('I-6 over 1,000 carts: what is clipped costs as little as everything would, and each of it counts', () => {
  fc.assert(
    fc.property(
      cases({ lines: 4, units: 3, offers: 6 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      ({ cart, offers, context: at }, flags) => {
        const given = offers.map((each, index) => ({ ...each, isClipped: flags[index] ?? true }));
        const { offerIds, before, after } = clipPlan(cart, given, { ...at, rewardCents: 0 });
        const costs = (ids: readonly string[]) =>
          quote(
            cart,
            given.flatMap((each) => (each.isClipped || ids.includes(each.offerId) ? { ...each, isClipped: true } : [])),
            { ...at, rewardCents: 0 },
          ).totals.totalCents;
        expect(costs([])).toBe(before.totals.totalCents);
        expect(costs(offerIds)).toBe(after.totals.totalCents);
        expect(after.totals.totalCents < before.totals.totalCents).toBe(offerIds.length > 0);
        for (const offerId of offerIds)
          expect(costs(offerIds.filter((each) => each !== offerId))).toBeGreaterThan(after.totals.totalCents);
        const turned = clipPlan(cart.toReversed(), given.toReversed(), { ...at, rewardCents: 0 });
        expect(turned.offerIds).toEqual(offerIds);
      },
    ),
    { numRuns: 1000, seed: 13 },
  );
});
