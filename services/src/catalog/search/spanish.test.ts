import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { catalogWorld, type ProductView, storeId } from '../testing/catalog-world.ts';

interface Found {
  items: (ProductView & { name: string; nameEs: { text: string } | null })[];
  total: number;
  corrected: boolean;
  didYouMean: string | null;
  nextPageToken: string | null;
}

let world: World;
beforeAll(async () => {
  world = await catalogWorld();
});
afterAll(() => world.close());

const search = async (query: Record<string, string>): Promise<Found> =>
  (await world.app.inject(`/catalog/search?${new URLSearchParams({ storeId, ...query }).toString()}`)).json();

/** All of a list, page by page; the pages after the first don't say their language. */
async function all(query: Record<string, string>): Promise<Found['items']> {
  const items: Found['items'] = [];
  const { language: _, ...others } = query;
  for (let page = await search({ pageSize: '100', ...query }); ;) {
    items.push(...page.items);
    if (page.nextPageToken === null) return items;
    page = await search({ pageSize: '100', ...others, pageToken: page.nextPageToken });
  }
}

const shown = ({ name, nameEs }: Found['items'][number]): string => nameEs?.text ?? name;
const collator = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: false });

test('on a Spanish page, A to Z goes by Spanish names through all pages: accents count for nothing, and ñ comes after n', async () => {
  await sql`update catalog.product set name_es = 'Ñame fresco' where name = 'Sweet Potatoes'`.execute(world.db);
  const query = { departmentId: 'fruits-vegetables', filters: 'AVAILABILITY:ALL', sort: 'a-z' };
  const [spanish, english] = [await all({ ...query, language: 'es' }), await all(query)];
  expect(new Set(spanish.map(({ bpn }) => bpn))).toEqual(new Set(english.map(({ bpn }) => bpn)));
  expect(english.map(({ name }) => name)).not.toEqual(spanish.map(({ name }) => name));
  const inStock = spanish.filter(({ channelInventory }) => channelInventory.PICKUP > 0).map(shown);
  expect(inStock).toContain('Ñame fresco');
  expect(inStock).toEqual(inStock.toSorted((one, other) => collator.compare(one, other)));
  const backward = await all({ ...query, sort: 'z-a', language: 'es' });
  expect(shown(backward[0]!) > shown(spanish[0]!)).toBe(true);
});

test.each([
  ['leche entera', 'es'],
  ['leche entera', 'en'],
  ['LÉCHE ENTERA', 'es'],
  ['whole milk', 'es'],
  ['whole milk', 'en'],
])('"%s" finds whole milk on a page in %s', async (q, language) => {
  const { items, corrected } = await search({ q, language });
  expect(items.slice(0, 3).map(({ name }) => name)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/Whole Milk/)),
  );
  expect(corrected).toBe(false);
});

test('a word that only a Spanish name has is found in both languages, with or without its accents', async () => {
  await sql`update catalog.product set name_es = 'Ate de membrillo y guayábate' where bpn = (
    select min(bpn) from catalog.product where name = 'Lemon Curd')`.execute(world.db);
  for (const language of ['en', 'es'])
    for (const q of ['membrillo', 'guayabate', 'Guayábate', 'ate membrillo'])
      expect(
        (await search({ q, language })).items.map(({ name }) => name),
        `${q} ${language}`,
      ).toEqual(['Lemon Curd']);
  await sql`update catalog.product set name_es = null, is_name_es_composed = false where name = 'Lemon Curd'`.execute(
    world.db,
  );
  expect((await search({ q: 'membrillo', language: 'es' })).items.map(({ name }) => name)).not.toContain('Lemon Curd');
});

test('pan is bread first on a Spanish page, and nothing that is cooked in a pan', async () => {
  const found = await all({ q: 'pan', language: 'es' });
  expect(found.slice(0, 20).every(({ shelfId }) => shelfId.startsWith('bread-bakery.'))).toBe(true);
  expect(found.filter(({ name }) => /broccoli|vegetables/i.test(name)).map(({ name }) => name)).toEqual([]);
});

test('café is coffee, with or without its accent, and never care', async () => {
  for (const q of ['café', 'cafe']) {
    const { items, corrected } = await search({ q, language: 'es' });
    expect(corrected).toBe(false);
    expect(items.slice(0, 8).every(({ name }) => /coffee|espresso|latte|americano|cold brew/i.test(name))).toBe(true);
  }
});

describe('N-55 what is misspelled in Spanish', () => {
  test.each([
    ['mantequila', 'mantequilla', /Butter/],
    ['leche entra', 'leche entera', /Whole Milk/],
    ['cebola', 'cebolla', /Onion/],
    ['camarrones', 'camarones', /Shrimp/],
    ['jugo de naranga', 'jugo de naranja', /Orange Juice/],
    ['papel igienico', 'papel higiénico', /Bath Tissue/],
    ['pan intgral', 'pan integral', /Wheat Bread/],
    ['platno', 'plátano', /Banana/],
  ])('"%s" is read as "%s" on a page in either language', async (q, meant, name) => {
    for (const language of ['es', 'en']) {
      const { items, corrected, didYouMean } = await search({ q, language });
      expect([language, corrected, didYouMean]).toEqual([language, true, meant]);
      expect(items[0]?.name).toMatch(name);
    }
  });

  test.each([
    ['serbesa', 'cerveza'],
    ['poyo', 'pollo'],
    ['asucar', 'azúcar'],
    ['uevos', 'huevos'],
    ['keso', 'queso'],
    ['arros', 'arroz'],
    ['sanahoria', 'zanahoria'],
  ])('"%s" is written as it sounds: "%s"', async (q, meant) => {
    expect((await search({ q, language: 'es' })).didYouMean).toBe(meant);
  });

  test.each([
    ['es', 'samon', 'salmón'],
    ['en', 'samon', 'salmon'],
    ['es', 'brocolli', 'brócoli'],
    ['en', 'brocolli', 'broccoli'],
    ['es', 'chese', 'cheese'],
    ['en', 'chese', 'cheese'],
  ])(
    'of words as near, the one in the language of the page is meant: in %s, "%s" is "%s"',
    async (language, q, meant) => {
      expect((await search({ q, language })).didYouMean).toBe(meant);
    },
  );

  test.each(['limon', 'jamón', 'aguacates', 'pina', 'cacahuates', 'toronjas'])(
    '"%s" is spelled right, with or without its accents',
    async (q) => {
      expect(await search({ q, language: 'es' })).toMatchObject({ corrected: false, didYouMean: null });
    },
  );

  test('suggestions read it as the search does', async () => {
    for (const q of ['mantequila', 'serbesa', 'leche entra', 'camarrones']) {
      const { didYouMean } = await search({ q, language: 'es' });
      const url = `/catalog/suggestions?${new URLSearchParams({ storeId, channel: 'PICKUP', q, language: 'es' }).toString()}`;
      const { queries, products } = (await world.app.inject(url)).json<{ queries: string[]; products: unknown[] }>();
      expect(queries[0]).toBe(didYouMean);
      expect(products.length).toBeGreaterThan(0);
    }
  });
});
