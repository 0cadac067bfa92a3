import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { quote } from '../quote.ts';
import { context, line, offer } from '../testing/samples.ts';

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
