import type { Database, Transaction } from '../../platform/database/database.ts';
import { slotDb } from './slot-tables.ts';

/** The time a cart holds, ended or not; null if none. */
export async function holdOf(db: Database, cartId: string) {
  const row = await slotDb(db)
    .selectFrom('orders.slot_hold as hold')
    .innerJoin('orders.slot as slot', 'slot.slot_id', 'hold.slot_id')
    .selectAll('slot')
    .select('hold.held_until')
    .where('hold.cart_id', '=', cartId)
    .executeTakeFirst();
  return row ?? null;
}
export type Hold = NonNullable<Awaited<ReturnType<typeof holdOf>>>;

/** Which time a cart's row holds, without the time's own facts. */
export async function heldSlotId(trx: Transaction, cartId: string): Promise<string | null> {
  const row = await slotDb(trx)
    .selectFrom('orders.slot_hold')
    .select('slot_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.slot_id ?? null;
}

/** Notes that a cart holds a time, in place of the one before. */
export async function putHold(
  trx: Transaction,
  hold: { cart_id: string; slot_id: string; held_until: Temporal.Instant },
): Promise<void> {
  const { slot_id, held_until } = hold;
  await slotDb(trx)
    .insertInto('orders.slot_hold')
    .values(hold)
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ slot_id, held_until }))
    .execute();
}

/** Removes a cart's hold. @returns its time; null if somebody else has removed it */
export async function deleteHold(trx: Transaction, cartId: string): Promise<string | null> {
  const row = await slotDb(trx)
    .deleteFrom('orders.slot_hold')
    .where('cart_id', '=', cartId)
    .returning('slot_id')
    .executeTakeFirst();
  return row?.slot_id ?? null;
}
