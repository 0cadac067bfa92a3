import { expect, test } from 'vitest';
import { line } from '../testing/lines.ts';
import { mergeMessages, messageOf } from './messages.ts';

const told = (cents: number, reason: 'OUT_OF_STOCK' | 'INACTIVE' | null = null) =>
  line('e-1', { told: { cents, reason } });

test.each([
  ['nothing', told(400), { cents: 400, reason: null }, null],
  [
    'another price',
    told(400),
    { cents: 450, reason: null },
    { code: 'PRICE_CHANGED', facts: { name: 'Milk', fromCents: 400, toCents: 450 } },
  ],
  [
    'that it is out',
    told(400),
    { cents: 450, reason: 'OUT_OF_STOCK' as const },
    { code: 'LINE_UNAVAILABLE', facts: { name: 'Milk', reasonCode: 'OUT_OF_STOCK' } },
  ],
  ['nothing more of what is out', told(400, 'OUT_OF_STOCK'), { cents: 450, reason: 'INACTIVE' as const }, null],
  [
    'that it is back, whatever it costs',
    told(400, 'OUT_OF_STOCK'),
    { cents: 450, reason: null },
    { code: 'LINE_AVAILABLE', facts: { name: 'Milk' } },
  ],
])('N-60 a shopper is told %s', (_, known, now, message) => {
  expect(messageOf(known, now)).toEqual(message && { entryId: 'e-1', itemId: 'milk', ...message });
});

test('N-6 who signs in is told how many packages were taken over, and where a sum stopped at the maximum', () => {
  const capped = [{ entryId: 'e-1', itemId: 'milk', name: 'Milk', quantity: 99, isShort: false }];
  const cut = { code: 'MERGE_CAPPED', entryId: 'e-1', itemId: 'milk', facts: { name: 'Milk', quantity: 99 } };
  const merged = { code: 'MERGED', entryId: null, itemId: null, facts: { count: 39 } };
  expect(mergeMessages({ taken: 39, capped }, false)).toEqual([merged, cut]);
  expect(mergeMessages({ taken: 39, capped: [] }, false)).toEqual([merged]);
  expect(mergeMessages({ taken: 0, capped }, false)).toEqual([cut]);
  expect(mergeMessages({ taken: 39, capped }, true)).toEqual([cut]);
  expect(mergeMessages({ taken: 0, capped: [] }, false)).toEqual([]);
});

test('T-72 who signs in is told where a sum stopped at what is in stock', () => {
  const capped = [{ entryId: 'e-1', itemId: 'milk', name: 'Milk', quantity: 19, isShort: true }];
  const short = { code: 'MERGE_SHORT', entryId: 'e-1', itemId: 'milk', facts: { name: 'Milk', quantity: 19 } };
  expect(mergeMessages({ taken: 0, capped }, false)).toEqual([short]);
});
