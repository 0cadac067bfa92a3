import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { aCart, aCartLine, aResult, someCarts } from '../../../testing/cart-rows.ts';
import { anOrder, anOrderLine, aReceipt } from '../../../testing/order-rows.ts';
import { type Call, envelope, openFront, type Front, signedIn } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const fields = `id path editPath state stateText title placedText kind shopName channel store { id } track { title text state }
  canEdit editTitle editText cutoffAt canCancel itemCountText substitutionText factText limitText meetingText changeUntilText
  lines(first: 6) { id name metaText quantityText amount { amount } was { amount } priceSteps { text } product { id } }
  changes { kind text } sums { text } savings { amount } total { amount } totalLabel totalPlaced { amount } differenceText
  pointsText pointsDetail placeText placeDetail paymentText receipt { id title digest downloadPath taxTexts holdText }`;
const list = `query($first: PageSize, $after: String) { orders(first: $first, after: $after) { edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;
const editPayload = `order { id } carts { edit { id path saveByText placeText totalBefore { amount } differenceText warnings
  changes { lineId kind shortText text difference { amount } removed { name quantity } } cart { id } } } userErrors { code message }`;
const mutation = (name: string, type = 'OrderInput') =>
  `mutation($input: ${type}!) { ${name}(input: $input) { ${editPayload} } }`;

const editCart = aCart({ cartId: 'edit-1', lines: [aCartLine({ quantity: 3, regularCents: 1797, netCents: 1197 })] });
const edit = { orderNumber: '4471955', storeId: '2910', cart: editCart };
const editing = 'larder_order=4471955; larder_order_store=2910; larder_order_slot=1786057200.A';
const services = {
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /catalog/products': (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns.split(',').map((bpn) => aProduct({ bpn })),
  }),
  'POST /cart/customer/cust-1': () => someCarts({ edit }),
  'GET /orders': () => ({ orders: [anOrder()], nextPageToken: null }),
  'GET /orders/4471955': () => anOrder(),
  'GET /orders/4471955/receipt': () => aReceipt(),
  'POST /orders/4471955/edit': () => anOrder(),
  'DELETE /orders/4471955/edit': () => anOrder(),
  'POST /orders/4471955/cancel': () => anOrder({ state: 'CANCELLED' }),
  'POST /orders/manageOrderItem': () => ({
    versionNumber: 2,
    items: [],
    quote: aCart().quote,
    order: anOrder({ version: 2 }),
  }),
};
type Reply = { code(status: number): { send(body: object): unknown } };
const refusing = (status: number, code: string) =>
  ((_: unknown, reply: Reply) => reply.code(status).send(envelope(code, 'theirs'))) as never;

let front: Front;
afterEach(() => front.close());
const input = (given: object = {}) => ({
  variables: { input: { orderNumber: '4471955', clientRequestId: 'request-0001', ...given } },
});
const sent = (route: string): Call[] => front.calls.filter((call) => call.route === route);
const orderCookies = (lines: readonly string[]) => lines.filter((line) => line.startsWith('larder_order'));

test.each([1, 10])('G-36 products of %i orders of ten lines come with one call', async (count) => {
  const orders = Array.from({ length: count }, (_, i) =>
    anOrder({
      orderNumber: String(4_471_000 + i),
      lines: Array.from({ length: 10 }, (__, j) =>
        anOrderLine({ entryId: `l${j}`, itemId: String(970_000_000 + j + 10 * i) }),
      ),
    }),
  );
  front = await openFront({ handlers: { ...services, 'GET /orders': () => ({ orders, nextPageToken: null }) } });
  const { data, errors } = await front.query(list);
  expect(errors).toEqual([]);
  expect((data as { orders: { edges: unknown[] } }).orders.edges).toHaveLength(count);
  expect(front.routes()).toEqual([
    'GET /catalog/products',
    'GET /identity/auth/userinfo',
    'GET /offers/names',
    'GET /orders',
    'GET /stores/2910',
  ]);
});

test('N-42 a coupon on the lines of orders is called by its name, with one call for all of them', async () => {
  const orders = ['4471001', '4471002'].map((orderNumber) => anOrder({ orderNumber }));
  const names = [
    { offerId: 'c1', title: '$1.00 off Berries', endLocal: '2026-08-06T23:59:59.999', points: 0, forMembers: false },
  ];
  front = await openFront({
    handlers: {
      ...services,
      'GET /orders': () => ({ orders, nextPageToken: null }),
      'GET /offers/names': () => ({ offers: names }),
    },
  });
  const steps = '{ orders { edges { node { lines(first: 6) { priceSteps { text } } } } } }';
  const { data } = await front.query(steps);
  expect(JSON.stringify(data).match(/Coupon \$1\.00 off Berries/g)).toHaveLength(2);
  expect(sent('GET /offers/names').map(({ query }) => query)).toEqual([{ offerId: 'c1' }]);
});

test('G-36 a page goes on after any of its orders', async () => {
  const orders = ['4471001', '4471002', '4471003'].map((orderNumber) => anOrder({ orderNumber }));
  const page = (request: { query: unknown }) =>
    (request.query as { pageToken?: string }).pageToken === undefined
      ? { orders: orders.slice(0, 2), nextPageToken: 'next' }
      : { orders: orders.slice(2), nextPageToken: null };
  front = await openFront({ handlers: { ...services, 'GET /orders': page } });
  const ask = async (after: string | null) =>
    (
      (
        await front.query(
          'query($after: String) { orders(first: 2, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }',
          { variables: { after } },
        )
      ).data as {
        orders: {
          edges: { cursor: string; node: { id: string } }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
        };
      }
    ).orders;
  const first = await ask(null);
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect((await ask(first.pageInfo.endCursor)).edges.map(({ node }) => node.id)).toEqual(['4471003']);
  expect((await ask(first.edges[0]?.cursor ?? '')).edges.map(({ node }) => node.id)).toEqual(['4471002']);
  expect((await front.query(list, { variables: { after: "'; DROP" } })).errors[0]?.message).toBe(
    "That page doesn't exist.",
  );
});

test.each(['1', 'theirs-1', '../4471955', '4471999'])(
  'T-24 an order that the household does not have is none: %s',
  async (number) => {
    front = await openFront({ handlers: services });
    const { data, errors } = await front.query('query($number: ID!) { order(number: $number) { id } }', {
      variables: { number },
    });
    expect([data, errors]).toEqual([{ order: null }, []]);
  },
);

test('S-40 S-110 the next order that can be changed is in the row; guests have none, and no service is asked', async () => {
  const picking = anOrder({ orderNumber: '4471001', state: 'PICKING', canEdit: false });
  front = await openFront({
    handlers: { ...services, 'GET /orders': () => ({ orders: [picking, anOrder()], nextPageToken: null }) },
  });
  const ask = '{ pendingOrder { id title text path editPath } }';
  expect((await front.query(ask)).data).toEqual({
    pendingOrder: {
      id: '4471955',
      title: 'Order 4471955 is set for tomorrow, 4 to 5 PM.',
      text: 'You can change it until 11 PM.',
      path: '/account/orders/4471955',
      editPath: '/cart/2910/4471955',
    },
  });
  front.calls.length = 0;
  expect((await front.query(ask, { cookie: '' })).data).toEqual({ pendingOrder: null });
  expect(front.calls).toEqual([]);
});

test('S-111 S-22 an order goes into edit mode: three cookies, and its changes in the carts', async () => {
  front = await openFront({ handlers: services });
  const { data, setCookies } = await front.query(mutation('editOrder'), input());
  expect(data).toEqual({
    editOrder: {
      order: { id: '4471955' },
      carts: {
        edit: {
          id: '4471955',
          path: '/cart/2910/4471955',
          saveByText: 'Wednesday, 11 PM',
          placeText: 'Pickup on Thursday, Aug 6, 4 to 5 PM at 2300 16th St',
          totalBefore: { amount: '6.98' },
          differenceText: 'You pay $4.99 more at pickup',
          warnings: [],
          changes: [
            {
              lineId: 'line-1',
              kind: 'QUANTITY',
              shortText: '2 → 3',
              text: 'Meadow Lane Organic Strawberries, 1 more',
              difference: { amount: '4.99' },
              removed: null,
            },
          ],
          cart: { id: 'edit-1' },
        },
      },
      userErrors: [],
    },
  });
  expect(orderCookies(setCookies).map((line) => line.split(';', 1)[0])).toEqual(editing.split('; '));
});

test('S-22 the new total of an order has its fee and tip, and its steps add up to it', async () => {
  const order = anOrder({ feeCents: 595, tipCents: 200, totalCents: 698 + 595 + 200 });
  front = await openFront({ handlers: { ...services, 'GET /orders/4471955': () => order } });
  const { data } = await front.query(
    `{ carts { edit { totalBefore { amount } totalAfter { amount } differenceText
      changes { difference { amount } } otherChanges { kind } cart { total { amount } } } } }`,
    { cookie: `${signedIn}; ${editing}` },
  );
  expect(data).toMatchObject({
    carts: {
      edit: {
        totalBefore: { amount: '14.93' },
        totalAfter: { amount: '19.92' },
        differenceText: 'You pay $4.99 more at pickup',
        changes: [{ difference: { amount: '4.99' } }],
        otherChanges: [],
        cart: { total: { amount: '11.97' } },
      },
    },
  });
});

test('S-111 a removed line is there as it was', async () => {
  const gone = { ...edit, cart: aCart({ cartId: 'edit-1', lines: [] }) };
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ edit: gone }) } });
  const { data } = await front.query(
    '{ carts { edit { changes { kind removed { id name quantity amount { amount } metaText product { id } } } } } }',
    {
      cookie: `${signedIn}; ${editing}`,
    },
  );
  expect(data).toMatchObject({
    carts: {
      edit: {
        changes: [
          {
            kind: 'REMOVED',
            removed: {
              id: 'line-1',
              name: 'Meadow Lane Organic Strawberries',
              quantity: 2,
              amount: { amount: '6.98' },
              product: { id: '970000001' },
            },
          },
        ],
      },
    },
  });
});

test.each([
  ['saveOrderEdit', 'SaveOrderEditInput', { expectedTotal: '43.07' }],
  ['discardOrderEdit', 'OrderInput', {}],
  ['cancelOrder', 'OrderInput', {}],
])('S-110 %s ends edit mode', async (name, type, given) => {
  const ended = { ...services, 'POST /cart/customer/cust-1': () => someCarts() };
  front = await openFront({ handlers: ended });
  const { data, setCookies } = await front.query(mutation(name, type), {
    ...input(given),
    cookie: `${signedIn}; ${editing}`,
  });
  expect(data).toMatchObject({ [name]: { order: { id: '4471955' }, carts: { edit: null }, userErrors: [] } });
  expect(orderCookies(setCookies).every((line) => line.includes('Max-Age=0'))).toBe(true);
  expect(orderCookies(setCookies)).toHaveLength(3);
});

test('N-62 S-177 saving sends the version it saw and the total the shopper saw', async () => {
  front = await openFront({ handlers: services });
  await front.query(mutation('saveOrderEdit', 'SaveOrderEditInput'), {
    ...input({ expectedTotal: '43.07' }),
    cookie: `${signedIn}; ${editing}`,
  });
  expect(sent('POST /orders/manageOrderItem')[0]).toMatchObject({
    body: {
      orderNumber: '4471955',
      storeNumber: '2910',
      versionNumber: 1,
      expectedTotalCents: 4307,
      requestedTs: '2026-08-05T12:00:00.000Z',
    },
    headers: { 'idempotency-key': 'request-0001' },
  });
});

test.each([
  [404, 'NO_ORDER_DATA', 'NO_ORDER_DATA', 'No current order data available'],
  [404, 'ORDER_NOT_FOUND', 'NO_ORDER_DATA', 'No current order data available'],
  [423, 'CUTOFF_PASSED', 'CUTOFF_PASSED', 'It is too late to change this order.'],
])('T-77 T-75 S-217 an edit refused with %i %s ends edit mode', async (status, code, shown, message) => {
  const away = {
    ...services,
    'POST /orders/4471955/edit': refusing(status, code),
    'POST /cart/customer/cust-1': () => someCarts(),
  };
  front = await openFront({ handlers: away });
  const { data, setCookies } = await front.query(mutation('editOrder'), {
    ...input(),
    cookie: `${signedIn}; ${editing}`,
  });
  expect(data).toMatchObject({ editOrder: { carts: { edit: null }, userErrors: [{ code: shown, message }] } });
  expect(orderCookies(setCookies)).toHaveLength(3);
});

test.each(['VERSION_CONFLICT', 'LINE_UNAVAILABLE', 'QUOTE_CHANGED', 'BELOW_MINIMUM', 'PAYMENT_DECLINED'])(
  'N-62 %s keeps edit mode',
  async (code) => {
    front = await openFront({ handlers: { ...services, 'POST /orders/manageOrderItem': refusing(409, code) } });
    const { data, setCookies } = await front.query(mutation('saveOrderEdit', 'SaveOrderEditInput'), {
      ...input({ expectedTotal: '43.07' }),
      cookie: `${signedIn}; ${editing}`,
    });
    expect(data).toMatchObject({
      saveOrderEdit: { order: { id: '4471955' }, carts: { edit: { id: '4471955' } }, userErrors: [{ code }] },
    });
    expect(orderCookies(setCookies)).toEqual([]);
  },
);

test('reordering adds what the order had, in one request', async () => {
  const lines = [anOrderLine(), anOrderLine({ itemId: '970000002', ordered: { quantity: 1, weight: 125 } })];
  front = await openFront({
    handlers: {
      ...services,
      'GET /orders/4471955': () => anOrder({ lines }),
      'POST /cart/items': () => ({ ...someCarts(), results: [aResult()] }),
    },
  });
  const { data } = await front.query(
    'mutation($input: OrderInput!) { reorder(input: $input) { carts { itemCount } done { lineId } refused { code } userErrors { code } } }',
    input(),
  );
  expect(data).toMatchObject({ reorder: { carts: { itemCount: 2 }, userErrors: [] } });
  expect(sent('POST /cart/items').map(({ body }) => (body as { cartItemsList: unknown }).cartItemsList)).toEqual([
    [
      { op: 'ADD', itemId: '970000001', qty: 2 },
      { op: 'ADD', itemId: '970000002', qty: 1, selectedWeight: 125 },
    ],
  ]);
});

test('N-42 a final order has a receipt, whose file says all that the price depends on', async () => {
  const paid = anOrder({
    state: 'FINALIZED',
    finalizedAt: '2026-08-06T23:12:00.000Z',
    payment: { ...anOrder().payment, heldCents: 3612, chargedCents: 3383 },
  });
  front = await openFront({ handlers: { ...services, 'GET /orders/4471955': () => paid } });
  const { data } = await front.query('{ order(number: "4471955") { receipt { title downloadPath holdText digest } } }');
  expect(data).toMatchObject({
    order: {
      receipt: {
        title: 'Paid Thursday, Aug 6, at 4:12 PM',
        downloadPath: '/orders/4471955/receipt.json',
        holdText: 'Held $36.12, charged $33.83, released $2.29.',
      },
    },
  });
  const file = async (cookie: string, path = '/orders/4471955/receipt.json') =>
    fetch(`${front.url}${path}`, { headers: { cookie } });
  const response = await file(signedIn);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="receipt-4471955.json"',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(Object.keys((await response.json()) as object)).toEqual(['version', 'digest', 'inputs', 'quote']);
  expect((await file('')).status).toBe(401);
  expect((await file(signedIn, '/orders/4471999/receipt.json')).status).toBe(404);
});

test('the meeting of an order to come is a calendar file, for the shopper whose order it is', async () => {
  front = await openFront({
    handlers: {
      ...services,
      'GET /orders/4471955': () => anOrder(),
      'GET /orders/4471956': () => anOrder({ orderNumber: '4471956', state: 'CANCELLED' }),
    },
  });
  const { data } = await front.query('{ order(number: "4471955") { calendarPath } }');
  expect(data).toMatchObject({ order: { calendarPath: '/orders/4471955/calendar.ics' } });
  const file = async (cookie: string, number = '4471955') =>
    fetch(`${front.url}/orders/${number}/calendar.ics`, { headers: { cookie } });
  const response = await file(signedIn);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  const text = await response.text();
  expect(text).toContain('DTSTART:20260806T230000Z');
  expect(text).toContain('SUMMARY:Pick up groceries\\, order 4471955');
  expect((await file('')).status).toBe(401);
  expect((await file(signedIn, '4471956')).status).toBe(404);
  expect((await file(signedIn, '4471999')).status).toBe(404);
});
