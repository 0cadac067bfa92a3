import type { Database } from '../../platform/database/database.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { milesBetween } from '../../platform/zip/distance.ts';
import { storeById, storesAround } from '../store/stores.ts';

/** The other stores of a store's banner by their ids, nearest first; those that aren't on the map last. */
export async function storesNear(db: Database, storeId: string): Promise<string[]> {
  const store = await storeById(db, storeId);
  if (!store) return [];
  const { position } = await zipCodes();
  const home = position(store.zip);
  const others = (await storesAround(db, [], store.banner)).filter((other) => other.storeId !== storeId);
  return others
    .map((other) => {
      const place = position(other.zip);
      return { storeId: other.storeId, miles: home && place ? milesBetween(home, place) : Number.MAX_VALUE };
    })
    .toSorted((one, other) => one.miles - other.miles || (one.storeId < other.storeId ? -1 : 1))
    .map((other) => other.storeId);
}
