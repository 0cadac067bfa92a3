import { expect, test } from 'vitest';
import { orderNewsTexts } from '../../../messages/en/frame/order-news.ts';
import { newsOf } from './order-news.ts';

const order = {
  __typename: 'Order' as const,
  id: '4471902',
  path: '/account/orders/4471902',
  title: 'Pickup on Thursday, 4 to 5 PM',
  paymentProblem: null,
  swaps: [],
  today: null,
};
const today = { __typename: 'OrderDay' as const, title: 'Ready for pickup', lead: 'Pickup today. Order 4471902.' };
const swap = { __typename: 'Swap' as const, id: '1', canDecide: true, decision: null };
const problem = { __typename: 'PaymentProblem' as const, title: "Your card didn't cover it.", text: 'Pay the rest.' };

const titleOf = (changes: object) => newsOf({ ...order, ...changes }, orderNewsTexts)?.title ?? null;

test('an order tells the most urgent thing only: money, then a swap, then its way', () => {
  expect(titleOf({})).toBeNull();
  expect(titleOf({ today })).toBe('Ready for pickup');
  expect(titleOf({ today, swaps: [swap, { ...swap, id: '2' }] })).toBe('2 swaps to decide');
  expect(titleOf({ today, swaps: [swap], paymentProblem: problem })).toBe("Your card didn't cover it.");
});

test('a swap that was decided, or cannot be any more, is no news', () => {
  expect(titleOf({ swaps: [{ ...swap, decision: 'KEEP' }] })).toBeNull();
  expect(titleOf({ swaps: [{ ...swap, canDecide: false }] })).toBeNull();
});
