import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-rows.ts';
import { paymentProblem } from './payment-problem.ts';

const problem = (payment: object, channel: 'PICKUP' | 'DELIVERY' = 'PICKUP') =>
  paymentProblem(anOrder({ channel, totalCents: 5000, payment: { ...anOrder().payment, ...payment } } as never), 'en');
const shortage = (canPayAtHandOver: boolean) => ({
  shortage: { canPayAtHandOver },
  heldCents: 4000,
  paymentId: 'CARD',
});

test('N-64 nothing is said while the order is covered', () => {
  expect(problem({ shortage: null })).toBeNull();
});

test('N-64 a card that does not cover a new total says what it holds, and what can be done', () => {
  expect(problem(shortage(true))).toEqual({
    title: "Your card didn't cover the new total",
    text: 'Your order comes to $50.00 now, and your card holds $40.00. We keep it for you until the rest is covered.',
    choices: [
      { paymentId: 'HAND_OVER', text: 'Pay at pickup instead' },
      { paymentId: 'CARD', text: 'Try your card again' },
    ],
  });
  expect(problem(shortage(true), 'DELIVERY')?.choices[0]?.text).toBe('Pay at the door instead');
  expect(problem(shortage(false))?.choices.map(({ paymentId }) => paymentId)).toEqual(['CARD']);
});

test('N-64 what SNAP pays is no part of what the card has to cover', () => {
  expect(problem({ ...shortage(true), ebtCents: 1 })?.text).toBe(
    "What SNAP doesn't pay comes to $49.99 now, and your card holds $40.00. We keep your order until the rest is covered.",
  );
});

test('N-64 a provider that is known is called by its name', () => {
  expect(problem({ ...shortage(false), paymentId: 'QUILLPAY' })?.choices).toEqual([
    { paymentId: 'QUILLPAY', text: 'Try Quillpay again' },
  ]);
});
