import { expect, test } from 'vitest';
import { goods } from '../../catalog/testing/goods.ts';
import { itemNow } from './item-now.ts';
import { subscribeRefusal } from './subscribable.ts';

const gone = { status: 'INACTIVE' } as const;
const notPickedUp = { eligibility: { PICKUP: false, DELIVERY: true, SHIPPING: true, IN_STORE: true } };

test('N-65 an item costs what a package costs, and there are as many as the store has that way', () => {
  expect(itemNow(goods({ stock: { PICKUP: 3 } }), 'PICKUP')).toEqual({ cents: 400, left: 3 });
  expect(itemNow(goods({ stock: { PICKUP: 3 } }), 'DELIVERY')).toMatchObject({ left: 9 });
  expect(itemNow(goods({ stock: null }), 'PICKUP')).toMatchObject({ left: 0 });
});

test.each([
  [100, 299],
  [50, 150],
  [25, 75],
  [1, 3],
])(
  'N-65 of what is sold by weight, %i hundredths of a pound at the least for $2.99 a pound cost %i',
  (least, cents) => {
    const price = { priceCents: 299 };
    expect(itemNow(goods({ price, product: { minimumWeight: least } }), 'PICKUP')).toMatchObject({ cents });
  },
);

test.each([
  ['what nobody knows', undefined],
  ['what has no price', goods({ price: null })],
  ['what costs nothing', goods({ price: { priceCents: 0 } })],
  ['what is no longer sold', goods({ product: gone })],
  ['what is not picked up', goods({ product: notPickedUp })],
])('N-65 %s is not carried', (_, found) => {
  expect(itemNow(found, 'PICKUP')).toBeUndefined();
});

test.each([
  ['bread', goods(), null],
  ['what is out today', goods({ stock: { PICKUP: 0 } }), null],
  ['what nobody knows', undefined, 'PRODUCT_NOT_FOUND'],
  ['what has no price', goods({ price: null }), 'PRODUCT_NOT_FOUND'],
  ['what is no longer sold', goods({ product: gone }), 'PRODUCT_NOT_FOUND'],
  ['what the wine shop sells', goods({ product: { program: '1P_WINE' } }), 'NOT_SUBSCRIBABLE'],
  ['what is made to order', goods({ product: { isMto: true } }), 'NOT_SUBSCRIBABLE'],
  ['what is put together', goods({ product: { isCustomizable: true } }), 'NOT_SUBSCRIBABLE'],
  ['a pre-order', goods({ product: { effectiveOn: '2026-11-20' } }), 'NOT_SUBSCRIBABLE'],
  ['beer', goods({ product: { containsAlcohol: true } }), 'NOT_SUBSCRIBABLE'],
  ['what needs ID', goods({ product: { restrictedValue: 1 } }), 'NOT_SUBSCRIBABLE'],
])('N-65 whether %s can come by subscription', (_, found, refusal) => {
  expect(subscribeRefusal(found)).toBe(refusal);
});
