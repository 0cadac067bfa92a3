import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import { type Lot, lotsOf } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { Reach } from '../reach.ts';
import { atOnce, Pace } from '../steps.ts';
import { context, line, offer } from '../testing/samples.ts';
import { Bounds } from './bounds/bounds.ts';
import { dealOf } from './deal.ts';
import { Field } from './field.ts';
import { onlyLot, usesOfOne } from './one-lot.ts';
import { type Look, usesOf } from './uses.ts';

const milk = line({ qty: 4 });
const eggs = line({ upc: 'eggs', lineId: 'eggs', listCents: 300, qty: 2 });
const off = (offerId: string, changes: Partial<Offer> = {}): Offer =>
  offer({
    offerId,
    buy: { upcs: ['milk'] },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 100 } },
    ...changes,
  });

/** The lots of a cart, and how to look for uses of the first of some offers on them. */
function scene(cart: readonly CartLine[], offers: readonly Offer[], more: Partial<Look> = {}) {
  const at = context();
  const scope = { lines: cart, context: at, reach: new Reach(cart, at.placedAt), pace: new Pace() };
  const field = new Field(offers, [...cart.keys()], scope, () => '');
  const lots = lotsOf(cart);
  const bounds = atOnce(Bounds.of(field, [dealOf(lots)], undefined));
  const budget = { steps: 1000 };
  const look: Look = { field, bounds, isOpenEnded: false, leastGain: -Infinity, most: 100, budget, ...more };
  return { terms: field.terms[0]!, lots, look };
}

/** What the first offer may take: how many units, and for how much. */
const found = (offers: readonly Offer[], more: Partial<Look> = {}, changes: Partial<Lot> = {}) => {
  const { terms, lots, look } = scene([milk], offers, more);
  const { found: uses, isCut } = usesOfOne(terms, { ...lots[0]!, ...changes }, look);
  return [uses.map(({ count, cents }) => [count, cents]), isCut];
};

test('an offer on single units has one lot if no other one is open to it', () => {
  const only = (cart: readonly CartLine[], of: Offer, change: (lots: Lot[]) => Lot[] = (lots) => lots) => {
    const { terms, lots, look } = scene(cart, [of]);
    return onlyLot(terms, change(lots), look);
  };
  const both = off('both', { buy: { upcs: ['milk', 'eggs'] } });
  expect(only([milk, eggs], off('milk'))).toBe(0);
  expect(only([eggs, milk], off('milk'))).toBe(1);
  expect(only([milk, eggs], both)).toBeNull();
  expect(only([milk, eggs], both, ([one, other]) => [{ ...one!, netCents: 0 }, other!])).toBe(1);
  expect(only([milk, eggs], both, ([one, other]) => [one!, { ...other!, taken: 1 }])).toBe(0);
  expect(only([eggs], off('milk'))).toBe(-1);
  expect(only([milk], off('two', { buy: { upcs: ['milk'], minQty: 2 } }))).toBeNull();
});

test('N-37 what nothing else wants is taken as often as an offer allows', () => {
  expect(found([off('x', { maxApplications: 3 })])).toEqual([[[3, 300]], false]);
  expect(found([off('x', { maxApplications: null })])).toEqual([[[4, 400]], false]);
  expect(found([off('x', { maxApplications: 9 })], {}, { netCents: 60 })).toEqual([[[4, 240]], false]);
});

test('N-37 of what others want, an offer takes any number; the more first if it gains by each', () => {
  const other = off('y', { get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 60 } } });
  const three = off('x', { maxApplications: 3 });
  const all = [
    [3, 300],
    [2, 200],
    [1, 100],
  ];
  expect(found([three, other])).toEqual([all, false]);
  expect(found([three], { isOpenEnded: true })).toEqual([all, false]);
  expect(found([three], {}, { passedBy: ['z'] })).toEqual([all, false]);
  expect(found([three, other], { most: 2 })).toEqual([all.slice(0, 2), true]);
  expect(found([three, other], { most: 3 })).toEqual([all, false]);
});

test('N-37 an offer that is worth less to a unit than another one takes few units first', () => {
  const less = off('a', { maxApplications: 2, get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 40 } } });
  const more = off('b', { maxApplications: null, get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 90 } } });
  const { look } = scene([milk], [less, more]);
  const terms = look.field.terms.find(({ offer: { offerId } }) => offerId === 'a')!;
  const [lot] = lotsOf([milk]);
  // The search decides on the lesser one first; each unit that it takes is lost to the other.
  expect(terms.index).toBe(0);
  expect(look.bounds.gain(terms, lot!, true)).toBe(-50);
  expect(usesOfOne(terms, lot!, look).found.map(({ count }) => count)).toEqual([1, 2]);
  // With a loss of 50 cents for each, two are out of the question.
  expect(usesOfOne(terms, lot!, { ...look, leastGain: -50 }).found.map(({ count }) => count)).toEqual([1]);
  expect(usesOfOne(terms, lot!, { ...look, leastGain: 1 })).toEqual({ found: [], isCut: false });
});

test('N-81 a percentage is rounded once over all units that an offer takes', () => {
  const tenth = off('x', { maxApplications: 3, get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } } });
  // 3 x $0.33 at 10%: 10 cents.
  expect(found([tenth], {}, { netCents: 33 })).toEqual([[[3, 10]], false]);
  // Nothing is no use of an offer.
  expect(found([tenth], { isOpenEnded: true }, { netCents: 4 })).toEqual([
    [
      [3, 1],
      [2, 1],
    ],
    false,
  ]);
});

test('N-38 a use leaves the units it takes cheaper, and the others as they were', () => {
  const { terms, lots, look } = scene([milk, eggs], [off('x', { maxApplications: 3 })]);
  const { uses } = atOnce(usesOf(terms, lots, look));
  expect(uses.map(({ cents }) => cents)).toEqual([300]);
  expect(uses[0]!.lots().map(({ line: at, count, netCents, taken }) => [at, count, netCents, taken])).toEqual([
    [0, 3, 300, 1],
    [0, 1, 400, 0],
    [1, 2, 300, 0],
  ]);
  // One step for the look, and one for the use.
  expect(look.budget.steps).toBe(998);
});
