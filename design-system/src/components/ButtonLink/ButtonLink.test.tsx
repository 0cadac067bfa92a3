import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from './index.ts';

test('is a link to a screen reader, whatever it looks like', () => {
  render(
    <ButtonLink tone="primary" href="/games" icon="chevron-right">
      See my prizes
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'See my prizes' })).toHaveAttribute('href', '/games');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
