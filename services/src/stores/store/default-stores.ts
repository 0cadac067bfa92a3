import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';

type DefaultTables = { 'stores.default_store': { banner: string; store_id: string } };

const defaultsDb = (db: Database) => db.$extendTables<DefaultTables>();

const defaults = referenceData({
  name: 'default stores',
  tables: ['stores.default_store'],
  load: async (db): Promise<ReadonlyMap<string, string>> => {
    const rows = await defaultsDb(db).selectFrom('stores.default_store').selectAll().execute();
    return new Map(rows.map(({ banner, store_id }) => [banner, store_id]));
  },
});

/** Id of the store that a banner names for visitors who have chosen none, kept in memory. */
export const defaultStoreId = async (db: Database, banner: string): Promise<string | undefined> =>
  (await defaults.read(db)).get(banner);

/** The stores that banners name, by banner. */
export const defaultStores = (db: Database): Promise<ReadonlyMap<string, string>> => defaults.read(db);
