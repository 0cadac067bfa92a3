import { afterAll, beforeAll, expect, test } from 'vitest';
import { prototypes } from '../../../../pricing/offer.ts';
import { catalog, goodsForOffers, seedDemoCatalog } from '../../catalog/index.ts';
import { storeId, storeOf } from '../../catalog/testing/catalog-world.ts';
import { addStores, storesService } from '../../stores/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { offers as offersService, seedDemoOffers } from '../index.ts';
import { offerTypes } from '../rules/offer.ts';
import { icons, iconOf } from '../rules/icon.ts';
import { validityOf } from '../rules/record.ts';
import type { OfferDraft } from '../store/offers.ts';
import { demoDeals, demoOffers } from './offers.ts';

const today = Temporal.PlainDate.from('2026-08-05');
let world: World;
let all: OfferDraft[];
beforeAll(async () => {
  world = await createWorld({
    services: [storesService(async () => () => false), catalog, offersService],
    clock: '2026-08-05T19:00:00Z',
    fill: async (context) => {
      await addStores(context.db, [storeOf(storeId)]);
      await seedDemoCatalog(context, [{ storeId, factor: 1 }], 'America/Los_Angeles');
      await seedDemoOffers(context, 'America/Los_Angeles');
    },
  });
  all = demoOffers(await goodsForOffers(world.db), today);
});
afterAll(() => world.close());

const gallery = async (body: object) =>
  (
    await world.app.inject({ method: 'POST', url: `/offers/anonymous/gallery?storeId=${storeId}`, payload: body })
  ).json<{ offers: { offerPrice: string; pictureId: string | null; regularPriceCents: number }[]; total: number }>();

test('hundreds of coupons, each with an id of its own and products that the catalog has', () => {
  const rows = demoDeals();
  expect(all.length).toBeGreaterThanOrEqual(390);
  expect(new Set(all.map(({ offerId }) => offerId)).size).toBe(all.length);
  const names = new Set(all.map(({ card: { brand, name }, category }) => `${category} ${brand} ${name}`));
  expect(names.size).toBeGreaterThan(250);
  // Every row of the tables finds its products.
  expect(all).toHaveLength(rows.length);
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
});

test('S-183 a visitor finds them by department and by word', async () => {
  expect((await gallery({ primaryCategoryNm: ['Frozen Foods'] })).total).toBeGreaterThan(15);
  expect((await gallery({ q: 'ice cream' })).total).toBeGreaterThan(1);
});
