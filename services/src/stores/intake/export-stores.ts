import type { Database } from '../../platform/database/database.ts';
import { lineOfStore, type StoreLine } from '../rules/imports/store-line.ts';
import { wholeStores } from '../store/whole-stores.ts';

/** Every store as a line of JSON, by id: importing them changes nothing. */
export const exportStores = async (db: Database): Promise<StoreLine[]> =>
  (await wholeStores(db, null)).map(lineOfStore);
