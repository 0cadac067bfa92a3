import type { Price } from './product.ts';

/**
 * A price as it is on a day: once a promotion has ended, there is none, and after a sale the regular price is the price
 * (S-113, S-143). What is shown, quoted, and charged all begin here.
 * @param today the store's day, `YYYY-MM-DD`
 */
export function priceOn(price: Price, today: string): Price {
  const { promo, priceCents, basePriceCents } = price;
  if (promo === null || promo.endsOn >= today) return price;
  return { ...price, priceCents: promo.type === 'P' ? basePriceCents : priceCents, promo: null };
}
