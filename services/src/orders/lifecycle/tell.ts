import { type NoticeParts, sendNotice, tellStep } from '../../notices/index.ts';
import { iso } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrderState } from '../rules/order-states.ts';
import type { ToldOrder } from '../rules/notice-parts.ts';
import type { OrderRow } from '../store/order-tables.ts';
import type { Deps, Taken } from './take.ts';

/** Puts a notice about an order into the household's inbox, once for the same occasion (N-69). */
export async function tell(
  deps: Deps,
  trx: Transaction,
  order: OrderRow,
  { parts, occasion, at }: { parts: NoticeParts | null; occasion: string; at: Temporal.Instant },
): Promise<void> {
  if (parts === null) return;
  await sendNotice(deps, trx, {
    parts,
    notice_id: deps.random.uuid(),
    household_id: order.household_id,
    type: 'ORDER_CHANGED',
    deep_link: `/account/orders/${order.order_number}`,
    created_at: at,
    once: `ORDER_CHANGED:${order.order_number}:${occasion}`,
  });
}

/** An order as notices name it. */
export const told = (order: OrderRow): ToldOrder => ({
  orderNumber: order.order_number,
  start: order.slot_start && iso(order.slot_start),
  timeZone: order.time_zone,
});

/** Tells the household's phones that an order has come to a step that matters at once: it is ready, on its way, or at the door. */
export async function tellOfStep(
  deps: Pick<Deps, 'outbox' | 'clock'>,
  trx: Transaction,
  { order, next }: Taken,
): Promise<void> {
  const code = stepOf(order.state, next);
  if (code === null) return;
  const path = `/account/orders/${order.order_number}`;
  await tellStep(deps, trx, { householdId: order.household_id, code, path });
}

function stepOf(before: OrderState, next: OrderState) {
  if (next === 'READY') return 'ORDER_READY';
  if (next === 'OUT_FOR_DELIVERY') return 'ORDER_ON_ITS_WAY';
  // Whoever picked theirs up knows.
  return next === 'HANDED_OVER' && before === 'OUT_FOR_DELIVERY' ? 'ORDER_DELIVERED' : null;
}
