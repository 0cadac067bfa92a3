import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { closedStores } from './closed-stores.ts';
import type { Store } from '../rules/store.ts';
import { among, storesDb, type StoreRow } from './tables.ts';

const stores = referenceData({
  name: 'stores',
  tables: ['identity.store'],
  load: async (db): Promise<ReadonlyMap<string, Store>> => {
    const rows = await storesDb(db).selectFrom('identity.store').selectAll().orderBy('store_id').execute();
    return new Map(rows.map((row) => [row.store_id, storeOf(row)]));
  },
});

/** The store with this id, or null. */
export async function storeById(db: Database, storeId: string): Promise<Store | null> {
  if (!db.isTransaction) return (await stores.read(db)).get(storeId) ?? null;
  const query = storesDb(db).selectFrom('identity.store').selectAll().where('store_id', '=', storeId);
  const row = await query.executeTakeFirst();
  return row ? storeOf(row) : null;
}

/** The stores with these ids, by id. */
export async function storesById(db: Database, storeIds: readonly string[]): Promise<Store[]> {
  const asked = new Set(storeIds);
  return [...(await stores.read(db)).values()].filter((store) => asked.has(store.storeId));
}

/** The stores with these ids, and all of a banner's that are open, by id. */
export async function storesAround(db: Database, storeIds: readonly string[], banner: string): Promise<Store[]> {
  const [all, closed] = await Promise.all([stores.read(db), closedStores(db)]);
  return [...all.values()].filter(
    ({ storeId, banner: own }) => (own === banner && !closed.has(storeId)) || storeIds.includes(storeId),
  );
}

/** Stores by id, open or not, read from the database. @param storeIds all stores if null */
export async function loadStores(db: Database, storeIds: readonly string[] | null): Promise<Store[]> {
  const rows = await storesDb(db)
    .selectFrom('identity.store')
    .selectAll()
    .where(among(storeIds))
    .orderBy('store_id')
    .execute();
  return rows.map(storeOf);
}

/** Writes stores; existing rows stay unchanged. */
export async function addStores(trx: Database, stores: readonly Store[]): Promise<void> {
  await storesDb(trx)
    .insertInto('identity.store')
    .values(stores.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const storeOf = (row: StoreRow): Store => ({
  storeId: row.store_id,
  name: row.name,
  banner: row.banner,
  displayBanner: row.display_banner,
  division: row.division,
  timeZone: row.time_zone,
  branchId: row.branch_id,
  address: row.address,
  city: row.city,
  state: row.state,
  zip: row.zip,
});

/** A store as a row of its table. */
export const rowOf = (store: Store): StoreRow => ({
  store_id: store.storeId,
  name: store.name,
  banner: store.banner,
  display_banner: store.displayBanner,
  division: store.division,
  time_zone: store.timeZone,
  branch_id: store.branchId,
  address: store.address,
  city: store.city,
  state: store.state,
  zip: store.zip,
});
