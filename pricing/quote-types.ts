import type { ReasonCode } from './eligibility.ts';
import type { Why } from './lots.ts';

/** A line with what it costs and why (N-42). */
export interface QuoteLine {
  lineId: string;
  upc: string;
  qty: number;
  /** Regular price of all its units. */
  listCents: number;
  /** What is left to pay, after manufacturer coupons and rewards. */
  netCents: number;
  /** After the store's discounts, before manufacturer coupons and rewards: what tax and points are based on. */
  storeNetCents: number;
  /** What each discount takes off the line. */
  applied: { offerId: string; amountCents: number; why: Why }[];
}

/** A discount and what it takes off the whole order; price promos and subscriptions are `promo:…`. */
export interface AppliedOffer {
  offerId: string;
  amountCents: number;
  why: Why;
}

/** What is missing for an offer or a promo to apply, or to apply once more. */
export interface NearMiss {
  offerId: string;
  missing: { units: number } | { cents: number } | { weight: number };
  /** What it would take off. */
  gainCents: number;
}

export interface QuoteTotals {
  listCents: number;
  /** Price cuts, buy-gets, multi-buys, and volume prices. */
  promoCents: number;
  subscriptionCents: number;
  /** The store's offers on items. */
  storeOfferCents: number;
  orderOfferCents: number;
  manufacturerCents: number;
  rewardCents: number;
  /** What is left to pay for goods: the list less all of the above. */
  goodsCents: number;
  depositCents: number;
  /** Bags, where the state has stores charge for them. */
  bagCents: number;
  taxCents: number;
  totalCents: number;
}

/** What a cart costs and why, to the cent (N-42). */
export interface Quote {
  lines: QuoteLine[];
  applied: AppliedOffer[];
  nearMiss: NearMiss[];
  /** Every offer that takes nothing off, with its reason. */
  notApplied: { offerId: string; reasonCode: ReasonCode }[];
  /** Offers that pay in points, or count toward a reward. */
  rewards: { offerId: string; times: number; points: number; progress: number; target: number }[];
  totals: QuoteTotals;
  /** Tax by code, each rate rounded once. */
  taxes: { taxCode: string; taxableCents: number; taxCents: number }[];
  points: { estimated: number };
  /** Is it certain that no other use of the offers costs less? */
  isProven: boolean;
  /** By how much another use of the offers might cost less at most; 0 if it's proven. */
  gapCents: number;
  /** Version of the rules. */
  version: string;
  validUntil: string | null;
}
