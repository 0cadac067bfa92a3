import type { ProductPrice, Promo } from '../../../../generated/rest.ts';

type Promoted = Pick<ProductPrice, 'priceCents' | 'basePriceCents' | 'promo'>;

/**
 * The promotion that a product is under: one that is active, through its last day (S-113), and takes something off. Whatever
 * is said of a promotion begins here, so that nothing is advertised that isn't given. @param today the store's day
 */
export function promoOn(price: Promoted, today: string): Promo | null {
  const { promo } = price;
  if (promo === null || promo.endsOn < today) return null;
  return (promo.type === 'P' ? isCut(price) : isTold(promo)) ? promo : null;
}

/** S-143: a sale is below the regular price, and both are above 0. */
const isCut = ({ priceCents, basePriceCents }: Promoted): boolean => priceCents > 0 && priceCents < basePriceCents;

/** N-33: can a buy-get or a multi-buy be priced, or is there only a text that calls it one? */
export const isTold = ({ type, terms }: Promo): boolean =>
  type === 'B'
    ? terms?.buy != null && terms.free !== null
    : type === 'M' && terms?.quantity != null && terms.priceCents !== null;

/** S-143: the regular price, in cents, to be struck through during a sale (P). Else null. */
export const struckThrough = (price: Promoted, today: string): number | null =>
  promoOn(price, today)?.type === 'P' ? price.basePriceCents : null;
