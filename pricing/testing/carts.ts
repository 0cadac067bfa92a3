import fc from 'fast-check';
import { type CartLine, categories, type PriceContext, type Promo, stackPolicies, type Volume } from '../cart.ts';
import { type Discount, discountTypes, type Offer, prototypes } from '../offer.ts';
import { context, line, offer } from './samples.ts';

/** A cart with offers, as tests draw them. */
export interface Case {
  cart: CartLine[];
  offers: Offer[];
  context: PriceContext;
}

const upcs = ['a', 'b', 'c', 'd', 'e', 'f'];
const departments = ['dairy', 'deli'];
const cents = fc.oneof(fc.constantFrom(33, 100, 200, 200, 300, 499), fc.integer({ min: 1, max: 2500 }));
const endsOn = fc.constantFrom('2026-08-04', '2026-08-05', '2026-08-31');

const promo: fc.Arbitrary<Promo | null> = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('P' as const), priceCents: cents, endsOn }),
    fc.record({
      type: fc.constant('B' as const),
      buy: fc.integer({ min: 1, max: 2 }),
      free: fc.constant(1),
      group: fc.constantFrom(null, 'pool'),
      endsOn: fc.constant('2026-08-31'),
    }),
    fc.record({
      type: fc.constant('M' as const),
      qty: fc.integer({ min: 2, max: 3 }),
      priceCents: cents,
      group: fc.constantFrom(null, 'pool'),
      endsOn: fc.constant('2026-08-31'),
    }),
  ),
);

const volume: fc.Arbitrary<Volume | null> = fc.option(
  fc.record({
    qty: fc.integer({ min: 2, max: 4 }),
    group: fc.constantFrom(null, 'case'),
    off: fc.oneof(
      fc.record({ type: fc.constant('PRICE' as const), cents }),
      fc.record({ type: fc.constant('RATE' as const), rate: fc.constantFrom(500, 1000) }),
    ),
  }),
);

/** Goods of one UPC are alike, as in a store; only how they come and how they are paid differs by line. */
function lineOf(most: number): fc.Arbitrary<Partial<CartLine>> {
  return fc.record({
    qty: fc.integer({ min: 1, max: most }),
    isSubscription: fc.boolean(),
    isPaidWithEbt: fc.boolean(),
  });
}

const product = fc.record({
  listCents: cents,
  promo,
  volume,
  departmentId: fc.constantFrom(...departments),
  category: fc.constantFrom(...categories, 'GROCERY' as const, 'GROCERY' as const, 'GROCERY' as const),
  weight: fc.option(fc.integer({ min: 1, max: 400 })),
  depositCents: fc.constantFrom(0, 5, 10),
  taxCode: fc.constantFrom(null, 'food', 'none'),
});

const discount: fc.Arbitrary<Discount> = fc.record({
  type: fc.constantFrom(...discountTypes),
  value: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(1000, 5000)),
});

const goods = fc.oneof(
  fc.subarray(upcs, { minLength: 1 }).map((some) => ({ upcs: some })),
  fc.constantFrom(...departments).map((department) => ({ department })),
  fc.constant({}),
);
const minimum = fc.oneof(
  fc.constant({}),
  fc.record({ minQty: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ minCents: fc.integer({ min: 100, max: 1500 }) }),
  fc.record({ minWeight: fc.integer({ min: 50, max: 500 }) }),
);

const anyOffer: fc.Arbitrary<Partial<Offer>> = fc.record({
  proto: fc.constantFrom('ITEM_DISCOUNT', 'ITEM_DISCOUNT', 'MUST_BUY', 'BUYX_GETY', 'BUYX_GETX', 'REWARDS_FLAT'),
  buy: fc.tuple(goods, minimum).map(([which, least]) => ({ ...which, ...least })),
  get: fc
    .tuple(goods, fc.integer({ min: 1, max: 2 }), discount)
    .map(([which, qty, how]) => ({ ...which, qty, discount: how })),
  maxApplications: fc.constantFrom(null, 1, 2, 3),
  funding: fc.constantFrom('MF', 'STORE'),
  stackGroup: fc.constantFrom(null, null, 'group'),
  endLocal: fc.constantFrom('2026-08-31T23:59:59.999', '2026-08-20T23:59:59.999', '2026-08-01T23:59:59.999'),
});

/** Offers of every prototype (N-34), with whatever keeps one from being used. */
const everyOffer: fc.Arbitrary<Partial<Offer>> = fc
  .tuple(
    anyOffer,
    fc.record({
      proto: fc.constantFrom(...prototypes),
      custom: fc.constantFrom({ name: 'CHEAPEST_UNIT' }, { name: 'NO_SUCH_RULE' }),
      points: fc.constantFrom(null, null, 100),
      progress: fc.nat(2),
      rewardsLeft: fc.constantFrom(null, 0, 1),
      usesLeft: fc.constantFrom(null, null, 0, 1),
      channels: fc.constantFrom(null, null, ['DELIVERY']),
      stores: fc.constantFrom(null, null, []),
      isClipped: fc.constantFrom(true, true, true, false),
      startLocal: fc.constantFrom('2026-08-01T00:00:00.000', '2026-08-01T00:00:00.000', '2026-08-20T00:00:00.000'),
    }),
  )
  .map(([drawn, { custom, points, progress, rewardsLeft, ...more }]) => ({
    ...drawn,
    ...more,
    ...(more.proto === 'CUSTOM' ? { custom } : {}),
    ...(more.proto === 'REWARDS_FLAT' ? { rewardPoints: points } : {}),
    ...(more.proto === 'REWARDS_ACCUMULATION' ? { rewardPoints: points, progress, rewardsLeft } : {}),
  }));

interface Size {
  lines: number;
  units: number;
  offers: number;
  /** Offers of every prototype, in whatever state? */
  every?: boolean;
}

/** Carts of goods and offers that meet one another often. */
export function cases({ lines, units, offers, every = false }: Size): fc.Arbitrary<Case> {
  return fc
    .record({
      products: fc.array(product, { minLength: upcs.length, maxLength: upcs.length }),
      cart: fc.array(fc.tuple(fc.nat(upcs.length - 1), lineOf(units)), { minLength: 1, maxLength: lines }),
      offers: fc.array(every ? everyOffer : anyOffer, { maxLength: offers }),
      stackPolicy: fc.constantFrom(...stackPolicies),
      rewardCents: fc.constantFrom(0, 0, 500),
      couponOnFreeUnit: fc.constantFrom(undefined, false, true),
    })
    .map(({ products, cart, offers: drawn, couponOnFreeUnit, ...settings }) => ({
      cart: cart.map(([index, changes], at) =>
        line({ ...products[index], ...changes, upc: upcs[index] ?? '', lineId: `line ${at}` }),
      ),
      offers: drawn.map((changes, at) => {
        const made = offer({ ...changes, offerId: `offer ${at}` });
        return made.proto === 'REWARDS_FLAT' ? { ...made, funding: 'STORE' } : made;
      }),
      context: context({ ...settings, ...(couponOnFreeUnit === undefined ? {} : { couponOnFreeUnit }) }),
    }));
}
