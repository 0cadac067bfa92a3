import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, screen } from 'storybook/test';
import { clipQueue } from '../../../storage/coupons/clip-queue.ts';
import { coupon, couponsInEveryState, gallery, offerPage } from '../../../testing/fixtures/coupons.ts';
import { Storefront } from '../../../testing/storefront.tsx';

const offer = '/loyalty/offer-details/butter/CC';
const { title } = coupon();
const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: '/account/sign-in.html',
  remembered: null,
};
const expired = () => {
  throw new GraphQLError('Invalid authorization', {
    extensions: { code: 'UNAUTHENTICATED', session: 'EXPIRED', signInPath: '/account/sign-in.html' },
  });
};
const shows = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text, {}, { timeout: 10_000 }))[0]).toBeVisible();

const meta = {
  title: 'Storefront/Screens/The session in the middle of a clip',
  component: Storefront,
  parameters: { layout: 'fullscreen' },
  // Whole screens: what they are made of has its own pages of words.
  tags: ['!autodocs', 'browser'],
} satisfies Meta<typeof Storefront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComesAnew: Story = {
  name: 'It has ended: the page comes anew, as a guest sees it',
  tags: ['row:S-136', 'row:S-226'],
  args: { path: offer, mutations: { viewer: guest, coupon: offerPage() } },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: `Clip Coupon: ${title}` }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const NoOneCanSay: Story = {
  name: 'No one can say whose it is: the error page',
  tags: ['row:S-135', 'row:S-227'],
  args: { path: '/error' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
  },
};
export const AsksToSignIn: Story = {
  name: 'It had ended before: the session-timeout dialog',
  tags: ['row:S-38', 'row:S-109'],
  args: { path: '/foru/coupons-deals', mutations: { coupons: expired } },
  play: async () => {
    await expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const ClipsWait: Story = {
  name: 'Clips made offline wait until the shopper signs in again',
  tags: ['row:S-135'],
  args: { path: '/foru/coupons-deals', mutations: { coupons: gallery(couponsInEveryState), clipCoupon: expired } },
  beforeEach: () => {
    const requestId = 'a'.repeat(32);
    clipQueue.add({ requestId, couponId: 'butter', title, owner: 'c1' });
    return () => clipQueue.remove(requestId);
  },
  play: async () => shows('Sign in again to clip 1 coupon.'),
};
