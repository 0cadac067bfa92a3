import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShelfBoundary } from './ShelfBoundary.tsx';

function Broken(): never {
  throw new Error('a shelf that fails');
}

test('a shelf that fails leaves the rest of the page intact', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <p>The page</p>
      <ShelfBoundary fallback={<p>Not here today</p>}>
        <Broken />
      </ShelfBoundary>
    </>,
  );
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.getByText('Not here today')).toBeInTheDocument();
  quiet.mockRestore();
});
