import { expect, test } from 'vitest';
import { minimumAgeOf } from './minimum-age.ts';

test('G-70 the minimum age is 18 for DIVISION and 16 for EPISODIC when none is given', () => {
  expect(minimumAgeOf({ type: 'DIVISION' })).toBe(18);
  expect(minimumAgeOf({ type: 'EPISODIC' })).toBe(16);
});

test("X-8 the program's own minimum age applies, including an explicit 0", () => {
  expect(minimumAgeOf({ type: 'DIVISION', minAge: 21 })).toBe(21);
  expect(minimumAgeOf({ type: 'DIVISION', minAge: 0 })).toBe(0);
});
