import { expect, test } from 'vitest';
import type { Basket, BasketLine } from './basket.ts';
import { dueReason, habitsOf, inDueOrder } from './habits.ts';

const today = Temporal.PlainDate.from('2026-08-05');
const line = (itemId: string, quantity = 1, weight: number | null = null): BasketLine => ({ itemId, quantity, weight });
const daysAgo = (days: number, ...lines: BasketLine[]): Basket => ({
  orderNumber: `order-${days}`,
  householdId: 'household-1',
  storeId: 'store-1',
  day: today.subtract({ days }).toString(),
  lines,
});
const habitOf = (itemId: string, ...baskets: Basket[]) =>
  habitsOf(baskets, today).find((habit) => habit.itemId === itemId);

test('N-67 a product is due by the days since it was last bought over the median of the days between', () => {
  const bought = [17, 31, 45, 65].map((days) => daysAgo(days, line('eggs')));
  expect(habitOf('eggs', ...bought)).toEqual({
    itemId: 'eggs',
    timesBought: 4,
    lastBought: '2026-07-19',
    cadenceDays: 14,
    due: 17 / 14,
    dueInDays: -3,
    suggestedQuantity: 1,
    selectedWeight: null,
  });
});

test('N-67 one long break doesn’t change how often something is bought', () => {
  const habit = habitOf('milk', ...[3, 10, 17, 80, 87].map((days) => daysAgo(days, line('milk'))));
  expect(habit).toMatchObject({ cadenceDays: 7, dueInDays: 4 });
});

test('a product that was bought once has no cadence, and is not due', () => {
  const habits = habitsOf([daysAgo(30, line('cake'))], today);
  expect(habits).toMatchObject([{ cadenceDays: null, dueInDays: null, due: 0 }]);
  expect(inDueOrder(habits)).toEqual([]);
});

test('two orders of a day are one purchase of both', () => {
  const habit = habitOf(
    'milk',
    daysAgo(7, line('milk', 1)),
    { ...daysAgo(7, line('milk', 2)), orderNumber: 'other' },
    daysAgo(14, line('milk', 3)),
  );
  expect(habit).toMatchObject({ timesBought: 2, cadenceDays: 7, suggestedQuantity: 3 });
});

test('a usual purchase is the median of packages and of weights', () => {
  const habit = habitOf(
    'tomatoes',
    daysAgo(1, line('tomatoes', 1, 150)),
    daysAgo(8, line('tomatoes', 2, 200)),
    daysAgo(15, line('tomatoes', 9, 210)),
  );
  expect(habit).toMatchObject({ suggestedQuantity: 2, selectedWeight: 200 });
});

test('the most overdue come first, and what wasn’t bought for four cadences is forgotten', () => {
  const habits = habitsOf(
    [
      ...[40, 50].map((days) => daysAgo(days, line('stopped'))),
      ...[20, 30].map((days) => daysAgo(days, line('late'))),
      ...[2, 12].map((days) => daysAgo(days, line('later'))),
      ...[9, 19].map((days) => ({ ...daysAgo(days, line('b'), line('a')), orderNumber: `both-${days}` })),
    ],
    today,
  );
  expect(inDueOrder(habits).map(({ itemId }) => itemId)).toEqual(['stopped', 'late', 'a', 'b', 'later']);
  expect(
    inDueOrder(
      habitsOf(
        [41, 51].map((days) => daysAgo(days, line('stopped'))),
        today,
      ),
    ),
  ).toEqual([]);
});

test.each([
  [-3, '3 days late'],
  [-1, '1 day late'],
  [0, 'due today'],
  [1, 'due tomorrow'],
  [2, 'due in 2 days'],
])('N-67 %i days are told as %s', (days, words) => expect(dueReason(days)).toBe(words));
