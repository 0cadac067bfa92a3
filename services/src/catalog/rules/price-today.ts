import type { Price } from './product.ts';

/**
 * A price as it is on a day: once a sale has ended, the regular price is the price (S-113, S-143). What is shown, quoted, and
 * charged all begin here.
 * @param today the store's day, `YYYY-MM-DD`
 */
export const priceOn = (price: Price, today: string): Price =>
  price.promo?.type === 'P' && price.promo.endsOn < today
    ? { ...price, priceCents: price.basePriceCents, promo: null }
    : price;
