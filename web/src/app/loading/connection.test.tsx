import { ApolloLink } from '@apollo/client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageNow } from '../../page/clock.ts';
import { openStorefront } from '../../testing/storefront.tsx';
import { program } from '../../testing/fixtures/games.ts';

let isDown = false;
let isSlow: Promise<void> | null = null;
const gate = new ApolloLink((operation, forward) =>
  isDown ? throwError(() => new TypeError('Failed to fetch')) : forward(operation),
);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  isDown = false;
  isSlow = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const { element, router } = openStorefront(
    '/games/game-grid',
    {
      playAndEarn: { programs: [program()], unseenWins: [], bonusPaths: [] },
      program: async () => {
        await isSlow;
        return program();
      },
    },
    {},
    gate,
  );
  render(element);
  await screen.findByRole('heading', { level: 1, name: 'Play & Earn' });
  return router;
}

test('without a connection the page stays and says why the next one does not come, until it does', async () => {
  const router = await open();
  isDown = true;
  act(() => void router.navigate('/games/game-details/HARVEST'));
  const notice = await screen.findByText(/We can't reach our site right now/);
  expect(screen.getByRole('heading', { level: 1, name: 'Play & Earn' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/We can't reach our site right now/)).toBeVisible();
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  expect(notice).not.toBeInTheDocument();
});

test('who gives up and goes elsewhere is told nothing more', async () => {
  const router = await open();
  isDown = true;
  act(() => void router.navigate('/games/game-details/HARVEST'));
  await screen.findByText(/We can't reach our site right now/);
  isDown = false;
  await act(() => router.navigate('/inbox'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(screen.queryByText(/We can't reach our site right now/)).toBeNull();
});

test('what could not be refreshed says how old it is, and is fresh again when it could', async () => {
  const router = await open();
  const opened = pageNow();
  isDown = true;
  vi.setSystemTime(opened + 5 * 60_000);
  await act(() => router.revalidate());
  const main = within(screen.getByRole('main'));
  expect(main.getByText("We couldn't refresh this page")).toBeVisible();
  expect(main.getByText('Updated 5 minutes ago.')).toBeVisible();
  expect(main.getByText('Harvest Spin')).toBeVisible();
  vi.restoreAllMocks();
  isDown = false;
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(main.queryByText("We couldn't refresh this page")).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a page that takes its time shows a bar and says so, a quick one does not', async () => {
  const router = await open();
  await act(() => router.navigate('/inbox'));
  expect(screen.queryByTestId('navigation-progress')).toBeNull();
  let answer = () => {};
  isSlow = new Promise((resolve) => (answer = resolve));
  act(() => void router.navigate('/games/game-details/HARVEST'));
  expect(screen.queryByTestId('navigation-progress')).toBeNull();
  expect(await screen.findByTestId('navigation-progress')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Loading'));
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  expect(screen.queryByTestId('navigation-progress')).toBeNull();
});
