import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DefinitionList } from './index.ts';

test('each number belongs to its name', () => {
  render(
    <DefinitionList
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

test('what is not known has no row', () => {
  render(
    <DefinitionList
      kind="rows"
      items={[
        { label: 'Email', value: 'maya@example.com' },
        { label: 'Phone', value: null },
        { label: 'Birthday', value: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Email']);
  expect(screen.getByRole('definition')).toHaveTextContent('maya@example.com');
});
