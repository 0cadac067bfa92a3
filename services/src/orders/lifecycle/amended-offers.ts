import type { CartLine } from '../../../../pricing/cart.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { type QuoteInputs, quoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import { type CartCategory, offersOfOrder, orderedContext } from '../../cart/index.ts';
import { lockOffers, reserveOffers } from '../../offers/index.ts';
import { lockRewards, rewardCentsOf, spendRewards } from '../../games/index.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { Random } from '../../platform/random.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { usedOffers } from '../rules/used-offers.ts';
import type { OrderRow } from '../store/order-tables.ts';

/**
 * What a changed order costs with the offers it was placed with and those that were clipped by its cut-off (N-40), and holds
 * those it uses now: what it no longer uses is free again, and what others have used up in the meantime takes nothing off
 * (N-39).
 * @param when.placedAt the store's local time whose offers and dates count; when it was placed if omitted
 */
export async function withOffers(
  trx: Transaction,
  random: Random,
  row: OrderRow,
  lines: readonly CartLine[],
  { at, placedAt = row.inputs.context.placedAt }: { at: Temporal.Instant; placedAt?: string },
): Promise<{ inputs: QuoteInputs; quote: Quote }> {
  const { order_number: orderNumber, household_id: householdId, inputs: placed } = row;
  await lockOffers(trx, householdId);
  const order = { orderNumber, householdId, day: placedAt.slice(0, 10), at };
  await lockRewards(trx, householdId);
  // No more than what it was placed with, and than what is there.
  const most = await rewardCentsOf(trx, order);
  const ordered = await inTurns(orderedContext(placed));
  const context = { ...ordered, placedAt, rewardCents: Math.min(ordered.rewardCents, most) };
  const known = await offersInTime(trx, row, { at, placedAt });
  const lost = new Set<string>();
  for (;;) {
    const offers = known.filter(({ offerId }) => !lost.has(offerId));
    const inputs = quoteInputs(lines, offers, context);
    const quote = await inTurns(quoteOfSteps(inputs));
    const gone = await reserveOffers(trx, order, usedOffers(inputs, quote));
    if (gone.length === 0) {
      await spendRewards(trx, random, order, quote.totals.rewardCents);
      return { inputs, quote };
    }
    for (const offerId of gone) lost.add(offerId);
  }
}

/** The offers that count for an order: those it was placed with, and what was clipped by its cut-off. */
export const offersInTime = (
  trx: Transaction,
  order: OrderRow,
  { at, placedAt }: { at: Temporal.Instant; placedAt?: string },
) =>
  offersOfOrder(
    trx,
    {
      orderNumber: order.order_number,
      householdId: order.household_id,
      storeId: order.store_id,
      sellerId: order.seller_id,
      category: order.cart_category as CartCategory,
      ordered: order.inputs,
      placedAt,
    },
    { now: at, clippedBy: order.cutoff_at ?? undefined },
  );
