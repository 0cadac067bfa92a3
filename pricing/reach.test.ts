import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import type { Offer } from './offer.ts';
import { reaches, Reach } from './reach.ts';
import { bogo, context, line, multiBuy, offer } from './testing/samples.ts';

const { counts, discounts, admitted } = reaches;
const all = counts | discounts | admitted;
const eggs = line({ upc: 'eggs', lineId: 'eggs' });
const wine = line({ upc: 'wine', lineId: 'wine', departmentId: 'cellar', category: 'ALCOHOL' });
const bread = line({ upc: 'bread', lineId: 'bread', departmentId: 'bakery' });
const cart = [bread, eggs, line(), wine];

const reachOf = (changes: Partial<Offer>, lines: readonly CartLine[] = cart) => {
  const reach = new Reach(lines, context().placedAt);
  const given = offer(changes);
  return { lines: reach.lines(given), flags: [...reach.flags(given)] };
};
const get = (goods: Partial<Offer['get']>) => ({ ...offer().get, ...goods });

test('an offer takes the goods that it names, for what is bought and for what is discounted', () => {
  expect(reachOf({})).toEqual({ lines: [2], flags: [0, 0, all, 0] });
  expect(reachOf({ buy: { department: 'dairy' } })).toEqual({ lines: [1, 2], flags: [0, all, all, 0] });
  expect(reachOf({ buy: { department: 'deli' } })).toEqual({ lines: [], flags: [0, 0, 0, 0] });
  expect(reachOf({ buy: { upcs: ['milk', 'bread'], department: 'dairy' } }).lines).toEqual([2]);
  expect(reachOf({ buy: {} }).lines).toEqual([0, 1, 2, 3]);
});

test('lines stand in canonical order, and once, however the offer names its goods', () => {
  expect(reachOf({ buy: { upcs: ['milk', 'bread'] } }).lines).toEqual([0, 2]);
  expect(reachOf({ buy: { upcs: ['wine', 'bread', 'milk', 'eggs'] } }).lines).toEqual([0, 1, 2, 3]);
  const both = { proto: 'BUYX_GETY', buy: { upcs: ['milk', 'eggs'] }, get: get({ upcs: ['eggs', 'bread'] }) } as const;
  expect(reachOf(both).lines).toEqual([0, 1, 2]);
});

test('N-81 of a buy-this-get-that, what is in both lists is a get only', () => {
  const both = { proto: 'BUYX_GETY', buy: { upcs: ['milk', 'eggs'] }, get: get({ upcs: ['eggs', 'bread'] }) } as const;
  expect(reachOf(both).flags).toEqual([discounts | admitted, discounts | admitted, counts | admitted, 0]);
});

test('N-36 an offer on the order takes nothing of what the law leaves out; one on items may', () => {
  expect(reachOf({ proto: 'REWARDS_FLAT', buy: {} }).flags).toEqual([all, all, all, counts | discounts]);
  expect(reachOf({ buy: {} }).flags).toEqual([all, all, all, all]);
});

test("S-147 the store's must-buy is not admitted to units under a buy-get or a multi-buy, but to those of a price cut", () => {
  const promos = [bogo, multiBuy(2, 500), { type: 'P', priceCents: 300, endsOn: bogo.endsOn } as const, null];
  const lines = promos.map((promo, index) => line({ lineId: String(index), promo }));
  expect(reachOf({ proto: 'MUST_BUY' }, lines).flags).toEqual([counts | discounts, counts | discounts, all, all]);
});

test('each offer is looked up once', () => {
  const reach = new Reach(cart, context().placedAt);
  const given = offer({ buy: { department: 'dairy' } });
  expect(reach.flags(given)).toBe(reach.flags(given));
  expect(reach.lines(given)).toBe(reach.lines(given));
});
