import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactNumbers } from './index.ts';

test('each number belongs to its name', () => {
  render(
    <FactNumbers
      items={[
        { label: 'Game points', value: '240' },
        { label: 'Plays left', value: '3' },
      ]}
    />,
  );
  const [points, plays] = screen.getAllByRole('term');
  expect(points).toHaveTextContent('Game points');
  expect(points?.nextElementSibling).toHaveTextContent('240');
  expect(plays?.nextElementSibling).toHaveTextContent('3');
});
