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
