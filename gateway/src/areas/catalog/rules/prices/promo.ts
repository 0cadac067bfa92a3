import type { ProductPrice } from '../../../../generated/rest.ts';

/** S-113: a promotion is active through its last day. @param today the store's day */
export const isActive = (promo: ProductPrice['promo'], today: string): promo is NonNullable<ProductPrice['promo']> =>
  promo !== null && promo.endsOn >= today;

/** S-143: the regular price, in cents, to be struck through: an active sale (P) below it, both above 0. Else null. */
export const struckThrough = (
  { priceCents, basePriceCents, promo }: Pick<ProductPrice, 'priceCents' | 'basePriceCents' | 'promo'>,
  today: string,
): number | null =>
  isActive(promo, today) && promo.type === 'P' && priceCents > 0 && basePriceCents > 0 && priceCents < basePriceCents
    ? basePriceCents
    : null;
