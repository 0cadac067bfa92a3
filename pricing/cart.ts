/** What a line is, as far as loyalty and the law tell goods apart (N-10, N-36). */
export const categories = [
  'GROCERY',
  'PHARMACY',
  'GIFT_CARD',
  'MONEY_SERVICES',
  'ALCOHOL',
  'TOBACCO',
  'FUEL',
  'PASSES',
  'FLUID_DAIRY',
  // Whatever a business orders: no coupons, and no points.
  'BUSINESS',
] as const;
export type Category = (typeof categories)[number];

/** What the cents of an order are for: its lines by their category, tax, and deposits (N-10). */
export const orderCategories = [...categories, 'TAX', 'DEPOSIT'] as const;

/** Categories that order-level offers and grocery rewards leave alone (N-36). */
export const leftAlone: ReadonlySet<Category> = new Set([
  'ALCOHOL',
  'TOBACCO',
  'FUEL',
  'GIFT_CARD',
  'MONEY_SERVICES',
  'PASSES',
  'BUSINESS',
]);

/** A price promotion of the store (N-33); `endsOn` is its last day, store time (S-113). */
export type Promo =
  /** A sale price, per unit or per pound. */
  | { type: 'P'; priceCents: number; endsOn: string }
  /** Buy some, get some free. */
  | { type: 'B'; buy: number; free: number; group: string | null; endsOn: string }
  /** Every full group of `qty` for `priceCents`: 2 for $5. */
  | { type: 'M'; qty: number; priceCents: number; group: string | null; endsOn: string };

/** A lower price from so many units on: for every one of them, not for full groups. */
export interface Volume {
  qty: number;
  /** Lines that count together; null for those of one UPC. */
  group: string | null;
  /** What each costs then, per unit or per pound; or, after a price cut, what comes off it in hundredths of a percent. */
  off: { type: 'PRICE'; cents: number } | { type: 'RATE'; rate: number };
}

/** A line of a cart. All money is whole cents. */
export interface CartLine {
  lineId: string;
  upc: string;
  departmentId: string;
  category: Category;
  /** Packages, 1 or more; each is a unit. */
  qty: number;
  /** Of each package, in hundredths of a pound; null if not sold by weight. */
  weight: number | null;
  /** Regular price with its options: per unit, or per pound if sold by weight. */
  listCents: number;
  promo: Promo | null;
  volume?: Volume | null;
  /** For each unit; never discounted, never earning. */
  depositCents: number;
  /** Which of the context's tax rates applies; null if not taxed. */
  taxCode: string | null;
  /** Does it come by subscription? */
  isSubscription: boolean;
  /** Do SNAP benefits pay for it, as far as they are meant to? */
  isPaidWithEbt: boolean;
}

/** How coupons may meet on one unit (N-36). */
export const stackPolicies = ['MF_PLUS_STORE', 'ONE_PER_UNIT', 'MF_CATEGORY_ITEM'] as const;
export type StackPolicy = (typeof stackPolicies)[number];

/** What a state has stores charge for bags: a line of its own, never discounted, taxed, or earning (N-52). */
export interface BagFee {
  /** For each bag. */
  cents: number;
  /** Packages that go into one bag; how many bags there are is worked out from them. */
  packages: number;
  /** Does who pays with SNAP benefits, for any of it, pay nothing for bags? */
  isFreeWithEbt: boolean;
}

/** Everything a quote depends on besides cart and offers: no clock and no settings are read elsewhere (I-7). */
export interface PriceContext {
  storeId: string;
  channel: string;
  /** Store time: 2026-08-05T10:15:00.000. */
  placedAt: string;
  stackPolicy: StackPolicy;
  /** May a coupon be used on the free unit of a buy-get promo? No, if omitted (N-36). */
  couponOnFreeUnit?: boolean;
  /** Off the lowest eligible price for subscribed items, in hundredths of a percent: 500 is 5%. */
  subscriptionRate: number;
  tax: {
    /** Rates by code, in millionths: 86250 is 8.625%. */
    rates: Readonly<Record<string, number>>;
    /** Does a manufacturer coupon lower the taxed value? In most states it doesn't. */
    couponsLowerIt: boolean;
    /** Does a grocery reward? */
    rewardsLowerIt: boolean;
    /** Is the deposit on a taxed drink a part of its price? No, if omitted. */
    depositsAreTaxed?: boolean;
  };
  /** Grocery rewards to spend, in cents. */
  rewardCents: number;
  /** Points for each whole dollar, and how often each category counts; null if the household earns none. */
  points: { perDollar: number; times: Readonly<Partial<Record<Category, number>>> } | null;
  /** Most that SNAP benefits pay of the lines they may pay for; all of them if omitted (N-52). */
  ebtCents?: number;
  /** Bags that the goods come in; null or omitted if nothing is charged for them. */
  bags?: BagFee | null;
  /** Until when the services honor the quote; passed through. */
  validUntil: string | null;
  /** How much work the search for the best deal may do, in steps; 4,000 if omitted. */
  steps?: number;
}
