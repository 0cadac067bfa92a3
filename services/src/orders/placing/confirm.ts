import { emptyCart, lockCart } from '../../cart/index.ts';
import type { OrderMessages } from '../../games/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { keepChoices, noteShown } from '../store/checkouts.ts';
import type { PlacementRow } from '../store/checkout-tables.ts';
import { wholeOrders } from '../store/order-reads.ts';
import type { NewOrder, NewOrderLine } from '../store/order-tables.ts';
import { insertOrder, lockOrder } from '../store/order-writes.ts';
import { updatePayment } from '../store/payments.ts';
import { finishPlacement } from '../store/placements.ts';
import { earned, orderView, type PlacedOrderView } from '../views/order.ts';

/**
 * The second half of placing an order, once its money is held: order, lines, and history are written, the event goes out,
 * and the cart is emptied, in one transaction. The placing is locked.
 * @param reference the provider's name of the hold
 */
export async function confirm(
  trx: Transaction,
  { clock, outbox }: Pick<ServiceContext, 'clock' | 'outbox'>,
  placement: PlacementRow,
  reference: string | null,
): Promise<PlacedOrderView> {
  const { draft, order_number: orderNumber, household_id: householdId, cart_id: cartId } = placement;
  const now = clock.now();
  await insertOrder(trx, orderRow(placement), draft.lines.map(lineRow(orderNumber)));
  await updatePayment(trx, draft.payment.paymentId, { state: 'AUTHORIZED', reference, updated_at: now });
  if (draft.ebt) await updatePayment(trx, draft.ebt.paymentId, { state: 'AUTHORIZED', updated_at: now });
  const cart = await lockCart(trx, { cartId, owner: { householdId } });
  if (cart) {
    const ordered = new Set(draft.lines.map(({ entryId }) => entryId));
    await emptyCart(trx, { ...cart, lines: cart.lines.filter(({ entryId }) => ordered.has(entryId)) }, now);
  }
  await keepChoices(trx, cartId, { tip_cents: 0, instructions: null, ebt_cents: null, po_number: null }, now);
  await noteShown(trx, cartId, null, now);
  await outbox.announce(trx, 'order.placed', {
    orderNumber,
    householdId,
    storeName: draft.store.name,
    state: draft.store.state,
    timeZone: draft.store.timeZone,
    placedAt: draft.placedAt,
    handOverAt: draft.slot?.end ?? null,
    lines: draft.earning,
  } satisfies OrderMessages['order.placed']);
  const order = await lockOrder(trx, orderNumber);
  const [whole] = order ? await wholeOrders(trx, [order]) : [];
  if (!whole) throw new Error(`order ${orderNumber} was just written and is missing`);
  const answer = orderView(whole, { now, editing: new Set(), earns: await earned(trx, [whole.order]) });
  await finishPlacement(trx, placement.placement_id, answer);
  return answer;
}

function orderRow({ draft, ...placement }: PlacementRow): NewOrder {
  const { store, slot } = draft;
  return {
    order_number: placement.order_number,
    household_id: placement.household_id,
    customer_id: placement.customer_id,
    cart_id: placement.cart_id,
    cart_category: draft.cartCategory,
    seller_id: draft.sellerId,
    store_id: store.storeId,
    store_name: store.name,
    store_state: store.state,
    time_zone: store.timeZone,
    banner: store.banner,
    channel: draft.channel,
    slot_id: slot?.slotId ?? null,
    slot_start: slot && Temporal.Instant.from(slot.start),
    slot_end: slot && Temporal.Instant.from(slot.end),
    slot_kind: slot?.kind ?? null,
    cutoff_at: slot && Temporal.Instant.from(slot.cutoff),
    awaits_price: draft.awaitsPrice ?? false,
    hand_over: JSON.stringify(draft.handOver),
    phone: draft.phone,
    po_number: draft.poNumber ?? null,
    inputs: JSON.stringify(draft.inputs),
    quote: JSON.stringify(draft.quote),
    quote_id: draft.digest,
    fee_cents: draft.feeCents,
    waived_cents: draft.waivedCents ?? 0,
    tip_cents: draft.tipCents,
    total_cents: draft.totalCents,
    placed_total_cents: draft.totalCents,
    confirmed_age: draft.confirmsAge,
    placed_at: Temporal.Instant.from(draft.placedAt),
  };
}

const lineRow =
  (orderNumber: string) =>
  (line: PlacementRow['draft']['lines'][number], position: number): NewOrderLine => ({
    order_number: orderNumber,
    entry_id: line.entryId,
    position,
    item_id: line.itemId,
    name: line.name,
    size: line.size,
    department_id: line.departmentId,
    category: line.category,
    contains_alcohol: line.containsAlcohol,
    restricted_value: line.restrictedValue,
    ordered_quantity: line.quantity,
    ordered_weight: line.weight,
    picked_quantity: null,
    picked_weight: null,
    substitution: line.substitution.kind,
    substitute_item_id: line.substitution.itemId,
    substituted_item_id: null,
    substituted_name: null,
    substituted_cents: null,
    comments: line.comments,
    options: JSON.stringify(line.options),
    list_cents: line.listCents,
    net_cents: line.netCents,
    allocation: JSON.stringify(line.applied),
    reserved: line.quantity,
  });
