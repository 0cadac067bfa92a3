import { expect, test } from 'vitest';
import { changePercent, needsAcceptance } from './price-guard.ts';

test.each([
  [110, false],
  [111, true],
  [100, false],
  [40, false],
])('N-65 from $1.00 to %i cents: needs a tap is %s', (cents, needs) => {
  expect(needsAcceptance(cents, 100)).toBe(needs);
});

test('N-65 a rise of exactly 10% passes whatever the price is', () => {
  expect(needsAcceptance(439, 399)).toBe(true);
  expect(needsAcceptance(438, 399)).toBe(false);
  expect(changePercent(439, 399)).toBe(10);
  expect(changePercent(300, 400)).toBe(-25);
});

test('N-65 a change is told in whole percent, rounded', () => {
  expect([1004, 1005, 995, 994].map((cents) => changePercent(cents, 1000))).toEqual([0, 1, -0, -1]);
});
