import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { Department } from '../contract/departments.ts';
import { sortKeys } from '../rules/sorts.ts';
import { changePrice, changeStock } from '../testing/changes.ts';
import { catalogWorld, type ProductView, storeId } from '../testing/catalog-world.ts';
import { randomInt, seededRandom } from '../../platform/random.ts';
import type { World } from '../../testing/world.ts';

interface List {
  items: ProductView[];
  total: number;
  nextPageToken: string | null;
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

async function get<T>(path: string): Promise<T> {
  const answer = await world.app.inject({ url: `/catalog${path}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<T>();
}
type Tree = Static<typeof Department>[];
const countOn = (shelfId: string, tree: Tree): number =>
  tree.flatMap(({ aisles }) => aisles.flatMap(({ shelves }) => shelves)).find((shelf) => shelf.shelfId === shelfId)
    ?.productCount ?? 0;
const departments = async () => (await get<{ departments: Tree }>('/departments')).departments;
const dairy = '/departments/dairy-eggs-cheese/products';

async function pages(path: string, between: () => Promise<void> = async () => undefined): Promise<ProductView[][]> {
  const all: ProductView[][] = [];
  for (let token: string | null = ''; token !== null;) {
    const page: List = await get<List>(`${path}${token === '' ? '' : `&pageToken=${token}`}`);
    all.push(page.items);
    token = page.nextPageToken;
    await between();
  }
  return all;
}

describe('N-56 the departments', () => {
  test('count what a store carries, each as many as its list shows, and follow its changes', async () => {
    const at = `storeId=${storeId}&channel=PICKUP`;
    const here = async () => (await get<{ departments: Tree }>(`/departments?${at}`)).departments;
    const listed = async (place: string) => (await get<List>(`/search?${at}&${place}&pageSize=1`)).total;
    const [first] = (await get<List>(`/search?${at}&departmentId=pet-care&pageSize=1`)).items;
    const { bpn = '', shelfId = '' } = first ?? {};
    const before = await here();
    await sql`delete from catalog.price where store_id = ${storeId} and bpn = ${bpn}`.execute(world.db);
    const found = await here();
    for (const { departmentId, productCount, aisles } of found) {
      expect([departmentId, productCount]).toEqual([departmentId, await listed(`departmentId=${departmentId}`)]);
      expect(aisles.reduce((sum, aisle) => sum + aisle.productCount, 0)).toBe(productCount);
    }
    for (const { aisleId, productCount } of found.flatMap(({ aisles }) => aisles).slice(0, 8))
      expect([aisleId, productCount]).toEqual([aisleId, await listed(`aisleId=${aisleId}`)]);
    expect(countOn(shelfId, found)).toBe(countOn(shelfId, before) - 1);
    const refused = await world.app.inject({ url: '/catalog/departments?storeId=0000' });
    expect(refused.statusCode).toBe(404);
  });

  test('each show what they are known for, and their aisles what sells best in them', async () => {
    const { rows } = await sql<{ aisleId: string; pictureId: string }>`
      select distinct on (aisle_id) aisle_id as "aisleId", picture_id as "pictureId"
      from catalog.product join catalog.shelf using (shelf_id)
      order by aisle_id, popularity desc, bpn`.execute(world.db);
    const best = new Map(rows.map(({ aisleId, pictureId }) => [aisleId, pictureId]));
    type Pictured = Pick<ProductView, 'pictures'>;
    const { departments: all } = await get<{
      departments: (Pictured & { departmentId: string; aisles: (Pictured & { aisleId: string })[] })[];
    }>('/departments');
    const cards = all.map(({ pictures }) => pictures?.card ?? '');
    expect(new Set(cards).size).toBe(all.length);
    const drawn = await Promise.all(cards.map((url) => world.app.inject({ url })));
    expect(drawn.filter(({ statusCode, body }) => statusCode !== 200 || !body.startsWith('<svg'))).toEqual([]);
    for (const { aisles } of all)
      for (const { aisleId, pictures } of aisles)
        expect([aisleId, pictures?.card]).toEqual([aisleId, `/catalog/pictures/${best.get(aisleId)}-card.svg`]);
  });

  test('are twenty, in the order of a walk through the store, each with aisles, shelves, and product counts', async () => {
    const found = await departments();
    expect(found.map(({ name }) => name)).toEqual([
      'Fruits & Vegetables',
      'Dairy, Eggs & Cheese',
      'Meat & Seafood',
      'Bread & Bakery',
      'Deli',
      'Frozen Foods',
      'Beverages',
      'Cookies, Snacks & Candy',
      'Flowers & Decor',
      'Wine, Beer & Spirits',
      'Paper, Cleaning & Home',
      'Pet Care',
      'Breakfast & Cereal',
      'Canned Goods & Soups',
      'Condiments, Spices & Bakes',
      'Grains, Pasta & Sides',
      'International Cuisine',
      'Prepared Meals & Catering',
      'Baby Care',
      'Personal Care & Health',
    ]);
    for (const { productCount, aisles } of found)
      expect(aisles.reduce((sum, aisle) => sum + aisle.productCount, 0)).toBe(productCount);
  });

  test('S-141 say whether they prepare orders', async () => {
    const ready = (await departments()).filter(({ orderPreparation }) => orderPreparation).map(({ name }) => name);
    expect(ready).toEqual(['Bread & Bakery', 'Deli', 'Flowers & Decor', 'Prepared Meals & Catering']);
  });
});

describe('the sellers', () => {
  test('S-21 are found by id; an unknown one is 404', async () => {
    expect(await get('/sellers/hive-and-hollow')).toMatchObject({ name: 'Hive & Hollow', shippingDays: 4 });
    expect((await world.app.inject({ url: '/catalog/sellers/nobody' })).statusCode).toBe(404);
  });
});

describe('the products of a department', () => {
  const canBeHad = ({ status, price, channelInventory, channelEligibility }: ProductView) =>
    status === 'ACTIVE' && (price?.priceCents ?? 0) > 0 && channelEligibility.PICKUP && channelInventory.PICKUP > 0;

  test.each(sortKeys)('sorted %s appear once each, out-of-stock last', async (sort) => {
    const all = (await pages(`${dairy}?storeId=${storeId}&channel=PICKUP&sort=${sort}&pageSize=40`)).flat();
    const { total } = await get<List>(`${dairy}?storeId=${storeId}&channel=PICKUP`);
    expect(all.length).toBe(total);
    expect(new Set(all.map(({ bpn }) => bpn)).size).toBe(total);
    const available = all.map(canBeHad);
    expect(available).toEqual(available.toSorted((one, other) => Number(other) - Number(one)));
    expect(available).toContain(false);
  });

  test('S-279 by price run low to high', async () => {
    const path = `${dairy}?storeId=${storeId}&channel=PICKUP&sort=bloomreach-price-low-high&pageSize=100`;
    const prices = (await pages(path))
      .flat()
      .filter(canBeHad)
      .map(({ price }) => price?.priceCents ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('can be limited to one shelf', async () => {
    const shelfId = 'dairy-eggs-cheese.eggs-butter.eggs';
    const { items } = await get<List>(`${dairy}?storeId=${storeId}&shelfId=${shelfId}&pageSize=100`);
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map((item) => item.shelfId))).toEqual(new Set([shelfId]));
  });

  test.each(sortKeys)('sorted %s appear once each while prices and stock change', async (sort) => {
    const random = seededRandom(`changes ${sort}`);
    const path = `${dairy}?storeId=${storeId}&channel=PICKUP&sort=${sort}&pageSize=40`;
    const before = (await pages(path)).flat().map(({ bpn }) => bpn);
    const shuffle = async () => {
      for (let change = 0; change < 8; change++) {
        const bpn = before[randomInt(random, before.length)] ?? '';
        await changePrice(world.db, { storeId, bpn, cents: 50 + randomInt(random, 2000) });
        await changeStock(world.db, { storeId, bpn, pieces: randomInt(random, 2) * 10 });
      }
    };
    await shuffle();
    const unchanged = (await pages(path)).flat().map(({ bpn }) => bpn);
    const shown = (await pages(path, shuffle)).flat().map(({ bpn }) => bpn);
    expect(shown).toEqual(unchanged);
  });

  test.each([
    ['pageToken=bm90aGluZw', 'PAGE_TOKEN_INVALID', 400],
    ['shelfId=nowhere', 'SHELF_NOT_FOUND', 404],
  ])('with %s are refused', async (query, code, status) => {
    const answer = await world.app.inject({ url: `/catalog${dairy}?storeId=${storeId}&${query}` });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code]);
  });

  test('a token of another sort is refused', async () => {
    const { nextPageToken } = await get<List>(`${dairy}?storeId=${storeId}&sort=a-z`);
    const answer = await world.app.inject({ url: `/catalog${dairy}?storeId=${storeId}&pageToken=${nextPageToken}` });
    expect(answer.json().errors[0].code).toBe('PAGE_TOKEN_INVALID');
  });

  test('take two statements a page, however long it is', async () => {
    const statementsFor = async (pageSize: number) => {
      const before = world.statements.length;
      await get(`${dairy}?storeId=${storeId}&pageSize=${pageSize}`);
      return world.statements.length - before;
    };
    expect([await statementsFor(5), await statementsFor(90)]).toEqual([2, 2]);
  });
});
