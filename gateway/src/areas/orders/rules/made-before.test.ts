import { expect, test } from 'vitest';
import { anOrder, anOrderLine } from '../../../testing/order-rows.ts';
import { madeBefore } from './made-before.ts';

const rye = { upcId: '499000200002', name: 'Rye', priceDeltaCents: 75 };
const made = (state: 'FINALIZED' | 'CANCELLED', placedAt: string, comments: string | null) =>
  anOrder({ state, placedAt, lines: [anOrderLine({ itemId: 'sandwich', options: [rye], comments })] });

test('S-82 how something was made last comes with its day, its options, and its note', () => {
  const orders = [
    made('CANCELLED', '2026-08-01T18:00:00Z', 'No'),
    anOrder({ lines: [anOrderLine({ itemId: 'sandwich', options: [] })] }),
    made('FINALIZED', '2026-07-27T03:00:00Z', 'Cut in half'),
    made('FINALIZED', '2026-07-01T18:00:00Z', null),
  ];
  expect(madeBefore(orders, 'sandwich', 'en')).toEqual({
    dayText: 'Jul 26',
    optionIds: ['499000200002'],
    comments: 'Cut in half',
  });
  expect(madeBefore(orders, 'milk', 'en')).toBeNull();
});
