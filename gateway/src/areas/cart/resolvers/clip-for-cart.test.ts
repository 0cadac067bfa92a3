import { afterEach, expect, test } from 'vitest';
import { someCarts } from '../../../testing/cart-rows.ts';
import { envelope, openFront, type Front } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const carts = '{ carts { carts { clipOffer { count text ticketText } hints { text couponId browsePath } } } }';
const payload = `carts { itemCount } coupons { id isClipped } userErrors { code message }
  proof { text totalBefore { amount } totalAfter { amount } steps { text amount { amount } } clipIds couponIds }`;
const clip = `mutation($input: ClipForCartInput!) { clipForCart(input: $input) { ${payload} } }`;
const undo = `mutation($input: UndoClipForCartInput!) { undoClipForCart(input: $input) { ${payload} } }`;

const proof = {
  beforeCents: 798,
  afterCents: 648,
  changes: [{ offerId: 'butter', beforeCents: 0, afterCents: 150 }],
};
const names = [
  { offerId: 'butter', title: '$1.50 off Butter', endLocal: '2026-08-31T23:59:59.999', points: 0, forMembers: false },
];
const services = {
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'POST /cart/customer/cust-1': () => someCarts(),
  'GET /offers/names': () => ({ offers: names }),
  'GET /offers/companiongallery': () => ({ companionGalleryOffer: {}, nextPageToken: null, total: 0 }),
  'GET /cart/carts/cart-1/coupons': () => ({
    ...proof,
    offerIds: ['butter'],
    nextSteps: [{ offerId: 'butter', isClipped: false, missing: { cents: 100 }, gainCents: 150, lineIds: [] }],
    losses: [],
  }),
  'POST /cart/carts/cart-1/coupons': () => ({ ...proof, clips: [{ offerId: 'butter', clipId: 'c-1' }] }),
  'POST /offers/unclip': () => ({
    items: [{ id: 'c-1', offerId: 'butter', status: 1, errorCd: null, errorMsg: null }],
  }),
};

let front: Front;
afterEach(() => front.close());
const input = (given: object) => ({ variables: { input: { clientRequestId: 'request-0001', ...given } } });

test('N-42 a cart says what clipping would save, and what other coupons still need, with one call', async () => {
  front = await openFront({ handlers: services });
  expect((await front.query(carts)).data).toEqual({
    carts: {
      carts: [
        {
          clipOffer: { count: 1, text: '1 coupon lowers this total.', ticketText: 'Save $1.50' },
          hints: [{ text: 'Clip $1.50 off Butter and add $1.00 more.', couponId: 'butter', browsePath: null }],
        },
      ],
    },
  });
  expect(front.routes().filter((route) => route.endsWith('/coupons'))).toEqual(['GET /cart/carts/cart-1/coupons']);
});

test('a service that cannot say it costs the hints and the offer to clip, not the cart', async () => {
  front = await openFront({ handlers: { ...services, 'GET /cart/carts/cart-1/coupons': undefined as never } });
  const { data, errors } = await front.query(carts);
  expect([errors, data]).toEqual([[], { carts: { carts: [{ clipOffer: null, hints: [] }] } }]);
});

test('I-8 clipping for a cart proves what it has changed, and goes on under its key', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(clip, input({ cartId: 'cart-1' }));
  expect(data).toMatchObject({
    clipForCart: {
      carts: { itemCount: 2 },
      userErrors: [],
      proof: {
        text: '1 coupon clipped. You save $1.50.',
        totalBefore: { amount: '7.98' },
        totalAfter: { amount: '6.48' },
        steps: [{ text: '$1.50 off Butter', amount: { amount: '-1.50' } }],
        clipIds: ['c-1'],
        couponIds: ['butter'],
      },
    },
  });
  const sent = front.calls.find(({ route }) => route === 'POST /cart/carts/cart-1/coupons');
  expect(sent?.headers['idempotency-key']).toBe('request-0001');
});

test('one request unclips what was clipped, and brings the carts', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(undo, input({ clipIds: ['c-1'], couponIds: ['butter'] }));
  expect(data).toMatchObject({ undoClipForCart: { carts: { itemCount: 2 }, proof: null, userErrors: [] } });
  const sent = front.calls.find(({ route }) => route === 'POST /offers/unclip');
  expect(sent?.body).toEqual({ items: [{ id: 'c-1' }] });
});

test('a cart that is gone says so; ids that nobody gave reach no service', async () => {
  const gone = (_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(404).send(envelope('CART_NOT_FOUND', 'theirs'));
  front = await openFront({ handlers: { ...services, 'POST /cart/carts/cart-1/coupons': gone as never } });
  const errorOf = async (cartId: string) =>
    ((await front.query(clip, input({ cartId }))).data as { clipForCart: { userErrors: object[] } }).clipForCart
      .userErrors;
  expect(await errorOf('cart-1')).toEqual([{ code: 'CART_NOT_FOUND', message: 'This cart is no longer there.' }]);
  expect(await errorOf('../../orders')).toEqual([{ code: 'CART_NOT_FOUND', message: 'This cart is no longer there.' }]);
  for (const clipIds of [[], ["'; --"], Array.from({ length: 51 }, () => 'c')]) {
    const { errors } = await front.query(undo, input({ clipIds, couponIds: ['butter'] }));
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  expect(front.calls.filter(({ route }) => route === 'POST /offers/unclip')).toEqual([]);
});

test('who is not signed in clips nothing', async () => {
  front = await openFront({ handlers: services });
  const { errors } = await front.query(clip, { ...input({ cartId: 'cart-1' }), cookie: '' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
