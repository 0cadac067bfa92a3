import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { seedDemo } from '../../demo/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { StoreDetails } from '../contract/stores.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, fill: seedDemo })));
afterAll(() => world.close());

type Search = { city: string; state: string; stores: { store: StoreDetails; distanceMiles: number }[] };
const search = (query: string) => world.app.inject(`/stores/search?${query}`);
const found = async (query: string) => (await search(query)).json<Search>();
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

test("G-120 a ZIP code returns its city and the banner's ten nearest stores, nearest first", async () => {
  const { city, state, stores } = await found('zipcode=94103&banner=safeway');
  expect([city, state]).toEqual(['San Francisco', 'CA']);
  expect(stores).toHaveLength(10);
  expect(stores[0]).toMatchObject({ store: { storeId: '2910', address: '2300 16th St' }, distanceMiles: 0.5 });
  const miles = stores.map(({ distanceMiles }) => distanceMiles);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(new Set(stores.map(({ store }) => store.banner))).toEqual(new Set(['safeway']));
});

test('G-120 stores more than fifty miles away are not found, and a smaller radius or size finds fewer', async () => {
  expect((await found('zipcode=95814&banner=safeway')).stores).toEqual([]);
  expect((await found('zipcode=94103&banner=safeway&radius=1')).stores.length).toBeLessThan(4);
  expect((await found('zipcode=94103-1234&banner=safeway&size=2')).stores).toHaveLength(2);
});

test('N-7 a malformed ZIP code is refused at the door, and an unknown one is not found', async () => {
  expect((await search('zipcode=9410&banner=safeway')).statusCode).toBe(400);
  expect((await search('zipcode=94103&banner=safeway&radius=51')).statusCode).toBe(400);
  const nowhere = await search('zipcode=00000&banner=safeway');
  expect([nowhere.statusCode, codeOf(nowhere)]).toEqual([404, 'ZIP_NOT_FOUND']);
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

test('a search is answered from memory', async () => {
  await found('zipcode=94103&banner=safeway');
  const before = world.statements.length;
  await found('zipcode=94110&banner=safeway');
  expect(world.statements.length).toBe(before);
});
