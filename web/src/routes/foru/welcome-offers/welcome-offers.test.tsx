import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TrustedEvents } from '../../../features/offers/CouponCard/useClip.ts';
import { coupon, gallery, welcomeGallery } from '../../../testing/fixtures/coupons.ts';
import { homeRoot } from '../../../testing/fixtures/home.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { couponBundles } from '../../../storage/coupons/coupon-bundles.ts';
import { openStorefront } from '../../../testing/storefront.tsx';

const path = '/foru/welcome-offers';
/** As the frame asks for it. */
const shop = {
  ...homeRoot.shop,
  isChosen: false,
  zipCode: null,
  store: {
    id: '2910',
    openText: 'Open until 11 PM',
    name: '2300 16th St',
    zipCode: '94103',
    timeZone: 'America/Los_Angeles',
  },
};
const guest = {
  __typename: 'Viewer',
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  canUseCart: true,
  firstName: null,
  signInPath: '/account/sign-in.html',
};

test('S-32 S-119 a new member sees how many offers are theirs, until when, and each of them', async () => {
  openPage(path, {}, { coupons: welcomeGallery() });
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  expect(screen.getByText(/^Two offers are yours\. Clip them now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clip all two' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Meadow Lane Butter',
    'A dozen eggs',
  ]);
});

test('S-119 all are clipped with one press, each once, and leave the page', async () => {
  const clipped: string[] = [];
  const { element } = openStorefront(
    path,
    {},
    {
      coupons: welcomeGallery(),
      clipCoupon: ({ input }: { input: { couponId: string } }) => {
        clipped.push(input.couponId);
        const done = coupon({ id: input.couponId, action: 'CLIPPED', actionLabel: 'Clipped' });
        return { coupon: done, userErrors: [] };
      },
    },
  );
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  await userEvent.click(await screen.findByRole('button', { name: 'Clip all two' }));
  expect(await screen.findByRole('heading', { name: 'All your welcome offers are clipped' })).toBeVisible();
  expect(clipped).toEqual(['butter', 'eggs']);
  expect(screen.getByRole('link', { name: 'View in My List' })).toHaveAttribute('href', '/mylist.html');
});

test('S-220 one that fails stays, and the dialog says why', async () => {
  const refusal = {
    code: 'EXPIRED',
    message: '200: Coupon Expired',
    reason: 'This coupon was not clipped',
    advice: '',
  };
  const { element } = openStorefront(
    path,
    {},
    { coupons: welcomeGallery([{}]), clipCoupon: { coupon: coupon(), userErrors: [refusal] } },
  );
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  await userEvent.click(await screen.findByRole('button', { name: 'Clip it' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('200: Coupon Expired');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Meadow Lane Butter' })).toBeVisible();
});

test('N-45 without welcome offers the page leads to the coupons, and a guest to joining', async () => {
  const { unmount } = openPage(path, {}, { coupons: gallery([]) });
  expect(await screen.findByRole('heading', { name: 'No welcome offers right now' })).toBeVisible();
  unmount();
  openPage(path, {}, { viewer: guest, coupons: gallery([]) });
  expect(await screen.findByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/account/join.html');
});

test("S-32 S-119 a new member's offers are shown when they come, and what the address brings is asked for once", async () => {
  const asked: unknown[] = [];
  let given = gallery([]);
  const received = Promise.withResolvers<void>();
  const event = {
    eventName: 'new_registration',
    eventDateTime: '2026-08-05T18:59:00.000Z',
    eventCorrelationId: 'event-0001',
    externalOfferId: 'X-1',
    offerId: 'butter',
    division: 'NORCAL',
    storeId: '2300',
  };
  openPage(
    `${path}?${new URLSearchParams(event).toString()}`,
    {},
    {
      coupons: () => given,
      receiveOffer: async ({ input }: { input: object }) => {
        asked.push(input);
        await received.promise;
        given = welcomeGallery();
        return { coupons: [coupon()], userErrors: [] };
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'Your welcome offers are on their way' })).toBeVisible();
  received.resolve();
  expect(await screen.findByRole('button', { name: 'Clip all two' })).toBeVisible();
  expect(asked).toEqual([{ ...event, clientRequestId: expect.any(String) as string }]);
});

test('S-32 S-197 a link that is refused says so, instead of offers that are on their way', async () => {
  const event = {
    eventName: 'new_registration',
    eventDateTime: '2026-08-05T18:59:00.000Z',
    eventCorrelationId: 'event-0002',
    externalOfferId: 'X-1',
    offerId: 'butter',
    division: 'NORCAL',
    storeId: '2300',
  };
  const userErrors = [{ __typename: 'UserError', code: 'NOT_OFFERED', message: 'No.' }];
  openPage(
    `${path}?${new URLSearchParams(event).toString()}`,
    {},
    { coupons: gallery([]), receiveOffer: () => ({ coupons: [], userErrors }) },
  );
  expect(await screen.findByRole('heading', { name: "This link doesn't bring you any offers" })).toBeVisible();
  expect(screen.queryByText(/on their way/)).toBeNull();
});

test('S-119 S-120 what a new member was given is kept with the coupons of the browser', async () => {
  localStorage.clear();
  openPage(path, {}, { shop, coupons: welcomeGallery() });
  await screen.findByRole('button', { name: 'Clip all two' });
  await waitFor(() => expect(couponBundles.readGallery()?.instantAllocOffer).toHaveLength(2));
});
