import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { holdTooSmall, tooMany, unlikelyWeight, wrongState } from './store-refusals.ts';

test('N-61 what does not fit where an order is is refused with what comes next', () => {
  const said = orderStates.map((state) => wrongState(state));
  expect(new Set(said.map(({ code }) => code))).toEqual(new Set(['ORDER_STATE']));
  expect(said.map(({ message }) => message.replace(/^The order is |[:,.].*$/g, ''))).toEqual([
    'placed',
    'locked',
    'being picked',
    'ready',
    'out for delivery',
    'handed over',
    'final',
    'canceled',
    'final',
  ]);
  expect(said.every(({ message }) => message.includes(': '))).toBe(true);
});

test('N-50 a weight, a count, and a hold that cannot be are refused with what could be', () => {
  expect(unlikelyWeight(1370, { least: 45, most: 411 })).toMatchObject({
    message:
      "13.70 lb can't be right: a package of this item weighs between 0.45 lb and 4.11 lb. Weigh it again, or swap it.",
    code: 'WEIGHT_UNLIKELY',
    field: 'weight',
  });
  expect(tooMany(3)).toMatchObject({ message: 'It can be 3 at most.', code: 'TOO_MANY', field: 'quantity' });
  expect(holdTooSmall(1000, 1105).message).toBe(
    'The card holds $10.00, and the order comes to $11.05: try again in a moment, or pack less.',
  );
});
