import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../../testing/world.ts';
import { sortKeys } from '../../rules/sorts.ts';
import { catalogWorld, otherStoreId, storeId } from '../../testing/catalog-world.ts';
import { changePrice, changeStock, dearerDelivered, endSomeSales, priceForPickupOnly } from '../../testing/changes.ts';

let inMemory: World;
let inDatabase: World;
beforeAll(async () => {
  inMemory = await catalogWorld();
  inDatabase = await catalogWorld({ searchMemoryMb: 0 });
  await both((world) => endSomeSales(world.db, { storeId, endedOn: '2026-08-04' }));
});
afterAll(() => Promise.all([inMemory.close(), inDatabase.close()]));

interface Listed {
  items: { bpn: string; price: { priceCents: number } | null }[];
  total: number;
  nextPageToken: string | null;
}

/** Does the same in both worlds. */
async function both<T>(work: (world: World) => Promise<T>): Promise<[T, T]> {
  return [await work(inMemory), await work(inDatabase)];
}

async function get(world: World, query: string, at = storeId): Promise<Listed> {
  const answer = await world.app.inject({ url: `/catalog/search?storeId=${at}&${query}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<Listed>();
}

/** A page's token without what tells one database from another. */
function tokenOf({ nextPageToken: token }: Listed): unknown {
  if (token === null) return null;
  const parts = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
  return parts.toSpliced(1, 1);
}

/** The first pages of a list, as each world answers them. */
async function pages(query: string, at = storeId, most = 3): Promise<[Listed[], Listed[]]> {
  return both(async (world) => {
    const answered: Listed[] = [];
    for (let token: string | null = ''; token !== null && answered.length < most;) {
      const page: Listed = await get(world, token === '' ? query : `${query}&pageToken=${token}`, at);
      token = page.nextPageToken;
      answered.push({ ...page, nextPageToken: tokenOf(page) as string });
    }
    return answered;
  });
}

/** The first page, the same in both worlds. */
async function list(query: string): Promise<Listed> {
  const [memory, database] = await pages(query);
  expect(memory).toEqual(database);
  const [first] = memory;
  if (!first) throw new Error('There is always a first page.');
  return first;
}

/** How many lists the database has worked out. */
const listsOf = ({ statements }: World): number => statements.filter((text) => text.includes('grouping sets')).length;

const scopes = [
  '',
  'q=milk',
  'q=organic%20milk&language=en',
  'q=leche&language=es',
  'q=mantequila&language=es',
  'q=jugo%20de%20naranga&language=es',
  'q=serbesa',
  'q=cereal%20sin%20gluten&language=es',
  'q=chicken%20soup',
  'q=choc',
  'q=mlik',
  'q=cheese%20under%20%245',
  'q=queso%20menos%20de%20%245&language=es',
  'q=nut%20free%20cookies',
  'q=without%20dairy',
  'q=radish',
  'q=vegan%20unicorn%20milk',
  'q=16oz%20pasta',
  'q=merlot&program=1P_WINE',
  'program=1P_WINE',
  'program=mkp',
  'departmentId=beverages',
  'departmentId=dairy-eggs-cheese&q=butter',
  'q=100000001',
];
const filters = [
  '',
  'AVAILABILITY:ALL',
  'AVAILABILITY:IN_STOCK,DEALS:ON_SALE',
  'DEALS:ON_SALE',
  'DIET:ORGANIC,DIET:VEGAN,PRICE:300-599',
  'DEPARTMENT:dairy-eggs-cheese,CHANNEL:PICKUP,PRICE:0-299,PRICE:300-599',
  'BRAND:meadow-lane,SIZE:16%20oz',
  'BODY:FULL,PRICE:2000-2499',
  'DIET:nothing,BRAND:nothing,AVAILABILITY:nothing,AISLE:nothing',
];
const channels = ['', 'PICKUP', 'DELIVERY', 'SHIPPING'];

describe('N-55 S-263 what memory answers is what the database answers', () => {
  test.each(scopes)('"%s", whatever is chosen, in each order and channel', async (scope) => {
    for (const [at, chosen] of filters.entries()) {
      const sort = sortKeys[at % sortKeys.length];
      const channel = channels[at % channels.length];
      const asked = `${scope}&sort=${sort}&pageSize=7&filters=${encodeURIComponent(chosen)}${channel && `&channel=${channel}`}`;
      const [memory, database] = await pages(asked, at % 3 === 2 ? otherStoreId : storeId);
      expect(memory).toEqual(database);
    }
  });

  test.each(sortKeys)('everything and milk, sorted %s', async (sort) => {
    for (const scope of ['', 'q=milk'])
      for (const channel of channels) {
        const [memory, database] = await pages(`${scope}&sort=${sort}&pageSize=40${channel && `&channel=${channel}`}`);
        expect(memory).toEqual(database);
      }
  });

  test.each(['a-z', 'z-a'])('Spanish names, sorted %s, as far as a list goes', async (sort) => {
    const asked = `sort=${sort}&language=es&pageSize=40`;
    for (const scope of ['', 'q=leche', 'departmentId=beverages', 'filters=DEALS:ON_SALE'])
      for (const channel of ['', '&channel=PICKUP']) {
        const before = listsOf(inMemory);
        const [memory, database] = await pages(`${scope}&${asked}${channel}`, storeId, 4);
        expect(memory).toEqual(database);
        expect(listsOf(inMemory)).toBe(before);
      }
  });

  test('a Spanish name that changes has its new place at once', async () => {
    const query = 'sort=a-z&language=es&pageSize=5';
    const before = await list(query);
    const [renamed] = (await list('q=milk')).items;
    await both(({ db }) =>
      sql`update catalog.product set name_es = '¡A la primera!' where bpn = ${renamed!.bpn}`.execute(db),
    );
    const after = await list(query);
    expect(before.items[0]!.bpn).not.toBe(renamed!.bpn);
    expect(after.items[0]!.bpn).toBe(renamed!.bpn);
    expect((await list(query.replace('es', 'en'))).items[0]!.bpn).not.toBe(renamed!.bpn);
  });

  test('the database is hardly asked for lists', () => {
    expect(listsOf(inMemory)).toBeLessThan(listsOf(inDatabase) / 2);
  });
});

describe('N-74 a change counts at once, whoever makes it', () => {
  const query = 'q=milk&pageSize=10&channel=PICKUP&sort=bloomreach-price-low-high';

  test('of a price, a sale, and stock', async () => {
    const [first, second, third] = (await list(query)).items;
    await both(async ({ db }) => {
      await changePrice(db, { storeId, bpn: first!.bpn, cents: 70_000 });
      await changePrice(db, { storeId, bpn: second!.bpn, cents: 99, dealUntil: '2026-08-09' });
      await changeStock(db, { storeId, bpn: third!.bpn, pieces: 0 });
      await priceForPickupOnly(db, { storeId, bpn: second!.bpn });
    });
    const changed = await list(query);
    expect(changed.items.map(({ bpn }) => bpn)).not.toContain(first!.bpn);
    expect(changed.items.map(({ bpn }) => bpn)).not.toContain(third!.bpn);
    await list(query.replace('PICKUP', 'DELIVERY'));
    await list('sort=price-high-low&pageSize=5');
    await both(({ db }) => changeStock(db, { storeId, bpn: third!.bpn, pieces: 4 }));
    expect((await list(query)).items.map(({ bpn }) => bpn)).toContain(third!.bpn);
  });

  test('S-143 of the day: a sale that ends at midnight, at the price after it', async () => {
    const before = await list('filters=DEALS:ON_SALE&pageSize=5&channel=DELIVERY');
    const moved = await dearerDelivered(inMemory.db, storeId);
    await both(({ db }) => changePrice(db, { storeId, bpn: moved!.bpn, cents: 55, dealUntil: '2026-08-05' }));
    await list('filters=DEALS:ON_SALE&pageSize=50');
    for (const time of ['2026-08-06T06:59:59Z', '2026-08-06T07:00:00Z', '2026-08-20T19:00:00Z']) {
      inMemory.clock.set(time);
      inDatabase.clock.set(time);
      await list('filters=DEALS:ON_SALE&pageSize=50');
      await list('q=milk&sort=bloomreach-club-card&pageSize=20');
    }
    expect((await list('filters=DEALS:ON_SALE&pageSize=5&channel=DELIVERY')).total).not.toBe(before.total);
  });
});
