import { expect, test } from 'vitest';
import { goods } from '../../catalog/testing/goods.ts';
import { cartCategories } from './kinds.ts';
import { channelFor, reasonOf } from './places.ts';

test('N-63 a seller ships, the wine shop delivers, and the others do what was asked', () => {
  expect(cartCategories.map((category) => channelFor(category, 'PICKUP'))).toEqual([
    'PICKUP',
    'DELIVERY',
    'PICKUP',
    'PICKUP',
    'SHIPPING',
  ]);
});

test.each([
  ['unknown', undefined, 'NOT_CARRIED'],
  ['without a price', goods({ price: null }), 'NOT_CARRIED'],
  ['that costs nothing', goods({ price: { priceCents: 0 } }), 'NOT_CARRIED'],
  ['that costs a cent', goods({ price: { priceCents: 1 } }), null],
  ['that is no longer sold', goods({ product: { status: 'INACTIVE' } }), 'INACTIVE'],
  [
    'that is not picked up',
    goods({ product: { eligibility: { PICKUP: false, DELIVERY: true, SHIPPING: true, IN_STORE: true } } }),
    'WRONG_CHANNEL',
  ],
  ['of which there is none for pickup', goods({ stock: { PICKUP: 0 } }), 'OUT_OF_STOCK'],
  ['of which there is one for pickup', goods({ stock: { PICKUP: 1, DELIVERY: 0, SHIPPING: 0, IN_STORE: 0 } }), null],
  ['of which nobody knows the stock', goods({ stock: null }), 'OUT_OF_STOCK'],
])('T-72 a product %s: %s', (_, found, reason) => {
  expect(reasonOf(found, 'PICKUP')).toBe(reason);
});

test('T-72 the first reason is the one that is told', () => {
  const nothing = goods({ price: { priceCents: 0 }, product: { status: 'INACTIVE' }, stock: null });
  expect(reasonOf(nothing, 'PICKUP')).toBe('NOT_CARRIED');
  const gone = goods({ product: { status: 'INACTIVE', eligibility: { PICKUP: false } as never } });
  expect(reasonOf(gone, 'PICKUP')).toBe('INACTIVE');
  const elsewhere = goods({ product: { eligibility: { PICKUP: false } as never }, stock: null });
  expect(reasonOf(elsewhere, 'PICKUP')).toBe('WRONG_CHANNEL');
});
