import { expect, test } from 'vitest';
import { aQuote } from '../../../testing/cart-rows.ts';
import { savedCents, sumsOf } from './sums.ts';

const amounts = (quote: Parameters<typeof sumsOf>[0], extras: Parameters<typeof sumsOf>[1], listText?: string) =>
  sumsOf(quote, extras, 'en', listText).map(({ text, amount, amountText }) => `${text} ${amountText ?? amount.amount}`);

test('I-1 S-81 the steps of a cart lead from the regular prices to the total', () => {
  const quote = aQuote({ totals: { listCents: 4294, promoCents: 997, storeOfferCents: 100, goodsCents: 3197 } });
  expect(amounts(quote, { feeCents: null, channel: 'PICKUP' })).toEqual([
    'Items at regular price 42.94',
    'Sale prices -9.97',
    'Clipped coupons -1.00',
  ]);
  expect(savedCents(quote.totals)).toBe(1097);
});

test('N-60 checkout adds fee, deposits, bags, and tax', () => {
  const quote = aQuote({
    totals: { listCents: 4294, promoCents: 1097, goodsCents: 3197, depositCents: 60, bagCents: 20, taxCents: 86 },
    taxes: [{ taxCode: 'HOT_FOOD', taxableCents: 999, taxCents: 86 }],
  });
  expect(amounts(quote, { feeCents: 0, channel: 'PICKUP' }, '14 items')).toEqual([
    '14 items 42.94',
    'Sale prices -10.97',
    'Pickup Free',
    'Bottle deposits 0.60',
    'Bags 0.20',
    'Tax, hot food only 0.86',
  ]);
});

test('coupons are named by who pays for them only when both do', () => {
  const both = aQuote({ totals: { listCents: 1000, storeOfferCents: 60, orderOfferCents: 40, manufacturerCents: 50 } });
  expect(amounts(both, { feeCents: 595, channel: 'DELIVERY' })).toEqual([
    'Items at regular price 10.00',
    'Store coupons -1.00',
    'Manufacturer coupons -0.50',
    'Delivery 5.95',
  ]);
  const one = aQuote({ totals: { listCents: 1000, manufacturerCents: 50 } });
  expect(amounts(one, { feeCents: null, channel: 'PICKUP' })[1]).toBe('Clipped coupons -0.50');
});

test.each([
  [['HOT_FOOD'], 'Tax, hot food only'],
  [['HOT_FOOD', 'GENERAL'], 'Tax'],
  [['GENERAL'], 'Tax'],
])('tax on %s is called %s', (codes, text) => {
  const taxes = codes.map((taxCode) => ({ taxCode, taxableCents: 100, taxCents: 9 }));
  const quote = aQuote({ totals: { taxCents: 9 * codes.length }, taxes });
  expect(sumsOf(quote, { feeCents: null, channel: 'PICKUP' }, 'en').at(-1)?.text).toBe(text);
});
