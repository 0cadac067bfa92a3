import type { Transaction } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { sharesOf } from '../rules/ebt.ts';
import { afterPicking } from '../rules/repriced.ts';
import { raiseHold } from '../payments/order-payments.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { updateLine, updateOrder } from '../store/order-writes.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { announce } from './announce.ts';
import type { Deps } from './take.ts';

/**
 * Prices a locked order anew after its lines changed, as a new version: no change of the store's costs the shopper what was
 * earned (N-41), points follow (N-11), and what isn't held yet is asked for (N-50). Writes the order, its lines, and what points come from.
 * @returns the new version, the new total, and what it adds to the old one, in cents
 */
export async function reprice(
  trx: Transaction,
  deps: Deps,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<{ version: number; totalCents: number; differenceCents: number }> {
  const { order_number: orderNumber, fee_cents: fee, tip_cents: tip } = order;
  const ordered = order.ordered ?? { inputs: order.inputs, quote: order.quote, totalCents: order.total_cents };
  const { inputs, quote, quoteId, courtesies } = await inTurns(afterPicking(ordered.inputs, lines));
  const totalCents = quote.totals.totalCents + fee + tip;
  const version = order.version + 1;
  await updateOrder(trx, orderNumber, {
    version,
    ordered: JSON.stringify(ordered),
    inputs: JSON.stringify(inputs),
    quote: JSON.stringify(quote),
    quote_id: quoteId,
    courtesy: JSON.stringify(courtesies),
    total_cents: totalCents,
  });
  const priced = new Map(quote.lines.map((line) => [line.lineId, line]));
  for (const line of lines) {
    const now = priced.get(line.entry_id);
    await updateLine(
      trx,
      { orderNumber, entryId: line.entry_id },
      {
        picked_quantity: line.picked_quantity,
        picked_weight: line.picked_weight,
        substituted_item_id: line.substituted_item_id,
        substituted_name: line.substituted_name,
        out_name: line.out_name,
        substituted_cents: line.substituted_cents,
        substituted_snap: line.substituted_snap,
        swap_decision: line.swap_decision,
        reserved: line.reserved,
        net_cents: now?.netCents ?? 0,
        list_cents: now?.listCents ?? 0,
        allocation: JSON.stringify(now?.applied ?? []),
      },
    );
  }
  await raiseHold(deps, trx, { orderNumber, cents: sharesOf(inputs, quote, totalCents).restCents });
  await announce(deps, trx, 'order.amended', {
    orderNumber,
    version,
    lines: earningLines(inputs, quote),
    handOverAt: null,
  });
  return { version, totalCents, differenceCents: totalCents - order.total_cents };
}
