import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { LeaveContext } from '../../../app/routing/leave.ts';
import { pageNow } from '../../../page/clock.ts';
import { clickedCoupon } from '../../../storage/coupons/clicked-coupon.ts';
import { coupon, offerPage } from '../../../testing/fixtures/coupons.ts';
import { openStorefront } from '../../../testing/storefront.tsx';
import { TrustedEvents } from '../CouponCard/useClip.ts';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => sessionStorage.clear());

const path = '/loyalty/offer-details/butter/CC';
const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: '/account/sign-in.html',
};
const refuse = () => {
  throw new GraphQLError('Sign in.', {
    extensions: { code: 'UNAUTHENTICATED', signInPath: guest.signInPath, session: 'NONE' },
  });
};
const inAMoment = new Date(pageNow() + 300_000).toISOString();
const challenge = {
  id: 'c1',
  maskedHandle: 'm•••@example.com',
  codeLength: 6,
  expiresAt: inAMoment,
  resendAfter: inAMoment,
  isSent: true,
};

/** The offer's page; what its visitor sends and where it leads are noted. */
function open(root: Record<string, unknown>, me: Record<string, unknown> = {}) {
  const clips: unknown[] = [];
  const left: string[] = [];
  const clipCoupon = ({ input }: { input: object }) => {
    clips.push(input);
    const clipped = { action: 'CLIPPED', actionLabel: 'Clipped', actionHiddenText: 'Coupon has already been' } as const;
    return { coupon: coupon(clipped), userErrors: [] };
  };
  const { element, router } = openStorefront(path, me, { coupon: offerPage(), clipCoupon, ...root });
  const { unmount } = render(
    <LeaveContext value={(to) => left.push(to)}>
      <TrustedEvents value={() => true}>{element}</TrustedEvents>
    </LeaveContext>,
  );
  return { clips, left, router, unmount, shopper: userEvent.setup() };
}
const asGuest = (root: Record<string, unknown> = {}) => open({ viewer: guest, me: refuse, ...root });
const clipButton = () => screen.findByRole('button', { name: 'Clip Coupon: Meadow Lane Butter' });

test('S-160 S-163 a guest who clips is asked to sign in where the coupon is, and what was clicked is remembered', async () => {
  const { clips, left, shopper } = asGuest({
    startSignIn: { challenge, userErrors: [] },
    verifySignInCode: { redirectTo: path, retryAt: null, joining: null, userErrors: [] },
  });
  await shopper.click(await clipButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to clip' }));
  expect(dialog.getByText('Meadow Lane Butter')).toBeVisible();
  expect(clickedCoupon.read(pageNow())).toMatchObject({ couponId: 'butter', title: 'Meadow Lane Butter' });
  await shopper.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('Enter your mobile number or email address.')).toBeVisible();
  await shopper.type(dialog.getByLabelText('Mobile number or email'), 'maya@example.com');
  await shopper.click(dialog.getByRole('button', { name: 'Send code' }));
  await shopper.type(await screen.findByLabelText('One-time code'), '407192');
  await waitFor(() => expect(left).toEqual([path]));
  expect(clips).toEqual([]);
});

test('S-163 who would rather not sign in has clicked nothing', async () => {
  const { shopper } = asGuest();
  await shopper.click(await clipButton());
  await shopper.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(clickedCoupon.read(pageNow())).toBeNull();
  expect(await clipButton()).toBeVisible();
});

test('S-163 a guest who has signed in in another tab is asked nothing: the page comes anew', async () => {
  const { left, shopper } = asGuest({ me: { id: 'c1' } });
  await shopper.click(await clipButton());
  await waitFor(() => expect(left).toEqual([path]));
  expect(clickedCoupon.read(pageNow())).not.toBeNull();
});

test('S-162 an app around the page may see to the clip itself', async () => {
  const heard: unknown[] = [];
  const take = (event: Event) => {
    heard.push((event as CustomEvent<unknown>).detail);
    event.preventDefault();
  };
  window.addEventListener('larder:clip', take);
  const { shopper } = asGuest();
  await shopper.click(await clipButton());
  await waitFor(() => expect(heard).toEqual([{ offerId: 'butter', path }]));
  window.removeEventListener('larder:clip', take);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(clickedCoupon.read(pageNow())).toBeNull();
});

test('T-17 S-163 what was clicked before signing in is clipped once, under the id it had', async () => {
  const requestId = 'a'.repeat(32);
  clickedCoupon.write({ couponId: 'butter', title: 'Meadow Lane Butter', isBoxTop: false, requestId, at: pageNow() });
  const first = open({}, { id: 'c1' });
  expect((await screen.findAllByText('Meadow Lane Butter is in My List.')).length).toBeGreaterThan(0);
  expect(await screen.findByText('Coupon has already been')).toBeInTheDocument();
  expect(first.clips).toEqual([{ couponId: 'butter', clientRequestId: requestId }]);
  await waitFor(() => expect(clickedCoupon.read(pageNow())).toBeNull());
  first.unmount();
  const again = open({}, { id: 'c1' });
  await clipButton();
  expect(again.clips).toEqual([]);
});

test('T-18 S-136 S-226 the session ends between click and call: the page comes anew, and no dialog opens', async () => {
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', reported);
  const { left, shopper } = open({ clipCoupon: refuse }, { id: 'c1' });
  await shopper.click(await clipButton());
  await waitFor(() => expect(left).toEqual([path]));
  expect(reported.mock.calls[0]?.[0].message).toBe('Coupon Clip - Session is expired, reloading the page');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await clipButton()).toBeVisible();
});

test('S-135 S-227 no one can say whose session it is: the error page comes', async () => {
  vi.stubGlobal('reportError', vi.fn<(error: Error) => void>());
  const { left, shopper } = open(
    {
      clipCoupon: () => {
        throw new GraphQLError('Away.', { extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 } });
      },
    },
    { id: 'c1' },
  );
  await shopper.click(await clipButton());
  await waitFor(() => expect(left).toEqual(['/error']));
});

test('S-39 S-163 a guest who is new here is asked to join for the offer, which stays remembered, and can go back', async () => {
  const { shopper } = asGuest();
  await shopper.click(await clipButton());
  await shopper.click(await screen.findByRole('button', { name: /^New here\? Join .+ free$/ }));
  const join = within(await screen.findByRole('dialog', { name: /^Join / }));
  expect(join.getByText('Meadow Lane Butter')).toBeVisible();
  expect(join.getByText('Offers of your own from the first day')).toBeVisible();
  expect(join.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/account/join.html');
  expect(clickedCoupon.read(pageNow())).toMatchObject({ couponId: 'butter' });
  await shopper.click(join.getByRole('button', { name: "I'm a member already" }));
  expect(await screen.findByRole('dialog', { name: 'Sign in to clip' })).toBeVisible();
});
