import { expect, test } from 'vitest';
import { aQuoteLine } from '../../../testing/cart-rows.ts';
import { priceSteps, type Priced } from './price-steps.ts';

const plain: Priced = { weight: null, tagCents: null, promoText: null, offers: new Map() };
const said = (line: Parameters<typeof aQuoteLine>[0], given: Partial<Priced> = {}) =>
  priceSteps(aQuoteLine(line), { ...plain, ...given }, 'en').map(({ text, amount }) => `${text}: ${amount.amount}`);

test('N-42 a sale and a coupon, from the regular price down', () => {
  const offers = new Map([['c1', { title: '$1.00 off 2 packs of berries', endsOn: null, points: 0 }]]);
  const applied = [
    { offerId: 'promo:0410', amountCents: 400, why: 'PRICE_CUT' },
    { offerId: 'c1', amountCents: 100, why: 'ITEM' },
  ] as const;
  expect(said({ qty: 2, listCents: 1198, netCents: 698, applied }, { offers })).toEqual([
    'Regular price, 2 × $5.99: 11.98',
    'Sale price, 2 × $2.00 off: -4.00',
    'Coupon $1.00 off 2 packs of berries: -1.00',
  ]);
});

test.each([
  ['BUY_GET', 'Buy 1 Get 1 Free', 'Buy 1 Get 1 Free'],
  ['BUY_GET', null, 'Buy some, get some free'],
  ['MULTI_BUY', '2 for $6', '2 for $6'],
  ['MULTI_BUY', null, 'Multi-buy price'],
  ['SUBSCRIPTION', null, 'Schedule & Save discount'],
  ['CATEGORY', null, 'Clipped coupon'],
  ['MANUFACTURER', null, 'Manufacturer coupon'],
  ['ORDER', null, 'Share of a coupon for the whole order'],
  ['REWARD', null, 'Grocery rewards'],
] as const)('N-42 %s (%s) is said as: %s', (why, promoText, text) => {
  const applied = [{ offerId: 'x', amountCents: 50, why }];
  expect(priceSteps(aQuoteLine({ applied }), { ...plain, promoText }, 'en')[1]?.text).toBe(text);
});

test('S-165 a volume price says its terms', () => {
  const applied = [{ offerId: 'promo:volume:1', amountCents: 500, why: 'VOLUME' }] as const;
  expect(said({ applied }, { volumeText: '5+ cases $16.96' })[1]).toBe('Volume price, 5+ cases $16.96: -5.00');
  expect(said({ applied })[1]).toBe('Volume price: -5.00');
});

test('a line that costs its regular price has nothing to explain', () => {
  expect(said({ applied: [] })).toEqual([]);
});

test('N-50 what is weighed says its pounds and the price of one', () => {
  const applied = [{ offerId: 'promo:1', amountCents: 63, why: 'PRICE_CUT' }] as const;
  expect(said({ qty: 1, listCents: 499, netCents: 436, applied }, { weight: 125, tagCents: 399 })).toEqual([
    'Regular price, 1.25 lb × $3.99/lb: 4.99',
    'Sale price: -0.63',
  ]);
});

test('N-50 packages are rounded one by one, at the price on the tag', () => {
  const applied = [{ offerId: 'promo:1', amountCents: 6, why: 'PRICE_CUT' }] as const;
  const line = { qty: 3, listCents: 156, netCents: 150, applied };
  expect(said(line, { weight: 25, tagCents: 209 })[0]).toBe(
    'Regular price, 3 packages of 0.25 lb at $2.09/lb, each rounded to the cent: 1.56',
  );
  expect(said(line, { weight: 25 })[0]).toBe('Regular price, $1.56: 1.56');
});
