import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { context, line, offer } from '../testing/samples.ts';
import { areRivals, inSearchOrder, isGroupPrice, measureOf, offUnit, termsOf } from './offer-terms.ts';

const terms = (changes: Partial<Offer> = {}, more = context()) => termsOf(offer(changes), 0, more);
const get = (type: Offer['get']['discount']['type'], value: number, qty = 1) => ({ qty, discount: { type, value } });
const milk = { upcs: ['milk'] };

test.each<[string, Partial<Offer>, { shape: string; size: number; gets: number }]>([
  ['a dollar off a unit', {}, { shape: 'UNITS', size: 1, gets: 1 }],
  ['a dollar off two', { buy: { ...milk, minQty: 2 } }, { shape: 'GROUPS', size: 2, gets: 1 }],
  ['a must-buy of one', { proto: 'MUST_BUY' }, { shape: 'GROUPS', size: 1, gets: 1 }],
  ['so much money', { buy: { ...milk, minCents: 500 } }, { shape: 'POOL', size: 1, gets: 1 }],
  ['so much weight', { proto: 'MUST_BUY', buy: { ...milk, minWeight: 500 } }, { shape: 'POOL', size: 1, gets: 1 }],
  [
    'buy two, get two',
    { proto: 'BUYX_GETX', buy: { ...milk, minQty: 2 }, get: get('FREE', 0, 2) },
    { shape: 'BLOCKS', size: 4, gets: 2 },
  ],
  ['buy one, get one', { proto: 'BUYX_GETX' }, { shape: 'BLOCKS', size: 2, gets: 1 }],
  ['buy three, get that', { proto: 'BUYX_GETY', buy: { ...milk, minQty: 3 } }, { shape: 'GETS', size: 3, gets: 1 }],
  [
    'buy for money, get that',
    { proto: 'BUYX_GETY', buy: { ...milk, minCents: 500 } },
    { shape: 'GETS', size: 1, gets: 1 },
  ],
  ['a rule of its own', { proto: 'CUSTOM' }, { shape: 'CHEAPEST', size: 1, gets: 1 }],
])('N-34 how an offer takes units: %s', (_, changes, expected) => {
  expect(terms(changes)).toMatchObject(expected);
});

test('N-34 an offer is used as often as it says, or without limit', () => {
  expect([terms({ maxApplications: 3 }).most, terms({ maxApplications: null }).most]).toEqual([3, Infinity]);
});

test('N-36 N-81 offers are rivals that never share a unit', () => {
  const maker = terms({ funding: 'MF' });
  expect([areRivals(terms(), terms()), areRivals(terms(), maker), areRivals(maker, terms())]).toEqual([
    true,
    false,
    false,
  ]);
  expect(areRivals(terms({ stackGroup: 'a' }), terms({ funding: 'MF', stackGroup: 'a' }))).toBe(true);
  expect(areRivals(terms({ stackGroup: 'a' }), terms({ funding: 'MF', stackGroup: 'b' }))).toBe(false);
  const one = context({ stackPolicy: 'ONE_PER_UNIT' });
  expect(areRivals(terms({}, one), terms({ funding: 'MF' }, one))).toBe(true);
});

test('N-34 what an offer takes off a unit by itself', () => {
  const off = (of: Offer['get'], changes = {}) => offUnit(terms({ get: of }), line(changes), 400);
  expect([off(get('AMOUNT_OFF', 500)), off(get('AMOUNT_OFF', 50)), off(get('FREE', 50))]).toEqual([400, 50, 400]);
  expect([off(get('PERCENT', 125)), off(get('PERCENT', 20_000))]).toEqual([5, 400]);
  expect([
    off(get('FIXED_PRICE', 300)),
    off(get('FIXED_PRICE', 500)),
    off(get('FIXED_PRICE', 100), { weight: 200 }),
  ]).toEqual([100, 0, 200]);
});

test('N-81 a minimum of money counts cents before any coupon, one of weight the weight', () => {
  expect(measureOf(offer({ buy: { minCents: 1 } }), line({ weight: 120 }), { baseCents: 380 })).toBe(380);
  expect(measureOf(offer({ buy: { minWeight: 1 } }), line({ weight: 120 }), { baseCents: 380 })).toBe(120);
  expect(measureOf(offer({ buy: { minWeight: 1 } }), line(), { baseCents: 380 })).toBe(0);
});

test('only a must-buy has a price for the group', () => {
  expect(isGroupPrice(terms({ proto: 'MUST_BUY', get: get('FIXED_PRICE', 500) }))).toBe(true);
  expect(isGroupPrice(terms({ proto: 'MUST_BUY' }))).toBe(false);
  expect(isGroupPrice(terms({ get: get('FIXED_PRICE', 500) }))).toBe(false);
});

const ordered = (mayMeet: boolean, ...given: Partial<Offer>[]) =>
  given
    .map((changes) => offer(changes))
    .toSorted(inSearchOrder(({ offerId }) => offerId.slice(0, 1), mayMeet))
    .map(({ offerId }) => offerId);

test("N-36 the store's offers come before the manufacturers', and where two may meet, percentages before prices before amounts", () => {
  const given: Partial<Offer>[] = [
    { offerId: 'a maker', funding: 'MF' },
    { offerId: 'b amount' },
    { offerId: 'c free', get: get('FREE', 0) },
    { offerId: 'd price', get: get('FIXED_PRICE', 1) },
    { offerId: 'e percent', get: get('PERCENT', 1) },
  ];
  expect(ordered(true, ...given)).toEqual(['e percent', 'c free', 'd price', 'b amount', 'a maker']);
  expect(ordered(false, ...given)).toEqual(['b amount', 'c free', 'd price', 'e percent', 'a maker']);
});

test('N-81 offers that take the cheapest that others leave come last of their kind, others by what they do', () => {
  const given: Partial<Offer>[] = [
    { offerId: 'a gets', proto: 'BUYX_GETY' },
    { offerId: 'b custom', proto: 'CUSTOM' },
    { offerId: 'd', endLocal: '2026-08-30T00:00:00.000' },
    { offerId: 'c' },
  ];
  expect(ordered(false, ...given)).toEqual(['c', 'd', 'a gets', 'b custom']);
  expect(ordered(false, { offerId: 'c late' }, { offerId: 'c soon', endLocal: '2026-08-30T00:00:00.000' })).toEqual([
    'c soon',
    'c late',
  ]);
});

test("manufacturers' offers stand by what they do, whichever policy holds", () => {
  const makers: Partial<Offer>[] = [
    { offerId: 'b', funding: 'MF', get: get('PERCENT', 1) },
    { offerId: 'a', funding: 'MF' },
    { offerId: 'z' },
  ];
  expect([ordered(true, ...makers), ordered(false, ...makers.toReversed())]).toEqual([
    ['z', 'a', 'b'],
    ['z', 'a', 'b'],
  ]);
});
