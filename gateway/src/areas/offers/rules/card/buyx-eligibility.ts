/** What S-147 asks of an offer. */
export interface BuyXOffer {
  /** BUYX_GETY among others (S-93). */
  proto: string;
  isClippable: boolean;
  /** Of the product's own promotion: M is a multi-buy, B a buy-get, P a sale. */
  promoType: 'P' | 'M' | 'B' | null;
}

/** Is it a buy-X-get-Y that applies by itself: nothing to clip, and no buy-get or multi-buy in its way (S-147)? */
export const isEligibleBuyX = ({ proto, isClippable, promoType }: BuyXOffer): boolean =>
  proto === 'BUYX_GETY' && !isClippable && promoType !== 'M' && promoType !== 'B';
