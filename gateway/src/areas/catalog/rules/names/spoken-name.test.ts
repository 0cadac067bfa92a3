import { expect, test } from 'vitest';
import { aProduct } from '../../../../testing/catalog-rows.ts';
import { spokenName } from './spoken-name.ts';

const milk = (packageSize: object) => spokenName(aProduct({ name: 'Whole Milk', brand: null, ...packageSize }), 'en');

test('three sizes of a product have three spoken names; what is sold by weight or by the piece has its name alone', () => {
  const sizes = ['1 gal', '64 fl oz', '12 fl oz'];
  const names = sizes.map((size) => milk({ size, packageUnit: 'fl oz', packageQuantity: 1, sellByWeight: false }));
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toBe('Whole Milk, 1 gal');
  expect(milk({ sellByWeight: true })).toBe('Whole Milk');
  expect(milk({ sellByWeight: false, packageUnit: 'ea', packageQuantity: 1 })).toBe('Whole Milk');
});
