import { expect, test } from 'vitest';
import { filterCounts, typesOf } from './activity-filter.ts';

const counts = (['EARN', 'PLAY', 'WIN', 'REDEEM', 'ENTRY', 'ADJUST', 'WELCOME', 'REWARD'] as const).map(
  (type, index) => ({ type, count: 10 ** index }),
);

test('N-24 every item is in All and one other filter', () => {
  const [all, ...others] = filterCounts(counts);
  expect(all).toEqual({ filter: 'ALL', count: 11_111_111 });
  expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(11_111_111);
});

test('N-24 empty filters count zero', () => {
  expect(filterCounts([]).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});

test('N-24 points come from orders, corrections, and welcome plays; an entry is a redeemed prize', () => {
  expect(typesOf('POINTS')).toEqual(['EARN', 'ADJUST', 'WELCOME']);
  expect(typesOf('PRIZES')).toEqual(['WIN', 'REDEEM', 'ENTRY']);
  expect(typesOf('ALL')).toBeUndefined();
});
