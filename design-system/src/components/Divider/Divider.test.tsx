import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Divider } from './index.ts';

test('parts two things, upright when they stand side by side', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation');
  rerender(<Divider orientation="vertical" kind="perforation" />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});

test('a decorative one is not announced', () => {
  render(<Divider decorative />);
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
});
