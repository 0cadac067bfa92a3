import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';
import { type ComparisonUnit, comparisonUnit, comparisonUnits, packageUnits, type UnitCode, units } from './units.ts';

describe('N-49 the price of one comparison unit', () => {
  test.each<[number, number, UnitCode, ComparisonUnit, number]>([
    [479, 1000, 'gal', 'fl oz', 37],
    [599, 12_000, 'ct', 'ea', 499],
    [399, 12_000, 'oz', 'lb', 5320],
    [101, 4000, 'lb', 'lb', 253],
    [1499, 750, 'L', 'fl oz', 591],
    [1000, 56_000, 'ct', '100 ct', 17_860],
    // From $1, to the cent; below, to a tenth of a cent.
    [9999, 100_000, 'oz', 'oz', 1000],
    [9994, 100_000, 'oz', 'oz', 999],
  ])('%i cents for %i thousandths of a %s is, by the %s, %i tenths of a cent', (cents, amount, of, by, tenths) => {
    expect(unitPrice(cents, amount, of, by)).toEqual({ tenths, unit: by });
  });

  test.each<[number, number, UnitCode, ComparisonUnit]>([
    [0, 1000, 'oz', 'lb'],
    [100, 0, 'oz', 'lb'],
    [100, 1000, 'ct', 'lb'],
  ])('%i cents for %i thousandths of a %s has none by the %s', (cents, amount, of, by) => {
    expect(unitPrice(cents, amount, of, by)).toBeNull();
  });

  test('a package sold by count in a by-the-pound category is compared by the piece', () => {
    expect(comparisonUnit('lb', 'oz')).toBe('lb');
    expect(comparisonUnit('oz', 'lb')).toBe('oz');
    expect(comparisonUnit('lb', 'ea')).toBe('ea');
    expect(comparisonUnit('100 ct', 'ct')).toBe('100 ct');
  });

  // Rational numbers by the textbook: nothing in here rounds or divides before the end.
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
  class Ratio {
    readonly top: bigint;
    readonly bottom: bigint;
    constructor(top: bigint, bottom: bigint) {
      const shared = gcd(top, bottom);
      this.top = top / shared;
      this.bottom = bottom / shared;
    }
    times = (other: Ratio) => new Ratio(this.top * other.top, this.bottom * other.bottom);
    over = (other: Ratio) => new Ratio(this.top * other.bottom, this.bottom * other.top);
    minus = (other: Ratio) => new Ratio(this.top * other.bottom - other.top * this.bottom, this.bottom * other.bottom);
    /** -1, 0, 1 */
    compare = (other: Ratio) => Math.sign(Number(this.minus(other).top));
  }
  const whole = (value: number) => new Ratio(BigInt(value), 1n);

  test('10,000 packages agree with exact rational arithmetic: the nearest step, and the upper one of two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(...packageUnits),
        fc.constantFrom(...comparisonUnits),
        (cents, thousandths, of, by) => {
          const found = unitPrice(cents, thousandths, of, by);
          fc.pre(units[of].dimension === units[by].dimension);
          const exact = whole(cents * 10)
            .times(new Ratio(units[by].of[0], units[by].of[1]))
            .over(new Ratio(BigInt(thousandths), 1000n).times(new Ratio(units[of].of[0], units[of].of[1])));
          const step = exact.compare(whole(1000)) >= 0 ? 10 : 1;
          const error = exact.minus(whole(found?.tenths ?? Number.NaN));
          const half = new Ratio(BigInt(step), 2n);
          const isOnStep = (found?.tenths ?? 0.5) % step === 0;
          const isNearest = error.compare(half) < 0 && error.compare(new Ratio(-half.top, half.bottom)) >= 0;
          expect([isOnStep, isNearest]).toEqual([true, true]);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
