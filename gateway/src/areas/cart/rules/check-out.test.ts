import { expect, test } from 'vitest';
import { canCheckOut, unavailableText } from './check-out.ts';

const line = { available: true, leftQuantity: null };
const out = { available: false, leftQuantity: null };
const short = { available: true, leftQuantity: 19 };
const cart = (lines: readonly (typeof line | typeof short)[], missingCents = 0) => ({
  missingCents,
  lines,
  cartSummary: { availableItemQuantity: lines.filter(({ available }) => available).length },
});

test.each([
  ['with all it asks for', cart([line, { available: true }] as never), true, null],
  ['below its minimum', cart([line], 301), false, null],
  ['with a line that is out', cart([line, out]), false, '1 item is unavailable. Remove it to check out.'],
  ['with a line that is short', cart([short]), false, '1 item is short. Change it to check out.'],
  ['with both', cart([line, out, short]), false, '2 items are unavailable. Change or remove them to check out.'],
  ['with nothing that can be had', cart([out]), false, '1 item is unavailable. Remove it to check out.'],
])('T-72 N-60 a cart %s', (_, given, can, text) => {
  expect([canCheckOut(given), unavailableText(given, 'en')]).toEqual([can, text]);
});
