import fc from 'fast-check';
import { type CartLine, type Promo, stackPolicies } from '../cart.ts';
import type { Buy, Offer } from '../offer.ts';
import type { Case } from './carts.ts';
import { context, line, offer } from './samples.ts';

const upcs = ['a', 'b', 'c', 'd'];
const departments = ['dairy', 'deli'];
const cents = fc.oneof(fc.constantFrom(50, 100, 100, 200, 300, 999), fc.integer({ min: 1, max: 1500 }));

const promo: fc.Arbitrary<Promo | null> = fc.oneof(
  fc.constant(null),
  fc.constant(null),
  fc.record({ type: fc.constant('P' as const), priceCents: cents, endsOn: fc.constant('2026-08-31') }),
  fc.record({
    type: fc.constant('B' as const),
    buy: fc.integer({ min: 1, max: 2 }),
    free: fc.constant(1),
    group: fc.constantFrom(null, 'pool', 'pool'),
    endsOn: fc.constant('2026-08-31'),
  }),
  fc.record({
    type: fc.constant('M' as const),
    qty: fc.constant(2),
    priceCents: cents,
    group: fc.constantFrom(null, 'pool', 'pool'),
    endsOn: fc.constant('2026-08-31'),
  }),
);

const product = fc.record({
  listCents: cents,
  promo,
  departmentId: fc.constantFrom(...departments),
  category: fc.constantFrom('GROCERY' as const, 'GROCERY' as const, 'GROCERY' as const, 'ALCOHOL' as const),
  weight: fc.constantFrom(null, null, null, 150),
});

const goods = fc.oneof(
  fc.subarray(upcs, { minLength: 1 }).map((some) => ({ upcs: some })),
  fc.constantFrom(...departments).map((department) => ({ department })),
  fc.constant({}),
);
const units = fc.constantFrom({}, {}, { minQty: 1 }, { minQty: 2 }, { minQty: 3 });
const money = fc.record({ minCents: fc.integer({ min: 100, max: 1200 }) });
const off = fc.record({
  type: fc.constantFrom('AMOUNT_OFF' as const, 'PERCENT' as const, 'FIXED_PRICE' as const, 'FREE' as const),
  value: fc.oneof(fc.constantFrom(50, 100, 100, 150), fc.integer({ min: 1, max: 400 })),
});

const terms = fc
  .record({
    proto: fc.constantFrom('ITEM_DISCOUNT', 'ITEM_DISCOUNT', 'MUST_BUY', 'BUYX_GETX', 'BUYX_GETY', 'REWARDS_FLAT'),
    which: goods,
    gets: goods,
    units,
    money: fc.option(money),
    off,
  })
  .map(({ proto, which, gets, units: least, money: pooled, off: { type: drawnType, value } }): Partial<Offer> => {
    const isPooled =
      pooled !== null && (proto === 'REWARDS_FLAT' || proto === 'BUYX_GETY' || proto === 'ITEM_DISCOUNT');
    // What is measured in money, or on the order, takes off money or percent (N-81).
    const isShare = proto === 'REWARDS_FLAT' || (isPooled && proto === 'ITEM_DISCOUNT');
    const type = isShare && drawnType !== 'PERCENT' ? 'AMOUNT_OFF' : drawnType;
    const discount = { type, value: type === 'PERCENT' ? value * 20 : value };
    const buy: Buy = { ...which, ...(isPooled ? pooled : least) };
    return { proto: proto as Offer['proto'], buy, get: { ...gets, qty: 1, discount } };
  });

const anyOffer = fc
  .record({
    terms,
    maxApplications: fc.constantFrom(null, 1, 1, 2),
    funding: fc.constantFrom('MF' as const, 'STORE' as const),
    stackGroup: fc.constantFrom(null, null, null, 'group'),
    endLocal: fc.constantFrom('2026-08-31T23:59:59.999', '2026-08-20T23:59:59.999'),
  })
  .map(({ terms: given, ...rest }) => ({ ...rest, ...given }));

/** Carts so small that every way to group their units can be tried; pools and offers meet one another often. */
export const smallCases: fc.Arbitrary<Case> = fc
  .record({
    products: fc.array(product, { minLength: upcs.length, maxLength: upcs.length }),
    cart: fc.array(
      fc.record({
        which: fc.nat(upcs.length - 1),
        qty: fc.integer({ min: 1, max: 3 }),
        isSubscription: fc.constantFrom(false, false, false, true),
        isPaidWithEbt: fc.constantFrom(false, false, false, true),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    offers: fc.array(anyOffer, { maxLength: 3 }),
    stackPolicy: fc.constantFrom(...stackPolicies),
  })
  .map(({ products, cart, offers, stackPolicy }) => {
    let open = 5;
    const lines = cart.flatMap(({ which, qty, ...rest }, at): CartLine[] => {
      const count = Math.min(qty, open);
      open -= count;
      const changes = { ...products[which], ...rest, upc: upcs[which]!, lineId: `line ${at}`, qty: count };
      return count === 0 ? [] : [line(changes)];
    });
    const made = offers.map((changes, at) => {
      const one = offer({ ...changes, offerId: `offer ${at}` });
      return one.proto === 'REWARDS_FLAT' ? { ...one, funding: 'STORE' as const } : one;
    });
    return { cart: lines, offers: made, context: context({ stackPolicy }) };
  });
