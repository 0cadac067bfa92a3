import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './index.ts';

test('its outline level and its size are separate choices', () => {
  render(
    <>
      <Heading level={1} size="landing">
        Harvest Spin
      </Heading>
      <Heading level={3} size="landing">
        Small in the outline
      </Heading>
    </>,
  );
  const first = screen.getByRole('heading', { level: 1, name: 'Harvest Spin' });
  expect(screen.getByRole('heading', { level: 3 }).className).toBe(first.className);
});

test('a script can move focus to it after a page change', () => {
  render(
    <Heading level={1} size="page" tabIndex={-1}>
      Play & Earn
    </Heading>,
  );
  screen.getByRole('heading').focus();
  expect(screen.getByRole('heading')).toHaveFocus();
});
