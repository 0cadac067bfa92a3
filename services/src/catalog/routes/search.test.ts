import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStock, priceForPickupOnly } from '../testing/changes.ts';
import { catalogWorld, otherStoreId, type ProductView, storeId } from '../testing/catalog-world.ts';
import type { World } from '../../testing/world.ts';

interface Listed {
  items: (ProductView & { name: string; gtin: string; brand: { name: string } | null })[];
  total: number;
  totalUnfiltered: number;
  nextPageToken: string | null;
  didYouMean: string | null;
  nearest: string | null;
  corrected: boolean;
  relatedDepartments: string[];
  otherStores: { storeId: string; total: number }[];
  facets: { kind: string; values: { id: string; name: string; count: number; chosen: boolean }[] }[];
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

async function get<T>(path: string): Promise<T> {
  const answer = await world.app.inject({ url: `/catalog${path}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<T>();
}
const find = (q: string, more = '') =>
  get<Listed>(`/search?storeId=${storeId}&channel=PICKUP&q=${encodeURIComponent(q)}${more}`);

const names = async (q: string, more = '') => (await find(q, more)).items.map(({ name }) => name);

describe('a search', () => {
  test('N-55 finds names, brands, and shelves, in the singular and the plural, and other words for the same', async () => {
    for (const name of await names('tomato', '&pageSize=5')) expect(name).toMatch(/Tomato/);
    expect(await names('tomatoes')).toEqual(await names('tomato'));
    expect((await find('pop')).total).toBe((await find('soda')).total);
    expect(await names('chickpeas')).toContain('Garbanzo Beans');
    for (const { brand } of (await find('meadow lane butter')).items) expect(brand?.name).toBe('Meadow Lane');
  });

  test('takes the last word as the beginning of one when it is none itself', async () => {
    for (const name of await names('choc', '&pageSize=5')) expect(name).toMatch(/Choc/);
  });

  test('N-51 finds a product by its UPC, GTIN, and number', async () => {
    const [milk] = (await find('whole milk')).items;
    for (const typed of [
      milk?.bpn,
      milk?.gtin,
      milk?.gtin.slice(2),
      `${milk?.gtin.slice(2, 8)} ${milk?.gtin.slice(8)}`,
    ])
      expect((await find(typed ?? '')).items.map(({ bpn }) => bpn)).toEqual([milk?.bpn]);
  });

  test('narrows across facets and widens within one; a facet’s counts ignore its own choice', async () => {
    const all = await find('milk');
    const brands = all.facets.find(({ kind }) => kind === 'BRAND')?.values ?? [];
    const [first, second] = brands;
    const chosen = await find('milk', `&filters=BRAND:${first?.id},BRAND:${second?.id}`);
    expect(chosen.total).toBe((first?.count ?? 0) + (second?.count ?? 0));
    expect(chosen.totalUnfiltered).toBe(all.totalUnfiltered);
    const values = chosen.facets.find(({ kind }) => kind === 'BRAND')?.values ?? [];
    expect(values.map(({ id, count }) => [id, count])).toEqual(brands.map(({ id, count }) => [id, count]));
    expect(values.filter((value) => value.chosen).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  test('without words lists what is in scope', async () => {
    const list = await get<Listed>(`/search?storeId=${storeId}&departmentId=dairy-eggs-cheese&pageSize=5`);
    expect(list.total).toBeGreaterThan(100);
    expect(list.items.every(({ shelfId }) => shelfId.startsWith('dairy-eggs-cheese.'))).toBe(true);
  });
});

describe('a search that finds nothing', () => {
  test('is corrected, and says so; every page is of what was meant', async () => {
    const found = await find('mlik', '&pageSize=5');
    expect([found.didYouMean, found.corrected]).toEqual(['milk', true]);
    const meant = await find('milk', '&pageSize=5');
    expect(found.total).toBe(meant.total);
    const second = await find('mlik', `&pageSize=5&pageToken=${found.nextPageToken}`);
    const wanted = await find('milk', `&pageSize=5&pageToken=${meant.nextPageToken}`);
    expect(second.items.map(({ bpn }) => bpn)).toEqual(wanted.items.map(({ bpn }) => bpn));
    expect([second.didYouMean, second.corrected]).toEqual(['milk', true]);
    expect((await find('meadow lane buter')).didYouMean).toBe('meadow lane butter');
    expect((await find('icecream')).didYouMean).toBe('ice cream');
  });

  test('names departments that come close', async () => {
    const found = await find('vegan unicorn milk');
    expect([found.total, found.corrected, found.items]).toEqual([0, false, []]);
    expect(found.relatedDepartments).toContain('dairy-eggs-cheese');
  });

  test.each([
    ['vegan unicorn milk', 'vegan milk'],
    ['unicorn griffin creamer', 'creamer'],
    ['milk unicorn', 'milk'],
  ])('N-55 %s: says that some of its words find something, %s', async (typed, fewer) => {
    const found = await find(typed);
    expect([found.total, found.didYouMean, found.corrected]).toEqual([0, fewer, false]);
    expect((await find(fewer)).total).toBeGreaterThan(0);
  });

  test('N-55 names the nearest type that the store has, where nothing like it is found', async () => {
    const found = await find('beetroot');
    expect([found.total, found.didYouMean, found.nearest]).toEqual([0, null, 'vegetables']);
    expect((await find('vegetables')).total).toBeGreaterThan(0);
    expect((await find('unicorn griffin')).nearest).toBeNull();
  });

  test('says nothing of its words when none of them finds anything', async () => {
    expect((await find('unicorn griffin')).didYouMean).toBeNull();
  });

  test('names other stores of the banner that have it', async () => {
    const here = new Set(
      (await find('salted butter', '&filters=AVAILABILITY:ALL&pageSize=100')).items.map(({ bpn }) => bpn),
    );
    const answer = await world.app.inject({
      url: `/catalog/search?storeId=${otherStoreId}&q=salted%20butter&pageSize=100`,
    });
    const elsewhere = answer.json<Listed>().items.filter(({ bpn }) => !here.has(bpn));
    const [only] = [...elsewhere, ...(await carriedOnlyAt(otherStoreId))];
    const found = await find(only?.bpn ?? '');
    expect([found.totalUnfiltered, found.otherStores]).toEqual([0, [{ storeId: otherStoreId, total: 1 }]]);
  });

  test('names the stores that have what is sold out here, as the product alone does', async () => {
    const [first] = (await find('organic milk')).items;
    const bpn = first?.bpn ?? '';
    const elsewhere = () => get<object>(`/elsewhere?storeId=${storeId}&channel=PICKUP&bpn=${bpn}`);
    await changeStock(world.db, { storeId, bpn, pieces: 0 });
    await changeStock(world.db, { storeId: otherStoreId, bpn, pieces: 9 });
    const found = await find(bpn);
    expect([found.items.map((item) => item.bpn), found.otherStores]).toEqual([
      [bpn],
      [{ storeId: otherStoreId, total: 1 }],
    ]);
    expect(await elsewhere()).toEqual({ stores: [{ storeId: otherStoreId }] });
    await priceForPickupOnly(world.db, { storeId: otherStoreId, bpn });
    expect(await elsewhere()).toEqual({ stores: [{ storeId: otherStoreId }] });
    await changeStock(world.db, { storeId: otherStoreId, bpn, pieces: 0 });
    expect(await elsewhere()).toEqual({ stores: [] });
    const unknown = await world.app.inject({ url: `/catalog/elsewhere?storeId=0000&bpn=${bpn}` });
    expect(unknown.statusCode).toBe(404);
  });

  const carriedOnlyAt = async (id: string) => {
    const all = async (at: string) =>
      (
        await world.app.inject({
          url: `/catalog/search?storeId=${at}&q=organic&filters=AVAILABILITY:IN_STOCK&pageSize=100&sort=a-z`,
        })
      ).json<Listed>().items;
    const here = new Set((await all(storeId)).map(({ bpn }) => bpn));
    const candidates = (await all(id)).filter(({ bpn }) => !here.has(bpn));
    const missing: typeof candidates = [];
    for (const candidate of candidates) if ((await find(candidate.bpn)).totalUnfiltered === 0) missing.push(candidate);
    return missing;
  };
});

describe('whatever is typed', () => {
  // What the pure tests of a query can't know: how the database takes it.
  const typed = [
    "o'brien",
    '_%',
    "'milk':*A & !'x'",
    '!!',
    'a'.repeat(200),
    'ab '.repeat(66),
    '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
    '\u202Emilk\u202C',
    'حليب',
    '牛乳',
    '\u0301\u0301',
    '9'.repeat(20),
    'and the',
    ' ',
  ];
  test.each(typed)('%j finds something or nothing, and never fails', async (q) => {
    for (const path of ['search', 'suggestions']) {
      const answer = await world.app.inject({
        url: `/catalog/${path}`,
        query: { storeId, channel: 'PICKUP', q },
      });
      expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, '']);
    }
  });

  test.each([
    ['q=%00', 400],
    ['q=milk%00', 400],
    [`q=${'a'.repeat(201)}`, 400],
    ['filters=NOTHING:1', 400],
    ['filters=BRAND:%2527%252C%2522%2525', 200],
    ['filters=DIET:nothing,PRICE:1,AVAILABILITY:x,DEALS:y,CHANNEL:z,AISLE:a,DEPARTMENT:d', 200],
    ['pageToken=bm90aGluZw', 400],
    ['departmentId=nowhere', 404],
    ['sort=random', 400],
    ['pageSize=0', 400],
  ])('%s is answered with %i', async (query, status) => {
    const answer = await world.app.inject({ url: `/catalog/search?storeId=${storeId}&${query}` });
    expect([answer.statusCode, answer.statusCode < 500 ? '' : answer.body]).toEqual([status, '']);
  });

  test('any text at all is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (q) => {
        for (const path of ['search', 'suggestions']) {
          const answer = await world.app.inject({ url: `/catalog/${path}`, query: { storeId, q: q === '' ? ' ' : q } });
          expect(answer.statusCode).toBeLessThan(500);
        }
      }),
      { numRuns: 25 },
    );
  });
});
