import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { Coupon } from '../contract/coupons.ts';
import { couponShopper, couponsWorld, storeId } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

let world: World;
beforeAll(async () => {
  world = await couponsWorld([
    ...Array.from({ length: 65 }, (_, number) => offerDraft(`coupon-${number + 10}`, { purchaseRank: number })),
    offerDraft('deal', { pgm: 'PD', offerType: 'PD', purchaseRank: 900, events: ['Welcome Offers'] }),
    offerDraft('milk', {
      departmentId: 'dairy-eggs-cheese',
      category: 'Dairy, Eggs & Cheese',
      card: { brand: 'Meadow Lane', name: 'Crème Fraîche' },
      upcs: ['041000000024'],
      purchaseRank: 901,
    }),
    offerDraft('ad', { offerType: 'WS' }),
    offerDraft('ad-next', { offerType: 'WS', startsOn: '2026-08-12', endsOn: '2026-08-18' }),
    offerDraft('ad-later', { offerType: 'WS', startsOn: '2026-08-13', endsOn: '2026-08-18' }),
    offerDraft('over', { endsOn: '2026-08-04' }),
    offerDraft('soon', { startsOn: '2026-08-06' }),
    offerDraft('elsewhere', { stores: ['7710'] }),
    offerDraft('gone', { clipLimit: 0 }),
    offerDraft('path', {
      proto: 'REWARDS_ACCUMULATION',
      purchaseRank: 902,
      rule: { ...offerDraft('path').rule, buy: { minCents: 3000 } },
      card: { units: 'DOLLARS', rewardText: '$5 reward' },
    }),
  ]);
});
afterAll(() => world.close());

interface Page {
  offers: Coupon[];
  nextPageToken: string | null;
  total: number;
}

async function gallery(body: object, name: string | null = 'maya'): Promise<Page & { status: number }> {
  const authorization = `Bearer ${await world.tokenFor({ householdId: `household-${name}` })}`;
  const answer = await world.app.inject({
    method: 'POST',
    url: `/offers/${name === null ? 'anonymous/' : ''}gallery?storeId=${storeId}`,
    headers: name === null ? {} : { authorization },
    payload: body,
  });
  return { ...answer.json<Page>(), status: answer.statusCode };
}
const ids = ({ offers }: Page): string[] => offers.map(({ offerId }) => offerId);

test('S-51, S-52, S-256 the gallery comes 30 at a time until it ends, and names each offer once', async () => {
  const seen: string[] = [];
  let token: string | null = null;
  const sizes: number[] = [];
  do {
    const page: Page = await gallery(token === null ? {} : { pageToken: token });
    expect(page.total).toBe(68);
    seen.push(...ids(page));
    sizes.push(page.offers.length);
    token = page.nextPageToken;
  } while (token !== null);
  expect(sizes).toEqual([30, 30, 8]);
  expect(new Set(seen).size).toBe(68);
});

test('S-51, N-80 a coupon that is clipped between two pages stays on its page', async () => {
  const shopper = couponShopper(world, 'order');
  const first = await gallery({}, 'order');
  await shopper.clips('coupon-10');
  await shopper.clips('coupon-70');
  const second = await gallery({ pageToken: first.nextPageToken }, 'order');
  const third = await gallery({ pageToken: second.nextPageToken }, 'order');
  const seen = [first, second, third].flatMap(ids);
  expect(seen).toEqual(seen.toSorted());
  expect(new Set(seen).size).toBe(68);
  expect(third.nextPageToken).toBeNull();
});

test('S-12, S-160 a visitor sees every coupon but no deals for one shopper, none of them clipped', async () => {
  const all = await gallery({ pageSize: 100 }, null);
  expect(all.total).toBe(67);
  expect(ids(all)).not.toContain('deal');
  expect(all.offers.every(({ status }) => status === 'U')).toBe(true);
});

test('S-34, S-183 category, event, program, words, and type each leave the others out', async () => {
  expect(ids(await gallery({ primaryCategoryNm: ['Dairy, Eggs & Cheese'] }))).toEqual(['milk']);
  expect(ids(await gallery({ primaryCategoryNm: ['dairy-eggs-cheese'] }))).toEqual(['milk']);
  expect(ids(await gallery({ events: ['Welcome Offers'] }))).toEqual(['deal']);
  expect(ids(await gallery({ offerPgm: 'PD' }))).toEqual(['deal']);
  expect(ids(await gallery({ q: 'creme meadow' }))).toEqual(['milk']);
  expect(ids(await gallery({ offerTypes: ['WS'] }))).toEqual(['ad']);
  expect((await gallery({ offerPgm: 'PD', primaryCategoryNm: ['Dairy, Eggs & Cheese'] })).total).toBe(0);
});

const token = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['no token', 'bm9uc2Vuc2U'],
  ['no id', token('after:')],
  ['an id that no offer can have', token("after:' or 1=1")],
  ['a long one', token(`after:${'a'.repeat(65)}`)],
])('N-80 a page token that is %s is refused', async (_, pageToken) => {
  expect((await gallery({ pageToken })).status).toBe(400);
});

test('S-196, N-44 the companion gallery is a map by id, or a list with clipStatus and dates in milliseconds', async () => {
  const shopper = couponShopper(world, 'companion');
  await shopper.clips('milk');
  const map = await shopper.reads<{ companionGalleryOffer: Record<string, Coupon>; total: number }>(
    `companiongallery?storeId=${storeId}&rand=17`,
  );
  expect(map.total).toBe(68);
  expect(map.companionGalleryOffer['milk']).toMatchObject({ status: 'C', endLocal: '2026-08-31T23:59:59.999' });
  const list = await shopper.reads<{ offers: object[] }>(
    `companiongallery?storeId=${storeId}&hiddenEvents=true&limit=100`,
  );
  expect(list.offers).toContainEqual(
    expect.objectContaining({
      offerId: 'milk',
      clipStatus: 'C',
      offerEndDt: String(Date.parse('2026-09-01T06:59:59.999Z')),
    }),
  );
  const bonus = await shopper.reads<{ companionGalleryOffer: object }>(
    `companiongallery?storeId=${storeId}&includeOnlyBonusOffer=true`,
  );
  expect(Object.keys(bonus.companionGalleryOffer)).toEqual(['path']);
});

interface Differences {
  companionGalleryOffer: Record<string, Coupon>;
  shared?: string;
  without?: string[];
}
const whole = `companiongallery?storeId=${storeId}&includeWeeklyAd=true&includeRedmBonusPathFPOffers=true`;

test('S-196 with the shared gallery that a caller has, only what differs comes, and together they are the whole', async () => {
  const shopper = couponShopper(world, 'differs');
  await shopper.clips('milk');
  await shopper.clips('path');
  const all = await shopper.reads<Differences>(whole);
  const shared = await shopper.reads<Differences>(`companiongallery/shared?storeId=${storeId}`);
  const differs = await shopper.reads<Differences>(`${whole}&known=${all.shared}`);
  expect(shared.shared).toBe(all.shared);
  expect(Object.keys(differs.companionGalleryOffer)).toEqual(expect.arrayContaining(['milk', 'path']));
  expect(Object.keys(differs.companionGalleryOffer).length).toBeLessThan(10);
  const together = { ...shared.companionGalleryOffer, ...differs.companionGalleryOffer };
  for (const id of differs.without ?? []) delete together[id];
  expect(together).toEqual(all.companionGalleryOffer);
  expect(await couponShopper(world, 'untouched').reads<Differences>(`${whole}&known=${all.shared}`)).toMatchObject({
    shared: all.shared,
  });
});

test('S-196 the shared gallery holds nothing of a household, and is for shoppers only', async () => {
  await couponShopper(world, 'clipper').clips('milk');
  const { companionGalleryOffer } = await couponShopper(world, 'other').reads<Differences>(
    `companiongallery/shared?storeId=${storeId}`,
  );
  const own = Object.values(companionGalleryOffer).filter(
    ({ status, clipId, listItemId, deleted, instantAllocation }) =>
      status !== 'U' || clipId !== null || listItemId !== null || deleted || instantAllocation,
  );
  expect(own).toEqual([]);
  expect((await world.app.inject(`/offers/companiongallery/shared?storeId=${storeId}`)).statusCode).toBe(401);
});

test('S-196 another version, and a gallery that is not the whole, are answered in full', async () => {
  const shopper = couponShopper(world, 'another');
  const all = await shopper.reads<Differences>(whole);
  expect(await shopper.reads(`${whole}&known=other`)).toEqual(all);
  const part = await shopper.reads<Differences>(`companiongallery?storeId=${storeId}&known=${all.shared}`);
  expect([part.shared, part.without]).toEqual([undefined, undefined]);
  expect(Object.keys(part.companionGalleryOffer).length).toBeGreaterThan(50);
});

test('S-94, X-6 a challenge has its target in the units it shows', async () => {
  const shopper = couponShopper(world, 'walker');
  const continuity = { units: 'DOLLARS', progressValue: 0, targetValue: 30 };
  expect(await shopper.sees('path')).toMatchObject({ bonusPathStatus: '', continuity });
  await shopper.clips('path');
  expect(await shopper.sees('path')).toMatchObject({ bonusPathStatus: 'inprogress', continuity });
});

test('S-97, S-190, S-191, S-194 an offer tells its products, and products their offers', async () => {
  const shopper = couponShopper(world, 'detail');
  const detail = await shopper.reads<{ offer: Coupon }>(`offerdetail?offerId=milk&storeId=${storeId}&includeUpc=y`);
  expect(detail.offer.upcList).toEqual(['041000000024']);
  expect(await shopper.sees('over')).toMatchObject({ isClippable: false });
  expect(await shopper.reads(`offerdetail?offerId=milk&storeId=${storeId}&offerPgm=PD`)).toMatchObject({
    errors: [{ code: 'OFFER_NOT_FOUND' }],
  });
  expect(await shopper.reads(`upcsbyofferids?offerId=milk,none&storeId=${storeId}`)).toEqual({
    offers: [
      { offerId: 'milk', upcList: ['041000000024'] },
      { offerId: 'none', upcList: [] },
    ],
  });
  const answer = await world.app.inject({
    method: 'POST',
    url: `/offers/offersbyupc?storeId=${storeId}&offerPgm=CC-PD`,
    payload: { upcs: ['041000000024', '00041000000024', '041000000031'] },
  });
  const { upcs, offers } = answer.json<{ upcs: object[]; offers: Coupon[] }>();
  expect(upcs).toEqual([
    { upc: '041000000024', offerIds: ['milk'] },
    { upc: '041000000031', offerIds: [] },
  ]);
  expect(offers.map(({ offerId }) => offerId)).toEqual(['milk']);
});

test('S-97, S-193, S-195 departments with offers, and what is said below them', async () => {
  const shopper = couponShopper(world, 'frame');
  expect(await shopper.reads(`departments?storeId=${storeId}`)).toEqual({
    departments: [
      { departmentId: 'breakfast-cereal', name: 'Breakfast & Cereal', offers: 67 },
      { departmentId: 'dairy-eggs-cheese', name: 'Dairy, Eggs & Cheese', offers: 1 },
    ],
  });
  const { disclaimers } = await shopper.reads<{ disclaimers: Record<string, string> }>('disclaimers');
  for (const text of Object.values(disclaimers)) expect(text).toMatch(/\{endDate\}/);
});

test('S-53 the weekly ad that comes within a week can be looked at by itself; in the galleries it is not there yet', async () => {
  const ask = async (query: string) =>
    (await world.app.inject(`/offers/anonymous/companiongallery?storeId=${storeId}&${query}`)).json<{
      companionGalleryOffer: Record<string, Coupon>;
    }>().companionGalleryOffer;
  const coming = await ask('onlyUpcomingAd=true');
  expect(Object.keys(coming)).toEqual(['ad-next']);
  expect(coming['ad-next']).toMatchObject({ startLocal: '2026-08-12T00:00:00.000', isClippable: false, status: 'U' });
  expect(Object.keys(await ask('includeWeeklyAd=true'))).toContain('ad');
  expect(Object.keys(await ask('includeWeeklyAd=true'))).not.toContain('ad-next');
  const [answer] = await couponShopper(world, 'eager').lists('ad-next');
  expect(answer).toMatchObject({ status: 2, errorCd: 'OFFER_NOT_STARTED' });
});
