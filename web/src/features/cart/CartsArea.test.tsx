import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { product } from '../../testing/fixtures/products.ts';
import { AddToCart } from './AddToCart.tsx';
import { CartsArea } from './CartsArea.tsx';
import { knownCarts } from './known/known-carts.ts';
import { signedInClient } from './testing/signed-in.ts';

const page = () => (
  <ApolloProvider client={signedInClient(ApolloLink.empty())}>
    <CartsArea className="page">
      <AddToCart product={product()} />
    </CartsArea>
  </ApolloProvider>
);

test('S-36 the page that a member gets from the server says Add on no card: it may be in the cart', () => {
  knownCarts.show({ ...knownCarts.read(), updatedAt: 1 });
  expect(renderToString(page())).toContain('data-carts="unknown"');
});

test('S-36 a card says Add once it is known that the product is not in the cart, and adds one more before', () => {
  knownCarts.show({ ...knownCarts.read(), updatedAt: null });
  render(page());
  const unsaid = () => screen.getByText('Add').closest('[data-carts=unknown]');
  expect(unsaid()).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Add / })).toBeVisible();
  act(() => knownCarts.show({ ...knownCarts.read(), updatedAt: 1 }));
  expect(unsaid()).toBeNull();
});
