import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './index.ts';

const shown = (page: number) =>
  render(<Pagination label="Pages of coupons" page={page} pages={12} hrefOf={(to) => `/coupons?page=${to}`} />);

test('every page is a link, and the current one says so', () => {
  shown(6);
  expect(screen.getByRole('navigation', { name: 'Pages of coupons' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
  expect(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '/coupons?page=12');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/coupons?page=5');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
});

test('there is no link before the first page or after the last', () => {
  const { unmount } = shown(1);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  unmount();
  shown(12);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});
