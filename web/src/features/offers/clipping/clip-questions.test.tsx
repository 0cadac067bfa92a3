import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveRegionProvider } from '@larder/design-system/LiveRegion';
import { coupon, offerPage } from '../../../testing/fixtures/coupons.ts';
import { Gateway, openStorefront } from '../../../testing/storefront.tsx';
import { TrustedEvents } from '../CouponCard/useClip.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const path = '/loyalty/offer-details/butter/CC';
const clipped = { action: 'CLIPPED', actionLabel: 'Clipped', actionHiddenText: 'Coupon has already been' } as const;

/** The page of an offer; what was sent, by its field, is noted. */
function open(offer: Parameters<typeof offerPage>[0], root: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const noting = (name: string, answer: unknown) => ({
    [name]: ({ input }: { input: unknown }) => {
      sent.push([name, input]);
      return typeof answer === 'function' ? (answer as () => unknown)() : answer;
    },
  });
  const { clipCoupon = { coupon: coupon(clipped), userErrors: [], profileNeed: null }, ...rest } = root;
  const { acceptBoxTops, addContact, ...others } = rest;
  const { element } = openStorefront(
    path,
    {},
    {
      coupon: offerPage(offer),
      ...noting('clipCoupon', clipCoupon),
      ...noting('acceptBoxTops', acceptBoxTops),
      ...noting('addContact', addContact),
      ...others,
    },
  );
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  return { sent, names: () => sent.map(([name]) => name), shopper: userEvent.setup() };
}
const clipButton = () => screen.findByRole('button', { name: 'Clip Coupon: Meadow Lane Butter' });

test('S-58 S-156 N-47 the terms of box tops are asked for once, and then the coupon is clipped', async () => {
  const { names, shopper } = open(
    { isBoxTop: true },
    { boxTops: { isAccepted: false }, acceptBoxTops: { boxTops: { isAccepted: true } } },
  );
  await shopper.click(await clipButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Earn a box top, too' }));
  expect(names()).toEqual([]);
  await shopper.click(dialog.getByRole('button', { name: 'Accept and clip' }));
  expect(await screen.findByText('Coupon has already been')).toBeInTheDocument();
  expect(names()).toEqual(['acceptBoxTops', 'clipCoupon']);
});

test('S-156 who has accepted them, and whom no one can ask, clips right away; who does not accept them clips nothing', async () => {
  const first = open({ isBoxTop: true }, { boxTops: { isAccepted: true } });
  await first.shopper.click(await clipButton());
  await waitFor(() => expect(first.names()).toEqual(['clipCoupon']));
  document.body.replaceChildren();
  localStorage.clear();
  const second = open(
    { isBoxTop: true },
    {
      boxTops: () => {
        throw new GraphQLError('Away.');
      },
    },
  );
  await second.shopper.click(await clipButton());
  await waitFor(() => expect(second.names()).toEqual(['clipCoupon']));
  document.body.replaceChildren();
  const third = open({ isBoxTop: true }, { boxTops: { isAccepted: false } });
  await third.shopper.click(await clipButton());
  await third.shopper.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(third.names()).toEqual([]);
});

test('S-156 N-47 the browser remembers who has accepted them, and who has not while no one can be asked', async () => {
  let asked = 0;
  const first = open({ isBoxTop: true }, { boxTops: () => (asked++, { isAccepted: true }) });
  await first.shopper.click(await clipButton());
  await waitFor(() => expect(first.names()).toEqual(['clipCoupon']));
  document.body.replaceChildren();
  const second = open({ isBoxTop: true }, { boxTops: () => (asked++, { isAccepted: false }) });
  await second.shopper.click(await clipButton());
  await waitFor(() => expect(second.names()).toEqual(['clipCoupon']));
  expect(asked).toBe(1);
  document.body.replaceChildren();
  localStorage.clear();
  const third = open({ isBoxTop: true }, { boxTops: { isAccepted: false } });
  await third.shopper.click(await clipButton());
  await third.shopper.click(await screen.findByRole('button', { name: 'Not now' }));
  document.body.replaceChildren();
  const fails = () => {
    throw new GraphQLError('Away.');
  };
  const fourth = open({ isBoxTop: true }, { boxTops: fails });
  await fourth.shopper.click(await clipButton());
  expect(await screen.findByRole('dialog', { name: 'Earn a box top, too' })).toBeVisible();
});

test('S-55 S-153 S-154 after a first clip the profile is completed, with what it lacks', async () => {
  const { sent, shopper } = open(
    {},
    {
      clipCoupon: { coupon: coupon(clipped), userErrors: [], profileNeed: 'PHONE' },
      addContact: { profile: { id: 'c1', email: null, phones: [] }, userErrors: [] },
    },
  );
  await shopper.click(await clipButton());
  const modal = await screen.findByRole('dialog', { name: 'Add your mobile number' });
  expect(modal).toHaveAttribute('id', 'modalProfile');
  const dialog = within(modal);
  await shopper.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a 10-digit US mobile number.')).toBeVisible();
  await shopper.type(dialog.getByLabelText('Mobile number'), '(415) 555-0188');
  await shopper.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual(['addContact', expect.objectContaining({ channel: 'TEXT', handle: '(415) 555-0188' })]);
});

test('S-154 what is no number is refused in words, and stays to be corrected', async () => {
  const refusal = { code: 'INVALID', message: 'theirs' };
  const { shopper } = open(
    {},
    {
      clipCoupon: { coupon: coupon(clipped), userErrors: [], profileNeed: 'EMAIL' },
      addContact: { profile: null, userErrors: [refusal] },
    },
  );
  await shopper.click(await clipButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your email address' }));
  await shopper.type(dialog.getByLabelText('Email address'), 'maya');
  await shopper.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter an email address like name@example.com.')).toBeVisible();
  expect(dialog.getByLabelText('Email address')).toHaveValue('maya');
});

test('S-153 the focus goes to the field after 500 ms', async () => {
  vi.useFakeTimers();
  render(
    <Gateway>
      <LiveRegionProvider>
        <ProfileDialog need="PHONE" onClose={() => undefined} />
      </LiveRegionProvider>
    </Gateway>,
  );
  const field = screen.getByLabelText('Mobile number');
  act(() => void vi.advanceTimersByTime(499));
  expect(field).not.toHaveFocus();
  act(() => void vi.advanceTimersByTime(1));
  expect(field).toHaveFocus();
  vi.useRealTimers();
});

test.each([
  '200: Coupon Expired',
  '200: Coupon Expired E07 theirs',
  '200: Coupon Clip failed - status is not either 0 or 1',
  '200: Coupon Clip failed - items is not defined',
])('S-54 S-220 a clip that is answered with "%s" opens #errorModal, with exactly that', async (message) => {
  const refusal = { code: 'CLIP_FAILED', message, reason: 'This coupon was not clipped', advice: 'Try again.' };
  const { shopper } = open({}, { clipCoupon: { coupon: coupon(), userErrors: [refusal], profileNeed: null } });
  await shopper.click(await clipButton());
  const dialog = await screen.findByRole('dialog', { name: 'This coupon was not clipped' });
  expect(dialog).toHaveAttribute('id', 'errorModal');
  expect(within(dialog).getByText(message)).toBeVisible();
});

test('S-54 S-224 a clip that fails on its way opens #errorModal, with the status and the first error', async () => {
  const message = '503: Coupon Clip failed E09 Busy.';
  const { shopper } = open(
    {},
    {
      clipCoupon: () => {
        throw new GraphQLError(message, { extensions: { code: 'UPSTREAM', status: 503 } });
      },
    },
  );
  await shopper.click(await clipButton());
  const dialog = await screen.findByRole('dialog', { name: 'This coupon was not clipped' });
  expect(dialog).toHaveAttribute('id', 'errorModal');
  expect(within(dialog).getByText(message)).toBeVisible();
});
