import { afterEach, expect, test, vi } from 'vitest';
import { aCart, aResult, someCarts } from '../../../testing/cart-rows.ts';
import { type Call, envelope, openFront, type Front, signedIn } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const change = `mutation($input: ChangeCartInput!) { changeCart(input: $input) {
  carts { itemCount } done { productId lineId message } refused { productId lineId code message } userErrors { code message } } }`;
const guestCart = 'AbCdEfGhIjKlMnOpQrStUv';
const milk = '970000001';
const editing = 'larder_order=4471902; larder_order_store=2910; larder_order_slot=1786143600.A';

const answer = { ...someCarts(), results: [aResult()] };
const services = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () => aStore(),
  'POST /cart/customer/cust-1': () => someCarts(),
  'POST /cart/items': () => answer,
};

let front: Front;
afterEach(() => front.close());

const send = (input: object, given: { cookie?: string } = {}) =>
  front.query(change, { variables: { input: { clientRequestId: 'request-0001', ...input } }, ...given });
const sent = (): Call[] => front.calls.filter(({ route }) => route === 'POST /cart/items');
const payload = (data: unknown) => (data as { changeCart: Record<string, unknown> }).changeCart;

test('N-68 what is added, and what the live region says of it', async () => {
  front = await openFront({ handlers: services });
  const { data } = await send({ add: [{ productId: milk, quantity: 2, options: ['1'], comments: 'Ripe ones' }] });
  expect(payload(data)).toEqual({
    carts: { itemCount: 2 },
    done: [{ productId: milk, lineId: 'line-1', message: 'Organic Strawberries is in your cart, 2 in all.' }],
    refused: [],
    userErrors: [],
  });
  expect(sent()[0]).toMatchObject({
    query: { storeId: '2300', serviceType: 'Dug', cartCategoryList: '1P,3P_MARKETPLACE,1P_Wine' },
    body: {
      cartItemsList: [{ op: 'ADD', itemId: milk, qty: 2, modifierOptionUPCs: ['1'], comments: 'Ripe ones' }],
      preferenceList: [{ cartCategory: '1P', storeId: '2300' }],
    },
    headers: { 'idempotency-key': 'request-0001' },
  });
});

test('N-58 lines are set and removed by the version that they were chosen by', async () => {
  front = await openFront({ handlers: services });
  const set = [{ lineId: 'line-1', quantity: 3, substitution: 'SPECIFIC_ITEM', substituteId: '970000002' }];
  await send({ set, version: 7 });
  await send({ remove: ['line-1'] });
  expect(
    sent().map(({ body, headers }) => [headers['if-match'], (body as { cartItemsList: unknown }).cartItemsList]),
  ).toEqual([
    [
      '"7"',
      [
        {
          op: 'SET',
          itemId: milk,
          entryId: 'line-1',
          qty: 3,
          substitution: { kind: 'SPECIFIC_ITEM', itemId: '970000002' },
        },
      ],
    ],
    [undefined, [{ op: 'SET', itemId: milk, entryId: 'line-1', qty: 0 }]],
  ]);
});

test.each([
  ['quantity', -1, 'INVALID_QUANTITY'],
  ['quantity', 0, 'INVALID_QUANTITY'],
  ['quantity', 1000, 'TOO_MANY'],
  ['quantity', 1_000_000_000, 'TOO_MANY'],
  ['weight', '0.123', 'INVALID_WEIGHT'],
  ['weight', '-1', 'INVALID_WEIGHT'],
  ['weight', '0', 'INVALID_WEIGHT'],
  ['weight', '1e9', 'INVALID_WEIGHT'],
  ['productId', '97000000x', 'PRODUCT_NOT_FOUND'],
  ['options', ['a/../b'], 'INVALID_OPTIONS'],
  ['comments', 'x'.repeat(141), 'INVALID_NOTE'],
])('T-45 T-89 a product with %s %j is refused as %s, and nothing is sent', async (field, value, code) => {
  front = await openFront({ handlers: services });
  const { data } = await send({ add: [{ productId: milk, [field]: value }] });
  expect(payload(data)).toMatchObject({ done: [], refused: [{ lineId: null, code }], userErrors: [] });
  expect(sent()).toEqual([]);
});

test.each([1.5, '2', true, null])('T-45 a quantity of %j is no whole number: nothing is sent', async (quantity) => {
  front = await openFront({ handlers: services });
  const { status, errors } = await send({ add: [{ productId: milk, quantity }] });
  expect([status, errors.length > 0]).toEqual([400, true]);
  expect(sent()).toEqual([]);
});

test.each([1.25, 'NaN', '1,5', '0x10', '', ' 1'])(
  'T-89 a weight of %j is no decimal as text: nothing is sent',
  async (weight) => {
    front = await openFront({ handlers: services });
    const { status, errors } = await send({ add: [{ productId: milk, quantity: 1, weight }] });
    expect([status, errors[0]?.extensions?.['code']]).toEqual([400, 'BAD_USER_INPUT']);
    expect(sent()).toEqual([]);
  },
);

test.each([-1, 1_000_000_000])('N-58 a cart never has version %j: nothing is sent', async (version) => {
  front = await openFront({ handlers: services });
  const { data } = await send({ set: [{ lineId: 'line-1', quantity: 3 }], version });
  expect(payload(data)).toMatchObject({ done: [], userErrors: [{ code: 'INVALID' }] });
  expect(sent()).toEqual([]);
});

test('T-24 a line of another household is not found, and nothing is sent', async () => {
  front = await openFront({ handlers: services });
  const { data } = await send({ set: [{ lineId: 'theirs', quantity: 2 }], remove: ['../..', 'theirs'] });
  expect(payload(data)['refused']).toEqual(
    ['theirs', '../..', 'theirs'].map((lineId) => ({
      productId: null,
      lineId,
      code: 'LINE_NOT_FOUND',
      message: 'This item is no longer in your cart.',
    })),
  );
  expect(sent()).toEqual([]);
});

test('N-68 what can be done is done, and each refusal says why', async () => {
  const refused = aResult({ done: false, reasonCode: 'TOO_MANY', maximum: 12, entryId: 'line-1' });
  const changed = aResult({ done: false, reasonCode: 'LINE_CHANGED' });
  front = await openFront({
    handlers: { ...services, 'POST /cart/items': () => ({ ...someCarts(), results: [aResult(), refused, changed] }) },
  });
  const { data } = await send({
    add: [{ productId: milk }, { productId: milk }],
    set: [{ lineId: 'line-1', quantity: 2 }],
  });
  expect(payload(data)).toMatchObject({
    done: [{ lineId: 'line-1' }],
    refused: [
      { code: 'TOO_MANY', message: 'One order can hold 12 of this item.' },
      { code: 'LINE_CHANGED', message: 'This item was changed somewhere else. Here is how it stands now.' },
    ],
  });
});

test("N-6 a guest's first add makes a cart, whose id only the cookie holds", async () => {
  const made = { ...answer, guestCartId: guestCart };
  front = await openFront({ handlers: { ...services, 'POST /cart/items': () => made } });
  const { setCookies, text } = await send({ add: [{ productId: milk }] }, { cookie: '' });
  expect(setCookies.find((line) => line.startsWith('larder_guest_cart'))).toBe(
    `larder_guest_cart=${guestCart}; Max-Age=864000; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(text).not.toContain(guestCart);
});

test('S-11 S-132 without the guest cart a guest is asked to sign in, and a shopper is not', async () => {
  front = await openFront({ handlers: services, config: { guestCart: false } });
  const { data } = await send({ add: [{ productId: milk }] }, { cookie: '' });
  expect(payload(data)).toMatchObject({
    done: [],
    userErrors: [{ code: 'GUEST_CART_OFF', message: 'Sign in to add items to your cart.' }],
  });
  expect(sent()).toEqual([]);
  expect(payload((await send({ add: [{ productId: milk }] })).data)['userErrors']).toEqual([]);
});

test('S-111 while an order is being changed, groceries go there', async () => {
  const edit = { orderNumber: '4471902', storeId: '2910', cart: aCart() };
  front = await openFront({ handlers: { ...services, 'POST /cart/items': () => ({ ...answer, edit }) } });
  const { setCookies } = await send({ add: [{ productId: milk }] }, { cookie: `${signedIn}; ${editing}` });
  expect(sent()[0]?.query).toMatchObject({ orderNumber: '4471902' });
  expect(setCookies.filter((line) => line.startsWith('larder_order'))).toEqual([]);
});

test.each([
  [404, 'NO_ORDER_DATA', 'No current order data available'],
  [423, 'CUTOFF_PASSED', 'It is too late to change this order.'],
])('T-77 S-217 an order that can no longer be changed (%i %s) ends edit mode', async (status, code, message) => {
  const failing = (_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(status).send(envelope(code, 'theirs'));
  front = await openFront({ handlers: { ...services, 'POST /cart/items': failing as never } });
  const { data, setCookies } = await send({ add: [{ productId: milk }] }, { cookie: `${signedIn}; ${editing}` });
  expect(payload(data)).toMatchObject({ done: [], userErrors: [{ code, message }], carts: { itemCount: 2 } });
  expect(setCookies.filter((line) => /^larder_order(_store|_slot)?=;/.test(line))).toHaveLength(3);
});

test('a request that asks for nothing, or for too much, changes nothing', async () => {
  front = await openFront({ handlers: services });
  expect(payload((await send({})).data)['userErrors']).toMatchObject([{ code: 'INVALID' }]);
  const add = Array.from({ length: 101 }, () => ({ productId: milk }));
  expect((await send({ add })).errors[0]?.message).toBe('Make at most 100 changes at a time.');
  expect(sent()).toEqual([]);
});

test.each([
  [{ add: [{ productId: milk, quantity: 1000 }] }, 'One order can hold 999 of this item.'],
  [{ set: [{ lineId: 'line-1', quantity: 1000 }] }, 'One order can hold 999 of this item.'],
  [{ add: [{ productId: milk, quantity: 1, weight: '100' }] }, 'One package can hold 99.99 lb at most.'],
  [{ set: [{ lineId: 'line-1', weight: '100.00' }] }, 'One package can hold 99.99 lb at most.'],
])('T-45 T-89 %j is answered with the limit', async (input, message) => {
  front = await openFront({ handlers: services });
  const { data } = await send(input);
  expect(payload(data)['refused']).toMatchObject([{ message }]);
  expect(sent()).toEqual([]);
});

test.each([
  [19, 'Only 19 left.'],
  [0, 'None left.'],
])('T-72 of what isn’t in stock in full, %i are left', async (maximum, message) => {
  const results = [aResult({ done: false, reasonCode: 'NOT_ENOUGH', quantity: maximum, maximum })];
  front = await openFront({ handlers: { ...services, 'POST /cart/items': () => ({ ...someCarts(), results }) } });
  const { data } = await send({ add: [{ productId: milk, quantity: 20 }] });
  expect(payload(data)).toMatchObject({ done: [], refused: [{ code: 'NOT_ENOUGH', message }] });
});

test('N-55 what is added from what a search found is counted, and from no other page', async () => {
  front = await openFront({ handlers: { ...services, 'POST /catalog/choices': () => null } });
  const from = async (page: string) => {
    const input = { clientRequestId: 'request-0001', add: [{ productId: milk, quantity: 1 }] };
    const { data } = await front.query(change, { variables: { input }, headers: { 'x-page-path': page } });
    expect(payload(data)['done']).toHaveLength(1);
  };
  await from('/shop/dairy');
  await from('/search?q=whole+milk');
  const counted = () => front.calls.filter(({ route }) => route === 'POST /catalog/choices');
  await vi.waitFor(() => expect(counted()).toHaveLength(1));
  expect(counted()[0]?.body).toMatchObject({ q: 'whole milk', act: 'ADDED', bpn: milk });
});

test('N-55 an addition that cannot be counted is added all the same', async () => {
  front = await openFront({ handlers: services });
  const input = { clientRequestId: 'request-0001', add: [{ productId: milk, quantity: 1 }] };
  const headers = { 'x-page-path': '/search?q=whole+milk' };
  const { data, errors } = await front.query(change, { variables: { input }, headers });
  expect([errors, payload(data)['done']]).toEqual([[], [expect.objectContaining({ productId: milk })]]);
});
