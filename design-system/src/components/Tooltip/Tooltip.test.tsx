import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './index.ts';

const page = (
  <Tooltip text="Sound is on">
    <IconButton label="Sound" icon="volume-2" />
  </Tooltip>
);

test('the keyboard shows it at once, and it describes the control', async () => {
  render(page);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Sound is on');
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveAccessibleDescription('Sound is on');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('Escape closes it and leaves focus where it is (WCAG 1.4.13)', async () => {
  render(page);
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveFocus();
});
