import { expect, test } from 'vitest';
import { bitsOf, channelBits, dietBits, dietValues, facetKinds, filtersIn, valueNames } from './facets.ts';
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
