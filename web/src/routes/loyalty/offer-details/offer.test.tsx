import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { TrustedEvents } from '../../../features/offers/CouponCard/useClip.ts';
import { couponsInEveryState, gallery, offerPage } from '../../../testing/fixtures/coupons.ts';
import { product } from '../../../testing/fixtures/products.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { openStorefront } from '../../../testing/storefront.tsx';

vi.stubGlobal('scrollTo', () => {});

const path = '/loyalty/offer-details/butter/CC';
const open = (coupon: unknown, at = path) => openPage(at, {}, { coupon });

test('S-17 S-41 an offer says what it gives, until when, what it costs with it, and its terms', async () => {
  open(offerPage());
  expect(await screen.findByRole('heading', { level: 1, name: 'Meadow Lane Butter' })).toBeVisible();
  const description = screen.getByText('Salted or unsalted, 16 oz.');
  expect(description).toBeVisible();
  expect(description.parentElement).toHaveTextContent('Salted or unsalted, 16 oz. Limit one per household.');
  expect(screen.getByText('Expires 08/24')).toBeVisible();
  expect(screen.getByText('One-time use · In-store: $5.49')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clip Coupon: Meadow Lane Butter' })).toHaveTextContent('Clip Coupon');
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['You pay', '$3.99 instead of $5.49'],
    ['Where', 'Pickup, Delivery, In-Store'],
    ['With other offers', 'With one manufacturer coupon, not with another store offer'],
    ['Offer type', 'Coupon'],
    ['Department', 'Dairy, Eggs & Cheese'],
  ]);
  expect(screen.getByText('Offer good through August 24 at participating stores and online.')).toBeVisible();
  expect(screen.getByText(/^Offer good through/)).toHaveAttribute('lang', 'en');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Coupons & Deals' })).toHaveAttribute('href', '/foru/coupons-deals');
});

test('S-92 S-28 an offer for members says so, and tells who is none where to join', async () => {
  const { unmount } = open(offerPage({ isForMembers: true, joinPath: '/freshpass/manage/subscribe' }));
  expect(await screen.findByRole('link', { name: 'Join FreshPass' })).toHaveAttribute(
    'href',
    '/freshpass/manage/subscribe',
  );
  unmount();
  open(offerPage({ isForMembers: true }));
  expect(await screen.findByText('FreshPass members')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join FreshPass' })).toBeNull();
});

test('S-43 S-44 X-11 a clip on the page shows there at once', async () => {
  const clipped = { action: 'CLIPPED', actionLabel: 'Clipped', actionHiddenText: 'Coupon has already been' } as const;
  const clipCoupon = { coupon: offerPage(clipped), userErrors: [] };
  const { element } = openStorefront(path, {}, { coupon: offerPage(), clipCoupon });
  render(<TrustedEvents value={() => true}>{element}</TrustedEvents>);
  await userEvent.click(await screen.findByRole('button', { name: /^Clip Coupon/ }));
  expect(await screen.findByText('Coupon has already been')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Clip Coupon/ })).toBeNull();
});

test.each(couponsInEveryState.map((coupon) => [coupon.actionLabel, coupon] as const))(
  'S-43 to S-49 an offer that is "%s" says so on its page',
  async (label, coupon) => {
    open(offerPage({ ...coupon, pictures: null }));
    await screen.findByRole('heading', { level: 1, name: coupon.title });
    expect(within(screen.getByRole('main')).getAllByText(label).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('progressbar', { name: label })).toHaveLength(coupon.progress ? 1 : 0);
  },
);

test('S-117 S-164 a coupon that is clipped can be unclipped with one tap, and clipped again; a refusal changes nothing', async () => {
  const clipped = { action: 'CLIPPED', actionLabel: 'Clipped', actionHiddenText: 'Coupon has already been' } as const;
  const answers: unknown[] = [
    { coupon: offerPage(clipped), userErrors: [{ code: 'CLIP_FAILED', message: 'Not now.' }] },
    { coupon: offerPage(), userErrors: [] },
  ];
  openPage(path, {}, { coupon: offerPage(clipped), unclipCoupon: () => answers.shift() });
  const unclip = await screen.findByRole('button', { name: 'Unclip: Meadow Lane Butter' });
  await userEvent.click(unclip);
  expect(await screen.findByText('Not now.')).toBeVisible();
  await userEvent.click(unclip);
  expect(await screen.findByRole('button', { name: 'Clip Coupon: Meadow Lane Butter' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Unclip/ })).toBeNull();
});

test('N-46 a challenge that nothing counts toward yet is swapped for another; one that has begun stays', async () => {
  const progress = (value: number) => ({
    __typename: 'ChallengeProgress' as const,
    prefix: 'Purchased',
    valueText: `${value} / 3`,
    value,
    target: 3,
    segments: 3,
  });
  const path = (value: number) =>
    offerPage({ action: 'IN_PROGRESS', actionLabel: 'In Progress', actionHiddenText: null, progress: progress(value) });
  const begun = open(path(1));
  await screen.findByText('Purchased 1 / 3');
  expect(screen.queryByRole('button', { name: /^Choose another instead/ })).toBeNull();
  begun.unmount();
  openPage(
    '/loyalty/offer-details/butter/CC',
    {},
    {
      coupon: path(0),
      coupons: gallery([]),
      unclipCoupon: { coupon: offerPage({ action: 'ACTIVATE', actionLabel: 'Activate' }), userErrors: [] },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Choose another instead/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonus Path' })).toBeVisible();
});

test('S-190 what it counts for can be added, and a whole department is one link away', async () => {
  const { unmount } = open(offerPage({ products: [product()] }));
  const eligible = within(await screen.findByRole('region', { name: 'Eligible Items' }));
  expect(eligible.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  unmount();
  open(offerPage());
  expect(await screen.findByRole('link', { name: 'Shop items' })).toHaveAttribute('href', '/shop/dairy-eggs-cheese');
});

test('S-190 of many items a row is shown, and all of them are one link away', async () => {
  const items = Array.from({ length: 14 }, (_, at) => product({ id: `97000000${at}` }));
  // As many as are asked for.
  const products = ({ first }: { first: number }) => items.slice(0, first);
  const { router } = open({ ...offerPage(), products, productCount: 14 });
  const eligible = within(await screen.findByRole('region', { name: 'Eligible Items' }));
  expect(eligible.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  await userEvent.click(eligible.getByRole('link', { name: 'See all 14' }));
  const whole = await screen.findByRole('list', { name: 'Eligible Items' });
  expect(within(whole).getAllByRole('heading', { level: 3 })).toHaveLength(14);
  expect(router.state.location.search).toBe('?items=all');
  expect(screen.queryByRole('link', { name: 'See all 14' })).toBeNull();
});

test('S-190 of more items than a page takes, it says how many it shows, and leads to their department', async () => {
  const items = Array.from({ length: 48 }, (_, at) => product({ id: String(970_000_000 + at) }));
  const { router } = open({ ...offerPage(), products: items, productCount: 97 }, `${path}?items=all`);
  expect(await screen.findByText('48 of 97 items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop items' })).toHaveAttribute('href', '/shop/dairy-eggs-cheese');
  expect(router.state.location.search).toBe('?items=all');
});

test('S-17 an offer that is opened under another program moves to its own path', async () => {
  const { router } = open(offerPage(), '/loyalty/offer-details/butter/PD?from=mail');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname + router.state.location.search).toBe(`${path}?from=mail`);
});

test('S-15 S-16 older paths lead to the offer', async () => {
  const { router } = open(offerPage(), '/foru/offer-details.butter.1785888000000.CC.html');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe(path);
});

test('S-228 an offer that is not there, and one that can not be loaded, lead on', async () => {
  const { unmount } = open(null);
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't find this offer" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all coupons and deals' })).toHaveAttribute(
    'href',
    '/foru/coupons-deals',
  );
  unmount();
  open(() => {
    throw new GraphQLError('Apologies, our site is busy.', { extensions: { code: 'UPSTREAM_FAILURE', status: 503 } });
  });
  expect(await screen.findByText('Apologies, our site is busy.')).toBeVisible();
});

test("its one address and what it is are told to machines by the server's page", async () => {
  vi.stubEnv('SSR', true);
  open(offerPage());
  await screen.findByRole('heading', { level: 1 });
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/loyalty\/offer-details\/butter\/CC$/,
  );
  const [described] = document.querySelectorAll('script[type="application/ld+json"]');
  const types = (JSON.parse(described?.textContent ?? '[]') as { '@type': string }[]).map((each) => each['@type']);
  expect(types).toEqual(['Offer', 'BreadcrumbList']);
});
