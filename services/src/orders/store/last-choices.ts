import type { Database } from '../../platform/database/database.ts';
import { walletMethods } from '../rules/checkout/wallets.ts';
import { ebtMethod } from '../rules/ebt.ts';
import { type KeptHandOver, orderDb } from './order-tables.ts';

/** What a household chose for the orders that it placed last. */
export interface LastChoices {
  phone: string | null;
  /** Never a wallet: it may not be on this device. */
  paymentId: string | null;
  /** How the last delivery was handed over; null before the first. */
  delivery: KeptHandOver | null;
}

/** Orders as far back as their choices count. */
const lookedAt = 10;

/** What a household chose last of each, among its latest orders of groceries that were not canceled. */
export async function lastChoicesOf(
  db: Database,
  { householdId, category }: { householdId: string; category: string },
): Promise<LastChoices> {
  const orders = await orderDb(db)
    .selectFrom('orders.order as o')
    .select((eb) => [
      'o.channel',
      'o.phone',
      'o.hand_over',
      eb
        .selectFrom('orders.payment as p')
        .select('p.method')
        .whereRef('p.order_number', '=', 'o.order_number')
        .where('p.method', 'not in', [ebtMethod, ...walletMethods])
        .orderBy('p.created_at', 'desc')
        .limit(1)
        .as('method'),
    ])
    .where('o.household_id', '=', householdId)
    .where('o.cart_category', '=', category)
    .where('o.state', '!=', 'CANCELLED')
    .orderBy('o.placed_at', 'desc')
    .limit(lookedAt)
    .execute();
  return {
    phone: orders.find(({ phone }) => phone !== null)?.phone ?? null,
    paymentId: orders.find(({ method }) => method !== null)?.method ?? null,
    delivery: orders.find(({ channel }) => channel === 'DELIVERY')?.hand_over ?? null,
  };
}
