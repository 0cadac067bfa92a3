import { expect, test } from 'vitest';
import { itemLines } from './item-lines.ts';

test.each([
  ['200000001', [['200000001', 1]]],
  ['200000001 3', [['200000001', 3]]],
  ['No. 200000001 x 3 cases', [['200000001', 3]]],
  [
    '200000001,2\n200000002;4\n\n200000003\t1',
    [
      ['200000001', 2],
      ['200000002', 4],
      ['200000003', 1],
    ],
  ],
  ['200000001 2\r\n200000001 3', [['200000001', 5]]],
  ['Item Cases\n200000001 2', [['200000001', 2]]],
  ['200000001 0', []],
  ['200000001 9999', [['200000001', 99]]],
  ['milk', []],
])('S-165 a pasted list of item numbers: %j', (text, lines) => {
  expect(itemLines(text).map(({ productId, quantity }) => [productId, quantity])).toEqual(lines);
});

test('S-165 a list longer than a cart takes at once is cut', () => {
  const text = Array.from({ length: 80 }, (_, index) => String(200_000_001 + index)).join('\n');
  expect(itemLines(text)).toHaveLength(50);
});
