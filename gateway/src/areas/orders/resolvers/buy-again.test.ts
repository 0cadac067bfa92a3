import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { type Front, openFront } from '../../../testing/front.ts';
import { anOrder, anOrderLine } from '../../../testing/order-rows.ts';

const bought = (...items: string[]) =>
  anOrder({ state: 'FINALIZED', lines: items.map((itemId) => anOrderLine({ itemId })) });
const services = {
  'GET /orders': () => ({ orders: [bought('970000001', '970000002'), bought('970000002')], nextPageToken: null }),
  'GET /catalog/products': (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns
      .split(',')
      .map((bpn) =>
        aProduct(bpn === '970000001' ? { bpn, name: 'Whole Milk', status: 'INACTIVE' } : { bpn, name: 'Bananas' }),
      ),
  }),
};
const ask = '{ buyAgain(first: 6) { products { id name } missingText } }';

let front: Front;
afterEach(() => front.close());

test('S-3 what was bought can be bought again at the visitor’s store, and what can’t be had is named', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(ask);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    buyAgain: {
      products: [{ id: '970000002', name: 'Bananas' }],
      missingText: 'Not available right now: Whole Milk',
    },
  });
  expect(front.routes().filter((route) => route === 'GET /catalog/products')).toHaveLength(1);
});

test('S-3 without past orders there is nothing to buy again, and no product is asked for', async () => {
  front = await openFront({ handlers: { ...services, 'GET /orders': () => ({ orders: [], nextPageToken: null }) } });
  expect((await front.query(ask)).data).toEqual({ buyAgain: { products: [], missingText: null } });
  expect(front.routes()).not.toContain('GET /catalog/products');
});
