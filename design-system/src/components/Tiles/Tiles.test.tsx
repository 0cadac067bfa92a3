import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tiles } from './index.ts';

test('tiles can be a list with a name', () => {
  render(
    <Tiles size="small" gap="gutter" as="ul" aria-label="Departments">
      <li>Bakery</li>
      <li>Dairy</li>
    </Tiles>,
  );
  expect(screen.getByRole('list', { name: 'Departments' })).toHaveTextContent('BakeryDairy');
});
