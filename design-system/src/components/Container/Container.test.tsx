import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Container } from './index.ts';

test('the main part of a screen can take the focus of a skip link', () => {
  render(
    <Container as="main" id="main" tabIndex={-1} width="text">
      Official Rules
    </Container>,
  );
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
