import { expect, test } from 'vitest';
import { anOrder, anOrderLine } from '../../../testing/order-rows.ts';
import { boughtBefore } from './buy-again.ts';

const order = (state: 'FINALIZED' | 'PLACED' | 'CANCELLED' | 'PARTIALLY_REFUNDED', ...items: string[]) =>
  anOrder({ state, lines: items.map((itemId) => anOrderLine({ itemId })) });

test('S-3 what is bought most often stands first, and of equal things the latest', () => {
  const orders = [
    order('FINALIZED', 'milk', 'bread'),
    order('PARTIALLY_REFUNDED', 'eggs', 'milk', 'milk'),
    order('FINALIZED', 'tea'),
    order('FINALIZED', 'eggs', 'milk'),
  ];
  expect(boughtBefore(orders)).toEqual(['milk', 'eggs', 'bread', 'tea']);
});

test('S-3 an order that is still to come, or was canceled, was not bought', () => {
  expect(boughtBefore([order('PLACED', 'milk'), order('CANCELLED', 'bread')])).toEqual([]);
  expect(boughtBefore([])).toEqual([]);
});

test('N-41 what was asked for is bought again, not what came instead', () => {
  const swapped = anOrderLine({
    itemId: 'mango',
    substitutedBy: { itemId: 'kent', name: 'Kent Mango', listCents: 199 },
  });
  expect(boughtBefore([anOrder({ state: 'FINALIZED', lines: [swapped] })])).toEqual(['mango']);
});
