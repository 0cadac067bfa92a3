import { expect, test } from 'vitest';
import { aPrice, aProduct } from '../../../testing/catalog-rows.ts';
import {
  type Circumstances,
  isDeliClosed,
  isInactive,
  isNotCarried,
  isNotOffered,
  isNotThereYet,
  isOutOfStock,
  isOutsideHours,
  isPreparationClosed,
  isRestricted,
  isTooSoon,
  obstacleTo,
} from './obstacles.ts';

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Los_Angeles]`);
const when = (given: Partial<Circumstances> = {}): Circumstances => ({
  now: at('2026-08-05T12:00'),
  slot: null,
  hours: null,
  storeChannels: ['PICKUP', 'DELIVERY', 'IN_STORE'],
  isDeliOn: true,
  hasOnlineDeli: true,
  preparesOrders: true,
  hasWineShop: true,
  hasPendingOrder: false,
  isUnattended: false,
  ...given,
});
const sandwich = aProduct({
  isMtoProduct: true,
  isCustomizable: true,
  multiCustomizations: true,
  orderPreparation: true,
  preparationMinutes: 25,
});

test('a plain product in stock has no obstacle', () => {
  expect(obstacleTo(aProduct(), 'PICKUP', when())).toBeNull();
});

test('S-106 an inactive product counts as out of stock', () => {
  expect(isInactive(aProduct({ status: 'INACTIVE' }), 'PICKUP', when())).toBe(true);
  expect(isInactive(aProduct(), 'PICKUP', when())).toBe(false);
});

test('S-107 a store without a price for it does not carry it', () => {
  expect(isNotCarried(aProduct({ price: null }), 'PICKUP', when())).toBe(true);
  expect(isNotCarried(aProduct({ price: aPrice({ priceCents: 0 }) }), 'PICKUP', when())).toBe(false);
});

test('S-73 a store without a wine shop does not carry what is sold in one', () => {
  const isMissing = (program: '1P_WINE' | 'abs', hasWineShop: boolean) =>
    isNotCarried(aProduct({ program }), 'PICKUP', when({ hasWineShop }));
  expect([isMissing('1P_WINE', false), isMissing('1P_WINE', true), isMissing('abs', false)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('S-66 S-107 a product must be eligible for the channel', () => {
  const product = aProduct({ channelEligibility: { DELIVERY: false, PICKUP: true, IN_STORE: true, SHIPPING: true } });
  expect(isNotOffered(product, 'DELIVERY', when())).toBe(true);
  expect(isNotOffered(product, 'PICKUP', when())).toBe(false);
});

test('S-2 X-3 a channel that the store lacks is not offered; sellers ship from anywhere', () => {
  const product = aProduct({ channelEligibility: { DELIVERY: true, PICKUP: true, IN_STORE: true, SHIPPING: true } });
  const inStoreOnly = when({ storeChannels: ['IN_STORE'] });
  expect(isNotOffered(product, 'PICKUP', inStoreOnly)).toBe(true);
  expect(isNotOffered(product, 'IN_STORE', inStoreOnly)).toBe(false);
  expect(isNotOffered(product, 'SHIPPING', inStoreOnly)).toBe(false);
});

test.each([
  [399, 1, false],
  [399, 0, true],
  [0, 5, true],
  [-1, 5, true],
])('S-65 S-107 T-72 at %i cents with %i in the channel, it is out of stock: %s', (priceCents, pieces, out) => {
  const channelInventory = { DELIVERY: 9, PICKUP: pieces, IN_STORE: 9, SHIPPING: 9 };
  expect(isOutOfStock(aProduct({ price: aPrice({ priceCents }), channelInventory }), 'PICKUP', when())).toBe(out);
});

test('S-141 a customizable product needs a department and a store that make items to order', () => {
  expect(isPreparationClosed(sandwich, 'PICKUP', when())).toBe(false);
  expect(isPreparationClosed({ ...sandwich, orderPreparation: false }, 'PICKUP', when())).toBe(true);
  expect(isPreparationClosed(sandwich, 'PICKUP', when({ preparesOrders: false }))).toBe(true);
  // Customizable means made to order and customizable.
  expect(isPreparationClosed({ ...sandwich, isMtoProduct: false }, 'PICKUP', when({ preparesOrders: false }))).toBe(
    false,
  );
});

test.each([
  [true, false, true, true],
  [false, false, true, false],
  [true, true, true, false],
  [true, false, false, false],
])('S-142 deli on %s, store takes deli orders %s, many choices %s: closed %s', (isDeliOn, has, many, closed) => {
  const product = { ...sandwich, multiCustomizations: many };
  expect(isDeliClosed(product, 'PICKUP', when({ isDeliOn, hasOnlineDeli: has }))).toBe(closed);
});

test.each([
  ['2026-08-17T23:00', true],
  ['2026-08-18T00:00', false],
  ['2026-08-19T10:00', false],
])('S-139 a pre-order from Aug 18 is not there for a slot at %s: %s', (slot, missing) => {
  const product = aProduct({ isPreOrderItem: true, itemEffectiveStartDate: '2026-08-18' });
  expect(isNotThereYet(product, 'PICKUP', when({ slot: at(slot) }))).toBe(missing);
});

test('S-139 without a slot a pre-order can be ordered, but it cannot be found in the store yet', () => {
  const product = aProduct({ isPreOrderItem: true, itemEffectiveStartDate: '2026-08-18' });
  expect(isNotThereYet(product, 'PICKUP', when())).toBe(false);
  expect(isNotThereYet(product, 'IN_STORE', when())).toBe(true);
  expect(isNotThereYet(product, 'IN_STORE', when({ now: at('2026-08-18T00:00') }))).toBe(false);
});

test.each([
  ['2026-08-05T12:24', true],
  ['2026-08-05T12:25', false],
])('S-140 at noon, what takes 25 minutes is too soon for a slot at %s: %s', (slot, soon) => {
  expect(isTooSoon(sandwich, 'PICKUP', when({ slot: at(slot) }))).toBe(soon);
  expect(isTooSoon({ ...sandwich, isPreOrderItem: true }, 'PICKUP', when({ slot: at(slot) }))).toBe(false);
});

test('S-145 a slot outside the hours is not offered', () => {
  const hours = { start: 600, end: 1140 };
  expect(isOutsideHours(sandwich, 'PICKUP', when({ hours, slot: at('2026-08-05T09:59') }))).toBe(true);
  expect(isOutsideHours(sandwich, 'PICKUP', when({ hours, slot: at('2026-08-05T10:00') }))).toBe(false);
  expect(isOutsideHours(sandwich, 'PICKUP', when({ hours }))).toBe(false);
});

test.each([
  [true, true, 1, true],
  [false, true, 1, false],
  [true, false, 1, false],
  [true, true, 0, false],
])('S-144 pending order %s, unattended %s, restricted %i: %s', (hasPendingOrder, isUnattended, value, restricted) => {
  const product = aProduct({ restrictedValue: value });
  expect(isRestricted(product, 'DELIVERY', when({ hasPendingOrder, isUnattended }))).toBe(restricted);
  expect(isRestricted(product, 'PICKUP', when({ hasPendingOrder, isUnattended }))).toBe(false);
});
