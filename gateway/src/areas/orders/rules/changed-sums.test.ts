import { expect, test } from 'vitest';
import type { OrderedLine } from './order-lines.ts';
import { changedSums } from './changed-sums.ts';

const line = (changes: Partial<OrderedLine>): OrderedLine => ({
  entryId: '1',
  name: 'Blueberries',
  size: '18 oz',
  ordered: { quantity: 1, weight: null },
  picked: { quantity: 1, weight: null },
  status: 'PICKED',
  substitution: { kind: 'BEST_MATCH' },
  substitutedBy: null,
  swap: null,
  options: [],
  listCents: 449,
  netCents: 449,
  orderedNetCents: 449,
  applied: [],
  ...changes,
});
const swapped = line({
  status: 'SUBSTITUTED',
  substitutedBy: { name: 'Strawberries', listCents: 399 },
  listCents: 399,
  netCents: 399,
});
const said = (sums: ReturnType<typeof changedSums>) => sums.map(({ text, amount }) => `${text} ${amount.amount}`);

test('N-41 a new total is told step by step, and its steps add up: each change, and what tax makes of it', () => {
  const order = { state: 'PICKING' as const, lines: [line({}), swapped], placedTotalCents: 4307 };
  expect(said(changedSums({ ...order, totalCents: 4257 }, 'en'))).toEqual([
    'Total before 43.07',
    'Strawberries for Blueberries -0.50',
    'New total 42.57',
  ]);
  expect(said(changedSums({ ...order, totalCents: 4253 }, 'en'))).toEqual([
    'Total before 43.07',
    'Strawberries for Blueberries -0.50',
    'Tax and what depends on it -0.04',
    'New total 42.53',
  ]);
});

test('N-41 nothing is told of an order that is as it was, or was canceled', () => {
  const order = { lines: [line({})], totalCents: 449, placedTotalCents: 449 };
  expect(changedSums({ ...order, state: 'PICKING' }, 'en')).toEqual([]);
  expect(changedSums({ ...order, lines: [swapped], totalCents: 0, state: 'CANCELLED' }, 'en')).toEqual([]);
});

test('N-41 each sum is called what it is, and a change that costs nothing is none', () => {
  const free = line({ status: 'SUBSTITUTED', substitutedBy: { name: 'Strawberries', listCents: 449 } });
  const short = line({ name: 'Kiwifruit', picked: { quantity: 0, weight: null }, netCents: 448 });
  const order = { state: 'PICKING' as const, lines: [free, short], placedTotalCents: 900, totalCents: 899 };
  expect(changedSums(order, 'en').map(({ kind, text }) => [kind, text])).toEqual([
    ['BEFORE', 'Total before'],
    ['CHANGE', 'Kiwifruit'],
    ['NOW', 'New total'],
  ]);
});

test('N-41 a short line that had something packed instead before is called by its own name', () => {
  const given = line({
    substitutedBy: { name: 'Strawberries', listCents: 399 },
    picked: { quantity: 0, weight: null },
    netCents: 0,
  });
  expect(said(changedSums({ state: 'PICKING', lines: [given], placedTotalCents: 449, totalCents: 0 }, 'en'))[1]).toBe(
    'Blueberries -4.49',
  );
});

test('N-61 what the shopper has changed is told as one sum', () => {
  const order = { state: 'PLACED' as const, lines: [line({})], placedTotalCents: 400, totalCents: 449 };
  expect(said(changedSums(order, 'en'))).toEqual(['Total before 4.00', 'What you changed 0.49', 'New total 4.49']);
});
