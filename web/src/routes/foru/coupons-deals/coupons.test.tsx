import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { TrustedEvents } from '../../../features/offers/CouponCard/useClip.ts';
import { coupon, couponsInEveryState, gallery } from '../../../testing/fixtures/coupons.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { openStorefront } from '../../../testing/storefront.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const path = '/foru/coupons-deals';

const cardOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement;

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
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(couponsInEveryState.length);
});

test('S-114 a clip shows at once, and stays', async () => {
  let answer: (value: unknown) => void = () => undefined;
  openTrusted(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(await screen.findByRole('button', { name: /^Clip Coupon/ }));
  await waitFor(async () =>
    expect(await cardOf('Meadow Lane Butter')).toHaveTextContent('Coupon has already been Clipped'),
  );
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

const counted = (changes: Record<string, unknown>) => ({ ...gallery([]), ...changes });

test('S-34 on a phone the filters act when they are shown, with a live count, and are forgotten when closed', async () => {
  const asked: unknown[] = [];
  const coupons = ({
    filter,
    first,
  }: {
    filter: Record<'categories' | 'kinds' | 'events', string[]>;
    first: number;
  }) => {
    if (first !== 1) return gallery();
    asked.push(filter);
    const totalCount = filter.kinds.length === 0 ? 40 : filter.events.length > 0 ? 12 : 15;
    return counted({ totalCount, countText: `${totalCount} offers` });
  };
  const { router, shopper } = openPage(`${path}?event=Welcome+Offers`, {}, { coupons });
  await shopper.click(await screen.findByRole('button', { name: 'Filters 1 chosen' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await shopper.click(await within(drawer).findByRole('radio', { name: /^Bread & Bakery/ }));
  await shopper.click(within(drawer).getByRole('checkbox', { name: /^Bonus Path/ }));
  await shopper.selectOptions(within(drawer).getByRole('combobox', { name: 'Sort' }), 'A to Z');
  expect(await within(drawer).findByRole('button', { name: 'Show 12 offers' })).toBeVisible();
  expect(router.state.location.search).toBe('?event=Welcome+Offers');
  await shopper.click(within(drawer).getByRole('button', { name: 'Remove Welcome Offers' }));
  await shopper.click(await within(drawer).findByRole('button', { name: 'Show 15 offers' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=bread-bakery&type=bonus-path&sort=a-z'));
  expect(asked.at(-1)).toMatchObject({ categories: ['bread-bakery'], kinds: ['BONUS_PATH'] });
});

test('S-34 what an address names and nothing else shows can be taken back', async () => {
  const { router, shopper } = openPage(`${path}?event=Welcome+Offers&offerPgm=PD&sort=a-z`, {}, { coupons: gallery() });
  await shopper.click(await screen.findByRole('link', { name: 'Remove Personalized deals' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove Personalized deals' })).toBeNull());
  expect(router.state.location.search).toBe('?event=Welcome+Offers&sort=a-z');
  await shopper.click(screen.getByRole('link', { name: 'Remove Welcome Offers' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=a-z'));
});

test('coupons are found by their words, and the words are in the address', async () => {
  const { router, shopper } = openPage(`${path}?category=bread-bakery`, {}, { coupons: gallery() });
  const field = await screen.findByRole('searchbox', { name: 'Search coupons' });
  await shopper.type(field, ' sour \u0000 dough {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?category=bread-bakery&q=sour+dough'));
  expect(field).toHaveFocus();
  // Shown, and said.
  await waitFor(() => expect(screen.getAllByText('148 offers')).toHaveLength(2));
  await shopper.click(await screen.findByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=bread-bakery'));
});

test('coupons stand in a grid or in a list, as the address says', async () => {
  const { router, shopper } = openPage(path, {}, { coupons: gallery() });
  await shopper.click(await screen.findByRole('link', { name: 'List' }));
  await waitFor(() => expect(document.querySelector('[data-strip]')).not.toBeNull());
  expect(router.state.location.search).toBe('?view=list');
  expect((await cardOf('Meadow Lane Butter')).querySelector('[data-strip]')).not.toBeNull();
});

test('S-35 S-275 a category shows its banner', async () => {
  const banner = { title: 'Bread & Bakery', pictures: ['/product-pictures/a-card.svg'] };
  openPage(`${path}?category=bread-bakery`, {}, { coupons: gallery(undefined, { banner, totalCount: 12 }) });
  expect(await screen.findByText('12 offers in Bread & Bakery')).toBeVisible();
});

test('S-280 after a clip the counts are new, and the coupon stays where it stands', async () => {
  const groups = [{ id: 'CLIPPED', name: 'Clipped', count: 13, isChosen: false }];
  let loads = 0;
  const coupons = ({ first }: { first: number }) => {
    if (first === 1) return counted({ groups, clippedText: 'Up to $23.00 clipped' });
    loads += 1;
    return gallery([coupon(), coupon({ id: 'eggs', title: 'Sunny Side Eggs' })]);
  };
  const { element } = openStorefront(path, {}, { coupons, clipCoupon: { coupon: clipped, userErrors: [] } });
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  expect(await screen.findByRole('link', { name: /^Clipped 12/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clip Coupon: Meadow Lane Butter' }));
  expect(await screen.findByRole('link', { name: /^Clipped 13/ })).toBeVisible();
  expect(screen.getByText('Up to $23.00 clipped')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Meadow Lane Butter',
    'Sunny Side Eggs',
  ]);
  expect(loads).toBe(1);
});

test('an upstream that dies takes nothing away that is shown', async () => {
  let isDead = false;
  const coupons = () => {
    if (isDead) throw new GraphQLError('The offers are not available.', { extensions: { code: 'UPSTREAM_FAILURE' } });
    return gallery();
  };
  const { shopper } = openPage(path, {}, { coupons });
  await cardOf('Meadow Lane Butter');
  isDead = true;
  await shopper.click(screen.getByRole('radio', { name: /^Bread & Bakery/ }));
  expect((await screen.findAllByText("We couldn't update the coupons"))[0]).toBeVisible();
  expect(await cardOf('Meadow Lane Butter')).toBeVisible();
  isDead = false;
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText("We couldn't update the coupons")).toBeNull());
});

test('S-23 bonus offers are loaded anew whenever one comes to an address with coupons-deals', async () => {
  let title = 'Berry Month';
  const coupons = () => gallery([coupon({ title })]);
  const { element, router } = openStorefront(`${path}?type=BONUS_PATH`, {}, { coupons });
  render(element);
  expect(await cardOf('Berry Month')).toBeVisible();
  await act(() => router.navigate('/stores'));
  await screen.findByRole('heading', { level: 1, name: /stores?/i });
  title = 'Berry Month, reached';
  await act(() => router.navigate(`${path}?type=BONUS_PATH`));
  expect(await cardOf('Berry Month, reached')).toBeVisible();
});
