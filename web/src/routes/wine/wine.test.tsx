import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickupShop, productList } from '../../testing/fixtures/lists.ts';
import { guest, renderPage } from '../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

test('S-19 a search in the wine shop finds only what it sells, and its law stands above the list', async () => {
  const answer = { data: { search: productList(), shop: pickupShop } };
  const { sent } = renderPage('/wine?q=pinot&sort=most-popular', { ...guest, WinePage: answer });
  expect(await screen.findByRole('heading', { level: 1, name: /^Results for “pinot”/ })).toBeVisible();
  expect(screen.getByText('We ask for ID at the door.')).toBeVisible();
  expect(screen.getByText('214 products, 201 of them delivered from 2300 16th St')).toBeVisible();
  expect(sent.filter(({ name }) => name === 'WinePage')).toEqual([
    {
      name: 'WinePage',
      variables: { input: { program: 'WINE', text: 'pinot', sort: 'TOP_SELLERS' }, first: 24, after: null },
    },
  ]);
});
