import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { knownCarts } from '../../../features/cart/known/known-carts.ts';
import { signedInClient } from '../../../features/cart/testing/signed-in.ts';
import { guest, renderPage } from '../../../testing/render-page.tsx';
import { BottomBar } from './BottomBar.tsx';
import { tabOf } from './tabs.ts';
import { useTyping } from './typing.ts';

vi.stubGlobal('scrollTo', vi.fn<() => void>());
afterEach(() => vi.unstubAllGlobals());

const showBar = (path: string) =>
  render(
    <ApolloProvider client={signedInClient(ApolloLink.empty())}>
      <MemoryRouter initialEntries={[path]}>
        <BottomBar />
      </MemoryRouter>
    </ApolloProvider>,
  );

test('S-36 S-37 the bar says how many are in the carts and what they cost, once', () => {
  knownCarts.show({ ...knownCarts.read(), itemCount: 120, totalCents: 10_590, updatedAt: 1 });
  showBar('/');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/shop',
    '/search',
    '/mylist.html',
    '/erums/cart/',
  ]);
  expect(screen.getByRole('link', { name: 'Shopping cart, 120 items, $105.90' })).toHaveTextContent('99+');
  act(() => knownCarts.show({ ...knownCarts.read(), itemCount: 0, totalCents: null }));
  expect(screen.getByRole('link', { name: 'Shopping cart, empty' })).toHaveTextContent('Cart');
});

test.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/shop', 'shop'],
  ['/shop/dairy-eggs/milk', 'shop'],
  ['/product/960011234', 'shop'],
  ['/mylist.html', 'myList'],
  ['/sellers', 'shop'],
  ['/foru.html', null],
])('%s belongs to %s', (pathname, tab) => {
  expect(tabOf(pathname)).toBe(tab);
});

test.each([
  ['/search', 'Search'],
  ['/erums/cart/', /^Shopping cart/],
])('on %s the bar marks the page that is open', (path, name) => {
  showBar(path);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
});

test('Search in the bar enters the field of the header', async () => {
  renderPage('/nope', guest);
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  await userEvent.click(bar.getByRole('link', { name: 'Search' }));
  expect(screen.getByRole('combobox', { name: 'Search products and brands' })).toHaveFocus();
});

test('the document says while a keyboard covers its foot', () => {
  const seen = Object.assign(new EventTarget(), { height: 700, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 700);
  const { unmount } = renderHook(useTyping);
  const root = document.documentElement;
  const changesTo = (height: number, scale = 1) => {
    Object.assign(seen, { height, scale });
    seen.dispatchEvent(new Event('resize'));
    return root.hasAttribute('data-typing');
  };
  expect(changesTo(400)).toBe(true);
  expect(changesTo(640)).toBe(false);
  // Twice as near, nothing is covered.
  expect(changesTo(350, 2)).toBe(false);
  expect(changesTo(400)).toBe(true);
  unmount();
  expect(root.hasAttribute('data-typing')).toBe(false);
});
