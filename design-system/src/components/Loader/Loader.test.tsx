import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loader } from './index.ts';

test('the label is announced, visible or not', () => {
  const { rerender } = render(<Loader label="Loading more coupons" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading more coupons');
  const heardOnly = screen.getByText('Loading more coupons').className;
  rerender(<Loader label="Loading more coupons" labelVisible />);
  expect(screen.getByText('Loading more coupons').className).not.toBe(heardOnly);
});
