import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** What was chosen and held for a cart is another one's from now on, as far as that one has nothing of its own. */
export async function carryOver(trx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of ['orders.checkout', 'orders.slot_hold', 'orders.wallet_payment'])
    await sql`update ${sql.table(table)} as kept set cart_id = ${to} where kept.cart_id = ${from}
      and not exists (select from ${sql.table(table)} as own where own.cart_id = ${to})`.execute(trx);
}
