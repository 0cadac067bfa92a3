import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  cartsOf,
  type Cart,
  clipOfferOf,
  clippedCoupon,
  clipProof,
  groceryCart,
} from '../../../testing/fixtures/carts.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const before = groceryCart({ clipOffer: clipOfferOf(3, '4.50') });
const after = groceryCart({ total: clipProof.totalAfter });

interface Sent {
  name: string;
  input: { clientRequestId: string; clipIds?: string[] };
}

/** The cart page with something to clip, in front of a gateway that notes what it is asked. */
function openCart(cart: Cart, answer: (sent: Sent) => object = () => ({})) {
  const sent: Sent[] = [];
  let now = cart;
  const said =
    (name: string) =>
    ({ input }: Pick<Sent, 'input'>) => {
      const isClip = name === 'clipForCart';
      sent.push({ name, input });
      now = isClip ? after : before;
      return {
        carts: cartsOf([now]),
        proof: isClip ? clipProof : null,
        coupons: [clippedCoupon],
        userErrors: [],
        ...answer({ name, input }),
      };
    };
  const page = openPage(
    '/erums/cart/',
    {},
    {
      carts: () => cartsOf([now]),
      shop: null,
      clipForCart: said('clipForCart'),
      undoClipForCart: said('undoClipForCart'),
    },
  );
  return { ...page, sent };
}

test('N-42 one tap clips what lowers the total, shows the proof, and another undoes exactly that', async () => {
  const { shopper, sent } = openCart(before);
  const card = await screen.findByRole('region', { name: 'Coupons for this cart' });
  expect(within(card).getByText('Save $4.50')).toBeVisible();
  await shopper.click(within(card).getByRole('button', { name: 'Clip for my cart' }));
  const undo = await within(card).findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  expect(within(card).getAllByText('$27.47')[0]).toBeVisible();
  await shopper.click(within(card).getByText('Total now', { selector: 'summary' }));
  for (const text of ['$31.97', '−$1.50', '−$1.00', '−$2.00']) expect(within(card).getByText(text)).toBeVisible();
  await shopper.click(undo);
  expect(await within(card).findByRole('button', { name: 'Clip for my cart' })).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['clipForCart', 'undoClipForCart']);
  expect(sent[1]?.input.clipIds).toEqual(clipProof.clipIds);
  expect(sent[1]?.input.clientRequestId).not.toBe(sent[0]?.input.clientRequestId);
});

test('N-42 after a reload the proof is still there, and what it tells of can be undone', async () => {
  const first = openCart(before);
  await first.shopper.click(await screen.findByRole('button', { name: 'Clip for my cart' }));
  await screen.findByRole('button', { name: 'Undo' });
  first.unmount();
  const { shopper, sent } = openCart(after);
  const card = await screen.findByRole('region', { name: 'Coupons for this cart' });
  expect((await within(card).findAllByText('$27.47'))[0]).toBeVisible();
  await shopper.click(within(card).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sessionStorage.getItem('larder.clipProof')).toBeNull());
  expect(sent[0]?.input.clipIds).toEqual(clipProof.clipIds);
});

test('I-8 a clip that failed is sent again under its own id', async () => {
  let tries = 0;
  const { shopper, sent } = openCart(before, () => {
    tries += 1;
    if (tries === 1) throw new Error('down');
    return {};
  });
  const button = await screen.findByRole('button', { name: 'Clip for my cart' });
  await shopper.click(button);
  expect(await screen.findByText('down')).toBeVisible();
  await shopper.click(button);
  await screen.findByRole('button', { name: 'Undo' });
  expect(new Set(sent.map(({ input }) => input.clientRequestId)).size).toBe(1);
});

test('what somebody else has clipped meanwhile leaves nothing to clip, and says so', async () => {
  const { shopper } = openCart(before, () => ({ proof: null, coupons: [] }));
  await shopper.click(await screen.findByRole('button', { name: 'Clip for my cart' }));
  expect(await screen.findByText('There is nothing more to clip for this cart.')).toBeVisible();
});

test('a cart without anything to clip shows nothing of it', async () => {
  openCart(groceryCart());
  await screen.findByRole('region', { name: 'Cart coach' });
  expect(screen.queryByRole('region', { name: 'Coupons for this cart' })).toBeNull();
});
