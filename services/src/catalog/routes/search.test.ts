import fc from 'fast-check';
import { sql } from 'kysely';
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
  insteadOf: string | null;
  price: { low: number | null; high: number | null; textWithout: string } | null;
  excluded: { kind: string; name: string }[];
  unstated: number;
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

  test('N-55 vegan unicorn milk: says that some of its words find something, and shows nothing that may not be vegan', async () => {
    const found = await find('vegan unicorn milk');
    expect([found.total, found.didYouMean, found.corrected]).toEqual([0, 'vegan milk', false]);
  });

  test.each([
    ['unicorn griffin creamer', 'creamer'],
    ['milk unicorn', 'milk'],
  ])('N-55 %s: shows the thing itself, %s, and says so', async (typed, fewer) => {
    const found = await find(typed);
    expect([found.total, found.didYouMean, found.corrected]).toEqual([(await find(fewer)).total, fewer, true]);
  });

  test('N-55 of the thing itself, what has more of the words in its name comes first, on every page', async () => {
    const typed = 'mint chocolate chip ice cream';
    const found = await find(typed, '&pageSize=4');
    expect([found.items[0]?.name, found.didYouMean]).toEqual(['Mint Chip Ice Cream', 'ice cream']);
    const second = await find(typed, `&pageSize=4&pageToken=${found.nextPageToken}`);
    const bpns = [...found.items, ...second.items].map(({ bpn }) => bpn);
    expect([new Set(bpns).size, second.didYouMean]).toEqual([8, 'ice cream']);
  });

  test('N-55 a word that groceries are called by is never corrected: the nearest is shown, and said to be', async () => {
    const found = await find('radish');
    expect([found.insteadOf, found.didYouMean, found.corrected]).toEqual(['radish', null, false]);
    expect(found.items.every(({ shelfId }) => shelfId.startsWith('fruits-vegetables.'))).toBe(true);
    const second = await find('radish', `&pageToken=${found.nextPageToken}`);
    expect(second.items[0]?.shelfId).toMatch(/^fruits-vegetables/);
    expect((await find("O'Brien")).didYouMean).toBeNull();
  });

  test('N-55 coke is what the store has of colas, and said to be', async () => {
    const found = await find('coke');
    expect([found.insteadOf, found.didYouMean]).toEqual(['coke', null]);
    expect(found.items.every(({ name }) => name.includes('Cola'))).toBe(true);
    expect((await find('cola')).insteadOf).toBeNull();
  });

  test('N-55 names the nearest type that the store has, where nothing like it is found', async () => {
    const shown = await find('radish');
    expect([shown.insteadOf, shown.nearest, shown.total > 0]).toEqual(['radish', null, true]);
    const found = await find('vegano radish');
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

describe('words that leave something out', () => {
  const has = (bpns: readonly string[], allergens: string) =>
    sql<{
      bpn: string;
    }>`select bpn from catalog.product where bpn = any(${bpns}::text[]) and allergens && ${allergens}::text[]`
      .execute(world.db)
      .then(({ rows }) => rows.length);

  test('N-55 nut free leaves out nuts and peanuts, in the list, its counts, and its facets alike', async () => {
    const all = await find('cookies', '&pageSize=100');
    const without = await find('nut free cookies', '&pageSize=100');
    expect(
      await has(
        all.items.map(({ bpn }) => bpn),
        '{TREE_NUTS,PEANUTS}',
      ),
    ).toBeGreaterThan(0);
    expect(
      await has(
        without.items.map(({ bpn }) => bpn),
        '{TREE_NUTS,PEANUTS}',
      ),
    ).toBe(0);
    expect(without.items.length).toBe(without.total);
    expect(without.facets.find(({ kind }) => kind === 'AVAILABILITY')?.values[0]).toMatchObject({
      count: without.total,
    });
    expect(without.excluded).toEqual([{ kind: 'NUTS', name: 'nut' }]);
  });

  test('N-55 what states nothing is left out and counted, and found by the claim of its name', async () => {
    const before = await find('oatmeal cookies without nuts');
    const [first] = before.items;
    await sql`update catalog.product set ingredients = null, allergens = '{}' where bpn = ${first!.bpn}`.execute(
      world.db,
    );
    const after = await find('oatmeal cookies without nuts');
    expect([after.total, after.unstated]).toEqual([before.total - 1, before.unstated + 1]);
    await sql`update catalog.product set name = 'Nut Free ' || name where bpn = ${first!.bpn}`.execute(world.db);
    expect((await find('oatmeal cookies without nuts')).items.map(({ bpn }) => bpn)).toContain(first!.bpn);
  });

  test('N-55 a product that only its ingredients tell of is left out by them', async () => {
    const without = await find('pizza sin champiñones', '&pageSize=100');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from catalog.product
      where bpn = any(${without.items.map(({ bpn }) => bpn)}::text[]) and ingredients ilike '%mushroom%'`.execute(
      world.db,
    );
    expect([without.total > 0, rows[0]?.n]).toEqual([true, 0]);
  });

  test('N-55 milk without lactose is milk, and milk without dairy is none', async () => {
    expect((await find('lactose free milk')).items[0]?.name).toMatch(/^Lactose-Free/);
    const plants = (await find('dairy free milk', '&pageSize=100')).items.map(({ bpn }) => bpn);
    expect([plants.length > 0, await has(plants, '{MILK}')]).toEqual([true, 0]);
  });
});

test('N-55 a price in the words is what the products cost at the store, on every page', async () => {
  const first = await find('cheese under $5', '&pageSize=5');
  expect(first.price).toEqual({ low: null, high: 499, textWithout: 'cheese' });
  const second = await find('cheese under $5', `&pageSize=5&pageToken=${first.nextPageToken}`);
  const prices = [...first.items, ...second.items].map(({ price }) => price?.priceCents ?? 0);
  expect([prices.length, prices.every((cents) => cents > 0 && cents <= 499)]).toEqual([10, true]);
  expect(first.total).toBeLessThan((await find('cheese')).total);
});
