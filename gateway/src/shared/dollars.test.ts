import { expect, test } from 'vitest';
import { dollars } from './dollars.ts';

test.each([
  [60_000, '$600'],
  [520_000, '$5,200'],
  [1299, '$12.99'],
  [0, '$0'],
])('%i cents are %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});
