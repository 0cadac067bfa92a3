import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './index.ts';

test('the main part of a screen can take the focus of a skip link', () => {
  render(
    <Page as="main" id="main" tabIndex={-1} width="text">
      Official Rules
    </Page>,
  );
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
