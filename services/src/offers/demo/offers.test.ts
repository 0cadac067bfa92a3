import { afterAll, beforeAll, expect, test } from 'vitest';
import { prototypes } from '../../../../pricing/offer.ts';
import { services } from '../../app.ts';
import { goodsForOffers } from '../../catalog/index.ts';
import { storeId, twoStores } from '../../catalog/testing/catalog-world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { seedDemoOffers, tellChallenges } from '../index.ts';
import type { Challenge } from '../contract/offers.ts';
import { offerTypes } from '../rules/offer.ts';
import { icons, iconOf } from '../rules/icon.ts';
import { validityOf } from '../rules/record.ts';
import type { OfferDraft } from '../store/offers.ts';
import { couponShopper } from '../testing/coupons-world.ts';
import { bonusPath } from './bonus-path.ts';
import { demoDeals, demoOffers } from './offers.ts';

const today = Temporal.PlainDate.from('2026-08-05');
let world: World;
let all: OfferDraft[];
beforeAll(async () => {
  world = await createWorld({
    services,
    clock: '2026-08-05T19:00:00Z',
    base: twoStores,
    fill: (context) => seedDemoOffers(context, 'America/Los_Angeles'),
  });
  all = demoOffers(await goodsForOffers(world.db), today);
});
afterAll(() => world.close());

const gallery = async (body: object) =>
  (
    await world.app.inject({ method: 'POST', url: `/offers/anonymous/gallery?storeId=${storeId}`, payload: body })
  ).json<{
    offers: {
      offerPrice: string;
      pictureId: string | null;
      regularPriceCents: number;
      deal: { kind: string } | null;
    }[];
    total: number;
  }>();

test('hundreds of coupons, each with an id of its own and products that the catalog has', () => {
  const rows = demoDeals();
  expect(all.length).toBeGreaterThanOrEqual(390);
  expect(new Set(all.map(({ offerId }) => offerId)).size).toBe(all.length);
  const names = new Set(all.map(({ card: { brand, name }, category }) => `${category} ${brand} ${name}`));
  expect(names.size).toBeGreaterThan(250);
  // Every row of the tables finds its products.
  expect(all).toHaveLength(rows.length);
});

test('S-91 an offer names the others of its products, never itself', () => {
  const ids = new Set(all.map(({ offerId }) => offerId));
  const withOthers = all.filter(({ card }) => card.companionOfferIds.length > 0);
  expect(withOthers.length).toBeGreaterThan(50);
  for (const { offerId, card } of withOthers) {
    expect(card.companionOfferIds).not.toContain(offerId);
    expect(card.companionOfferIds.every((each) => ids.has(each))).toBe(true);
  }
});

test('S-93, S-95, S-96 they have every prototype, type, and logo, and every way to be used', () => {
  expect(new Set(all.map(({ proto }) => proto))).toEqual(new Set(prototypes));
  expect(new Set([...all.map(({ offerType }) => offerType), 'WS'])).toEqual(new Set(offerTypes));
  expect(new Set(all.map(iconOf))).toEqual(new Set(icons));
  expect(new Set(all.map(({ usageType }) => usageType))).toEqual(new Set(['ONE_TIME', 'MULTI', 'UNLIMITED']));
  expect(new Set(all.map((offer) => validityOf(offer, '2026-08-05T12:00:00.000')))).toEqual(
    new Set(['CURRENT', 'UPCOMING', 'EXPIRED']),
  );
  expect(all.some(({ endsOn }) => endsOn === '2026-08-05')).toBe(true);
  expect(all.some(({ endsOn }) => endsOn === '2026-08-06')).toBe(true);
  expect(all.some(({ clipLimit }) => clipLimit === 1)).toBe(true);
  expect(all.filter(({ subPgm }) => subPgm === '07').length).toBeGreaterThan(5);
  expect(all.some(({ events }) => events.includes('Welcome Offers'))).toBe(true);
});

test('each tells its deal in parts, too, so that it can be worded in another language', () => {
  expect(all.filter(({ card: { deal } }) => deal === undefined).map(({ offerId }) => offerId)).toEqual([]);
  expect(new Set(all.map(({ card: { deal } }) => deal?.on))).toEqual(new Set(['GOODS', 'DEPARTMENT', 'EVERYTHING']));
});

test('each is told in Spanish, unless it is called by its department', () => {
  const english = all.filter(
    ({ card: { name, translations }, category }) => name !== category && !translations?.es?.name,
  );
  expect(english.map(({ card }) => card.name)).toEqual([]);
  const spanish = all.map(({ card }) => card.translations?.es);
  expect(spanish.every((texts) => /^(?:Cada compra .*)?Oferta válida hasta el \d/.test(texts?.disclaimer ?? ''))).toBe(
    true,
  );
  expect(spanish).toContainEqual(expect.objectContaining({ name: 'Mantequilla Meadow Lane' }));
  expect(spanish).toContainEqual(expect.objectContaining({ name: 'Té Willow Tea' }));
});

test('they read like a store’s coupons: no text is empty, and none has a word twice in a row', () => {
  const odd = all.filter(
    ({ card: { name, description, offerPrice, limits } }) =>
      [name, description, offerPrice, limits].includes('') ||
      /\b(\w+) \1\b|undefined|NaN|null/.test(`${name} ${description}`),
  );
  expect(odd.map(({ offerId }) => offerId)).toEqual([]);
});

test('S-53 the weekly ad tells of prices that the store has', async () => {
  const { offers, total } = await gallery({ offerTypes: ['WS'], pageSize: 100 });
  expect(total).toBe(24);
  expect(offers.every(({ pictureId, regularPriceCents }) => pictureId !== null && regularPriceCents > 0)).toBe(true);
  expect(new Set(offers.map(({ deal }) => deal?.kind))).toEqual(new Set(['PRICE', 'FOR', 'GET']));
});

test("S-53 this week's ad ends on Tuesday; next week's starts on Wednesday, with goods that this one doesn't have", async () => {
  const ask = async (query: string) =>
    Object.values(
      (await world.app.inject(`/offers/anonymous/companiongallery?storeId=${storeId}&${query}`)).json<{
        companionGalleryOffer: Record<
          string,
          { offerType: string; startLocal: string; endLocal: string; name: string }
        >;
      }>().companionGalleryOffer,
    ).filter(({ offerType }) => offerType === 'WS');
  const [out, coming] = [await ask('includeWeeklyAd=true'), await ask('onlyUpcomingAd=true')];
  expect(out.every(({ endLocal }) => endLocal <= '2026-08-11T23:59:59.999')).toBe(true);
  expect(coming.length).toBeGreaterThan(12);
  expect(new Set(coming.map(({ startLocal }) => startLocal))).toEqual(new Set(['2026-08-12T00:00:00.000']));
  expect(coming.every(({ endLocal }) => endLocal <= '2026-08-18T23:59:59.999')).toBe(true);
  const names = new Set(out.map(({ name }) => name));
  expect(coming.filter(({ name }) => names.has(name)).length).toBeLessThan(coming.length / 4);
});

test('S-183 a visitor finds them by department and by word', async () => {
  expect((await gallery({ primaryCategoryNm: ['Frozen Foods'] })).total).toBeGreaterThan(15);
  expect((await gallery({ q: 'ice cream' })).total).toBeGreaterThan(1);
});

test('X-6 S-94 the Bonus Path has berries, vegetables, and a completed challenge, told once, and none exceeds its target', async () => {
  const shopper = couponShopper(world, 'maya');
  const reached = new Map([
    ['bonus-berries', 2],
    ['bonus-vegetables', 41.5],
    ['bonus-visits', 4],
    ['not-there', 1],
  ]);
  const household = { householdId: 'household-maya', at: world.clock.now() };
  for (let turn = 0; turn < 2; turn++)
    await inTransaction(world.db, (trx) => tellChallenges(trx, world.context.random, household, reached));
  const { challenges } = await shopper.reads<{ challenges: Challenge[] }>(`challenges?storeId=${storeId}`);
  expect(
    challenges.map(({ title, rewardText, bonusPathStatus, continuity: { units, progressValue, targetValue } }) =>
      [title, rewardText, bonusPathStatus, units, progressValue, targetValue].join(' | '),
    ),
  ).toEqual([
    'Buy 3 packs of berries | $3 reward | inprogress | ITEMS | 2 | 3',
    'Spend $30 on vegetables | 100 Game points | completed | DOLLARS | 30 | 30',
    'Shop 4 times by Sep 4 | $5 reward | completed |  | 4 | 4',
  ]);
  expect(await shopper.myList()).toEqual([]);
});

test('N-46 a challenge that nobody has activated is on no Bonus Path, and its goods are what it names', async () => {
  const other = couponShopper(world, 'theo');
  const { challenges } = await other.reads<{ challenges: Challenge[] }>(`challenges?storeId=${storeId}`);
  expect(challenges).toEqual([]);
  const goods = await goodsForOffers(world.db);
  const nameOf = new Map(goods.map(({ upc, name }) => [upc, name]));
  const [berries, vegetables] = bonusPath(goods, today);
  const names = (upcs: readonly string[] = []) => upcs.map((upc) => nameOf.get(upc) ?? '');
  expect(names(berries?.upcs).every((name) => /berr|Cherr/i.test(name))).toBe(true);
  expect(berries?.upcs.length).toBeGreaterThan(3);
  expect(vegetables?.upcs.length).toBeGreaterThan(10);
});
