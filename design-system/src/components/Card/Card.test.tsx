import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Card } from './index.ts';

test('a card with a heading is an article of that name', () => {
  render(
    <Card as="article" aria-labelledby="title">
      <h3 id="title">Harvest Spin</h3>
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Harvest Spin' })).toBeInTheDocument();
});

test('the result of a play can take the focus', () => {
  const result = createRef<HTMLElement>();
  render(
    <Card edge="ink" tabIndex={-1} ref={result}>
      You won a free coffee
    </Card>,
  );
  result.current?.focus();
  expect(screen.getByText('You won a free coffee')).toHaveFocus();
});
