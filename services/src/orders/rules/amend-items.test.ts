import { expect, test } from 'vitest';
import { changeOf } from './amend-items.ts';

test.each([
  [{ quantity: 2 }, { quantity: 2 }],
  [{ orderedQuantity: 3 }, { quantity: 3 }],
  // What was ordered is what stood before, where both are said.
  [{ quantity: 2, orderedQuantity: 3 }, { quantity: 2 }],
  [{ orderedWeight: 1.25 }, { quantity: 1, weight: 125 }],
  [{}, { quantity: 1 }],
])('S-104 an item that is added with %j is %j', (says, change) => {
  expect(changeOf({ itemId: '7', actionCode: 'ADD', ...says })).toMatchObject({ kind: 'ADD', itemId: '7', ...change });
});

test.each([
  [{ quantity: 0 }, { quantity: 0 }],
  [{ orderedWeight: 0.5 }, { quantity: undefined, weight: 50 }],
])('S-104 an item that is updated with %j is %j', (says, change) => {
  expect(changeOf({ itemId: '7', actionCode: 'UPDATE', ...says })).toMatchObject({
    kind: 'SET',
    itemId: '7',
    ...change,
  });
});

test('S-104 T-89 a weight in finer steps than hundredths of a pound is one that can not be had', () => {
  expect(changeOf({ itemId: '7', actionCode: 'ADD', orderedWeight: 0.123 }).weight).toBe(-1);
});

test('S-104 N-50 pounds become hundredths of a pound, whatever a computer makes of them', () => {
  const weight = (orderedWeight: number) => changeOf({ itemId: '7', actionCode: 'ADD', orderedWeight }).weight;
  expect([0.29, 1.15, 2.3, 0].map(weight)).toEqual([29, 115, 230, 0]);
  expect(changeOf({ itemId: '7', actionCode: 'ADD' }).weight).toBeUndefined();
});
