import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { suggestions } from '../../../testing/fixtures/search.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { recentSearches } from '../../../storage/recent-searches.ts';

const asked = vi.fn<(text: string) => void>();
const answerTo = (text: string) => suggestions({ text, queries: [`${text}ddar cheese`, `${text}rries`] });
const open = async (
  searchSuggestions: unknown = ({ text }: { text: string }) => (asked(text), answerTo(text)),
  start: Record<string, unknown> = {},
) => {
  const page = openPage('/nope', {}, { searchSuggestions, ...start });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const field = () => screen.getByRole('combobox', { name: 'Search products and brands' });
const types = (...texts: string[]) => {
  for (const value of texts) fireEvent.change(field(), { target: { value } });
};
const option = (name: string | RegExp) => screen.findByRole('option', { name });

beforeEach(() => {
  recentSearches.clear();
  asked.mockReset();
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

test('without scripts it is a form that asks for the results by address', async () => {
  await open();
  const form = field().closest('form');
  expect([form?.getAttribute('action'), form?.method, field().getAttribute('name')]).toEqual(['/search', 'get', 'q']);
  expect(field().closest('search')).not.toBeNull();
});

test('S-250 one call when typing pauses, for what is typed then; what was asked before is there at once', async () => {
  const { shopper } = await open();
  await shopper.click(field());
  types('c', 'ch', 'che');
  expect(await option('cheddar cheese')).toBeVisible();
  expect(asked.mock.calls).toEqual([['che']]);
  types('chel');
  types('che');
  expect(screen.getByRole('option', { name: 'cheddar cheese' })).toBeVisible();
  expect(asked.mock.calls).toEqual([['che']]);
});

test('groups, a product with its price, and all results', async () => {
  const { shopper } = await open();
  await shopper.click(field());
  types('che');
  await option('cheddar cheese');
  const list = within(screen.getByRole('listbox', { name: 'Suggestions' }));
  expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Searches',
    'In departments',
    'Brands',
  ]);
  expect(list.getByRole('option', { name: /Cheese Dairy, Eggs & Cheese, 62/ })).toBeVisible();
  const products = within(screen.getByRole('list', { name: 'Products' }));
  expect(products.getByRole('link', { name: 'Alder Creek Sharp Cheddar 8 oz · 78.6¢/oz' })).toBeVisible();
  expect(products.getByRole('listitem')).toHaveTextContent('Now $6.29, was $7.86');
  expect(products.getByRole('button', { name: 'Add Alder Creek Sharp Cheddar, 8 oz' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'All 84 results for \u201cche\u201d' })).toHaveAttribute(
    'href',
    '/search?q=che',
  );
});

test('with the keys alone: a suggestion is searched for and remembered; Tab leads to a product and its page', async () => {
  const { shopper, router } = await open();
  await shopper.click(field());
  types('che');
  await option('cheddar cheese');
  await shopper.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('cheddar cheese');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(recentSearches.read()).toEqual(['cheddar cheese']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('cheddar cheese');

  await shopper.click(field());
  types('che');
  await option('cheddar cheese');
  while (document.activeElement?.getAttribute('href') !== '/product/100000011') await shopper.tab();
  await shopper.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/100000011'));
  expect(recentSearches.read()).toEqual(['cheddar cheese']);
});

test('Enter searches for what was typed, Escape closes first and empties then', async () => {
  const { shopper, router } = await open();
  await shopper.click(field());
  types('che');
  await option('cheddar cheese');
  await shopper.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('che');
  await shopper.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  await shopper.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/nope');
  await shopper.keyboard('2% milk & "oats"{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('2% milk & "oats"');
  await waitFor(() => expect(recentSearches.read()).toEqual(['2% milk & "oats"']));
});

test('past searches are there at once, one can be taken away, and all of them', async () => {
  for (const search of ['bagels', 'oat milk', 'cheese sticks']) recentSearches.add(search);
  const { shopper } = await open();
  await shopper.click(field());
  expect(await option('cheese sticks')).toBeVisible();
  await shopper.keyboard('{ArrowDown}{Delete}');
  expect(screen.queryByRole('option', { name: 'cheese sticks' })).toBeNull();
  const clear = screen.getByRole('button', { name: 'Clear all your searches' });
  clear.focus();
  await shopper.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(recentSearches.read()).toEqual([]);
  expect(field()).toHaveFocus();
});

const departments = ['Fruits & Vegetables', 'Dairy, Eggs & Cheese'].map((name, at) => ({
  __typename: 'Department',
  id: `d${at}`,
  name,
  path: `/shop/d${at}`,
  picture: null,
}));

test('with nothing typed there is what many look for at the store, and the departments', async () => {
  const { shopper, router } = await open(undefined, { popularSearches: ['bananas', 'whole milk'], departments });
  await shopper.click(field());
  const popular = within(await screen.findByRole('group', { name: /^Popular/ }));
  expect(popular.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
    'bananas',
    'whole milk',
  ]);
  const tiles = within(screen.getByRole('list', { name: 'Departments' }));
  expect(tiles.getByRole('link', { name: 'Dairy, Eggs & Cheese' })).toHaveAttribute('href', '/shop/d1');
  expect(screen.getByRole('link', { name: 'All 2 departments' })).toHaveAttribute('href', '/shop');
  expect(asked).not.toHaveBeenCalled();
  await shopper.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=whole+milk'));
  expect(recentSearches.read()).toEqual(['whole milk']);
});

test('what can’t be loaded is left out, and the departments are one link away', async () => {
  recentSearches.add('bagels');
  const fails = () => {
    throw new GraphQLError('down');
  };
  const { shopper } = await open(undefined, { popularSearches: fails, departments: fails });
  await shopper.click(field());
  expect(await option('bagels')).toBeVisible();
  const search = field().closest<HTMLElement>('[data-entered]')!;
  expect(await within(search).findByRole('link', { name: 'All departments' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('group', { name: /^Popular/ })).toBeNull();
});

test('what was typed can be searched for in one of several departments', async () => {
  const { shopper, router } = await open();
  await shopper.click(field());
  types('che');
  await shopper.click(await option(/^“che” in Deli 12 products/));
  await waitFor(() => expect(router.state.location.search).toBe('?q=che&department=deli'));
});

test('before anything is suggested, and when nothing is, what was typed is there to search for', async () => {
  const nothing = suggestions({ queries: [], departments: [], scopes: [], brands: [], products: [], totalCount: 0 });
  const { shopper, router } = await open(({ text }: { text: string }) => (asked(text), { ...nothing, text }));
  await shopper.click(field());
  types('qwxz');
  expect(await option('Search for “qwxz”')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await shopper.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=qwxz'));
});

test('what a link asked for is shown in the field and never remembered', async () => {
  const { router } = await open();
  await act(() => router.navigate('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E'));
  await waitFor(() => expect(field()).toHaveValue('<script>alert(1)</script>'));
  expect(recentSearches.read()).toEqual([]);
});

test('when suggestions fail, past searches and the search itself stay', async () => {
  recentSearches.add('cheese sticks');
  const { shopper, router } = await open(() => {
    throw new GraphQLError('down');
  });
  await shopper.click(field());
  types('che');
  expect(await option('cheese sticks')).toBeVisible();
  await shopper.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
});

test('leaving the field closes the list', async () => {
  recentSearches.add('bagels');
  const { shopper } = await open();
  await shopper.click(field());
  await option('bagels');
  await shopper.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

test('on a phone Back closes the search, and the page and its address stay', async () => {
  onPhone();
  recentSearches.add('bagels');
  const { shopper, router } = await open();
  const before = router.state.location;
  await shopper.click(field());
  await option('bagels');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(router.state.location).toBe(before);
  expect(field()).not.toHaveFocus();
});

test('on a phone the search stays open when the keyboard is put away, and its own arrow closes it', async () => {
  onPhone();
  recentSearches.add('bagels');
  const { shopper } = await open();
  await shopper.click(field());
  await option('bagels');
  act(() => field().blur());
  expect(screen.getByRole('listbox')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Close search' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('the field leads to the scanner while it is empty, by a page of its own', async () => {
  await open();
  // Styles show it on a phone only.
  const link = screen.getByRole('link', { name: 'Scan a barcode', hidden: true });
  expect(link).toHaveAttribute('href', '/scan');
  types('oats');
  expect(link).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});
