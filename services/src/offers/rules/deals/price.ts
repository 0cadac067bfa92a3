import type { OfferRecord } from '../record.ts';

/**
 * What one package costs with a deal: the same for everybody who has it, and never more than everybody pays (N-43). null if
 * it takes more than one package, or if the deal is no discount on a package.
 * @param publicCents what it costs everybody today
 */
export function dealPrice({ proto, rule }: Pick<OfferRecord, 'proto' | 'rule'>, publicCents: number): number | null {
  const { buy, get } = rule;
  const needsMore = (buy.minQty ?? 1) > 1 || (buy.minCents ?? 0) > publicCents || (buy.minWeight ?? 0) > 0;
  if (proto !== 'ITEM_DISCOUNT' || needsMore) return null;
  const { type, value } = get.discount;
  switch (type) {
    case 'AMOUNT_OFF':
      return Math.max(0, publicCents - value);
    case 'PERCENT':
      return publicCents - Math.round((publicCents * value) / 10_000);
    case 'FIXED_PRICE':
      return Math.min(value, publicCents);
    case 'FREE':
      return 0;
  }
}
