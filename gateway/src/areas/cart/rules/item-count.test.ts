import { expect, test } from 'vitest';
import { summaryText } from './item-count.ts';

test.each([
  [0, 0, 'Nothing in your cart yet.'],
  [1, 1, '1 item.'],
  [1, 14, '14 items.'],
  [3, 17, '3 carts, 17 items. Each is checked out on its own.'],
  [2, 1200, '2 carts, 1,200 items. Each is checked out on its own.'],
])('S-76 %i carts with %i packages: %s', (carts, quantity, text) => {
  expect(summaryText(carts, quantity, 'en')).toBe(text);
});
