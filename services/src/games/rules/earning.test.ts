import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eligibleCents, orderCategories, type OrderLine, pointsOf, reversal } from './earning.ts';

const line = (category: OrderLine['category'], netCents: number): OrderLine => ({ category, netCents });
const earns = (lines: OrderLine[], rule = {}, state = 'CA') => pointsOf(rule, eligibleCents(rule, lines, state));

test('N-10 a dollar earns a point, and cents do not count', () => {
  expect(earns([line('GROCERY', 525)])).toBe(5);
  expect(earns([line('GROCERY', 99)])).toBe(0);
  expect(earns([line('GROCERY', 150), line('GROCERY', 150)])).toBe(3);
});

test('T-52 N-54 gift cards, wine, and tax earn no points', () => {
  expect(earns([line('GIFT_CARD', 5000), line('ALCOHOL', 1899), line('TAX', 312)])).toBe(0);
  expect(earns([line('GIFT_CARD', 5000), line('ALCOHOL', 1899), line('TAX', 312), line('GROCERY', 1000)])).toBe(10);
});

test.each(['ALCOHOL', 'TOBACCO', 'FUEL', 'MONEY_SERVICES', 'PASSES', 'BUSINESS', 'TAX', 'DEPOSIT'] as const)(
  'N-10 N-54 %s is excluded in every program',
  (category) =>
    expect(earns([line(category, 10_000)], { giftCards: true, pointsPerDollar: 10, noDairyIn: [] })).toBe(0),
);

test('N-10 pharmacy counts once, gift cards twice where a program counts them', () => {
  expect(earns([line('PHARMACY', 2000)])).toBe(20);
  expect(earns([line('GIFT_CARD', 2500)], { giftCards: true })).toBe(50);
});

test("N-10 refrigerated milk counts depending on the store's state", () => {
  expect(earns([line('FLUID_DAIRY', 399)], {}, 'CA')).toBe(3);
  expect(earns([line('FLUID_DAIRY', 399)], {}, 'PA')).toBe(0);
  expect(earns([line('FLUID_DAIRY', 399)], { noDairyIn: ['CA'] }, 'CA')).toBe(0);
});

test('N-10 a program can have its own rate', () => {
  expect(earns([line('GROCERY', 333)], { pointsPerDollar: 2 })).toBe(6);
  expect(earns([line('GROCERY', 1000)], { pointsPerDollar: 1.5 })).toBe(15);
});

test('N-11 a refund takes points back in proportion, and all of them with the last cent', () => {
  const earned = { eligibleCents: 12_050, points: 120, refundedCents: 0, reversedPoints: 0 };
  expect(reversal(earned, 525)).toEqual({ refundedCents: 525, points: 5 });
  expect(reversal(earned, 12_050)).toEqual({ refundedCents: 12_050, points: 120 });
  expect(reversal({ ...earned, refundedCents: 525, reversedPoints: 5 }, 99_999)).toEqual({
    refundedCents: 12_050,
    points: 115,
  });
  expect(reversal(earned, 0)).toEqual({ refundedCents: 0, points: 0 });
});

test('N-11 however an order is refunded, it never takes back more than it earned, and in the end all of it', () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(cents, fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 8 }), (paid, refunds) => {
      const points = pointsOf({}, paid);
      let earned = { eligibleCents: paid, points, refundedCents: 0, reversedPoints: 0 };
      for (const refund of [...refunds, paid]) {
        const taken = reversal(earned, refund);
        expect(taken.points).toBeGreaterThanOrEqual(0);
        earned = {
          ...earned,
          refundedCents: taken.refundedCents,
          reversedPoints: earned.reversedPoints + taken.points,
        };
        expect(earned.reversedPoints).toBeLessThanOrEqual(points);
      }
      expect(earned.reversedPoints).toBe(points);
    }),
  );
});

test('N-10 points never depend on the order of the lines, and more never earns less', () => {
  const lines = fc.array(
    fc.record({ category: fc.constantFrom(...orderCategories), netCents: fc.integer({ min: 0, max: 30_000 }) }),
  );
  fc.assert(
    fc.property(lines, lines, (some, others) => {
      expect(earns(some.toReversed())).toBe(earns(some));
      expect(earns([...some, ...others])).toBeGreaterThanOrEqual(earns(some));
    }),
  );
});
