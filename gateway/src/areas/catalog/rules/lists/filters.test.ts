import { expect, test } from 'vitest';
import { filtersText, scopePath } from './filters.ts';

test('N-55 chosen values are sent as pairs, each once, and none can become two', () => {
  expect(
    filtersText([
      { facet: 'BRAND', values: ['meadow-lane', 'a,DEALS:ON_SALE', 'meadow-lane'] },
      { facet: 'DIET', values: ['ORGANIC'] },
    ]),
  ).toBe('BRAND:meadow-lane,BRAND:a%2CDEALS%3AON_SALE,DIET:ORGANIC');
  expect(filtersText([])).toBe('');
});

test('N-55 more than fifty values, or more text than a service takes, are refused', () => {
  const values = (count: number, length = 3) => Array.from({ length: count }, (_, i) => `${i}`.padStart(length, 'x'));
  expect(filtersText([{ facet: 'BRAND', values: values(50) }])).not.toBeNull();
  expect(filtersText([{ facet: 'BRAND', values: values(51) }])).toBeNull();
  expect(filtersText([{ facet: 'BRAND', values: values(50, 100) }])).toBeNull();
});

test.each([
  [null, undefined, '/search'],
  [null, 'DEALS:ON_SALE', '/search?deals=ON_SALE'],
  ['/shop/dairy', undefined, '/shop/dairy'],
  ['/shop/dairy', 'BRAND:meadow-lane,BRAND:a%2Cb,nonsense', '/shop/dairy?brand=meadow-lane&brand=a%2Cb'],
  [null, 'PRICE:%', '/search?price=%25'],
])('N-74 the path to all of %s with %s', (department, filters, path) => {
  expect(scopePath(department, filters)).toBe(path);
});
