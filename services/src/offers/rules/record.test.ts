import { expect, test } from 'vitest';
import { offerRecord } from '../testing/drafts.ts';
import * as of from './record.ts';

const place = { storeId: '2910', banner: 'safeway', division: 'NORCAL', timeZone: 'America/Los_Angeles' };
const unused: of.OfferUse = { uses: 0, usesToday: 0, reached: 0, rewards: 0, budgetLeft: null };

test('T-6 T-7 N-40 an offer is good from the first millisecond of its first day to the last of its last', () => {
  const days = { startsOn: '2026-08-05', endsOn: '2026-08-05' };
  const validity = ['04T23:59:59.999', '05T00:00:00.000', '05T23:59:59.999', '06T00:00:00.000'].map((local) =>
    of.validityOf(days, `2026-08-${local}`),
  );
  expect(validity).toEqual(['UPCOMING', 'CURRENT', 'CURRENT', 'EXPIRED']);
});

test('N-40 a moment at a store is its wall clock, and back', () => {
  const noon = Temporal.Instant.from('2026-08-05T19:00:00.1239Z');
  expect(of.localMoment(noon, 'America/Los_Angeles')).toBe('2026-08-05T12:00:00.123');
  expect(of.instantOf('2026-08-05T12:00:00.123', 'America/Los_Angeles').toString()).toBe('2026-08-05T19:00:00.123Z');
});

test.each([
  [{ programType: 'FRESHPASS' }, true],
  [{ programSubType: 'X_FRESHPASS_Y' }, true],
  [{ programSubType: 'BOXTOP' }, false],
  [{}, false],
  [{ programType: 'FRESHPASS', card: { qualificationBehavior: 'FRESHPASS' as const } }, false],
])('S-92 an offer with %j is for members of FreshPass only: %s', (changes, isForMembers) => {
  expect(of.needsFreshPass(offerRecord('any', changes))).toBe(isForMembers);
});

test.each([
  [{ offerPrice: '$1.00', priceTitle: 'off', name: 'Prairie Cereal' }, '$1.00 off Prairie Cereal'],
  [{ offerPrice: 'FREE', priceTitle: '', name: 'Milk' }, 'FREE Milk'],
])('an offer with %j is called %j', (card, title) => {
  expect(of.titleOf(offerRecord('any', { card }))).toBe(title);
});

test.each([
  [null, 7, null],
  [3, 0, 3],
  [3, 2, 1],
  [3, 3, 0],
  [3, 4, 0],
])('of a limit of %s, after %i, %s are left', (limit, used, left) => {
  expect(of.leftOf(limit, used)).toBe(left);
});

test('N-32 a household may use an offer in as many orders as its limits, each and by the day, leave', () => {
  const left = (changes: Parameters<typeof offerRecord>[1], use: Partial<of.OfferUse> = {}) =>
    of.usesLeft(offerRecord('any', changes), { ...unused, ...use });
  expect(left({ ordersEach: null })).toBeNull();
  expect(left({ ordersEach: 3 }, { uses: 1 })).toBe(2);
  expect(left({ ordersEach: null, ordersADay: 2 }, { uses: 9, usesToday: 1 })).toBe(1);
  expect(left({ ordersEach: 5, ordersADay: 2 }, { uses: 1 })).toBe(2);
  expect(left({ ordersEach: 5, ordersADay: 2 }, { uses: 4 })).toBe(1);
});

test('N-32 an offer whose budget may not last for one more order has no use left', () => {
  const left = (budgetLeft: number | null, changes: Parameters<typeof offerRecord>[1] = {}) =>
    of.usesLeft(offerRecord('any', { ordersEach: null, ...changes }), { ...unused, budgetLeft });
  const { rule } = offerRecord('any');
  const twice = { rule: { ...rule, maxApplications: 2 } };
  expect([left(100), left(99), left(200, twice), left(199, twice)]).toEqual([null, 0, null, 0]);
  const unknown = { card: { valueCents: null } };
  expect([left(1, unknown), left(0, unknown), left(null, unknown)]).toEqual([null, 0, null]);
  expect(of.mostCents(offerRecord('any', { rule: { ...rule, maxApplications: null } }))).toBeNull();
});

test('S-273 what counts orders, or asks for something other than a purchase, has no part in a price', () => {
  expect(of.isPriced(offerRecord('any'))).toBe(true);
  expect(of.isPriced(offerRecord('any', { card: { units: 'ITEMS' } }))).toBe(true);
  expect(of.isPriced(offerRecord('any', { card: { units: null } }))).toBe(false);
  expect(of.isPriced(offerRecord('any', { card: { qualificationBehavior: 'PROFILE' } }))).toBe(false);
});

test('N-32 an offer as pricing takes it', () => {
  const offer = offerRecord('cereal', { channels: ['PICKUP'], stackGroup: 'cereals', funding: 'MF' });
  expect(of.pricedOffer(offer, unused, place, false)).toEqual({
    offerId: 'cereal',
    proto: 'ITEM_DISCOUNT',
    buy: { upcs: ['041000000017'], minQty: 1 },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 100 } },
    maxApplications: 1,
    usesLeft: 1,
    funding: 'MF',
    stackGroup: 'cereals',
    channels: ['PICKUP'],
    stores: null,
    startLocal: '2026-08-01T00:00:00.000',
    endLocal: '2026-08-31T23:59:59.999',
    isClipped: true,
  });
  expect(of.pricedOffer(offerRecord('any', { stores: ['7710'] }), unused, place, false)).toMatchObject({
    stores: [],
    channels: null,
  });
});

test('S-92 without FreshPass, its offers stand aside', () => {
  const offer = offerRecord('any', { programType: 'FRESHPASS' });
  expect(of.pricedOffer(offer, unused, place, false).isExcluded).toBe(true);
  expect(of.pricedOffer(offer, unused, place, true)).not.toHaveProperty('isExcluded');
});

test('N-46 an offer that adds up over orders comes with how far the household is, and what it may still earn', () => {
  const { rule } = offerRecord('any');
  const adding = (rewards?: number | null) =>
    of.pricedOffer(
      offerRecord('any', {
        proto: 'REWARDS_ACCUMULATION',
        rule: { ...rule, ...(rewards === undefined ? {} : { rewards }) },
      }),
      { ...unused, reached: 250, rewards: 1 },
      place,
      false,
    );
  expect(adding(3)).toMatchObject({ progress: 250, rewardsLeft: 2 });
  expect(adding(null)).toMatchObject({ progress: 250, rewardsLeft: null });
  expect(adding()).toMatchObject({ progress: 250, rewardsLeft: null });
});

test('N-34 points and rules of their own go along', () => {
  const { rule } = offerRecord('any');
  const with_ = (more: object) =>
    of.pricedOffer(offerRecord('any', { rule: { ...rule, ...more } }), unused, place, false);
  expect(with_({ rewardPoints: 100 }).rewardPoints).toBe(100);
  expect(with_({ custom: { name: 'CHEAPEST_UNIT' } }).custom).toEqual({ name: 'CHEAPEST_UNIT' });
  expect(Object.keys(with_({}))).not.toEqual(expect.arrayContaining(['rewardPoints']));
  expect(Object.keys(with_({}))).not.toEqual(expect.arrayContaining(['custom']));
  expect(Object.keys(with_({}))).not.toEqual(expect.arrayContaining(['progress']));
});
