import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { quote } from '../quote.ts';
import { context, line, offer } from '../testing/samples.ts';
import { lossesOf, lossesOneByOne } from './losses.ts';

const losses = (cart: readonly CartLine[], offers: readonly Offer[], least = 0) =>
  lossesOf(cart, offers, context(), {
    before: quote(cart, offers, context()),
    isShort: ({ listCents, promoCents }) => listCents - promoCents < least,
  });
const three = offer({ buy: { upcs: ['milk'], minQty: 3 } });
const order = offer({
  offerId: 'order',
  proto: 'REWARDS_FLAT',
  buy: { minCents: 1000 },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 200 } },
});

test('less than an offer asks for would lose it, and it is said from which quantity on', () => {
  expect(losses([line({ qty: 5 })], [three])).toMatchObject([{ atQty: 2, withNone: false }]);
  const eggs = line({ upc: 'eggs', lineId: 'eggs' });
  const both = { ...three, buy: { upcs: ['milk', 'eggs'], minQty: 3 } };
  expect(losses([line({ qty: 5 }), eggs], [both])).toEqual([
    { lineId: 'milk', atQty: 1, withNone: true, offers: [{ offerId: 'offer', amountCents: 100 }], losesMinimum: false },
  ]);
  expect(losses([line({ qty: 3 })], [three])).toMatchObject([{ lineId: 'milk', atQty: 2 }]);
});

test('T-87 money that an offer for the order asks for counts over all lines', () => {
  const cart = [line({ qty: 2 }), line({ upc: 'eggs', lineId: 'eggs', listCents: 300 })];
  expect(losses(cart, [order])).toMatchObject([
    { lineId: 'milk', atQty: 1, offers: [{ offerId: 'order', amountCents: 200 }] },
    { lineId: 'eggs', atQty: 0, offers: [{ offerId: 'order', amountCents: 200 }] },
  ]);
});

test('N-60 the minimum of the cart is a threshold, too, unless it was never reached', () => {
  const cart = [line({ qty: 2 }), line({ upc: 'gum', lineId: 'gum', listCents: 50 })];
  expect(losses(cart, [], 800)).toMatchObject([{ lineId: 'milk', atQty: 1, offers: [], losesMinimum: true }]);
  expect(losses(cart, [], 5000)).toEqual([]);
});

test('who takes out all that an offer is for loses no threshold', () => {
  expect(losses([line({ qty: 1 })], [offer()])).toEqual([]);
});

const eggs = line({ upc: 'eggs', lineId: 'eggs', qty: 5 });

test('an offer that takes nothing off now, or that asks for single units, cannot be lost', () => {
  const five = offer({ offerId: 'five', buy: { upcs: ['milk'], minQty: 5 } });
  expect(losses([line({ qty: 3 }), eggs], [five])).toEqual([]);
  expect(losses([line({ qty: 3 }), eggs], [offer()])).toEqual([]);
  expect(losses([line({ qty: 3 }), eggs], [five, three])).toMatchObject([{ offers: [{ offerId: 'offer' }] }]);
});

test.each<[string, Partial<Offer>, CartLine, number]>([
  ['two units', { buy: { upcs: ['milk'], minQty: 2 } }, line({ qty: 3 }), 1],
  ['money', { buy: { upcs: ['milk'], minCents: 800 } }, line({ qty: 3 }), 1],
  ['a weight', { buy: { upcs: ['milk'], minWeight: 300 } }, line({ qty: 3, weight: 120 }), 2],
  ['as many as are bought and got', { proto: 'BUYX_GETX' }, line({ qty: 3 }), 1],
])('an offer that asks for %s is lost with one less', (_, changes, milk, atQty) => {
  expect(losses([milk], [offer(changes)])).toMatchObject([{ lineId: 'milk', atQty, withNone: false }]);
  expect(losses([{ ...milk, qty: atQty + 1 }], [offer(changes)])).toMatchObject([{ atQty }]);
});

test('a line that others make up for loses nothing', () => {
  const either = { ...three, buy: { upcs: ['milk', 'eggs'], minQty: 3 } };
  expect(losses([line({ qty: 5 }), eggs], [either])).toEqual([]);
});

test('each offer is lost with its own goods', () => {
  const onEggs = { ...three, offerId: 'eggs', buy: { upcs: ['eggs'], minQty: 3 } };
  expect(losses([line({ qty: 3 }), eggs], [three, onEggs])).toMatchObject([
    { lineId: 'milk', offers: [{ offerId: 'offer' }] },
    { lineId: 'eggs', offers: [{ offerId: 'eggs' }] },
  ]);
});

test('N-60 a cart that is emptied loses no minimum', () => {
  expect(losses([line({ qty: 2 })], [], 700)).toMatchObject([{ atQty: 1, withNone: false, losesMinimum: true }]);
});

test('of a large cart, the first 60 lines that matter are tried, one at a time', () => {
  const many = Array.from({ length: 61 }, (_, index) => line({ lineId: `line ${index}`, upc: `${index}` }));
  const gum = line({ lineId: 'gum', upc: 'gum', listCents: 0 });
  expect(losses(many, [], 61 * 400)).toHaveLength(60);
  expect(losses([gum, ...many.slice(1)], [], 60 * 400)).toHaveLength(60);
  const cart = many.slice(0, 3);
  const steps = lossesOneByOne(cart, [], context(), {
    before: quote(cart, [], context()),
    isShort: ({ listCents }) => listCents < 1200,
  });
  expect([...steps]).toHaveLength(3);
});

test('a buy-this-get-that asks for more than one unit only if more than one has to be bought', () => {
  const getEggs = (minQty?: number) =>
    offer({
      proto: 'BUYX_GETY',
      buy: { upcs: ['milk'], ...(minQty ? { minQty } : {}) },
      get: { upcs: ['eggs'], qty: 1, discount: { type: 'FREE', value: 0 } },
    });
  expect(losses([line(), eggs], [getEggs()])).toEqual([]);
  expect(losses([line({ qty: 2 }), eggs], [getEggs(2)])).toMatchObject([{ lineId: 'milk', atQty: 1 }]);
});
