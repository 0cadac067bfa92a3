import { quoteCart } from '../../cart/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasFreshPass } from '../../profile/index.ts';
import { offeringsOf, storeById } from '../../stores/index.ts';
import { cutoffAt, feeAfterMove } from '../rules/times/moving.ts';
import { stateAfter, stateAt } from '../rules/states.ts';
import { type StoreSlot, storeSlots } from '../slots/store-slots.ts';
import { unfitLines } from '../slots/unfit-lines.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { knownSlots } from '../store/slots.ts';
import { bringsOrder } from '../views/order.ts';
import { cartOf } from './editing.ts';

/** A time that an order may move to. */
export interface OrderTime extends StoreSlot {
  /** What the order costs then. */
  totalCents: number;
  /** Lines that can't be had then, by entry id. */
  unfitEntryIds: string[];
  /** Does FreshPass bring it? */
  isMember: boolean;
}

/**
 * The times of its store that an order may move to, its own among them, with what it costs then, earliest first (X-7, N-62).
 * Its own counts as one that has a place for it. None once the order can't be changed, or if it has no time.
 */
export async function orderTimes(
  db: Database,
  { order, lines }: { order: OrderRow; lines: readonly OrderLineRow[] },
  at: Temporal.Instant,
): Promise<OrderTime[]> {
  const { channel, slot_id: own, total_cents: totalCents, fee_cents: feeCents, waived_cents: waivedCents } = order;
  const state = stateAt(order.state, order.cutoff_at, at);
  if (own === null || (channel !== 'PICKUP' && channel !== 'DELIVERY')) return [];
  const store = await storeById(db, order.store_id);
  if (!store || stateAfter(state, 'AMEND', bringsOrder(order)) === null) return [];
  const [slots, [known], priced, offeringOf, isMember] = await Promise.all([
    storeSlots(db, store, channel, at),
    knownSlots(db, [own], at),
    quoteCart(db, cartOf(order, lines, at), { now: at }),
    offeringsOf(db),
    hasFreshPass(db, { householdId: order.household_id, at }),
  ]);
  const paid = { feeCents, waivedCents, channel, isMember };
  const offering = offeringOf(order.store_id);
  const beforeCents = known?.fee_cents ?? 0;
  return slots
    .filter((slot) => Temporal.Instant.compare(cutoffAt(order, slot), at) > 0)
    .map((slot) => ({
      ...slot,
      left: slot.left + (slot.slotId === own ? 1 : 0),
      totalCents: totalCents - feeCents + feeAfterMove(paid, { beforeCents, afterCents: slot.feeCents }).feeCents,
      isMember: isMember || waivedCents > 0,
      unfitEntryIds: unfitLines(priced.lines, slot.start, { store, offering, now: at }),
    }));
}
