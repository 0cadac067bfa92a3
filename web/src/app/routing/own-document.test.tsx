import { afterEach, expect, test, vi } from 'vitest';
import { isDocumentOf } from './own-document.ts';

afterEach(() => vi.restoreAllMocks());
/** The browser loaded its document from here. */
const arrivesAt = (name: string | null) =>
  Object.assign(performance, {
    getEntriesByType: () => (name === null ? [] : [{ name }]),
  });

test.each([
  ['http://shop.example/checkout?cart=1', true],
  ['http://shop.example/erums/cart/', false],
  ['http://shop.example/checkouts', false],
  [null, true],
])('a document from %s is one of the checkout: %s', (name, isOne) => {
  arrivesAt(name);
  expect(isDocumentOf('checkout')).toBe(isOne);
});
