import { expect, test } from 'vitest';
import { offerDraft } from '../../testing/drafts.ts';
import { dealPrice } from './price.ts';

const { rule } = offerDraft('any');
const priced = (more: Partial<typeof rule>, publicCents = 250, proto: 'ITEM_DISCOUNT' | 'MUST_BUY' = 'ITEM_DISCOUNT') =>
  dealPrice({ proto, rule: { ...rule, ...more } }, publicCents);

test.each([
  ['AMOUNT_OFF', 100, 250, 150],
  ['AMOUNT_OFF', 250, 250, 0],
  ['AMOUNT_OFF', 300, 250, 0],
  ['PERCENT', 1500, 333, 283],
  ['PERCENT', 5000, 333, 166],
  ['FIXED_PRICE', 199, 250, 199],
  ['FIXED_PRICE', 199, 150, 150],
  ['FREE', 0, 250, 0],
] as const)('N-43 %s of %d on %d cents is %d, never more than everybody pays', (type, value, publicCents, cents) => {
  expect(priced({ get: { qty: 1, discount: { type, value } } }, publicCents)).toBe(cents);
});

test('N-43 what takes more than a package has no price for one', () => {
  expect([{}, { minQty: 1 }, { minQty: 2 }].map((buy) => priced({ buy }))).toEqual([150, 150, null]);
  expect([250, 251].map((minCents) => priced({ buy: { minCents } }))).toEqual([150, null]);
  expect([0, 1].map((minWeight) => priced({ buy: { minWeight } }))).toEqual([150, null]);
});

test('N-43 what is no discount on an item has no price for one', () => {
  expect(priced({}, 250, 'MUST_BUY')).toBeNull();
});
