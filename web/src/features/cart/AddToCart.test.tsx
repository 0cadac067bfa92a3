import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { product } from '../../testing/fixtures/products.ts';
import { AddToCart } from './AddToCart.tsx';
import { knownCarts } from './known/known-carts.ts';
import { signedInClient } from './testing/signed-in.ts';

const sizes = ['1 gal', '64 fl oz', '12 fl oz'];
const milks = sizes.map((size, at) =>
  product({ id: `10000000${at}`, fullName: 'Fat Free Milk', spokenName: `Fat Free Milk, ${size}` }),
);

test('three sizes of a product are three buttons, and a stepper names its own', async () => {
  render(
    <ApolloProvider client={signedInClient(ApolloLink.empty())}>
      {milks.map((milk) => (
        <AddToCart key={milk.id} product={milk} />
      ))}
    </ApolloProvider>,
  );
  const names = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect(names()).toEqual(sizes.map((size) => `Add Fat Free Milk, ${size}`));
  act(() =>
    knownCarts.show({ ...knownCarts.read(), products: new Map([['100000001', { quantity: 2, weight: null }]]) }),
  );
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Fat Free Milk, 64 fl oz' })).toBeVisible();
  expect(names()).toEqual([
    'Add Fat Free Milk, 1 gal',
    'Remove one Fat Free Milk, 64 fl oz',
    'Add one Fat Free Milk, 64 fl oz',
    'Add Fat Free Milk, 12 fl oz',
  ]);
});
