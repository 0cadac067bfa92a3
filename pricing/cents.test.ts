import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portion, split } from './cents.ts';

const cents = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 9_000_000_000 }));

/** `amount * numerator / denominator` in fractions, rounded half up. */
function exactly(amount: number, numerator: number, denominator: number): number {
  const [twice, by] = [2n * BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number((twice + by) / (2n * by));
}

test('N-81 a portion is rounded half up, whatever its size', () => {
  expect([portion(5, 1, 10), portion(4, 1, 10), portion(15, 1, 10), portion(0, 1, 10)]).toEqual([1, 0, 2, 0]);
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 1_000_000 }), (amount, numerator, denominator) => {
      const wanted = exactly(amount, numerator, denominator);
      fc.pre(wanted <= Number.MAX_SAFE_INTEGER);
      expect(portion(amount, numerator, denominator)).toBe(wanted);
    }),
  );
});

test('N-81 a portion of a product that no float holds is exact', () => {
  expect(portion(9_007_199_254_740_991, 3, 9)).toBe(3_002_399_751_580_330);
  expect(portion(9_000_000_000_000_001, 1_000_000, 1_000_000)).toBe(9_000_000_000_000_001);
  // Twice the product is beyond what a float holds, while the product isn't.
  expect(portion(6_004_799_503_160_661, 1, 2)).toBe(3_002_399_751_580_331);
});

test('N-38 nothing is split, and nothing is split over what costs nothing', () => {
  const parts = [
    { weight: 3, count: 2 },
    { weight: 1, count: 1 },
  ];
  const nothing = Array(2).fill({ each: 0, extra: 0 });
  expect(split(0, parts)).toEqual(nothing);
  expect(
    split(
      5,
      parts.map((part) => ({ ...part, weight: 0 })),
    ),
  ).toEqual(nothing);
  expect(split(1, parts)).not.toEqual(nothing);
  expect(split(5, [])).toEqual([]);
});

test('N-38 what is left goes to the largest remainders, the earlier of equals first', () => {
  // 100 over 1, 1, 1: 33 each, and the first gets the cent.
  expect(
    split(
      100,
      [1, 1, 1].map((weight) => ({ weight, count: 1 })),
    ),
  ).toEqual([
    { each: 33, extra: 1 },
    { each: 33, extra: 0 },
    { each: 33, extra: 0 },
  ]);
  // 10 over 1, 2, 4: shares of 1.43, 2.86, and 5.71.
  expect(
    split(
      10,
      [1, 2, 4].map((weight) => ({ weight, count: 1 })),
    ),
  ).toEqual([
    { each: 1, extra: 0 },
    { each: 2, extra: 1 },
    { each: 5, extra: 1 },
  ]);
  // 11 over four alike and one: 2.2 each, and one of the four gets the cent.
  expect(
    split(11, [
      { weight: 5, count: 4 },
      { weight: 5, count: 1 },
    ]),
  ).toEqual([
    { each: 2, extra: 1 },
    { each: 2, extra: 0 },
  ]);
});

test('N-38 shares are floors of what is fair or a cent more, and add up, even where no float holds the product', () => {
  const part = fc.record({ weight: cents, count: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), cents, (parts, total) => {
      const sum = parts.reduce((all, { weight, count }) => all + BigInt(weight) * BigInt(count), 0n);
      fc.pre(sum > 0n && total > 0);
      const shares = split(total, parts);
      const given = shares.reduce((all, { each, extra }, at) => all + each * parts[at]!.count + extra, 0);
      expect(given).toBe(total);
      for (const [at, { each, extra }] of shares.entries()) {
        const { weight, count } = parts[at]!;
        expect(each).toBe(Number((BigInt(total) * BigInt(weight)) / sum));
        expect(extra).toBeLessThanOrEqual(count);
      }
      const remainders = shares.map(({ extra }, at) => ({
        extra,
        count: parts[at]!.count,
        rest: (BigInt(total) * BigInt(parts[at]!.weight)) % sum,
      }));
      const isPassedOver = remainders.some((one) =>
        remainders.some((other) => one.rest > other.rest && other.extra > 0 && one.extra < one.count),
      );
      expect(isPassedOver).toBe(false);
    }),
  );
});

test('what no float holds is exact', () => {
  expect(portion(Number.MAX_SAFE_INTEGER, 1, 1)).toBe(Number.MAX_SAFE_INTEGER);
  const parts = [1_000_000_028_920, 1_000_000_018_016, 1_000_000_043_424].map((weight) => ({ weight, count: 1 }));
  expect(split(1_000_000_069_248, parts)).toEqual([
    { each: 333_333_356_015, extra: 1 },
    { each: 333_333_352_381, extra: 0 },
    { each: 333_333_360_850, extra: 1 },
  ]);
});
