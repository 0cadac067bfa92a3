import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { envelope, openFront, type Front, signedIn } from '../../../testing/front.ts';
import { aProductGrid, aSmartBasket, aUsual } from '../../../testing/recommendation-rows.ts';
import { aStore } from '../../../testing/rows.ts';

const basket = 'GET /recommendations/purchasehistory/smartbasket/house-1';
const grid = 'POST /recommendations/purchasehistory/product-grid';
const services = {
  'GET /stores/2910': () => aStore(),
  'GET /catalog/products': (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns.split(',').map((bpn) => aProduct({ bpn })),
  }),
};

let front: Front;
afterEach(() => front.close());

test('S-210 S-257 N-67 what is due, in words, 50 a page, without what is in the cart, and with all products in one call', async () => {
  const asked: unknown[] = [];
  front = await openFront({
    handlers: {
      ...services,
      [basket]: (request: { query: unknown }) => {
        asked.push(request.query);
        return aSmartBasket(
          aUsual(),
          aUsual({ itemId: '970000002', dueInDays: 2, selectedWeight: 200, suggestedQty: 2, available: false }),
          aUsual({ itemId: '970000003', dueInDays: 9, cadenceDays: 28 }),
        );
      },
    },
  });
  const fields = 'id product { id } dueInDays reasonText suggestedQuantity selectedWeight isAvailable';
  const { data, errors } = await front.query(
    `{ usuals { total hasNextPage dueNow { ${fields} } later { id dueText cadenceText lastBought } } }`,
    { cookie: signedIn },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    usuals: {
      total: 3,
      hasNextPage: false,
      dueNow: [
        {
          id: '976885794',
          product: { id: '976885794' },
          dueInDays: -3,
          reasonText: '3 days late, every 14 days',
          suggestedQuantity: 1,
          selectedWeight: null,
          isAvailable: true,
        },
        {
          id: '970000002',
          product: { id: '970000002' },
          dueInDays: 2,
          reasonText: 'Due in 2 days, every 14 days',
          suggestedQuantity: 2,
          selectedWeight: '2.00',
          isAvailable: false,
        },
      ],
      later: [{ id: '970000003', dueText: 'Due in 9 days', cadenceText: 'every 28 days', lastBought: '2026-07-19' }],
    },
  });
  expect(asked).toEqual([
    {
      storeId: '2300',
      channel: 'PICKUP',
      pageNo: '1',
      pageSize: '50',
      availabilityCheck: 'true',
      excludeCartItems: 'true',
      placement: 'webquickadd',
    },
  ]);
  expect(front.routes().filter((route) => route === 'GET /catalog/products')).toHaveLength(1);
});

test('S-209 N-67 purchase history is asked for as filtered, and told with its departments', async () => {
  const asked: unknown[] = [];
  front = await openFront({
    handlers: {
      ...services,
      [grid]: (request: { body: unknown }) => {
        asked.push(request.body);
        return aProductGrid();
      },
    },
  });
  const { data, errors } = await front.query(
    `{ purchaseHistory(input: { departments: ["dairy"], onSale: true, sort: RECENTLY_PURCHASED }) {
      total hasNextPage departments { id name count } items { id product { id } boughtText suggestedQuantity isAvailable } } }`,
    { cookie: signedIn },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    purchaseHistory: {
      total: 30,
      hasNextPage: true,
      departments: [{ id: 'dairy', name: 'Dairy, Eggs & Cheese', count: 1 }],
      items: [
        {
          id: '976885794',
          product: { id: '976885794' },
          boughtText: 'Bought 6 times, last on Aug 1',
          suggestedQuantity: 2,
          isAvailable: true,
        },
      ],
    },
  });
  expect(asked).toEqual([
    {
      filter: { departments: ['dairy'], onSale: true, inStock: false },
      sort: 'RECENTLY_PURCHASED',
      pageNo: 1,
      pageSize: 24,
      storeId: '2300',
      channel: 'PICKUP',
    },
  ]);
});

test('a basket that can’t be loaded costs its own field, with an error', async () => {
  const refusing = (_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(503).send(envelope('UNAVAILABLE', 'theirs'));
  front = await openFront({ handlers: { ...services, [basket]: refusing as never } });
  const { data, errors } = await front.query('{ usuals { total } me { firstName } }', { cookie: signedIn });
  expect(data).toMatchObject({ usuals: null });
  expect(errors).toHaveLength(1);
});
