import { expect, test } from 'vitest';
import {
  bitsOf,
  channelBits,
  dietBits,
  dietValues,
  facetKinds,
  filtersIn,
  priceBandsOf,
  valueNames,
} from './facets.ts';
import { channels, wineBodies } from './product.ts';

test('N-55 filters are read by facet, each value once, in the order in which they are chosen', () => {
  expect(filtersIn('BRAND:prairie,DIET:ORGANIC,BRAND:meadow-lane,BRAND:prairie')).toEqual({
    BRAND: ['prairie', 'meadow-lane'],
    DIET: ['ORGANIC'],
  });
  expect(filtersIn('')).toEqual({});
  expect(filtersIn(',,')).toEqual({});
});

test('N-55 a value may hold a comma, a colon, or a percent sign', () => {
  expect(filtersIn('SIZE:6%2C12 ct,REGION:a:b,GRAPE:100%')).toEqual({
    SIZE: ['6,12 ct'],
    REGION: ['a:b'],
    GRAPE: ['100%'],
  });
});

test.each(['BRAND', 'BRAND:', ':prairie', 'brand:prairie', 'COLOR:red', 'BRAND:a%00b', 'BRAND:a\nb', 'BRAND:%0A'])(
  'N-55 %j is no filter',
  (text) => expect(filtersIn(text)).toBeNull(),
);

test('N-55 one wrong filter among good ones is refused, and so are more than fifty', () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `BRAND:b${at}`);
  expect(filtersIn(fifty.join(','))?.BRAND).toHaveLength(50);
  expect(filtersIn([...fifty, 'BRAND:b50'].join(','))).toBeNull();
  expect(filtersIn('BRAND:a,nope')).toBeNull();
});

test('chosen values have their bits, and unknown ones none', () => {
  expect(bitsOf(['a', 'b', 'c'], ['c', 'a', 'x'])).toBe(0b101);
  expect(bitsOf(['a'], [])).toBe(0);
  expect(channelBits(['DELIVERY', 'SHIPPING'])).toBe(0b1001);
  expect(dietBits(['VEGAN', 'SNAP'])).toBe(1 | (1 << 7));
});

test('N-55 everything that is offered by a fixed list has a name', () => {
  expect(dietValues).toHaveLength(8);
  expect(facetKinds).toHaveLength(12);
  for (const value of [...dietValues, ...channels, ...wineBodies, 'IN_STOCK', 'ALL', 'ON_SALE'] as const)
    expect(valueNames[value]).toMatch(/^[A-Z][A-Za-z -]+$/);
  expect(new Set(Object.values(valueNames)).size).toBe(Object.keys(valueNames).length);
  expect([valueNames.SNAP, valueNames.ALL, valueNames.GLUTEN_FREE]).toEqual([
    'SNAP eligible',
    'Sold out too',
    'Gluten-free',
  ]);
});

test('N-55 ranges of prices have an id by their ends, and the last has none', () => {
  expect(priceBandsOf('abs').map(({ id, name }) => [id, name])).toEqual([
    ['0-299', 'Under $3'],
    ['300-599', '$3 to $5.99'],
    ['600-999', '$6 to $9.99'],
    ['1000-1999', '$10 to $19.99'],
    ['2000-2999', '$20 to $29.99'],
    ['3000-4999', '$30 to $49.99'],
    ['5000-', '$50 and up'],
  ]);
  expect(priceBandsOf('1P_WINE').map(({ id }) => id)).toEqual([
    '0-1499',
    '1500-1999',
    '2000-2499',
    '2500-2999',
    '3000-3999',
    '4000-4999',
    '5000-',
  ]);
});
