import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { aCart, aCartLine, someCarts } from '../../../testing/cart-rows.ts';
import { anOrder } from '../../../testing/order-rows.ts';
import { envelope, openFront, type Front, signedIn } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';
import { apologies } from '../../../testing/asked.ts';

const cartPage = `{ carts { id itemCount availableItemCount availableCartCount total { amount } summaryText edit { id }
  carts { id kind title version store { id name } channel itemCountText itemCount placeText conditionText
    seller { name } sums { kind text amount { amount } amountText } savings { amount } total { amount } goodsTotal { amount }
    pointsText hints { id ticketText text lineId addQuantity browsePath percent } unusedOffers { title reason } messages
    minimumText canCheckOut checkoutPath
    lines { id productId name metaText quantity weight weightText maximumQuantity amount { amount } was { amount } spokenAmount
      priceSteps { text amount { amount } } substitution { kind product { id } } options optionIds comments
      availability { state message } product { id name } } } } }`;

const products = (request: { query: unknown }) => {
  const { bpns } = request.query as { bpns: string };
  return { items: bpns.split(',').map((bpn) => aProduct({ bpn })) };
};
const noCoupons = { beforeCents: 798, afterCents: 798, changes: [], offerIds: [], nextSteps: [], losses: [] };
const guestCart = 'AbCdEfGhIjKlMnOpQrStUv';
const services = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /catalog/products': products,
  'GET /catalog/sellers': () => ({ sellers: [] }),
  'POST /cart/customer/cust-1': () => someCarts(),
  'GET /cart/carts/cart-1/coupons': () => noCoupons,
  'GET /cart/carts/c2/coupons': () => noCoupons,
};

let front: Front;
afterEach(() => front.close());

interface Line {
  id: string;
}
const linesOf = (data: unknown) =>
  (data as { carts: { carts: { lines: Line[] }[] } }).carts.carts.flatMap((cart) => cart.lines);

test.each([1, 25, 90])('S-170 all products of %i lines in three carts come with one call', async (count) => {
  const lines = (from: number) =>
    Array.from({ length: Math.ceil(count / 3) }, (_, i) =>
      aCartLine({ entryId: `l${from}-${i}`, itemId: String(970_000_000 + from + i) }),
    );
  const carts = [
    aCart({ lines: lines(0) }),
    aCart({ cartId: 'c2', program: '1P_B2B', cartCategory: '1P_B2B', lines: lines(100) }),
    aCart({ cartId: 'c3', program: 'mkp', sellerId: 'hive', channel: 'SHIPPING', lines: lines(200) }),
  ].map((cart) => ({ ...cart, storeId: '2300' }));
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ carts }) } });
  const { data, errors } = await front.query(cartPage);
  expect(errors).toEqual([]);
  expect(linesOf(data)).toHaveLength(3 * Math.ceil(count / 3));
  expect(front.routes()).toEqual([
    'GET /cart/carts/c2/coupons',
    'GET /cart/carts/cart-1/coupons',
    'GET /catalog/products',
    'GET /catalog/sellers',
    'GET /identity/auth/userinfo',
    'GET /stores/2300',
    'POST /cart/customer/cust-1',
  ]);
});

test('S-76 the header says what the carts say together, with bags and tax, and nothing of a cart of which nothing can be had', async () => {
  const of = (cartId: string, itemCount: number, totalEstimatedPrice: number) =>
    aCart({ cartId, cartSummary: { ...aCart().cartSummary, itemCount, totalEstimatedPrice } });
  const carts = [of('one', 2, 3210), of('two', 1, 1005), of('gone', 0, 595)];
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ carts }) } });
  const { data } = await front.query('{ carts { total { amount } carts { total { amount } } } }');
  expect(data).toMatchObject({
    carts: { total: { amount: '42.15' }, carts: [{ total: { amount: '32.10' } }, {}, {}] },
  });
});

test('N-60 what is missing of the minimum says what counts', async () => {
  const carts = [aCart({ missingCents: 301 })];
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ carts }) } });
  const { data } = await front.query('{ carts { carts { minimumText canCheckOut } } }');
  const minimumText = 'Add $3.01 of items to reach the $30.00 minimum, before coupons, taxes, and fees.';
  expect(data).toEqual({ carts: { carts: [{ minimumText, canCheckOut: false }] } });
});

test('T-72 a line that asks for more than is left says so, and its cart waits for that, as checkout does', async () => {
  const carts = [aCart({ lines: [aCartLine({ quantity: 20, leftQuantity: 19 }), aCartLine({ entryId: 'line-2' })] })];
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ carts }) } });
  const { data } = await front.query(
    '{ carts { carts { unavailableText canCheckOut lines { leftQuantity availability { state shortMessage } } } } }',
  );
  expect(data).toEqual({
    carts: {
      carts: [
        {
          unavailableText: '1 item is short. Change it to check out.',
          canCheckOut: false,
          lines: [
            { leftQuantity: 19, availability: { state: 'LOW_STOCK', shortMessage: 'Only 19 left' } },
            { leftQuantity: null, availability: { state: 'AVAILABLE', shortMessage: null } },
          ],
        },
      ],
    },
  });
});

test('S-76 S-80 S-81 a cart as a shopper reads it', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(cartPage);
  expect(data).toMatchObject({
    carts: {
      id: 'carts',
      itemCount: 2,
      total: { amount: '7.98' },
      summaryText: '2 items.',
      edit: null,
      carts: [
        {
          kind: 'GROCERY',
          title: 'Safeway',
          version: 7,
          placeText: 'Pickup at 2300 16th St, today from 2 PM',
          sums: [
            { text: 'Items at regular price', amount: { amount: '11.98' } },
            { text: 'Sale prices', amount: { amount: '-4.00' } },
          ],
          savings: { amount: '4.00' },
          pointsText: 'Earns about 7 Game points in Harvest Spin',
          canCheckOut: true,
          checkoutPath: '/checkout?cart=cart-1',
          lines: [
            {
              name: 'Meadow Lane Organic Strawberries',
              metaText: '16 oz · $3.99 each',
              amount: { amount: '7.98' },
              was: { amount: '11.98' },
              spokenAmount: '$7.98, was $11.98',
              substitution: { kind: 'BEST_MATCH', product: null },
              availability: { state: 'AVAILABLE' },
              product: { id: '970000001' },
            },
          ],
        },
      ],
    },
  });
});

test('S-170 X-2 the service is asked for exactly these categories, and told where the shopper shops', async () => {
  front = await openFront({ handlers: services });
  await front.query('{ carts { id } }');
  const asked = front.calls.find(({ route }) => route === 'POST /cart/customer/cust-1');
  expect([asked?.query, asked?.body]).toEqual([
    { storeId: '2300', serviceType: 'Dug', cartCategoryList: '1P,3P_MARKETPLACE,1P_Wine' },
    { preferenceList: [{ cartCategory: '1P', storeId: '2300' }] },
  ]);
});

test('a guest without a cart has none, and no service is asked for it', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query('{ carts { itemCount summaryText carts { id } } }', { cookie: '' });
  expect(data).toEqual({ carts: { itemCount: 0, summaryText: 'Nothing in your cart yet.', carts: [] } });
  expect(front.calls).toEqual([]);
});

test("S-170 a guest's cart is read by its cookie, which no answer shows", async () => {
  const asGuest = { ...services, 'POST /cart/customer/guest': () => someCarts({ guestCartId: guestCart }) };
  front = await openFront({ handlers: asGuest });
  const { data, text } = await front.query('{ carts { itemCount } }', { cookie: `larder_guest_cart=${guestCart}` });
  expect(data).toEqual({ carts: { itemCount: 2 } });
  expect(text).not.toContain(guestCart);
  expect(front.calls.at(-1)?.body).toEqual({
    preferenceList: [{ cartCategory: '1P', storeId: '2910', guestCartId: guestCart }],
  });
});

test("N-60 a guest's cart says before an edit that it would fall below its minimum", async () => {
  const losses = [{ lineId: 'l1', atQty: 3, withNone: true, offers: [], losesMinimum: true }];
  front = await openFront({
    handlers: {
      ...services,
      'POST /cart/customer/guest': () => someCarts({ guestCartId: guestCart }),
      'GET /cart/carts/cart-1/coupons': () => ({ ...noCoupons, losses }),
    },
  });
  const { data, errors } = await front.query(
    '{ carts { carts { losses { lineId atQuantity text } clipOffer { count } } } }',
    {
      cookie: `larder_guest_cart=${guestCart}`,
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    carts: { carts: [{ losses: [{ lineId: 'l1', atQuantity: 3 }], clipOffer: null }] },
  });
  expect(front.calls.find(({ route }) => route === 'GET /cart/carts/cart-1/coupons')?.query).toEqual({
    guestCartId: guestCart,
  });
});

test('N-6 the cart of a guest who has signed in is merged, and its cookie goes', async () => {
  front = await openFront({ handlers: services });
  const { setCookies } = await front.query('{ carts { itemCount } }', {
    cookie: `${signedIn}; larder_guest_cart=${guestCart}`,
  });
  expect(front.calls.at(-1)?.body).toMatchObject({ preferenceList: [{ guestCartId: guestCart }] });
  expect(setCookies.filter((line) => line.startsWith('larder_guest_cart=;'))).toHaveLength(1);
});

test.each([500, 503, 404, 429])(
  'S-214 a cart service that answers %i says so in the words of the specification',
  async (status) => {
    const failing = (_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
      reply.code(status).send({ errors: [{ code: 'X', message: 'secret detail' }], serviceErrors: [] });
    front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': failing as never } });
    const { data, errors } = await front.query('{ shop { place } carts { id } }');
    expect(data).toEqual({ shop: { place: '2300 16th St' }, carts: null });
    expect(errors.map(({ message }) => message)).toEqual([apologies]);
    expect(front.log()).toContain(`"status":${status}`);
  },
);

const edit = { orderNumber: '4471955', storeId: '2910', cart: aCart({ cartId: 'e' }), removed: [] };
const editing = 'larder_order=4471955; larder_order_store=2910; larder_order_slot=none.A';

test.each([
  ['PLACED', { id: '4471955' }, 0],
  ['CANCELLED', null, 3],
  ['HANDED_OVER', null, 3],
] as const)(
  'S-111 T-77 an order that is %s is edited as %j, and its cookies go when it is over',
  async (state, is, gone) => {
    front = await openFront({
      handlers: {
        ...services,
        'POST /cart/customer/cust-1': () => someCarts({ edit }),
        'GET /orders/4471955': () => anOrder({ state }),
      },
    });
    const { data, setCookies } = await front.query('{ carts { edit { id } } }', { cookie: `${signedIn}; ${editing}` });
    expect(data).toEqual({ carts: { edit: is } });
    expect(setCookies.filter((line) => /^larder_order\w*=;/.test(line))).toHaveLength(gone);
  },
);

test('S-171 a cart whose store has closed is shown, says so, and can be moved to where the shopper shops', async () => {
  const carts = [aCart({ storeId: '9', lines: [aCartLine({ available: false, reasonCode: 'NOT_CARRIED' })] })];
  front = await openFront({
    handlers: {
      ...services,
      'GET /stores/9': ((_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
        reply.code(404).send(envelope('STORE_NOT_FOUND', 'theirs'))) as never,
      'POST /cart/customer/cust-1': () => someCarts({ carts }),
    },
  });
  const { data, errors } = await front.query(
    '{ carts { ownerId carts { placeText elsewhere { text shop { store { id } } } lines { name availability { state } } } } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    carts: {
      ownerId: 'cust-1',
      carts: [
        {
          placeText: 'This store has closed',
          elsewhere: {
            text: "This cart's store has closed. You've chosen pickup at 2300 16th St.",
            shop: { store: { id: '2300' } },
          },
          lines: [{ name: 'Meadow Lane Organic Strawberries', availability: { state: 'UNAVAILABLE' } }],
        },
      ],
    },
  });
});

test('S-219 an answer without carts is logged, and costs the carts only', async () => {
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => ({ oops: true }) } });
  const { data, errors } = await front.query('{ shop { place } carts { id } }');
  expect(data).toEqual({ shop: { place: '2300 16th St' }, carts: null });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_ERROR', status: 502 } }]);
  expect(front.log()).toContain('malformed cart response');
});

test('S-219 a seller that is not known is a warning, and its cart is still there', async () => {
  const cart = aCart({ program: 'mkp', cartCategory: '3P_MARKETPLACE', sellerId: 'gone', channel: 'SHIPPING' });
  front = await openFront({
    handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ carts: [cart] }) },
  });
  const { data } = await front.query(
    '{ carts { carts { title seller { name } placeText lines { substitution { kind } } } } }',
  );
  expect(data).toEqual({
    carts: {
      carts: [
        {
          title: 'Marketplace',
          seller: null,
          placeText: 'Sold and shipped by the seller',
          lines: [{ substitution: null }],
        },
      ],
    },
  });
  expect(front.log()).toContain('Seller cart is not available');
});

test('a catalog that is down costs the pictures of lines, not the lines', async () => {
  front = await openFront({ handlers: services, off: ['catalog'] });
  const { data, errors } = await front.query(
    '{ carts { carts { lines { name metaText amount { amount } availability { state } product { id } } } } }',
  );
  expect(errors).toEqual([]);
  expect(linesOf(data)).toEqual([
    {
      name: 'Organic Strawberries',
      metaText: '$3.99 each',
      amount: { amount: '7.98' },
      availability: { state: 'AVAILABLE' },
      product: null,
    },
  ]);
});

test('S-107 a line that the service says is gone is unavailable, in words', async () => {
  const lines = [aCartLine({ available: false, reasonCode: 'OUT_OF_STOCK' })];
  front = await openFront({
    handlers: { ...services, 'POST /cart/customer/cust-1': () => someCarts({ carts: [aCart({ lines })] }) },
  });
  const { data } = await front.query('{ carts { carts { lines { id availability { state message } } } } }');
  expect(linesOf(data)).toEqual([
    { id: 'line-1', availability: { state: 'UNAVAILABLE', message: 'This item is out of stock' } },
  ]);
});

test('N-42 coupons that a quote names are called by their names; without any, no one is asked for them', async () => {
  const quote = { ...aCart().quote, notApplied: [{ offerId: 'shrimp', reasonCode: 'NO_MATCHING_ITEM' as const }] };
  const clipped = [
    { offerId: 'shrimp', title: '$4.00 off Shrimp', endLocal: '2026-08-06T23:59:59.999', points: 0, forMembers: false },
  ];
  const withCoupon = { 'POST /cart/customer/cust-1': () => someCarts({ carts: [aCart({ quote: quote as never })] }) };
  const query = '{ carts { carts { unusedOffers { title reason } lines { priceSteps { text } } } } }';
  front = await openFront({
    handlers: { ...services, ...withCoupon, 'GET /offers/names': () => ({ offers: clipped }) },
  });
  const { data } = await front.query(query);
  expect(data).toMatchObject({
    carts: {
      carts: [
        {
          unusedOffers: [{ title: '$4.00 off Shrimp', reason: 'The item is not in this cart. Expires tomorrow.' }],
        },
      ],
    },
  });
  expect(front.routes().filter((route) => route.startsWith('GET /offers'))).toEqual(['GET /offers/names']);
  await front.close();
  front = await openFront({ handlers: services });
  await front.query(query);
  expect(front.routes().filter((route) => route.startsWith('GET /offers'))).toEqual([]);
});

test('what is kept for later is in no count, and a service that keeps nothing has none', async () => {
  const line = aCartLine({ entryId: 'later', quantity: 2, netCents: 798, regularCents: 998, comments: 'Cold' });
  const { cartId, cartCategory, program, sellerId, version, storeId, channel, zipCode } = aCart();
  const place = { cartId, cartCategory, program, sellerId, version, storeId, channel, zipCode };
  const kept = { ...someCarts({ carts: [] }), savedForLater: [{ ...place, inCart: 1, line }] };
  const query = `{ carts { itemCount carts { id }
    savedForLater { id quantity inCart cartId version comments amount { amount } was { amount } product { id } availability { state } } } }`;
  front = await openFront({ handlers: { ...services, 'POST /cart/customer/cust-1': () => kept } });
  const { data } = await front.query(query);
  expect(data).toMatchObject({
    carts: {
      itemCount: 0,
      carts: [],
      savedForLater: [
        { id: 'later', quantity: 2, inCart: 1, cartId, version, comments: 'Cold', amount: { amount: '7.98' } },
      ],
    },
  });
  await front.close();
  front = await openFront({ handlers: services });
  expect((await front.query(query)).data).toMatchObject({ carts: { savedForLater: [] } });
});
