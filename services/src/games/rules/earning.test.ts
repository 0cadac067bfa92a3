import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderCategories } from '../../../../pricing/cart.ts';
import { eligibleCents, exceptions, type OrderLine, pointsOf, reversal } from './earning.ts';

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

test('N-10 each state that sets milk prices, and no other, earns nothing on milk', () => {
  const states = ['LA', 'ME', 'MT', 'ND', 'NJ', 'NV', 'PA', 'VA', 'CA', 'NY', ''];
  expect(states.filter((state) => earns([line('FLUID_DAIRY', 100)], {}, state) === 0)).toEqual(states.slice(0, 8));
});

test('T-50 the rules list what earns nothing, where milk earns nothing, and what counts twice', () => {
  const never = ['MONEY_SERVICES', 'ALCOHOL', 'TOBACCO', 'FUEL', 'PASSES', 'BUSINESS', 'TAX', 'DEPOSIT'];
  const { never: unpaid, ...rest } = exceptions({});
  expect(unpaid.toSorted()).toEqual(['GIFT_CARD', ...never].toSorted());
  expect(rest).toEqual({ noDairyIn: ['LA', 'ME', 'MT', 'ND', 'NJ', 'NV', 'PA', 'VA'], twice: [] });
  const doubled = exceptions({ giftCards: true, noDairyIn: [''] });
  expect(doubled.never.toSorted()).toEqual(never.toSorted());
  expect([doubled.noDairyIn, doubled.twice]).toEqual([[''], ['GIFT_CARD']]);
});

test('N-10 points are rounded down once, at the very dollar', () => {
  expect([99, 100, 199, 200].map((cents) => pointsOf({}, cents))).toEqual([0, 1, 1, 2]);
  expect([66, 67].map((cents) => pointsOf({ pointsPerDollar: 1.5 }, cents))).toEqual([0, 1]);
  // 0.29 * 100 is 28.999 in floating point.
  expect(pointsOf({ pointsPerDollar: 0.29 }, 10_000)).toBe(29);
});

test('N-11 a share of a refund is rounded down, in favor of the shopper, until the last cent', () => {
  const earned = { eligibleCents: 1000, points: 10, refundedCents: 0, reversedPoints: 0 };
  expect(reversal(earned, 99)).toEqual({ refundedCents: 99, points: 0 });
  expect(reversal(earned, 100)).toEqual({ refundedCents: 100, points: 1 });
  expect(reversal(earned, 999)).toEqual({ refundedCents: 999, points: 9 });
  expect(reversal(earned, 1000)).toEqual({ refundedCents: 1000, points: 10 });
  expect(reversal({ ...earned, refundedCents: 99 }, 1)).toEqual({ refundedCents: 100, points: 1 });
  const all = { ...earned, refundedCents: 1000, reversedPoints: 10 };
  expect(reversal(all, 1)).toEqual({ refundedCents: 1000, points: 0 });
  expect(reversal({ ...earned, reversedPoints: 5 }, 100).points).toBe(0);
  expect(reversal({ ...earned, eligibleCents: 0, points: 0 }, 100)).toEqual({ refundedCents: 0, points: 0 });
});

test('N-11 a refund of nothing takes nothing, though too little was taken before', () => {
  const earned = { eligibleCents: 1000, points: 10, refundedCents: 500, reversedPoints: 3 };
  expect(reversal(earned, 0)).toEqual({ refundedCents: 500, points: 0 });
  expect(reversal(earned, 1)).toEqual({ refundedCents: 501, points: 2 });
});
