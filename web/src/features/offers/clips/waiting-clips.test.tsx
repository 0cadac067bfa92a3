import { ApolloLink } from '@apollo/client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clipQueue } from '../../../storage/coupons/clip-queue.ts';
import { coupon, gallery } from '../../../testing/fixtures/coupons.ts';
import { openStorefront } from '../../../testing/storefront.tsx';
import { TrustedEvents } from '../CouponCard/useClip.ts';

const path = '/foru/coupons-deals';
const clippedLook = { action: 'CLIPPED', actionLabel: 'Clipped', actionHiddenText: 'Coupon has already been' } as const;
const coupons = ['butter', 'honey', 'eggs'].map((id) => coupon({ id, title: `Prairie ${id}` }));
const member = { id: 'c1' };

let online = true;
const setOnline = (is: boolean) => {
  online = is;
  if (is) window.dispatchEvent(new Event('online'));
};
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  online = true;
  vi.restoreAllMocks();
});

/** The gallery in front of a gateway behind a network that can be cut; `answer` is what each clip answers. */
function open(answer: (couponId: string) => unknown) {
  const asked: { id: string; requestId: string }[] = [];
  const unclipped: string[] = [];
  const cut = new ApolloLink((operation, forward) => {
    if (
      !online &&
      operation.query.definitions.some((each) => 'operation' in each && each.operation === OperationTypeNode.MUTATION)
    )
      return throwError(() => new TypeError('Failed to fetch'));
    return forward(operation);
  });
  const clipCoupon = ({ input }: { input: { couponId: string; clientRequestId: string } }) => {
    asked.push({ id: input.couponId, requestId: input.clientRequestId });
    return answer(input.couponId);
  };
  const unclipCoupon = ({ input: { couponId: id } }: { input: { couponId: string } }) => {
    unclipped.push(id);
    return { coupon: coupon({ id, title: `Prairie ${id}` }), userErrors: [] };
  };
  const { element } = openStorefront(path, member, { coupons: gallery(coupons), clipCoupon, unclipCoupon }, cut);
  return { asked, unclipped, ...render(<TrustedEvents value={() => true}>{element}</TrustedEvents>) };
}
const clips = async (id: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Clip Coupon: Prairie ${id}` }));
const cardOf = (id: string) => screen.getByRole('heading', { level: 2, name: `Prairie ${id}` }).closest('li')!;
const done = (id: string) => ({ coupon: coupon({ id, title: `Prairie ${id}`, ...clippedLook }), userErrors: [] });
const ended = (id: string) => ({
  coupon: coupon({ id, title: `Prairie ${id}`, action: 'EXPIRED', actionLabel: 'Expired' }),
  userErrors: [
    {
      code: 'EXPIRED',
      message: '200: Coupon Expired',
      reason: 'This coupon was not clipped',
      advice: `$1.50 off Prairie ${id} ended on 08/04. Nothing else in My List changed.`,
    },
  ],
});

test('T-19 clips made offline are sent in their order when the network is back; the expired one comes back with its reason', async () => {
  const { asked } = open((id) => (id === 'honey' ? ended(id) : done(id)));
  await screen.findByRole('button', { name: 'Clip Coupon: Prairie butter' });
  setOnline(false);
  for (const id of ['eggs', 'honey', 'butter']) {
    await clips(id);
    await waitFor(() => expect(cardOf(id)).toHaveTextContent('Coupon has already been Clipped'));
  }
  expect(asked).toEqual([]);
  expect(await screen.findByText("3 coupons will be clipped when you're back online.")).toBeVisible();
  const requestIds = clipQueue.read().map(({ requestId }) => requestId);
  setOnline(true);
  const told = await screen.findAllByText(/^2 coupons you clipped offline are in My List now\./);
  expect(told.some((each) => each.textContent?.includes('Prairie honey: This coupon was not clipped. $1.50 off'))).toBe(
    true,
  );
  expect(asked).toEqual(['eggs', 'honey', 'butter'].map((id, at) => ({ id, requestId: requestIds[at] })));
  expect(cardOf('honey')).toHaveTextContent('Expired');
  expect(cardOf('eggs')).toHaveTextContent('Coupon has already been Clipped');
  expect(clipQueue.read()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull());
});

test('I-8 a clip that was left waiting is sent as the same request when the page is opened again, and only by whoever clipped it', async () => {
  clipQueue.add({ requestId: 'a'.repeat(32), couponId: 'butter', title: 'Prairie butter', owner: 'c1' });
  clipQueue.add({ requestId: 'b'.repeat(32), couponId: 'eggs', title: 'Prairie eggs', owner: 'someone-else' });
  const { asked } = open(done);
  await waitFor(() => expect(cardOf('butter')).toHaveTextContent('Coupon has already been Clipped'));
  expect(asked).toEqual([{ id: 'butter', requestId: 'a'.repeat(32) }]);
  await waitFor(() => expect(clipQueue.read().map(({ owner }) => owner)).toEqual(['someone-else']));
  expect(screen.queryByText(/will be clipped when/)).toBeNull();
});

test('S-224 what the service cannot answer now stays in the queue', async () => {
  clipQueue.add({ requestId: 'a'.repeat(32), couponId: 'butter', title: 'Prairie butter', owner: 'c1' });
  let tries = 0;
  const { GraphQLError } = await import('graphql');
  open((id) => {
    tries += 1;
    if (tries === 1)
      throw new GraphQLError('503: Coupon Clip failed', { extensions: { code: 'UPSTREAM_FAILURE', status: 503 } });
    return done(id);
  });
  await waitFor(() => expect(tries).toBe(1));
  expect(clipQueue.read()).toHaveLength(1);
  await screen.findByText("1 coupon will be clipped when you're back online.");
  setOnline(true);
  await screen.findAllByText('1 coupon you clipped offline is in My List now.');
  expect(tries).toBe(2);
});

test('S-135 clips of a session that has ended wait for the shopper to sign in again', async () => {
  clipQueue.add({ requestId: 'a'.repeat(32), couponId: 'butter', title: 'Prairie butter', owner: 'c1' });
  const { GraphQLError } = await import('graphql');
  open(() => {
    throw new GraphQLError('Sign in again.', { extensions: { code: 'UNAUTHENTICATED', session: 'EXPIRED' } });
  });
  await screen.findByText('Sign in again to clip 1 coupon.');
  expect(clipQueue.read()).toHaveLength(1);
});

test('S-125 every card of a coupon follows what another tab does, unless it is of another shopper', async () => {
  open(done);
  await screen.findByRole('button', { name: 'Clip Coupon: Prairie butter' });
  const channel = new BroadcastChannel('larder.clips');
  const tell = (owner: string, couponId: string) => channel.postMessage({ owner, couponId, look: clippedLook });
  await waitFor(() => {
    tell('someone-else', 'eggs');
    tell('c1', 'butter');
    expect(cardOf('butter')).toHaveTextContent('Coupon has already been Clipped');
  });
  expect(within(cardOf('eggs')).getByRole('button', { name: /^Clip Coupon/ })).toBeVisible();
  channel.close();
});

test.each(['nonsense', '{}', '[null, {"requestId": 1}]', '[[]]'])('S-232 a queue that reads %s is empty', (text) => {
  localStorage.setItem('larder.clipQueue', text);
  expect(clipQueue.read()).toEqual([]);
});

const undo = async (id: string) =>
  userEvent.click(await within(cardOf(id)).findByRole('button', { name: `Undo: Prairie ${id}` }));

test('S-117 a clip is undone where it was made, and the focus stays in its card', async () => {
  const { asked, unclipped } = open(done);
  await clips('butter');
  expect(await within(cardOf('butter')).findByRole('button', { name: 'Undo: Prairie butter' })).toHaveFocus();
  await undo('butter');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clip Coupon: Prairie butter' })).toHaveFocus());
  expect(within(cardOf('butter')).queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect([asked.map(({ id }) => id), unclipped]).toEqual([['butter'], ['butter']]);
});

test('T-19 a clip that waits for a connection is taken back from the queue, and is never sent; the others are', async () => {
  const { asked, unclipped } = open(done);
  await screen.findByRole('button', { name: 'Clip Coupon: Prairie butter' });
  setOnline(false);
  for (const id of ['eggs', 'butter']) {
    await clips(id);
    await waitFor(() => expect(cardOf(id)).toHaveTextContent('Coupon has already been Clipped'));
  }
  await undo('eggs');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clip Coupon: Prairie eggs' })).toHaveFocus());
  expect(clipQueue.read().map(({ couponId }) => couponId)).toEqual(['butter']);
  expect(await screen.findByText("1 coupon will be clipped when you're back online.")).toBeVisible();
  setOnline(true);
  await screen.findAllByText('1 coupon you clipped offline is in My List now.');
  expect([asked.map(({ id }) => id), unclipped]).toEqual([['butter'], []]);
});

test('T-19 I-8 a clip that a server may have seen is unclipped there, and not clipped anew afterwards', async () => {
  const { asked, unclipped } = open(done);
  await screen.findByRole('button', { name: 'Clip Coupon: Prairie butter' });
  setOnline(false);
  await clips('butter');
  await waitFor(() => expect(clipQueue.read()).toHaveLength(1));
  clipQueue.markSent(clipQueue.read()[0]!.requestId);
  await undo('butter');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(clipQueue.read()).toHaveLength(1);
  expect(cardOf('butter')).toHaveTextContent('Coupon has already been Clipped');
  online = true;
  await undo('butter');
  await screen.findByRole('button', { name: 'Clip Coupon: Prairie butter' });
  expect([unclipped, clipQueue.read(), asked]).toEqual([['butter'], [], []]);
});
