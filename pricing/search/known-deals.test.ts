import { expect, test } from 'vitest';
import type { CartLine, PriceContext } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { quote } from '../quote.ts';
import { bogo, context, line, multiBuy, offer } from '../testing/samples.ts';

/** A line named by its UPC: what it costs, and how many there are. */
const of = (upc: string, listCents: number, qty = 1, changes: Partial<CartLine> = {}): CartLine =>
  line({ upc, lineId: upc, listCents, qty, ...changes });
const get = (type: Offer['get']['discount']['type'], value: number, more: Partial<Offer['get']> = {}) => ({
  qty: 1,
  discount: { type, value },
  ...more,
});
const off = (offerId: string, value: number, changes: Partial<Offer> = {}): Offer =>
  offer({ offerId, buy: {}, get: get('AMOUNT_OFF', value), ...changes });
const upcs = (...given: string[]) => ({ buy: { upcs: given } });
const order = (offerId: string, minCents: number, of: Offer['get'], changes: Partial<Offer> = {}): Offer =>
  offer({ offerId, proto: 'REWARDS_FLAT', buy: { minCents }, get: of, ...changes });
const mf = { funding: 'MF' as const };
/** What each offer takes off, proven to be the best. */
const deal = (cart: readonly CartLine[], offers: readonly Offer[], more: Partial<PriceContext> = {}) => {
  const { applied, isProven, gapCents } = quote(cart, offers, context(more));
  expect([isProven, gapCents]).toEqual([true, 0]);
  return Object.fromEntries(
    applied.flatMap(({ offerId, amountCents }) => (offerId.startsWith('promo:') ? [] : [[offerId, amountCents]])),
  );
};

test('N-37 two offers on the same units: each goes where both together save the most', () => {
  const cart = [of('a', 400), of('b', 400)];
  expect(deal(cart, [off('any', 150), off('a', 100, upcs('a'))])).toEqual({ any: 150, a: 100 });
  expect(deal([of('a', 400)], [off('any', 150), off('a', 100, upcs('a'))])).toEqual({ any: 150 });
  expect(deal([of('a', 400), of('b', 90)], [off('any', 150), off('a', 100, upcs('a'))])).toEqual({ any: 90, a: 100 });
});

test('N-37 a coupon for many units leaves the ones that another needs', () => {
  const cart = [of('a', 400, 3), of('b', 400, 1)];
  const two = off('two', 150, { buy: { upcs: ['a', 'b'], minQty: 2 }, maxApplications: null });
  expect(deal(cart, [two])).toEqual({ two: 300 });
  expect(deal(cart, [two, off('b', 200, upcs('b'))])).toEqual({ two: 150, b: 200 });
  expect(deal(cart, [two, off('b', 100, upcs('b'))])).toEqual({ two: 300 });
});

test('N-81 "$5 off $20" is pooled over its units, and other coupons do not lower what is measured', () => {
  const pool = off('pool', 500, { buy: { minCents: 2000 }, maxApplications: null });
  expect(deal([of('a', 1500), of('b', 1500), of('c', 1000)], [pool])).toEqual({ pool: 1000 });
  expect(deal([of('a', 1999)], [pool])).toEqual({});
  expect(deal([of('a', 2000)], [pool, off('maker', 300, mf)])).toEqual({ pool: 500, maker: 300 });
  const tenth = off('pool', 0, { buy: { minCents: 2000 }, get: get('PERCENT', 1000) });
  expect(deal([of('a', 1500), of('b', 505)], [tenth])).toEqual({ pool: 201 });
  // A unit with a coupon of its own kind is missed in the pool.
  expect(deal([of('a', 1500), of('b', 600)], [pool, off('b', 550, upcs('b'))])).toEqual({ b: 550 });
});

test('N-81 a weight is pooled, too', () => {
  const pool = off('pool', 100, { buy: { minWeight: 300 } });
  expect(deal([of('a', 400, 2, { weight: 150 })], [pool])).toEqual({ pool: 100 });
  expect(deal([of('a', 400, 2, { weight: 149 })], [pool])).toEqual({});
});

test('N-81 a must-buy has one price for its group, and is left where a group costs no more', () => {
  const three = off('three', 0, {
    proto: 'MUST_BUY',
    buy: { minQty: 3 },
    get: get('FIXED_PRICE', 1000, { qty: 3 }),
    maxApplications: null,
  });
  expect(deal([of('a', 400, 4)], [three])).toEqual({ three: 200 });
  expect(deal([of('a', 400, 2), of('b', 150, 2)], [three])).toEqual({});
  expect(deal([of('a', 500, 2), of('b', 150, 2)], [three])).toEqual({ three: 150 });
  expect(deal([of('a', 400, 6)], [three])).toEqual({ three: 400 });
});

test('N-82 "$1 off 2" around a free unit is worth at most what the group costs', () => {
  const two = off('two', 500, { buy: { minQty: 2 }, maxApplications: null });
  expect(deal([of('a', 400, 2, { promo: bogo })], [two])).toEqual({ two: 400 });
  expect(deal([of('a', 400, 2), of('b', 100, 2)], [two])).toEqual({ two: 1000 });
});

test('N-82 buy-some-get-some discounts the cheapest of each block', () => {
  const one = off('one', 0, { proto: 'BUYX_GETX', get: get('FREE', 0), maxApplications: null });
  expect(deal([of('a', 400), of('b', 300), of('c', 200), of('d', 100)], [one])).toEqual({ one: 400 });
  expect(deal([of('a', 400), of('b', 300), of('c', 200)], [one])).toEqual({ one: 300 });
  const half = off('half', 0, { proto: 'BUYX_GETX', get: get('PERCENT', 5000), maxApplications: null });
  expect(deal([of('a', 401, 2), of('b', 301, 2)], [half])).toEqual({ half: 351 });
  const second = off('second', 0, { proto: 'BUYX_GETX', get: get('AMOUNT_OFF', 250), maxApplications: null });
  expect(deal([of('a', 400, 2), of('b', 200, 2)], [second])).toEqual({ second: 450 });
  // What another coupon takes is no part of a block.
  expect(deal([of('a', 400), of('b', 300)], [one, off('b', 280, upcs('b'))])).toEqual({ one: 300 });
  expect(deal([of('a', 400), of('b', 300), of('c', 300)], [one, off('b', 280, upcs('b'))])).toEqual({
    one: 300,
    b: 280,
  });
});

test('N-81 buy-this-get-that discounts the cheapest gets that no other offer of its kind uses', () => {
  const getY = off('get', 0, {
    proto: 'BUYX_GETY',
    ...upcs('a'),
    get: get('FREE', 0, { upcs: ['b', 'c'] }),
    maxApplications: null,
  });
  expect(deal([of('a', 400), of('b', 300), of('c', 500)], [getY])).toEqual({ get: 300 });
  expect(deal([of('a', 400, 2), of('b', 300), of('c', 500)], [getY])).toEqual({ get: 800 });
  expect(deal([of('a', 400), of('b', 300), of('c', 500)], [getY, off('b', 250, upcs('b'))])).toEqual({
    get: 500,
    b: 250,
  });
  expect(deal([of('b', 300)], [getY])).toEqual({});
  const forMoney = off('get', 0, {
    proto: 'BUYX_GETY',
    buy: { upcs: ['a'], minCents: 700 },
    get: get('FREE', 0, { upcs: ['b'] }),
  });
  expect(deal([of('a', 400, 2), of('b', 300)], [forMoney])).toEqual({ get: 300 });
  expect(deal([of('a', 400, 1), of('b', 300)], [forMoney])).toEqual({});
  const two = off('get', 0, {
    proto: 'BUYX_GETY',
    buy: { upcs: ['a'], minQty: 2 },
    get: get('AMOUNT_OFF', 100, { upcs: ['b'], qty: 2 }),
    maxApplications: null,
  });
  expect(deal([of('a', 400, 4), of('b', 300, 3)], [two])).toEqual({ get: 200 });
});

test.each([
  ['a', 'z'],
  ['z', 'a'],
])('N-81 what one buy-this-get-that passes over, another one of its kind takes (%s, %s)', (first, second) => {
  const gets = (offerId: string, bought: string, ...got: string[]) =>
    off(offerId, 0, { proto: 'BUYX_GETY', ...upcs(bought), get: get('FREE', 0, { upcs: got }) });
  const cart = [of('x', 400), of('y', 400), of('b', 300), of('c', 500)];
  expect(deal(cart, [gets(first, 'x', 'b', 'c'), gets(second, 'y', 'b')])).toEqual({ [first]: 500, [second]: 300 });
  expect(deal(cart.slice(1), [gets(first, 'x', 'b', 'c'), gets(second, 'y', 'b')])).toEqual({ [second]: 300 });
  expect(deal(cart.slice(0, 3), [gets(first, 'x', 'b', 'c'), gets(second, 'y', 'b')])).toEqual({
    [[first, second].toSorted()[0]!]: 300,
  });
});

test('N-36 what an offer is applied as is its place: an item, a category, or a maker', () => {
  const offers = [
    off('maker', 50, mf),
    off('item', 40, upcs('a')),
    off('category', 30, { buy: { department: 'dairy' } }),
  ];
  const { applied } = quote([of('a', 400)], offers, context({ stackPolicy: 'MF_CATEGORY_ITEM' }));
  expect(applied.map(({ offerId, why }) => [offerId, why])).toEqual([
    ['category', 'CATEGORY'],
    ['item', 'ITEM'],
    ['maker', 'MANUFACTURER'],
  ]);
});

test('N-36 how coupons meet on one unit is up to the banner', () => {
  const offers = [
    off('maker', 50, mf),
    off('item', 40, upcs('a')),
    off('category', 30, { buy: { department: 'dairy' } }),
  ];
  const on = (stackPolicy: PriceContext['stackPolicy']) => deal([of('a', 400)], offers, { stackPolicy });
  expect(on('MF_PLUS_STORE')).toEqual({ maker: 50, item: 40 });
  expect(on('ONE_PER_UNIT')).toEqual({ maker: 50 });
  expect(on('MF_CATEGORY_ITEM')).toEqual({ maker: 50, item: 40, category: 30 });
});

test('N-36 percentages come before prices, and prices before amounts', () => {
  const meet = { stackPolicy: 'MF_CATEGORY_ITEM' } as const;
  const tenth = off('category', 0, { buy: { department: 'dairy' }, get: get('PERCENT', 1000) });
  expect(deal([of('a', 400)], [tenth, off('item', 100, upcs('a'))], meet)).toEqual({ category: 40, item: 100 });
  const price = off('item', 0, { ...upcs('a'), get: get('FIXED_PRICE', 300) });
  expect(deal([of('a', 400)], [tenth, price], meet)).toEqual({ category: 40, item: 60 });
  expect(
    deal([of('a', 400)], [off('category', 350, { buy: { department: 'dairy' } }), off('item', 100, upcs('a'))], meet),
  ).toEqual({
    category: 350,
    item: 50,
  });
});

test('N-36 offers of one stack group never share a unit', () => {
  const group = { stackGroup: 'milk' };
  expect(deal([of('a', 400)], [off('maker', 50, { ...mf, ...group }), off('item', 40, group)])).toEqual({ maker: 50 });
  expect(deal([of('a', 400, 2)], [off('maker', 50, { ...mf, ...group }), off('item', 40, group)])).toEqual({
    maker: 50,
    item: 40,
  });
});

test('N-37 a coupon stays unused to keep a threshold', () => {
  const cart = [of('a', 400), of('b', 600)];
  expect(deal(cart, [order('order', 1000, get('AMOUNT_OFF', 300)), off('a', 100, upcs('a'))])).toEqual({ order: 300 });
  expect(deal(cart, [order('order', 1000, get('AMOUNT_OFF', 90)), off('a', 100, upcs('a'))])).toEqual({ a: 100 });
  expect(deal(cart, [order('order', 900, get('AMOUNT_OFF', 300)), off('a', 100, upcs('a'))])).toEqual({
    a: 100,
    order: 300,
  });
  expect(deal(cart, [order('order', 1000, get('AMOUNT_OFF', 300)), off('maker', 100, mf)])).toEqual({
    maker: 100,
    order: 300,
  });
});

test('N-37 of several coupons, those stay that a threshold leaves room for', () => {
  const cart = [of('a', 400), of('b', 600), of('c', 500)];
  const coupons = [off('a', 90, upcs('a')), off('b', 120, upcs('b')), off('c', 100, upcs('c'))];
  expect(deal(cart, [order('order', 1300, get('AMOUNT_OFF', 500)), ...coupons])).toEqual({ a: 90, c: 100, order: 500 });
  expect(deal(cart, [order('order', 1280, get('AMOUNT_OFF', 500)), ...coupons])).toEqual({
    b: 120,
    c: 100,
    order: 500,
  });
});

test('N-35 N-81 a percentage of the order is taken after the offers on items, and before coupons of the manufacturer', () => {
  const tenth = order('order', 1, get('PERCENT', 1000));
  expect(deal([of('a', 400), of('b', 600)], [tenth, off('a', 100, upcs('a'))])).toEqual({ a: 100, order: 90 });
  expect(deal([of('a', 400), of('b', 600)], [tenth, off('maker', 100, mf)])).toEqual({ maker: 100, order: 100 });
  // A coupon of all that a unit costs finds a tenth of it gone.
  expect(deal([of('a', 400), of('b', 600)], [tenth, off('maker', 400, { ...mf, ...upcs('a') })])).toEqual({
    maker: 360,
    order: 100,
  });
});

test('N-81 two offers on the order apply only where their goods share no unit', () => {
  const onA = order('a', 1, get('AMOUNT_OFF', 50), { buy: { upcs: ['a'], minCents: 1 } });
  const onB = order('b', 1, get('AMOUNT_OFF', 60), { buy: { upcs: ['b'], minCents: 1 } });
  const onAll = order('all', 1, get('AMOUNT_OFF', 100));
  const cart = [of('a', 400), of('b', 600)];
  expect(deal(cart, [onA, onB])).toEqual({ a: 50, b: 60 });
  expect(deal(cart, [onA, onB, onAll])).toEqual({ a: 50, b: 60 });
  expect(deal(cart, [onA, onAll])).toEqual({ all: 100 });
});

test('N-36 an offer on the order leaves what the law says, and takes what is left of its goods at most', () => {
  const cart = [of('a', 400), of('wine', 2000, 1, { category: 'ALCOHOL' })];
  expect(deal(cart, [order('order', 1, get('AMOUNT_OFF', 900))])).toEqual({ order: 400 });
  expect(deal(cart, [order('order', 500, get('AMOUNT_OFF', 100))])).toEqual({});
});

test('T-94 what SNAP benefits pay is discounted last, so that coupons find it whole', () => {
  const cart = [of('a', 400, 1, { isPaidWithEbt: true }), of('b', 600)];
  const offers = [order('order', 1, get('AMOUNT_OFF', 600)), off('maker', 400, { ...mf, ...upcs('a') })];
  expect(deal(cart, offers)).toEqual({ maker: 400, order: 600 });
});

test('N-33 N-81 the units of a pool fall as offers would have them', () => {
  const promo = { ...multiBuy(2, 500), group: 'mix' } as CartLine['promo'];
  const cart = [of('a', 400, 1, { promo }), of('b', 400, 1, { promo }), of('c', 400, 1, { promo })];
  // The one that is left over costs $4, and the coupon is worth all of that.
  expect(quote(cart, [off('b', 400, upcs('b'))], context()).totals).toMatchObject({
    promoCents: 300,
    storeOfferCents: 400,
    goodsCents: 500,
  });
  const free = cart.map((each) => ({ ...each, promo: { ...bogo, group: 'mix' } as CartLine['promo'] }));
  expect(deal(free, [off('a', 100, upcs('a')), off('b', 100, upcs('b'))])).toEqual({ a: 100, b: 100 });
});

test('N-37 of deals that cost the same, the one stands that takes more off with what ends first', () => {
  const soon = off('z', 100, { endLocal: '2026-08-10T00:00:00.000' });
  expect(deal([of('a', 400)], [off('a', 100), soon])).toEqual({ z: 100 });
  expect(deal([of('a', 400)], [off('b', 100), off('a', 100)])).toEqual({ a: 100 });
  const { lines } = quote([of('b', 400), of('a', 400)], [off('any', 100)], context());
  expect(lines.map(({ upc, netCents }) => [upc, netCents])).toEqual([
    ['b', 400],
    ['a', 300],
  ]);
});

test('N-81 out of steps, a deal is what was found, and how much less another might cost is said', () => {
  const cart = ['a', 'b', 'c', 'd'].map((upc, index) => of(upc, 300 + 70 * index, 2));
  const offers = [
    off('two', 150, { buy: { minQty: 2 }, maxApplications: 3 }),
    off('three', 260, { buy: { minQty: 3 }, maxApplications: 2 }),
    off('half', 0, { proto: 'BUYX_GETX', get: get('PERCENT', 5000), maxApplications: 2 }),
    order('order', 2000, get('AMOUNT_OFF', 300)),
  ];
  const [hasty, patient] = [1, 100_000].map((steps) => quote(cart, offers, context({ steps })));
  expect(patient!.isProven).toBe(true);
  expect(hasty!.isProven).toBe(false);
  expect(hasty!.totals.goodsCents - hasty!.gapCents).toBeLessThanOrEqual(patient!.totals.goodsCents);
  expect(hasty!.totals.goodsCents).toBeGreaterThanOrEqual(patient!.totals.goodsCents);
});

test('N-37 parts of a cart that nothing ties together are decided one by one', () => {
  const cart = Array.from({ length: 12 }, (_, index) => of(`${index}`, 300 + index, 2));
  const offers = cart.flatMap(({ upc }) => [
    off(`two ${upc}`, 150, { buy: { upcs: [upc], minQty: 2 } }),
    off(`one ${upc}`, 100, { ...upcs(upc), maxApplications: null }),
    off(`maker ${upc}`, 50, { ...mf, ...upcs(upc) }),
  ]);
  const found = deal(cart, offers);
  expect(Object.values(found).reduce((sum, cents) => sum + cents, 0)).toBe(12 * (200 + 50));
  expect(deal(cart, [...offers, order('order', 1, get('AMOUNT_OFF', 77))])).toEqual({ ...found, order: 77 });
});

test('N-37 coupons of the manufacturer come on top of groups of the store, where they take the most', () => {
  const cart = [of('a', 400, 2), of('b', 90, 2)];
  const two = off('two', 150, { buy: { minQty: 2 }, maxApplications: 1 });
  const maker = off('maker', 80, { ...mf, maxApplications: 2 });
  expect(deal(cart, [two, maker])).toEqual({ two: 150, maker: 160 });
  const tenth = off('maker', 0, { ...mf, buy: {}, get: get('PERCENT', 1000), maxApplications: 1 });
  expect(deal(cart, [two, tenth])).toEqual({ two: 150, maker: 40 });
  const group = off('maker', 90, { ...mf, buy: { minQty: 3 } });
  expect(deal(cart, [two, group])).toEqual({ two: 150, maker: 90 });
});

test('N-35 order-level percentages and coupons for groups, pools, and blocks together', () => {
  const fifth = order('order', 1000, get('PERCENT', 2000));
  const cart = [of('a', 500, 2), of('b', 300, 2)];
  expect(deal(cart, [fifth, off('two', 100, { buy: { minQty: 2 }, maxApplications: null })])).toEqual({
    two: 200,
    order: 280,
  });
  expect(deal(cart, [fifth, off('pool', 500, { buy: { minCents: 1600 } })])).toEqual({ pool: 500, order: 220 });
  const one = off('one', 0, { proto: 'BUYX_GETX', get: get('FREE', 0), maxApplications: null });
  // As much as with the order's fifth of what two blocks leave: the offer that comes first by its id takes more.
  expect(deal(cart, [fifth, one])).toEqual({ one: 800 });
  expect(deal(cart, [order('order', 800, get('PERCENT', 2000)), one])).toEqual({ one: 800, order: 160 });
  expect(deal(cart, [order('order', 1100, get('PERCENT', 5100)), one])).toEqual({ one: 500, order: 561 });
});
