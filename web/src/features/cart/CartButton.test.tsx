import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApolloProvider } from '@apollo/client/react';
import { ApolloLink } from '@apollo/client';
import { expect, test } from 'vitest';
import { CartButton } from './CartButton.tsx';
import { knownCarts } from './known/known-carts.ts';
import { signedInClient } from './testing/signed-in.ts';

const page = (): ReactElement => (
  <ApolloProvider client={signedInClient(ApolloLink.empty())}>
    <MemoryRouter>
      <CartButton />
    </MemoryRouter>
  </ApolloProvider>
);

test('S-36 a page that was rendered on the server says nothing of what it does not know', () => {
  const html = renderToString(page());
  expect(html).toContain('Shopping cart');
  expect(html).not.toContain('empty');
});

test('S-36 it says empty once that is known', () => {
  knownCarts.show({ ...knownCarts.read(), updatedAt: null });
  const { rerender } = render(page());
  expect(screen.getByRole('link')).toHaveAccessibleName('Shopping cart');
  knownCarts.show({ ...knownCarts.read(), updatedAt: 1 });
  rerender(page());
  expect(screen.getByRole('link')).toHaveAccessibleName('Shopping cart, empty');
});
