import { expect, test } from 'vitest';
import { mostBands, priceBandsOf } from './facets.ts';
import { programs } from './product.ts';

test.each([undefined, ...programs])('N-55 every price is in one range of the list of %s', (program) => {
  const bands = priceBandsOf(program);
  expect(bands.length).toBeLessThanOrEqual(mostBands);
  expect(bands.map(({ low }) => low)).toEqual([0, ...bands.slice(0, -1).map(({ high }) => high + 1)]);
  expect(bands.at(-1)?.high).toBe(Infinity);
});

test('N-55 wines are parted where their prices are, and begin where groceries are dear', () => {
  expect(priceBandsOf('1P_WINE').map(({ name }) => name)).toEqual([
    'Under $15',
    '$15 to $19.99',
    '$20 to $24.99',
    '$25 to $29.99',
    '$30 to $39.99',
    '$40 to $49.99',
    '$50 and up',
  ]);
  expect(priceBandsOf(undefined)[0]?.name).toBe('Under $3');
});
