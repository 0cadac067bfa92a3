import { expect, test } from 'vitest';
import {
  allergens,
  canBeHad,
  channels,
  diets,
  type Inventory,
  inventoryAvailable,
  type Price,
  type Product,
  productStatuses,
  programs,
  promoTypes,
  wineBodies,
} from './product.ts';

const stock = (counts: Partial<Inventory['channels']> = {}): Inventory => ({
  channels: { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 0, ...counts },
  nextDeliveryOn: null,
});

test.each([
  [0, 0],
  [1, 2],
  [5, 2],
  [6, 1],
])('S-263 %i pieces are told as %i', (pieces, told) => {
  expect(inventoryAvailable(stock({ PICKUP: pieces }))).toBe(told);
});

test('S-263 the channel with the most counts, of those that are asked for', () => {
  const inventory = stock({ DELIVERY: 3, PICKUP: 40 });
  expect(inventoryAvailable(inventory)).toBe(1);
  expect(inventoryAvailable(inventory, ['DELIVERY'])).toBe(2);
  expect(inventoryAvailable(inventory, ['SHIPPING', 'DELIVERY'])).toBe(2);
  expect(inventoryAvailable(inventory, [])).toBe(0);
});

const eligible = { DELIVERY: true, PICKUP: true, IN_STORE: false, SHIPPING: false };
const product = { status: 'ACTIVE', eligibility: eligible } as Product;
const price = { priceCents: 1 } as Price;
const had = (own: Partial<Parameters<typeof canBeHad>[0]>, channel?: (typeof channels)[number]) =>
  canBeHad({ product, price, inventory: stock({ DELIVERY: 1, IN_STORE: 9 }), ...own }, channel);

test('S-263 what is sold here, has a price, and is in stock can be had', () => {
  expect(had({})).toBe(true);
  expect(had({ product: { ...product, status: 'INACTIVE' } })).toBe(false);
  expect(had({ price: null })).toBe(false);
  expect(had({ price: { ...price, priceCents: 0 } })).toBe(false);
  expect(had({ inventory: null })).toBe(false);
  expect(had({ inventory: stock() })).toBe(false);
});

test('S-263 only through a channel that it may go through', () => {
  expect(had({}, 'DELIVERY')).toBe(true);
  expect(had({}, 'PICKUP')).toBe(false);
  expect(had({}, 'IN_STORE')).toBe(false);
  expect(had({ inventory: stock({ IN_STORE: 9 }) })).toBe(false);
  expect(had({ inventory: stock({ PICKUP: 6 }) }, 'PICKUP')).toBe(true);
});

test('S-64 the words that the catalog knows are these, and no others', () => {
  expect([channels, programs, promoTypes, productStatuses, wineBodies]).toEqual([
    ['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING'],
    ['abs', '1P_WINE', '1P_B2B', 'mkp'],
    ['P', 'B', 'M'],
    ['ACTIVE', 'INACTIVE'],
    ['LIGHT', 'MEDIUM', 'FULL'],
  ]);
  expect(allergens).toEqual(['MILK', 'EGG', 'FISH', 'SHELLFISH', 'TREE_NUTS', 'PEANUTS', 'WHEAT', 'SOY', 'SESAME']);
  expect(diets).toEqual(['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'ORGANIC', 'KOSHER', 'HALAL', 'LACTOSE_FREE']);
});
