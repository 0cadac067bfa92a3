import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './index.ts';

test('is part of the name that is read out', () => {
  render(
    <button type="button">
      Edit <VisuallyHidden>delivery address</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Edit delivery address' })).toBeInTheDocument();
});
