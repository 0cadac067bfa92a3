import { expect, test } from 'vitest';
import { offerDraft } from '../../testing/drafts.ts';
import type { OfferRecord } from '../record.ts';
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

test('N-43 the score is what the tables say, in thousandths', () => {
  const score = (offer: OfferRecord, ...past: Purchase[]) => {
    const [ranked] = rankDeals([offer], past, today);
    return [ranked?.reason, ranked?.score];
  };
  const dairy = deal('any', { departmentId: 'dairy', upcs: ['1'] });
  expect(score(dairy)).toEqual(['NEW', 160]);
  expect(score(dairy, bought('1'))).toEqual(['BOUGHT_OFTEN', 720]);
  expect(score(dairy, bought('1', { orders: 1, firstOn: today, lastOn: today }))).toEqual(['BOUGHT_OFTEN', 480]);
  // What was bought after the day that is asked about counts as bought that day.
  expect(score(dairy, bought('1', { lastOn: '2026-08-09' }))).toEqual(['BOUGHT_OFTEN', 720]);
  expect(score(dairy, bought('1', { lastOn: '2026-07-22' }))).toEqual(['BOUGHT_OFTEN', 648]);
  expect(score(dairy, bought('2'))).toEqual(['COMPLEMENT', 324]);
  expect(score(dairy, bought('2', { orders: 1 }), bought('3', { orders: 9 }))).toEqual(['COMPLEMENT', 360]);
  expect(score(dairy, bought('2', { departmentId: 'deli' }))).toEqual(['NEW', 160]);
});

test.each([
  // Once: four weeks.
  [1, '2026-07-08', '2026-07-08', 'BOUGHT_OFTEN'],
  [1, '2026-06-10', '2026-06-10', 'BOUGHT_OFTEN'],
  [1, '2026-06-09', '2026-06-09', 'LAPSED'],
  // Every week: four weeks at least.
  [2, '2026-07-01', '2026-07-08', 'BOUGHT_OFTEN'],
  [2, '2026-06-30', '2026-07-07', 'LAPSED'],
  // Every 20 days: twice as long.
  [3, '2026-05-17', '2026-06-26', 'BOUGHT_OFTEN'],
  [3, '2026-05-16', '2026-06-25', 'LAPSED'],
])('N-43 what was bought in %i orders from %s to %s is %s', (orders, firstOn, lastOn, reason) => {
  const dairy = deal('any', { departmentId: 'dairy', upcs: ['1'] });
  expect(rankDeals([dairy], [bought('1', { orders, firstOn, lastOn })], today)[0]?.reason).toBe(reason);
});

test('N-43 the product that a household buys most stands for a deal, the first by its number among equals', () => {
  const upc = (upcs: string[], ...past: Purchase[]) => rankDeals([deal('any', { upcs })], past, today)[0]?.upc;
  expect(upc(['7', '5'])).toBe('7');
  expect(upc(['7', '5', '3'], bought('5'), bought('3', { orders: 9 }))).toBe('3');
  expect(upc(['7', '5', '3'], bought('5'), bought('3'))).toBe('3');
  expect(upc([], bought('5'))).toBeNull();
});

test('N-43 of equals, what ends first is first, and then by id', () => {
  const [late, soon] = [{ endsOn: '2026-08-31' }, { endsOn: '2026-08-20' }];
  const all = [deal('b', late), deal('a', late), deal('d', soon), deal('c', soon)];
  expect(rankDeals(all, [], today).map(({ offer, rank }) => `${offer.offerId}${rank}`)).toEqual([
    'c1',
    'd2',
    'a3',
    'b4',
  ]);
});
