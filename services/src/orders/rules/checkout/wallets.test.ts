import { expect, test } from 'vitest';
import { appleAddress, isWallet, isWalletPayload, paysFor, walletCardOf } from './wallets.ts';

const at = Temporal.Instant.from('2026-08-05T19:00:00Z');
const confirmed = { method: 'APPLE_PAY', quoteId: 'q-1', cents: 3500, at };
const order = { method: 'APPLE_PAY', quoteId: 'q-1', holdCents: 3500, now: at.add({ seconds: 899 }) };

test.each([
  ['what was confirmed', {}, true],
  ['less', { holdCents: 3499 }, true],
  ['a cent more', { holdCents: 3501 }, false],
  ['another quote', { quoteId: 'q-2' }, false],
  ['another wallet', { method: 'GOOGLE_PAY' }, false],
  ['a quarter of an hour later', { now: at.add({ minutes: 15 }) }, false],
])('N-64 a confirmed sheet, for %s: %j pays is %s', (_, change, pays) => {
  expect(paysFor(confirmed, { ...order, ...change })).toBe(pays);
});

test('wallets are confirmed order by order, and nothing else is', () => {
  expect(['APPLE_PAY', 'GOOGLE_PAY', 'DEMO_WALLET', 'QUILLPAY', 'HAND_OVER', 'SNAP_EBT'].filter(isWallet)).toEqual([
    'APPLE_PAY',
    'GOOGLE_PAY',
    'DEMO_WALLET',
  ]);
});

test.each(['{}', '{"token":"x"}'])('%s is what a sheet answers', (text) => expect(isWalletPayload(text)).toBe(true));
test.each(['', '[]', 'null', '"text"', '{', '7'])('%j is not', (text) => expect(isWalletPayload(text)).toBe(false));

test.each([
  ['https://apple-pay-gateway.apple.com/paymentservices/startSession', true],
  ['https://apple-pay-gateway-cert.apple.com:443/x', true],
  ['http://apple-pay-gateway.apple.com/x', false],
  ['https://apple-pay-gateway.apple.com:8443/x', false],
  ['https://apple.com.example/x', false],
  ['https://notapple.com/x', false],
  ['https://apple.com@10.0.0.1/x', false],
  ['https://me:secret@gateway.apple.com/x', false],
  ['https://169.254.169.254/x', false],
  ['/x', false],
])("%s is Apple's: %s", (url, isApple) => expect(appleAddress(url) !== null).toBe(isApple));

test('a card has a network in plain letters and four digits', () => {
  expect(walletCardOf('Visa', '4242')).toEqual({ network: 'Visa', lastFour: '4242' });
  for (const [network, lastFour] of [
    ['Visa', '424'],
    ['Visa', 4242],
    ['', '4242'],
    ['<b>', '4242'],
    ['V'.repeat(25), '4242'],
    [undefined, undefined],
  ])
    expect(walletCardOf(network, lastFour)).toBeNull();
});
