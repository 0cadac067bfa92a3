import type { PricedCart } from '../../cart/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { digestOf, type QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { NewOrderLine, OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { deleteLines, insertLines, updateOrder } from '../store/order-writes.ts';

/** The lines of an amended order, to be written: what stays keeps what is known of it. */
export function lineRows(
  orderNumber: string,
  {
    before,
    priced,
    quote,
    inputs,
  }: { before: readonly OrderLineRow[]; priced: PricedCart; quote: Quote; inputs: QuoteInputs },
): NewOrderLine[] {
  const rows = new Map(before.map((line) => [line.entry_id, line]));
  const wishes = new Map(priced.lines.map((each) => [each.line.entryId, each]));
  const quoted = new Map(quote.lines.map((line) => [line.lineId, line]));
  return inputs.cart.flatMap((line, position): NewOrderLine[] => {
    const [row, wish, costs] = [rows.get(line.lineId), wishes.get(line.lineId), quoted.get(line.lineId)];
    if (!wish || !costs) return [];
    const { goods } = wish;
    const { comments, options, substitution, name, bpn } = wish.line;
    return [
      {
        order_number: orderNumber,
        entry_id: line.lineId,
        position,
        item_id: bpn,
        name,
        size: goods?.product.size ?? row?.size ?? '',
        department_id: line.departmentId,
        category: line.category,
        contains_alcohol: goods?.product.containsAlcohol ?? row?.contains_alcohol ?? false,
        restricted_value: goods?.product.restrictedValue ?? row?.restricted_value ?? 0,
        ordered_quantity: line.qty,
        ordered_weight: line.weight,
        picked_quantity: null,
        picked_weight: null,
        substitution: substitution.kind,
        substitute_item_id: substitution.itemId,
        substituted_item_id: null,
        substituted_name: null,
        substituted_cents: null,
        comments,
        options: JSON.stringify(options),
        list_cents: costs.listCents,
        net_cents: costs.netCents,
        allocation: JSON.stringify(costs.applied),
        reserved: line.qty,
      },
    ];
  });
}

/** What an order comes to be: its quote, what it costs in cents, and the lines it had before. */
interface Amended {
  inputs: QuoteInputs;
  quote: Quote;
  totalCents: number;
  before: readonly OrderLineRow[];
  priced: PricedCart;
}

/** Writes what an order costs now, and its lines; counts its version (N-62). @returns the version */
export async function keepAmended(
  trx: Transaction,
  order: OrderRow,
  { inputs, quote, totalCents, before, priced }: Amended,
): Promise<number> {
  const { order_number: orderNumber } = order;
  const version = await keepPrice(trx, order, { inputs, quote, totalCents });
  await deleteLines(trx, orderNumber);
  await insertLines(trx, lineRows(orderNumber, { before, priced, quote, inputs }));
  return version;
}

/** Writes what an order costs now, without its lines; counts its version. @returns the version */
export async function keepPrice(
  trx: Transaction,
  { order_number: orderNumber, version: last }: Pick<OrderRow, 'order_number' | 'version'>,
  { inputs, quote, totalCents }: Pick<Amended, 'inputs' | 'quote' | 'totalCents'>,
): Promise<number> {
  const version = last + 1;
  await updateOrder(trx, orderNumber, {
    version,
    inputs: JSON.stringify(inputs),
    quote: JSON.stringify(quote),
    quote_id: digestOf(inputs),
    total_cents: totalCents,
    placed_total_cents: totalCents,
  });
  return version;
}
