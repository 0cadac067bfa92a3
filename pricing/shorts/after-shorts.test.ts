import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import type { Offer } from '../offer.ts';
import { digestOf, quoteInputs } from '../receipts/digest.ts';
import { bogo, context, line, offer } from '../testing/samples.ts';
import { afterRemoval, afterShorts, refundOf } from './after-shorts.ts';
import type { PickedLine } from './picked.ts';

const eggs = line({ upc: 'eggs', lineId: 'eggs', listCents: 300 });
const after = (cart: readonly CartLine[], offers: readonly Offer[], picked: readonly PickedLine[]) => {
  const { quote, courtesies, courtesyCents } = afterShorts(quoteInputs(cart, offers, context()), picked);
  return {
    goodsCents: quote.totals.goodsCents,
    courtesies: courtesies.map(({ offerId, cents }) => [offerId, cents]),
    courtesyCents,
  };
};
const two = (offerId: string, changes: Partial<Offer> = {}) =>
  offer({ offerId, buy: { upcs: ['milk'], minQty: 2 }, ...changes });

test('N-41 what was packed as ordered has no courtesies, and the digest of any other quote of it', () => {
  const inputs = quoteInputs([line({ qty: 2 })], [two('two')], context());
  const repriced = afterShorts(inputs, []);
  expect(repriced).toMatchObject({ courtesies: [], courtesyCents: 0, quoteId: digestOf(inputs) });
  expect(repriced.inputs).toEqual(inputs);
});

test('N-41 a courtesy is kept with what the quote is computed from, and stays when more is taken out', () => {
  const inputs = quoteInputs([line({ qty: 2 }), eggs], [two('two')], context());
  const short = afterShorts(inputs, [{ lineId: 'milk', qty: 1 }]);
  expect(short.inputs.courtesies).toEqual([{ offerId: 'two', why: 'ITEM', cents: 50, lineIds: ['milk'] }]);
  expect(short.quoteId).toBe(digestOf(short.inputs));
  const removed = afterRemoval(short.inputs, [{ lineId: 'eggs', qty: 0 }]);
  expect(removed).toMatchObject({ courtesyCents: 50, quote: { totals: { goodsCents: 350 } } });
  expect(removed.quote.lines.map(({ lineId }) => lineId)).toEqual(['milk']);
});

test('N-41 courtesies are given to promos first, then to offers by their last day and id', () => {
  const late = two('a', { endLocal: '2026-09-30T23:59:59.999', funding: 'MF' });
  const soon = two('b');
  expect(after([line({ qty: 2 })], [late, soon], [{ lineId: 'milk', qty: 1 }])).toEqual({
    goodsCents: 300,
    courtesies: [
      ['b', 50],
      ['a', 50],
    ],
    courtesyCents: 100,
  });
  const volume = { qty: 2, group: null, off: { type: 'PRICE' as const, cents: 350 } };
  expect(after([line({ qty: 2, volume })], [soon], [{ lineId: 'milk', qty: 1 }]).courtesies).toEqual([
    ['promo:volume:milk', 50],
    ['b', 50],
  ]);
});

test('N-41 a courtesy is never more than what the shortage cost', () => {
  // Three are left for what two of them get again: nothing is owed but the third.
  const pairs = two('two', { maxApplications: null });
  expect(after([line({ qty: 4 })], [pairs], [{ lineId: 'milk', qty: 3 }])).toEqual({
    goodsCents: 1050,
    courtesies: [['two', 50]],
    courtesyCents: 50,
  });
  // Another coupon takes the place of the one that was lost.
  const single = offer({
    offerId: 'single',
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 60 } },
    stackGroup: 'milk',
  });
  expect(
    after([line({ qty: 2 })], [two('two', { stackGroup: 'milk' }), single], [{ lineId: 'milk', qty: 1 }]),
  ).toMatchObject({
    goodsCents: 340,
    courtesyCents: 0,
  });
});

test('N-41 price cuts and subscriptions follow what is kept by themselves', () => {
  const sale = line({ qty: 2, isSubscription: true, promo: { type: 'P', priceCents: 300, endsOn: bogo.endsOn } });
  expect(after([sale, eggs], [two('two')], [{ lineId: 'milk', qty: 1 }])).toEqual({
    goodsCents: 285 + 300 - 50,
    courtesies: [['two', 50]],
    courtesyCents: 50,
  });
});

test('T-88 N-41 what a package weighs more is paid, and nothing else is dearer for it', () => {
  const apples = line({ upc: 'apples', lineId: 'apples', weight: 100, qty: 2 });
  expect(after([apples], [], [{ lineId: 'apples', qty: 2, weight: 150 }])).toEqual({
    goodsCents: 1200,
    courtesies: [],
    courtesyCents: 0,
  });
  expect(after([apples], [], [{ lineId: 'apples', qty: 2, weight: 50 }]).goodsCents).toBe(400);
});

test('N-41 nothing is taken off where nothing is kept', () => {
  expect(after([line({ qty: 2 }), eggs], [two('two')], [{ lineId: 'milk', qty: 0 }])).toEqual({
    goodsCents: 300,
    courtesies: [],
    courtesyCents: 0,
  });
});

test('N-38 what goes back is between nothing and what was paid', () => {
  expect([refundOf(700, 400), refundOf(700, 0), refundOf(700, 900), refundOf(700, -5)]).toEqual([300, 700, 0, 700]);
});

test('N-41 what another coupon gives instead is no courtesy, and those that are given share what is left', () => {
  const group = { stackGroup: 'milk' };
  const single = offer({ offerId: 'single', get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 60 } }, ...group });
  const offers = [two('a', group), two('b', { funding: 'MF' }), single];
  // $3 each were agreed. The single coupon takes off 60 cents of the dollar that both had lost.
  expect(after([line({ qty: 2 })], offers, [{ lineId: 'milk', qty: 1 }])).toEqual({
    goodsCents: 300,
    courtesies: [['a', 40]],
    courtesyCents: 40,
  });
});

test('N-41 of courtesies, that of the offer that ends first comes first, whoever pays for it', () => {
  const late = two('a', { endLocal: '2026-09-30T23:59:59.999' });
  const soon = two('b', { funding: 'MF' });
  expect(after([line({ qty: 2 })], [late, soon], [{ lineId: 'milk', qty: 1 }]).courtesies).toEqual([
    ['b', 50],
    ['a', 50],
  ]);
});
