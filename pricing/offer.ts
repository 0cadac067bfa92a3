/** Which rule an offer follows (N-34, S-93). */
export const prototypes = [
  'ITEM_DISCOUNT',
  'MUST_BUY',
  'BUYX_GETY',
  'BUYX_GETX',
  'REWARDS_FLAT',
  'REWARDS_ACCUMULATION',
  'CUSTOM',
] as const;
export type Prototype = (typeof prototypes)[number];

export const discountTypes = ['AMOUNT_OFF', 'PERCENT', 'FIXED_PRICE', 'FREE'] as const;

/** Cents off, hundredths of a percent off, or a price in cents; FREE needs no value. */
export interface Discount {
  type: (typeof discountTypes)[number];
  value: number;
}

/** Which goods; with neither, all of them. */
export interface Goods {
  upcs?: readonly string[];
  department?: string;
}

/** What must be bought: at most one of the three minimums; none is one unit. */
export interface Buy extends Goods {
  minQty?: number;
  minCents?: number;
  /** Hundredths of a pound. */
  minWeight?: number;
}

/** An offer, as far as it decides a price (N-32). */
export interface Offer {
  offerId: string;
  proto: Prototype;
  buy: Buy;
  /** What is discounted: other goods for BUYX_GETY, how many of the same for BUYX_GETX, else the goods of `buy`. */
  get: Goods & { qty: number; discount: Discount };
  /** Uses within an order; null if unlimited. */
  maxApplications: number | null;
  /** Orders it is still good for; null if unlimited. */
  usesLeft: number | null;
  /** Who pays for it: the manufacturer or the store. */
  funding: 'MF' | 'STORE';
  /** Offers of one group never share a unit. */
  stackGroup: string | null;
  /** null is everywhere. */
  channels: readonly string[] | null;
  stores: readonly string[] | null;
  /** First and last moment, store time: 2026-08-31T23:59:59.999 (N-40). */
  startLocal: string;
  endLocal: string;
  isClipped: boolean;
  /** Is it for members only, and the shopper none? */
  isExcluded?: boolean;
  /** Points of a REWARDS_FLAT or REWARDS_ACCUMULATION offer that pays in points; null if it pays in money. */
  rewardPoints?: number | null;
  /** Progress of a REWARDS_ACCUMULATION offer from orders before this one, in the unit of its minimum. */
  progress?: number;
  /** Rewards of a REWARDS_ACCUMULATION offer that may still be earned; null if unlimited. */
  rewardsLeft?: number | null;
  /** The rule of a CUSTOM offer, by name. */
  custom?: { name: string };
}

/** The order in which offers take precedence where nothing else decides (N-37). */
export const byExpiryThenId = (one: Offer, other: Offer): number =>
  compare(one.endLocal, other.endLocal) || compare(one.offerId, other.offerId);

/** By code units, so that it is the same in every language and on every machine. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Is it measured on the order as a whole (stage 4 of N-35)? */
export const isOrderLevel = ({ proto, rewardPoints }: Pick<Offer, 'proto' | 'rewardPoints'>): boolean =>
  proto === 'REWARDS_FLAT' && (rewardPoints ?? null) === null;

/** Does it pay in points or count toward a reward, and lower no price? */
export const paysLater = ({ proto, rewardPoints }: Pick<Offer, 'proto' | 'rewardPoints'>): boolean =>
  proto === 'REWARDS_ACCUMULATION' || (proto === 'REWARDS_FLAT' && (rewardPoints ?? null) !== null);
