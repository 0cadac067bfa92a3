import { afterEach, expect, test } from 'vitest';
import { aProduct, someDetails } from '../../../testing/catalog-rows.ts';
import { envelope, openFront, type Front } from '../../../testing/front.ts';
import { aRecommendation } from '../../../testing/recommendation-rows.ts';
import { aStore } from '../../../testing/rows.ts';

const services = {
  'GET /stores/2300': () => aStore(),
  [`GET /catalog/products/${someDetails().product.bpn}`]: () => someDetails(),
  'GET /catalog/products': (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns.split(',').map((bpn) => aProduct({ bpn })),
  }),
};
const crossSell = 'GET /recommendations/crosssell';
const carousel = 'POST /recommendations/carousel';
const refusing = ((_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
  reply.code(503).send(envelope('UNAVAILABLE', 'theirs'))) as never;
const { bpn } = someDetails().product;
const page = `{ product(id: "${bpn}") { id boughtTogether { id reasonText product { id } } } }`;

let front: Front;
afterEach(() => front.close());

test('S-204 S-248 what is often bought with a product is asked for with its store and category, 8 at most, and says why', async () => {
  const asked: unknown[] = [];
  front = await openFront({
    handlers: {
      ...services,
      [crossSell]: (request: { query: unknown }) => {
        asked.push(request.query);
        return { response: { docs: [aRecommendation()] } };
      },
    },
  });
  const { data, errors } = await front.query(page);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    product: {
      id: bpn,
      boughtTogether: [{ id: '970000002', reasonText: 'Often bought with dry pasta', product: { id: '970000002' } }],
    },
  });
  expect(asked).toEqual([
    expect.objectContaining({ bpn, 'category-id': someDetails().product.departmentId, 'max-result': '8' }),
  ]);
});

test('S-230 cross-sell that fails is an empty list, and no error', async () => {
  front = await openFront({ handlers: { ...services, [crossSell]: refusing } });
  const { data, errors } = await front.query(page);
  expect(errors).toEqual([]);
  expect(data).toEqual({ product: { id: bpn, boughtTogether: [] } });
});

test('S-207 what a visitor is recommended goes by the cart, guests too; what fails is an empty list', async () => {
  const asked: unknown[] = [];
  front = await openFront({
    handlers: {
      ...services,
      [carousel]: (request: { body: unknown; query: unknown }) => {
        asked.push([request.query, request.body]);
        return { items: [aRecommendation()] };
      },
    },
  });
  const query = `{ recommendedProducts(cartItems: ["${bpn}"], first: 4) { id reasonText } }`;
  const { data } = await front.query(query);
  expect(data).toEqual({ recommendedProducts: [{ id: '970000002', reasonText: 'Often bought with dry pasta' }] });
  expect(asked).toMatchObject([[{ includeOffer: 'true' }, { size: 4, cartItems: [{ bpn }] }]]);
  await front.close();
  front = await openFront({ handlers: { ...services, [carousel]: refusing } });
  expect(await front.query(query)).toMatchObject({ data: { recommendedProducts: [] }, errors: [] });
});

test('S-208 N-79 departments for a visitor come by zone, store, and cart; what fails is an empty list', async () => {
  const asked: unknown[] = [];
  const block = (id: string) => ({ type: 'DEPARTMENT', title: id, image: null, href: `/catalog/departments/${id}` });
  const zone = 'POST /recommendations/zone';
  const { departmentId } = someDetails().product;
  const departments = [
    {
      departmentId,
      name: 'Dairy, Eggs & Cheese',
      productCount: 12,
      pictures: null,
      orderPreparation: false,
      aisles: [],
    },
  ];
  front = await openFront({
    handlers: {
      ...services,
      'GET /catalog/departments': () => ({ departments }),
      [zone]: (request: { headers: Record<string, unknown>; body: unknown }) => {
        asked.push([request.headers['zone'], request.headers['storeid'], request.headers['banner'], request.body]);
        return { zone: 'home', blocks: [block('gone-by-now'), block(departmentId)] };
      },
    },
  });
  const query = `{ recommendedDepartments(cartItems: ["${bpn}"]) { id name path } }`;
  const { data, errors } = await front.query(query);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    recommendedDepartments: [{ id: departmentId, name: 'Dairy, Eggs & Cheese', path: `/shop/${departmentId}` }],
  });
  expect(asked).toEqual([
    ['home', expect.any(String), 'safeway', { screenName: 'landing-pages', cartItems: [{ bpn }] }],
  ]);
  await front.close();
  front = await openFront({ handlers: { ...services, [zone]: refusing } });
  expect(await front.query(query)).toMatchObject({ data: { recommendedDepartments: [] }, errors: [] });
});

test('what many buy is told as searches, in the language of the page; when it fails, there are none', async () => {
  const asked: unknown[] = [];
  const popular = 'GET /recommendations/popularsearches';
  front = await openFront({
    handlers: {
      ...services,
      [popular]: (request: { query: unknown }) => (asked.push(request.query), { queries: ['bananas', 'whole milk'] }),
    },
  });
  const { data } = await front.query('{ popularSearches }');
  expect(data).toEqual({ popularSearches: ['bananas', 'whole milk'] });
  expect(asked).toEqual([{ storeId: expect.any(String), channel: 'PICKUP' }]);
  await front.close();
  front = await openFront({ handlers: { ...services, [popular]: refusing } });
  expect(await front.query('{ popularSearches }')).toMatchObject({ data: { popularSearches: [] }, errors: [] });
});
