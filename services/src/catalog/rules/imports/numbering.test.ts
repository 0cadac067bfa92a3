import { expect, test } from 'vitest';
import type { InventoryDraft } from './inventory-draft.ts';
import { bpnOf, type Numbers, storeProblem } from './numbering.ts';
import type { ProductDraft } from './product-draft.ts';

const product = (gtin: string, bpn: string | null = null) => ({ kind: 'product', gtin, bpn }) as ProductDraft;
const stock = (named: { bpn: string } | { gtin: string }, storeId = '2910'): InventoryDraft => ({
  kind: 'inventory',
  product: named,
  storeId,
  inventory: { channels: { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 0 }, nextDeliveryOn: null },
});
const numbers = (): Numbers => ({ bpnOf: new Map([['cola', '960000001']]), gtinOf: new Map([['960000001', 'cola']]) });
const found = (value: string) => ({ value, problem: null });
const refused = (problem: string) => ({ value: '', problem });

test('N-51 a product that is there keeps its number, and a new one gets its own or the next that is free', () => {
  const free = ['960000002', '960000003'];
  const all = numbers();
  expect(bpnOf(product('cola'), all, free)).toEqual(found('960000001'));
  expect(bpnOf(product('cola', '960000001'), all, free)).toEqual(found('960000001'));
  expect(bpnOf(product('tea', '950000009'), all, free)).toEqual(found('950000009'));
  expect(bpnOf(product('milk'), all, free)).toEqual(found('960000002'));
  expect(free).toEqual(['960000003']);
  expect(bpnOf(product('milk'), all, free)).toEqual(found('960000002'));
});

test('N-51 a number belongs to one product, and a product has one number', () => {
  expect(bpnOf(product('cola', '960000009'), numbers(), [])).toEqual(
    refused('cola is product 960000001, not 960000009'),
  );
  expect(bpnOf(product('tea', '960000001'), numbers(), [])).toEqual(refused('bpn 960000001 is the product cola'));
});

test('a price or stock names a product of the catalog, or of a line before', () => {
  const all = numbers();
  expect(bpnOf(stock({ bpn: '960000001' }), all, [])).toEqual(found('960000001'));
  expect(bpnOf(stock({ gtin: 'cola' }), all, [])).toEqual(found('960000001'));
  expect(bpnOf(stock({ gtin: 'tea' }), all, [])).toEqual(refused('there is no product tea'));
  expect(bpnOf(stock({ bpn: '950000000' }), all, [])).toEqual(refused('there is no product 950000000'));
  bpnOf(product('tea'), all, ['960000002']);
  expect(bpnOf(stock({ gtin: 'tea' }), all, [])).toEqual(found('960000002'));
});

test('G-120 prices and stock need a store that is there', () => {
  const isStore = (id: string) => id === '2910';
  expect(storeProblem(product('cola'), isStore)).toBeNull();
  expect(storeProblem(stock({ gtin: 'cola' }), isStore)).toBeNull();
  expect(storeProblem(stock({ gtin: 'cola' }, '9999'), isStore)).toBe('there is no store 9999');
});
