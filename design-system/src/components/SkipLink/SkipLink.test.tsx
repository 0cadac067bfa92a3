import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './index.ts';

test('is the first Tab stop and leads to the content', async () => {
  render(
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <a href="/">Home</a>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '#main');
});
