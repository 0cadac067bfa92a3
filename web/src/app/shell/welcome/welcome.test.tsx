import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guest, renderPage } from '../../../testing/render-page.tsx';

// The server asks whether there is a store, and the browser takes its word.
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

const answers = (hasStores: boolean | null) => ({
  ...guest,
  FrameShop: { data: { shop: null } },
  HasStores: { data: { hasStores } },
});

test.each(['/stores', '/nope'])('before a store is open, %s welcomes, and shows the two ways in', async (path) => {
  renderPage(path, answers(false));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This store opens soon');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Look around with demo data',
    'Open your own store',
  ]);
  expect(main.getAllByText(/^npm/).map(({ textContent }) => textContent)).toEqual([
    'npm start',
    'npm run new-shop',
    'npm run ops -- stores open --all',
  ]);
});

test.each([true, null])('a shop that could not be found is no reason to welcome: %s', async (hasStores) => {
  const { sent } = renderPage('/nope', answers(hasStores));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(sent.map(({ name }) => name)).toContain('HasStores');
});

test('where a shop is found, nobody asks whether there are stores', async () => {
  const { sent } = renderPage('/nope', guest);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(sent.map(({ name }) => name)).not.toContain('HasStores');
});
