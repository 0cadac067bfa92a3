import type { Database } from '../../platform/database/database.ts';
import { shelfPlaces } from '../store/departments.ts';
import { productsByBpn } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';
import { picturesView } from '../views/products.ts';

/** Where a product stands in the store. */
export interface OnShelf {
  department: string;
  aisle: string;
  /** Its shelf's place on the way through the store. */
  position: number;
  /** Path of its picture under the services. */
  picture: string | null;
}

/** Where products stand, by bpn; unknown ones are left out. @param at the store, and its day */
export async function onShelves(
  db: Database,
  bpns: readonly string[],
  at: { storeId: string; today: string },
): Promise<ReadonlyMap<string, OnShelf>> {
  if (bpns.length === 0) return new Map();
  const [found, places] = await Promise.all([productsByBpn(catalogDb(db), bpns, at), shelfPlaces(db)]);
  const way = [...places.keys()];
  return new Map(
    found.flatMap(({ product: { bpn, shelfId, pictureId } }) => {
      const place = places.get(shelfId);
      if (!place) return [];
      const picture = pictureId === null ? null : picturesView(pictureId).thumb;
      const { department, aisle } = place;
      return [[bpn, { department: department.name, aisle: aisle.name, position: way.indexOf(shelfId), picture }]];
    }),
  );
}
