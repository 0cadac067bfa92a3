import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PlacementDraft } from '../rules/placement-draft.ts';
import { checkoutDb, type PlacementRow } from './checkout-tables.ts';

/** The next order number. */
export async function nextOrderNumber(trx: Transaction): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('orders.order_number')::text as number`.execute(trx);
  return rows[0]!.number;
}

const placements = (db: Database) => checkoutDb(db).selectFrom('orders.placement').selectAll();

/** What came of a key so far; undefined if nothing, or if it was released again. */
export const placementByKey = (db: Database, customerId: string, key: string): Promise<PlacementRow | undefined> =>
  placements(db)
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .where('state', '<>', 'RELEASED')
    .executeTakeFirst();

/** The placing of a cart that is on its way. */
export const placementOfCart = (db: Database, cartId: string): Promise<PlacementRow | undefined> =>
  placements(db).where('cart_id', '=', cartId).where('state', '=', 'RESERVED').executeTakeFirst();

export const lockPlacement = (trx: Transaction, placementId: string): Promise<PlacementRow> =>
  placements(trx).where('placement_id', '=', placementId).forUpdate().executeTakeFirstOrThrow();

export async function insertPlacement(
  trx: Transaction,
  { draft, ...row }: Omit<PlacementRow, 'state' | 'answer' | 'draft'> & { draft: PlacementDraft },
): Promise<void> {
  await checkoutDb(trx)
    .insertInto('orders.placement')
    .values({ ...row, draft: JSON.stringify(draft), state: 'RESERVED', answer: null })
    .execute();
}

/** A placing has become an order, and this is its answer from now on. */
export async function finishPlacement(trx: Transaction, placementId: string, answer: object): Promise<void> {
  await checkoutDb(trx)
    .updateTable('orders.placement')
    .set({ state: 'DONE', answer: JSON.stringify(answer) })
    .where('placement_id', '=', placementId)
    .execute();
}

/** A placing came to nothing. */
export async function dropPlacement(trx: Transaction, placementId: string): Promise<void> {
  await checkoutDb(trx)
    .updateTable('orders.placement')
    .set({ state: 'RELEASED' })
    .where('placement_id', '=', placementId)
    .execute();
}

/** Placings that have been on their way since before this. */
export const placementsSince = (db: Database, before: Temporal.Instant, limit: number): Promise<PlacementRow[]> =>
  placements(db)
    .where('state', '=', 'RESERVED')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
