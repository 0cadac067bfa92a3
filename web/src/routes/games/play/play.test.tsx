import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { program } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

test('N-20 the play screen holds the game and its panel, nothing else', async () => {
  openPage('/games/play/HARVEST', { program: program() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play now!' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Available Prizes' })).toBeNull();
});

test('G-114 a game that the store does not have is not available', async () => {
  openPage('/games/play/NOPE', { program: null });
  expect(await screen.findByText('The game is not available at this time')).toBeVisible();
});
