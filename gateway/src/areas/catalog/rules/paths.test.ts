import { expect, test } from 'vitest';
import { aislePath, departmentPath, productPath, sellerPath, shelfPath } from './paths.ts';

test.each([
  ['abs', null, '/product/970000001'],
  ['1P_B2B', null, '/product/970000001'],
  ['1P_WINE', null, '/wine/product/970000001'],
  ['mkp', 'tea & co', '/mkp/tea%20%26%20co/product/970000001'],
] as const)('S-14 a product of %s, seller %s', (program, sellerId, path) => {
  expect(productPath({ bpn: '970000001', program, sellerId })).toBe(path);
});

test('N-74 departments, aisles, shelves, and sellers have readable paths', () => {
  expect(departmentPath('dairy')).toBe('/shop/dairy');
  expect(aislePath('dairy', 'dairy.milk')).toBe('/shop/dairy/milk');
  expect(shelfPath('dairy', 'dairy.milk', 'dairy.milk.whole')).toBe('/shop/dairy/milk?shelf=whole');
  expect(sellerPath('north-star')).toBe('/seller/north-star');
});

test('N-74 ids that are not made of their parents’ stay whole, and none can leave its step', () => {
  expect(aislePath('12', '7781')).toBe('/shop/12/7781');
  expect(shelfPath('12', '../x', 'a/b')).toBe('/shop/12/..%2Fx?shelf=a%2Fb');
});
