import { expect, test } from 'vitest';
import { retryBudget } from './retry-budget.ts';

/** How many more calls so many calls cause when each of them fails. */
const causedBy = (calls: number, budget = retryBudget()) => {
  let more = 0;
  for (let call = 0; call < calls; call += 1) {
    budget.spend();
    if (budget.take()) more += 1;
  }
  return more;
};

test('ten calls may be made again at once, and then one in ten', () => {
  expect(causedBy(10)).toBe(10);
  expect(causedBy(1000)).toBe(10 + 99);
});

test('a quiet time gathers no more than ten', () => {
  const budget = retryBudget();
  for (let call = 0; call < 10_000; call += 1) budget.spend();
  expect(causedBy(11, budget)).toBe(11);
  expect(causedBy(10, budget)).toBe(1);
});
