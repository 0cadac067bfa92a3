import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notStarted, program } from '../testing/fixtures.ts';
import { openPage } from '../testing/page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const seen = () =>
  vi.fn<() => unknown>(() => ({ program: { __typename: 'Program', id: 'HARVEST', howItWorksSeen: true } }));

test('G-128 a new shopper sees how the game works by itself, and "Start Playing" leads on to opting in', async () => {
  const markHowItWorksSeen = seen();
  const { shopper } = openPage(
    '/games/game-details/HARVEST',
    { program: notStarted({ howItWorksSeen: false }) },
    { markHowItWorksSeen },
  );
  const dialog = await screen.findByRole('dialog', { name: 'How Harvest Spin works' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await shopper.click(within(dialog).getByRole('button', { name: 'Start Playing' }));
  expect(await screen.findByRole('dialog', { name: 'When were you born?' })).toBeVisible();
  expect(markHowItWorksSeen).toHaveBeenCalledTimes(1);
});

test('G-128 an existing shopper opens it and closes it with "Got it"', async () => {
  const { shopper } = openPage('/games/game-details/HARVEST', { program: program() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await shopper.click(screen.getByRole('button', { name: 'How it works' }));
  await shopper.click(await screen.findByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('G-90 who has seen it is not shown it again', async () => {
  openPage('/games/game-details/HARVEST', { program: notStarted({ howItWorksSeen: true }) });
  expect(await screen.findByRole('button', { name: 'Opt in' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-90 closing it counts as seen', async () => {
  const markHowItWorksSeen = seen();
  const { shopper } = openPage(
    '/games/game-details/HARVEST',
    { program: notStarted({ howItWorksSeen: false }) },
    { markHowItWorksSeen },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(markHowItWorksSeen).toHaveBeenCalledTimes(1));
});
