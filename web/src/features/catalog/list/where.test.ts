import { expect, test } from 'vitest';
import { lists } from '../../../messages/en/lists.ts';
import { summaryOf } from './where.ts';

const summary = summaryOf(lists, 'for pickup at 2300 16th St');
const counts = { totalCount: 240, unfilteredCount: 240, hereCount: 240 };

test('S-237 S-263 the count is of what is shown, and of what can be had the way that is chosen', () => {
  expect(summary(counts)).toBe('240 products for pickup at 2300 16th St');
  expect(summary({ ...counts, hereCount: 233 })).toBe('240 products, 233 of them for pickup at 2300 16th St');
});

test('S-263 with what is sold out among them, a count says nothing about how to get them', () => {
  expect(summary({ ...counts, totalCount: 249, unfilteredCount: 249, hereCount: null })).toBe('249 products');
});

test('with filters, the count is of how many', () => {
  expect(summary({ totalCount: 44, unfilteredCount: 240, hereCount: 40 })).toBe(
    '44 of 240 products, for pickup at 2300 16th St',
  );
});
