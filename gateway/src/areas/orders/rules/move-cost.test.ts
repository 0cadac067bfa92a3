import { expect, test } from 'vitest';
import { moveCostText } from './move-cost.ts';

test.each([
  [4278, '$3.95 more: $42.78 in all'],
  [3488, '$3.95 less: $34.88 in all'],
  [3883, 'The total stays $38.83'],
])('X-7 an order of $38.83 that costs %i cents then says so', (then, text) => {
  expect(moveCostText(3883, then, 'en')).toBe(text);
});
