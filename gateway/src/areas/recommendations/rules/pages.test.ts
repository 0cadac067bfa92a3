import { expect, test } from 'vitest';
import { hasNextPage, pageOf } from './pages.ts';

test('there is another page while pages hold fewer than all', () => {
  const next = (pageNo: number, total: number) => hasNextPage({ pageNo, pageSize: 10, total });
  expect([next(1, 11), next(1, 10), next(2, 21), next(2, 20), next(1, 0)]).toEqual([true, false, true, false, false]);
});

test('a page is asked for from 1 to 1,000', () => {
  expect([-5, 0, 1, 7, 1000, 1001].map(pageOf)).toEqual([1, 1, 1, 7, 1000, 1000]);
});
