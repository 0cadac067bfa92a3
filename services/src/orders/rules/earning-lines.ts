import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { OrderLine } from '../../games/index.ts';

/** What counts toward points: each line's category, and what it costs before manufacturer coupons and rewards (N-10). */
export function earningLines({ cart }: Pick<QuoteInputs, 'cart'>, { lines }: Pick<Quote, 'lines'>): OrderLine[] {
  const categories = new Map(cart.map(({ lineId, category }) => [lineId, category]));
  return lines.map(({ lineId, storeNetCents }) => ({
    category: categories.get(lineId) ?? 'GROCERY',
    netCents: storeNetCents,
  }));
}
