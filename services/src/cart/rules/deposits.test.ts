import { expect, test } from 'vitest';
import { goods } from '../../catalog/testing/goods.ts';
import { depositCents } from './deposits.ts';

/** A pack of containers that each hold so many fluid ounces. */
const drink = (aisle: string, each: number, count = 1, containsAlcohol = false) =>
  goods({
    aisle,
    product: { packageThousandths: each * count * 1000, packageUnit: 'fl oz', sizeQuantity: count, containsAlcohol },
  });

test.each([
  ['a can of soda', drink('Soda & Mixers', 12), 5],
  ['eight bottles of water', drink('Water & Seltzer', 16.9, 8), 40],
  ['a can of beer', drink('Beer & Cider', 12, 1, true), 5],
  ['a bottle just below 24 fl oz', drink('Soda & Mixers', 23.9), 5],
  ['a bottle of 24 fl oz', drink('Soda & Mixers', 24), 10],
  ['six bottles of 24 fl oz', drink('Water & Seltzer', 24, 6), 60],
  ['a bottle of wine', drink('Wine', 25.4, 1, true), 10],
  ['four little bottles of wine', drink('Wine', 6.3, 4, true), 40],
  ['a fortified wine', drink('Wine & Port', 25.4, 1, true), 10],
  ['wine without alcohol', drink('Wine', 25.4), 0],
  ['juice', drink('Juice', 64), 0],
  ['a jug of 101.5 fl oz', drink('Water & Seltzer', 101.5), 10],
  ['a jug above that', drink('Water & Seltzer', 101.6), 0],
  ['what has no volume', goods({ aisle: 'Soda & Mixers' }), 0],
  ['what holds nothing', drink('Soda & Mixers', 0), 0],
])('N-35 in California, %s: %s', (_, product, cents) => {
  expect(depositCents(product, 'CA')).toBe(cents);
});

test.each([
  ['pt', 1, 5],
  ['pt', 1.49, 5],
  ['pt', 1.5, 10],
  ['qt', 0.74, 5],
  ['qt', 0.75, 10],
  ['gal', 0.187, 5],
  ['gal', 0.1875, 10],
  ['gal', 0.75, 10],
  ['gal', 1, 0],
  ['ml', 700, 5],
  ['ml', 710, 10],
  ['L', 0.7, 5],
  ['L', 2, 10],
  ['oz', 12, 0],
] as const)('N-35 a bottle is measured in any unit: %s %d', (packageUnit, amount, cents) => {
  const bottle = goods({
    aisle: 'Soda & Mixers',
    product: { packageThousandths: amount * 1000, packageUnit: packageUnit as 'pt', sizeQuantity: 1 },
  });
  expect(depositCents(bottle, 'CA')).toBe(cents);
});

test.each([
  ['CT', 10, 10, 0],
  ['HI', 5, 5, 0],
  ['IA', 5, 5, 5],
  ['MA', 5, 5, 0],
  ['ME', 5, 5, 15],
  ['MI', 10, 10, 0],
  ['NY', 5, 5, 0],
  ['OR', 10, 10, 0],
  ['VT', 5, 5, 0],
  ['TX', 0, 0, 0],
])('N-35 the bottle bill of %s: %i for a can, %i for a large bottle, %i for wine', (state, can, large, wine) => {
  const packs = [drink('Soda & Mixers', 12), drink('Soda & Mixers', 67.6), drink('Wine', 25.4, 1, true)];
  expect(packs.map((pack) => depositCents(pack, state))).toEqual([can, large, wine]);
});
