import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import type { Offer } from './offer.ts';
import { bogo, context, line, multiBuy, offer } from './testing/samples.ts';

const points = (offerId: string, changes: Partial<Offer> = {}) =>
  offer({ offerId, proto: 'REWARDS_FLAT', buy: { upcs: ['milk'], minQty: 2 }, rewardPoints: 50, ...changes });
const progress = (offerId: string, changes: Partial<Offer> = {}) =>
  points(offerId, { proto: 'REWARDS_ACCUMULATION', ...changes });
const settled = (offers: readonly Offer[], qty = 1) => {
  const { rewards, notApplied, nearMiss } = quote([line({ qty })], offers, context());
  return { rewards: rewards.map(({ offerId }) => offerId), notApplied, nearMiss };
};

test('N-81 a points offer that is not clipped earns nothing, and says so', () => {
  expect(settled([points('points', { isClipped: false })], 2)).toEqual({
    rewards: [],
    notApplied: [{ offerId: 'points', reasonCode: 'NOT_CLIPPED' }],
    nearMiss: [],
  });
});

test('N-42 what pays later stands by its last day, then by its id', () => {
  const late = points('a', { endLocal: '2026-09-30T23:59:59.999' });
  expect(settled([late, points('c'), points('b')], 2).rewards).toEqual(['b', 'c', 'a']);
});

test('N-81 a missed threshold of points is below its minimum, and is no near miss of a price', () => {
  expect(settled([points('points')])).toMatchObject({
    notApplied: [{ offerId: 'points', reasonCode: 'BELOW_MINIMUM' }],
    nearMiss: [],
  });
  expect(settled([points('points')], 2).notApplied).toEqual([]);
});

test('N-81 progress toward a later reward counts as applied, and so does no other offer for it', () => {
  expect(settled([progress('progress')]).notApplied).toEqual([]);
  expect(settled([points('points'), progress('progress')]).notApplied).toEqual([
    { offerId: 'points', reasonCode: 'BELOW_MINIMUM' },
  ]);
  expect(settled([progress('eggs', { buy: { upcs: ['eggs'], minQty: 2 } })]).notApplied).toEqual([
    { offerId: 'eggs', reasonCode: 'NO_MATCHING_ITEM' },
  ]);
});

test('N-42 an offer that cannot be used is no near miss, whatever it lacks', () => {
  const two = offer({ buy: { upcs: ['milk'], minQty: 2 } });
  expect(settled([two]).nearMiss).toHaveLength(1);
  expect(settled([{ ...two, usesLeft: 0 }])).toMatchObject({
    notApplied: [{ offerId: 'offer', reasonCode: 'LIMIT_REACHED' }],
    nearMiss: [],
  });
});

test('N-42 what applies stands by its id, on a line as on the order', () => {
  const given = [offer({ offerId: 'z' }), offer({ offerId: 'a', funding: 'MF' })];
  const { applied, lines } = quote([line()], given, context());
  expect(applied.map(({ offerId }) => offerId)).toEqual(['a', 'z']);
  expect(lines[0]!.applied).toEqual(applied);
});

test("N-42 N-82 what the store's offers leave is before manufacturer coupons, even of a cent", () => {
  const cent = offer({ funding: 'MF', get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 1 } } });
  expect(quote([line()], [cent], context()).lines[0]).toMatchObject({ netCents: 399, storeNetCents: 400 });
});

test('N-42 an offer on the order has a total of its own', () => {
  const order = offer({ proto: 'REWARDS_FLAT', buy: { minCents: 400 } });
  expect(quote([line()], [order], context()).totals).toMatchObject({ storeOfferCents: 0, orderOfferCents: 100 });
});

test('N-10 points are whole, on full dollars only', () => {
  const of = (listCents: number, perDollar: number) =>
    quote([line({ listCents })], [], context({ points: { perDollar, times: { GROCERY: 1 } } })).points.estimated;
  expect([of(499, 2), of(500, 2), of(499, 0.4), of(499, 10)]).toEqual([8, 10, 1, 40]);
  expect(quote([line()], [], context({ points: null })).points.estimated).toBe(0);
});

test('N-42 each kind of discount has its total, and what is left is the sum', () => {
  const cart = [
    line({ upc: 'a', lineId: 'a', promo: { type: 'P', priceCents: 390, endsOn: bogo.endsOn } }),
    line({ upc: 'b', lineId: 'b', qty: 2, promo: bogo }),
    line({ upc: 'c', lineId: 'c', qty: 2, promo: multiBuy(2, 780) }),
    line({ upc: 'd', lineId: 'd', qty: 2, volume: { qty: 2, group: null, off: { type: 'PRICE', cents: 370 } } }),
  ];
  const offers = [
    offer({ offerId: 'item', buy: { upcs: ['a'] }, get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 5 } } }),
    offer({
      offerId: 'category',
      buy: { department: 'dairy' },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 7 } },
    }),
    offer({
      offerId: 'maker',
      buy: { upcs: ['d'] },
      funding: 'MF',
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 9 } },
    }),
  ];
  const { totals } = quote(cart, offers, context({ rewardCents: 11, stackPolicy: 'MF_CATEGORY_ITEM' }));
  expect(totals).toMatchObject({
    listCents: 7 * 400,
    promoCents: 10 + 400 + 20 + 60,
    storeOfferCents: 5 + 7,
    manufacturerCents: 9,
    rewardCents: 11,
    goodsCents: 7 * 400 - 490 - 12 - 9 - 11,
  });
});

test('N-42 offers that take nothing off stand by their last day, then by id', () => {
  const late = offer({ offerId: 'a', isClipped: false, endLocal: '2026-09-30T23:59:59.999' });
  const others = ['c', 'b'].map((offerId) => offer({ offerId, isClipped: false }));
  expect(settled([late, ...others]).notApplied.map(({ offerId }) => offerId)).toEqual(['b', 'c', 'a']);
});
