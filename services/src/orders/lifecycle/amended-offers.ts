import type { CartLine } from '../../../../pricing/cart.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { type QuoteInputs, quoteInputs, quoteOf } from '../../../../pricing/receipts/digest.ts';
import { lockOffers, lostOffers, reserveOffers } from '../../offers/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { usedOffers } from '../rules/used-offers.ts';
import type { OrderRow } from '../store/order-tables.ts';

/**
 * What a changed order costs with the offers it was placed with (N-40), and holds those it uses now: what it no longer uses
 * is free again, and what others have used up in the meantime takes nothing off (N-39).
 */
export async function withOffers(
  trx: Transaction,
  { order_number: orderNumber, household_id: householdId, inputs: placed }: OrderRow,
  lines: readonly CartLine[],
  at: Temporal.Instant,
): Promise<{ inputs: QuoteInputs; quote: Quote }> {
  await lockOffers(trx, householdId);
  const order = { orderNumber, householdId, day: placed.context.placedAt.slice(0, 10), at };
  const offerIds = placed.offers.map(({ offerId }) => offerId);
  const lost = new Set(await lostOffers(trx, order, offerIds));
  for (;;) {
    const offers = placed.offers.filter(({ offerId }) => !lost.has(offerId));
    const inputs = quoteInputs(lines, offers, placed.context);
    const quote = quoteOf(inputs);
    const gone = await reserveOffers(trx, order, usedOffers(inputs, quote));
    if (gone.length === 0) return { inputs, quote };
    for (const offerId of gone) lost.add(offerId);
  }
}
