import type { CartLine, PriceContext, Promo } from '../cart.ts';
import type { Offer } from '../offer.ts';

/** A line of milk at $4, one unit, with whatever a test changes. */
export const line = (changes: Partial<CartLine> = {}): CartLine => ({
  lineId: changes.upc ?? 'milk',
  upc: 'milk',
  departmentId: 'dairy',
  category: 'GROCERY',
  qty: 1,
  weight: null,
  listCents: 400,
  promo: null,
  depositCents: 0,
  taxCode: null,
  isSubscription: false,
  isPaidWithEbt: false,
  ...changes,
});

/** A clipped store offer of a dollar off one carton of milk. */
export const offer = (changes: Partial<Offer> = {}): Offer => ({
  offerId: 'offer',
  proto: 'ITEM_DISCOUNT',
  buy: { upcs: ['milk'] },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 100 } },
  maxApplications: 1,
  usesLeft: null,
  funding: 'STORE',
  stackGroup: null,
  channels: null,
  stores: null,
  startLocal: '2026-08-01T00:00:00.000',
  endLocal: '2026-08-31T23:59:59.999',
  isClipped: true,
  ...changes,
});

export const context = (changes: Partial<PriceContext> = {}): PriceContext => ({
  storeId: '1',
  channel: 'PICKUP',
  placedAt: '2026-08-05T10:00:00.000',
  stackPolicy: 'MF_PLUS_STORE',
  subscriptionRate: 500,
  tax: { rates: { food: 50_000 }, couponsLowerIt: false, rewardsLowerIt: true },
  rewardCents: 0,
  points: { perDollar: 1, times: { GROCERY: 1 } },
  validUntil: null,
  ...changes,
});

export const bogo: Promo = { type: 'B', buy: 1, free: 1, group: null, endsOn: '2026-08-31' };
export const multiBuy = (qty: number, priceCents: number): Promo => ({
  type: 'M',
  qty,
  priceCents,
  group: null,
  endsOn: '2026-08-31',
});
