import type { Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';

type StoreTable = {
  store_id: string;
  name: string;
  banner: string;
  display_banner: string;
  division: string;
  time_zone: string;
  branch_id: string | null;
  address: string;
  city: string;
  state: string;
  zip: string;
};

/** The table was created with identity's and is in its schema. */
type StoresTables = { 'identity.store': StoreTable };

export type StoreRow = Selectable<StoreTable>;

export const storesDb = (db: Database): Kysely<PlatformTables & StoresTables> => db.$extendTables<StoresTables>();
