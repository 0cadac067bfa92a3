import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { checkoutDb, type CheckoutTables } from './checkout-tables.ts';

export type WalletPaymentRow = Selectable<CheckoutTables['orders.wallet_payment']>;

/** Keeps what was confirmed for a cart; what was confirmed before is worth nothing anymore. */
export async function putWalletPayment(
  trx: Transaction,
  row: Insertable<CheckoutTables['orders.wallet_payment']>,
): Promise<void> {
  const { cart_id: _, ...change } = row;
  await checkoutDb(trx)
    .insertInto('orders.wallet_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(change))
    .execute();
}

/** Takes what was confirmed for a cart away: it pays once. */
export const takeWalletPayment = (trx: Transaction, cartId: string): Promise<WalletPaymentRow | undefined> =>
  checkoutDb(trx).deleteFrom('orders.wallet_payment').where('cart_id', '=', cartId).returningAll().executeTakeFirst();

/** Forgets what was confirmed, and never used. @returns how many */
export async function forgetWalletPayments(db: Database, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await checkoutDb(db)
    .deleteFrom('orders.wallet_payment')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
