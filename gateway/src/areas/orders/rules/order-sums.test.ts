import { expect, test } from 'vitest';
import { aQuote } from '../../../testing/cart-rows.ts';
import { orderSums } from './order-sums.ts';

type Order = Parameters<typeof orderSums>[0];
const totals = { listCents: 1000, promoCents: 0, goodsCents: 1000, taxCents: 0, totalCents: 1000 };
const order: Order = {
  quote: aQuote({ totals, taxes: [] }),
  channel: 'DELIVERY',
  feeCents: null,
  tipCents: 0,
  totalCents: 1000,
};
const said = (given: Partial<Order>) =>
  orderSums({ ...order, ...given }, 'Items', 'en').map(({ kind, amount }) => `${kind} ${amount.amount}`);

test('I-1 N-41 a cent of courtesy, tip, or refund is a step of its own, and none is none', () => {
  expect(said({})).toEqual(['LIST 10.00']);
  expect(said({ tipCents: 1, totalCents: 1001 })).toEqual(['LIST 10.00', 'TIP 0.01']);
  expect(said({ refundedCents: 1 })).toEqual(['LIST 10.00', 'REFUND -0.01']);
  expect(said({ courtesyCents: 1, totalCents: 999 })).toEqual(['LIST 10.00', 'COURTESY -0.01']);
});

test('S-2 nobody is paid a fee for what a shopper picks off the shelves', () => {
  const fee = { feeCents: 0, totalCents: 1000 };
  expect([said({ ...fee, channel: 'IN_STORE' }), said({ ...fee, channel: 'DELIVERY' })]).toEqual([
    ['LIST 10.00'],
    ['LIST 10.00', 'FEE 0.00'],
  ]);
});

test('I-1 a courtesy stands with what is taken off, before fees, deposits, bags, and tax', () => {
  const kinds = (given: Partial<Order['quote']['totals']>) =>
    orderSums(
      { ...order, quote: aQuote({ totals: { ...totals, ...given }, taxes: [] }), courtesyCents: 1, totalCents: 7 },
      'Items',
      'en',
    ).map(({ kind }) => kind);
  expect(kinds({ depositCents: 10 })).toEqual(['LIST', 'COURTESY', 'DEPOSIT']);
  expect(kinds({ taxCents: 10 })).toEqual(['LIST', 'COURTESY', 'TAX']);
  expect(kinds({ bagCents: 10 })).toEqual(['LIST', 'COURTESY', 'BAG_FEE']);
});

test('I-1 N-41 a courtesy that the quote counts among its offers comes off them once', () => {
  const quote = aQuote({ totals: { ...totals, promoCents: 300, goodsCents: 700, totalCents: 700 }, taxes: [] });
  expect(said({ quote, courtesyCents: 100, totalCents: 700 })).toEqual(['LIST 10.00', 'PROMO -2.00', 'COURTESY -1.00']);
});
