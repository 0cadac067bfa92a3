import { describe, expect, test } from 'vitest';
import { quote } from './quote.ts';
import { bogo, context, line, multiBuy, offer } from './testing/samples.ts';

const goods = (...given: Parameters<typeof quote>) => quote(...given).totals.goodsCents;
const reasonFor = (...given: Parameters<typeof quote>) => quote(...given).notApplied[0]?.reasonCode;

describe('price promos', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('T-80 G-131 of %d units under Buy 1 Get 1 Free, %d are free', (qty, free) => {
    expect(quote([line({ qty, promo: bogo })], [], context()).totals.promoCents).toBe(free * 400);
  });

  test('N-33 2 for $5 prices full groups and leaves the rest alone', () => {
    expect(goods([line({ qty: 5, listCents: 300, promo: multiBuy(2, 500) })], [], context())).toBe(1300);
  });

  test('N-33 a multi-buy that would cost more than the shelf price takes nothing off', () => {
    expect(goods([line({ qty: 2, listCents: 200, promo: multiBuy(2, 500) })], [], context())).toBe(400);
  });

  test('S-143 N-81 a price cut at or above list, or to nothing, is ignored', () => {
    const cut = (priceCents: number) =>
      goods([line({ promo: { type: 'P', priceCents, endsOn: '2026-08-05' } })], [], context());
    expect([cut(299), cut(400), cut(450), cut(0)]).toEqual([299, 400, 400, 400]);
  });

  test('S-113 a promo counts through its last day, store time', () => {
    const at = (placedAt: string) =>
      goods([line({ promo: { type: 'P', priceCents: 300, endsOn: '2026-08-05' } })], [], context({ placedAt }));
    expect([at('2026-08-05T23:59:59.999'), at('2026-08-06T00:00:00.000')]).toEqual([300, 400]);
  });

  test('N-81 a group pools several UPCs, the cheapest free', () => {
    const promo = { ...bogo, group: 'yogurt' };
    const cart = [line({ upc: 'a', listCents: 500, promo }), line({ upc: 'b', listCents: 300, promo })];
    expect(quote(cart, [], context()).lines.map(({ netCents }) => netCents)).toEqual([500, 0]);
  });

  test('N-81 of equal-priced units the free one is whichever makes the total lowest', () => {
    const promo = { ...bogo, group: 'yogurt' };
    const cart = [line({ upc: 'a', promo }), line({ upc: 'b', promo })];
    const onA = offer({ buy: { upcs: ['a'] } });
    const onB = offer({ buy: { upcs: ['b'] } });
    expect([goods(cart, [onA], context()), goods(cart, [onB], context())]).toEqual([300, 300]);
  });

  test('N-35 subscribing takes 5% off after the promos, rounded once per line', () => {
    const cart = [line({ qty: 3, listCents: 333, isSubscription: true, promo: bogo })];
    expect(quote(cart, [], context()).totals.subscriptionCents).toBe(33);
  });

  test('N-50 a package sold by weight is one unit, priced by the pound and rounded half up', () => {
    expect(goods([line({ weight: 137, listCents: 199 })], [], context())).toBe(273);
  });
});

describe('volume prices', () => {
  const fromFive = { qty: 5, group: null, off: { type: 'PRICE' as const, cents: 350 } };
  const aCase = { qty: 6, group: 'wine', off: { type: 'RATE' as const, rate: 1000 } };

  test.each([
    [4, 1600],
    [5, 1750],
    [7, 2450],
  ])('S-165 of %d cases, with a lower price from five on, all cost %d', (qty, cents) => {
    expect(goods([line({ qty, volume: fromFive })], [], context())).toBe(cents);
  });

  test('S-165 a volume price above the shelf price takes nothing off', () => {
    const volume = { ...fromFive, off: { type: 'PRICE' as const, cents: 450 } };
    expect(goods([line({ qty: 5, volume })], [], context())).toBe(2000);
  });

  test('N-63 six bottles of several wines are 10% off each, after a sale price; five are not', () => {
    const sale = { type: 'P', priceCents: 1899, endsOn: '2026-08-31' } as const;
    const cart = (qty: number) => [
      line({ upc: 'pinot', qty: 2, listCents: 2299, promo: sale, volume: aCase }),
      line({ upc: 'merlot', qty, listCents: 1995, volume: aCase }),
      line({ upc: 'milk' }),
    ];
    const { lines, totals } = quote(cart(4), [], context());
    expect(lines.map(({ netCents }) => netCents)).toEqual([2 * 1709, 4 * 1795, 400]);
    expect(lines[0]!.applied).toEqual([
      { offerId: 'promo:pinot', amountCents: 800, why: 'PRICE_CUT' },
      { offerId: 'promo:volume:wine', amountCents: 380, why: 'VOLUME' },
    ]);
    expect(totals.promoCents).toBe(800 + 380 + 800);
    expect(goods(cart(3), [], context())).toBe(2 * 1899 + 3 * 1995 + 400);
  });

  test('N-42 what is missing for a volume price is told, with what all of it would save', () => {
    const cart = [
      line({ upc: 'pinot', qty: 1, listCents: 2000, volume: aCase }),
      line({ upc: 'merlot', qty: 1, listCents: 1500, volume: aCase }),
    ];
    expect(quote(cart, [], context()).nearMiss).toEqual([
      { offerId: 'promo:volume:wine', missing: { units: 4 }, gainCents: 200 + 150 + 4 * 150 },
    ]);
    expect(quote([line({ qty: 5, volume: fromFive })], [], context()).nearMiss).toEqual([]);
  });

  test('N-33 a line under a buy-get keeps that, and its units count toward the volume', () => {
    const volume = { qty: 3, group: 'wine', off: { type: 'RATE' as const, rate: 1000 } };
    const cart = [line({ upc: 'a', qty: 2, promo: bogo, volume }), line({ upc: 'b', volume })];
    expect(quote(cart, [], context()).lines.map(({ netCents }) => netCents)).toEqual([400, 360]);
  });
});

describe('offers', () => {
  test('T-82 never take more than the unit costs', () => {
    const cart = [line({ listCents: 150 })];
    expect(
      quote(cart, [offer({ get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 200 } } })], context()),
    ).toMatchObject({
      totals: { goodsCents: 0, storeOfferCents: 150 },
    });
  });

  test('T-85 of two manufacturer coupons on one unit the better one counts', () => {
    const small = offer({ offerId: 'small', funding: 'MF' });
    const large = offer({
      offerId: 'large',
      funding: 'MF',
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 150 } },
    });
    const { applied, notApplied } = quote([line()], [small, large], context());
    expect(applied).toEqual([{ offerId: 'large', amountCents: 150, why: 'MANUFACTURER' }]);
    expect(notApplied).toEqual([{ offerId: 'small', reasonCode: 'BETTER_DEAL' }]);
  });

  test('N-36 a store offer and a manufacturer coupon share a unit, unless the banner allows one only', () => {
    const both = [offer({ offerId: 'store' }), offer({ offerId: 'mf', funding: 'MF' })];
    expect(goods([line()], both, context())).toBe(200);
    expect(goods([line()], both, context({ stackPolicy: 'ONE_PER_UNIT' }))).toBe(300);
  });

  test('N-36 offers of one stack group never share a unit', () => {
    const both = [offer({ stackGroup: 'g' }), offer({ offerId: 'mf', funding: 'MF', stackGroup: 'g' })];
    expect([goods([line()], both, context()), goods([line({ qty: 2 })], both, context())]).toEqual([300, 600]);
  });

  test('N-81 $1 off 2 counts once for each pair and uses both', () => {
    const pair = offer({ buy: { upcs: ['milk'], minQty: 2 }, maxApplications: null });
    expect([1, 2, 3, 4].map((qty) => goods([line({ qty })], [pair], context()))).toEqual([400, 700, 1100, 1400]);
  });

  test('N-81 a minimum in money is pooled: $15, $15, and $10 earn $5 off $20 twice', () => {
    const cart = [1500, 1500, 1000].map((listCents, index) => line({ upc: `u${index}`, listCents }));
    const pooled = offer({
      buy: { minCents: 2000 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 500 } },
      maxApplications: null,
    });
    expect(goods(cart, [pooled], context())).toBe(3000);
  });

  test('N-81 a percentage is rounded once over all its units, half up', () => {
    const tenth = offer({ get: { qty: 1, discount: { type: 'PERCENT', value: 1000 } }, maxApplications: null });
    expect(goods([line({ qty: 3, listCents: 33 })], [tenth], context())).toBe(89);
  });

  test('N-34 a must-buy prices full groups only', () => {
    const three = offer({
      proto: 'MUST_BUY',
      buy: { upcs: ['milk'], minQty: 3 },
      get: { qty: 1, discount: { type: 'FIXED_PRICE', value: 1000 } },
      maxApplications: null,
    });
    expect([2, 3, 5].map((qty) => goods([line({ qty })], [three], context()))).toEqual([800, 1000, 1800]);
  });

  test('N-34 buy 2 get 1 of the same discounts one of every three', () => {
    const third = offer({
      proto: 'BUYX_GETX',
      buy: { upcs: ['milk'], minQty: 2 },
      get: { qty: 1, discount: { type: 'FREE', value: 0 } },
      maxApplications: 2,
    });
    expect([2, 3, 6, 9].map((qty) => goods([line({ qty })], [third], context()))).toEqual([800, 800, 1600, 2800]);
  });

  test('N-34 buy cereal, get milk: as often as both sides allow, the cheapest milk first', () => {
    const free = offer({
      proto: 'BUYX_GETY',
      buy: { upcs: ['cereal'], minQty: 1 },
      get: { upcs: ['milk', 'oat'], qty: 1, discount: { type: 'FREE', value: 0 } },
      maxApplications: null,
    });
    const cart = [line({ upc: 'cereal', qty: 2 }), line({ qty: 2 }), line({ upc: 'oat', listCents: 350 })];
    expect(goods(cart, [free], context())).toBe(800 + 800 + 350 - 350 - 400);
  });

  test('S-147 a store buy-get stays off units under a buy-get promo; an item discount does not', () => {
    const free = offer({ proto: 'BUYX_GETX', buy: { upcs: ['milk'], minQty: 1 } });
    expect(reasonFor([line({ qty: 4, promo: bogo })], [free], context())).toBe('PROMO_CONFLICT');
    expect(goods([line({ qty: 2, promo: bogo })], [offer()], context())).toBe(300);
  });

  test('N-81 an order-level offer is measured after item offers, and a coupon stays unused to keep its threshold', () => {
    const off = offer({
      offerId: 'order',
      proto: 'REWARDS_FLAT',
      buy: { minCents: 1000 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 300 } },
    });
    const { totals, notApplied } = quote([line({ listCents: 1050 })], [offer(), off], context());
    expect(totals.goodsCents).toBe(750);
    expect(notApplied).toEqual([{ offerId: 'offer', reasonCode: 'BETTER_DEAL' }]);
  });

  test('N-36 order-level offers leave alcohol and gift cards alone', () => {
    const off = offer({ proto: 'REWARDS_FLAT', buy: { minCents: 100 } });
    expect(reasonFor([line({ category: 'ALCOHOL' })], [off], context())).toBe('EXCLUDED');
    expect(quote([line(), line({ upc: 'wine', category: 'ALCOHOL' })], [off], context()).lines[1]?.applied).toEqual([]);
  });

  test('T-94 an order-level offer falls on what SNAP does not pay for first', () => {
    const off = offer({
      proto: 'REWARDS_FLAT',
      buy: { minCents: 5000 },
      get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 2000 } },
    });
    const cart = [line({ upc: 'food', listCents: 4000, isPaidWithEbt: true }), line({ upc: 'soap', listCents: 1000 })];
    expect(quote(cart, [off], context()).lines.map(({ netCents }) => netCents)).toEqual([3000, 0]);
  });

  test('N-34 a custom offer follows the rule it names; one that names another takes nothing off', () => {
    const custom = (name: string) =>
      offer({ proto: 'CUSTOM', buy: {}, get: { qty: 1, discount: { type: 'FREE', value: 0 } }, custom: { name } });
    const cart = [line(), line({ upc: 'gum', listCents: 120 })];
    expect(goods(cart, [custom('CHEAPEST_UNIT')], context())).toBe(400);
    expect(goods(cart, [custom('NO_SUCH_RULE')], context())).toBe(520);
  });

  test.each([
    ['NOT_CLIPPED', { isClipped: false }],
    ['NOT_STARTED', { startLocal: '2026-08-05T10:00:00.001' }],
    ['EXPIRED', { endLocal: '2026-08-05T09:59:59.999' }],
    ['WRONG_STORE', { stores: ['2'] }],
    ['WRONG_CHANNEL', { channels: ['DELIVERY'] }],
    ['LIMIT_REACHED', { usesLeft: 0 }],
    ['NO_MATCHING_ITEM', { buy: { upcs: ['tea'] } }],
    ['BELOW_MINIMUM', { buy: { upcs: ['milk'], minQty: 2 } }],
  ] as const)('N-42 an offer that takes nothing off says %s', (reason, changes) => {
    expect(reasonFor([line()], [offer(changes)], context())).toBe(reason);
  });

  test('N-42 an offer whose free goods alone are in the cart lacks what has to be bought for them', () => {
    const free = offer({
      proto: 'BUYX_GETY',
      buy: { upcs: ['cereal'] },
      get: { upcs: ['milk'], qty: 1, discount: { type: 'FREE', value: 0 } },
    });
    const { notApplied, nearMiss } = quote([line()], [free], context());
    expect(notApplied).toEqual([{ offerId: 'offer', reasonCode: 'BELOW_MINIMUM' }]);
    expect(nearMiss).toEqual([{ offerId: 'offer', missing: { units: 1 }, gainCents: 400 }]);
  });

  test('N-36 N-42 a buy-get coupon on a pair of which one is free falls on the free unit; on two pairs it does not', () => {
    const coupon = offer({
      proto: 'BUYX_GETX',
      funding: 'MF',
      get: { qty: 1, discount: { type: 'FREE', value: 0 } },
    });
    expect(reasonFor([line({ qty: 2, promo: bogo })], [coupon], context())).toBe('FREE_UNIT');
    expect(goods([line({ qty: 4, promo: bogo })], [coupon], context())).toBe(400);
  });

  test('N-42 N-82 a threshold of points that the order misses says so, measured after offers on the order', () => {
    const points = offer({ offerId: 'points', proto: 'REWARDS_FLAT', buy: { minCents: 400 }, rewardPoints: 50 });
    const off = offer({ offerId: 'order', proto: 'REWARDS_FLAT', buy: {} });
    expect(quote([line()], [points], context()).rewards).toMatchObject([{ offerId: 'points', points: 50 }]);
    const { notApplied, rewards } = quote([line()], [points, off], context());
    expect(notApplied).toEqual([{ offerId: 'points', reasonCode: 'BELOW_MINIMUM' }]);
    expect(rewards).toMatchObject([{ offerId: 'points', times: 0, progress: 300 }]);
    expect(reasonFor([line({ category: 'TOBACCO' })], [points], context())).toBe('EXCLUDED');
  });

  test('N-82 a must-buy discount sits on the groups that earn it', () => {
    const pair = offer({
      proto: 'MUST_BUY',
      buy: { upcs: ['milk', 'gum'], minQty: 2 },
      get: { qty: 1, discount: { type: 'FIXED_PRICE', value: 500 } },
      maxApplications: null,
    });
    const cart = [line({ qty: 2 }), line({ upc: 'gum', listCents: 100, qty: 2 })];
    expect(quote(cart, [pair], context()).lines.map(({ netCents }) => netCents)).toEqual([500, 200]);
  });

  test('N-81 the cheapest that a buy-get may take are those that no other offer of its kind takes, whatever its id', () => {
    const free = offer({
      offerId: 'm',
      proto: 'BUYX_GETY',
      buy: { upcs: ['chips'] },
      get: { upcs: ['salsa', 'steak'], qty: 1, discount: { type: 'FREE', value: 0 } },
    });
    const half = { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value: 50 } };
    const cart = [
      line({ upc: 'chips', listCents: 300 }),
      line({ upc: 'salsa', listCents: 200 }),
      line({ upc: 'steak', listCents: 1500 }),
    ];
    const withId = (offerId: string) =>
      goods(cart, [free, offer({ offerId, buy: { upcs: ['salsa'] }, get: half })], context());
    expect([withId('a'), withId('z')]).toEqual([450, 450]);
  });

  test('N-82 a dollar off two pairs units in the way that costs least, free ones too', () => {
    const pair = offer({ buy: { upcs: ['milk'], minQty: 2 }, maxApplications: null });
    expect([2, 4, 6, 8].map((qty) => goods([line({ qty, promo: bogo })], [pair], context()))).toEqual([
      300, 600, 900, 1200,
    ]);
  });

  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'N-81 of a pair across departments the free one is whichever keeps an order-level threshold: %s, %s',
    (dairy, deli) => {
      const promo = { ...bogo, group: 'pair' };
      const cart = [
        line({ upc: dairy, listCents: 1200, promo }),
        line({ upc: deli, listCents: 1200, departmentId: 'deli', promo }),
      ];
      const off = offer({
        proto: 'REWARDS_FLAT',
        buy: { department: 'dairy', minCents: 1000 },
        get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 500 } },
      });
      const { totals, nearMiss, isProven } = quote(cart, [off], context());
      expect([totals.goodsCents, nearMiss, isProven]).toEqual([700, [], true]);
    },
  );

  test('N-33 eighty lines of one multi-buy group with 99 each are priced like two', () => {
    const promo = { ...multiBuy(2, 500), group: 'mix' };
    const cart = Array.from({ length: 80 }, (_, index) => line({ upc: `${index}`, listCents: 300, qty: 99, promo }));
    expect(goods(cart, [offer({ buy: { upcs: ['7'] } })], context())).toBe(80 * 99 * 250 - 100);
  });

  test('N-40 an offer counts through its last millisecond', () => {
    expect(goods([line()], [offer()], context({ placedAt: '2026-08-31T23:59:59.999' }))).toBe(300);
  });

  test('N-42 a near miss names what is missing and what it would bring', () => {
    const pair = offer({ buy: { upcs: ['milk'], minQty: 2 } });
    expect(quote([line({ promo: bogo })], [pair], context()).nearMiss).toEqual([
      { offerId: 'promo:milk', missing: { units: 1 }, gainCents: 400 },
      { offerId: 'offer', missing: { units: 1 }, gainCents: 100 },
    ]);
  });

  test('N-34 rewards in points, and progress that carries over to the next order', () => {
    const flat = offer({ offerId: 'flat', proto: 'REWARDS_FLAT', buy: { minCents: 500 }, rewardPoints: 50 });
    const third = offer({
      offerId: 'third',
      proto: 'REWARDS_ACCUMULATION',
      buy: { upcs: ['milk'], minQty: 3 },
      rewardPoints: 10,
      progress: 2,
      maxApplications: null,
    });
    expect(quote([line({ qty: 2 })], [flat, third], context()).rewards).toEqual([
      { offerId: 'flat', times: 1, points: 50, progress: 500, target: 500 },
      { offerId: 'third', times: 1, points: 10, progress: 1, target: 3 },
    ]);
  });
});

describe('tax, deposits, rewards, and points', () => {
  test('N-81 a manufacturer coupon leaves the taxed value as it is; a grocery reward lowers it', () => {
    const coupon = offer({ funding: 'MF' });
    const tax = (rewardCents: number) =>
      quote([line({ taxCode: 'food' })], [coupon], context({ rewardCents })).taxes[0]?.taxCents;
    expect([tax(0), tax(200)]).toEqual([20, 10]);
  });

  test('T-94 of taxed food that SNAP pays for, only the manufacturer coupon is taxed', () => {
    const cart = [line({ taxCode: 'food', isPaidWithEbt: true })];
    expect(quote(cart, [offer({ funding: 'MF' })], context()).taxes).toEqual([
      { taxCode: 'food', taxableCents: 100, taxCents: 5 },
    ]);
  });

  test('N-81 a deposit is owed on free units too, and earns nothing', () => {
    const { totals, points } = quote([line({ qty: 2, depositCents: 10, promo: bogo })], [], context());
    expect([totals.depositCents, totals.totalCents, points.estimated]).toEqual([20, 420, 4]);
  });

  test('N-10 T-52 points count whole dollars after store offers, before manufacturer coupons, and nothing on wine', () => {
    const cart = [line({ listCents: 625 }), line({ upc: 'wine', category: 'ALCOHOL', listCents: 2000 })];
    const offers = [offer(), offer({ offerId: 'mf', funding: 'MF' })];
    expect(quote(cart, offers, context({ rewardCents: 300 })).points.estimated).toBe(5);
  });
});
