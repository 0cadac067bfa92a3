import { returnStock } from '../../catalog/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { swapChanged, swapClosed } from '../rules/refusals.ts';
import { noLine } from '../rules/store-refusals.ts';
import { canDecide, isGivenBack, isUnanswered, type SwapDecision } from '../rules/swaps.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { insertEvents, updateLine } from '../store/order-writes.ts';
import { reprice } from './reprice.ts';
import { type Deps, type Happening, take } from './take.ts';

/** What a household says to a swap. */
export interface Decision {
  orderNumber: string;
  householdId: string;
  entryId: string;
  /** What was packed instead, as the shopper saw it. */
  itemId: string;
  decision: SwapDecision;
  at: Temporal.Instant;
}

/**
 * Keeps a swap, or gives it back, until the order is handed over (N-41, N-61); a second thought changes it. What is given
 * back costs nothing, never costs the shopper what was earned, and stays with the order until it is handed over. Saying the
 * same again changes nothing.
 * @throws ServiceError 404 NO_ORDER_DATA, LINE_NOT_FOUND; 409 SWAP_CHANGED; 423 SWAP_CLOSED
 */
export async function decideSwap(
  trx: Transaction,
  deps: Deps,
  { orderNumber, householdId, entryId, itemId, decision, at }: Decision,
): Promise<void> {
  const { order } = await take(trx, { orderNumber, householdId, event: 'DECIDE', at, actor: 'SHOPPER' });
  if (!canDecide(order.state, order.channel)) throw swapClosed();
  const lines = await linesOfOrder(trx, orderNumber);
  const line = lines.find(({ entry_id: id }) => id === entryId);
  if (!line) throw noLine();
  if (line.substituted_item_id !== itemId) throw swapChanged();
  if (line.swap_decision === decision) return;
  const before = isGivenBack(line);
  line.swap_decision = decision;
  const changesPrice = isGivenBack(line) !== before;
  const { version } = changesPrice ? await reprice(trx, deps, order, lines) : order;
  if (!changesPrice) await updateLine(trx, { orderNumber, entryId }, { swap_decision: decision });
  const kind = decision === 'KEEP' ? 'SWAP_KEPT' : 'SWAP_GIVEN_BACK';
  await insertEvents(trx, orderNumber, [{ kind, version, at, actor: 'SHOPPER', data: { entryId, itemId } }]);
}

/**
 * Leaves out, before the order is handed over, what its shopper wanted to be asked about and hasn't said yes to: it costs
 * nothing, and nothing that was earned (N-60, N-41).
 * @throws ServiceError 404 NO_ORDER_DATA; 409 ORDER_STATE
 */
export async function leaveUnanswered(trx: Transaction, deps: Deps, moving: Omit<Happening, 'event'>): Promise<void> {
  const { orderNumber, at, actor } = moving;
  const { order } = await take(trx, { ...moving, event: 'HAND_OVER' });
  const lines = await linesOfOrder(trx, orderNumber);
  const unanswered = lines.filter(isUnanswered);
  if (unanswered.length === 0) return;
  for (const line of unanswered) line.swap_decision = 'GIVE_BACK';
  const { version } = await reprice(trx, deps, order, lines);
  await insertEvents(
    trx,
    orderNumber,
    unanswered.map(({ entry_id: entryId, substituted_item_id: itemId }) => {
      return { kind: 'SWAP_UNANSWERED', version, at, actor, data: { entryId, itemId } };
    }),
  );
}

/** What was given back goes back to the store's shelves: the household has gone without it. */
export async function takeBack(trx: Transaction, order: OrderRow): Promise<void> {
  const pieces = new Map<string, number>();
  for (const line of await linesOfOrder(trx, order.order_number)) {
    const { entry_id: entryId, substituted_item_id: itemId, picked_quantity: count } = line;
    if (itemId === null || !isGivenBack(line)) continue;
    pieces.set(itemId, (pieces.get(itemId) ?? 0) + (count ?? 0));
    await updateLine(trx, { orderNumber: order.order_number, entryId }, { picked_quantity: 0 });
  }
  await returnStock(trx, { storeId: order.store_id, channel: order.channel }, pieces);
}
