import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { LeaveContext } from '../../app/routing/leave.ts';
import { screens } from '../../app/routing/paths.ts';
import { pageNow } from '../../page/clock.ts';
import { clickedCoupon } from '../../storage/coupons/clicked-coupon.ts';
import { TrustedEvents } from '../../features/offers/CouponCard/useClip.ts';
import { adOffer, weeklyAd } from '../../testing/fixtures/savings/weekly-ad.ts';
import { openPage } from '../../testing/open-page.tsx';
import { openStorefront } from '../../testing/storefront.tsx';

beforeEach(() => localStorage.clear());

/** The ad, where clicks of a test count as a person's. */
function open(path: string, root: object = {}) {
  const { element, router } = openStorefront(path, { id: 'c1' }, { weeklyAd: weeklyAd(), ...root });
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  return router;
}
const [page1] = weeklyAd()['pages'] as object[];
const page = async (name: string) => screen.findByRole('region', { name });
const button = async (title: string) => screen.findByRole('button', { name: `Add to List: ${title}` });

test('S-53 the ad lies open at two pages, each an address, with what the offers cost and cost otherwise', async () => {
  open(screens.weeklyAd);
  const first = await page('Ripe this week');
  expect(within(first).getByRole('link', { name: 'Blueberries' })).toHaveAttribute(
    'href',
    '/loyalty/offer-details/berries/CC',
  );
  expect(first).toHaveTextContent('2 for $7');
  expect(first).toHaveTextContent('Reg. $4.49');
  expect(first).not.toHaveAttribute('data-beside');
  expect(await page('From the butcher and the deli')).toHaveAttribute('data-beside');
  expect(screen.queryByRole('region', { name: 'In the freezer' })).toBeNull();
  expect(screen.getByText('Wednesday, Aug 5 to Tuesday, Aug 11 at 2300 16th St')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3: In the freezer' })).toHaveAttribute('href', '/weeklyad?page=3');
});

test('S-53 how long the ad is good is said once, and of an offer only where it is otherwise', async () => {
  const page1 = weeklyAd()['pages'] as { offers: object[] }[];
  const [first, ...others] = page1;
  const sooner = adOffer('ends', 'Ends Sooner', { dateRange: '08/05 - 08/08' });
  open(screens.weeklyAd, {
    weeklyAd: weeklyAd({ pages: [{ ...first, offers: [...(first?.offers ?? []), sooner] }, ...others] }),
  });
  expect(await page('Ripe this week')).toHaveTextContent('08/05 - 08/08');
  expect(screen.queryByText('08/05 - 08/11')).toBeNull();
});

test('the largest picture of the page that is open loads ahead of all others, the one beside it when it is near', async () => {
  open(screens.weeklyAd);
  const aheadIn = (region: HTMLElement) =>
    [...region.querySelectorAll('img')].filter((img) => img.getAttribute('loading') !== 'lazy');
  const [lead, ...others] = aheadIn(await page('Ripe this week'));
  expect(lead).toHaveAttribute('fetchpriority', 'high');
  expect(others).toEqual([]);
  expect(aheadIn(await page('From the butcher and the deli'))).toEqual([]);
});

test('S-53 a page is turned without asking again, and its number is in the address', async () => {
  let asked = 0;
  const router = open(screens.weeklyAd, { weeklyAd: () => (asked++, weeklyAd()) });
  await userEvent.click(await screen.findByRole('link', { name: 'Page 3: In the freezer' }));
  expect(await page('In the freezer')).toBeVisible();
  expect(router.state.location.search).toBe('?page=3');
  expect(asked).toBe(1);
});

test('S-53 all offers stand in a grid with brand, dates, Offer Details, and Eligible Items, also by department', async () => {
  const router = open(`${screens.weeklyAd}?view=all`);
  expect(await screen.findByRole('link', { name: 'Offer Details: Sweet Corn' })).toHaveTextContent('Offer Details');
  expect(screen.getByRole('link', { name: 'Eligible Items: Sweet Corn' })).toHaveAttribute(
    'href',
    '/loyalty/offer-details/corn/CC#eligible',
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  await userEvent.click(screen.getByRole('link', { name: /^Meat & Seafood/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=meat-seafood'));
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Raw Shrimp']),
  );
});

test("S-53 next week's ad can be looked at, says when it starts, and offers nothing to add", async () => {
  const coming = { action: 'UPCOMING', actionLabel: 'Starts 08/12', dateRange: '08/12 - 08/18' };
  const next = weeklyAd({
    id: '2910-next',
    week: 'NEXT',
    datesText: 'Wednesday, Aug 12 to Tuesday, Aug 18',
    pages: [{ ...page1, offers: [adOffer('plums', 'Plums', coming), adOffer('figs', 'Figs', coming)] }],
  });
  const router = open(screens.weeklyAd, {
    weeklyAd: ({ week }: { week: string }) => (week === 'NEXT' ? next : weeklyAd()),
  });
  await userEvent.click(await screen.findByRole('link', { name: "Preview next week's ad" }));
  expect(await screen.findByRole('link', { name: 'Plums' })).toBeVisible();
  expect(router.state.location.search).toBe('?week=next');
  expect(screen.getByText('Starts Wednesday, Aug 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add to List/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: "See this week's ad" }));
  expect(await button('Blueberries')).toBeVisible();
});

test('S-5 S-124 an offer goes on the list at once, and off it again', async () => {
  const asked: string[] = [];
  open(screens.weeklyAd, {
    clipCoupon: ({ input }: { input: { couponId: string } }) => {
      asked.push(`add ${input.couponId}`);
      return {
        coupon: adOffer('corn', 'Sweet Corn', { action: 'ON_LIST', actionLabel: 'Added to List' }),
        userErrors: [],
      };
    },
    removeFromList: ({ input }: { input: { couponId: string } }) => {
      asked.push(`remove ${input.couponId}`);
      return { coupon: adOffer('berries', 'Blueberries'), userErrors: [] };
    },
  });
  expect(await screen.findByText('1 on your list')).toBeVisible();
  await userEvent.click(await button('Sweet Corn'));
  await waitFor(async () => expect(await button('Sweet Corn')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText('2 on your list')).toBeVisible();
  await userEvent.click(await button('Blueberries'));
  await waitFor(async () => expect(await button('Blueberries')).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(asked).toEqual(['add corn', 'remove berries']));
});

test('S-124 what fails goes back, and says why', async () => {
  open(screens.weeklyAd, {
    removeFromList: () => {
      throw new GraphQLError('500: Coupon UnClip failed', { extensions: { code: 'UPSTREAM_FAILURE' } });
    },
  });
  await userEvent.click(await button('Blueberries'));
  expect((await screen.findAllByText('500: Coupon UnClip failed'))[0]).toBeVisible();
  await waitFor(async () => expect(await button('Blueberries')).toHaveAttribute('aria-pressed', 'true'));
});

test('S-152 T-16 a click that no person made puts nothing on the list', async () => {
  let calls = 0;
  openPage(
    screens.weeklyAd,
    {},
    { weeklyAd: weeklyAd(), clipCoupon: () => (calls++, { coupon: null, userErrors: [] }) },
  );
  await userEvent.click(await button('Sweet Corn'));
  expect(await button('Sweet Corn')).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toBe(0);
});

test('S-53 a store without an ad, and an ad that can not be loaded, lead on', async () => {
  const { unmount } = openPage(screens.weeklyAd, {}, { weeklyAd: weeklyAd({ pages: [], datesText: null }) });
  expect(await screen.findByRole('heading', { name: 'No weekly ad at this store right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another store' })).toHaveAttribute('href', screens.stores);
  unmount();
  openPage(screens.weeklyAd, {}, { weeklyAd: null });
  expect(await screen.findByText("We couldn't load the weekly ad")).toBeVisible();
});

const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  firstName: null,
  site: 'HOUSEHOLDS',
  signInPath: '/account/sign-in.html',
};

test('S-29 S-161 S-163 a guest is sent along the sign-in link, and what was clicked is put on the list once, on return', async () => {
  const left: string[] = [];
  const added: unknown[] = [];
  const show = (root: object) => {
    const { element } = openStorefront(`${screens.weeklyAd}?page=1`, { id: 'c1' }, { weeklyAd: weeklyAd(), ...root });
    return render(
      <LeaveContext value={(to) => left.push(to)}>
        <TrustedEvents value={() => true}>{element}</TrustedEvents>
      </LeaveContext>,
    );
  };
  const asGuest = show({
    viewer: guest,
    me: () => {
      throw new GraphQLError('Sign in.', {
        extensions: { code: 'UNAUTHENTICATED', signInPath: guest.signInPath, session: 'NONE' },
      });
    },
    clipCoupon: ({ input }: { input: unknown }) => added.push(input),
  });
  await userEvent.click(await button('Sweet Corn'));
  await waitFor(() => expect(left).toEqual(['/account/sign-in.html']));
  const clicked = clickedCoupon.read(pageNow());
  expect(clicked).toMatchObject({ couponId: 'corn', title: 'Sweet Corn' });
  expect(added).toEqual([]);
  asGuest.unmount();
  const done = adOffer('corn', 'Sweet Corn', { action: 'ON_LIST', actionLabel: 'Added to List' });
  const clipCoupon = ({ input }: { input: unknown }) => (added.push(input), { coupon: done, userErrors: [] });
  show({ clipCoupon });
  await waitFor(async () => expect(await button('Sweet Corn')).toHaveAttribute('aria-pressed', 'true'));
  expect(added).toEqual([{ couponId: 'corn', clientRequestId: clicked?.requestId }]);
});
