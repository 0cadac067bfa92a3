import { namesOf, type ProductNames, returnStock, type StockPlace, takeStock } from '../../catalog/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changesNotice, type StoreChange } from '../rules/notice-parts.ts';
import { toldApart } from '../rules/swaps/told-apart.ts';
import { likelyWeights } from '../rules/store-inputs.ts';
import { lineOut, noLine, notWeighed, tooMany, unlikelyWeight, wantsRefund } from '../rules/store-refusals.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { insertEvents } from '../store/order-writes.ts';
import { reprice } from './reprice.ts';
import { type Deps, type Happening, take } from './take.ts';
import { tell, told } from './tell.ts';

/** What the store does to a line while it packs an order. */
export type Packing = { entryId: string } &
  /** There are fewer packages than ordered, or none. */
  (
    | { kind: 'SHORT'; left: number }
    /** It is there after all: a shortage or a swap is taken back. */
    | { kind: 'FOUND' }
    /** Something else is packed instead, `quantity` packages. @property cents its price per package, or per pound */
    | {
        kind: 'SUBSTITUTED';
        itemId: string;
        name: string;
        cents: number;
        quantity: number;
        /** May SNAP benefits pay for it? As for what was ordered, if it isn't known. */
        isSnapEligible?: boolean | null;
      }
    /** What a package weighs, in hundredths of a pound (N-50). */
    | { kind: 'WEIGHED'; weight: number }
  );

const events = { SHORT: 'SHORT', FOUND: 'SHORT', SUBSTITUTED: 'SUBSTITUTE', WEIGHED: 'WEIGH' } as const;

/**
 * Notes what the store found while packing: prices the order anew without costing the shopper what was earned (N-41),
 * recalculates its points (N-11), and tells the household (N-69). All of it at once, as one version of the order. What is
 * noted already changes nothing; what costs more than is held is asked for (N-50).
 * @returns false if everything was noted already
 * @throws ServiceError 404 NO_ORDER_DATA, LINE_NOT_FOUND; 400 TOO_MANY, NOT_WEIGHED, WEIGHT_UNLIKELY; 409 ORDER_STATE, OUT_OF_STOCK, NO_SUBSTITUTE
 */
export async function pack(
  trx: Transaction,
  deps: Deps,
  packings: readonly Packing[],
  happening: Omit<Happening, 'event'>,
): Promise<boolean> {
  const [first] = packings;
  if (first === undefined) return false;
  const { order } = await take(trx, { ...happening, event: events[first.kind] });
  const lines = await linesOfOrder(trx, order.order_number);
  const instead = packings.flatMap((packing) => (packing.kind === 'SUBSTITUTED' ? [packing.itemId] : []));
  const names = await namesOf(trx, [...lines.map(({ item_id: itemId }) => itemId), ...instead]);
  const changes: StoreChange[] = [];
  for (const packing of packings) {
    const line = lines.find(({ entry_id: entryId }) => entryId === packing.entryId);
    if (!line) throw noLine();
    if (!isNoted(line, packing)) changes.push(await packLine(trx, { order, names }, line, packing));
  }
  if (changes.length === 0) return false;
  const { at, actor } = happening;
  const { version, ...sums } = await reprice(trx, deps, order, lines);
  await insertEvents(
    trx,
    order.order_number,
    changes.map(({ kind, ...data }) => ({ kind, version, at, actor, data })),
  );
  // Nobody has to be told of what they chose.
  const parts = actor === 'SHOPPER' ? null : changesNotice(told(order), changes, sums);
  await tell(deps, trx, order, { parts, occasion: `v${version}`, at });
  return true;
}

/** Says the line so already? A store's device may tell the same thing twice. */
function isNoted(line: OrderLineRow, packing: Packing): boolean {
  const { substituted_item_id: instead, picked_quantity: picked } = line;
  if (packing.kind === 'WEIGHED') return picked !== null && line.picked_weight === packing.weight;
  if (packing.kind === 'FOUND') return instead === null && (picked ?? line.ordered_quantity) === line.ordered_quantity;
  if (packing.kind === 'SHORT') return instead === null && (picked ?? line.ordered_quantity) === packing.left;
  return instead === packing.itemId && picked === packing.quantity;
}

async function packLine(
  trx: Transaction,
  { order, names }: { order: OrderRow; names: ReadonlyMap<string, ProductNames> },
  line: OrderLineRow,
  packing: Packing,
): Promise<StoreChange> {
  const ordered = names.get(line.item_id) ?? { name: line.name, full: line.name, size: line.size };
  const name = ordered.full;
  if (packing.kind === 'WEIGHED') {
    if (line.ordered_weight === null) throw notWeighed();
    const likely = likelyWeights(line.ordered_weight);
    if (packing.weight < likely.least || packing.weight > likely.most) throw unlikelyWeight(packing.weight, likely);
    line.picked_weight = packing.weight;
    line.picked_quantity ??= line.ordered_quantity;
    return { kind: 'WEIGHED', name };
  }
  const at: StockPlace = { storeId: order.store_id, channel: order.channel };
  const packed = line.picked_quantity ?? line.ordered_quantity;
  const before = line.substituted_item_id;
  if (before !== null) await returnStock(trx, at, new Map([[before, packed]]));
  if (packing.kind === 'FOUND') {
    const all = line.ordered_quantity;
    if (before !== null) line.picked_weight = null;
    Object.assign(line, { ...nothingInstead, picked_quantity: all, reserved: all });
    return { kind: 'FOUND', name };
  }
  if (packing.kind === 'SHORT') {
    const most = before === null ? packed : 0;
    if (packing.left > most) throw tooMany(most);
    Object.assign(line, { ...nothingInstead, picked_quantity: packing.left });
    // What isn't there can't go back to the shelf.
    line.reserved = Math.min(line.reserved, packing.left);
    return { kind: 'SHORT', name, left: packing.left };
  }
  const { itemId, quantity, cents, isSnapEligible = null } = packing;
  if (line.substitution === 'REFUND') throw wantsRefund();
  if (quantity > line.ordered_quantity) throw tooMany(line.ordered_quantity);
  const missing = await takeStock(trx, at, new Map([[itemId, quantity]]));
  if (missing.length > 0) throw lineOut();
  const instead = names.get(itemId) ?? { name: packing.name, full: packing.name, size: null };
  const [out, by] = toldApart(ordered, instead);
  Object.assign(line, {
    picked_quantity: quantity,
    // It is weighed anew.
    picked_weight: null,
    reserved: 0,
    substituted_item_id: itemId,
    substituted_name: by,
    out_name: out,
    substituted_cents: cents,
    substituted_snap: isSnapEligible,
    swap_decision: null,
  });
  return { kind: 'SUBSTITUTED', name: out, by, asks: line.substitution === 'ASK' };
}

const nothingInstead = {
  substituted_item_id: null,
  substituted_name: null,
  out_name: null,
  substituted_cents: null,
  substituted_snap: null,
  swap_decision: null,
};
