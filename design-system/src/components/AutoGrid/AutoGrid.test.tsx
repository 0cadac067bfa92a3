import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AutoGrid } from './index.ts';

test('the columns can be a named list', () => {
  render(
    <AutoGrid size="small" gap="gutter" as="ul" aria-label="Departments">
      <li>Bakery</li>
      <li>Dairy</li>
    </AutoGrid>,
  );
  expect(screen.getByRole('list', { name: 'Departments' })).toHaveTextContent('BakeryDairy');
});
