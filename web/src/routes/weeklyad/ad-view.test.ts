import { expect, test } from 'vitest';
import { adView, allPath, leftOf, mostUsual, pagePath } from './ad-view.ts';

const at = (search: string, pages = 8) => adView(new URLSearchParams(search), pages);

test.each([
  ['', { page: 1, isAll: false, category: null, week: 'THIS' }],
  ['page=3', { page: 3, isAll: false, category: null, week: 'THIS' }],
  ['page=99', { page: 8, isAll: false, category: null, week: 'THIS' }],
  ['page=-2', { page: 1, isAll: false, category: null, week: 'THIS' }],
  ['page=2.5', { page: 1, isAll: false, category: null, week: 'THIS' }],
  ['page=<script>', { page: 1, isAll: false, category: null, week: 'THIS' }],
  ['view=all', { page: 1, isAll: true, category: null, week: 'THIS' }],
  ['week=next&page=2', { page: 2, isAll: false, category: null, week: 'NEXT' }],
  ['week=last', { page: 1, isAll: false, category: null, week: 'THIS' }],
  ['category=deli', { page: 1, isAll: true, category: 'deli', week: 'THIS' }],
])('S-53 ?%s shows what it says, or the first page', (search, view) => {
  expect(at(search)).toEqual(view);
});

test('S-53 every view has an address', () => {
  expect([pagePath(1, 'THIS'), pagePath(4, 'THIS'), allPath('THIS'), allPath('THIS', 'deli & more')]).toEqual([
    '/weeklyad',
    '/weeklyad?page=4',
    '/weeklyad?view=all',
    '/weeklyad?category=deli+%26+more',
  ]);
  expect([pagePath(1, 'NEXT'), pagePath(2, 'NEXT'), allPath('NEXT')]).toEqual([
    '/weeklyad?week=next',
    '/weeklyad?week=next&page=2',
    '/weeklyad?week=next&view=all',
  ]);
  expect([1, 2, 3, 4].map(leftOf)).toEqual([1, 1, 3, 3]);
  expect(at('', 0).page).toBe(1);
});

test('of several texts the usual one comes most often, and the first of those that come as often', () => {
  expect(mostUsual(['a', 'b', 'b'])).toBe('b');
  expect(mostUsual(['b', 'a'])).toBe('b');
  expect(mostUsual([])).toBeNull();
});
