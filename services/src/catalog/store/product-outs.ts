import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { catalogDb } from './tables.ts';

/** A product that a store says it is out of. */
export interface ProductOut {
  storeId: string;
  bpn: string;
  name: string;
  /** `YYYY-MM-DD` */
  on: string;
}

/** Products that stores said they are out of, and haven't had back since. */
export const productOuts = (db: Database): Promise<ProductOut[]> =>
  catalogDb(db)
    .selectFrom('catalog.inventory')
    .innerJoin('catalog.product', 'catalog.product.bpn', 'catalog.inventory.bpn')
    .select(['store_id as storeId', 'catalog.inventory.bpn', 'name', sql<string>`out_on::text`.as('on')])
    .where('out_on', 'is not', null)
    .orderBy('store_id')
    .orderBy('catalog.inventory.bpn')
    .execute();

/**
 * A store is out of a product on a day, or has it again.
 * @param on null if it has it
 * @returns the product's name; undefined for one that the store doesn't carry
 */
export async function setProductOut(
  trx: Transaction,
  { storeId, bpn, on }: { storeId: string; bpn: string; on: string | null },
): Promise<string | undefined> {
  const set = await catalogDb(trx)
    .updateTable('catalog.inventory')
    .from('catalog.product')
    .set({ out_on: on })
    .whereRef('catalog.product.bpn', '=', 'catalog.inventory.bpn')
    .where('store_id', '=', storeId)
    .where('catalog.inventory.bpn', '=', bpn)
    .returning('catalog.product.name')
    .executeTakeFirst();
  return set?.name;
}

const endedFor = new WeakMap<object, Map<string, string>>();

/**
 * Before a store's lists are read on a day: what it was out of before is back, from its midnight on. Done by a process once for
 * each store and day; lists leave out by what is written, so that they need nothing else.
 */
export async function endPastOuts(db: Database, storeId: string, today: string): Promise<void> {
  const of = db.getExecutor();
  const days = endedFor.get(of) ?? new Map<string, string>();
  endedFor.set(of, days);
  if (days.get(storeId) === today) return;
  await endProductOuts(db, storeId, today);
  days.set(storeId, today);
}

/** What a store was out of before this day is back. @param today `YYYY-MM-DD`, at the store */
export async function endProductOuts(db: Database, storeId: string, today: string): Promise<void> {
  await catalogDb(db)
    .updateTable('catalog.inventory')
    .set({ out_on: null })
    .where('store_id', '=', storeId)
    .where('out_on', '<', today)
    .execute();
}
