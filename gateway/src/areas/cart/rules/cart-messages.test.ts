import { expect, test } from 'vitest';
import { type CartNews, messageText } from './cart-messages.ts';

const name = 'Organic Strawberries';

test.each<[CartNews['code'], CartNews['facts'], string]>([
  ['MOVED', { storeId: '2910' }, 'Your cart has moved to the new store. Prices may differ.'],
  ['MERGED', { count: 3 }, 'What you added before you signed in is in your cart.'],
  ['MERGE_CAPPED', { name, quantity: 12 }, 'Organic Strawberries: one order holds 12 at most.'],
  ['MERGE_SHORT', { name, quantity: 19 }, 'Organic Strawberries: only 19 left.'],
  ['MERGE_SHORT', { name, quantity: 0 }, 'Organic Strawberries: none left.'],
  ['LINE_AVAILABLE', { name }, 'Organic Strawberries: back in stock.'],
  ['PRICE_CHANGED', { name, fromCents: 399, toCents: 449 }, 'Organic Strawberries: now $4.49, was $3.99.'],
  ['LINE_UNAVAILABLE', { name, reasonCode: 'OUT_OF_STOCK' }, 'Organic Strawberries: out of stock.'],
  ['LINE_UNAVAILABLE', { name, reasonCode: 'NOT_CARRIED' }, 'Organic Strawberries: not carried at this store.'],
  ['LINE_UNAVAILABLE', { name, reasonCode: 'WRONG_CHANNEL' }, 'Organic Strawberries: not offered this way.'],
])('S-37 %s %j is said as: %s', (code, facts, text) => {
  expect(messageText({ code, facts }, 'en')).toBe(text);
});

test('a message without its facts still says something', () => {
  expect(messageText({ code: 'LINE_UNAVAILABLE', facts: {} }, 'en')).toBe('The item: out of stock.');
});
