import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCanonicalOrder } from '../lots.ts';
import { quote } from '../quote.ts';
import { leastCents } from '../testing/brute-force.ts';
import { cases } from '../testing/carts.ts';
import { bogo, context as at, line, multiBuy, offer } from '../testing/samples.ts';

test('N-37 the best deal is what trying everything finds, on 2,000 small carts', () => {
  fc.assert(
    fc.property(cases({ lines: 3, units: 2, offers: 4 }), ({ cart, offers, context }) => {
      const { totals, isProven } = quote(cart, offers, { ...context, rewardCents: 0, steps: 100_000 });
      expect(isProven).toBe(true);
      const usable = offers.filter(({ endLocal }) => endLocal >= context.placedAt);
      expect(totals.goodsCents).toBe(leastCents(inCanonicalOrder(cart), usable, context));
    }),
    { numRuns: 2000, seed: 37 },
  );
});

test('N-37 out of steps, the deal is still a deal, the same each time, and says that it is not proven', () => {
  fc.assert(
    fc.property(cases({ lines: 6, units: 4, offers: 8 }), ({ cart, offers, context }) => {
      const [short, again] = [1, 2].map(() => quote(cart, offers, { ...context, steps: 1 }));
      expect(again).toEqual(short);
      expect(short?.totals.goodsCents).toBeLessThanOrEqual(quote(cart, [], context).totals.goodsCents);
    }),
    { numRuns: 300, seed: 38 },
  );
});

/** Two lines of one product, one of them by subscription: its 5% is rounded once, on whatever the groups leave it. */
const both = (listCents: number, promo: typeof bogo) =>
  [false, true].map((isSubscription, index) =>
    line({ lineId: `line ${index}`, qty: 2, listCents, promo, isSubscription }),
  );

test.each([
  ['a shared buy-get of 9 cents', both(9, bogo), 17],
  ['a shared buy-get of $4.49', both(449, bogo), 875],
  ['2 for 9 cents', both(6, multiBuy(2, 9)), 17],
])('N-37 N-81 equal units share groups in whatever way costs least: %s', (_, cart, cents) => {
  const context = at({ couponOnFreeUnit: true });
  const found = quote(cart, [], context);
  expect([found.totals.goodsCents, found.isProven]).toEqual([cents, true]);
  expect(leastCents(inCanonicalOrder(cart), [], context)).toBe(cents);
});

test('N-37 of two deals with the same prices, the one that leaves more units for a coupon is kept', () => {
  const cart = [
    line({ lineId: 'a', upc: 'a', listCents: 161, qty: 2, category: 'FUEL' }),
    line({ lineId: 'd', upc: 'd', listCents: 714 }),
    line({ lineId: 'f', upc: 'f', listCents: 1004, departmentId: 'deli' }),
  ];
  const fixed = { type: 'FIXED_PRICE' as const };
  const offers = [
    offer({
      offerId: 'item',
      buy: { minQty: 1 },
      get: { qty: 1, discount: { ...fixed, value: 1000 } },
      maxApplications: null,
    }),
    offer({
      offerId: 'order',
      proto: 'REWARDS_FLAT',
      buy: { department: 'dairy' },
      get: { qty: 1, discount: { ...fixed, value: 1 } },
    }),
    offer({
      offerId: 'coupon',
      buy: {},
      get: { qty: 1, discount: { type: 'PERCENT', value: 47 } },
      maxApplications: 2,
      funding: 'MF',
    }),
  ];
  const context = at({ stackPolicy: 'ONE_PER_UNIT', steps: 100_000 });
  const found = quote(cart, offers, context);
  expect([found.totals.goodsCents, found.isProven]).toEqual([
    leastCents(inCanonicalOrder(cart), offers, context),
    true,
  ]);
});

test('N-37 more ways to share groups than are tried: the deal is not called proven', () => {
  const cart = Array.from({ length: 10 }, (_, index) =>
    line({
      lineId: `${index}`,
      qty: 3,
      listCents: 333,
      promo: { type: 'M', qty: 4, priceCents: 1000, group: 'mix', endsOn: '2026-08-31' },
      upc: `${index}`,
      isSubscription: index === 0,
    }),
  );
  expect(quote(cart, [], at()).isProven).toBe(false);
});

test('N-37 N-38 a coupon that takes all that a percentage of the order leaves of a unit makes no cart a cent dearer', () => {
  const cart = [
    line({ upc: 'a', lineId: 'a', listCents: 397, promo: { type: 'P', priceCents: 106, endsOn: '2026-08-31' } }),
    line({ upc: 'b', lineId: 'b', listCents: 419 }),
    line({ upc: 'c', lineId: 'c', listCents: 829, qty: 4 }),
    line({ upc: 'd', lineId: 'd', listCents: 1140, qty: 3, weight: 321 }),
    line({ upc: 'e', lineId: 'e', listCents: 183, qty: 3 }),
    line({ upc: 'f', lineId: 'f', listCents: 281, qty: 2 }),
  ];
  const amount = (value: number) => ({ qty: 1, discount: { type: 'AMOUNT_OFF' as const, value } });
  const order = offer({
    offerId: 'order',
    proto: 'REWARDS_FLAT',
    buy: { minCents: 15_641 },
    get: { qty: 1, discount: { type: 'PERCENT', value: 705 } },
  });
  const store = offer({ offerId: 'store', buy: { upcs: ['a'] }, get: amount(202), maxApplications: 1 });
  const coupon = offer({ ...store, offerId: 'coupon', get: amount(162), funding: 'MF' });
  const [fewer, all] = [
    [order, store],
    [order, store, coupon],
  ].map((offers) => quote(cart, offers, at()));
  expect(all!.isProven).toBe(true);
  expect(all!.totals.goodsCents).toBeLessThanOrEqual(fewer!.totals.goodsCents);
});

test('N-38 N-81 of units in and out of a group, the odd cent of subscribing falls where the cart costs least', () => {
  const promo = { type: 'M', qty: 2, priceCents: 50, group: null, endsOn: '2026-08-31' } as const;
  const milk = line({ qty: 3, listCents: 100, promo, isSubscription: true });
  const coupon = offer({
    buy: { department: milk.departmentId },
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 50 } },
    maxApplications: null,
    funding: 'MF',
  });
  // 8 cents off $1 and two at 25 cents; the coupons take what is left of these.
  expect(quote([milk], [coupon], at()).totals.goodsCents).toBe(100 - 6 - 50);
});
