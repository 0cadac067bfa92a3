import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import { bogo, context, line, offer } from './testing/samples.ts';

const coupon = offer({ funding: 'MF', maxApplications: null });
const costOf = (qty: number, couponOnFreeUnit: boolean, offers = [coupon]) =>
  quote([line({ qty, promo: bogo })], offers, context({ couponOnFreeUnit })).totals;

test('N-36 a coupon stays off the free unit, unless the banner lets it on', () => {
  expect(costOf(2, false)).toMatchObject({ promoCents: 400, manufacturerCents: 100, goodsCents: 300 });
  expect(costOf(2, true)).toMatchObject({ promoCents: 400, manufacturerCents: 200, goodsCents: 200 });
});

test('N-36 with coupons on free units, no unit takes off more than its share of the price', () => {
  const large = offer({
    funding: 'MF',
    maxApplications: null,
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 999 } },
  });
  expect(costOf(2, true, [large])).toMatchObject({ promoCents: 400, manufacturerCents: 400, goodsCents: 0 });
  expect(costOf(3, true, [large])).toMatchObject({ promoCents: 400, manufacturerCents: 800, goodsCents: 0 });
});
