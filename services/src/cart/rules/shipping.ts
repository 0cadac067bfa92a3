import type { QuoteTotals } from '../../../../pricing/quote-types.ts';

/** What a seller asks for shipping, in cents. */
export interface ShippingTerms {
  /** For an order. */
  shippingCents: number;
  /** From so much on it ships free; null if it never does. */
  freeShippingCents: number | null;
}

/** How far a cart is from free shipping, in cents. */
export interface FreeShipping {
  fromCents: number;
  /** 0 once it is reached. */
  missingCents: number;
}

/**
 * What a seller's shipping costs a cart, and how far it is from costing nothing (N-63). Goods count after price promos, as
 * for a minimum (N-60).
 */
export function shippingOf(
  { shippingCents, freeShippingCents }: ShippingTerms,
  { listCents, promoCents }: Pick<QuoteTotals, 'listCents' | 'promoCents'>,
): { shippingCents: number; freeShipping: FreeShipping | null } {
  if (freeShippingCents === null) return { shippingCents, freeShipping: null };
  const missingCents = Math.max(freeShippingCents - (listCents - promoCents), 0);
  return {
    shippingCents: missingCents === 0 ? 0 : shippingCents,
    freeShipping: { fromCents: freeShippingCents, missingCents },
  };
}
