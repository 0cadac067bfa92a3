import type { Static } from 'typebox';
import { digestOf } from '../../../../pricing/receipts/digest.ts';
import { iso } from '../../platform/clock.ts';
import type { OrderDetails, OrderReceipt } from '../contract/orders.ts';
import { ebtMethod, sharesOf } from '../rules/ebt.ts';
import { keptQuantity } from '../rules/swaps.ts';
import type { OrderLineRow, OrderRow, PaymentRow } from '../store/order-tables.ts';

const deliveryTypes = {
  PICKUP: 'Dug',
  ATTENDED: 'Attended',
  UNATTENDED: 'Unattended',
  SHIPPED: 'Attended',
} as const;

const serviceTypes = { PICKUP: 'Dug', DELIVERY: 'Delivery', SHIPPING: 'Delivery', IN_STORE: 'InStore' } as const;

/** An order with the fields of S-74 (S-206). */
export function orderDetailsView(order: OrderRow, lines: readonly OrderLineRow[]): Static<typeof OrderDetails> {
  const items = lines.map((line) => ({
    itemId: line.item_id,
    entryId: line.entry_id,
    quantity: keptQuantity(line) ?? line.ordered_quantity,
  }));
  return {
    orderId: order.order_number,
    storeId: order.store_id,
    orderItems: items,
    deliveryType: deliveryTypes[order.hand_over.kind],
    serviceType: serviceTypes[order.channel],
    deliveryInfo: {
      slotInfo: { displayStartTS: order.slot_start === null ? null : iso(order.slot_start), slotId: order.slot_id },
    },
    customerInfo: { zipCode: order.hand_over.zipCode },
    orderSummary: {
      estimatedSubTotal: order.quote.totals.goodsCents,
      totalItemQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}

/** The receipt of a finalized order, with all that its price depends on (N-42). */
export function receiptView(
  order: OrderRow & { finalized_at: Temporal.Instant },
  payments: readonly PaymentRow[],
): Static<typeof OrderReceipt> {
  const live = payments.filter(({ state }) => state !== 'DECLINED' && state !== 'VOIDED');
  return {
    orderNumber: order.order_number,
    poNumber: order.po_number,
    digest: digestOf(order.inputs),
    inputs: { ...order.inputs },
    quote: { ...order.quote, quoteId: order.quote_id },
    feeCents: order.fee_cents,
    tipCents: order.tip_cents,
    totalCents: order.total_cents,
    heldCents: live.reduce((sum, payment) => sum + (payment.method === ebtMethod ? 0 : payment.authorized_cents), 0),
    ebtCents: sharesOf(order.inputs, order.quote, order.total_cents).ebtCents,
    chargedCents: live.reduce((sum, { captured_cents: cents }) => sum + cents, 0),
    paidAt: iso(order.finalized_at),
  };
}
