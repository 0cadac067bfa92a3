import type { Kysely, Selectable } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';

interface OrderImportTable {
  file_hash: string;
  bytes_done: number;
  lines_done: number;
  taken: number;
  known: number;
  rejected: number;
  rejected_bytes: number;
  finished: boolean;
}

/** The table was created with the games tables and is in their schema. */
type OrdersTables = { 'games.order_import': OrderImportTable };

export type OrdersDb = Kysely<PlatformTables & OrdersTables>;
export type OrderImportRow = Selectable<OrderImportTable>;

export const ordersDb = (db: Database): OrdersDb => db.$extendTables<OrdersTables>();
