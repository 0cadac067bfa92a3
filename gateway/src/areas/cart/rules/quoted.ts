/** What the rules of this area read of a quote (N-42): whole cents. */
export interface Quoted {
  lines: readonly QuotedLine[];
  nearMiss: readonly NearMiss[];
  notApplied: readonly { offerId: string; reasonCode: ReasonCode }[];
  totals: QuotedTotals;
  taxes: readonly { taxCode: string; taxableCents: number; taxCents: number }[];
  points: { estimated: number };
}

export interface QuotedLine {
  lineId: string;
  upc: string;
  qty: number;
  /** Regular price of all its packages. */
  listCents: number;
  netCents: number;
  applied: readonly { offerId: string; amountCents: number; why: Why }[];
}

export interface NearMiss {
  /** An offer's, or `promo:` and the UPC or group of a price promotion. */
  offerId: string;
  /** One of the three: packages, cents, or hundredths of a pound. */
  missing: { units?: number; cents?: number; weight?: number };
  gainCents: number;
  /** Lines that more of would do; omitted where the offer says which. */
  lineIds?: readonly string[];
}

export interface QuotedTotals {
  listCents: number;
  promoCents: number;
  subscriptionCents: number;
  storeOfferCents: number;
  orderOfferCents: number;
  manufacturerCents: number;
  rewardCents: number;
  goodsCents: number;
  depositCents: number;
  /** Omitted in older orders. */
  bagCents?: number;
  taxCents: number;
  totalCents: number;
}

export type Why =
  | 'PRICE_CUT'
  | 'BUY_GET'
  | 'MULTI_BUY'
  | 'VOLUME'
  | 'SUBSCRIPTION'
  | 'ITEM'
  | 'CATEGORY'
  | 'ORDER'
  | 'MANUFACTURER'
  | 'REWARD';

export type ReasonCode =
  | 'NOT_CLIPPED'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'WRONG_STORE'
  | 'WRONG_CHANNEL'
  | 'LIMIT_REACHED'
  | 'NO_MATCHING_ITEM'
  | 'EXCLUDED'
  | 'PROMO_CONFLICT'
  | 'BETTER_DEAL'
  | 'FREE_UNIT'
  | 'BELOW_MINIMUM';

/** What is known of an offer, by its id. */
export type OfferFacts = ReadonlyMap<
  string,
  {
    /** $1.00 off 2 packs of berries. */
    title: string;
    /** Its last day, store time: 2026-08-31; null if unknown. */
    endsOn: string | null;
    /** What it pays in points; 0 if it takes off money. */
    points: number;
    /** Is it for members of FreshPass only (S-92)? Omitted for no. */
    forMembers?: boolean;
  }
>;
