import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { couponsInEveryState, gallery } from '../../../testing/fixtures/coupons.ts';
import { groceryRewards } from '../../../testing/fixtures/savings/rewards.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { keptPaths } from '../../../app/routing/kept-pages.ts';
import { keepPages, refreshKeptPages } from '../../../storage/keep-pages.ts';
import { keptAt } from '../../../storage/kept-pages.ts';

const profile = {
  id: 'c1',
  phones: [{ number: '(415) 555-4821', isPrimary: true }],
  loyalty: { clubCard: '401277810935' },
};
const open = (me: Record<string, unknown> = {}) =>
  openPage(
    '/account/club-card.html',
    { profile, groceryRewards: groceryRewards(), ...me },
    { coupons: gallery(couponsInEveryState) },
  );

/** A worker that answers each wish with what it was told to. */
function worker(answer: object) {
  const asked: object[] = [];
  const active = {
    postMessage: (wish: object, [port]: [MessagePort]) => {
      asked.push(wish);
      port.postMessage(answer);
    },
  };
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      serviceWorker: { register: async () => ({ active }), getRegistration: async () => ({ active }) },
    }),
  );
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the card shows its bars, its number in groups, and whose it is', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'Barcode of card 4012 7781 0935' })).toBeVisible();
  expect(screen.getByText('4012 7781 0935')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Club card' })).toBeVisible();
  expect(screen.getByText(/comes? off automatically/)).toBeVisible();
  expect(screen.getByText(/at the register/)).toBeVisible();
});

test('a household without a card is known by its phone number', async () => {
  open({ profile: { ...profile, loyalty: { clubCard: null } } });
  expect(await screen.findByRole('heading', { name: 'No card needed' })).toBeVisible();
  expect(screen.getByText('Give your phone number at the register: (415) 555-4821.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Barcode/ })).toBeNull();
});

test('a profile that fails says so and leaves the rest', async () => {
  open({ profile: null });
  expect(await screen.findByText("We couldn't load your card")).toBeVisible();
  expect(screen.getByText(/at the register/)).toBeVisible();
});

test('the card, the cart, the list, and the coupons are kept on the phone, and removed', async () => {
  const asked = worker({ kept: ['/account/club-card.html', '/erums/cart/'], missed: [], signedOut: false });
  const { shopper } = open();
  await shopper.click(await screen.findByRole('button', { name: 'Keep on this phone' }));
  expect(await screen.findByRole('button', { name: 'Remove from this phone' })).toBeVisible();
  expect(asked[0]).toEqual({
    keep: ['/account/club-card.html', '/erums/cart/', '/mylist.html', '/foru/coupons-deals'],
  });
  expect(keptAt()).not.toBeNull();
  await shopper.click(screen.getByRole('button', { name: 'Remove from this phone' }));
  expect(await screen.findByRole('button', { name: 'Keep on this phone' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toEqual({ forget: true }));
  expect(keptAt()).toBeNull();
});

test('who signs in next at this browser gets no copy of the pages kept before, and none of their own unasked', async () => {
  const asked = worker({ kept: ['/account/club-card.html'], missed: [], signedOut: false });
  const kept = await keepPages(keptPaths, 'maya');
  const later = kept!.getTime() + 6 * 60_000;
  await refreshKeptPages(keptPaths, 'maya', kept!.getTime());
  expect(asked).toHaveLength(1);
  await refreshKeptPages(keptPaths, 'maya', later);
  expect(asked.at(-1)).toEqual({ keep: keptPaths });
  expect(keptAt()).not.toBeNull();
  await refreshKeptPages(keptPaths, 'theo', later);
  expect(asked.at(-1)).toEqual({ forget: true });
  expect(keptAt()).toBeNull();
  await refreshKeptPages(keptPaths, 'theo', later);
  expect(asked).toHaveLength(3);
});

test('a session that has ended meanwhile leaves nothing on the phone', async () => {
  worker({ kept: [], missed: [], signedOut: true });
  const { shopper } = open();
  await shopper.click(await screen.findByRole('button', { name: 'Keep on this phone' }));
  expect(await screen.findByText("We couldn't keep it on this phone. Please try again.")).toBeVisible();
  expect(keptAt()).toBeNull();
});

test('when one of them could not be loaded, the shopper is told, and no copy stays behind', async () => {
  const asked = worker({ kept: ['/account/club-card.html'], missed: ['/mylist.html'], signedOut: false });
  const { shopper } = open();
  await shopper.click(await screen.findByRole('button', { name: 'Keep on this phone' }));
  expect(await screen.findByText("We couldn't keep it on this phone. Please try again.")).toBeVisible();
  expect(asked.at(-1)).toEqual({ forget: true });
  expect(keptAt()).toBeNull();
});
