import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { aCart, someCarts } from '../../../testing/cart-rows.ts';
import { aCheckout, anOrder, aSlot } from '../../../testing/order-rows.ts';
import { type Call, envelope, openFront, type Front, signedIn } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const checkoutPage = `query($cartId: ID!) { checkout(cartId: $cartId) { id quoteId channels channel cart { id title lines { id product { id } } }
  days { date name dateText slots { id text spokenText feeText leftText isGreen isOffered } } slot { id text noteText heldUntil }
  handOver { kind title text canBeUnattended } substitutionText payments { id name text isOffered problem } paymentId tip { amount }
  tips { amount } sums { text amount { amount } amountText } savings { amount } total { amount } holdText pointsText
  notices { code text } problems { code step message lineIds } } }`;
const payload = `checkout { id slot { id } } userErrors { code message field }`;
const hold = `mutation($input: HoldSlotInput!) { holdSlot(input: $input) { ${payload} } }`;
const set = `mutation($input: SetCheckoutInput!) { setCheckout(input: $input) { ${payload} } }`;
const place = `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id title } ${payload}
  changes { text totalBefore { amount } totalAfter { amount } quoteId lines { lineId name product { id } text before { amount } after { amount } differenceText } } } }`;

const services = {
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /catalog/products': () => ({ items: [aProduct()] }),
  'POST /cart/customer/cust-1': () => someCarts(),
  'GET /orders/checkout/cart-1': () => aCheckout(),
  'GET /orders/slots': () => ({ slots: [aSlot(), aSlot({ slotId: 'slot-2', capacityLeft: 0 })] }),
  'POST /orders/slots/slot-1/hold': () => aCheckout().slot,
  'PUT /orders/checkout/cart-1': () => aCheckout(),
  'POST /orders': () => anOrder(),
};
type Reply = { code(status: number): { send(body: object): unknown } };
const refusing = (status: number, code: string, more: object = {}) =>
  ((_: unknown, reply: Reply) => reply.code(status).send({ ...envelope(code, 'theirs'), ...more })) as never;

let front: Front;
afterEach(() => front.close());
const input = (given: object) => ({
  variables: { input: { cartId: 'cart-1', clientRequestId: 'request-0001', ...given } },
});
const sent = (route: string): Call[] => front.calls.filter((call) => call.route === route);

test('N-60 a checkout takes one call for itself, its cart, its times, and all of its products', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(checkoutPage, { variables: { cartId: 'cart-1' } });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    checkout: {
      quoteId: 'quote-1',
      days: [{ date: '2026-08-06', name: 'Thu', slots: [{ text: '4–5 PM', leftText: null }, { leftText: 'Full' }] }],
      slot: { text: 'Thursday, Aug 6, 4 to 5 PM' },
      handOver: { title: 'Pickup place', text: '2300 16th St, San Francisco' },
      substitutionText: 'Best match for 1 item',
      payments: [{ name: 'At pickup' }],
      sums: [{ text: '2 items' }, { text: 'Sale prices' }, { text: 'Pickup', amountText: 'Free' }],
      total: { amount: '7.98' },
      pointsText: 'About 7 Game points',
      problems: [],
    },
  });
  expect(front.routes()).toEqual([
    'GET /catalog/products',
    'GET /identity/auth/userinfo',
    'GET /orders/checkout/cart-1',
    'GET /orders/slots',
    'GET /stores/2910',
    'POST /cart/customer/cust-1',
  ]);
});

test('S-2 in the store there are no times, and what is paid is paid at the register', async () => {
  const inStore = aCheckout({ channel: 'IN_STORE', channels: ['IN_STORE'], slot: null });
  front = await openFront({ handlers: { ...services, 'GET /orders/checkout/cart-1': () => inStore } });
  const asked =
    'query { checkout(cartId: "cart-1") { channel channels slot { id } days { date } payments { name } sums { kind } } }';
  expect((await front.query(asked)).data).toEqual({
    checkout: {
      sums: expect.not.arrayContaining([{ kind: 'FEE' }]) as object[],
      channel: 'IN_STORE',
      channels: ['IN_STORE'],
      slot: null,
      days: [],
      payments: [{ name: 'At the register' }],
    },
  });
  expect(sent('GET /orders/slots')).toEqual([]);
});

test('S-145 times that are not for a line are not offered, and the first that is stands beside its name', async () => {
  const unfit = aSlot({ unfitEntryIds: ['line-1'] });
  const later = aSlot({ slotId: 'slot-2', start: '2026-08-07T17:00:00.000Z', end: '2026-08-07T18:00:00.000Z' });
  front = await openFront({ handlers: { ...services, 'GET /orders/slots': () => ({ slots: [unfit, later] }) } });
  const asked = 'query { checkout(cartId: "cart-1") { timeNotes days { slots { leftText isOffered } } } }';
  expect((await front.query(asked)).data).toEqual({
    checkout: {
      timeNotes: [
        "Organic Strawberries can't be ready at every time. The first that works is Friday, Aug 7, 10 to 11 AM.",
      ],
      days: [
        { slots: [{ leftText: 'Not for your items', isOffered: false }] },
        { slots: [{ leftText: null, isOffered: true }] },
      ],
    },
  });
  expect(sent('GET /orders/slots')).toHaveLength(1);
});

test.each(['theirs', '../cart-1', 'x'.repeat(65)])(
  'T-24 a cart that is not the visitor’s has no checkout: %s',
  async (cartId) => {
    front = await openFront({ handlers: services });
    const { data, errors } = await front.query(checkoutPage, { variables: { cartId } });
    expect([data, errors]).toEqual([{ checkout: null }, []]);
  },
);

test('T-24 a checkout of a cart that is not among the visitor’s is none', async () => {
  front = await openFront({
    handlers: { ...services, 'GET /orders/checkout/cart-2': () => aCheckout({ cartId: 'cart-2' }) },
  });
  expect((await front.query(checkoutPage, { variables: { cartId: 'cart-2' } })).data).toEqual({ checkout: null });
});

test('N-6 a guest’s cart that is merged at sign-in has the household’s checkout', async () => {
  const guest = 'AbCdEfGhIjKlMnOpQrStUv';
  front = await openFront({ handlers: { ...services, 'GET /orders/checkout/guest-cart': () => aCheckout() } });
  const { data } = await front.query('query($cartId: ID!) { checkout(cartId: $cartId) { id } }', {
    variables: { cartId: 'guest-cart' },
    cookie: `larder_session=s1; larder_refresh=r1; larder_guest_cart=${guest}`,
  });
  expect(data).toEqual({ checkout: { id: 'cart-1' } });
  expect(sent('GET /orders/checkout/guest-cart')[0]?.query).toEqual({ guestCartId: guest });
});

test('N-59 a held time is kept in a cookie for as long as it is held', async () => {
  front = await openFront({ handlers: services });
  const { data, setCookies } = await front.query(hold, input({ slotId: 'slot-1' }));
  expect(data).toMatchObject({ holdSlot: { checkout: { slot: { id: 'slot-1' } }, userErrors: [] } });
  expect(sent('POST /orders/slots/slot-1/hold')[0]).toMatchObject({
    body: { cartId: 'cart-1' },
    headers: { 'idempotency-key': 'request-0001' },
  });
  expect(setCookies).toContain(
    'larder_slot=2910.PICKUP.1786057200.cart-1; Max-Age=900; Path=/; HttpOnly; SameSite=Lax',
  );
});

test('S-171 N-60 another way at the checkout is where the shopper shops from then on', async () => {
  const moved = { ...services, 'PUT /orders/checkout/cart-1': () => aCheckout({ channel: 'DELIVERY' }) };
  front = await openFront({
    handlers: {
      ...moved,
      'POST /profile/customers/cust-1/shop': () => ({ storeId: '2910', preference: 'delivery', zipCode: '94103' }),
    },
  });
  const { data } = await front.query(set, input({ channel: 'DELIVERY' }));
  expect(data).toMatchObject({ setCheckout: { checkout: { id: 'cart-1' }, userErrors: [] } });
  expect(sent('POST /profile/customers/cust-1/shop')[0]?.body).toMatchObject({
    preference: 'delivery',
    zipCode: '94103',
  });
  expect(sent('POST /cart/customer/cust-1')[0]?.query).toMatchObject({ serviceType: 'Delivery', zipCode: '94103' });
});

test('N-59 a delivery whose address is not known yet has the times of the store', async () => {
  const delivery = aCheckout({ channel: 'DELIVERY' });
  front = await openFront({ handlers: { ...services, 'GET /orders/checkout/cart-1': () => delivery } });
  const { data } = await front.query('{ checkout(cartId: "cart-1") { days { slots { id } } } }');
  expect(data).toEqual({ checkout: { days: [{ slots: [{ id: 'slot-1' }, { id: 'slot-2' }] }] } });
  expect(sent('GET /orders/slots')[0]?.query).toMatchObject({ channel: 'DELIVERY', zip: '94103' });
});

test('N-59 a time that somebody else has just taken comes with the nearest free one', async () => {
  const full = [
    aSlot({ capacityLeft: 0 }),
    aSlot({ slotId: 'slot-2', start: '2026-08-07T17:00:00.000Z', end: '2026-08-07T18:00:00.000Z' }),
  ];
  front = await openFront({
    handlers: {
      ...services,
      'GET /orders/slots': () => ({ slots: full }),
      'POST /orders/slots/slot-1/hold': refusing(409, 'SLOT_FULL'),
    },
  });
  const { data } = await front.query(hold, input({ slotId: 'slot-1' }));
  const message = 'This time has just filled up. Choose another one. Nearest free times: Friday, Aug 7, 10 to 11 AM.';
  expect(data).toMatchObject({ holdSlot: { userErrors: [{ code: 'SLOT_FULL', message }] } });
});

test.each([
  [409, 'SLOT_FULL', 'This time has just filled up. Choose another one.'],
  [409, 'SLOT_ENDED', 'We held your time for 15 minutes. Choose it again, or another one.'],
  [404, 'CART_NOT_FOUND', "This cart isn't there anymore. It may have been ordered already."],
])('N-59 a time that cannot be held (%i %s) says why', async (status, code, message) => {
  front = await openFront({ handlers: { ...services, 'POST /orders/slots/slot-1/hold': refusing(status, code) } });
  const { data } = await front.query(hold, input({ slotId: 'slot-1' }));
  expect(data).toMatchObject({ holdSlot: { checkout: { id: 'cart-1' }, userErrors: [{ code, message }] } });
});

test('N-60 what is chosen is sent, and nothing else', async () => {
  front = await openFront({ handlers: services });
  await front.query(
    set,
    input({ phone: '(415) 555-0100', instructions: ' Ring twice. ', tipCents: 200, leaveAt: 'PORCH' }),
  );
  expect(sent('PUT /orders/checkout/cart-1')[0]?.body).toEqual({
    phone: '4155550100',
    instructions: 'Ring twice.',
    tipCents: 200,
    leaveAt: 'PORCH',
  });
});

const po = `mutation ($input: SetCheckoutInput!) { setCheckout(input: $input) {
  checkout { purchaseOrder { number hint } } userErrors { code message field limit } } }`;

test('S-165 a PO number is sent as it was written, and an empty one removes it', async () => {
  const purchaseOrder = { number: '4500', longest: 30 };
  const handlers = { ...services, 'PUT /orders/checkout/cart-1': () => aCheckout({ purchaseOrder }) };
  front = await openFront({ handlers });
  const { data } = await front.query(po, input({ poNumber: ' 4500 ' }));
  expect(data).toMatchObject({
    setCheckout: {
      checkout: { purchaseOrder: { number: '4500', hint: 'Up to 30 letters, digits, spaces, and . _ / # -' } },
    },
  });
  await front.query(po, input({ poNumber: '' }));
  expect(sent('PUT /orders/checkout/cart-1').map(({ body }) => body)).toEqual([
    { poNumber: ' 4500 ' },
    { poNumber: '' },
  ]);
});

test('S-165 a PO number that is refused says what it may be, at its field', async () => {
  const refused = { code: 'PO_NUMBER_INVALID', message: 'theirs', field: 'poNumber', details: { limit: 24 } };
  const refuses = refusing(400, refused.code, { errors: [refused] });
  front = await openFront({ handlers: { ...services, 'PUT /orders/checkout/cart-1': refuses } });
  const { data } = await front.query(po, input({ poNumber: '=1+1' }));
  expect(data).toMatchObject({
    setCheckout: {
      userErrors: [
        {
          code: 'PO_NUMBER_INVALID',
          field: 'poNumber',
          limit: 24,
          message: 'Use up to 24 letters, digits, spaces, and . _ / # -, and begin with a letter, a digit, or #.',
        },
      ],
    },
  });
});

test('S-165 a PO number that is far too long is refused at its field, and nothing is sent', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(po, input({ poNumber: 'x'.repeat(1001) }));
  expect(data).toMatchObject({ setCheckout: { userErrors: [{ code: 'PO_NUMBER_INVALID', field: 'poNumber' }] } });
  expect(sent('PUT /orders/checkout/cart-1')).toEqual([]);
});

test.each([
  ['phone', '12345'],
  ['tipCents', -1],
  ['tipCents', 10_001],
  ['leaveAt', 'ROOF'],
  ['instructions', 'x'.repeat(201)],
  ['handOver', 'PICKUP'],
  ['channel', 'SHIPPING'],
])('T-45 %s %j can not be kept, and nothing is sent', async (field, value) => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(set, input({ [field]: value }));
  expect(data).toMatchObject({ setCheckout: { checkout: { id: 'cart-1' }, userErrors: [{ code: 'INVALID', field }] } });
  expect(sent('PUT /orders/checkout/cart-1')).toEqual([]);
});

test('I-8 an order is placed with the quote and the key of the request', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(place, input({ quoteId: 'quote-1', confirmsAge: true }));
  expect(data).toMatchObject({
    placeOrder: { order: { id: '4471955', title: 'Pickup tomorrow, 4 to 5 PM' }, userErrors: [] },
  });
  expect(sent('POST /orders')[0]).toMatchObject({
    body: { cartId: 'cart-1', quoteId: 'quote-1', confirmsAge: true },
    headers: { 'idempotency-key': 'request-0001' },
  });
});

test('N-60 a quote that has changed is said line by line, and nothing is ordered', async () => {
  const changes = {
    quoteId: 'quote-2',
    totalBeforeCents: 3283,
    totalAfterCents: 3383,
    lines: [
      {
        entryId: 'line-1',
        itemId: '970000001',
        name: 'Organic Strawberries',
        code: 'PRICE',
        offerIds: [],
        beforeCents: 698,
        afterCents: 798,
      },
    ],
  };
  front = await openFront({ handlers: { ...services, 'POST /orders': refusing(409, 'QUOTE_CHANGED', { changes }) } });
  const { data } = await front.query(place, input({ quoteId: 'quote-1' }));
  expect(data).toMatchObject({
    placeOrder: {
      order: null,
      checkout: { id: 'cart-1' },
      userErrors: [{ code: 'QUOTE_CHANGED', message: 'Something has changed. Nothing is ordered yet.' }],
      changes: {
        text: 'One thing is new since you opened this page. Nothing is ordered yet.',
        quoteId: 'quote-2',
        totalAfter: { amount: '33.83' },
        lines: [{ product: { id: '970000001' }, text: 'The price is now $7.98.', differenceText: '+$1.00' }],
      },
    },
  });
});

test.each([
  'SLOT_ENDED',
  'BELOW_MINIMUM',
  'UNAVAILABLE_LINES',
  'PAYMENT_DECLINED',
  'PAYMENT_UNKNOWN',
  'AGE_NOT_MET',
  'EMPTY',
])('N-60 an order that is refused with %s says so', async (code) => {
  front = await openFront({ handlers: { ...services, 'POST /orders': refusing(409, code) } });
  const { data } = await front.query(place, input({ quoteId: 'quote-1' }));
  const { placeOrder } = data as { placeOrder: { userErrors: { code: string; message: string }[]; changes: null } };
  expect([placeOrder.changes, placeOrder.userErrors[0]?.code]).toEqual([null, code]);
  expect(placeOrder.userErrors[0]?.message).not.toContain('theirs');
});

test('a guest is asked to sign in before an order is placed', async () => {
  front = await openFront({ handlers: services });
  const { errors } = await front.query(place, { ...input({ quoteId: 'quote-1' }), cookie: '' });
  expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  expect(sent('POST /orders')).toEqual([]);
});

test('an orders service that is down costs the checkout only', async () => {
  front = await openFront({ handlers: services, off: ['orders'] });
  const { data } = await front.query(`query($cartId: ID!) { carts { itemCount } checkout(cartId: $cartId) { id } }`, {
    variables: { cartId: aCart().cartId },
  });
  expect(data).toEqual({ carts: { itemCount: 2 }, checkout: null });
});

const heldTime = '{ heldTime { id text heldUntil path } }';
const held = { cookie: `${signedIn}; larder_slot=2910.PICKUP.1786057200.cart-1` };

test('N-59 a shopper learns which time their browser holds, and where its order goes on', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(heldTime, held);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    heldTime: {
      id: 'cart-1',
      text: 'Pickup Thursday, Aug 6, 4 to 5 PM',
      heldUntil: aCheckout().slot?.heldUntil,
      path: '/checkout?cart=cart-1',
    },
  });
});

test('N-59 a browser that holds no time asks nobody, and one whose time was let go elsewhere holds none', async () => {
  front = await openFront({
    handlers: { ...services, 'GET /orders/checkout/cart-1': () => ({ ...aCheckout(), slot: null }) },
  });
  expect((await front.query(heldTime)).data).toEqual({ heldTime: null });
  expect(sent('GET /orders/checkout/cart-1')).toEqual([]);
  expect((await front.query(heldTime, held)).data).toEqual({ heldTime: null });
});
