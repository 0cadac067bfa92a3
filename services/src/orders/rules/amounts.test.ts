import { expect, test } from 'vitest';
import { holdCentsOf, quoteIdOf, totalOf } from './amounts.ts';

test.each([
  [1000, 1100],
  [1001, 1102],
  [1004, 1105],
  [1009, 1110],
  [1010, 1111],
  [1, 2],
  [0, 0],
])('N-50 N-81 of %i cents while something is weighed, %i are held: a tenth more, rounded up', (totalCents, held) => {
  expect(holdCentsOf(totalCents, true)).toBe(held);
  expect(holdCentsOf(totalCents, false)).toBe(totalCents);
});

const extras = { feeCents: 395, tipCents: 200 };

test('N-60 an order costs its quote with fee and tip, and another of them is another quote', () => {
  expect(totalOf({ totals: { totalCents: 1000 } as never }, extras)).toBe(1595);
  expect(quoteIdOf('cost', extras)).toBe('cost.395.200');
  expect(quoteIdOf('cost', { ...extras, tipCents: 0 })).toBe('cost.395.0');
});
