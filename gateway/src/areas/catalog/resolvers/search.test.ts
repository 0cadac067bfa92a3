import { expect, test } from 'vitest';
import { askCatalog, down } from '../../../testing/catalog.ts';
import { aPrice, aProduct, aSearch } from '../../../testing/catalog-rows.ts';
import { run } from '../../../testing/context.ts';
import { aStore } from '../../../testing/rows.ts';
import type { CatalogSource } from '../source.ts';

test('N-55 a search sends words, places, and filters, and its page can be gone on from every product', async () => {
  const asked: unknown[] = [];
  const items = ['970000001', '970000002', '970000003'].map((bpn) => aProduct({ bpn }));
  const catalog: Partial<CatalogSource> = {
    search: async (query) => (
      asked.push(query),
      aSearch({ items, total: 9, totalUnfiltered: 12, nextPageToken: 'NEXT' })
    ),
  };
  const page = `totalCount unfilteredCount sort pageInfo { hasNextPage endCursor } edges { cursor node { id } }`;
  const { data } = await askCatalog(
    `{ search(first: 3, input: { text: " whole milk ", departmentId: "dairy", program: GROCERY, sort: PRICE_HIGH_LOW,
      filters: [{ facet: BRAND, values: ["meadow-lane", "a,b"] }] }) { ${page} } }`,
    catalog,
  );
  expect(data).toEqual({
    search: {
      totalCount: 9,
      unfilteredCount: 12,
      sort: 'BEST_MATCH',
      pageInfo: { hasNextPage: true, endCursor: '0.NEXT' },
      edges: [
        { cursor: '1.', node: { id: '970000001' } },
        { cursor: '2.', node: { id: '970000002' } },
        { cursor: '0.NEXT', node: { id: '970000003' } },
      ],
    },
  });
  const rest = await askCatalog(`{ search(first: 2, after: "1.", input: {}) { ${page} } }`, catalog);
  expect(rest.data).toMatchObject({
    search: { edges: [{ node: { id: '970000002' } }, { node: { id: '970000003' } }] },
  });
  await askCatalog(`{ search(first: 3, after: "0.NEXT", input: {}) { ${page} } }`, catalog);
  expect(asked).toEqual([
    {
      q: 'whole milk',
      departmentId: 'dairy',
      program: 'abs',
      filters: 'BRAND:meadow-lane,BRAND:a%2Cb',
      sort: 'price-high-low',
      pageSize: 3,
    },
    { pageSize: 3 },
    { pageSize: 3, pageToken: 'NEXT' },
  ]);
});

test('N-55 facets and ways out of an empty search are named, and losing one loses no more', async () => {
  const empty = aSearch({
    items: [],
    total: 0,
    didYouMean: 'cheese',
    nearest: 'tea',
    corrected: true,
    relatedDepartments: ['dairy', 'gone'],
    otherStores: [{ storeId: '0985', total: 7 }],
    facets: [
      { kind: 'BRAND', totalWithout: 9, values: [{ id: 'prairie', name: 'Prairie', count: 3, chosen: true }] },
      { kind: 'SIZE', totalWithout: 9, values: [] },
    ],
  });
  const dairy = {
    departmentId: 'dairy',
    name: 'Dairy',
    productCount: 3,
    pictures: null,
    orderPreparation: false,
    aisles: [],
  };
  const query = `{ search(input: { text: "chese" }) { didYouMean nearest isCorrected facets { kind name countWithout values { id name count isChosen } }
    relatedDepartments { path } otherStores { productCount store { name } } } }`;
  const catalog = { search: async () => empty, departments: async () => [dairy] };
  expect((await askCatalog(query, catalog)).data).toEqual({
    search: {
      didYouMean: 'cheese',
      nearest: 'tea',
      isCorrected: true,
      facets: [
        {
          kind: 'BRAND',
          name: 'Brand',
          countWithout: 9,
          values: [{ id: 'prairie', name: 'Prairie', count: 3, isChosen: true }],
        },
      ],
      relatedDepartments: [{ path: '/shop/dairy' }],
      otherStores: [{ productCount: 7, store: { name: '2300 16th St' } }],
    },
  });
  const alone = await askCatalog(query, { ...catalog, departments: down });
  expect(alone.data).toMatchObject({ search: { didYouMean: 'cheese', relatedDepartments: [] } });
});

test('N-55 what cannot be searched for says why', async () => {
  const problem = async (args: string) => (await askCatalog(`{ search(${args}) { totalCount } }`, {})).errors;
  expect(await problem('input: {}, after: "nonsense"')).toEqual(["That page doesn't exist."]);
  expect(await problem(`input: { text: "${'x'.repeat(201)}" }`)).toEqual(['Search for at most 200 characters.']);
  const values = Array.from({ length: 51 }, (_, i) => `"b${i}"`).join();
  expect(await problem(`input: { filters: [{ facet: BRAND, values: [${values}] }] }`)).toEqual([
    'Choose at most 50 filters.',
  ]);
});

const placeless = { productCount: 240, pictures: null, orderPreparation: false, aisles: [] };
const dairy = { departmentId: 'dairy-eggs-cheese', name: 'Dairy, Eggs & Cheese', ...placeless };

test('S-250 suggestions ask in the language of the page; a space alone suggests nothing', async () => {
  const found = {
    queries: ['cheddar'],
    scopes: [{ departmentId: 'dairy-eggs-cheese', departmentName: 'Dairy, Eggs & Cheese', productCount: 95 }],
    brands: [],
    products: [aProduct()],
    total: 84,
  };
  const asked: unknown[] = [];
  const catalog: Partial<CatalogSource> = {
    suggestions: async (query) => (asked.push(query), found),
    departments: async () => [dairy],
  };
  const fields =
    'text queries departments { id name departmentName productCount path } scopes { id name productCount }';
  const ask = (text: string, language: 'en' | 'es') =>
    askCatalog(`{ searchSuggestions(text: "${text}") { ${fields} products { id } totalCount } }`, catalog, {
      language,
    });
  expect((await ask(' che ', 'en')).data).toEqual({
    searchSuggestions: {
      text: ' che ',
      queries: ['cheddar'],
      departments: [
        {
          id: 'dairy-eggs-cheese',
          name: 'Dairy, Eggs & Cheese',
          departmentName: null,
          productCount: 240,
          path: '/shop/dairy-eggs-cheese',
        },
      ],
      scopes: [{ id: 'dairy-eggs-cheese', name: 'Dairy, Eggs & Cheese', productCount: 95 }],
      products: [{ id: '970000001' }],
      totalCount: 84,
    },
  });
  expect((await ask('lác', 'es')).data).toMatchObject({
    searchSuggestions: {
      departments: [{ name: 'Lácteos, huevos y quesos' }],
      scopes: [{ name: 'Lácteos, huevos y quesos' }],
    },
  });
  expect(asked).toEqual([{ q: 'che ' }, { q: 'lác', language: 'es' }]);
  expect((await askCatalog('{ searchSuggestions(text: "  ") { text } }', {})).data).toEqual({
    searchSuggestions: null,
  });
});

test('S-250 suggestions stay when the departments can’t be loaded', async () => {
  const found = { queries: ['cheddar'], scopes: [], brands: [], products: [], total: 84 };
  const { data } = await askCatalog('{ searchSuggestions(text: "che") { queries departments { id } } }', {
    suggestions: async () => found,
    departments: down,
  });
  expect(data).toEqual({ searchSuggestions: { queries: ['cheddar'], departments: [] } });
});

test('a collection leads to all of it', async () => {
  const collection = (scope: { departmentId?: string; filters?: string } | null) => ({
    collectionId: 'c',
    title: 'On sale this week',
    subtitle: null,
    scope,
    items: [aProduct()],
  });
  const { data } = await askCatalog('{ collections { title subtitle path products { id } } }', {
    collections: async () => [
      collection({ filters: 'DEALS:ON_SALE' }),
      collection({ departmentId: 'dairy', filters: 'DIET:ORGANIC' }),
      collection(null),
    ],
  });
  const rest = { title: 'On sale this week', subtitle: '', products: [{ id: '970000001' }] };
  expect(data).toEqual({
    collections: [
      { ...rest, path: '/search?deals=ON_SALE' },
      { ...rest, path: '/shop/dairy?diet=ORGANIC' },
      { ...rest, path: null },
    ],
  });
});

test('a Spanish list names its filters, aisles, and the shelves of the home page in Spanish', async () => {
  const facets: ReturnType<typeof aSearch>['facets'] = [
    { kind: 'DEALS', totalWithout: 9, values: [{ id: 'ON_SALE', name: 'On sale', count: 3, chosen: false }] },
    { kind: 'PRICE', totalWithout: 9, values: [{ id: '0-299', name: 'Under $3', count: 3, chosen: false }] },
    { kind: 'BRAND', totalWithout: 9, values: [{ id: 'prairie', name: 'Prairie', count: 3, chosen: false }] },
  ];
  const catalog: Partial<CatalogSource> = {
    search: async () => aSearch({ facets }),
    collections: async () => [
      { collectionId: 'on-sale', title: 'On sale this week', subtitle: null, scope: null, items: [] },
      { collectionId: 'our-own', title: 'Our own', subtitle: null, scope: null, items: [] },
    ],
  };
  const query = '{ search(input: {}) { facets { values { name } } } collections { title subtitle } }';
  expect((await askCatalog(query, catalog, { language: 'es' })).data).toEqual({
    search: {
      facets: [
        { values: [{ name: 'En oferta' }] },
        { values: [{ name: 'Menos de $3' }] },
        { values: [{ name: 'Prairie' }] },
      ],
    },
    collections: [
      { title: 'En oferta esta semana', subtitle: 'Precios más bajos mientras duren.' },
      { title: 'Our own', subtitle: '' },
    ],
  });
});

test('N-63 a list of wines says what six of them bring together, and one whose products count alone says nothing', async () => {
  const priced = (group: string | null) =>
    aProduct({
      program: '1P_WINE',
      price: aPrice({ volume: { quantity: 6, priceCents: null, rate: 1000, group } }),
    });
  const told = async (...items: ReturnType<typeof aProduct>[]) => {
    const catalog: Partial<CatalogSource> = { search: async () => aSearch({ items }) };
    const { data } = await askCatalog(`{ search(first: 3, input: {}) { volume { quantity text offText } } }`, catalog);
    return data?.['search'];
  };
  expect(await told(aProduct(), priced('wine'))).toEqual({
    volume: { quantity: 6, text: '6+ bottles 10% off', offText: '10% off' },
  });
  expect(await told(priced(null))).toEqual({ volume: null });
});

const milks = ['970000001', '970000002'].map((bpn) => aProduct({ bpn }));
const tagged = '{ search(first: 2, input: { text: "milk" }) { edges { node { id tags { kind text } } } } }';

test('N-55 a member’s search is told what the household has bought before, and says so; a guest’s and another sort are not', async () => {
  const asked: unknown[] = [];
  const store = aStore();
  const sources = {
    stores: { store: async () => store, defaultStore: async () => store },
    catalog: {
      search: async (...[query, , usuals]: Parameters<CatalogSource['search']>) => (
        asked.push([query.sort ?? null, usuals]),
        aSearch({ items: milks })
      ),
    },
    recommendations: { boughtBefore: async () => ['970000002', 'not-a-bpn'] },
  };
  const { data } = await run(tagged, { sources });
  expect(data).toMatchObject({
    search: {
      edges: [
        { node: { id: '970000001' } },
        { node: { id: '970000002', tags: [{ kind: 'BOUGHT_BEFORE', text: 'Bought before' }, { kind: 'SNAP' }] } },
      ],
    },
  });
  await run(tagged, { sources, shopper: null });
  await run(tagged.replace('"milk"', '"milk", sort: PRICE_LOW_HIGH'), { sources });
  await run(tagged.replace('{ text: "milk" }', '{}'), { sources });
  expect(asked).toEqual([
    [null, ['970000002']],
    [null, []],
    ['bloomreach-price-low-high', []],
    [null, []],
  ]);
});

test('N-55 while nobody can say what was bought before, the search finds what everyone finds', async () => {
  const store = aStore();
  const { data } = await run(tagged, {
    sources: {
      stores: { store: async () => store, defaultStore: async () => store },
      catalog: { search: async () => aSearch({ items: milks }) },
      recommendations: { boughtBefore: down },
    },
  });
  expect(data).toMatchObject({ search: { edges: [{ node: { id: '970000001' } }, { node: { id: '970000002' } }] } });
});
