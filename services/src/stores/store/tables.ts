import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
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

/** Is a row's store among these? All are if null. */
export const among = (storeIds: readonly string[] | null): RawBuilder<boolean> =>
  storeIds === null ? sql<boolean>`true` : sql<boolean>`store_id = any(${[...storeIds]}::text[])`;
