import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { coupon, gallery } from '../../../testing/fixtures/coupons.ts';
import { homeRoot } from '../../../testing/fixtures/home.ts';
import { productDetails } from '../../../testing/fixtures/product-details.ts';
import { InSight } from '../../../testing/in-sight.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { couponBundles } from '../../../storage/coupons/coupon-bundles.ts';

const viewer = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: '/sign-in',
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', InSight);
  vi.stubGlobal('scrollTo', () => undefined);
});

const many = Array.from({ length: 14 }, (_, at) => ({
  ...coupon({ id: `coupon-${at}`, title: `Coupon ${at}` }),
  isWelcomeOffer: at === 1,
}));
const deals = (...coupons: object[]) => ({
  title: 'Deals for Maya',
  generatedAt: '2026-08-05T12:00:00.000Z',
  deals: coupons.map((each) => ({
    coupon: each,
    reason: 'BOUGHT_OFTEN',
    reasonText: 'You buy this often',
    price: null,
  })),
});
/** As the frame asks for it, too. */
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
const carousel = async (name: string) => within(await screen.findByRole('region', { name }));
const titlesIn = async (name: string) =>
  (await carousel(name)).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asGuest = (coupons: unknown) => openPage('/', {}, { ...homeRoot, shop, viewer, coupons });
const asMember = (root: object) => openPage('/', {}, { ...homeRoot, shop, coupons: gallery(many), ...root });

test('S-56 S-255 a guest has a carousel of 12 coupons, with previous and next, and the way to all of them', async () => {
  asGuest(gallery(many));
  const row = await carousel('Coupons & Deals');
  expect(row.getByRole('button', { name: 'Previous coupons' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Next coupons' })).toBeVisible();
  expect(row.getByRole('link', { name: 'See all: Coupons & Deals' })).toHaveAttribute('href', '/foru/coupons-deals');
  expect(row.getAllByRole('heading', { level: 3 })).toHaveLength(12);
});

test('S-98 S-133 what a carousel has shown is stored, and shown again without a request until it is too old', async () => {
  let asked = 0;
  const coupons = () => (asked++, gallery(many));
  const first = asGuest(coupons);
  await carousel('Coupons & Deals');
  await waitFor(() => expect(couponBundles.readGallery()).not.toBeNull());
  expect(couponBundles.readGallery()).toMatchObject({
    owner: 'guest',
    authorize: false,
    carouselLimitItems: 12,
    isHiddenEvents: false,
    arrClippedCoupons: [],
    instantAllocOffer: ['coupon-1'],
  });
  first.unmount();
  const second = asGuest(coupons);
  await carousel('Coupons & Deals');
  expect(asked).toBe(1);
  second.unmount();
  couponBundles.writeGallery({ ...couponBundles.readGallery()!, updatedTime: pageNow() - 121 * 60_000 });
  asGuest(coupons);
  await carousel('Coupons & Deals');
  await waitFor(() => expect(asked).toBe(2));
});

test('S-274 S-99 a member has personalized deals, under their own title, which are stored', async () => {
  asMember({ dealsForYou: deals(...many.slice(0, 2)) });
  expect(await titlesIn('Deals for Maya')).toEqual(['Coupon 0', 'Coupon 1']);
  await waitFor(() => expect(couponBundles.readDeals()).not.toBeNull());
  expect(couponBundles.readDeals()).toMatchObject({
    carouselTitle: 'Deals for Maya',
    dealsInfo: [
      { offerId: 'coupon-0', reasonText: 'You buy this often' },
      { offerId: 'coupon-1', reasonText: 'You buy this often' },
    ],
  });
});

const fails = () => {
  throw new GraphQLError('theirs', { extensions: { code: 'UPSTREAM_FAILURE' } });
};

test.each<[string, unknown]>([
  ['can not be loaded', fails],
  ['are none', null],
  ['are an empty list', deals()],
])('S-155 S-231 personalized deals that %s leave those that were kept', async (_, dealsForYou) => {
  const first = asMember({ dealsForYou: deals(many[3]!) });
  await carousel('Deals for Maya');
  await waitFor(() => expect(couponBundles.readDeals()).not.toBeNull());
  first.unmount();
  couponBundles.writeDeals({ ...couponBundles.readDeals()!, updatedTime: pageNow() - 121 * 60_000 });
  asMember({ dealsForYou });
  expect(await titlesIn('Deals for Maya')).toEqual(['Coupon 3']);
});

test("S-231 without kept deals there are everybody's coupons; without those, nothing", async () => {
  const first = asMember({ dealsForYou: fails });
  expect(await titlesIn('Coupons & Deals')).toHaveLength(12);
  first.unmount();
  couponBundles.clear();
  asMember({ dealsForYou: null, coupons: fails });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Coupons & Deals' })).toBeNull());
});

test('S-97 S-274 a product has the coupons that count for it, or else those of its department', async () => {
  const product = productDetails();
  const first = openPage('/product/100000003', {}, { product, offersForProduct: [many[5]], coupons: gallery(many) });
  expect(await titlesIn('Coupons for this product')).toEqual(['Coupon 5']);
  first.unmount();
  openPage('/product/100000003', {}, { product, offersForProduct: [], coupons: gallery([many[6]!]) });
  const departmentName = 'Fruits & Vegetables';
  expect(await titlesIn(`Coupons in ${departmentName}`)).toEqual(['Coupon 6']);
  const row = await carousel(`Coupons in ${departmentName}`);
  expect(row.getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/foru/coupons-deals?category=fruits-vegetables',
  );
});

test('S-277 a carousel of 50 made-up coupons is off unless it is switched on', async () => {
  localStorage.setItem('isMockCouponCarouselEnabled', 'true');
  asGuest(gallery(many));
  expect(await titlesIn('Sample coupons')).toHaveLength(50);
});
