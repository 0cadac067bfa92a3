import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { checkoutDb, type CheckoutTables, type ShownQuote } from './checkout-tables.ts';

/** What was chosen for a cart; null is not chosen yet. */
export type Choices = Omit<Selectable<CheckoutTables['orders.checkout']>, 'cart_id' | 'updated_at'>;

const nothing: Choices = {
  hand_over: null,
  address_id: null,
  leave_at: null,
  instructions: null,
  phone: null,
  payment_id: null,
  tip_cents: 0,
  ebt_cents: null,
  po_number: null,
  shown: null,
};

/** What was chosen for a cart so far. */
export async function choicesOf(db: Database, cartId: string): Promise<Choices> {
  const row = await checkoutDb(db)
    .selectFrom('orders.checkout')
    .select([
      'hand_over',
      'address_id',
      'leave_at',
      'instructions',
      'phone',
      'payment_id',
      'tip_cents',
      'ebt_cents',
      'po_number',
      'shown',
    ])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row ?? nothing;
}

/** Keeps choices of a cart; those that aren't named stay. */
export async function keepChoices(
  trx: Transaction,
  cartId: string,
  choices: Partial<Omit<Choices, 'shown'>>,
  at: Temporal.Instant,
): Promise<void> {
  await checkoutDb(trx)
    .insertInto('orders.checkout')
    .values({ ...nothing, ...choices, shown: null, cart_id: cartId, updated_at: at })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ ...choices, updated_at: at }))
    .execute();
}

/** Notes the quote that a shopper is shown: a later one is compared with it (N-60). */
export async function noteShown(
  trx: Transaction,
  cartId: string,
  shown: ShownQuote | null,
  at: Temporal.Instant,
): Promise<void> {
  const text = shown === null ? null : JSON.stringify(shown);
  await checkoutDb(trx)
    .insertInto('orders.checkout')
    .values({ ...nothing, cart_id: cartId, shown: text, updated_at: at })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ shown: text, updated_at: at }))
    .execute();
}

/** Forgets what was chosen for carts that nobody has checked out since. @returns how many */
export async function forgetChoices(db: Database, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await checkoutDb(db)
    .deleteFrom('orders.checkout')
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
