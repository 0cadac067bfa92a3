import { expect, test } from 'vitest';
import { inItemOrder } from './item-order.ts';

test('S-7 what comes next is first, what is paused is last', () => {
  const items = [
    { productId: '1', name: 'Towels', nextRunDate: null },
    { productId: '2', name: 'Milk', nextRunDate: '2026-08-11' },
    { productId: '3', name: 'Coffee', nextRunDate: '2026-08-11' },
    { productId: '4', name: 'Eggs', nextRunDate: '2026-08-07' },
  ];
  expect(inItemOrder(items).map(({ name }) => name)).toEqual(['Eggs', 'Coffee', 'Milk', 'Towels']);
});
