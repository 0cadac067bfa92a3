import { expect, test } from 'vitest';
import { goods } from '../../catalog/testing/goods.ts';
import { goodsClass } from './goods-class.ts';

const notSnap = { snapEligible: false };

test.each([
  ['bread', goods(), 'GROCERY', 'FOOD'],
  ['wine', goods({ product: { containsAlcohol: true, ...notSnap }, aisle: 'Wine' }), 'ALCOHOL', 'ALCOHOL'],
  ['medicine', goods({ product: notSnap, shelf: 'Medicine Cabinet' }), 'PHARMACY', 'GENERAL'],
  ['milk', goods({ departmentId: 'dairy-eggs-cheese', shelf: 'Milk' }), 'FLUID_DAIRY', 'FOOD'],
  ['plant-based milk', goods({ departmentId: 'dairy-eggs-cheese', shelf: 'Plant-Based Milk' }), 'GROCERY', 'FOOD'],
  ['milk chocolate of another department', goods({ departmentId: 'snacks', shelf: 'Milk' }), 'GROCERY', 'FOOD'],
  ['soda', goods({ aisle: 'Soda & Mixers' }), 'GROCERY', 'SOFT_DRINK'],
  ['a roast chicken', goods({ departmentId: 'deli', product: notSnap }), 'GROCERY', 'PREPARED'],
  ['a sandwich made to order', goods({ departmentId: 'deli', product: { isMto: true } }), 'GROCERY', 'PREPARED'],
  [
    'a bouquet made to order',
    goods({ departmentId: 'flowers-decor', product: { isMto: true, ...notSnap } }),
    'GROCERY',
    'GENERAL',
  ],
  ['paper towels', goods({ departmentId: 'paper-cleaning-home', product: notSnap }), 'GROCERY', 'GENERAL'],
  ['shampoo', goods({ departmentId: 'personal-care-health', product: notSnap }), 'GROCERY', 'GENERAL'],
  ['cat food', goods({ departmentId: 'pet-care', product: notSnap }), 'GROCERY', 'GENERAL'],
  ['diapers', goods({ departmentId: 'baby-care', product: notSnap }), 'GROCERY', 'GENERAL'],
  ['baby food', goods({ departmentId: 'baby-care' }), 'GROCERY', 'FOOD'],
])('N-10 N-36 N-52 the law sees in %s: %s, taxed as %s', (_, product, category, taxClass) => {
  expect(goodsClass(product)).toEqual({ category, taxClass });
});
