import { expect, test } from 'vitest';
import type { CartLine, PriceContext, Promo } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { priced } from '../quote.ts';
import { bogo, context, line, multiBuy, offer } from '../testing/samples.ts';
import { owedOn } from './owed.ts';
import { outcomesOf, type PickedLine } from './picked.ts';

/** What is owed on a cart of which these packages came; what a requote gives is nothing, unless a test says. */
const owed = (
  cart: readonly CartLine[],
  offers: readonly Offer[],
  picked: readonly PickedLine[],
  { given = {}, more = {} }: { given?: Record<string, number>; more?: Partial<PriceContext> } = {},
) =>
  owedOn(priced(cart, offers, context(more)), outcomesOf(cart, picked), new Map(Object.entries(given))).map(
    ({ offerId, cents, lineIds }) => [offerId, cents, ...lineIds],
  );
const eggs = (changes: Partial<CartLine> = {}) => line({ upc: 'eggs', lineId: 'eggs', listCents: 300, ...changes });
const get = (type: Offer['get']['discount']['type'], value: number, more: Partial<Offer['get']> = {}) => ({
  qty: 1,
  discount: { type, value },
  ...more,
});
const short = (qty: number, lineId = 'milk'): PickedLine[] => [{ lineId, qty }];

test('N-41 where nothing that an offer asks for is short, it owes what a requote gives', () => {
  expect(owed([line()], [offer()], [], { given: { offer: 77 } })).toEqual([['offer', 77, 'milk']]);
  expect(owed([line()], [offer()], [], { given: { offer: 1 } })).toEqual([['offer', 1, 'milk']]);
  expect(owed([line(), eggs()], [offer()], short(0, 'eggs'), { given: { offer: 77 } })).toEqual([
    ['offer', 77, 'milk'],
  ]);
  expect(owed([line()], [offer()], [])).toEqual([['offer', 100, 'milk']]);
});

test('N-41 an order-level offer owes its whole cents, on all goods that it may take', () => {
  const wine = line({ upc: 'wine', lineId: 'wine', category: 'ALCOHOL' });
  const order = (of: Offer['get']) => offer({ proto: 'REWARDS_FLAT', buy: {}, get: of });
  expect(owed([line(), eggs(), wine], [order(get('AMOUNT_OFF', 150))], short(0))).toEqual([['offer', 150, 'eggs']]);
  expect(owed([line(), eggs(), wine], [order(get('PERCENT', 1000))], short(0, 'eggs'))).toEqual([
    ['offer', 70, 'milk'],
  ]);
  expect(
    owed([line(), eggs(), wine], [order(get('PERCENT', 1000))], short(0, 'eggs'), { given: { offer: 40 } }),
  ).toEqual([['offer', 70, 'milk']]);
});

test('N-41 an amount for so much money or weight is owed whole, a percentage on what is kept', () => {
  const apples = line({ upc: 'apples', lineId: 'apples', qty: 3, weight: 100 });
  const weight = { upcs: ['apples'], minWeight: 300 };
  expect(owed([apples], [offer({ buy: weight })], short(1, 'apples'))).toEqual([['offer', 100, 'apples']]);
  const money = { upcs: ['milk'], minCents: 800 };
  expect(owed([line({ qty: 2 })], [offer({ buy: money })], short(1))).toEqual([['offer', 100, 'milk']]);
  expect(owed([line({ qty: 2 })], [offer({ buy: money, get: get('PERCENT', 1000) })], short(1))).toEqual([
    ['offer', 40, 'milk'],
  ]);
});

test('N-41 an amount for several units is owed on those that are kept, rounded down', () => {
  const three = offer({ buy: { upcs: ['milk'], minQty: 3 }, get: get('AMOUNT_OFF', 200) });
  expect([2, 1, 0].map((qty) => owed([line({ qty: 3 })], [three], short(qty))[0]![1])).toEqual([133, 66, 0]);
});

test.each<[string, Partial<Offer>, number, number, number]>([
  ['two and get one', { buy: { upcs: ['milk'], minQty: 2 } }, 6, 4, Math.floor((800 * 4) / 6)],
  ['one and get one', {}, 4, 3, 600],
  ['one and get two', { get: get('FREE', 0, { qty: 2 }) }, 6, 3, 800],
  ['two and get one, with one left over', { buy: { upcs: ['milk'], minQty: 2 } }, 7, 6, 800],
  ['two and get one, with two left over', { buy: { upcs: ['milk'], minQty: 2 } }, 8, 7, 800],
])(
  'N-41 of buy %s, units that are left over go first, and each kept one of a block has its share',
  (_, changes, qty, kept, cents) => {
    const given = offer({ proto: 'BUYX_GETX', maxApplications: null, get: get('FREE', 0), ...changes });
    expect(owed([line({ qty })], [given], short(kept))).toEqual([['offer', cents, 'milk']]);
  },
);

test('N-41 a buy-this-get-that owes what it took off the units that were got and are kept', () => {
  const both = (buy: Offer['buy']) =>
    offer({ proto: 'BUYX_GETY', buy, get: get('AMOUNT_OFF', 100, { upcs: ['eggs'], qty: 2 }) });
  const cart = [line({ qty: 2 }), eggs({ qty: 2 })];
  expect(owed(cart, [both({ upcs: ['milk'], minQty: 2 })], short(1))).toEqual([['offer', 200, 'eggs']]);
  expect(owed(cart, [both({ upcs: ['milk'], minQty: 2 })], short(1), { given: { offer: 77 } })).toEqual([
    ['offer', 200, 'eggs'],
  ]);
  expect(owed(cart, [both({ upcs: ['milk'], minQty: 2 })], short(1, 'eggs'))).toEqual([['offer', 100, 'eggs']]);
  expect(owed(cart, [both({ upcs: ['milk'], minCents: 800 })], short(1, 'eggs'))).toEqual([['offer', 100, 'eggs']]);
});

test('T-88 N-41 of a package that weighs less, a percentage is owed by its weight, and an amount whole', () => {
  const apples = line({ upc: 'apples', lineId: 'apples', weight: 200, listCents: 300 });
  const picked = [{ lineId: 'apples', qty: 1, weight: 100 }];
  const on = (of: Offer['get']) => owed([apples], [offer({ buy: { upcs: ['apples'] }, get: of })], picked);
  expect(on(get('PERCENT', 1000))).toEqual([['offer', 30, 'apples']]);
  expect(on(get('AMOUNT_OFF', 60))).toEqual([['offer', 60, 'apples']]);
});

const grouped = (promo: Promo) => ({ ...promo, group: 'all' }) as Promo;

test('N-41 a multi-buy owes its part on what is kept of its full groups, dearest first', () => {
  const promo = grouped(multiBuy(2, 500));
  const cart = [eggs({ promo }), line({ qty: 2, promo })];
  // Two cartons are a group; the eggs are left over.
  expect(owed(cart, [], short(0, 'eggs'))).toEqual([['promo:all', 300, 'milk']]);
  expect(owed(cart, [], short(1))).toEqual([['promo:all', 150, 'eggs', 'milk']]);
  expect(owed(cart, [], short(1), { given: { 'promo:all': 5 } })).toEqual([['promo:all', 150, 'eggs', 'milk']]);
});

test('N-41 a buy-get owes its part by what its units cost, and each promo for itself', () => {
  const promo = grouped(bogo);
  const cart = [
    eggs({ promo }),
    line({ promo }),
    line({ upc: 'tea', lineId: 'tea', qty: 2, listCents: 100, promo: bogo }),
  ];
  expect(owed(cart, [], short(0))).toEqual([
    ['promo:all', Math.floor((300 * 300) / 700), 'eggs'],
    ['promo:tea', 100, 'tea'],
  ]);
  const three = [eggs({ qty: 3, promo: grouped({ ...bogo, buy: 1, free: 2 } as Promo) })];
  expect(owed(three, [], short(2, 'eggs'))).toEqual([['promo:all', 400, 'eggs']]);
});

test('N-41 a volume price owes what it took off each unit that is kept', () => {
  const volume = { qty: 3, group: 'all', off: { type: 'RATE' as const, rate: 1000 } };
  const cart = [eggs({ volume }), line({ qty: 2, volume }), line({ upc: 'tea', lineId: 'tea' })];
  expect(owed(cart, [], short(1))).toEqual([['promo:volume:all', 70, 'eggs', 'milk']]);
});

test('price cuts and subscriptions owe nothing: a requote has them right', () => {
  const sale = line({ isSubscription: true, promo: { type: 'P', priceCents: 350, endsOn: bogo.endsOn } });
  expect(owed([sale], [], short(0))).toEqual([]);
});
