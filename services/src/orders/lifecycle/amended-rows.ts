import type { PricedCart } from '../../cart/index.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { NewOrderLine, OrderLineRow } from '../store/order-tables.ts';

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
