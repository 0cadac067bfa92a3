import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextLink } from './index.ts';

test('leads where it says and tells where one is', () => {
  render(
    <TextLink href="/rules" aria-current="page">
      Official Rules
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Official Rules', current: 'page' });
  expect(link).toHaveAttribute('href', '/rules');
});
