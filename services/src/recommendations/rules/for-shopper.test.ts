import { expect, test } from 'vitest';
import { forShopper, type Known } from './for-shopper.ts';
import type { Habit } from './habits.ts';

const habit = (itemId: string, given: Partial<Habit> = {}): Habit => ({
  itemId,
  timesBought: 5,
  lastBought: '2026-08-01',
  cadenceDays: 7,
  due: 1,
  dueInDays: 0,
  suggestedQuantity: 1,
  selectedWeight: null,
  ...given,
});
const known = (given: Partial<Known> = {}): Known => ({
  habits: [],
  householdBaskets: 10,
  cart: new Map(),
  popular: new Map([
    ['milk', 600],
    ['bread', 400],
  ]),
  allBaskets: 1000,
  ...given,
});
const pasta = {
  baskets: 100,
  partners: new Map([
    ['sauce', 70],
    ['milk', 30],
    ['basil', 20],
  ]),
};
const ids = (given: Partial<Known>) => forShopper(known(given), 10).map(({ itemId }) => itemId);

test('N-79 a guest with an empty cart sees what many buy', () => {
  expect(forShopper(known(), 1)).toEqual([{ itemId: 'milk', score: 0.15, reason: { code: 'POPULAR' } }]);
});

test('S-207 what goes with the cart comes first, with what it goes with, and nothing of the cart', () => {
  const cart = new Map([
    ['pasta', pasta],
    ['milk', undefined],
  ]);
  expect(ids({ cart })).toEqual(['sauce', 'basil', 'bread']);
  expect(forShopper(known({ cart }), 1)[0]?.reason).toEqual({ code: 'BOUGHT_TOGETHER', withItemId: 'pasta' });
});

test('N-79 what is due comes before what was just bought', () => {
  const habits = [habit('eggs', { due: 0.1, dueInDays: 6 }), habit('butter')];
  expect(forShopper(known({ habits, popular: new Map() }), 2)).toMatchObject([
    { itemId: 'butter', reason: { code: 'DUE', dueInDays: 0, cadenceDays: 7 } },
    { itemId: 'eggs' },
  ]);
});

test('N-80 equal scores go by product, however they were found', () => {
  const popular = new Map([
    ['b', 5],
    ['a', 5],
  ]);
  expect(ids({ popular })).toEqual(['a', 'b']);
});

const scored = (given: Partial<Known>) =>
  forShopper(known({ popular: new Map(), ...given }), 10).map(({ itemId, score, reason }) => [
    itemId,
    score,
    reason.code,
  ]);

test('N-79 a habit weighs by how often it is bought and how due it is, between a little and wholly', () => {
  const of = (given: Partial<Habit>) => scored({ habits: [habit('eggs', given)], householdBaskets: 9 });
  expect(of({ due: 0.5 })).toEqual([['eggs', 0.25, 'DUE']]);
  expect(of({ due: 1 })).toEqual([['eggs', 0.5, 'DUE']]);
  expect(of({ due: 3 })).toEqual([['eggs', 0.5, 'DUE']]);
  expect(of({ due: 0 })).toEqual([['eggs', 0.5 * 0.15, 'DUE']]);
});

test('N-79 what was bought once weighs little, and says nothing of a day', () => {
  for (const once of [{ dueInDays: null, cadenceDays: null }, { dueInDays: null }, { cadenceDays: null }])
    expect(scored({ habits: [habit('cake', { timesBought: 1, due: 0, ...once })], householdBaskets: 4 })).toEqual([
      ['cake', 0.2 * 0.15, 'POPULAR'],
    ]);
});

test('S-207 what goes with the cart weighs by its share of the baskets, less for few', () => {
  const few = { baskets: 20, partners: new Map([['basil', 10]]) };
  expect(scored({ cart: new Map([['pasta', few]]) })).toEqual([['basil', 0.7 * (10 / 40), 'BOUGHT_TOGETHER']]);
});

test('S-207 of several things in the cart, the one it goes with most often is named', () => {
  const cart = new Map([
    ['rice', { baskets: 80, partners: new Map([['sauce', 10]]) }],
    ['pasta', { baskets: 80, partners: new Map([['sauce', 60]]) }],
    ['bread', { baskets: 80, partners: new Map([['sauce', 60]]) }],
  ]);
  const [first] = forShopper(known({ cart, popular: new Map() }), 1);
  expect(first?.reason).toEqual({ code: 'BOUGHT_TOGETHER', withItemId: 'pasta' });
  expect(first?.score).toBeCloseTo(0.7 * 0.6, 12);
});

test('N-79 several reasons add up, and the strongest is told, the first of two that are equal', () => {
  const habits = [habit('milk', { due: 1 })];
  const [both] = forShopper(known({ habits, householdBaskets: 9, popular: new Map([['milk', 400]]) }), 1);
  expect([both?.score, both?.reason.code]).toEqual([0.5 + 0.1, 'DUE']);
  const [popular] = forShopper(
    known({
      habits: [habit('milk', { due: 0, timesBought: 1 })],
      householdBaskets: 9,
      popular: new Map([['milk', 1000]]),
    }),
    1,
  );
  expect(popular?.reason.code).toBe('POPULAR');
  const even = known({ habits: [habit('milk', { due: 1 })], householdBaskets: 9, popular: new Map([['milk', 2000]]) });
  expect(forShopper(even, 1)[0]).toMatchObject({ score: 1, reason: { code: 'DUE' } });
});

test('what nobody has bought yet is not recommended, and where nothing is counted nothing is divided by it', () => {
  expect(scored({ popular: new Map([['new', 0]]) })).toEqual([]);
  expect(scored({ popular: new Map([['new', 1]]), allBaskets: 0 })).toEqual([['new', 0.25, 'POPULAR']]);
});
