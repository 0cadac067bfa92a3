import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { quote } from '../quote.ts';
import { context, line, offer } from '../testing/samples.ts';
import { lossesOf } from './losses.ts';

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
