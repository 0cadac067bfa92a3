import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './index.ts';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [14_000, '99+'],
])('S-36, S-243 %d items are drawn as %s and said whole', (count, drawn) => {
  render(<CountBadge count={count} label={`${count} items in your cart`} />);
  expect(screen.getByText(drawn)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(`${count} items in your cart`)).toBeInTheDocument();
});

test.each([0, -3, 0.4, Number.NaN])('S-36 a cart of %d items has no badge', (count) => {
  const { container } = render(<CountBadge count={count} label="0 items in your cart" />);
  expect(container).toBeEmptyDOMElement();
});
