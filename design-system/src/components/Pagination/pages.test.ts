import { expect, test } from 'vitest';
import { pageSlots } from './pages.ts';

const written = (page: number, pages: number) =>
  pageSlots(page, pages)
    .map((slot) => ('page' in slot ? slot.page : '…'))
    .join(' ');

test('the ends, the current page and its neighbors', () => {
  expect(written(1, 1)).toBe('1');
  expect(written(1, 5)).toBe('1 2 … 5');
  expect(written(3, 5)).toBe('1 2 3 4 5');
  expect(written(4, 12)).toBe('1 2 3 4 5 … 12');
  expect(written(6, 12)).toBe('1 … 5 6 7 … 12');
  expect(written(9, 12)).toBe('1 … 8 9 10 11 12');
  expect(written(12, 12)).toBe('1 … 11 12');
});

test('no row is longer than seven places', () => {
  for (let page = 1; page <= 40; page += 1) expect(pageSlots(page, 40).length).toBeLessThanOrEqual(7);
});
