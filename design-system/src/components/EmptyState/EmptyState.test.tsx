import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './index.ts';

test('says what the situation is and what to do next', () => {
  render(
    <EmptyState title="No games right now" headingLevel={2} actions={<a href="/shop">Start Shopping</a>}>
      Come back soon.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No games right now' })).toBeInTheDocument();
  expect(screen.getByText('Come back soon.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeInTheDocument();
});
