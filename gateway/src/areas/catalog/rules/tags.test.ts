import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { tagsOf } from './tags.ts';

const today = '2026-08-05';
const textsOf = (given: Parameters<typeof aProduct>[0]) => tagsOf(aProduct(given), today, 'en').map(({ text }) => text);

test('S-249 a product has at most three tags, the most important first', () => {
  expect(textsOf({ diets: ['ORGANIC', 'VEGAN', 'GLUTEN_FREE'] })).toEqual(['Organic', 'SNAP eligible', 'Vegan']);
  expect(textsOf({ containsAlcohol: true, snapEligible: false, program: '1P_WINE', diets: ['ORGANIC'] })).toEqual([
    '21+',
    'Vine and Cellar',
    'Organic',
  ]);
  expect(textsOf({ program: 'mkp' })).toEqual(['Marketplace', 'SNAP eligible']);
  expect(textsOf({ program: '1P_B2B', snapEligible: false })).toEqual(['Business']);
  expect(textsOf({ snapEligible: false })).toEqual([]);
});

test('S-267 what is made to order says how long it takes from an hour on', () => {
  expect(textsOf({ isMtoProduct: true, preparationMinutes: 25, snapEligible: false })).toEqual(['Made to order']);
  expect(textsOf({ isMtoProduct: true, preparationMinutes: 90, snapEligible: false })).toEqual([
    'Made to order, 1 hr 30 min',
  ]);
});

test('S-68 a pre-order is one until the day it arrives', () => {
  const preOrder = (itemEffectiveStartDate: string) =>
    textsOf({ isPreOrderItem: true, itemEffectiveStartDate, snapEligible: false });
  expect(preOrder('2026-08-06')).toEqual(['Pre-order']);
  expect(preOrder(today)).toEqual([]);
});
