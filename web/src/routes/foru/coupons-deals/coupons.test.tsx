import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { TrustedEvents } from '../../../features/offers/CouponCard/useClip.ts';
import { coupon, couponsInEveryState, gallery } from '../../../testing/fixtures/coupons.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { openStorefront } from '../../../testing/storefront.tsx';

const path = '/foru/coupons-deals';

const cardOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement;

/** The page with one coupon, where clicks of a test count as a person's. */
function openTrusted(clipCoupon: unknown) {
  const { element } = openStorefront(path, {}, { coupons: gallery([coupon()]), clipCoupon });
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
}
const clipped = coupon({ action: 'CLIPPED', actionLabel: 'Clipped', actionHiddenText: 'Coupon has already been' });

test('S-41 to S-50 every card says what it gives, until when, and what can be done', async () => {
  openPage(path, {}, { coupons: gallery() });
  const butter = await cardOf('Meadow Lane Butter');
  expect(butter).toHaveTextContent('$1.50 off');
  expect(butter).toHaveTextContent('Expires 08/24One-time use');
  expect(butter).toHaveTextContent('In-store: $5.49');
  expect(within(butter).getByRole('button', { name: 'Clip Coupon: Meadow Lane Butter' })).toHaveTextContent(
    'Clip Coupon',
  );
  const berries = await cardOf('Berry Month');
  expect(within(berries).getByRole('progressbar', { name: 'In Progress' })).toBeInTheDocument();
  expect(within(berries).getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
  expect(within(berries).queryByRole('button')).toBeNull();
  expect(within(await cardOf('Fill the veg drawer')).getByRole('button', { name: /^Activate/ })).toBeVisible();
  //
  expect(await cardOf('North Fork Coffee')).toHaveTextContent('Coupon has already been Clipped');
  expect(within(await cardOf('Sunny Side Eggs')).getByRole('button', { name: /^Add to List/ })).toBeVisible();
  expect(within(await cardOf('Prairie Honey')).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(couponsInEveryState.length);
});

test('S-114 a clip shows at once, and stays', async () => {
  let answer: (value: unknown) => void = () => undefined;
  openTrusted(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(await screen.findByRole('button', { name: /^Clip Coupon/ }));
  expect(await cardOf('Meadow Lane Butter')).toHaveTextContent('Coupon has already been Clipped');
  answer({ coupon: clipped, userErrors: [] });
  expect(await screen.findByText('Meadow Lane Butter is in My List.')).toBeInTheDocument();
  expect(await cardOf('Meadow Lane Butter')).toHaveTextContent('Coupon has already been Clipped');
});

test("S-220 S-221 T-7 a coupon that has ended goes back, and a dialog says why in the catalog's words", async () => {
  const refusal = {
    code: 'EXPIRED',
    message: '200: Coupon Expired',
    reason: 'This coupon was not clipped',
    advice: '$1.50 off Meadow Lane Butter ended on 08/04. Nothing else in My List changed.',
  };
  const expired = coupon({ action: 'EXPIRED', actionLabel: 'Expired' });
  openTrusted({ coupon: expired, userErrors: [refusal] });
  await userEvent.click(await screen.findByRole('button', { name: /^Clip Coupon/ }));
  const dialog = await screen.findByRole('dialog', { name: 'This coupon was not clipped' });
  expect(dialog).toHaveTextContent('200: Coupon Expired');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await cardOf('Meadow Lane Butter')).toHaveTextContent('Expired');
});

test('S-224 T-101 a call that fails leaves the coupon as it was, and says so', async () => {
  openTrusted(() => {
    throw new GraphQLError('500: Coupon Clip failed', { extensions: { code: 'UPSTREAM_FAILURE' } });
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Clip Coupon/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('500: Coupon Clip failed');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Clip Coupon/ })).toBeVisible();
});

test('S-152 T-16 a click that no person made clips nothing', async () => {
  let calls = 0;
  openPage(
    path,
    {},
    { coupons: gallery([coupon()]), clipCoupon: () => (calls++, { coupon: clipped, userErrors: [] }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Clip Coupon/ }));
  expect(screen.getByRole('button', { name: /^Clip Coupon/ })).toBeVisible();
  expect(calls).toBe(0);
});

test('S-34 S-52 groups, categories, and more offers are addresses', async () => {
  const { router } = openPage(`${path}?category=bread-bakery`, {}, { coupons: gallery() });
  expect(await screen.findByRole('link', { name: /^Clipped 12 offers/ })).toHaveAttribute(
    'href',
    `${path}?show=clipped&category=bread-bakery`,
  );
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute(
    'href',
    `${path}?category=bread-bakery&offers=60`,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=bread-bakery&offers=60'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A to Z');
  await waitFor(() => expect(router.state.location.search).toBe('?category=bread-bakery&sort=a-z'));
});

test('S-23 a gallery without offers, and one that can not be loaded, lead on', async () => {
  const { unmount } = openPage(
    path,
    {},
    { coupons: gallery([], { pageInfo: { hasNextPage: false, endCursor: null } }) },
  );
  expect(await screen.findByRole('heading', { name: 'No offers here' })).toBeVisible();
  unmount();
  openPage(path, {}, { coupons: null });
  expect(await screen.findByText("We couldn't load the coupons")).toBeVisible();
});
