import type { Insertable, Updateable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { orderDb, type OrderTables, type PaymentRow } from './order-tables.ts';

type NewPayment = Insertable<OrderTables['orders.payment']>;

export async function insertPayment(trx: Transaction, payment: NewPayment): Promise<void> {
  await orderDb(trx).insertInto('orders.payment').values(payment).execute();
}

export async function updatePayment(
  db: Database,
  paymentId: string,
  change: Updateable<OrderTables['orders.payment']>,
): Promise<void> {
  await orderDb(db).updateTable('orders.payment').set(change).where('payment_id', '=', paymentId).execute();
}

/** More is held; an answer that came late lowers nothing. */
export async function noteHeld(
  db: Database,
  paymentId: string,
  { cents, at }: { cents: number; at: Temporal.Instant },
): Promise<void> {
  await orderDb(db)
    .updateTable('orders.payment')
    .set({ authorized_cents: cents, updated_at: at })
    .where('payment_id', '=', paymentId)
    .where('authorized_cents', '<', cents)
    .execute();
}

/** Its provider refuses to hold so much. @returns false if another answer has come since `payment` was read */
export async function noteRefused(
  db: Database,
  payment: Pick<PaymentRow, 'payment_id' | 'refusals'>,
  { cents, at }: { cents: number; at: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await orderDb(db)
    .updateTable('orders.payment')
    .set({ refused_cents: cents, refusals: payment.refusals + 1, updated_at: at })
    .where('payment_id', '=', payment.payment_id)
    .where('refusals', '=', payment.refusals)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const payments = (db: Database) => orderDb(db).selectFrom('orders.payment').selectAll();

export const paymentById = (db: Database, paymentId: string): Promise<PaymentRow> =>
  payments(db).where('payment_id', '=', paymentId).executeTakeFirstOrThrow();

/** What an order was charged by, the first one first. */
export const chargedPayments = (db: Database, orderNumber: string): Promise<PaymentRow[]> =>
  payments(db)
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'CAPTURED')
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();

/** An order's holds that stand, the first one first. */
export const livePayments = (db: Database, orderNumber: string): Promise<PaymentRow[]> =>
  payments(db)
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'AUTHORIZED')
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();
