import { afterEach, expect, test } from 'vitest';
import type { Coupon } from '../../../generated/rest.ts';
import { aPrice, aProduct, someDetails } from '../../../testing/catalog-rows.ts';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { envelope, type Front, openFront } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const map = (...coupons: Coupon[]) => ({
  companionGalleryOffer: Object.fromEntries(coupons.map((coupon) => [coupon.offerId, coupon])),
  nextPageToken: null,
  total: coupons.length,
});
const offers = [
  aCoupon({ offerId: 'clipped', status: 'C', clipId: 'c-1', listItemId: 'l-1' }),
  aCoupon({ offerId: 'butter' }),
  aCoupon({ offerId: 'deal', offerPgm: 'PD', offerType: 'PD', endLocal: '2026-08-06T23:59:59.999' }),
  aCoupon({ offerId: 'over', endLocal: '2026-08-04T23:59:59.999' }),
];
const services = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /offers/companiongallery': () => map(...offers),
  'GET /offers/anonymous/companiongallery': () => map(...offers.map((each) => ({ ...each, status: 'U' as const }))),
};
const card = `id title header { text value unit isPrice } expiryText isExpiringSoon usageText inStoreText action actionLabel
  actionHiddenText link { text path } progress { valueText } kind typeText icon path isClipped isInList`;
const page = `query($filter: CouponFilter, $first: PageSize!, $after: String) {
  coupons(filter: $filter, first: $first, after: $after) { totalCount unfilteredCount countText clippedText sort
    edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor } groups { id name count isChosen }
    categories { id name count isChosen } kinds { id name count } sorts { sort label } } }`;

interface Gallery {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
const ids = (data: unknown) => (data as { coupons: Gallery }).coupons.edges.map(({ node }) => node.id);

let front: Front;
afterEach(() => front.close());

test('S-280 S-118 a page of coupons, with all that is counted, takes one call of the offers service', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(page, { variables: { first: 30 } });
  expect(errors).toEqual([]);
  expect(ids(data)).toEqual(['deal', 'butter', 'clipped']);
  expect(data).toMatchObject({
    coupons: { totalCount: 3, unfilteredCount: 3, countText: '3 offers', clippedText: 'Up to $1.50 clipped' },
  });
  expect(front.routes()).toEqual(['GET /identity/auth/userinfo', 'GET /offers/companiongallery', 'GET /stores/2300']);
  expect(front.calls.find(({ route }) => route.startsWith('GET /offers'))?.query).toEqual({
    storeId: '2300',
    includeWeeklyAd: 'true',
    includeRedmBonusPathFPOffers: 'true',
  });
});

test('S-41 S-42 S-44 X-11 a card as a shopper reads it', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(page, { variables: { first: 30, filter: { group: 'CLIPPED' } } });
  expect((data as { coupons: Gallery }).coupons.edges.map(({ node }) => node)).toEqual([
    {
      id: 'clipped',
      title: 'Meadow Lane Butter',
      header: { text: '$1.50 off', value: '$1.50', unit: 'off', isPrice: true },
      expiryText: 'Expires 08/24',
      isExpiringSoon: false,
      usageText: 'One-time use',
      inStoreText: 'In-store: $5.49',
      action: 'CLIPPED',
      actionLabel: 'Clipped',
      actionHiddenText: 'Coupon has already been',
      link: { text: 'View in My List', path: '/mylist.html' },
      progress: null,
      kind: 'COUPON',
      typeText: 'Coupon',
      icon: 'DEFAULT',
      path: '/loyalty/offer-details/clipped/CC',
      isClipped: true,
      isInList: true,
    },
  ]);
});

test('S-12 S-183 guests see what is for everybody, which is asked for once for all of them', async () => {
  front = await openFront({ handlers: services });
  const ask = () => front.query(page, { variables: { first: 2 }, cookie: '' });
  expect(ids((await ask()).data)).toEqual(['deal', 'butter']);
  await ask();
  const galleries = front.calls.filter(({ route }) => route.startsWith('GET /offers'));
  expect(galleries.map(({ route }) => route)).toEqual(['GET /offers/anonymous/companiongallery']);
  expect(galleries[0]?.headers['authorization']).toBeUndefined();
});

test('S-12 S-278 guests have no purchase history to order by, and nothing that is picked for them', async () => {
  front = await openFront({ handlers: services });
  const ask = async (cookie?: string) => {
    const asked = '{ coupons { groups { id } sorts { label } banner { title } } }';
    const { data } = await front.query(asked, cookie === undefined ? {} : { cookie });
    const { coupons } = data as { coupons: { groups: { id: string }[]; sorts: { label: string }[]; banner: null } };
    return [coupons.sorts[0]?.label, coupons.groups.map(({ id }) => id), coupons.banner];
  };
  expect(await ask('')).toEqual(['Featured', ['ALL', 'EXPIRING_SOON', 'BONUS_PATH'], null]);
  expect(await ask()).toEqual([
    'Purchase history',
    ['ALL', 'PICKED_FOR_YOU', 'EXPIRING_SOON', 'BONUS_PATH', 'CLIPPED'],
    null,
  ]);
});

test('S-51 a page goes on after the one before', async () => {
  front = await openFront({ handlers: services });
  const first = await front.query(page, { variables: { first: 2 } });
  const { endCursor, hasNextPage } = (first.data as { coupons: Gallery }).coupons.pageInfo;
  expect(hasNextPage).toBe(true);
  const next = await front.query(page, { variables: { first: 2, after: endCursor } });
  expect(ids(next.data)).toEqual(['clipped']);
  expect((next.data as { coupons: Gallery }).coupons.pageInfo.hasNextPage).toBe(false);
});

test.each([
  ['a cursor that is none', { after: 'nothing' }],
  ['too many values', { filter: { categories: Array.from({ length: 51 }, String) } }],
  ['too many words', { filter: { text: 'a'.repeat(81) } }],
])('N-80 %s is refused', async (_, variables) => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(page, { variables: { first: 2, ...variables } });
  expect(data).toEqual({ coupons: null });
  expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(front.calls).toEqual([]);
});

test('S-190 an offer for its page comes with its products; an unknown one, and a name that is none, is null', async () => {
  front = await openFront({
    handlers: {
      ...services,
      'GET /offers/offerdetail': (request, reply) =>
        (request.query as { offerId: string }).offerId === 'butter'
          ? { offer: aCoupon({ upcList: ['041000000019'] }) }
          : reply.code(404).send(envelope('OFFER_NOT_FOUND', 'theirs')),
      'GET /catalog/priceList': () => ({
        prices: [{ upcId: '041000000019', bpn: '970000001', price: aPrice() }],
        unknown: [],
      }),
      'GET /catalog/products': () => ({ items: [aProduct()] }),
    },
  });
  const { data } = await front.query(
    '{ butter: coupon(id: "butter") { id products { id } } none: coupon(id: "none") { id } bad: coupon(id: "../x") { id } }',
  );
  expect(data).toEqual({ butter: { id: 'butter', products: [{ id: '970000001' }] }, none: null, bad: null });
  const asked = front.calls.filter(({ route }) => route === 'GET /offers/offerdetail');
  expect(asked.map(({ query }) => query)).toEqual([
    { offerId: 'butter', storeId: '2300', includeUpc: 'y' },
    { offerId: 'none', storeId: '2300', includeUpc: 'y' },
  ]);
});

const ofProduct = { 'GET /catalog/products/970000001': () => someDetails() };

test('S-90 S-97 S-194 S-281 the offers of a product, those for what was bought before first', async () => {
  front = await openFront({
    handlers: {
      ...services,
      ...ofProduct,
      'POST /offers/offersbyupc': () => ({
        upcs: [],
        offers: [aCoupon({ offerId: 'a' }), aCoupon({ offerId: 'b', purchaseInd: 'B' }), offers[3]],
      }),
    },
  });
  const { data } = await front.query('{ offersForProduct(productId: "970000001") { id } }');
  expect(data).toEqual({ offersForProduct: [{ id: 'b' }, { id: 'a' }] });
  const asked = front.calls.find(({ route }) => route === 'POST /offers/offersbyupc');
  expect([asked?.query, asked?.body]).toEqual([
    { storeId: '2300', offerPgm: 'CC-PD' },
    { upcs: [someDetails().product.upc] },
  ]);
});

test("S-218 offers that can't be loaded say so in the catalog's words", async () => {
  front = await openFront({ handlers: { ...services, ...ofProduct } });
  const { data, errors } = await front.query('{ offersForProduct(productId: "970000001") { id } }');
  expect(data).toEqual({ offersForProduct: null });
  expect(errors.map(({ message }) => message)).toEqual(['Error in getting offers by upc']);
});
