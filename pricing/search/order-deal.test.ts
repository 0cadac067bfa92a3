import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { quote } from '../quote.ts';
import { type Case, cases } from '../testing/carts.ts';
import { context, line, offer } from '../testing/samples.ts';
import { search } from '../testing/search.ts';

const ofOrder = (offerId: string, changes: Partial<Offer> = {}): Offer =>
  offer({ offerId, proto: 'REWARDS_FLAT', buy: {}, ...changes });
/** Seven lines, and an order-level offer on each of so many of them. */
const lines = Array.from({ length: 7 }, (_, at) => line({ upc: `${at}`, lineId: `${at}` }));
const onEach = (count: number): Offer[] =>
  Array.from({ length: count }, (_, at) => ofOrder(`on ${at}`, { buy: { upcs: [`${at}`] } }));

test('N-37 sixty-four sets of order-level offers are tried; of one more, nothing is proven', () => {
  const all = quote(lines, onEach(6), context());
  expect([all.totals.goodsCents, all.isProven, all.gapCents]).toEqual([2800 - 600, true, 0]);
  const more = quote(lines, [...onEach(6), ofOrder('on all', { endLocal: '2026-08-30T23:59:59.999' })], context());
  expect([more.totals.goodsCents, more.isProven, more.gapCents]).toEqual([2300, false, 2300]);
});

test('N-37 of order-level offers that take off the same, the one that ends first stands, whatever is tried first', () => {
  const soon = '2026-08-10T23:59:59.999';
  const amount = (endLocal: string) =>
    ofOrder('amount', { get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 280 } }, endLocal });
  const percent = (endLocal: string) =>
    ofOrder('percent', { get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } }, endLocal });
  const late = '2026-08-31T23:59:59.999';
  const stands = (...offers: Offer[]) => quote(lines, offers, context()).applied.map(({ offerId }) => offerId);
  expect(stands(amount(soon), percent(late))).toEqual(['amount']);
  expect(stands(amount(late), percent(soon))).toEqual(['percent']);
});

/** Carts with the offers of three, and an amount off the order. */
const underAmount = fc
  .array(cases({ lines: 5, units: 4, offers: 12 }), { minLength: 3, maxLength: 3 })
  .map((all): Case => {
    const named = all.flatMap(({ offers }, index) =>
      offers.map((each) => ({ ...each, offerId: `${index} ${each.offerId}` })),
    );
    const get = { qty: 1, discount: { type: 'AMOUNT_OFF', value: 400 } } as const;
    return { ...all[0]!, offers: [...named, ofOrder('order', { buy: { department: 'dairy', minCents: 1000 }, get })] };
  });

test.each([
  [37, 4, 2252],
  [85, 3, 0],
  [171, 9, 818],
  [182, 4, 1059],
])(
  'N-81 what was judged is found again when it is made, however much that takes: draw %i, cart %i',
  (seed, at, cents) => {
    const cart = fc.sample(underAmount, { numRuns: 10, seed })[at]!;
    expect(search(cart, 20_000).cents).toBe(cents);
  },
);
