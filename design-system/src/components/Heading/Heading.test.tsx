import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './index.ts';

test('its place in the outline and its size are chosen apart', () => {
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

test('a script can put the focus on it after a change of page', () => {
  render(
    <Heading level={1} size="page" tabIndex={-1}>
      Play & Earn
    </Heading>,
  );
  screen.getByRole('heading').focus();
  expect(screen.getByRole('heading')).toHaveFocus();
});
