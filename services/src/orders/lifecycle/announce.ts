import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { OrderLine, OrderMessages } from '../../games/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from './take.ts';

/** Tells everybody who listens what has happened to an order, once the transaction commits. */
export const announce = <Name extends keyof OrderMessages>(
  { outbox }: Pick<Deps, 'outbox'>,
  trx: Transaction,
  name: Name,
  message: OrderMessages[Name],
): Promise<void> => outbox.announce(trx, name, message);

/** What counts toward points: each line's category, and what it costs before manufacturer coupons and rewards (N-10). */
export function earningLines({ cart }: Pick<QuoteInputs, 'cart'>, { lines }: Pick<Quote, 'lines'>): OrderLine[] {
  const categories = new Map(cart.map(({ lineId, category }) => [lineId, category]));
  return lines.map(({ lineId, storeNetCents }) => ({
    category: categories.get(lineId) ?? 'GROCERY',
    netCents: storeNetCents,
  }));
}
