import { expect, test } from 'vitest';
import { mostOfCollection, plainCollections } from './collections.ts';
import { filtersIn } from './facets.ts';

test('S-207 a retailer without collections shows what is on sale, what sells best, and what is organic', () => {
  expect(
    plainCollections.map(({ collectionId, title, filters }) => [collectionId, title, filtersIn(filters ?? '')]),
  ).toEqual([
    ['on-sale', 'On sale this week', { DEALS: ['ON_SALE'] }],
    ['top-sellers', 'What everyone buys', { AVAILABILITY: ['IN_STOCK'] }],
    ['organic', 'Organic picks', { DIET: ['ORGANIC'] }],
  ]);
  expect(plainCollections.every(({ departmentId, bpns }) => departmentId === null && bpns.length === 0)).toBe(true);
  expect(mostOfCollection).toBe(12);
});
