import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import { lotsOf } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { Reach } from '../reach.ts';
import { Pace } from '../steps.ts';
import { context, line, offer } from '../testing/samples.ts';
import { Field } from './field.ts';
import { isDeep, limitOf, pullOf } from './pull.ts';

const milk = line({ qty: 5 });
const eggs = line({ upc: 'eggs', lineId: 'eggs', listCents: 300, qty: 3 });
const get = (type: Offer['get']['discount']['type'], value: number, more: Partial<Offer['get']> = {}) => ({
  qty: 1,
  discount: { type, value },
  ...more,
});
/** One offer on a cart: on its milk unless it says otherwise. */
function scene(changes: Partial<Offer>, cart: readonly CartLine[] = [milk]) {
  const at = context();
  const scope = { lines: cart, context: at, reach: new Reach(cart, at.placedAt), pace: new Pace() };
  const field = new Field([offer({ buy: { upcs: ['milk'] }, ...changes })], [...cart.keys()], scope, () => '');
  return { field, terms: field.terms[0]!, lots: lotsOf(cart) };
}
const pull = (changes: Partial<Offer>, netCents = 400, deep = false, cart?: readonly CartLine[]) => {
  const { field, terms, lots } = scene(changes, cart);
  return pullOf(terms, lots.at(-1)!, netCents, { field, deep });
};
const limit = (changes: Partial<Offer>, cart?: readonly CartLine[]) => {
  const { field, terms, lots } = scene({ maxApplications: null, ...changes }, cart);
  return limitOf(terms, lots, field);
};

test('N-81 a unit’s share of a percentage may be rounded down, so that less of it is certain', () => {
  expect(pull({ get: get('PERCENT', 1000) })).toEqual({ cents: 40, load: 1, sure: 38.5 });
  expect(pull({ get: get('PERCENT', 1000) }, 9)).toEqual({ cents: 0.9, load: 1, sure: 0 });
  expect(pull({ get: get('AMOUNT_OFF', 150) })).toEqual({ cents: 150, load: 1, sure: 150 });
});

test('N-34 the cheapest of a block take off their share of it, but for a price per pound', () => {
  const block: Partial<Offer> = { proto: 'BUYX_GETX', buy: { upcs: ['milk'], minQty: 3 } };
  const price = { ...block, get: get('FIXED_PRICE', 100) };
  const weighed = [{ ...milk, weight: 200 }];
  expect(pull({ ...block, get: get('FREE', 0) })).toEqual({ cents: 100, load: 1, sure: 0 });
  expect(pull(price)).toEqual({ cents: 75, load: 1, sure: 0 });
  expect(pull(price, 400, false, weighed)).toEqual({ cents: 200, load: 1, sure: 0 });
  expect(pull({ ...block, get: get('FREE', 0) }, 400, false, weighed)).toEqual({ cents: 100, load: 1, sure: 0 });
});

test('N-34 an amount for a group or a sum of money is shared by its units, or as much as they cost', () => {
  const two: Partial<Offer> = { buy: { upcs: ['milk'], minQty: 2 }, get: get('AMOUNT_OFF', 150) };
  expect(pull(two)).toEqual({ cents: 75, load: 1, sure: 0 });
  expect(pull(two, 60, true)).toEqual({ cents: 60, load: 1, sure: 0 });
  const pool: Partial<Offer> = { buy: { upcs: ['milk'], minCents: 1600 }, get: get('AMOUNT_OFF', 200) };
  expect(pull(pool)).toEqual({ cents: 50, load: 0.25, sure: 0 });
  expect(pull(pool, 30, true)).toEqual({ cents: 30, load: 0, sure: 0 });
  expect(pull({ ...pool, get: get('PERCENT', 1000) })).toEqual({ cents: 40, load: 0, sure: 38.5 });
  const group: Partial<Offer> = { ...two, proto: 'MUST_BUY', get: get('FIXED_PRICE', 500) };
  expect(pull(group)).toEqual({ cents: 150, load: 1, sure: 0 });
});

test('N-34 what only counts toward an offer has nothing taken off it', () => {
  const gets: Partial<Offer> = { proto: 'BUYX_GETY', buy: { upcs: ['eggs'] }, get: get('FREE', 0, { upcs: ['milk'] }) };
  expect(pull(gets, 300, false, [milk, eggs])).toEqual({ cents: 0, load: 0, sure: 0 });
  expect(pull(gets, 400, false, [eggs, milk])).toEqual({ cents: 400, load: 1, sure: 400 });
});

test('N-34 N-81 how many units, or times a minimum, an offer may take', () => {
  const two = { buy: { upcs: ['milk'], minQty: 2 } };
  expect([limit(two), limit({ ...two, maxApplications: 1 })]).toEqual([4, 2]);
  const pool = { buy: { upcs: ['milk'], minCents: 800 } };
  expect([limit(pool), limit({ ...pool, get: get('PERCENT', 1000) })]).toEqual([2, Infinity]);
  const far = { buy: { upcs: ['milk'], minCents: 2001 } };
  expect([limit(far), limit({ ...far, get: get('PERCENT', 1000) })]).toEqual([0, 0]);
  const gets: Partial<Offer> = { proto: 'BUYX_GETY', get: get('FREE', 0, { upcs: ['eggs'], qty: 2 }) };
  expect([limit(gets, [milk, eggs]), limit({ ...gets, maxApplications: 1 }, [milk, { ...eggs, qty: 9 }])]).toEqual([
    2, 2,
  ]);
  // Five units make one block of three.
  const block: Partial<Offer> = { proto: 'BUYX_GETX', buy: { upcs: ['milk'], minQty: 2 } };
  expect(limit(block)).toBe(3);
});

test('N-82 an amount is deep if it comes to more than the goods cost', () => {
  const deep = (changes: Partial<Offer>) => {
    const { field, terms, lots } = scene({ maxApplications: null, ...changes });
    return isDeep(terms, lots, field);
  };
  const two = (value: number) => ({ buy: { upcs: ['milk'], minQty: 2 }, get: get('AMOUNT_OFF', value) });
  // Two and a half pairs cost $20.00.
  expect([deep(two(800)), deep(two(801))]).toEqual([false, true]);
  expect(deep({ ...two(801), maxApplications: 1 })).toBe(false);
  const pool = (value: number) => ({ buy: { upcs: ['milk'], minCents: 1000 }, get: get('AMOUNT_OFF', value) });
  expect([deep(pool(1000)), deep(pool(1001))]).toEqual([false, true]);
  expect(deep({ get: get('AMOUNT_OFF', 9999) })).toBe(false);
  expect(deep({ ...two(0), get: get('PERCENT', 9999) })).toBe(false);
});
