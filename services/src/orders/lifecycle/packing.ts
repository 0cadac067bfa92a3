import { returnStock, type StockPlace, takeStock } from '../../catalog/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changesNotice, type StoreChange } from '../rules/notice-texts.ts';
import { lineOut, noLine, noSubstitute, notWeighed, tooMany } from '../rules/refusals.ts';
import { afterPicking } from '../rules/repriced.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { insertEvents, updateLine, updateOrder } from '../store/order-writes.ts';
import { announce, earningLines } from './announce.ts';
import { type Deps, type Happening, take } from './take.ts';
import { tell, told } from './tell.ts';

/** What the store does to a line while it packs an order. */
export type Packing = { entryId: string } &
  /** There are fewer packages than ordered, or none. */
  (
    | { kind: 'SHORT'; left: number }
    /** Something else is packed instead, `quantity` packages. @property cents its price per package, or per pound */
    | { kind: 'SUBSTITUTED'; itemId: string; name: string; cents: number; quantity: number }
    /** What a package weighs, in hundredths of a pound (N-50). */
    | { kind: 'WEIGHED'; weight: number }
  );

const events = { SHORT: 'SHORT', SUBSTITUTED: 'SUBSTITUTE', WEIGHED: 'WEIGH' } as const;

/**
 * Notes what the store found while packing: prices the order anew without costing the shopper what was earned (N-41),
 * recalculates its points (N-11), and tells the household (N-69). All of it at once, as one version of the order.
 * @throws ServiceError 404 NO_ORDER_DATA, LINE_NOT_FOUND; 400 TOO_MANY, NOT_WEIGHED; 409 ORDER_STATE, OUT_OF_STOCK, NO_SUBSTITUTE
 */
export async function pack(
  trx: Transaction,
  deps: Deps,
  packings: readonly Packing[],
  happening: Omit<Happening, 'event'>,
): Promise<void> {
  const [first] = packings;
  if (first === undefined) return;
  const { order } = await take(trx, { ...happening, event: events[first.kind] });
  const lines = await linesOfOrder(trx, order.order_number);
  const changes: StoreChange[] = [];
  for (const packing of packings) {
    const line = lines.find(({ entry_id: entryId }) => entryId === packing.entryId);
    if (!line) throw noLine();
    changes.push(await packLine(trx, order, line, packing));
  }
  await reprice(trx, deps, order, { lines, changes, happening });
}

async function packLine(trx: Transaction, order: OrderRow, line: OrderLineRow, packing: Packing): Promise<StoreChange> {
  const { name } = line;
  if (packing.kind === 'WEIGHED') {
    if (line.ordered_weight === null) throw notWeighed();
    line.picked_weight = packing.weight;
    line.picked_quantity ??= line.ordered_quantity;
    return { kind: 'WEIGHED', name };
  }
  const at: StockPlace = { storeId: order.store_id, channel: order.channel };
  const packed = line.picked_quantity ?? line.ordered_quantity;
  const before = line.substituted_item_id;
  if (before !== null) await returnStock(trx, at, new Map([[before, packed]]));
  if (packing.kind === 'SHORT') {
    const most = before === null ? packed : 0;
    if (packing.left > most) throw tooMany(most);
    Object.assign(line, { ...nothingInstead, picked_quantity: packing.left });
    // What isn't there can't go back to the shelf.
    line.reserved = Math.min(line.reserved, packing.left);
    return { kind: 'SHORT', name, left: packing.left };
  }
  const { itemId, quantity, cents } = packing;
  if (line.substitution === 'REFUND') throw noSubstitute();
  if (quantity > line.ordered_quantity) throw tooMany(line.ordered_quantity);
  const out = await takeStock(trx, at, new Map([[itemId, quantity]]));
  if (out.length > 0) throw lineOut();
  Object.assign(line, {
    picked_quantity: quantity,
    reserved: 0,
    substituted_item_id: itemId,
    substituted_name: packing.name,
    substituted_cents: cents,
  });
  return { kind: 'SUBSTITUTED', name, by: packing.name };
}

const nothingInstead = { substituted_item_id: null, substituted_name: null, substituted_cents: null };

async function reprice(
  trx: Transaction,
  deps: Deps,
  order: OrderRow,
  { lines, changes, happening }: { lines: OrderLineRow[]; changes: StoreChange[]; happening: Omit<Happening, 'event'> },
): Promise<void> {
  const { order_number: orderNumber, fee_cents: fee, tip_cents: tip } = order;
  const { at, actor } = happening;
  const ordered = order.ordered ?? { inputs: order.inputs, quote: order.quote, totalCents: order.total_cents };
  const { inputs, quote, quoteId, courtesies } = afterPicking(ordered.inputs, lines);
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
        substituted_cents: line.substituted_cents,
        reserved: line.reserved,
        net_cents: now?.netCents ?? 0,
        list_cents: now?.listCents ?? 0,
        allocation: JSON.stringify(now?.applied ?? []),
      },
    );
  }
  await insertEvents(
    trx,
    orderNumber,
    changes.map(({ kind, ...data }) => ({ kind, version, at, actor, data })),
  );
  await announce(deps, trx, 'order.amended', {
    orderNumber,
    version,
    lines: earningLines(inputs, quote),
    handOverAt: null,
  });
  const differenceCents = totalCents - order.total_cents;
  const text = changesNotice(told(order), changes, { totalCents, differenceCents, now: at });
  await tell(deps, trx, order, { text, occasion: `v${version}`, at });
}
