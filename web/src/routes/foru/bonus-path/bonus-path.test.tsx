import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TrustedEvents } from '../../../features/offers/CouponCard/useClip.ts';
import { coupon, couponsInEveryState, gallery } from '../../../testing/fixtures/coupons.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { openStorefront } from '../../../testing/storefront.tsx';

const path = '/foru/bonus-path';
const challenges = couponsInEveryState.filter(({ progress, action }) => progress !== null || action === 'ACTIVATE');
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);
const titles = (of: Awaited<ReturnType<typeof section>>) =>
  of.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('S-6 S-46 S-48 S-49 what is under way comes first, then what can be started, and what is complete stands apart', async () => {
  openPage(path, {}, { coupons: gallery(challenges) });
  expect(titles(await section('Under way'))).toEqual(['Berry Month']);
  expect(titles(await section('Ready to start'))).toEqual(['Fill the veg drawer']);
  const over = await section('Completed and ended');
  expect(titles(over)).toEqual(['Shop 4 times in August']);
  expect(over.getByRole('progressbar', { name: 'Bonus Path Completed' })).toBeInTheDocument();
  expect(over.getAllByRole('link', { name: 'Go to Grocery Rewards' })[0]).toHaveAttribute('href', '/foru/rewards.html');
});

test('S-47 S-269 S-273 a challenge under way tells its progress in words', async () => {
  openPage(path, {}, { coupons: gallery(challenges) });
  expect(await screen.findByRole('progressbar', { name: 'In Progress' })).toHaveAttribute(
    'aria-valuetext',
    'Purchased 2 / 3',
  );
  expect(screen.getByRole('progressbar', { name: 'Bonus Path Completed' })).toHaveAttribute(
    'aria-valuetext',
    'Transactions 4 / 4',
  );
});

test('S-46 N-46 a challenge is activated where it stands, and is under way', async () => {
  const ready = coupon({ id: 'veg', title: 'Fill the veg drawer', action: 'ACTIVATE', actionLabel: 'Activate' });
  const { element } = openStorefront(
    path,
    {},
    {
      coupons: gallery([ready]),
      clipCoupon: { coupon: { ...ready, action: 'IN_PROGRESS', actionLabel: 'In Progress' }, userErrors: [] },
    },
  );
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  await userEvent.click(await screen.findByRole('button', { name: /^Activate/ }));
  expect(titles(await section('Under way'))).toEqual(['Fill the veg drawer']);
  expect(screen.queryByRole('heading', { name: 'Ready to start' })).toBeNull();
});

test('S-6 without a Bonus Path the page leads to the coupons; one that fails says so', async () => {
  const { unmount } = openPage(path, {}, { coupons: gallery([]) });
  expect(await screen.findByRole('heading', { name: 'No Bonus Path at this time' })).toBeVisible();
  unmount();
  openPage(path, {}, { coupons: null });
  expect(await screen.findByText("We couldn't load your Bonus Path")).toBeVisible();
});
