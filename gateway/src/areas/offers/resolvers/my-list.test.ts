import { afterEach, expect, test } from 'vitest';
import type { MyListItem } from '../../../generated/rest.ts';
import { aPrice, aProduct } from '../../../testing/catalog-rows.ts';
import { envelope, type Front, type Handler, openFront } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const item = (given: Partial<MyListItem>): MyListItem => ({
  id: 'item-0001',
  kind: 'TEXT',
  referenceId: null,
  itemType: 'TEXT',
  upc: null,
  brand: null,
  title: 'Oat milk',
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
  ...given,
});
const dairy = { category: 'Dairy, Eggs & Cheese', categoryType: 'dairy-eggs-cheese' };
const candles = item({ id: 'candles-1', title: 'Birthday candles' });
const oatMilk = item({ ...dairy, place: { department: 7, shelf: 90 } });
const butter = item({
  ...dairy,
  id: 'butter-01',
  kind: 'PRODUCT',
  itemType: 'PRODUCT',
  referenceId: '970000001',
  title: 'Salted Butter',
  quantity: 2,
  place: { department: 7, shelf: 80 },
});
const ad = item({
  id: 'advert-01',
  kind: 'OFFER',
  itemType: 'WS',
  referenceId: 'ad-2300-1',
  upc: '041000000026',
  title: 'Red Grapes',
  savingsValue: '$2.49 lb',
  imageId: 'grapes',
  category: 'Fruits & Vegetables',
  categoryType: 'fruits-vegetables',
  place: { department: 1, shelf: 0 },
  startDate: '2026-08-05T07:00:00.000Z',
  endDate: '2026-08-12T06:59:59.999Z',
});
const coupon = item({
  id: 'coupon-01',
  kind: 'OFFER',
  itemType: 'MF',
  referenceId: 'honey',
  brand: 'Prairie',
  title: 'Honey',
  savingsValue: '$2.50 off',
  checked: true,
  endDate: '2026-08-05T06:59:59.999Z',
});
const grapes = aProduct({
  bpn: '970000002',
  upc: '041000000026',
  name: 'Red Grapes',
  brand: null,
  sellByWeight: true,
  minimumWeight: 150,
  price: aPrice({ priceCents: 249, basePriceCents: 399 }),
});
const services = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /offers/mylist': () => ({ shoppingLists: [{ items: [candles, coupon, oatMilk, butter, ad], version: 7 }] }),
  'POST /offers/mylist/preview': () => ({ refused: [], items: [candles, ad] }),
  'GET /catalog/products': () => ({ items: [aProduct(), grapes] }),
  'GET /catalog/priceList': () => ({
    prices: [{ upcId: '041000000026', bpn: '970000002', price: aPrice() }],
    unknown: [],
  }),
};
const fields = `version countText storeName items { id kind couponId productId title detailText savingsText priceText path
  aisle { number name } quantity addedAt endsAt isExpired isChecked } trip { itemsText regular { amount } saved { amount } total { amount } note }`;
const query = `{ myList { ${fields} } }`;
const change = `mutation($input: ChangeMyListInput!) { changeMyList(input: $input) {
  myList { items { id title } } refused { itemId code message } } }`;

let front: Front;
afterEach(() => front.close());

test('S-101, S-189 My List stands in the order one walks the store, with what each item is and costs', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(query);
  expect(errors).toEqual([]);
  const { myList } = data as { myList: { items: Record<string, unknown>[] } };
  expect(myList).toMatchObject({ version: 7, countText: '5 items', storeName: '2300 16th St' });
  expect(myList.items.map(({ title, detailText, savingsText, priceText }) => [title, detailText, savingsText, priceText]))
    .toEqual([
      ['Red Grapes', 'Sold by weight · Weekly Ad to 08/11', '$2.49 lb', '$2.49/lb'],
      ['Meadow Lane Salted Butter', '2 × 16 oz', null, '$7.98'],
      ['Oat milk', 'You wrote this', null, null],
      ['Birthday candles', 'You wrote this', null, null],
      ['Prairie Honey', 'Coupon, expired 08/04', '$2.50 off', null],
    ]); // prettier-ignore
  expect(myList.items[0]).toMatchObject({
    kind: 'OFFER',
    couponId: 'ad-2300-1',
    productId: '970000002',
    path: '/loyalty/offer-details/ad-2300-1/CC',
    aisle: { number: 1, name: 'Fruits & Vegetables' },
    addedAt: '2026-08-05T19:00:00.000Z',
    endsAt: '2026-08-12T06:59:59.999Z',
  });
  expect(myList.items[1]).toMatchObject({ path: '/product/970000001', quantity: 2, couponId: null });
  expect(myList.items[4]).toMatchObject({ isExpired: true, isChecked: true, aisle: null });
});

test('what a trip costs is told at what is known today, and what the sum leaves out', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(
    '{ myList { trip { itemsText regular { amount } saved { amount } total { amount } note } } }',
  );
  expect(data).toEqual({
    myList: {
      trip: {
        itemsText: '2 items, regular price',
        regular: { amount: '13.97' },
        saved: { amount: '2.25' },
        total: { amount: '11.72' },
        note: "Before tax and coupons. Doesn't include 2 items without a price.",
      },
    },
  });
});

test('S-228 without the catalog, the list is what it is', async () => {
  const down: Handler = (_, reply) => reply.code(503).send(envelope('DOWN', 'Down.'));
  front = await openFront({
    handlers: { ...services, 'GET /catalog/products': down, 'GET /catalog/priceList': down },
  });
  const { data, errors } = await front.query(query);
  expect(errors).toEqual([]);
  const { items, trip } = (data as { myList: { items: { title: string }[]; trip: unknown } }).myList;
  expect(items.map(({ title }) => title)).toContain('Salted Butter');
  expect(trip).toBeNull();
});

test('S-160, G-68 guests have no list', async () => {
  front = await openFront({ handlers: services });
  const { errors } = await front.query(query, { cookie: '' });
  expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('S-124, S-188 what is removed, added, and set goes in one request, and what is refused is in words', async () => {
  front = await openFront({
    handlers: {
      ...services,
      'POST /offers/mylist/changes': () => ({ refused: [{ id: 'tea-00001', code: 'LIST_FULL' }], items: [candles] }),
    },
  });
  const { data, errors } = await front.query(change, {
    variables: {
      input: {
        remove: ['butter-01'],
        add: [
          { id: 'tea-00001', text: 'Tea' },
          { id: 'advert-02', couponId: 'ad-2300-1' },
          { id: 'prod-0001', productId: '970000001', quantity: 3 },
          { id: 'prod-0002', productId: '../../etc' },
        ],
        set: [{ id: 'candles-1', isChecked: true }],
        clientRequestId: 'request-0001',
      },
    },
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    changeMyList: {
      myList: { items: [{ id: 'candles-1', title: 'Birthday candles' }] },
      refused: [
        { itemId: 'prod-0002', code: 'PRODUCT_NOT_FOUND', message: 'There is no such product.' },
        { itemId: 'tea-00001', code: 'LIST_FULL', message: 'My List is full. Remove something first.' },
      ],
    },
  });
  const call = front.calls.find(({ route }) => route === 'POST /offers/mylist/changes');
  expect(call?.headers['idempotency-key']).toBe('request-0001');
  expect(call?.body).toEqual({
    changes: [
      { op: 'REMOVE', id: 'butter-01' },
      { op: 'ADD', id: 'tea-00001', quantity: 1, text: 'Tea' },
      { op: 'ADD', id: 'advert-02', quantity: 1, offerId: 'ad-2300-1' },
      { op: 'ADD', id: 'prod-0001', quantity: 3, bpn: '970000001' },
      { op: 'SET', id: 'candles-1', checked: true },
    ],
  });
});

test.each([
  ['two things in one', { add: [{ id: 'item-0001', text: 'Tea', productId: '970000001' }] }],
  ['nothing to add', { add: [{ id: 'item-0001' }] }],
  ['a hundred of one', { add: [{ id: 'item-0001', text: 'Tea', quantity: 100 }] }],
  ['none of one', { set: [{ id: 'item-0001', quantity: 0 }] }],
  ['too many changes', { remove: Array.from({ length: 101 }, (_, at) => `item-${1000 + at}`) }],
])('T-45 %s is refused before anything is asked for', async (_, input) => {
  front = await openFront({ handlers: services });
  const { errors } = await front.query(change, { variables: { input: { ...input, clientRequestId: 'request-0001' } } });
  expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(front.routes().some((route) => route.startsWith('POST /offers'))).toBe(false);
});

test('T-45 an id that nothing can have is refused, and nothing is asked for it', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(change, {
    variables: { input: { set: [{ id: 'short', isChecked: true }], clientRequestId: 'request-0001' } },
  });
  expect(errors).toEqual([]);
  expect((data as { changeMyList: { refused: { code: string }[] } }).changeMyList.refused[0]?.code).toBe(
    'ITEM_NOT_FOUND',
  );
});

test("N-6 a guest's list has the store's parts, prices, and offers, and its items go no further than to be looked up", async () => {
  front = await openFront({ handlers: services });
  const asked = `query($add: [AddToListInput!]!) { guestList(add: $add) { items { title priceText savingsText aisle { number } } } }`;
  const add = [
    { id: 'candles-1', text: 'Birthday candles' },
    { id: 'advert-01', couponId: 'ad-2300-1' },
  ];
  const { data, errors } = await front.query(asked, { cookie: '', variables: { add } });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('guestList.items', [
    { title: 'Red Grapes', priceText: '$2.49/lb', savingsText: '$2.49 lb', aisle: { number: 1 } },
    { title: 'Birthday candles', priceText: null, savingsText: null, aisle: null },
  ]);
  const call = front.calls.find(({ route }) => route === 'POST /offers/mylist/preview');
  expect(call?.body).toEqual({
    changes: [
      { op: 'ADD', id: 'candles-1', quantity: 1, text: 'Birthday candles' },
      { op: 'ADD', id: 'advert-01', quantity: 1, offerId: 'ad-2300-1' },
    ],
  });
  expect(call?.headers).not.toHaveProperty('authorization');
  const many = Array.from({ length: 101 }, (_, at) => ({ id: `item-000${at}`, text: 'Tea' }));
  const refused = await front.query(asked, { cookie: '', variables: { add: many } });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
