import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { sizeOf } from './size-of.ts';

test.each([
  ['a package', { size: '16 oz', packageUnit: 'oz', packageQuantity: 16 }, '16 oz'],
  ['several of a kind', { size: '6 ct', packageUnit: 'ea', packageQuantity: 6 }, '6 ct'],
  ['one of anything', { size: '1 oz', packageUnit: 'oz', packageQuantity: 1 }, '1 oz'],
  ['a piece', { size: '1 ea', packageUnit: 'ea', packageQuantity: 1 }, null],
  ['what is weighed', { size: '1 lb', packageUnit: 'lb', packageQuantity: 1, sellByWeight: true }, null],
])('the size of %s', (_, given, size) => {
  expect(sizeOf(aProduct(given as never), 'en')).toBe(size);
});
