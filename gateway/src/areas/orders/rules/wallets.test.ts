import { expect, test } from 'vitest';
import { isPaymentId, walletOf, withCard } from './wallets.ts';

const wallet = { merchantId: 'merchant.example' };

test('a wallet that screens can open is told with whom it knows', () => {
  const of = (paymentId: string, more: object = {}) => walletOf({ paymentId, isOffered: true, problem: null, ...more });
  expect(of('APPLE_PAY', { wallet })).toEqual({ kind: 'APPLE_PAY', merchantId: 'merchant.example' });
  expect(of('NEW_PAY', { wallet })).toBeNull();
  expect(of('QUILLPAY')).toBeNull();
  expect(of('APPLE_PAY')).toBeNull();
});

test('only the id of a way to pay goes on', () => {
  expect(['APPLE_PAY', 'apple', '', 'A/..', 'A'.repeat(33)].map(isPaymentId)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a card is known by its last four digits', () => {
  expect(withCard('Apple Pay', { lastFour: '4242' })).toBe('Apple Pay ···· 4242');
  expect(withCard('Apple Pay', null)).toBe('Apple Pay');
  expect(withCard(undefined, { lastFour: '4242' })).toBeUndefined();
});
