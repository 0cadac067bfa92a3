import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sweepstakes } from '../../../testing/fixtures/prizes.ts';
import { game, notStarted, program } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const seen = () =>
  vi.fn<() => unknown>(() => ({ program: { __typename: 'Program', id: 'HARVEST', howItWorksSeen: true } }));

test('G-128 a new shopper sees how the game works automatically, and "Start Playing" continues to opting in', async () => {
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

test('G-90 a shopper who has seen it is not shown it again', async () => {
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

test('the play is drawn for the game’s own kind', async () => {
  const drawings = new Set<string>();
  for (const kind of ['WHEEL', 'SCRATCH', 'PICK3', 'COLLECT'] as const) {
    const { shopper, unmount } = openPage('/games/game-details/HARVEST', { program: program({ game: game(kind) }) });
    await shopper.click(await screen.findByRole('button', { name: 'How it works' }));
    const [, play] = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    drawings.add(play!.querySelector('svg')!.innerHTML);
    unmount();
  }
  expect(drawings.size).toBe(4);
});

test('N-5 a game that the shopper can’t join does not open automatically with "Start Playing", and says why right away', async () => {
  const message = 'Associates cannot enter sweepstakes.';
  const optInRefusal = { code: 'EMPLOYEE_EXCLUDED', message };
  openPage('/games/game-details/HARVEST', {
    program: notStarted({ howItWorksSeen: false, optInRefusal, sweepstakes: { ...sweepstakes, isOpen: true } }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
  expect(screen.queryByText(/first play is on us/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Free entry/ })).toBeNull();
});
