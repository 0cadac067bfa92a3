import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { StoreDetails } from '../contract/stores.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, base: demo })));
afterAll(() => world.close());

type Search = {
  zipCode: string | null;
  city: string;
  state: string;
  stores: { store: StoreDetails; distanceMiles: number; delivers: boolean | null }[];
};
const search = (query: string) => world.app.inject(`/stores/search?${query}`);
const found = async (query: string) => (await search(query)).json<Search>();
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

test("G-120 a ZIP code returns its city and the banner's ten nearest stores, nearest first", async () => {
  const { city, state, stores } = await found('place=94103&banner=safeway');
  expect([city, state]).toEqual(['San Francisco', 'CA']);
  expect(stores).toHaveLength(10);
  expect(stores[0]).toMatchObject({ store: { storeId: '2910', address: '2300 16th St' }, distanceMiles: 0.5 });
  const miles = stores.map(({ distanceMiles }) => distanceMiles);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(new Set(stores.map(({ store }) => store.banner))).toEqual(new Set(['safeway']));
});

test('S-73 every demo store has a number of those that nobody has, and each has its own', async () => {
  const { stores } = await found('place=94103&banner=safeway');
  const phones = stores.map(({ store }) => store.phone);
  for (const phone of phones) expect(phone).toMatch(/^(415|510)55501\d\d$/);
  expect(new Set(phones).size).toBe(phones.length);
});

test('G-120 stores more than fifty miles away are not found, and a smaller radius or size finds fewer', async () => {
  expect((await found('place=95814&banner=safeway')).stores).toEqual([]);
  expect((await found('place=94103&banner=safeway&radius=1')).stores.length).toBeLessThan(4);
  expect((await found('place=94103-1234&banner=safeway&size=2')).stores).toHaveLength(2);
});

test('N-7 a malformed ZIP code is refused at the door, and an unknown one is not found', async () => {
  expect((await search('place=9410&banner=safeway')).statusCode).toBe(400);
  expect((await search('place=94103&banner=safeway&radius=51')).statusCode).toBe(400);
  const nowhere = await search('place=00000&banner=safeway');
  expect([nowhere.statusCode, codeOf(nowhere)]).toEqual([404, 'PLACE_NOT_FOUND']);
});

test('G-120 a city is found with or without its state; of several with a name, the one near a store is meant', async () => {
  const named = async (place: string) => {
    const { zipCode, city, state, stores } = await found(`place=${encodeURIComponent(place)}&banner=safeway`);
    return [zipCode, city, state, stores[0]?.store.storeId];
  };
  expect(await named('oakland')).toEqual([null, 'Oakland', 'CA', '3132']);
  expect(await named('Oakland, CA')).toEqual([null, 'Oakland', 'CA', '3132']);
  expect(await named('Oakland, NE')).toEqual([null, 'Oakland', 'NE', undefined]);
  // Of all Auroras, the one beside Denver.
  expect((await named('Aurora')).slice(1, 3)).toEqual(['Aurora', 'CO']);
  const nowhere = await search('place=Nowhereville&banner=safeway');
  expect([nowhere.statusCode, codeOf(nowhere)]).toEqual([404, 'PLACE_NOT_FOUND']);
});

test('G-120 a rounded location gives the stores around it and its ZIP code; an exact one is refused', async () => {
  const near = await found('place=37.77,-122.41&banner=safeway');
  expect([near.zipCode, near.city, near.stores[0]?.store.storeId]).toEqual(['94103', 'San Francisco', '2910']);
  expect((await search('place=37.7661,-122.4093&banner=safeway')).statusCode).toBe(400);
});

test('S-2 a search says which stores deliver to the ZIP code; for a city nobody knows', async () => {
  const delivers = async (place: string) => {
    const { stores } = await found(`place=${place}&banner=safeway`);
    return Object.fromEntries(stores.map(({ store, delivers: does }) => [store.storeId, does]));
  };
  expect(await delivers('94103')).toMatchObject({ 2910: true, '0711': false, 3132: false });
  expect(await delivers('94608')).toMatchObject({ 2910: false, 3132: true });
  expect(await delivers('Oakland')).toMatchObject({ 2910: null, 3132: null });
});

test('N-59 a store has its next slots by channel, in its hours and after its lead time', async () => {
  // 17:00 UTC is 10 AM in San Francisco.
  const { nextSlots } = (await world.app.inject('/stores/2910')).json<StoreDetails>();
  const start = (channel: string) => nextSlots.filter((slot) => slot.channel === channel).map((slot) => slot.start);
  expect(start('pickup')).toEqual(['2026-07-01T20:00:00.000Z', '2026-07-01T21:00:00.000Z']);
  expect(start('delivery')).toEqual(['2026-07-01T23:00:00.000Z', '2026-07-02T01:00:00.000Z']);
  expect(nextSlots[0]).toEqual({
    channel: 'pickup',
    start: '2026-07-01T20:00:00.000Z',
    end: '2026-07-01T21:00:00.000Z',
    cutoff: '2026-07-01T18:00:00.000Z',
    feeCents: 0,
  });
  expect((await world.app.inject('/stores/0711')).json<StoreDetails>().nextSlots).toEqual([]);
});

test('S-2 a banner has a store for visitors who have chosen none', async () => {
  const ofBanner = async (banner: string) =>
    (await world.app.inject(`/stores/default?banner=${banner}`)).json<StoreDetails>();
  expect([(await ofBanner('safeway')).storeId, (await ofBanner('jewelosco')).storeId]).toEqual(['2910', '3245']);
  expect((await world.app.inject('/stores/default?banner=tomthumb')).statusCode).toBe(404);
});

test('S-2 who may shop where and how: a store of the banner, a channel it offers, a ZIP code it delivers to', async () => {
  const check = async (path: string) => {
    const answer = await world.app.inject(`/stores/${path}`);
    return answer.statusCode === 200 ? answer.json<object>() : codeOf(answer);
  };
  expect(await check('2910/shop?banner=safeway&channel=delivery&zipcode=94110-1234')).toEqual({
    storeId: '2910',
    zipCode: '94110',
  });
  expect(await check('2910/shop?banner=safeway&channel=pickup&zipcode=94110')).toEqual({
    storeId: '2910',
    zipCode: null,
  });
  expect(await check('2910/shop?banner=vons&channel=pickup')).toBe('STORE_NOT_FOUND');
  expect(await check('none/shop?banner=safeway&channel=pickup')).toBe('STORE_NOT_FOUND');
  expect(await check('0711/shop?banner=safeway&channel=pickup')).toBe('CHANNEL_NOT_OFFERED');
  expect(await check('2910/shop?banner=safeway&channel=delivery')).toBe('ZIP_CODE_REQUIRED');
  expect(await check('2910/shop?banner=safeway&channel=delivery&zipcode=94608')).toBe('OUTSIDE_DELIVERY_AREA');
});

test('S-73 a store has flags, channels, and hours by department and weekday', async () => {
  const store = (await world.app.inject('/stores/2910')).json<StoreDetails>();
  expect(store).toMatchObject({
    channels: ['pickup', 'delivery', 'instore'],
    flags: { wineShop: true, ecomDeli: true, orderPreparation: true },
    timeZone: 'America/Los_Angeles',
  });
  expect(store.departments.map(({ department }) => department)).toEqual(['STORE', 'DELI', 'BAKERY', 'WINE']);
  expect(store.departments[0]?.hours).toHaveLength(7);
  expect(store.departments[0]?.hours[0]).toEqual({ day: 'MONDAY', startHour: '06:00', endHour: '23:00' });
  const unknown = await world.app.inject('/stores/none');
  expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'STORE_NOT_FOUND']);
});

test('a search is answered from memory, but for one statement: which times are full', async () => {
  await found('place=94103&banner=safeway');
  const before = world.statements.length;
  await found('place=94110&banner=safeway');
  expect(world.statements.length).toBe(before + 1);
});
