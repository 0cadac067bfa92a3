import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Note } from './index.ts';

test('small print is part of the page and no alarm', () => {
  render(<Note icon="clock">It may take up to 48 hours to process new activity.</Note>);
  expect(screen.getByText(/48 hours/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
