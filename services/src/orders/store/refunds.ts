import type { Transaction } from '../../platform/database/database.ts';
import { orderDb, type RefundRow } from './order-tables.ts';

/** A part of an order that is paid back. */
export interface NewRefund {
  refundId: string;
  orderNumber: string;
  paymentId: string;
  cents: number;
  reason: RefundRow['reason'];
  at: Temporal.Instant;
  /** What goes back by line. */
  lines: readonly { entryId: string; cents: number }[];
}

/** Writes a refund to one of the payments of a charged order. */
export async function insertRefund(
  trx: Transaction,
  { refundId, orderNumber, paymentId, cents, reason, at, lines }: NewRefund,
): Promise<void> {
  await orderDb(trx)
    .insertInto('orders.refund')
    .values({
      refund_id: refundId,
      order_number: orderNumber,
      payment_id: paymentId,
      state: 'DONE',
      cents,
      reason,
      lines: JSON.stringify(lines),
      reference: null,
      created_at: at,
    })
    .execute();
}
