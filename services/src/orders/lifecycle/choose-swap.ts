import { type PackedSubstitute, packableInstead } from '../../catalog/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { swapChanged, swapClosed } from '../rules/refusals.ts';
import { noLine, nothingFits } from '../rules/store-refusals.ts';
import { canChoose } from '../rules/swaps.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { insertEvents, updateLine } from '../store/order-writes.ts';
import { pack } from './packing.ts';
import { type Deps, take } from './take.ts';

/** Something else that a household wants in the place of a swap. */
export interface Choice {
  orderNumber: string;
  householdId: string;
  entryId: string;
  /** What was packed instead, as the shopper saw it. */
  itemId: string;
  otherItemId: string;
  at: Temporal.Instant;
}

/** What the store has that can take the place of a swapped line; nothing once the order has left the store. */
export async function swapChoices(
  db: Database,
  order: OrderRow,
  line: OrderLineRow,
  now: Temporal.Instant,
): Promise<PackedSubstitute[]> {
  const { substituted_item_id: packed } = line;
  if (packed === null || !canChoose(order.state, order.channel)) return [];
  const wanted = {
    bpn: line.item_id,
    named: null,
    quantity: line.ordered_quantity,
    storeId: order.store_id,
    channel: order.channel,
  };
  return (await packableInstead({ db, now }, wanted)).filter(({ itemId }) => itemId !== packed);
}

/**
 * Packs another substitute that the store has, as the shopper chose, and keeps it; it costs at most what was ordered (N-41).
 * @throws ServiceError 404 NO_ORDER_DATA, LINE_NOT_FOUND; 409 SWAP_CHANGED, NO_SUBSTITUTE, OUT_OF_STOCK; 423 SWAP_CLOSED
 */
export async function chooseSwap(
  trx: Transaction,
  deps: Deps,
  { orderNumber, householdId, entryId, itemId, otherItemId, at }: Choice,
): Promise<void> {
  const actor = 'SHOPPER';
  const { order } = await take(trx, { orderNumber, householdId, event: 'DECIDE', at, actor });
  if (!canChoose(order.state, order.channel)) throw swapClosed();
  const line = (await linesOfOrder(trx, orderNumber)).find(({ entry_id: id }) => id === entryId);
  if (!line) throw noLine();
  if (line.substituted_item_id === otherItemId && line.swap_decision === 'KEEP') return;
  if (line.substituted_item_id !== itemId) throw swapChanged();
  const other = (await swapChoices(trx, order, line, at)).find((each) => each.itemId === otherItemId);
  if (!other) throw nothingFits();
  const packing = { kind: 'SUBSTITUTED', entryId, quantity: line.ordered_quantity, ...other } as const;
  await pack(trx, deps, [packing], { orderNumber, at, actor });
  await updateLine(trx, { orderNumber, entryId }, { swap_decision: 'KEEP' });
  const chosen = { kind: 'SWAP_CHOSEN', version: order.version + 1, at, actor };
  await insertEvents(trx, orderNumber, [{ ...chosen, data: { entryId, itemId: otherItemId } }]);
}
