import { afterEach, expect, test } from 'vitest';
import { someCarts } from '../../../testing/cart-rows.ts';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { envelope, type Front, openFront } from '../../../testing/front.ts';
import { anOrder, anOrderLine } from '../../../testing/order-rows.ts';

const swap = { itemId: '970000002', name: 'Blueberries', listCents: 449, decision: null, canDecide: true } as const;
const swapped = (decision: 'KEEP' | 'GIVE_BACK' | null = null, state: 'PICKING' | 'FINALIZED' = 'PICKING') =>
  anOrder({
    state,
    lines: [
      anOrderLine({
        status: 'SUBSTITUTED',
        picked: { quantity: 2, weight: null },
        substitutedBy: { itemId: swap.itemId, name: swap.name, listCents: 449 },
        swap: { ...swap, decision },
      }),
    ],
  });
const services = {
  'GET /orders/4471955': () => swapped(),
  'PUT /orders/4471955/swaps/line-1': () => swapped('KEEP'),
  'POST /cart/customer/cust-1': () => someCarts(),
  'GET /catalog/products': (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns.split(',').map((bpn) => aProduct({ bpn })),
  }),
};
const decide = `mutation($input: DecideSwapInput!) { decideSwap(input: $input) {
  order { id swaps { id decision decisionText canDecide } } userErrors { code message } } }`;
const input = {
  variables: {
    input: {
      orderNumber: '4471955',
      swapId: 'line-1',
      packedProductId: '970000002',
      decision: 'KEEP',
      clientRequestId: 'request-0001',
    },
  },
};

let front: Front;
afterEach(() => front.close());

test('N-41 a swap has both products in one call, and none is left to decide once the order is final', async () => {
  front = await openFront({ handlers: services });
  const query = `{ order(number: "4471955") { swaps { orderedName packedName packedProductId payText
    orderedProduct { id } packedProduct { id } } } }`;
  expect((await front.query(query)).data).toMatchObject({
    order: {
      swaps: [
        {
          orderedName: 'Organic Strawberries',
          packedName: 'Blueberries',
          packedProductId: '970000002',
          orderedProduct: { id: '970000001' },
          packedProduct: { id: '970000002' },
        },
      ],
    },
  });
  expect(front.routes().filter((route) => route === 'GET /catalog/products')).toHaveLength(1);
  await front.close();
  front = await openFront({ handlers: { ...services, 'GET /orders/4471955': () => swapped('KEEP', 'FINALIZED') } });
  expect((await front.query('{ order(number: "4471955") { swaps { id } } }')).data).toEqual({ order: { swaps: [] } });
});

test('in Spanish the products of an order are called by their Spanish names, unless they were called otherwise then', async () => {
  const named: Record<string, string> = { '970000001': 'Organic Strawberries', '970000002': 'Blueberries' };
  const spanish: Record<string, string> = { '970000001': 'Fresas orgánicas', '970000002': 'Arándanos azules' };
  const products = (names: Record<string, string>) => (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns
      .split(',')
      .map((bpn) => aProduct({ bpn, name: names[bpn]!, nameEs: { text: spanish[bpn]!, isComposed: true } })),
  });
  const query = '{ order(number: "4471955") { lines { name } swaps { orderedName packedName text } } }';
  const headers = { 'accept-language': 'es' };
  front = await openFront({ handlers: { ...services, 'GET /catalog/products': products(named) } });
  expect((await front.query(query, { headers })).data).toMatchObject({
    order: {
      lines: [{ name: 'Arándanos azules' }],
      swaps: [
        {
          orderedName: 'Fresas orgánicas',
          packedName: 'Arándanos azules',
          text: expect.stringContaining('Fresas orgánicas') as string,
        },
      ],
    },
  });
  await front.close();
  const renamed = products({ ...named, '970000002': 'Big Blueberries' });
  front = await openFront({ handlers: { ...services, 'GET /catalog/products': renamed } });
  expect((await front.query(query, { headers })).data).toMatchObject({
    order: { lines: [{ name: 'Blueberries' }], swaps: [{ packedName: 'Blueberries' }] },
  });
});

test('N-41 a decision is sent with what the shopper saw, once for its key', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(decide, input);
  expect(data).toMatchObject({
    decideSwap: {
      order: { swaps: [{ id: 'line-1', decision: 'KEEP', decisionText: 'You keep Blueberries.' }] },
      userErrors: [],
    },
  });
  expect(front.calls.find(({ route }) => route === 'PUT /orders/4471955/swaps/line-1')).toMatchObject({
    body: { itemId: '970000002', decision: 'KEEP' },
    headers: { 'idempotency-key': 'request-0001' },
  });
});

test.each([
  [409, 'SWAP_CHANGED', "We've packed something else since then. Here's what it is now."],
  [423, 'SWAP_CLOSED', 'It is too late to decide: the order is on its last step.'],
])('N-41 a refusal with %i %s has its words, and the order as it is now', async (status, code, message) => {
  const refusing = ((_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(status).send(envelope(code, 'theirs'))) as never;
  front = await openFront({ handlers: { ...services, 'PUT /orders/4471955/swaps/line-1': refusing } });
  const { data } = await front.query(decide, input);
  expect(data).toMatchObject({
    decideSwap: { order: { swaps: [{ decision: null }] }, userErrors: [{ code, message }] },
  });
});
