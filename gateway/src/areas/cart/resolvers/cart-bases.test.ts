import { afterEach, expect, test } from 'vitest';
import { aCart, aResult, someCarts } from '../../../testing/cart-rows.ts';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { type Call, type Front, openFront, signedIn } from '../../../testing/front.ts';
import { anOrder } from '../../../testing/order-rows.ts';
import { aStore, someUserInfo } from '../../../testing/rows.ts';
import { someSubscriptions } from '../../../testing/subscription-rows.ts';

const { uuid } = someUserInfo();
const guestCart = 'AbCdEfGhIjKlMnOpQrStUv';
const ofGuest = `larder_guest_cart=${guestCart}`;
const editing = `${signedIn}; larder_order=4471955; larder_order_store=2910; larder_order_slot=none.A`;
const edit = { orderNumber: '4471955', storeId: '2910', cart: aCart({ cartId: 'e' }) };
const carts = () => ({ ...someCarts({ edit }), guestCartId: null, results: [aResult()] });
const services = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /catalog/products': () => ({ items: [aProduct()] }),
  'POST /cart/customer/cust-1': carts,
  'POST /cart/customer/guest': () => someCarts({ guestCartId: guestCart }),
  'POST /cart/items': carts,
  'GET /orders/4471955': () => anOrder(),
  'POST /orders/manageOrderItem': () => ({
    versionNumber: 2,
    items: [],
    quote: aCart().quote,
    order: anOrder({ version: 2 }),
  }),
  [`GET /subscriptions/${uuid}/allsubscriptions`]: () => someSubscriptions(),
  [`POST /subscriptions/${uuid}/oneTimeItems`]: () => someSubscriptions(),
};

const read = '{ carts { itemCount } }';
const add =
  'mutation { changeCart(input: { clientRequestId: "request-0001", add: [{ productId: "970000001" }] }) { userErrors { code } } }';
const amend = `mutation { saveOrderEdit(input: { clientRequestId: "request-0001", orderNumber: "4471955", expectedTotal: "6.98" }) {
  userErrors { code } } }`;
const once = `mutation { changeOneTimeItem(input: { clientRequestId: "request-0001", date: "2026-08-11", productId: "970000001",
  quantity: 1 }) { userErrors { code } } }`;

let front: Front;
afterEach(() => front.close());

/** What a call says of whose cart it is, and of the order that it changes. */
const about = ({ query, headers, body }: Call) => ({
  order: query['orderNumber'] ?? null,
  guest: (body as { preferenceList?: { guestCartId?: string }[] }).preferenceList?.[0]?.guestCartId ?? null,
  isBearer: headers['authorization'] !== undefined,
});
const household = { order: null, guest: null, isBearer: true };
const guest = { order: null, guest: guestCart, isBearer: false };

test.each([
  ['a household reads', read, signedIn, 'POST /cart/customer/cust-1', household],
  ['a guest reads', read, ofGuest, 'POST /cart/customer/guest', guest],
  ['a household adds', add, signedIn, 'POST /cart/items', household],
  ['a guest adds', add, ofGuest, 'POST /cart/items', guest],
  ['what goes into an order that is edited', add, editing, 'POST /cart/items', { ...household, order: '4471955' }],
  ['what comes once with a subscription', once, signedIn, `POST /subscriptions/${uuid}/oneTimeItems`, household],
  ['an order that is amended', amend, editing, 'POST /orders/manageOrderItem', household],
] as const)('S-169 %s: its cart has the base of its mode', async (_, operation, cookie, route, says) => {
  front = await openFront({ handlers: services });
  const { errors } = await front.query(operation, { cookie });
  expect(errors).toEqual([]);
  const changes = front.calls.filter((call) => call.route.startsWith('POST /'));
  expect(changes.map((call) => call.route)).toContain(route);
  expect(about(changes.find((call) => call.route === route)!)).toEqual(says);
});
