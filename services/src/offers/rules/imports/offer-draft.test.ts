import { expect, test } from 'vitest';
import { fieldsFrom, type OfferField } from './fields.ts';
import { knownGoods } from './goods-in.ts';
import { offerDraft } from './offer-draft.ts';

const milk = { brandName: 'Meadow Lane', departmentId: 'dairy', department: 'Dairy, Eggs & Cheese', pictureId: 'p-1' };
const goods = knownGoods([
  { ...milk, upc: '614141000012', name: 'Whole Milk' },
  { ...milk, upc: '614141000029', name: 'Skim Milk' },
  {
    ...milk,
    upc: '012345678905',
    name: 'Rye',
    brandName: 'Crumb',
    departmentId: 'bread',
    department: 'Bread & Bakery',
  },
]);
const read = (given: Partial<Record<OfferField, string>>) =>
  offerDraft(fieldsFrom(Object.entries(given) as [OfferField, string][]), goods);
const plain = {
  offerId: 'milk-1',
  name: 'Meadow Lane Milk',
  discount: 'amount off',
  value: '1.50',
  upcs: '614141000012 614141000029',
  endsOn: '2026-08-31',
};

test('N-32 a record becomes an offer with its rule, its words, and its places', () => {
  expect(
    read({ ...plain, buy: '2', stores: '2910, 7710', channels: 'pickup', budget: '$2,500', perDay: '1' }),
  ).toMatchObject({
    offerId: 'milk-1',
    pgm: 'CC',
    offerType: 'SC',
    proto: 'ITEM_DISCOUNT',
    funding: 'STORE',
    usageType: 'ONE_TIME',
    ordersEach: 1,
    ordersADay: 1,
    stores: ['2910', '7710'],
    channels: ['PICKUP'],
    banners: null,
    endsOn: '2026-08-31',
    departmentId: 'dairy',
    category: 'Dairy, Eggs & Cheese',
    upcs: ['614141000012', '614141000029'],
    budgetCents: 250_000,
    rule: {
      buy: { upcs: ['614141000012', '614141000029'], minQty: 2 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 150 } },
      maxApplications: 1,
    },
    card: { brand: 'Meadow Lane', offerPrice: '$1.50', priceTitle: 'off', valueCents: 150, pictureId: 'p-1' },
  });
});

test.each([
  [{ discount: 'PERCENT', value: '20%' }, 'ITEM_DISCOUNT', '20%'],
  [{ discount: 'FIXED_PRICE', value: '5', buy: '2' }, 'MUST_BUY', '2 for $5'],
  [{ discount: 'FIXED_PRICE', value: '3.99' }, 'ITEM_DISCOUNT', '$3.99'],
  [{ discount: 'FREE', value: '', buy: '1', get: '1' }, 'BUYX_GETX', 'Buy 1, get 1'],
  [{ discount: 'FREE', value: '' }, 'ITEM_DISCOUNT', 'FREE'],
  [{ discount: 'AMOUNT_OFF', value: '5', spend: '30', upcs: '' }, 'REWARDS_FLAT', '$5'],
  [{ discount: 'AMOUNT_OFF', value: '5', spend: '30' }, 'ITEM_DISCOUNT', '$5.00'],
  [{ discount: '', value: '', points: '100', spend: '30', upcs: '' }, 'REWARDS_FLAT', '100'],
])('N-34 %j is a %s with %s on its ticket', (more, proto, offerPrice) => {
  expect(read({ ...plain, ...more })).toMatchObject({ proto, card: { offerPrice } });
});

test("N-32, S-96 a coupon code brings its company's products, its maker, and its days", () => {
  const gs1 = '81100614141000123310011000032608314260801';
  expect(read({ gs1 })).toMatchObject({
    offerId: 'gs1-614141-000123',
    offerType: 'MF',
    funding: 'MF',
    startsOn: '2026-08-01',
    endsOn: '2026-08-31',
    upcs: ['614141000012', '614141000029'],
    card: { name: 'Whole Milk', offerPrice: '$1.00' },
  });
  expect(read({ gs1, type: 'PD', upcs: '012345678905' })).toMatchObject({ pgm: 'PD', upcs: ['012345678905'] });
  expect(read({ gs1: gs1.replace('31001100003', '31001100103') })).toBe('gs1 names family 010, so it needs upcs');
});

test.each([
  [{ offerId: "'; --" }, 'offerId'],
  [{ name: '!!!' }, 'has no name'],
  [{ name: 'x'.repeat(121) }, 'name is longer'],
  [{ discount: 'HALF' }, 'discount "HALF"'],
  [{ value: '1,50' }, "isn't a price"],
  [{ value: '-1' }, 'is negative'],
  [{ discount: 'PERCENT', value: '101' }, 'percentage'],
  [{ buy: '0' }, 'buy "0"'],
  [{ endsOn: '' }, 'has no endsOn'],
  [{ endsOn: '2026-02-30' }, 'endsOn'],
  [{ startsOn: '2026-09-01' }, 'before startsOn'],
  [{ upcs: '999999999993' }, 'there is no product'],
  [{ upcs: '' }, 'needs upcs or a department'],
  [{ upcs: '', department: 'Toys' }, 'there is no department'],
  [{ type: 'WS' }, 'type "WS"'],
  [{ usage: 'SOMETIMES' }, 'usage'],
  [{ usage: 'MULTI' }, 'needs uses'],
  [{ uses: '1.5' }, 'whole numbers'],
  [{ channels: 'DRONE' }, 'channel'],
  [{ stores: '<b>' }, 'names no banner'],
  [{ discount: 'PERCENT', value: '10', budget: '100' }, 'budget needs'],
  [{ budget: '0' }, 'budget'],
])('N-81 %j is refused with the reason', (more, reason) => {
  expect(read({ ...plain, ...more })).toContain(reason);
});

test('N-34 a deal is kept in parts, and a description of its own is known as one', () => {
  expect(read({ ...plain })).toMatchObject({ card: { deal: { kind: 'OFF', on: 'GOODS', isDescribed: true } } });
  expect(read({ ...plain, description: 'Any size.' })).toMatchObject({ card: { deal: { isDescribed: false } } });
});
