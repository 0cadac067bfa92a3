import { type NoticeParts, sendNotice } from '../../notices/index.ts';
import { iso } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ToldOrder } from '../rules/notice-parts.ts';
import type { OrderRow } from '../store/order-tables.ts';
import type { Deps } from './take.ts';

/** Puts a notice about an order into the household's inbox, once for the same occasion (N-69). */
export async function tell(
  { random }: Pick<Deps, 'random'>,
  trx: Transaction,
  order: OrderRow,
  { parts, occasion, at }: { parts: NoticeParts | null; occasion: string; at: Temporal.Instant },
): Promise<void> {
  if (parts === null) return;
  await sendNotice(trx, {
    parts,
    notice_id: random.uuid(),
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
