import { expect, test } from 'vitest';
import { aPrice, aProduct } from '../../../../testing/catalog-rows.ts';
import { centsOfOne, listDetail, listPrice } from './item.ts';
import { inWalkingOrder } from './order.ts';
import { tripOf } from './trip.ts';

const milk = aProduct({ size: '16 oz', price: aPrice({ priceCents: 350, basePriceCents: 400 }) });
const apples = aProduct({
  bpn: '970000009',
  sellByWeight: true,
  minimumWeight: 150,
  price: aPrice({ priceCents: 399, basePriceCents: 399 }),
});
const soon = { isExpired: false, isSoon: true, text: 'Expires 08/24', day: '08/24' };
const over = { isExpired: true, isSoon: false, text: 'Expired 08/24', day: '08/24' };
const detail = (
  kind: 'TEXT' | 'PRODUCT' | 'OFFER',
  quantity: number,
  product = null as typeof milk | null,
  itemType = 'MF',
) => listDetail({ kind, itemType, quantity } as never, product, kind === 'OFFER' ? soon : null, 'en');

test('S-101 what somebody wrote says so, and how often', () => {
  expect([detail('TEXT', 1), detail('TEXT', 2)]).toEqual(['You wrote this', '2 × · You wrote this']);
});

test('S-101 a product says its size, how often, or that it is not here', () => {
  expect([detail('PRODUCT', 1, milk), detail('PRODUCT', 2, milk), detail('PRODUCT', 2)]).toEqual([
    '16 oz',
    '2 × 16 oz',
    "This store doesn't have it",
  ]);
});

test('S-101 an offer says what it is, until when, and of what', () => {
  expect(detail('OFFER', 1)).toBe('Coupon, expires 08/24');
  expect(detail('OFFER', 1, milk)).toBe('16 oz · Coupon, expires 08/24');
  expect(detail('OFFER', 3, milk)).toBe('3 × 16 oz · Coupon, expires 08/24');
  expect(detail('OFFER', 1, null, 'WS')).toBe('Weekly Ad to 08/24');
  const ad = { kind: 'OFFER', itemType: 'WS', quantity: 1 } as const;
  expect(listDetail(ad as never, null, over, 'en')).toBe('Weekly Ad, expired 08/24');
  expect(listDetail(ad as never, null, null, 'en')).toBe('Weekly Ad');
});

test('one costs its price, and regularly never less than now; what is weighed at its smallest weight', () => {
  expect([centsOfOne(milk, 'NOW'), centsOfOne(milk, 'REGULAR')]).toEqual([350, 400]);
  const dearer = aProduct({ price: aPrice({ priceCents: 500, basePriceCents: 400 }) });
  expect(centsOfOne(dearer, 'REGULAR')).toBe(500);
  // 1.5 lb at 3.99, rounded; at least a pound.
  expect(centsOfOne(apples, 'NOW')).toBe(599);
  expect(centsOfOne({ ...apples, minimumWeight: 25 }, 'NOW')).toBe(399);
  expect(centsOfOne({ ...apples, minimumWeight: null }, 'NOW')).toBe(399);
  expect(centsOfOne({ ...milk, price: null }, 'NOW')).toBeNull();
});

test('all of an item costs what its packages cost together, and a pound what it costs', () => {
  expect([listPrice(milk, 2, 'en'), listPrice(apples, 2, 'en')]).toEqual(['$7.00', '$3.99/lb']);
  expect([listPrice(null, 2, 'en'), listPrice({ ...milk, price: null }, 2, 'en')]).toEqual([null, null]);
});

const on = (
  kind: 'PRODUCT' | 'OFFER' | 'TEXT',
  product = null as typeof milk | null,
  { checked = false, quantity = 1 } = {},
) => ({
  item: { kind, checked, quantity },
  product,
});

test('a trip costs what is not in the cart yet, at regular prices and at today’s', () => {
  expect(tripOf([on('PRODUCT', milk, { quantity: 2 }), on('PRODUCT', apples, { checked: true })], 'en')).toEqual({
    itemsText: '1 item, regular price',
    regularCents: 800,
    savedCents: 100,
    totalCents: 700,
    note: 'Before tax. Clipped coupons come off in your cart.',
  });
  expect(tripOf([on('PRODUCT', milk), on('PRODUCT', apples, { quantity: 3 })], 'en')).toMatchObject({
    itemsText: '2 items, regular price',
    regularCents: 400 + 3 * 599,
    totalCents: 350 + 3 * 599,
  });
});

test('a product that is on the list beside its offer counts once, by itself', () => {
  const both = [on('OFFER', milk), on('PRODUCT', milk, { quantity: 2 })];
  expect(tripOf(both, 'en')).toMatchObject({ itemsText: '1 item, regular price', totalCents: 700 });
  expect(tripOf([on('OFFER', milk), on('PRODUCT', apples)], 'en')).toMatchObject({ totalCents: 949 });
  // What is checked off says nothing about the offer that is left.
  const bought = [on('OFFER', milk), on('PRODUCT', milk, { checked: true })];
  expect(tripOf(bought, 'en')).toMatchObject({ totalCents: 350 });
});

test('what has no price is left out, and counted', () => {
  expect(tripOf([on('TEXT')], 'en')).toBeNull();
  expect(tripOf([], 'en')).toBeNull();
  expect(tripOf([on('PRODUCT', milk), on('TEXT')], 'en')).toMatchObject({
    totalCents: 350,
    note: "Before tax and coupons. Doesn't include 1 item without a price.",
  });
  expect(tripOf([on('PRODUCT', milk), on('TEXT'), on('PRODUCT', { ...apples, price: null })], 'en')).toMatchObject({
    note: "Before tax and coupons. Doesn't include 2 items without a price.",
  });
});

test('items stand as one walks the store: by department, shelf, and name; what has no place comes last', () => {
  const at = (id: string, title: string, place: { department: number; shelf: number } | null) => ({ id, title, place });
  const items = [
    at('1', 'Candles', null),
    at('2', 'Yogurt', { department: 7, shelf: 2 }),
    at('3', 'Bread', { department: 9, shelf: 1 }),
    at('4', 'Milk', { department: 7, shelf: 1 }),
    at('6', 'Butter', { department: 7, shelf: 2 }),
    at('5', 'Butter', { department: 7, shelf: 2 }),
    at('7', 'Balloons', null),
  ];
  const order = ['4', '5', '6', '2', '3', '7', '1'];
  expect(inWalkingOrder(items).map(({ id }) => id)).toEqual(order);
  expect(inWalkingOrder(items.toReversed()).map(({ id }) => id)).toEqual(order);
});
