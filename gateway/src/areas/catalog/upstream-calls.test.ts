import { parse, type OperationDefinitionNode } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '../../generated/rest.ts';
import { costs, mostCost } from '../../server/graphql/cost.ts';
import { schema } from '../../server/schema.ts';
import { aProduct, aSearch, someDetails } from '../../testing/catalog-rows.ts';
import { openFront, type Front } from '../../testing/front.ts';
import { aStore } from '../../testing/rows.ts';

/** Everything a card shows. */
const card = `id fullName name path program sizeText metaLine brand { id name } seller { id name }
  price { amount { amount currencyCode } was { amount currencyCode } per spokenText unitPriceText savingText untilText }
  pictures { thumb card } tags { kind text } isSoldByWeight minimumWeight maximumQuantity isMadeToOrder preparationText
  availability { state reasonCode message shortMessage onlyAvailableText nextAvailableText alternatives }`;
const searchPage = `query($first: PageSize!) { shop { id label place } search(first: $first, input: { text: "milk" }) {
  totalCount unfilteredCount sort didYouMean isCorrected pageInfo { hasNextPage endCursor } sorts { sort label }
  facets { kind name values { id name count isChosen } } relatedDepartments { id name path }
  edges { cursor node { ${card} } } } }`;
const homePage = `{ shop { id label place nextSlotText } departments { id name path picture }
  collections { id title subtitle path products { ${card} } } }`;
const productPage = `{ product(id: "970000001") { id product { ${card} } channels { channel whereText availability { state message } }
  description ingredients nutrition { calories rows { name amount dailyValue } } substitutes { reasonText product { ${card} } } } }`;

const products = (count: number): Product[] =>
  Array.from({ length: count }, (_, i) =>
    aProduct({ bpn: String(970_000_000 + i), ...(i % 3 === 0 ? { program: 'mkp', sellerId: 'hive' } : {}) }),
  );
const hive = {
  sellerId: 'hive',
  name: 'Hive',
  description: '',
  shipsFrom: '',
  shippingDays: 4,
  returns: '',
  imageId: 'x',
};
const services = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () => aStore(),
  'GET /catalog/sellers': () => ({ sellers: [hive] }),
  'GET /catalog/departments': () => ({ departments: [] }),
  'GET /catalog/search': (request: { query: unknown }) => {
    const { pageSize } = request.query as { pageSize: string };
    return aSearch({ items: products(Number(pageSize)) });
  },
  'GET /catalog/collections': () => ({
    collections: [1, 2, 3, 4].map((id) => ({
      collectionId: String(id),
      title: '',
      subtitle: null,
      scope: null,
      items: products(12),
    })),
  }),
  'GET /catalog/products/970000001': () => someDetails(),
  'GET /catalog/substitutes': () => ({
    productsinfo: products(8).map((product) => ({ product, reason: 'SAME_BRAND' })),
  }),
};

let front: Front;
afterEach(() => front.close());

test.each([6, 24, 60])('a search page of %i products takes one call for all of them', async (first) => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(searchPage, { variables: { first }, cookie: '' });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ search: { edges: Array.from({ length: first }, () => ({})) } });
  expect(front.routes()).toEqual([
    'GET /catalog/search',
    'GET /catalog/sellers',
    'GET /stores/2910',
    'GET /stores/default',
  ]);
});

test('the home page takes one call for all its shelves, and a product page one for each of its parts', async () => {
  front = await openFront({ handlers: services });
  expect((await front.query(homePage, { cookie: '' })).errors).toEqual([]);
  expect(front.routes()).toEqual([
    'GET /catalog/collections',
    'GET /catalog/departments',
    'GET /catalog/sellers',
    'GET /stores/2910',
    'GET /stores/default',
  ]);
  front.calls.length = 0;
  expect((await front.query(productPage, { cookie: '' })).errors).toEqual([]);
  expect(front.routes()).toEqual(['GET /catalog/products/970000001', 'GET /catalog/substitutes']);
});

test('G-76 the catalog is asked without the shopper: no token, no cookie, no banner', async () => {
  front = await openFront({ handlers: services });
  await front.query(homePage);
  const asked = front.calls.filter(({ route }) => route.startsWith('GET /catalog/'));
  expect(asked.length).toBeGreaterThan(2);
  for (const { headers } of asked)
    for (const name of ['authorization', 'cookie', 'x-banner', 'x-store-id', 'x-forwarded-for'])
      expect(headers[name]).toBeUndefined();
});

test('a catalog that is down costs its own fields, and the rest of the page is there', async () => {
  front = await openFront({ handlers: services, off: ['catalog'] });
  const { status, data, errors } = await front.query(`{ logos { forU { src } } ${homePage.slice(1)}`, { cookie: '' });
  expect([status, data]).toMatchObject([
    200,
    { logos: {}, shop: { label: 'Pickup at' }, departments: null, collections: null },
  ]);
  expect(Object.fromEntries(errors.map(({ path, extensions }) => [path?.join('.'), extensions['code']]))).toEqual({
    collections: 'UPSTREAM_UNAVAILABLE',
    departments: 'UPSTREAM_UNAVAILABLE',
  });
});

test('S-251 a product that takes longer than a second is given up, and the rest of the page is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = async () => {
    await promise;
    return someDetails();
  };
  front = await openFront({ handlers: { ...services, 'GET /catalog/products/970000001': slow } });
  const { data, errors } = await front.query('{ shop { label } product(id: "970000001") { id } }', { cookie: '' });
  resolve();
  expect(data).toEqual({ shop: { label: 'Pickup at' }, product: null });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_TIMEOUT']);
});

test('home, a product, and a search page of 24 stay below the limit on costs', async () => {
  front = await openFront();
  const costOf = costs(schema);
  const cost = (text: string, variables = {}) => {
    const document = parse(text);
    return costOf(document, document.definitions[0] as OperationDefinitionNode, variables);
  };
  const all = [cost(homePage), cost(productPage), cost(searchPage, { first: 24 })];
  expect(all.filter((each) => each > mostCost * 0.8)).toEqual([]);
  expect(Math.min(...all)).toBeGreaterThan(300);
});
