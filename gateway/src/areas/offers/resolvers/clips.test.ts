import { afterEach, expect, test } from 'vitest';
import type { Coupon, MyListItem } from '../../../generated/rest.ts';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { envelope, type Front, openFront } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const mutation = (name: string) => `mutation($input: ClipCouponInput!) { ${name}(input: $input) {
  coupon { id action actionLabel } userErrors { code message reason advice field } } }`;
const input = { variables: { input: { couponId: 'butter', clientRequestId: 'request-0001' } } };
const done = (clipType: string, clipId: string) => ({ clipType, itemId: 'butter', itemType: 'CC', status: 1, clipId });
type Reply = { code(status: number): { header(name: string, value: string): { send(body: object): unknown } } };

let front: Front;
afterEach(() => front.close());

/** A service that keeps one coupon; what becomes of a clip is given. */
async function withCoupon(coupon: Coupon, handlers: object = {}) {
  let kept = coupon;
  front = await openFront({
    handlers: {
      'GET /stores/2300': () => aStore({ storeId: '2300' }),
      'GET /offers/offerdetail': () => ({ offer: kept }),
      'POST /offers/clip': () => {
        kept = { ...kept, status: 'C', deleted: false, clipId: 'c-1', listItemId: 'l-1' };
        return { items: [done('C', 'c-1'), done('L', 'l-1')] };
      },
      'POST /offers/unclip': (request: { body: unknown }) => {
        const isClip = (request.body as { items: { id: string }[] }).items[0]?.id === 'c-1';
        kept = { ...kept, listItemId: null, ...(isClip ? { status: 'U', clipId: null } : { deleted: true }) };
        return { items: [] };
      },
      ...handlers,
    },
  });
}
const changes = () => front.calls.filter(({ route }) => route.startsWith('POST /offers'));

test('S-114 S-184 a clip sends C and L with the key of the request, and answers with the coupon as it is then', async () => {
  await withCoupon(aCoupon());
  const { data, errors } = await front.query(mutation('clipCoupon'), input);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    clipCoupon: { coupon: { id: 'butter', action: 'CLIPPED', actionLabel: 'Clipped' }, userErrors: [] },
  });
  expect(changes().map(({ query, body, headers }) => [query, body, headers['idempotency-key']])).toEqual([
    [
      { storeId: '2300' },
      {
        items: [
          { clipType: 'C', itemId: 'butter', itemType: 'CC' },
          { clipType: 'L', itemId: 'butter', itemType: 'CC' },
        ],
      },
      'request-0001',
    ],
  ]);
});

test('T-1 what is clipped is not clipped again', async () => {
  await withCoupon(aCoupon({ status: 'C', clipId: 'c-1', listItemId: 'l-1' }));
  const { data } = await front.query(mutation('clipCoupon'), input);
  expect(data).toMatchObject({ clipCoupon: { coupon: { action: 'CLIPPED' }, userErrors: [] } });
  expect(changes()).toEqual([]);
});

test.each([
  ['unclipCoupon', 'S-187 S-117', 'c-1', 'CLIP'],
  ['removeFromList', 'S-188 S-116', 'l-1', 'ADD_TO_LIST'],
])('%s: %s', async (name, _, id, action) => {
  await withCoupon(aCoupon({ status: 'C', clipId: 'c-1', listItemId: 'l-1' }));
  const { data } = await front.query(mutation(name), input);
  expect(data).toMatchObject({ [name]: { coupon: { action }, userErrors: [] } });
  expect(changes().map(({ body }) => body)).toEqual([{ items: [{ id }] }]);
  await front.query(mutation(name), input);
  expect(changes()).toHaveLength(1);
});

const refused = (status: number) => ({
  'POST /offers/clip': () => ({ items: [{ ...done('C', ''), status, errorCd: 'E07', errorMsg: 'theirs' }] }),
});

test.each([
  ['S-221 T-7', refused(0), 'EXPIRED', '200: Coupon Expired E07 theirs'],
  ['S-222 T-14', refused(7), 'CLIP_FAILED', '200: Coupon Clip failed - status is not either 0 or 1 E07 theirs'],
  ['N-48 T-12', refused(2), 'CLIP_FAILED', '200: Coupon Clip failed - status is not either 0 or 1 E07 theirs'],
  ['S-223 T-15', { 'POST /offers/clip': () => ({}) }, 'CLIP_FAILED', '200: Coupon Clip failed - items is not defined'],
])('%s an answer that is no clip is a refusal, and is logged', async (_, handlers, code, message) => {
  await withCoupon(aCoupon(), handlers);
  const { data, errors } = await front.query(mutation('clipCoupon'), input);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ clipCoupon: { coupon: { action: 'CLIP' }, userErrors: [{ code, message }] } });
  expect(front.log()).toContain('coupon clipping');
});

const failing = (status: number) => (_: unknown, reply: Reply) =>
  reply.code(status).header('retry-after', '7').send(envelope('TOO_MANY', 'Slow down.'));

test.each([
  ['clipCoupon', 'S-224', 500, '500: Coupon Clip failed TOO_MANY Slow down.'],
  ['clipCoupon', 'T-101', 429, '429: Coupon Clip failed TOO_MANY Slow down.'],
  ['unclipCoupon', 'S-225', 503, '503: Coupon UnClip failed TOO_MANY Slow down.'],
])('%s %s a call that fails with %i says so', async (name, _, status, message) => {
  const coupon = aCoupon(name === 'clipCoupon' ? {} : { status: 'C', clipId: 'c-1' });
  await withCoupon(coupon, { 'POST /offers/clip': failing(status), 'POST /offers/unclip': failing(status) });
  const { errors } = await front.query(mutation(name), input);
  expect(errors.map((error) => error.message)).toEqual([message]);
});

test('S-228 an offer that can not be loaded does not hold up its clip', async () => {
  await withCoupon(aCoupon(), { 'GET /offers/offerdetail': failing(500) });
  const { data } = await front.query(mutation('clipCoupon'), input);
  expect(data).toEqual({ clipCoupon: { coupon: null, userErrors: [] } });
  expect(changes()).toHaveLength(1);
});

test('S-151 S-160 a guest clips nothing, and is told where to sign in', async () => {
  await withCoupon(aCoupon());
  const { errors } = await front.query(mutation('clipCoupon'), { ...input, cookie: '' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(changes()).toEqual([]);
});

test.each(['clipCoupon', 'unclipCoupon', 'removeFromList'])('%s of a name that no offer has', async (name) => {
  await withCoupon(aCoupon());
  const variables = { input: { couponId: '../x', clientRequestId: 'request-0001' } };
  const { data } = await front.query(mutation(name), { variables });
  expect(data).toMatchObject({
    [name]: { coupon: null, userErrors: [{ code: 'COUPON_NOT_FOUND', field: 'couponId' }] },
  });
  expect(changes()).toEqual([]);
});

const phone = { number: '4155550137', purpose: 'PRIMARY' };
const aListItem: MyListItem = {
  id: 'l-1',
  kind: 'OFFER',
  referenceId: 'butter',
  itemType: 'SC',
  upc: null,
  brand: null,
  title: 'Butter',
  description: '',
  savingsValue: '',
  imageId: null,
  pictureId: null,
  quantity: 1,
  category: null,
  categoryType: null,
  place: null,
  checked: false,
  addedAt: '2026-08-05T19:00:00.000Z',
  startDate: null,
  endDate: null,
};
const listed = (referenceId: string) => ({
  shoppingLists: [{ items: [{ ...aListItem, referenceId }], version: 1 }],
});

test.each([
  ['PHONE', { phones: [], email: null }, 'butter'],
  ['EMAIL', { phones: [phone], email: null }, 'butter'],
  [null, { phones: [phone], email: 'maya@example.com' }, 'butter'],
  [null, { phones: [], email: null }, 'bread'],
])('S-153 S-154 after a first clip, %s is asked for', async (need, profile, onList) => {
  await withCoupon(aCoupon(), {
    'GET /profile/customers/cust-1/profile': () => ({ customerId: 'cust-1', ...profile }),
    'GET /offers/mylist': () => listed(onList),
  });
  const { data } = await front.query(
    'mutation($input: ClipCouponInput!) { clipCoupon(input: $input) { profileNeed } }',
    input,
  );
  expect(data).toEqual({ clipCoupon: { profileNeed: need } });
});

test('S-153 what can not be found out is not asked for, and no clip fails for it', async () => {
  await withCoupon(aCoupon(), { 'GET /profile/customers/cust-1/profile': failing(500) });
  const { data, errors } = await front.query(
    'mutation($input: ClipCouponInput!) { clipCoupon(input: $input) { profileNeed } }',
    input,
  );
  expect([data, errors]).toEqual([{ clipCoupon: { profileNeed: null } }, []]);
});

test('S-156 N-47 the terms of box tops are accepted once, with the key of the request', async () => {
  let authorized = false;
  await withCoupon(aCoupon(), {
    'GET /offers/boxtops': () => ({ authorized, acceptedAt: null }),
    'POST /offers/boxtops': () => {
      authorized = true;
      return { authorized, acceptedAt: '2026-08-05T17:00:00.000Z' };
    },
  });
  const ask = async () => (await front.query('{ boxTops { isAccepted } }')).data;
  expect(await ask()).toEqual({ boxTops: { isAccepted: false } });
  const accept = 'mutation($input: AcceptBoxTopsInput!) { acceptBoxTops(input: $input) { boxTops { isAccepted } } }';
  const { data } = await front.query(accept, { variables: { input: { clientRequestId: 'request-0002' } } });
  expect(data).toEqual({ acceptBoxTops: { boxTops: { isAccepted: true } } });
  expect(changes().map(({ body, headers }) => [body, headers['idempotency-key']])).toEqual([
    [{ accepted: true }, 'request-0002'],
  ]);
  expect(await ask()).toEqual({ boxTops: { isAccepted: true } });
});
