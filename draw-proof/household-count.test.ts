import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HouseholdCount } from './household-count.ts';

const pseudonym = fc.string({ minLength: 20, maxLength: 20, unit: fc.constantFrom(...Array.from('0123456789abcdef')) });

function counted(households: readonly string[]): number {
  const count = new HouseholdCount();
  for (const household of households) count.add(household);
  return count.size;
}

test('N-30 households are counted exactly, as a set would count them', () => {
  fc.assert(
    fc.property(fc.array(pseudonym), (households) => {
      const twice = [...households, ...households.toReversed()];
      expect(counted(twice)).toBe(new Set(households).size);
    }),
  );
});

test('N-30 thousands of households that differ only in their last digits are all counted', () => {
  const households = Array.from({ length: 20_000 }, (_, index) => index.toString(16).padStart(20, '0'));
  expect(counted(households)).toBe(households.length);
  expect(counted(['0'.repeat(20), 'f'.repeat(20), '0'.repeat(20)])).toBe(2);
});
