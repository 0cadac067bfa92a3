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
