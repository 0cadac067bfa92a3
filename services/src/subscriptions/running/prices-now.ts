import { goodsAt } from '../../catalog/index.ts';
import type { RunOrder } from '../../orders/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { itemNow } from '../rules/item-now.ts';
import { linesAtPrice, orderedItem, type RunLine } from '../rules/run-lines.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { RunRow } from '../store/tables.ts';

/** The lines of a run that is an order, at what their packages cost now, and those left out that nobody has accepted (N-65). */
export async function linesNow(
  db: Database,
  { household_id: householdId, lines }: Pick<RunRow, 'household_id' | 'lines'>,
  { storeId, channel }: Pick<RunOrder, 'storeId' | 'channel'>,
  now: Temporal.Instant,
): Promise<RunLine[]> {
  const goods = await goodsAt(db, [...new Set(lines.map(orderedItem))], { storeId, channel }, now);
  const rows = new Map((await subscriptionsOf(db, householdId)).map((row) => [row.subscription_id, row]));
  return linesAtPrice(lines, (line) => ({
    cents: itemNow(goods.get(orderedItem(line)), channel)?.cents ?? null,
    // What was canceled after its order was made is compared with what the order was made at.
    acceptedCents: rows.get(line.subscriptionId ?? '')?.accepted_cents ?? line.cents,
  }));
}
