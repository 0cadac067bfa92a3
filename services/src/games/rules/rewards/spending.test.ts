import { expect, test } from 'vitest';
import { spendingOf } from './spending.ts';

const credits = [
  { id: 'first', left: 100 },
  { id: 'next', left: 500 },
];

test('N-35 rewards are spent in the order in which they expire', () => {
  expect(spendingOf(credits, [], 350)).toEqual([
    { id: 'first', cents: -100 },
    { id: 'next', cents: -250 },
  ]);
  expect(spendingOf(credits, [], 0)).toEqual([]);
  expect(spendingOf(credits, [], 1)).toEqual([{ id: 'first', cents: -1 }]);
});

test('N-35 more than there is, is not spent in part', () => {
  expect(spendingOf(credits, [], 601)).toBeNull();
  expect(spendingOf([], [], 1)).toBeNull();
});

test('N-39 an order that is asked for the same again moves nothing; one that takes less gives the rest back', () => {
  const spent = [
    { id: 'first', cents: 100 },
    { id: 'next', cents: 250 },
  ];
  expect(spendingOf(credits, spent, 350)).toEqual([]);
  expect(spendingOf(credits, spent, 349)).toEqual([{ id: 'next', cents: 1 }]);
  expect(spendingOf(credits, spent, 120)).toEqual([{ id: 'next', cents: 230 }]);
  expect(spendingOf(credits, spent, 0)).toEqual([
    { id: 'next', cents: 250 },
    { id: 'first', cents: 100 },
  ]);
  expect(spendingOf([{ id: 'next', left: 250 }], spent, 400)).toEqual([{ id: 'next', cents: -50 }]);
});
