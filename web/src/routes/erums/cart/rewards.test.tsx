import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { cartsOf, groceryCart } from '../../../testing/fixtures/carts.ts';
import { openPage } from '../../../testing/open-page.tsx';

const rewards = (isUsed: boolean) => ({ __typename: 'CartRewards' as const, available: { amount: '7.00' }, isUsed });
const cart = (isUsed: boolean) => cartsOf([groceryCart({ rewards: rewards(isUsed) } as never)]);
const open = (useRewards: unknown, isUsed = false) =>
  openPage('/erums/cart/', {}, { carts: cart(isUsed), shop: null, useRewards });
const name = 'Use $7.00 of grocery rewards';

test('S-276 N-35 a cart spends grocery rewards once the shopper switches them on', async () => {
  const sent: unknown[] = [];
  const { shopper } = openPage(
    '/erums/cart/',
    {},
    {
      carts: () => cart(sent.length > 0),
      shop: null,
      useRewards: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { carts: cart(true) };
      },
    },
  );
  const box = await screen.findByRole('switch', { name });
  expect(box).not.toBeChecked();
  await shopper.click(box);
  expect(await screen.findAllByText(/Grocery rewards are on\. Your estimated total is/)).not.toHaveLength(0);
  expect(screen.getByRole('switch', { name })).toBeChecked();
  expect(sent).toEqual([expect.objectContaining({ use: true })]);
});

test('N-35 a switch that fails goes back, and says so', async () => {
  const { shopper } = open(() => {
    throw new GraphQLError('No', { extensions: { code: 'UPSTREAM_FAILURE' } });
  });
  await shopper.click(await screen.findByRole('switch', { name }));
  expect(await screen.findByText("That didn't work. Try again.")).toBeVisible();
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
});

test('N-35 without rewards there is no switch', async () => {
  openPage('/erums/cart/', {}, { carts: cartsOf([groceryCart()]), shop: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('switch')).toBeNull();
});
