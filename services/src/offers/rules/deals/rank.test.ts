import { expect, test } from 'vitest';
import { offerDraft } from '../../testing/coupons-world.ts';
import type { OfferRecord } from '../record.ts';
import { dealPrice } from './price.ts';
import { type Purchase, rankDeals } from './rank.ts';

const today = '2026-08-05';
const deal = (offerId: string, more: Partial<OfferRecord> = {}): OfferRecord => ({
  ...offerDraft(offerId, { pgm: 'PD', offerType: 'PD' }),
  changedAt: Temporal.Instant.from('2026-08-01T00:00:00Z'),
  ...more,
});
const bought = (upc: string, more: Partial<Purchase> = {}): Purchase => ({
  upc,
  departmentId: 'dairy',
  orders: 4,
  firstOn: '2026-07-01',
  lastOn: '2026-08-01',
  ...more,
});
const offers = [
  deal('new', { departmentId: 'pets', upcs: ['9'] }),
  deal('near', { departmentId: 'dairy', upcs: ['8'] }),
  deal('lapsed', { departmentId: 'dairy', upcs: ['2'] }),
  deal('often', { departmentId: 'dairy', upcs: ['5', '1'] }),
  deal('aisle', { departmentId: 'dairy', upcs: [] }),
];
const history = [bought('1', { orders: 9 }), bought('2', { orders: 3, firstOn: '2026-03-01', lastOn: '2026-04-12' })];

test('N-43 what is bought often comes before what used to be, what goes with it, and what is new', () => {
  const ranked = rankDeals(offers, history, today);
  expect(ranked.map(({ offer, rank, reason, upc }) => [offer.offerId, rank, reason, upc])).toEqual([
    ['aisle', 1, 'BOUGHT_OFTEN', null],
    ['often', 2, 'BOUGHT_OFTEN', '1'],
    ['lapsed', 3, 'LAPSED', '2'],
    ['near', 4, 'COMPLEMENT', '8'],
    ['new', 5, 'NEW', '9'],
  ]);
  expect(ranked.every(({ score }) => Number.isInteger(score) && score > 0 && score <= 1000)).toBe(true);
});

test('N-43, I-7 the order depends on the purchases and the day alone', () => {
  const order = (given: readonly OfferRecord[], past: readonly Purchase[]) =>
    rankDeals(given, past, today).map(({ offer, score }) => [offer.offerId, score]);
  expect(order(offers.toReversed(), history.toReversed())).toEqual(order(offers, history));
  expect(order(offers, [])).toEqual(
    offers.map(({ offerId }) => [offerId, 160]).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
});

test('N-43 a maker pays for its own deal, so it goes first among equals', () => {
  const pair = [deal('ours', { upcs: ['1'] }), deal('theirs', { upcs: ['1'], funding: 'MF' })];
  expect(rankDeals(pair, history, today).map(({ offer }) => offer.offerId)).toEqual(['theirs', 'ours']);
});

test.each([
  ['AMOUNT_OFF', 100, 250, 150],
  ['AMOUNT_OFF', 300, 250, 0],
  ['PERCENT', 1500, 333, 283],
  ['FIXED_PRICE', 199, 250, 199],
  ['FIXED_PRICE', 199, 150, 150],
  ['FREE', 0, 250, 0],
] as const)('N-43 %s of %d on $%d cents is %d, never more than everybody pays', (type, value, publicCents, cents) => {
  const { rule } = offerDraft('any');
  expect(
    dealPrice({ proto: 'ITEM_DISCOUNT', rule: { ...rule, get: { qty: 1, discount: { type, value } } } }, publicCents),
  ).toBe(cents);
});

test('N-43 what takes two packages, or pays later, has no price for one', () => {
  const { rule } = offerDraft('any');
  expect(dealPrice({ proto: 'ITEM_DISCOUNT', rule: { ...rule, buy: { minQty: 2 } } }, 250)).toBeNull();
  expect(dealPrice({ proto: 'MUST_BUY', rule }, 250)).toBeNull();
});
